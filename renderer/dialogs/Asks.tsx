/** The two questions that stand between a designer and lost work. */
import { Modal } from '../controls/Modal.tsx'
import type { DialogOf } from '../dialog.ts'
import { useEditor } from '../store.ts'
import { useWords } from '../words.ts'

/** Before another pack takes the place of one with unsaved changes. */
export function Discard({ answer }: DialogOf<'discard'>) {
  const { t } = useWords()
  const title = useEditor((state) => state.history.pack.title)
  return (
    <Modal title={t('discardTitle')} onCancel={() => answer('cancel')}>
      <p className="why">{t('discardWhy', { title: title || t('untitledPack') })}</p>
      <div className="dialog-actions">
        <button type="button" className="button bad first" onClick={() => answer('discard')}>
          {t('discard')}
        </button>
        <button type="button" className="button" onClick={() => answer('cancel')}>
          {t('cancel')}
        </button>
        <button type="button" className="button main" data-first="" onClick={() => answer('save')}>
          {t('save')}
        </button>
      </div>
    </Modal>
  )
}

/** Another program wrote the file since it was read. */
export function Changed({ path, answer }: DialogOf<'changed'>) {
  const { t } = useWords()
  return (
    <Modal title={t('changedTitle')} onCancel={() => answer('cancel')}>
      <p className="why">{t('changedWhy', { path })}</p>
      <div className="dialog-actions">
        <button type="button" className="button bad first" onClick={() => answer('overwrite')}>
          {t('overwrite')}
        </button>
        <button type="button" className="button bad" onClick={() => answer('reload')}>
          {t('reload')}
        </button>
        <button type="button" className="button main" data-first="" onClick={() => answer('cancel')}>
          {t('cancel')}
        </button>
      </div>
    </Modal>
  )
}
