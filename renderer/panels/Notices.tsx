/** What must not be missed: a lost connection, a save that failed. Stays until it is dealt with. */
import { TriangleAlert, Unplug, X } from 'lucide-react'
import { host } from '../session.ts'
import { dismissNotice, isOfLost, type Notice, useEditor } from '../store.ts'
import { useWords, type Words } from '../words.ts'

export function Notices() {
  const { t } = useWords()
  const connection = useEditor((state) => state.connection)
  const notices = useEditor((state) => state.notices)
  // What came to nothing for want of the connection is told in the one line about it.
  const failed = notices.findLast(isOfLost)
  return (
    <div className="notices">
      {connection === 'lost' && (
        <div className="notice bad" role="alert">
          <Unplug size={16} aria-hidden="true" />
          <p>{failed === undefined ? t('lost') : t(failed.word, { why: t('lost') })}</p>
          <button type="button" className="button slim" onClick={() => host.connect()}>
            {t('reconnect')}
          </button>
        </div>
      )}
      {notices.map((notice) => !isOfLost(notice) && <NoticeRow key={notice.id} notice={notice} />)}
    </div>
  )
}

function whyOf({ t, code }: Words, { code: key, details, place, more = 0 }: Notice): string {
  const what = code(key, details)
  const placed = place === undefined ? what : t(place.column === undefined ? 'atLine' : 'atCell', { ...place, what })
  return more > 0 ? t('andMore', { what: placed, count: more }) : placed
}

function NoticeRow({ notice }: { readonly notice: Notice }) {
  const words = useWords()
  const { t } = words
  return (
    <div className="notice bad" role="alert" data-testid="notice">
      <TriangleAlert size={16} aria-hidden="true" />
      <p>{t(notice.word, { why: whyOf(words, notice) })}</p>
      <button type="button" className="plain" aria-label={t('dismiss')} onClick={() => dismissNotice(notice.id)}>
        <X size={14} />
      </button>
    </div>
  )
}
