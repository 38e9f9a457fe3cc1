/** What shows at a glance: sides known from the border, from settled neighbours, or because a neighbour has them however it lies. */
import { AGREEING, FORCED } from '../fast/tables.ts'
import { BITS, opposite } from '../masks.ts'
import type { Finding } from './finding.ts'
import { distance, type Grid } from './grid.ts'
import { ReadySet } from './readySet.ts'

export const isSettled = (ways: number): boolean => ways !== 0 && (ways & (ways - 1)) === 0

/**
 * Keeps at hand, and up to date wherever ways change, which cells their settled neighbours and the border settle (`lock`), and which
 * sides rule out ways of a cell without that (`edge`).
 */
export class Notes {
  readonly #grid: Grid
  readonly #ways: Uint8Array
  /** By cell: what its settled neighbours and the border leave it. */
  readonly #locked: Uint8Array
  readonly #locks: ReadySet
  /** By `cell * 4 + direction`: what that side alone leaves it. */
  readonly #noted: Uint8Array
  readonly #edges: ReadySet

  constructor(grid: Grid, ways: Uint8Array) {
    this.#grid = grid
    this.#ways = ways
    this.#locked = new Uint8Array(grid.cells)
    this.#locks = new ReadySet(grid.cells)
    this.#noted = new Uint8Array(4 * grid.cells)
    this.#edges = new ReadySet(4 * grid.cells)
  }

  /** The cell has other ways than before. */
  changed(cell: number): void {
    this.look(cell)
    for (let d = 0; d < 4; d++) {
      const next = this.#grid.next[4 * cell + d]!
      if (next >= 0) this.look(next)
    }
  }

  look(cell: number): void {
    const { masks, next } = this.#grid
    const ways = this.#ways[cell]!
    const mask = masks[cell]!
    let settledSides = 0
    for (let d = 0; d < 4; d++) {
      const other = next[4 * cell + d]!
      let side = BITS[d]! << 4
      if (other >= 0) {
        const back = opposite(d)
        const forced = FORCED[(masks[other]! << 4) | this.#ways[other]!]!
        side = forced & BITS[back]! ? BITS[d]! : (forced >> 4) & BITS[back]! ? side : 0
      }
      if (other < 0 || isSettled(this.#ways[other]!)) settledSides |= side
      const left = side === 0 ? ways : ways & AGREEING[(mask << 8) | side]!
      this.#noted[4 * cell + d] = left
      this.#edges.put(4 * cell + d, left !== ways)
    }
    const left = ways & AGREEING[(mask << 8) | settledSides]!
    this.#locked[cell] = left
    this.#locks.put(cell, left !== ways && (left === 0 || isSettled(left)))
  }

  /** The cheapest, the nearest to `focus` among equals; a contradiction before any other. */
  next(focus: number): Finding | undefined {
    const { size } = this.#locks
    if (size > 0) {
      const cell = this.#nearest(this.#locks, this.#locked, 0, focus)
      return { technique: 'lock', size: 1, cell, keeps: this.#locked[cell]!, alternatives: size }
    }
    if (this.#edges.size === 0) return undefined
    const at = this.#nearest(this.#edges, this.#noted, 2, focus)
    return { technique: 'edge', size: 1, cell: at >> 2, side: at & 3, keeps: this.#noted[at]!, alternatives: this.#edges.size }
  }

  /** Of the items at hand, which are cells once shifted, the lowest of the nearest. */
  #nearest(items: ReadySet, keeps: Uint8Array, shift: number, focus: number): number {
    let [best, least] = [-1, Number.POSITIVE_INFINITY]
    for (let i = 0; i < items.size; i++) {
      const item = items.at(i)
      const far = keeps[item] === 0 ? -1 : distance(this.#grid, item >> shift, focus)
      if (far > least || (far === least && item > best)) continue
      best = item
      least = far
    }
    return best
  }
}
