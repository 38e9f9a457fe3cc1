/** The score of a level on its scale of grades, and what it is the sum of. */
import type { ScoreView } from '../kinds/view.ts'
import { useWords } from '../words.ts'

interface BreakdownProps {
  readonly kindId: string
  readonly grade: ScoreView
  readonly factors: Readonly<Record<string, number>>
}

/** The score on its scale of grades, what it is the sum of, and what else was measured. */
export function Breakdown({ kindId, grade, factors }: BreakdownProps) {
  const { t, code, language } = useWords()
  const score = factors.score ?? 0
  const ends = grade.ends.map(([, end]) => end)
  const last = ends.at(-1) ?? 1
  // The scale shows a last, open grade as wide as the one before it.
  const full = Math.max(score, last + (last - (ends.at(-2) ?? 0)))
  // What is little is still not nothing.
  const number = (value: number) =>
    value.toLocaleString(language, value > 0 && value < 0.1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 1 })
  const parts = Object.entries(grade.weights).map(([name, weight]) => ({
    name,
    value: factors[name] ?? 0,
    points: weight * (factors[name] ?? 0),
  }))
  // What was not measured is not told of.
  const also = grade.also.flatMap((name) => {
    const value = factors[name]
    return value === undefined ? [] : [`${code(`factor.${kindId}.${name}`)} ${number(value)}`]
  })
  const most = Math.max(...parts.map(({ points }) => points), 1)
  return (
    <>
      <div className="scale" role="img" aria-label={t('scoreOf', { score: number(score) })}>
        {grade.ends.map(([name, end], i) => (
          <i key={name} style={{ flexGrow: end - (ends[i - 1] ?? 0) }} />
        ))}
        <i style={{ flexGrow: full - last }} />
        <b style={{ left: `${(100 * score) / full}%` }} />
      </div>
      <dl className="parts" data-testid="parts">
        {parts.map(({ name, value, points }) => (
          <div key={name}>
            <dt>{code(`factor.${kindId}.${name}`)}</dt>
            <dd className="value">{number(value)}</dd>
            <dd className="bar" aria-hidden="true">
              <i style={{ width: `${(100 * points) / most}%` }} />
            </dd>
            <dd className="points">{number(points)}</dd>
          </div>
        ))}
        <div className="sum">
          <dt>{code(`factor.${kindId}.score`)}</dt>
          <dd className="points">{number(score)}</dd>
        </div>
      </dl>
      <p className="also">{also.join(' · ')}</p>
      <p className="note">{code(`note.grade.${kindId}`)}</p>
    </>
  )
}
