/** Into the play-test of the level on screen, and back to editing it. */
import { Pencil, Play } from 'lucide-react'
import { canRun, commands } from '../commands.ts'
import { Tip } from '../controls/Tip.tsx'
import { keyLabel } from '../keys.ts'
import { useEditor } from '../store.ts'
import { useWords } from '../words.ts'

export function PlayButton() {
  const { t } = useWords()
  const isRunning = useEditor((state) => state.run !== null)
  const enabled = useEditor((state) => canRun('play', state))
  const { word, keys, run } = isRunning ? commands.leaveRun : commands.play
  const Icon = isRunning ? Pencil : Play
  return (
    <Tip label={t(word)} keys={keyLabel(keys[0])}>
      <button type="button" className={isRunning ? 'button lit' : 'button'} disabled={!enabled} onClick={run}>
        <Icon size={15} aria-hidden="true" />
        {t(word)}
      </button>
    </Tip>
  )
}
