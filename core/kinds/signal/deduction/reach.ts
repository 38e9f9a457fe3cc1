/** How many tiles lie beyond an arm at most; where all arms of a tile are dead ends, that is too few. */
import { TURNED } from '../fast/tables.ts'
import { BITS, opposite } from '../masks.ts'
import type { Finding } from './finding.ts'
import { distance, type Grid } from './grid.ts'
import { isSettled } from './notes.ts'

/**
 * Beyond an arm are at most the neighbour and what lies beyond its other arms, the most over the ways left to it. Counted downwards from
 * "all", so what hangs together in a circle stays unknown; an answer is a tree, so no tile is counted for nothing.
 */
export class Reach {
  readonly #grid: Grid
  readonly #ways: Uint8Array
  /** By `cell * 4 + direction`; the number of cells stands for all that is more. */
  readonly #beyond: Int16Array
  #changed: number[]

  constructor(grid: Grid, ways: Uint8Array, from?: Reach) {
    const { cells } = grid
    this.#grid = grid
    this.#ways = ways
    this.#beyond = from ? from.#beyond.slice() : new Int16Array(4 * cells).fill(cells)
    this.#changed = from ? from.#changed.slice() : Array.from({ length: cells }, (_, cell) => cell)
  }

  changed(cell: number): void {
    this.#changed.push(cell)
  }

  /** The fewest tiles first, then the nearest to `focus`; a contradiction before any other. */
  next(focus: number): Finding | undefined {
    this.#update()
    const { cells, masks } = this.#grid
    let best: { readonly cell: number; readonly way: number; readonly reach: number; readonly far: number } | undefined
    let alternatives = 0
    for (let cell = 0; cell < cells; cell++) {
      const ways = this.#ways[cell]!
      for (let way = 0; way < 4; way++) {
        if (!(ways & (1 << way))) continue
        const reach = this.reachOf(cell, TURNED[4 * masks[cell]! + way]!)
        if (reach >= cells) continue
        if (isSettled(ways)) return { technique: 'reach', size: reach, cell, keeps: 0, alternatives: 1 }
        if (best && reach > best.reach) continue
        const far = distance(this.#grid, cell, focus)
        const isFewer = !best || reach < best.reach
        alternatives = isFewer ? 1 : alternatives + 1
        if (isFewer || far < best!.far) best = { cell, way, reach, far }
      }
    }
    if (!best) return undefined
    const { cell, way, reach } = best
    const keeps = this.#ways[cell]! & ~(1 << way)
    return { technique: 'reach', size: reach, cell, keeps, against: TURNED[4 * masks[cell]! + way]!, alternatives }
  }

  /** The tiles that a cell lying as `mask` can be connected with at most, itself included. */
  reachOf(cell: number, mask: number): number {
    let reach = 1
    for (let d = 0; d < 4; d++) if (mask & BITS[d]!) reach += this.#beyond[4 * cell + d]!
    return Math.min(reach, this.#grid.cells)
  }

  #update(): void {
    const { next } = this.#grid
    const queue = this.#changed.flatMap((cell) => this.#towards(cell, -1))
    this.#changed = []
    for (const at of queue) {
      const cell = next[at]!
      const beyond = this.#mostBeyond(cell, opposite(at & 3))
      if (beyond >= this.#beyond[at]!) continue
      this.#beyond[at] = beyond
      queue.push(...this.#towards(at >> 2, at & 3))
    }
  }

  /** The arms of neighbours that point at a cell, but for the neighbour in the direction `without`. */
  #towards(cell: number, without: number): number[] {
    const arms: number[] = []
    for (let d = 0; d < 4; d++) {
      const other = this.#grid.next[4 * cell + d]!
      if (d !== without && other >= 0) arms.push(4 * other + opposite(d))
    }
    return arms
  }

  /** Entered by its arm `from`. */
  #mostBeyond(cell: number, from: number): number {
    const mask = this.#grid.masks[cell]!
    const back = BITS[from]!
    let most = 0
    for (let way = 0; way < 4; way++) {
      if (!(this.#ways[cell]! & (1 << way))) continue
      const lies = TURNED[4 * mask + way]!
      if (lies & back) most = Math.max(most, this.reachOf(cell, lies & ~back))
    }
    return most
  }
}
