/** Jelly's searches by name: its own, plain breadth-first, and the published article's A*. */
import type { Report, Solution, SolveOptions, Stop } from '../../solving.ts'
import { articleEstimate } from './article.ts'
import { solveBest } from './best.ts'
import { Hunt, type HuntOptions } from './hunt.ts'
import { type Model, modelOf } from './model.ts'
import type { Stage } from './stage.ts'

export const searches = ['best', 'bfs', 'astar-article'] as const

/** Expansions between two reports. */
const STRETCH = 1_000

/** `options.search` is one of `searches`; the lines of `astar-article` are not proven shortest. */
export function solve(stage: Stage, options: SolveOptions, report: Report, stop: Stop): Solution {
  const model = modelOf(stage)
  switch (options.search ?? searches[0]) {
    case 'best':
      return solveBest(model, options, report, stop)
    case 'bfs':
      return solvePlain(model, { ...options, leaveDeadEnds: false }, report, stop)
    case 'astar-article':
      return solvePlain(model, { ...options, leaveDeadEnds: false, estimate: articleEstimate(model), closesAtOnce: true }, report, stop)
    default:
      throw new Error(`Jelly has no search ${options.search}`)
  }
}

/** One search from beginning to end; breadth-first, its line is a shortest one. */
function solvePlain(model: Model, options: HuntOptions, report: Report, stop: Stop): Solution {
  const hunt = new Hunt(model, options)
  const isProven = !options.closesAtOnce
  // An estimate that may be too high proves no more than that the start is not solved.
  const lowerBound = (): number => (isProven ? hunt.lowerBound : Math.min(1, hunt.lowerBound))
  for (;;) {
    const end = hunt.run(STRETCH, stop)
    const { work } = hunt
    switch (end?.end) {
      case 'line': {
        const { moves } = end
        return { verdict: 'solved', moves, optimal: isProven, lowerBound: isProven ? moves.length : lowerBound(), work }
      }
      case 'exhausted':
        return { verdict: 'unsolvable', reason: 'jelly/exhausted', where: [], work }
      case 'stopped':
        return { verdict: 'unknown', stoppedBy: end.stoppedBy, lowerBound: lowerBound(), work }
      default:
        report({ ...work, lowerBound: lowerBound() })
    }
  }
}
