/** What there is to say of a solved lot beyond its verdict: how many ways to play it with the fewest moves, and how hard it is. */

import { countClasses } from '../../search/optimal.ts'
import type { Analysis, Report, Solution, SolveOptions, Stop } from '../../solving.ts'
import { countStrategies, difficultyOf } from './difficulty.ts'
import type { Lot } from './lot.ts'
import { countStanding, stopsOf } from './model.ts'
import { optimalPlay } from './optimalPlay.ts'

/** Looking for the optimal lines keeps at most this many positions, or a quarter of what the search kept; counting them this many entries. */
const COUNTED_STATES = 200_000
const QUARTER = 4

/**
 * Solutions are counted modulo the order of exits, interchangeable stops and the order of slides that commute. Only of a proven
 * optimum; past the limits of counting nothing is said.
 */
export function analyse(lot: Lot, solution: Solution, options: SolveOptions, report: Report, stop: Stop): Analysis {
  if (solution.verdict === 'unsolvable') return { uniqueness: 'no-answer', solutions: 0, strategies: 0, grade: null, factors: {} }
  if (solution.verdict === 'unknown' || !solution.optimal) return NOTHING

  const from = stopsOf(lot, options.from)
  const standing = countStanding(from)
  const fewest = solution.moves.length - standing
  const maxStates = Math.max(COUNTED_STATES, Math.floor(solution.work.stored / QUARTER))
  const { maxBytes = Number.POSITIVE_INFINITY } = options
  const end = optimalPlay(lot, from, fewest, { maxStates, maxBytes }, report, stop)
  if ('stoppedBy' in end) return { ...NOTHING, countingStoppedBy: end.stoppedBy }

  const { play } = end
  const counted = countClasses(play, COUNTED_STATES, stop)
  const strategies = countStrategies(play, COUNTED_STATES)
  const graded = difficultyOf(play, fewest, standing)
  if (!counted) return { ...NOTHING, ...graded, countingStoppedBy: stop.aborted ? 'caller' : 'states' }
  const { least, most } = counted
  return {
    uniqueness: most === 1 ? 'unique' : least > 1 ? 'multiple' : 'unknown',
    solutions: most,
    ...(least !== most && { solutionsAbout: true }),
    ...(strategies !== undefined && { strategies }),
    ...graded,
  }
}

const NOTHING: Analysis = { uniqueness: 'unknown', solutions: null, grade: null, factors: {} }
