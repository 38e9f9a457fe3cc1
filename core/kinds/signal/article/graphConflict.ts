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
  if (!rootOf || !isReachable(some, width, height)) return () => true
  const walk = new Walk(some, width)
  return (cell, mask) => {
    const met: number[] = []
    for (let direction = 0; direction < 4; direction++) {
      const bit = BITS[direction]!
      const next = neighbour(cell, direction, width, height)
      if (next < 0 || !(mask & bit) || !(every[next]! & BITS[opposite(direction)]!) || every[cell]! & bit) continue
      const root = rootOf(next)
      if (met.includes(root) || root === rootOf(cell)) return true
      met.push(root)
    }
    // Whatever was reached through a lost arm is reached from the cell at its end, so those cells decide.
    const before = some[cell]!
    const lost: number[] = []
    for (let direction = 0; direction < 4; direction++)
      if (before & ~mask & BITS[direction]!) {
        const next = neighbour(cell, direction, width, height)
        if (next >= 0 && some[next]! & BITS[opposite(direction)]!) lost.push(next)
      }
    some[cell] = mask
    const reachable = walk.reaches(cell, lost)
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
  const all = Array.from({ length: width * height }, (_, cell) => cell)
  return new Walk(some, width).reaches(0, all)
}

/** Goes by arms that may meet; `some` may change between two walks. */
class Walk {
  readonly #some: Uint8Array
  readonly #width: number
  readonly #queue: Int32Array
  /** The number of the walk that met the cell last. */
  readonly #met: Int32Array
  #walks = 0

  constructor(some: Uint8Array, width: number) {
    this.#some = some
    this.#width = width
    this.#queue = new Int32Array(some.length)
    this.#met = new Int32Array(some.length)
  }

  /** Ends as soon as all of `cells`, different ones, are met. */
  reaches(from: number, cells: readonly number[]): boolean {
    const some = this.#some
    const width = this.#width
    const queue = this.#queue
    const met = this.#met
    const walk = ++this.#walks
    let left = cells.length
    met[from] = walk
    queue[0] = from
    for (const cell of cells) if (cell === from) left--
    for (let at = 0, count = 1; at < count && left > 0; at++) {
      const cell = queue[at]!
      const x = cell % width
      for (let direction = 0; direction < 4; direction++) {
        if (!(some[cell]! & BITS[direction]!) || (direction === RIGHT ? x + 1 === width : direction === LEFT && x === 0)) continue
        const next = cell + (direction === RIGHT ? 1 : direction === LEFT ? -1 : direction === DOWN ? width : -width)
        if (next < 0 || next >= some.length || met[next] === walk || !(some[next]! & BITS[opposite(direction)]!)) continue
        met[next] = walk
        queue[count++] = next
        if (cells.length === some.length || cells.includes(next)) left--
      }
    }
    return left === 0
  }
}
