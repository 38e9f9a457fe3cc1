/** The published article's two checks on the network as a whole: no loop that must be, no cell that cannot be reached. */
import { BITS, DOWN, neighbour, opposite, RIGHT } from '../masks.ts'
import type { Domains } from './propagate.ts'

/**
 * true: a cell has no candidate, or edges forced from both sides close a loop, or the edges possible from both sides leave some cell cut
 * off from the first. Nothing is propagated.
 */
export function graphConflict(domains: Domains, width: number, height: number): boolean {
  if (domains.some(({ length }) => length === 0)) return true
  const must = domains.map((candidates) => candidates.reduce((all, mask) => all & mask, 15))
  const may = domains.map((candidates) => candidates.reduce((any, mask) => any | mask, 0))
  return hasLoop(must, width, height) || !isReachable(may, width, height)
}

function hasLoop(must: readonly number[], width: number, height: number): boolean {
  const parents = must.map((_, cell) => cell)
  const root = (cell: number): number => {
    while (parents[cell] !== cell) cell = parents[cell] = parents[parents[cell]!]!
    return cell
  }
  for (let cell = 0; cell < must.length; cell++)
    for (const direction of [RIGHT, DOWN]) {
      const next = neighbour(cell, direction, width, height)
      if (next < 0 || !(must[cell]! & BITS[direction]!) || !(must[next]! & BITS[opposite(direction)]!)) continue
      const [a, b] = [root(cell), root(next)]
      if (a === b) return true
      parents[a] = b
    }
  return false
}

function isReachable(may: readonly number[], width: number, height: number): boolean {
  const reached = new Uint8Array(may.length)
  const queue = [0]
  reached[0] = 1
  for (const cell of queue)
    for (let direction = 0; direction < 4; direction++) {
      const next = neighbour(cell, direction, width, height)
      if (next < 0 || reached[next] || !(may[cell]! & BITS[direction]!) || !(may[next]! & BITS[opposite(direction)]!)) continue
      reached[next] = 1
      queue.push(next)
    }
  return queue.length === may.length
}
