/** What would make the answer the only one: ways to ask for, suggestions to look at on the board, one to take. */
import { Check, LoaderCircle, Wrench } from 'lucide-react'
import { kindNamed } from '../board.ts'
import { caller, host } from '../session.ts'
import { useEditor } from '../store.ts'
import { useWords } from '../words.ts'
import { nearer } from './compare.ts'
import { askMending, chooseMending, takeMending } from './mend.ts'
import type { Compare } from './run.ts'

export function Mend({ compare }: { readonly compare: Compare }) {
  const { t, code } = useWords()
  const isOpen = useEditor((state) => state.connection === 'open')
  const { course, mending } = compare
  const { repairWays = [] } = kindNamed(course.kindId)
  if (repairWays.length === 0) return null
  const asked = mending.is === 'searching' || mending.is === 'found' ? mending.by : undefined
  return (
    <section className="mend" aria-label={t('mend')} data-testid="mend">
      <div className="panel-head">
        {t('mend')}
        <span className="count">{t('towards', { number: nearer(compare) + 1 })}</span>
      </div>
      <div className="actions">
        {repairWays.map((way) => (
          <button
            key={way}
            type="button"
            className={way === asked ? 'button slim lit' : 'button slim'}
            disabled={!isOpen}
            onClick={() => void askMending(way, host, `${caller} mend`)}
          >
            {code(`repair.${course.kindId}.by-${way}`)}
          </button>
        ))}
      </div>
      <div role="status" className="mendings">
        <Found compare={compare} />
      </div>
    </section>
  )
}

function Found({ compare }: { readonly compare: Compare }) {
  const { t, code } = useWords()
  const { mending } = compare
  switch (mending.is) {
    case 'none':
      return <p className="none">{t('mendHow')}</p>
    case 'searching':
      return (
        <p className="counting">
          <LoaderCircle size={12} className="spin" aria-hidden="true" /> {t('mendSearching')}
        </p>
      )
    case 'failed':
      return <p className="none">{code(mending.fault.code, mending.fault.detail)}</p>
    case 'found': {
      const { suggestions, chosen } = mending
      if (suggestions.length === 0) return <p className="none">{t('mendNone')}</p>
      return (
        <>
          <ul>
            {suggestions.map(({ says, at }, i) => (
              <li key={i}>
                <button
                  type="button"
                  className="suggestion"
                  aria-pressed={i === chosen}
                  onClick={() => chooseMending(i === chosen ? null : i)}
                >
                  <Wrench size={14} aria-hidden="true" />
                  <span>
                    {code(says.key, says.details)}
                    <small>{at.map(([x, y]) => t('cellAt', { row: y + 1, column: x + 1 })).join('; ')}</small>
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className="button main" disabled={chosen === null} onClick={takeMending}>
            <Check size={14} aria-hidden="true" />
            {t('mendTake')}
          </button>
        </>
      )
    }
  }
}
