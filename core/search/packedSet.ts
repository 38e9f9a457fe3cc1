/**
 * The states a search has met, as bytes in pages, each with its parent, move, cost and (where asked for) bound. A hit is decided by
 * comparing all bytes, so two positions never pass for one. Linear hashing (Litwin 1980): chains over buckets that are split one at a
 * time, so growth neither pauses the search nor ever holds an old table beside a new one. Per state: its bytes, rounded up to a
 * multiple of 4, and 20 more, 24 with bounds.
 */
import type { Move, State } from '../play.ts'

/** States a page, and bucket heads a page: a search of ten states should not pay for a million. */
const PAGE_BITS = 10
const PAGE = 1 << PAGE_BITS
const IN_PAGE = PAGE - 1

// A record is a state's bytes and then these words, side by side so that looking at one state is one visit to memory.
const NEXT = 0
const PARENT = 1
const MOVE = 2
const COST = 3
const BOUND = 4

/** FNV-1a over the bytes, then mixed so that the low bits, which choose the bucket, depend on all of them. */
export function hashState(state: State): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < state.length; i++) hash = Math.imul(hash ^ state[i]!, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

export interface PackedSetOptions {
  /** Keep a bound beside each state. */
  readonly bounds?: boolean
  readonly hash?: (state: State) => number
}

export class PackedSet {
  readonly stride: number
  /** States held; they are numbered 0.. in the order they were added. */
  size = 0
  /** Bytes of all pages, which is also the most ever held: pages are added, never replaced. */
  bytes = 0
  /** 32-bit words a record, and where those after the state's bytes begin. */
  readonly #words: number
  readonly #tail: number
  readonly #hash: (state: State) => number
  /** The pages, each under two views: as bytes and as words. */
  readonly #bytes: Uint8Array[] = []
  readonly #records: Int32Array[] = []
  /** Per bucket: index + 1 of its first state, 0 for none. */
  readonly #heads: Int32Array[] = []
  /** Buckets below `#split` are addressed by one more bit than `#mask` has. */
  #mask = IN_PAGE
  #split = 0
  readonly #scratch: State

  constructor(stride: number, options: PackedSetOptions = {}) {
    this.stride = stride
    this.#tail = Math.ceil(stride / 4)
    this.#words = this.#tail + (options.bounds ? 5 : 4)
    this.#hash = options.hash ?? hashState
    this.#scratch = new Uint8Array(stride)
    this.#addHeads()
  }

  /** The number of `state` (`stride` bytes), or -1. */
  find(state: State): number {
    return this.#findIn(this.#bucketOf(this.#hash(state)), state)
  }

  /** Adds a state and returns its number; a known state is left as it is and answered by -1 - its number. */
  add(state: State, parent: number, move: Move, cost: number): number {
    const bucket = this.#bucketOf(this.#hash(state))
    const known = this.#findIn(bucket, state)
    if (known >= 0) return -1 - known

    const index = this.size++
    const page = index >> PAGE_BITS
    if (page === this.#bytes.length) this.#addPage()
    const bytes = this.#bytes[page]!
    const first = (index & IN_PAGE) * this.#words * 4
    for (let i = 0; i < this.stride; i++) bytes[first + i] = state[i]!
    const record = this.#records[page]!
    const at = (index & IN_PAGE) * this.#words + this.#tail
    record[at + PARENT] = parent
    record[at + MOVE] = move
    record[at + COST] = cost
    this.#link(bucket, index)
    if (this.size > this.#mask + 1 + this.#split) this.#splitBucket()
    return index
  }

  /** A cheaper way to a known state. */
  improve(index: number, parent: number, move: Move, cost: number): void {
    this.#setWord(index, PARENT, parent)
    this.#setWord(index, MOVE, move)
    this.#setWord(index, COST, cost)
  }

  read(index: number, into: State): void {
    const page = this.#bytes[index >> PAGE_BITS]!
    const at = (index & IN_PAGE) * this.#words * 4
    for (let i = 0; i < this.stride; i++) into[i] = page[at + i]!
  }

  /** -1 for the start. */
  parent(index: number): number {
    return this.#word(index, PARENT)
  }

  move(index: number): Move {
    return this.#word(index, MOVE)
  }

  cost(index: number): number {
    return this.#word(index, COST)
  }

  /** Only with the option `bounds`; at most 2^31 - 1. */
  bound(index: number): number {
    return this.#word(index, BOUND)
  }

  setBound(index: number, bound: number): void {
    this.#setWord(index, BOUND, bound)
  }

  /** The moves from the start to a state. */
  line(index: number): Move[] {
    const moves: Move[] = []
    for (let i = index; this.parent(i) >= 0; i = this.parent(i)) moves.push(this.move(i))
    return moves.reverse()
  }

  #word(index: number, word: number): number {
    return this.#records[index >> PAGE_BITS]![(index & IN_PAGE) * this.#words + this.#tail + word]!
  }

  #setWord(index: number, word: number, value: number): void {
    this.#records[index >> PAGE_BITS]![(index & IN_PAGE) * this.#words + this.#tail + word] = value
  }

  #bucketOf(hash: number): number {
    const bucket = hash & this.#mask
    return bucket < this.#split ? hash & (2 * this.#mask + 1) : bucket
  }

  #findIn(bucket: number, state: State): number {
    let index = this.#heads[bucket >> PAGE_BITS]![bucket & IN_PAGE]! - 1
    while (index >= 0 && !this.#holds(index, state)) index = this.#word(index, NEXT) - 1
    return index
  }

  #holds(index: number, state: State): boolean {
    const page = this.#bytes[index >> PAGE_BITS]!
    const at = (index & IN_PAGE) * this.#words * 4
    for (let i = 0; i < this.stride; i++) if (page[at + i] !== state[i]) return false
    return true
  }

  #link(bucket: number, index: number): void {
    const heads = this.#heads[bucket >> PAGE_BITS]!
    this.#setWord(index, NEXT, heads[bucket & IN_PAGE]!)
    heads[bucket & IN_PAGE] = index + 1
  }

  /** Shares the next bucket's states between itself and a new last bucket. */
  #splitBucket(): void {
    const old = this.#split
    const added = old + this.#mask + 1
    if (added >> PAGE_BITS === this.#heads.length) this.#addHeads()
    const heads = this.#heads[old >> PAGE_BITS]!
    let index = heads[old & IN_PAGE]! - 1
    heads[old & IN_PAGE] = 0
    const wide = 2 * this.#mask + 1
    while (index >= 0) {
      const next = this.#word(index, NEXT) - 1
      this.read(index, this.#scratch)
      this.#link(this.#hash(this.#scratch) & wide, index)
      index = next
    }
    if (++this.#split > this.#mask) {
      this.#mask = wide
      this.#split = 0
    }
  }

  #addPage(): void {
    const page = new Int32Array(PAGE * this.#words)
    this.#records.push(page)
    this.#bytes.push(new Uint8Array(page.buffer))
    this.bytes += page.byteLength
  }

  #addHeads(): void {
    this.#heads.push(new Int32Array(PAGE))
    this.bytes += PAGE * 4
  }
}
