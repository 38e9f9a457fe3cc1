/** The published article's two checks on the network as a whole: no loop that must be, no cell that cannot be reached. */
import { BITS, DOWN, LEFT, type Mask, neighbour, opposite, RIGHT } from '../masks.ts'
import { armsIn, type Domains } from './propagate.ts'

/**
 * true: a cell has no candidate, or edges forced from both sides close a loop, or the edges possible from both sides leave some cell cut
 * off from the first. Nothing is propagated.
 */
export function graphConflict(domains: Domains, width: number, height: number): boolean {
  if (domains.some(({ length }) => length === 0)) return true
  const { every, some } = armsIn(domains)
  return !forcedNetworks(every, width, height) || !isReachable(some, width, height)
}

/** The same for domains of which one cell at a time has but one of its candidates; what they share is worked out once. */
export function conflictsWithin(domains: Domains, width: number, height: number): (cell: number, mask: Mask) => boolean {
  const { every, some } = armsIn(domains)
  const rootOf = domains.every(({ length }) => length > 0) ? forcedNetworks(every, width, height) : undefined
  return (cell, mask) => {
    if (!rootOf) return true
    const met: number[] = []
    for (let direction = 0; direction < 4; direction++) {
      const bit = BITS[direction]!
      const next = neighbour(cell, direction, width, height)
      if (next < 0 || !(mask & bit) || !(every[next]! & BITS[opposite(direction)]!) || every[cell]! & bit) continue
      const root = rootOf(next)
      if (met.includes(root) || root === rootOf(cell)) return true
      met.push(root)
    }
    const before = some[cell]!
    some[cell] = mask
    const reachable = isReachable(some, width, height)
    some[cell] = before
    return !reachable
  }
}

/** Cells joined by edges forced from both sides, each told by one of its network; undefined: such edges close a loop. */
function forcedNetworks(every: Uint8Array, width: number, height: number): ((cell: number) => number) | undefined {
  const parents = Int32Array.from(every, (_, cell) => cell)
  const root = (cell: number): number => {
    let at = cell
    while (parents[at] !== at) at = parents[at] = parents[parents[at]!]!
    return at
  }
  for (let cell = 0; cell < every.length; cell++)
    for (const direction of [RIGHT, DOWN]) {
      const next = neighbour(cell, direction, width, height)
      if (next < 0 || !(every[cell]! & BITS[direction]!) || !(every[next]! & BITS[opposite(direction)]!)) continue
      const [a, b] = [root(cell), root(next)]
      if (a === b) return undefined
      parents[a] = b
    }
  return root
}

/** Whether every cell can be reached from the first by arms that may meet. */
function isReachable(some: Uint8Array, width: number, height: number): boolean {
  const reached = new Uint8Array(some.length)
  const queue = new Int32Array(some.length)
  const steps = [-width, 1, width, -1]
  reached[0] = 1
  let count = 1
  for (let at = 0; at < count; at++) {
    const cell = queue[at]!
    const x = cell % width
    for (let direction = 0; direction < 4; direction++) {
      if (!(some[cell]! & BITS[direction]!) || (direction === RIGHT ? x + 1 === width : direction === LEFT && x === 0)) continue
      const next = cell + steps[direction]!
      if (next < 0 || next >= width * height || reached[next] || !(some[next]! & BITS[opposite(direction)]!)) continue
      reached[next] = 1
      queue[count++] = next
    }
  }
  return count === some.length
}
