/** The line of moves that solves the board on screen, in the letters that the designer painted. */
import type { Level } from '../../core/document/pack.ts'
import { verdictOf } from '../verdict.ts'
import { useWords } from '../words.ts'
import { useShownReadout } from './Readout.tsx'

export function Line({ level }: { readonly level: Level | undefined }) {
  const { t } = useWords()
  const readout = useShownReadout(level)
  const answer = readout.is === 'answer' ? readout.answer : undefined
  const moves = answer?.line ?? []
  const title = answer !== undefined && verdictOf(answer).is === 'unproven' ? 'lineNotProven' : 'line'
  return (
    <section className="line" aria-label={t(title)}>
      <div className="panel-head">{t(title)}</div>
      {moves.length === 0 ? (
        <p className="none">{answer === undefined ? '' : t('noLine')}</p>
      ) : (
        <ol className="scroll" data-testid="line">
          {moves.map((move, i) => (
            <li key={i}>
              <span className="number">{i + 1}</span>
              {move}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
