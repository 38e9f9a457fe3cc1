/**
 * How each tile may still lie, narrowed until nothing follows any more: neighbours agree on their edge, no edge closes a loop, no network
 * smaller than the board runs out of open arms. Every change is on a trail, so that a search can take it back.
 */
import type { Tiles } from '../circuit.ts'
import { BITS, type Mask } from '../masks.ts'
import { AGREEING, EVERY_WAY, FORCED, HOW_MANY, TURNED } from './tables.ts'

/** What a trail entry brings back, in its bits 8 and 9; the cell is above them, the old value below. */
const WAYS = 0
const EDGES = 1 << 8
const JOIN = 2 << 8

export class Domains {
  readonly width: number
  readonly height: number
  readonly cells: number
  /** The start. */
  readonly masks: Uint8Array
  /** By cell: a set of clockwise quarter turns from the start, bit r for r. */
  readonly ways: Uint8Array
  /** By cell: edges certainly joined, low four bits by direction; certainly not, high four. */
  readonly edges: Uint8Array
  /** Cells known to be one network: a forest whose roots carry its size and its arms not joined yet. */
  readonly #parent: Int16Array
  readonly #size: Int16Array
  readonly #plugs: Int16Array
  /** By direction: how far the next cell is. */
  readonly #step: readonly [number, number, number, number]
  readonly #queue: Int16Array
  readonly #isQueued: Uint8Array
  readonly #trail: Int32Array
  /** Cells that looking at neighbours left open, ascending: none but these are ever open after it. */
  readonly #open: Int16Array
  #opened = 0
  #queued = 0
  #trailed = 0
  /** Where the last contradiction showed, -1: nowhere. */
  conflict = -1

  constructor(width: number, height: number) {
    const cells = width * height
    this.width = width
    this.height = height
    this.cells = cells
    // A cell loses at most three ways and learns of four edges; each join but the last leaves one network fewer.
    const changes = 8 * cells
    const buffer = new ArrayBuffer(4 * changes + 14 * cells)
    this.#trail = new Int32Array(buffer, 0, changes)
    const word = (k: number): Int16Array => new Int16Array(buffer, 4 * changes + 2 * k * cells, cells)
    this.#parent = word(0)
    this.#size = word(1)
    this.#plugs = word(2)
    this.#queue = word(3)
    this.#open = word(4)
    const byte = (k: number): Uint8Array => new Uint8Array(buffer, 4 * changes + (10 + k) * cells, cells)
    this.masks = byte(0)
    this.ways = byte(1)
    this.edges = byte(2)
    this.#isQueued = byte(3)
    this.#step = [-width, 1, width, -1]
  }

  get bytes(): number {
    return this.#trail.buffer.byteLength
  }

  /** Starts over with a board, and draws all conclusions. false: it has no answer. Locked tiles lie as they do. */
  load(tiles: Pick<Tiles, 'masks'>, locks?: readonly boolean[]): boolean {
    return this.loadEdges(tiles, locks) && this.settle()
  }

  /** Starts over with a board, and draws only what follows from neighbours and the border. */
  loadEdges({ masks }: Pick<Tiles, 'masks'>, locks?: readonly boolean[]): boolean {
    const { width, height, cells } = this
    this.conflict = -1
    this.#trailed = 0
    for (let y = 0, i = 0; y < height; y++) {
      const outside = (y === 0 ? BITS[0] : 0) | (y === height - 1 ? BITS[2] : 0)
      for (let x = 0; x < width; x++, i++) {
        const mask = masks[i]!
        this.masks[i] = mask
        this.ways[i] = locks?.[i] ? 1 : EVERY_WAY[mask]!
        this.edges[i] = (outside | (x === 0 ? BITS[3] : 0) | (x === width - 1 ? BITS[1] : 0)) << 4
        this.#parent[i] = i
        this.#size[i] = 1
        this.#plugs[i] = (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + (mask >> 3)
        this.#queue[i] = i
        this.#isQueued[i] = 1
      }
    }
    this.#queued = cells
    if (cells > 1) for (let i = 0; i < cells; i++) if (this.#plugs[i] === 0) return this.#fail(i)
    if (!this.#agree()) return false
    this.#opened = 0
    for (let i = 0; i < cells; i++) if (this.isOpen(i)) this.#open[this.#opened++] = i
    return true
  }

  /** What to hand to `undo`. */
  get mark(): number {
    return this.#trailed
  }

  undo(mark: number): void {
    while (this.#trailed > mark) {
      const entry = this.#trail[--this.#trailed]!
      const cell = entry >> 10
      const kind = entry & (3 << 8)
      if (kind === WAYS) this.ways[cell] = entry & 255
      else if (kind === EDGES) this.edges[cell] = entry & 255
      else {
        const root = this.#parent[cell]!
        this.#parent[cell] = cell
        this.#size[root]! -= this.#size[cell]!
        this.#plugs[root]! += 2 - this.#plugs[cell]!
      }
    }
  }

  /** Leaves a cell only some of its ways and draws all conclusions. false: a contradiction, to be undone. */
  narrow(cell: number, ways: number): boolean {
    this.#leave(cell, ways)
    return this.settle()
  }

  isOpen(cell: number): boolean {
    const ways = this.ways[cell]!
    return (ways & (ways - 1)) !== 0
  }

  /** The open cell with the fewest ways, the first of several; -1: all are settled. */
  closestToSettled(): number {
    let found = -1
    let fewest = 5
    for (let at = 0; at < this.#opened; at++) {
      const i = this.#open[at]!
      const count = HOW_MANY[this.ways[i]!]!
      if (count < 2 || count >= fewest) continue
      found = i
      fewest = count
      if (count === 2) break
    }
    return found
  }

  /** The network that a cell is known to belong to, by one of its cells. */
  rootOf(cell: number): number {
    const parent = this.#parent
    let at = cell
    while (parent[at] !== at) at = parent[at]!
    return at
  }

  /** How the tiles lie once all are settled. */
  answer(): Mask[] {
    const { masks, ways, cells } = this
    const lies: Mask[] = []
    for (let i = 0; i < cells; i++) lies.push(TURNED[4 * masks[i]! + 31 - Math.clz32(ways[i]!)]!)
    return lies
  }

  /** All conclusions from what is queued. */
  settle(): boolean {
    if (!this.#agree()) return false
    const open = this.#open
    const opened = this.#opened
    for (let at = 0, quiet = 0; quiet < opened; at = at + 1 === opened ? 0 : at + 1, quiet++) {
      const i = open[at]!
      if (!this.isOpen(i)) continue
      const left = this.#sound(i)
      if (left === this.ways[i]) continue
      this.#leave(i, left)
      if (!this.#agree()) return false
      quiet = -1
    }
    return true
  }

  #leave(cell: number, ways: number): void {
    this.#trail[this.#trailed++] = (cell << 10) | WAYS | this.ways[cell]!
    this.ways[cell] = ways
    this.#push(cell)
  }

  #push(cell: number): void {
    if (this.#isQueued[cell]) return
    this.#isQueued[cell] = 1
    this.#queue[this.#queued++] = cell
  }

  #fail(cell: number): false {
    this.conflict = cell
    while (this.#queued > 0) this.#isQueued[this.#queue[--this.#queued]!] = 0
    return false
  }

  /** Until all neighbours agree on their edge. */
  #agree(): boolean {
    const { masks, ways, edges } = this
    while (this.#queued > 0) {
      const i = this.#queue[--this.#queued]!
      this.#isQueued[i] = 0
      const mask = masks[i]!
      const known = edges[i]!
      const old = ways[i]!
      const left = old & AGREEING[(mask << 8) | known]!
      if (left === 0) return this.#fail(i)
      if (left !== old) {
        this.#trail[this.#trailed++] = (i << 10) | WAYS | old
        ways[i] = left
      }
      const news = FORCED[(mask << 4) | left]! & ~known
      if (news === 0) continue
      this.#trail[this.#trailed++] = (i << 10) | EDGES | known
      edges[i] = known | news
      for (let d = 0; d < 4; d++) {
        const isJoined = (news >> d) & 1
        if (!isJoined && !((news >> (4 + d)) & 1)) continue
        const j = i + this.#step[d]!
        this.#trail[this.#trailed++] = (j << 10) | EDGES | edges[j]!
        edges[j]! |= BITS[(d + 2) & 3]! << (isJoined ? 0 : 4)
        this.#push(j)
        if (isJoined && !this.#join(i, j)) return this.#fail(i)
      }
    }
    return true
  }

  /** false: they are one network already, or one that is closed and too small. */
  #join(one: number, other: number): boolean {
    let root = this.rootOf(one)
    let child = this.rootOf(other)
    if (root === child) return false
    const size = this.#size
    if (size[root]! < size[child]!) [root, child] = [child, root]
    this.#trail[this.#trailed++] = (child << 10) | JOIN
    this.#parent[child] = root
    size[root]! += size[child]!
    this.#plugs[root]! += this.#plugs[child]! - 2
    return this.#plugs[root]! > 0 || size[root] === this.cells
  }

  /** The ways of an open cell that neither meet one network twice nor close one smaller than the board. */
  #sound(cell: number): number {
    const base = 4 * this.masks[cell]!
    const known = this.edges[cell]!
    const unknown = ~(known | (known >> 4)) & 15
    const own = this.rootOf(cell)
    const plugs = this.#plugs
    const [up, right, down, left] = this.#step
    const r0 = unknown & 1 ? this.rootOf(cell + up) : -1
    const r1 = unknown & 2 ? this.rootOf(cell + right) : -2
    const r2 = unknown & 4 ? this.rootOf(cell + down) : -3
    const r3 = unknown & 8 ? this.rootOf(cell + left) : -4
    const isOwn = (r0 === own ? 1 : 0) | (r1 === own ? 2 : 0) | (r2 === own ? 4 : 0) | (r3 === own ? 8 : 0)
    // Networks with this one arm left.
    const isEnd =
      (r0 >= 0 && plugs[r0] === 1 ? 1 : 0) |
      (r1 >= 0 && plugs[r1] === 1 ? 2 : 0) |
      (r2 >= 0 && plugs[r2] === 1 ? 4 : 0) |
      (r3 >= 0 && plugs[r3] === 1 ? 8 : 0)
    const ways = this.ways[cell]!
    let sound = 0
    for (let r = 0; r < 4; r++) {
      if (!(ways & (1 << r))) continue
      const arms = TURNED[base + r]! & unknown
      if (arms & isOwn) continue
      // Two arms, each a bit, that meet the same network.
      if (r0 === r1 && (arms & 3) === 3) continue
      if (r0 === r2 && (arms & 5) === 5) continue
      if (r0 === r3 && (arms & 9) === 9) continue
      if (r1 === r2 && (arms & 6) === 6) continue
      if (r1 === r3 && (arms & 10) === 10) continue
      if (r2 === r3 && (arms & 12) === 12) continue
      // Closed off: no arm left of its own network but these, and none of those that they meet.
      if ((arms & ~isEnd) === 0 && HOW_MANY[arms] === plugs[own]) {
        const size = this.#size
        const met = (arms & 1 && size[r0]!) + (arms & 2 && size[r1]!) + (arms & 4 && size[r2]!) + (arms & 8 && size[r3]!)
        if (size[own]! + met < this.cells) continue
      }
      sound |= 1 << r
    }
    return sound
  }
}
