/** Tiles known to be joined, and ways that would close a network in itself or close off one that is too small. */
import { FORCED, TURNED } from '../fast/tables.ts'
import { armsOf, BITS, opposite } from '../masks.ts'
import type { Finding } from './finding.ts'
import { distance, type Grid } from './grid.ts'
import { isSettled } from './notes.ts'

/** What is wrong with a way to lie, and in which network. */
export interface Flaw {
  readonly is: 'island' | 'loop'
  readonly size: number
}

/** A forest of networks; a root carries its tiles and its arms that meet no arm yet. */
export class Networks {
  readonly #grid: Grid
  readonly #ways: Uint8Array
  /** By cell: sides that are joined, as bits. */
  readonly joined: Uint8Array
  readonly #parent: Int16Array
  readonly #size: Int16Array
  readonly #plugs: Int16Array
  /** Cells that may have come to be joined. */
  #changed: number[]

  constructor(grid: Grid, ways: Uint8Array, from?: Networks) {
    const { cells, masks } = grid
    this.#grid = grid
    this.#ways = ways
    this.joined = from ? from.joined.slice() : new Uint8Array(cells)
    this.#parent = from ? from.#parent.slice() : Int16Array.from({ length: cells }, (_, cell) => cell)
    this.#size = from ? from.#size.slice() : new Int16Array(cells).fill(1)
    this.#plugs = from ? from.#plugs.slice() : Int16Array.from(masks, armsOf)
    this.#changed = from ? from.#changed.slice() : Array.from({ length: cells }, (_, cell) => cell)
  }

  changed(cell: number): void {
    this.#changed.push(cell)
  }

  rootOf(cell: number): number {
    const parent = this.#parent
    let at = cell
    while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!
    return at
  }

  /** Where neighbours agree on all their sides. Islands before loops, small before large, then the nearest to `focus`. */
  next(focus: number): Finding | undefined {
    const broken = this.#join()
    if (broken) return broken
    const { cells, masks } = this.#grid
    let best: { readonly flaw: Flaw; readonly cell: number; readonly way: number; readonly far: number } | undefined
    let alternatives = 0
    for (let cell = 0; cell < cells; cell++) {
      const ways = this.#ways[cell]!
      if (isSettled(ways)) continue
      for (let way = 0; way < 4; way++) {
        if (!(ways & (1 << way))) continue
        const flaw = this.flawOf(cell, TURNED[4 * masks[cell]! + way]!)
        if (!flaw) continue
        const order = best ? compare(flaw, best.flaw) : -1
        if (order > 0) continue
        const far = distance(this.#grid, cell, focus)
        alternatives = order < 0 ? 1 : alternatives + 1
        if (order < 0 || far < best!.far) best = { flaw, cell, way, far }
      }
    }
    if (!best) return undefined
    const { flaw, cell, way } = best
    const keeps = this.#ways[cell]! & ~(1 << way)
    return { technique: flaw.is, size: flaw.size, cell, keeps, against: TURNED[4 * masks[cell]! + way]!, alternatives }
  }

  /** What would be wrong if the cell lay as `mask`. */
  flawOf(cell: number, mask: number): Flaw | undefined {
    const own = this.rootOf(cell)
    const met = [own]
    let plugs = this.#plugs[own]!
    let size = this.#size[own]!
    for (let d = 0; d < 4; d++) {
      if (!(mask & BITS[d]!) || this.joined[cell]! & BITS[d]!) continue
      const root = this.rootOf(this.#grid.next[4 * cell + d]!)
      if (met.includes(root)) return { is: 'loop', size: this.#size[root]! }
      met.push(root)
      plugs += this.#plugs[root]! - 2
      size += this.#size[root]!
    }
    return plugs === 0 && size < this.#grid.cells ? { is: 'island', size } : undefined
  }

  /** Joins what has come to be known. A contradiction: the tiles as settled have closed a loop, or a network that is too small. */
  #join(): Finding | undefined {
    const { cells, masks, next } = this.#grid
    const changed = this.#changed
    this.#changed = []
    for (const cell of changed) {
      const news = FORCED[(masks[cell]! << 4) | this.#ways[cell]!]! & 15 & ~this.joined[cell]!
      for (let d = 0; d < 4; d++) {
        if (!(news & BITS[d]!)) continue
        const other = next[4 * cell + d]!
        let [root, child] = [this.rootOf(cell), this.rootOf(other)]
        if (root === child) return broken('loop', this.#size[root]!, cell)
        if (this.#size[root]! < this.#size[child]!) [root, child] = [child, root]
        this.#parent[child] = root
        this.#size[root]! += this.#size[child]!
        this.#plugs[root]! += this.#plugs[child]! - 2
        this.joined[cell]! |= BITS[d]!
        this.joined[other]! |= BITS[opposite(d)]!
      }
    }
    for (const cell of changed) {
      const root = this.rootOf(cell)
      if (this.#plugs[root] === 0 && this.#size[root]! < cells) return broken('island', this.#size[root]!, cell)
    }
    return undefined
  }
}

const broken = (technique: Flaw['is'], size: number, cell: number): Finding => ({ technique, size, cell, keeps: 0, alternatives: 1 })

const compare = (one: Flaw, other: Flaw): number => (one.is === other.is ? one.size - other.size : one.is === 'island' ? -1 : 1)
