/** The save gate: what is being solved before a save, and which levels are not ready to be saved. */
import { isBroken } from '../../core/document/pack.ts'
import { Modal } from '../controls/Modal.tsx'
import type { DialogOf } from '../dialog.ts'
import { titleOf } from '../panels/LevelList.tsx'
import { Thumbnail } from '../panels/Thumbnail.tsx'
import { useEditor } from '../store.ts'
import { useWords } from '../words.ts'

export function GateRunning({ done, total, title, stop }: DialogOf<'gate-running'>) {
  const { t } = useWords()
  return (
    <Modal title={t('gateTitle')} onCancel={stop}>
      <p className="why" aria-live="polite">
        {t('gateProgress', { done: done + 1, total, title: title || t('untitledLevel') })}
      </p>
      <div className="bar">
        <i style={{ width: `${(100 * done) / total}%` }} />
      </div>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={stop}>
          {t('cancel')}
        </button>
      </div>
    </Modal>
  )
}

export function Gate({ refused, answer }: DialogOf<'gate'>) {
  const { t, code } = useWords()
  const { levels } = useEditor.getState().history.pack
  const rows = refused.flatMap((gate) => {
    const index = levels.findIndex((other) => other.id === gate.id)
    const entry = levels[index]
    return entry === undefined ? [] : [{ gate, entry, number: index + 1 }]
  })
  const drafts = rows.filter(({ entry }) => !isBroken(entry)).length
  return (
    <Modal wide title={t('gateStopped')} onCancel={() => answer('cancel')}>
      <p className="why">
        {t('gateWhy')} {drafts < rows.length && t('gateCannotDraft')}
      </p>
      <ul className="scroll" data-testid="gate">
        {rows.map(({ gate, entry, number }) => (
          <li key={gate.id} className="problem">
            <Thumbnail entry={entry} />
            <div>
              <strong>
                {number}. {titleOf(entry, t('untitledLevel'))}
              </strong>
              {[...new Set(gate.reasons.map((reason) => code(reason.code, reason.details)))].map((reason) => (
                <p key={reason} className="why">
                  {reason}
                </p>
              ))}
            </div>
            <button type="button" className="button slim" onClick={() => answer(gate)}>
              {t('gateFix')}
            </button>
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <button type="button" className="button first" onClick={() => answer('draft')}>
          {drafts === 0 ? t('gateAnyway') : t('gateDrafts', { count: drafts })}
        </button>
        <button type="button" className="button main" data-first="" onClick={() => answer('cancel')}>
          {t('cancel')}
        </button>
      </div>
    </Modal>
  )
}
