/** What there is to say of a board beyond its verdict: how many answers, where they differ, how hard the only one is, and how a person finds it. */
import type { Point } from '../../grid.ts'
import type { Analysis, Report, Solution, SolveOptions, Stop } from '../../solving.ts'
import { analyzeDifficulty } from './article/difficulty.ts'
import { varietyOf } from './article/metrics.ts'
import { domainsOf, propagate } from './article/propagate.ts'
import type { Circuit } from './circuit.ts'
import { type DeductionSummary, deduce } from './deduce.ts'
import { TECHNIQUES } from './deduction/finding.ts'
import { freeCells } from './fast/free.ts'
import { hexRows } from './level.ts'
import type { Mask } from './masks.ts'
import { answersAt, boardAt } from './solve.ts'

type Factors = Analysis['factors']

/**
 * The counting is the search itself, so it has the same limits. The grade is the article's, and only of a board with one answer.
 * Told in turn: the answers, the grade, and last the deduction.
 */
export function analyse(
  board: Circuit,
  solution: Solution,
  options: SolveOptions,
  _: Report,
  stop: Stop,
  tell: (known: Analysis) => void = () => {},
): Analysis {
  if (solution.verdict === 'unsolvable') return { uniqueness: 'no-answer', solutions: 0, grade: null, factors: {} }
  const here = boardAt(board, options)
  const { width } = here
  const found = answersAt(here, options, stop)
  const { verdict, count, shown, bothWays, stoppedBy } = found
  const free = freeCells(found)
  const turns: Factors = bothWays && bothWays.lower === bothWays.upper ? { turnsBothWays: bothWays.lower } : {}
  let known: Analysis = {
    uniqueness: verdict === 'several' ? 'multiple' : verdict === 'none' ? 'no-answer' : verdict,
    solutions: count === undefined ? null : count <= Number.MAX_SAFE_INTEGER ? Number(count) : String(count),
    ...(stoppedBy && { countingStoppedBy: stoppedBy }),
    grade: null,
    factors: turns,
    answers: shown.map((answer) => hexRows(answer, width)),
    ...(free && { free: free.map((cell): Point => [cell % width, Math.floor(cell / width)]) }),
  }
  if (verdict === 'unknown') return known
  if (stop.aborted) return { ...known, countingStoppedBy: 'caller' }
  tell(known)
  const [answer] = shown
  if (verdict === 'unique' && answer) {
    const { grade, factors } = gradeOf(here, answer, stop)
    if (stop.aborted) return { ...known, countingStoppedBy: 'caller' }
    known = { ...known, grade, factors: { ...known.factors, ...factors } }
    tell(known)
  }
  const { steps, summary } = deduce(here, stop)
  if (stop.aborted) return { ...known, countingStoppedBy: 'caller' }
  return { ...known, factors: { ...known.factors, ...(verdict === 'unique' && thought(summary)) }, deduction: steps }
}

/** By the article, of the board lying in its only answer. */
function gradeOf({ width, height, locks }: Circuit, answer: readonly Mask[], stop: Stop): Pick<Analysis, 'grade' | 'factors'> {
  const domains = domainsOf({ masks: answer, locks })
  const { level, needsSearch, truncated: _, ...figures } = analyzeDifficulty({ width, height, masks: answer }, { domains, stop })
  const variety = varietyOf(answer)
  const deduction = propagate(domains, width, height).domains.filter((ways) => ways.length === 1).length
  return {
    grade: level,
    factors: { score: Math.round(80 + variety * 0.2), variety, deduction, ...figures, needsSearch: needsSearch ? 1 : 0 },
  }
}

/** `hardest` counts the techniques from 1, the easiest; 0: nothing had to be found out. */
function thought({ hardest, steps, longest, bottlenecks, whatIfDepth, lockOnly }: DeductionSummary): Factors {
  return {
    hardest: hardest === null ? 0 : TECHNIQUES.indexOf(hardest) + 1,
    steps: Object.values(steps).reduce((sum, count) => sum + count, 0),
    longest,
    bottlenecks,
    whatIfDepth,
    lockOnly: lockOnly ? 1 : 0,
  }
}
