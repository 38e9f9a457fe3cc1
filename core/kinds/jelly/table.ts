/**
 * The states of one search, each with its parent and one word of the search's own. Open addressing in segments that grow one at a time,
 * so that no growth is ever long; a table entry holds six bits of the hash, so that most misses touch no state. A hit is decided by all
 * bytes. Per state: its bytes rounded up to a multiple of 4, 8 more, and 7 to 14 of the table.
 */
import type { State } from '../../play.ts'

const PAGE_BITS = 12
const IN_PAGE = (1 << PAGE_BITS) - 1
const SEGMENT_BITS = 6
const FIRST_ENTRIES = 16
/** Of an entry, the bits for the number of a state; 0 is no state. The others are bits of the hash. */
export const NUMBER_BITS = 26
const NUMBER = (1 << NUMBER_BITS) - 1

/** Words that a state of so many bytes takes. */
export const wordsOf = (stride: number): number => Math.max(1, Math.ceil(stride / 4))

export class StateTable {
  /** Bytes a state. */
  readonly stride: number
  /** States held; they are numbered 1.. in the order they were added. */
  size = 0
  /** Bytes of all that is held. */
  bytes = 0
  /** Where a state is put to be found or added. */
  readonly key: State
  /** The same bytes as words; those past the state are 0. */
  readonly words: Int32Array
  readonly #words: number
  readonly #record: number
  readonly #pages: Int32Array[] = []
  readonly #segments: Int32Array[] = []
  readonly #counts = new Int32Array(1 << SEGMENT_BITS)
  /** Of the key that was looked for last. */
  #hash = 0

  constructor(stride: number) {
    this.stride = stride
    this.#words = wordsOf(stride)
    this.#record = this.#words + 2
    this.words = new Int32Array(this.#words)
    this.key = new Uint8Array(this.words.buffer, 0, stride)
    for (let i = 0; i < 1 << SEGMENT_BITS; i++) this.#segments.push(this.#entries(FIRST_ENTRIES))
  }

  /** Whether no other state can be added. */
  get isFull(): boolean {
    return this.size >= NUMBER
  }

  #entries(count: number): Int32Array {
    this.bytes += 4 * count
    return new Int32Array(count)
  }

  hashOfKey(): number {
    return this.#hashOf(this.words, 0)
  }

  /** The number of the state in `key`; 0: none. */
  find(): number {
    const hash = this.hashOfKey()
    this.#hash = hash
    const segment = this.#segments[hash & ((1 << SEGMENT_BITS) - 1)]!
    const mask = segment.length - 1
    const tag = hash & ~NUMBER
    for (let at = (hash >>> SEGMENT_BITS) & mask; ; at = (at + 1) & mask) {
      const entry = segment[at]!
      if (entry === 0) return 0
      if ((entry & ~NUMBER) === tag && this.#holdsKey(entry & NUMBER)) return entry & NUMBER
    }
  }

  /** Adds the state in `key`, which `find` has just not found, and returns its number. */
  add(parent: number, word: number): number {
    const number = ++this.size
    const page = number >> PAGE_BITS
    if (page === this.#pages.length) {
      const fresh = new Int32Array((1 << PAGE_BITS) * this.#record)
      this.#pages.push(fresh)
      this.bytes += fresh.byteLength
    }
    const records = this.#pages[page]!
    const at = (number & IN_PAGE) * this.#record
    for (let i = 0; i < this.#words; i++) records[at + i] = this.words[i]!
    records[at + this.#words] = parent
    records[at + this.#words + 1] = word
    const hash = this.#hash
    const which = hash & ((1 << SEGMENT_BITS) - 1)
    this.#counts[which]!++
    if (8 * this.#counts[which]! > 5 * this.#segments[which]!.length) this.#grow(which)
    insert(this.#segments[which]!, hash, number)
    return number
  }

  /** Doubles a segment; the old one is gone before the next grows. */
  #grow(which: number): void {
    const old = this.#segments[which]!
    const wider = this.#entries(2 * old.length)
    for (let i = 0; i < old.length; i++) {
      const number = old[i]! & NUMBER
      if (number !== 0) insert(wider, this.#hashOf(this.#pages[number >> PAGE_BITS]!, (number & IN_PAGE) * this.#record), number)
    }
    this.#segments[which] = wider
    this.bytes -= old.byteLength
  }

  #hashOf(words: Int32Array, at: number): number {
    let hash = 0x2c1b3c6d
    for (let i = 0; i < this.#words; i++) {
      hash = Math.imul(hash ^ words[at + i]!, 0x85ebca6b)
      hash ^= hash >>> 15
    }
    hash = Math.imul(hash, 0xc2b2ae35)
    return hash ^ (hash >>> 14)
  }

  #holdsKey(number: number): boolean {
    const records = this.#pages[number >> PAGE_BITS]!
    const at = (number & IN_PAGE) * this.#record
    for (let i = 0; i < this.#words; i++) if (records[at + i] !== this.words[i]) return false
    return true
  }

  read(number: number, into: State): void {
    const records = this.#pages[number >> PAGE_BITS]!
    const at = (number & IN_PAGE) * this.#record
    for (let i = 0; i < this.stride; i++) into[i] = records[at + (i >> 2)]! >> (8 * (i & 3))
  }

  /** 0 for the start. */
  parent(number: number): number {
    return this.#pages[number >> PAGE_BITS]![(number & IN_PAGE) * this.#record + this.#words]!
  }

  word(number: number): number {
    return this.#pages[number >> PAGE_BITS]![(number & IN_PAGE) * this.#record + this.#words + 1]!
  }

  change(number: number, parent: number, word: number): void {
    const records = this.#pages[number >> PAGE_BITS]!
    const at = (number & IN_PAGE) * this.#record + this.#words
    records[at] = parent
    records[at + 1] = word
  }
}

function insert(segment: Int32Array, hash: number, number: number): void {
  const mask = segment.length - 1
  let at = (hash >>> SEGMENT_BITS) & mask
  while (segment[at] !== 0) at = (at + 1) & mask
  segment[at] = (hash & ~NUMBER) | number
}
