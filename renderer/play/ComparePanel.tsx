/** Two answers beside the board: faded from one to the other, and the cells in which they differ. */
import { ArrowLeftRight, Columns2 } from 'lucide-react'
import { shortCount } from '../analysis/counts.ts'
import { kindNamed } from '../board.ts'
import { CommandButton } from '../controls/CommandButton.tsx'
import { useEditor } from '../store.ts'
import { useWords } from '../words.ts'
import { pointOutOn } from '../zoom.ts'
import { fadeTo, nearer } from './compare.ts'
import { Mend } from './Mend.tsx'
import { answerShown } from './playback.ts'
import type { Compare } from './run.ts'

export function ComparePanel({ compare }: { readonly compare: Compare }) {
  const words = useWords()
  const { t, code } = words
  const answer = useEditor(answerShown)
  const { course, compared, share } = compare
  const { states, differing, free } = compared
  const { describeCell } = kindNamed(course.kindId)
  const solutions = answer?.solutions ?? null
  return (
    <>
      <section className="readout run" aria-label={t('compare')} data-testid="compare">
        <div className="state warn">
          <Columns2 size={16} />
          <span>{t('severalAnswers')}</span>
        </div>
        <div className="figure" data-testid="counter">
          <span>{solutions === null ? t('twoOrMore') : shortCount(solutions, words)}</span>{' '}
          <small>{t('answersUnit', { count: Number(solutions ?? 2) })}</small>
        </div>
        <p className="why">{free.length > 0 ? t('freeCells', { count: free.length }) : t('differingCells', { count: differing.length })}</p>
        <input
          className="scrub"
          type="range"
          min={0}
          max={1}
          step={0.01}
          value={share}
          aria-label={t('fade')}
          aria-valuetext={t('answerNumber', { number: nearer(compare) + 1 })}
          onChange={(event) => fadeTo(event.target.valueAsNumber)}
        />
        <div className="fade-ends">
          {([0, 1] as const).map((which) => (
            <button key={which} type="button" className="plain" aria-pressed={share === which} onClick={() => fadeTo(which)}>
              {t('answerNumber', { number: which + 1 })}
            </button>
          ))}
          <CommandButton id="swapAnswers" icon={<ArrowLeftRight size={13} />} text={t('swapAnswers')} className="button slim" />
        </div>
      </section>
      <Mend compare={compare} />
      <section className="line grows" aria-label={t('differing')}>
        <div className="panel-head">
          {t('differing')}
          <span className="count">{differing.length}</span>
        </div>
        <ol className="scroll differing" data-testid="differing">
          {differing.map((cell) => (
            <li key={String(cell)}>
              <button type="button" onClick={() => pointOutOn([cell])}>
                <span className="number">{t('cellAt', { row: cell[1] + 1, column: cell[0] + 1 })}</span>
                <span>{states.map((state) => describe(describeCell(course.board, cell, state))).join(' / ')}</span>
              </button>
            </li>
          ))}
        </ol>
      </section>
    </>
  )

  function describe({ key, details }: ReturnType<typeof describeCell>): string {
    return code(key, details)
  }
}
