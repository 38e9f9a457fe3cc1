/** What there is to say of a board beyond its verdict: how many answers, where they differ, and how hard the only one is to find. */
import type { Point } from '../../grid.ts'
import type { Analysis, Report, Solution, SolveOptions, Stop } from '../../solving.ts'
import { analyzeDifficulty } from './article/difficulty.ts'
import { varietyOf } from './article/metrics.ts'
import { propagate } from './article/propagate.ts'
import type { Circuit } from './circuit.ts'
import { freeCells } from './fast/free.ts'
import { hexRows } from './level.ts'
import { type Mask, VARIANTS } from './masks.ts'
import { answersAt, boardAt } from './solve.ts'

/** The counting is the search itself, so it has the same limits. The grade is the article's, and only of a board with one answer. */
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
  const turns: Readonly<Record<string, number>> = bothWays && bothWays.lower === bothWays.upper ? { turnsBothWays: bothWays.lower } : {}
  const known: Analysis = {
    uniqueness: verdict === 'several' ? 'multiple' : verdict === 'none' ? 'no-answer' : verdict,
    solutions: count === undefined ? null : count <= Number.MAX_SAFE_INTEGER ? Number(count) : String(count),
    ...(stoppedBy && { countingStoppedBy: stoppedBy }),
    grade: null,
    factors: turns,
    answers: shown.map((answer) => hexRows(answer, width)),
    ...(free && { free: free.map((cell): Point => [cell % width, Math.floor(cell / width)]) }),
  }
  const [answer] = shown
  if (verdict !== 'unique' || !answer) return known
  tell(known)
  const graded = gradeOf(here, answer, stop)
  if (stop.aborted) return { ...known, countingStoppedBy: 'caller' }
  return { ...known, grade: graded.grade, factors: { ...turns, ...graded.factors } }
}

/** By the article, of the board lying in its only answer. */
function gradeOf({ width, height, locks }: Circuit, answer: readonly Mask[], stop: Stop): Pick<Analysis, 'grade' | 'factors'> {
  const domains = answer.map((mask, cell) => (locks[cell] ? [mask] : VARIANTS[mask]!))
  const { level, needsSearch, truncated: _, ...figures } = analyzeDifficulty({ width, height, masks: answer }, { domains, stop })
  const variety = varietyOf(answer)
  const deduction = propagate(domains, width, height).domains.filter((ways) => ways.length === 1).length
  return {
    grade: level,
    factors: { score: Math.round(80 + variety * 0.2), variety, deduction, ...figures, needsSearch: needsSearch ? 1 : 0 },
  }
}
