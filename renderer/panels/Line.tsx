/** The line of moves that solves the board on screen, in the letters that the designer painted. */
import { Play } from 'lucide-react'
import type { Level } from '../../core/document/pack.ts'
import { canRun } from '../commands.ts'
import { CommandButton } from '../controls/CommandButton.tsx'
import { MoveList } from '../play/MoveList.tsx'
import { startPlayback } from '../play/playback.ts'
import { useEditor } from '../store.ts'
import { useWords } from '../words.ts'
import { useShownReadout } from './Readout.tsx'

/** Why there are no moves; a board that is solved needs none. */
const NO_LINE = { solved: 'lineNotNeeded', unsolvable: 'lineNone', unknown: 'lineUnknown' } as const

export function Line({ level }: { readonly level: Level | undefined }) {
  const { t } = useWords()
  const readout = useShownReadout(level)
  const answer = readout.is === 'answer' ? readout.answer : undefined
  const moves = answer?.line ?? []
  const canPlay = useEditor((state) => canRun('playBack', state)) && moves.length > 0
  const title = answer !== undefined && moves.length > 0 && !answer.optimal ? 'lineNotProven' : 'line'
  return (
    <section className="line" aria-label={t(title)}>
      <div className="panel-head">
        {t(title)}
        {canPlay && (
          <span className="end">
            <CommandButton id="playBack" text={t('playBackShort')} icon={<Play size={12} aria-hidden="true" />} className="button slim" />
          </span>
        )}
      </div>
      {answer !== undefined && moves.length === 0 && <p className="none">{t(NO_LINE[answer.verdict ?? 'unsolvable'])}</p>}
      <MoveList moves={moves} testid="line" onChoose={canPlay ? startPlayback : undefined} />
    </section>
  )
}
