/** The published article's search for one answer or two: propagation at every node, narrowest cell first, nothing else. */
import type { Stop } from '../../../solving.ts'
import type { Tiles } from '../circuit.ts'
import { type Mask, VARIANTS } from '../masks.ts'
import { isSolved } from './isSolved.ts'
import { type Domains, narrowestCell, propagate, withCell } from './propagate.ts'

export const NODE_LIMIT = 30_000

export interface ArticleOptions {
  readonly nodeLimit?: number
  /** What each tile may lie in, where not every rotation: so locks hold. */
  readonly domains?: Domains
  readonly stop?: Stop
}

export interface ArticleSolve {
  /** At most two; fewer than there are where `truncated`. */
  readonly solutions: readonly (readonly Mask[])[]
  /** One past the limit when that is what ended it. */
  readonly nodes: number
  /** The node limit or `stop` ended it. Only untruncated does it prove that there are no more. */
  readonly truncated: boolean
  /** Cells settled before any search, those that look the same however they are turned included. */
  readonly deduction: number
  /** Of the first propagation. */
  readonly rounds: number
}

export function solveArticle({ width, height, masks }: Tiles, options: ArticleOptions = {}): ArticleSolve {
  const { nodeLimit = NODE_LIMIT, domains = masks.map((mask) => VARIANTS[mask]!), stop } = options
  const initial = propagate(domains, width, height)
  const deduction = initial.domains.filter(({ length }) => length === 1).length
  const solutions: (readonly Mask[])[] = []
  let nodes = 0
  let truncated = false

  const visit = (here: Domains): void => {
    if (solutions.length >= 2 || truncated) return
    if (++nodes > nodeLimit || stop?.aborted) {
      truncated = true
      return
    }
    const next = propagate(here, width, height)
    if (!next.valid) return
    const cell = narrowestCell(next.domains)
    if (cell < 0) {
      const answer = next.domains.map((candidates) => candidates[0]!)
      if (isSolved(answer, width, height)) solutions.push(answer)
      return
    }
    for (const mask of next.domains[cell]!) visit(withCell(next.domains, cell, mask))
  }
  if (initial.valid) visit(initial.domains)
  return { solutions, nodes, truncated, deduction, rounds: initial.rounds }
}
