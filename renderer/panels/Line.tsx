/** The line of moves that solves the board on screen, in the letters that the designer painted. */
import { Play } from 'lucide-react'
import type { Level } from '../../core/document/pack.ts'
import { canRun, commands, runCommand } from '../commands.ts'
import { Tip } from '../controls/Tip.tsx'
import { keyLabel } from '../keys.ts'
import { MoveList } from '../play/MoveList.tsx'
import { startPlayback } from '../play/playback.ts'
import { useEditor } from '../store.ts'
import { useWords } from '../words.ts'
import { useShownReadout } from './Readout.tsx'

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
            <Tip label={t('playBack')} keys={keyLabel(commands.playBack.keys[0])}>
              <button type="button" className="button slim" onClick={() => runCommand('playBack')}>
                <Play size={12} aria-hidden="true" />
                {t('playBackShort')}
              </button>
            </Tip>
          </span>
        )}
      </div>
      {moves.length === 0 ? (
        <p className="none">{answer === undefined ? '' : t('noLine')}</p>
      ) : (
        <MoveList moves={moves} testid="line" onChoose={canPlay ? startPlayback : undefined} />
      )}
    </section>
  )
}
