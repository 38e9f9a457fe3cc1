/** Kind and size of a new level. */
import { type FormEvent, useState } from 'react'
import { kindIds } from '../../core/registry.ts'
import { addBlankLevel } from '../commands.ts'
import { Modal } from '../controls/Modal.tsx'
import { viewOf } from '../kinds/index.ts'
import { currentLevel, useEditor } from '../store.ts'
import { useWords } from '../words.ts'

export function NewLevel({ onClose }: { readonly onClose: () => void }) {
  const { t, code } = useWords()
  const [kindId, setKind] = useState(() => currentLevel(useEditor.getState())?.kind ?? kindIds[0] ?? '')
  const { usual, min, max } = viewOf(kindId).sizes
  const [width, setWidth] = useState(usual)
  const [height, setHeight] = useState(usual)
  const create = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    addBlankLevel(kindId, { width, height })
  }
  const side = (id: 'width' | 'height', value: number, set: (value: number) => void) => (
    <>
      <label htmlFor={`new-${id}`}>{t(id)}</label>
      <input
        id={`new-${id}`}
        className="field short"
        data-first={id === 'width' ? '' : undefined}
        type="number"
        required
        min={min}
        max={max}
        step={1}
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => set(event.target.valueAsNumber)}
      />
    </>
  )
  return (
    <Modal title={t('newLevelTitle')} onCancel={onClose}>
      <form className="labelled" id="new-level" onSubmit={create}>
        {kindIds.length > 1 && (
          <>
            <label htmlFor="new-kind">{t('kind')}</label>
            <select id="new-kind" className="field" value={kindId} onChange={(event) => setKind(event.target.value)}>
              {kindIds.map((id) => (
                <option key={id} value={id}>
                  {code(`kind.${id}`)}
                </option>
              ))}
            </select>
          </>
        )}
        {side('width', width, setWidth)}
        {side('height', height, setHeight)}
      </form>
      <p className="why">{t('sizeRange', { min, max })}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('cancel')}
        </button>
        <button type="submit" form="new-level" className="button main">
          {t('create')}
        </button>
      </div>
    </Modal>
  )
}
