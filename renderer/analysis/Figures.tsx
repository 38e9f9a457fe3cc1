/** What a grade is judged by, figure by figure, and how often a person needs each technique. */
import type { LevelAnswer } from '../../core/contract.ts'
import type { DeductionStep } from '../../core/solving.ts'
import type { FiguresView } from '../kinds/view.ts'
import { useWords } from '../words.ts'

interface Props {
  readonly kindId: string
  readonly grade: FiguresView
  readonly answer: LevelAnswer
}

export function Figures({ kindId, grade, answer }: Props) {
  const { code, language } = useWords()
  const { factors, deduction } = answer
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 })
  return (
    <>
      {deduction !== undefined && <Techniques kindId={kindId} techniques={grade.techniques} steps={deduction} />}
      <div className="figures" data-testid="parts">
        {grade.groups.map((names) => (
          <dl key={names.join()}>
            {names
              .filter((name) => factors[name] !== undefined)
              .map((name) => (
                <div key={name}>
                  <dt>{code(`factor.${kindId}.${name}`)}</dt>
                  <dd>{number(factors[name] ?? 0)}</dd>
                </div>
              ))}
          </dl>
        ))}
      </div>
      <p className="note">{code(`note.grade.${kindId}`)}</p>
    </>
  )
}

interface TechniquesProps {
  readonly kindId: string
  readonly techniques: readonly string[]
  readonly steps: readonly DeductionStep[]
}

/** A bar a technique that is needed, as long as its share of the steps. */
function Techniques({ kindId, techniques, steps }: TechniquesProps) {
  const { code, language } = useWords()
  const counts = techniques.map((technique) => ({ technique, count: steps.filter((step) => step.technique === technique).length }))
  const most = Math.max(...counts.map(({ count }) => count), 1)
  return (
    <dl className="techniques">
      {counts
        .filter(({ count }) => count > 0)
        .map(({ technique, count }) => (
          <div key={technique}>
            <dt>{code(`technique.${kindId}.${technique}`)}</dt>
            <dd className="bar" aria-hidden="true">
              <i style={{ width: `${(100 * count) / most}%` }} data-tier={techniques.indexOf(technique) + 1} />
            </dd>
            <dd className="points">{count.toLocaleString(language)}</dd>
          </div>
        ))}
    </dl>
  )
}
