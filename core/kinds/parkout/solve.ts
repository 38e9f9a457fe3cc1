/** Park Out's searches by name: its own, and breadth-first as the published article does it, with and without exit pruning. */
import type { Report, Solution, SolveOptions, Stop } from '../../solving.ts'
import { solveAsArticle } from './article.ts'
import { solveBest } from './best.ts'
import type { Lot } from './lot.ts'

export const searches = ['best', 'bfs', 'bfs-pruned'] as const

/** `options.search` is one of `searches`. */
export function solve(lot: Lot, options: SolveOptions, report: Report, stop: Stop): Solution {
  switch (options.search ?? searches[0]) {
    case 'best':
      return solveBest(lot, options, report, stop)
    case 'bfs':
      return solveAsArticle(lot, false, options, report, stop)
    case 'bfs-pruned':
      return solveAsArticle(lot, true, options, report, stop)
    default:
      throw new Error(`Park Out has no search ${options.search}`)
  }
}
