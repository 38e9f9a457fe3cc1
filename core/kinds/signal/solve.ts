/** Signal's searches by name. */
import type { Report, Solution, SolveOptions, Stop } from '../../solving.ts'
import type { Circuit } from './circuit.ts'
import { armsOf, BITS, type Mask, VARIANTS } from './masks.ts'
import { isTree, neighbourTable } from './network.ts'

export const searches = ['best'] as const

/** `options.search` is one of `searches`. */
export function solve(board: Circuit, options: SolveOptions, _: Report, stop: Stop): Solution {
  const masks: readonly Mask[] = options.from ? [...options.from] : board.masks
  const { width, height } = board
  const next = neighbourTable({ width, height })
  const limit = options.maxStates ?? Number.POSITIVE_INFINITY
  let nodes = 0
  const cut = (): boolean => nodes > limit || stop.aborted
  const cells = width * height
  if (masks.reduce((sum, mask) => sum + armsOf(mask), 0) !== 2 * (cells - 1))
    return { verdict: 'unsolvable', reason: 'signal/not-a-tree', where: [], work: { expanded: 0, stored: 0 } }
  const state = new Uint8Array(cells)
  let best: Uint8Array | undefined
  let fewest = Number.POSITIVE_INFINITY
  const visit = (cell: number, turns: number): void => {
    nodes++
    if (turns >= fewest || cut()) return
    if (cell === cells) {
      if (!isTree(state, next)) return
      best = state.slice()
      fewest = turns
      return
    }
    const ways = board.locks[cell] ? [masks[cell]!] : VARIANTS[masks[cell]!]!
    ways.forEach((way, by) => {
      const fits = BITS.every((bit, direction) => {
        const other = next[cell * 4 + direction]!
        if (other < 0) return !(way & bit)
        return other > cell || ((way & bit) !== 0) === ((state[other]! & BITS[(direction + 2) & 3]!) !== 0)
      })
      if (!fits) return
      state[cell] = way
      visit(cell + 1, turns + by)
    })
  }
  visit(0, 0)
  const work = { expanded: nodes, stored: nodes }
  if (cut()) return { verdict: 'unknown', stoppedBy: stop.aborted ? 'caller' : 'states', lowerBound: 0, work }
  if (!best) return { verdict: 'unsolvable', reason: 'signal/no-arrangement', where: [], work }
  const end = best
  const moves = masks.flatMap((mask, cell) => Array.from({ length: VARIANTS[mask]!.indexOf(end[cell]!) }, () => cell))
  return { verdict: 'solved', moves, optimal: true, lowerBound: moves.length, work }
}
