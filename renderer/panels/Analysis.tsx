/** What there is to say of a solved board beyond its verdict: its move limit, how many ways there are, how hard it is and why. */
import { ChevronDown, ChevronRight, LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import type { LevelAnswer } from '../../core/contract.ts'
import type { Level } from '../../core/document/pack.ts'
import { viewOf } from '../kinds/index.ts'
import type { GradeView } from '../kinds/view.ts'
import { readParts, writeParts } from '../prefs.ts'
import { useWords, type Words } from '../words.ts'
import { MoveLimit } from './MoveLimit.tsx'
import { useShownReadout } from './Readout.tsx'

export function Analysis({ level }: { readonly level: Level }) {
  const words = useWords()
  const { t } = words
  const readout = useShownReadout(level)
  const [isOpen, setOpen] = useState(readParts)
  const answer = readout.is === 'answer' ? readout.answer : undefined
  const isCounting = readout.is === 'answer' && readout.counting
  const counting = (
    <span className="counting">
      <LoaderCircle size={12} className="spin" aria-hidden="true" /> {t('counting')}
    </span>
  )
  const grade = viewOf(level.kind).grade
  const hasParts = grade !== undefined && !isCounting && answer !== undefined && answer.grade !== null
  const toggle = () => {
    writeParts(!isOpen)
    setOpen(!isOpen)
  }
  return (
    <section className="analysis" aria-label={t('analysis')} data-testid="analysis">
      <dl className="facts-list">
        <div>
          <dt>{t('moveLimit')}</dt>
          <dd>
            <MoveLimit level={level} optimum={answer?.optimal ? answer.moves : null} />
          </dd>
        </div>
        <div>
          <dt>{t('uniqueness')}</dt>
          <dd data-testid="uniqueness">{isCounting ? counting : countWords(answer, words)}</dd>
        </div>
        <div>
          <dt>{t('strategies')}</dt>
          <dd data-testid="strategies">{isCounting ? counting : (answer?.strategies?.toLocaleString(words.language) ?? NONE)}</dd>
        </div>
        <div>
          <dt>{t('difficulty')}</dt>
          <dd>
            {isCounting ? counting : <strong data-testid="grade">{gradeWords(level.kind, answer, words)}</strong>}
            {hasParts && (
              <button type="button" className="plain tiny" aria-expanded={isOpen} aria-label={t('ingredients')} onClick={toggle}>
                {isOpen ? <ChevronDown size={14} /> : <ChevronRight size={14} />}
              </button>
            )}
          </dd>
        </div>
      </dl>
      {grade !== undefined && hasParts && isOpen && <Breakdown kindId={level.kind} grade={grade} factors={answer.factors} />}
    </section>
  )
}

const NONE = '–'

const STOPS = { states: 'notCountedStates', memory: 'notCountedMemory', time: 'notCountedTime', caller: 'notCountedCaller' } as const

function countWords(answer: LevelAnswer | undefined, { t }: Words): string {
  if (answer === undefined) return NONE
  if (answer.countingStoppedBy !== undefined) return t(STOPS[answer.countingStoppedBy])
  const count = Number(answer.solutions)
  if (answer.solutions === null || answer.uniqueness === 'no-answer') return NONE
  if (answer.solutionsAbout) return t('waysAbout', { count })
  return answer.uniqueness === 'unique' ? t('unique') : t('ways', { count })
}

function gradeWords(kindId: string, answer: LevelAnswer | undefined, { code }: Words): string {
  return answer === undefined || answer.grade === null ? NONE : code(`grade.${kindId}.${answer.grade}`)
}

interface BreakdownProps {
  readonly kindId: string
  readonly grade: GradeView
  readonly factors: Readonly<Record<string, number>>
}

/** The score on its scale of grades, what it is the sum of, and what else was measured. */
function Breakdown({ kindId, grade, factors }: BreakdownProps) {
  const { t, code, language } = useWords()
  const score = factors.score ?? 0
  const ends = grade.ends.map(([, end]) => end)
  const last = ends.at(-1) ?? 1
  // The scale shows a last, open grade as wide as the one before it.
  const full = Math.max(score, last + (last - (ends.at(-2) ?? 0)))
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 })
  const parts = Object.entries(grade.weights).map(([name, weight]) => ({
    name,
    value: factors[name] ?? 0,
    points: weight * (factors[name] ?? 0),
  }))
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
      <p className="also">{grade.also.map((name) => `${code(`factor.${kindId}.${name}`)} ${number(factors[name] ?? 0)}`).join(' · ')}</p>
      <p className="note">{code(`note.grade.${kindId}`)}</p>
    </>
  )
}
