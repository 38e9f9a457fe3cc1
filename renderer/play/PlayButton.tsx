/** Into the play-test of the level on screen, and back to editing it. */
import { Pencil, Play } from 'lucide-react'
import { commands } from '../commands.ts'
import { CommandButton } from '../controls/CommandButton.tsx'
import { useEditor } from '../store.ts'
import { useWords } from '../words.ts'

export function PlayButton() {
  const { t } = useWords()
  const isRunning = useEditor((state) => state.run !== null)
  const id = isRunning ? 'leaveRun' : 'play'
  const Icon = isRunning ? Pencil : Play
  return (
    <CommandButton
      id={id}
      text={t(commands[id].word)}
      icon={<Icon size={15} aria-hidden="true" />}
      className={isRunning ? 'button lit' : 'button'}
    />
  )
}
