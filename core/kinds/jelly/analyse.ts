/** What there is to say of a solved stage beyond its verdict: how many ways to play it with the fewest pushes, and how hard it is. */
import { countClasses } from '../../search/optimal.ts'
import type { Analysis, Report, Solution, SolveOptions, Stop } from '../../solving.ts'
import { countAlive } from './alive.ts'
import { difficultyOf } from './difficulty.ts'
import { modelOf } from './model.ts'
import { optimalPlay } from './optimalPlay.ts'
import { Position } from './position.ts'
import type { Stage } from './stage.ts'

/** Looking for the optimal lines keeps at most this many positions, or a quarter of what the search kept; counting them this many entries. */
const COUNTED_STATES = 200_000
const QUARTER = 4
/** The share that is alive is a figure on the side: it is worth about a second. */
const VISITED_STATES = 100_000

const NOTHING: Analysis = { uniqueness: 'unknown', solutions: null, grade: null, factors: {} }

/**
 * Solutions are counted modulo the order of pushes that commute; strategies are their different final positions. Only of a proven
 * optimum; past the limits of counting nothing is said. How many positions are alive is a factor only where all were visited.
 */
export function analyse(
  stage: Stage,
  solution: Solution,
  options: SolveOptions,
  report: Report,
  stop: Stop,
  tell?: (known: Analysis) => void,
): Analysis {
  if (solution.verdict === 'unsolvable') return { uniqueness: 'no-answer', solutions: 0, strategies: 0, grade: null, factors: {} }
  if (solution.verdict === 'unknown' || !solution.optimal) return NOTHING

  const model = modelOf(stage)
  const { from, maxBytes = Number.POSITIVE_INFINITY } = options
  const fewest = solution.moves.length
  const maxStates = Math.max(COUNTED_STATES, Math.floor(solution.work.stored / QUARTER))
  const end = optimalPlay(model, from, fewest, { maxStates, maxBytes }, report, stop)
  if ('stoppedBy' in end) return { ...NOTHING, countingStoppedBy: end.stoppedBy }

  const { play } = end
  const position = new Position(model)
  if (from) position.read(from)
  const graded = difficultyOf(play, fewest, from ? position.pending : model.buds.length)
  const counted = countClasses(play, COUNTED_STATES, stop)
  if (!counted) return { ...NOTHING, ...graded, countingStoppedBy: stop.aborted ? 'caller' : 'states' }
  const { least, most } = counted
  const known: Analysis = {
    uniqueness: most === 1 ? 'unique' : least > 1 ? 'multiple' : 'unknown',
    solutions: most,
    ...(least !== most && { solutionsAbout: true }),
    strategies: play.finals,
    ...graded,
  }
  tell?.(known)
  const seen = countAlive(model, from, { maxStates: VISITED_STATES, maxBytes }, stop)
  return seen ? { ...known, factors: { ...known.factors, alive: Number(((100 * seen.alive) / seen.positions).toPrecision(3)) } } : known
}
