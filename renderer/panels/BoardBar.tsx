/** Over the board: which layer of it is shown, the kind's actions on the whole of it, and the mirrors of symmetric strokes. */
import { Dices, Ellipsis, FlipHorizontal2, FlipVertical2, RotateCcw } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import type { Level } from '../../core/document/pack.ts'
import type { Action } from '../../core/editing.ts'
import { drawAnew, runAction } from '../actions.ts'
import { kindNamed } from '../board.ts'
import { type CommandId, commands, runCommand } from '../commands.ts'
import { Tip } from '../controls/Tip.tsx'
import { isComposing, keyLabel } from '../keys.ts'
import { chooseLayer, layerOn, layersOf } from '../layers.ts'
import { shownBoard, useEditor } from '../store.ts'
import type { Symmetry } from '../symmetry.ts'
import { useWords } from '../words.ts'

export function BoardBar({ level }: { readonly level: Level | undefined }) {
  const { t } = useWords()
  const isRunning = useEditor((state) => state.run !== null)
  return (
    <fieldset className="board-bar" disabled={isRunning} aria-label={t('boardBar')}>
      {level !== undefined && (
        <>
          <Layers level={level} />
          <Actions kindId={level.kind} />
          <div className="end">
            <Mirror id="mirrorAcross" of="across" icon={<FlipVertical2 size={16} />} />
            <Mirror id="mirrorDown" of="down" icon={<FlipHorizontal2 size={16} />} />
            <Mirror id="mirrorTurn" of="turn" icon={<RotateCcw size={16} />} />
          </div>
        </>
      )}
    </fieldset>
  )
}

function Layers({ level }: { readonly level: Level }) {
  const { t, code } = useWords()
  const board = useEditor(shownBoard)
  const chosen = useEditor((state) => state.layer)
  const layers = layersOf(level.kind, board)
  const shown = layerOn(level.kind, board, chosen)
  if (layers.length === 0) return null
  return (
    <Tip label={t('switchLayer')} keys={keyLabel(commands.layer.keys[0])}>
      <div className="segments" role="radiogroup" aria-label={t('layers')}>
        {layers.map(({ id, isThere }) => (
          // biome-ignore lint/a11y/useSemanticElements: drawn as one bar, not as a form's choice.
          <button key={id} type="button" role="radio" aria-checked={id === shown} disabled={!isThere} onClick={() => chooseLayer(id)}>
            {code(`layer.${level.kind}.${id}`)}
          </button>
        ))}
      </div>
    </Tip>
  )
}

/** What draws lots has its button and its seed; the others are in a menu. */
function Actions({ kindId }: { readonly kindId: string }) {
  const { t, code } = useWords()
  const { actions } = kindNamed(kindId)
  const plain = actions.filter(({ isSeeded }) => !isSeeded)
  return (
    <>
      {actions
        .filter(({ isSeeded }) => isSeeded)
        .map((action) => (
          <Seeded key={action.id} kindId={kindId} action={action} />
        ))}
      {plain.length > 0 && (
        <DropdownMenu.Root>
          <DropdownMenu.Trigger className="plain" aria-label={t('moreActions')}>
            <Ellipsis size={16} aria-hidden="true" />
          </DropdownMenu.Trigger>
          <DropdownMenu.Portal>
            <DropdownMenu.Content className="menu" align="start" sideOffset={4}>
              {plain.map((action) => (
                <DropdownMenu.Item key={action.id} className="menu-item" onSelect={() => runAction(action, '')}>
                  {code(`action.${kindId}.${action.id}`)}
                </DropdownMenu.Item>
              ))}
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
      )}
    </>
  )
}

interface ActionProps {
  readonly kindId: string
  readonly action: Action<unknown>
}

/** A press draws by the seed that was typed since the last one, else by a new one, which it shows; Enter in the field by what stands there. */
function Seeded({ kindId, action }: ActionProps) {
  const { t, code } = useWords()
  const seed = useEditor((state) => state.seed)
  const [isTyped, setTyped] = useState(false)
  const press = () => {
    if (isTyped && seed.trim() !== '') runAction(action, seed)
    else drawAnew()
    setTyped(false)
  }
  return (
    <>
      <Tip label={code(`action.${kindId}.${action.id}`)} keys={keyLabel(commands.drawAnew.keys[0])}>
        <button type="button" className="button slim" onClick={press}>
          <Dices size={14} aria-hidden="true" />
          <span className="text">{code(`action.${kindId}.${action.id}`)}</span>
        </button>
      </Tip>
      <Tip label={t('seedHow')}>
        <input
          className="field seed"
          aria-label={t('seed')}
          placeholder={t('seed')}
          spellCheck={false}
          maxLength={80}
          value={seed}
          onChange={(event) => {
            useEditor.setState({ seed: event.target.value })
            setTyped(true)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
            event.stopPropagation()
            runAction(action, seed)
          }}
        />
      </Tip>
    </>
  )
}

function Mirror({ id, of, icon }: { readonly id: CommandId; readonly of: keyof Symmetry; readonly icon: ReactNode }) {
  const { t } = useWords()
  const isOn = useEditor((state) => state.symmetry[of])
  const { word, keys } = commands[id]
  return (
    <Tip label={t(word)} keys={keyLabel(keys[0] ?? '')}>
      <button type="button" className="plain" aria-label={t(word)} aria-pressed={isOn} onClick={() => runCommand(id)}>
        {icon}
      </button>
    </Tip>
  )
}
