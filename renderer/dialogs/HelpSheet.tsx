/** Every key of the kind that is open, from the same tables that the keys come from. */
import { kindNamed } from '../board.ts'
import type { Command } from '../commands.ts'
import { Modal } from '../controls/Modal.tsx'
import { keyLabel } from '../keys.ts'
import { currentLevel, useEditor } from '../store.ts'
import { useWords, type Word } from '../words.ts'
import { keySheet } from './keySheet.ts'

const POINTER: readonly (readonly [Word, Word, prefix?: string])[] = [
  ['helpPaint', 'leftButton'],
  ['helpErase', 'rightButton'],
  ['helpPan', 'middleButton'],
  ['helpPan', 'drag', 'Space + '],
  ['helpZoom', 'wheel', 'Ctrl + '],
]
const BOARD: readonly (readonly [Word, Word, prefix?: string])[] = [
  ['helpCursor', 'arrows'],
  ['helpPress', 'space'],
  ['helpGrab', 'enter'],
]

export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  const { t, code } = useWords()
  const level = useEditor(currentLevel)
  const tools = level === undefined ? [] : kindNamed(level.kind).tools
  const { editing, running, swatches } = keySheet(level?.kind)
  const list = (commands: readonly Command[]) =>
    commands.map((command) => <Row key={command.word} what={t(command.word)} keys={command.keys} />)
  const gestures = (rows: typeof POINTER) =>
    rows.map(([what, how, prefix = '']) => <Row key={`${what} ${how}`} what={t(what)} keys={[`${prefix}${t(how)}`]} />)
  return (
    <Modal wide title={t('help')} onCancel={onClose}>
      <div className="scroll sheet">
        <section>
          <h3>{t('helpPointer')}</h3>
          <dl>{gestures(POINTER)}</dl>
        </section>
        <section>
          <h3>{t('helpBoard')}</h3>
          <dl>{gestures(BOARD)}</dl>
        </section>
        <section>
          <h3>{t('helpTools')}</h3>
          <dl>
            {tools.map((tool) => (
              <Row key={tool.id} what={code(`tool.${level?.kind}.${tool.id}`)} keys={[tool.key]} />
            ))}
            {swatches.length > 0 && <Row what={t('helpSwatch')} keys={[`${swatches[0]} – ${swatches.at(-1)}`]} />}
          </dl>
        </section>
        <section>
          <h3>{t('helpCommands')}</h3>
          <dl>{list(editing)}</dl>
        </section>
        <section>
          <h3>{t('helpRun')}</h3>
          <dl>{list(running)}</dl>
        </section>
      </div>
      <div className="dialog-actions">
        <button type="button" className="button main" data-first="" onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </Modal>
  )
}

function Row({ what, keys }: { readonly what: string; readonly keys: readonly string[] }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>
        {keys.map((key) => (
          <kbd key={key}>{keyLabel(key)}</kbd>
        ))}
      </dd>
    </div>
  )
}
