/** A button that gives a command: its name and key as a tip, off while the command is not at hand. */
import type { ReactNode } from 'react'
import { type CommandId, canRun, commands, runCommand } from '../commands.ts'
import { keyLabel } from '../keys.ts'
import { useEditor } from '../store.ts'
import { useWords } from '../words.ts'
import { Tip, type TipSide } from './Tip.tsx'

interface Props {
  readonly id: CommandId
  readonly icon?: ReactNode
  /** Written on it; without it the name is left to the tip. */
  readonly text?: string
  /** Where it says more than the command's own name. */
  readonly label?: string
  readonly className?: string
  readonly side?: TipSide
}

export function CommandButton({ id, icon, text, label, className = 'plain', side }: Props) {
  const { t } = useWords()
  const enabled = useEditor((state) => canRun(id, state))
  const { word, keys } = commands[id]
  const name = label ?? t(word)
  return (
    <Tip label={name} keys={keyLabel(keys[0])} side={side}>
      <button
        type="button"
        className={className}
        aria-label={text === undefined ? name : undefined}
        disabled={!enabled}
        onClick={() => runCommand(id)}
      >
        {icon}
        {text !== undefined && <span className="text">{text}</span>}
      </button>
    </Tip>
  )
}
