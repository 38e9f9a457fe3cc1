/** States under way between members: for each two of them and each way a ring with one writer and one reader. */
import type { Model } from '../model.ts'
import { wordsOf } from '../table.ts'
import { unitsOf } from '../units.ts'
import type { Share, StateRef } from './share.ts'
import type { Shared, Slate } from './slate.ts'

/** What receives states: a hunt. */
export interface Receiver {
  readonly inbox: Int32Array
  receive(parent: StateRef, word: number): void
}

// Of a ring: how many were read, how many were written, apart for the caches' sake; then the states.
const READ = 0
const WRITTEN = 16
const FIRST = 32
/** States a ring holds: more than the pushes of any position. */
const ROOM = 1 << 12

const bytesOfRing = ({ stride }: Model): number => 4 * (FIRST + ROOM * (wordsOf(stride) + 2))

export const bytesOfRings = (model: Model, size: number): number => size * (size - 1) * bytesOfRing(model)

/** By writer and reader, row by row; nobody writes to himself. */
export function makeRings(model: Model, size: number): readonly Shared[] {
  const bytes = bytesOfRing(model)
  return Array.from({ length: size * size }, (_, i) => new Int32Array(new SharedArrayBuffer(i % (size + 1) === 0 ? 0 : bytes)))
}

export class Mailbox implements Share {
  readonly member: number
  readonly #slate: Slate
  /** By member. */
  readonly #to: readonly Shared[]
  readonly #from: readonly Shared[]
  readonly #written: Int32Array
  /** Put by and not yet let out: in all, and whether there is any, by member. */
  #held = 0
  readonly #isHeld: Uint8Array
  readonly #words: number
  /** Pushes of a position at most. */
  readonly #most: number

  constructor(model: Model, slate: Slate, rings: readonly Shared[], member: number) {
    const { size } = slate
    this.member = member
    this.#slate = slate
    this.#to = rings.slice(member * size, (member + 1) * size)
    this.#from = rings.filter((_, i) => i % size === member)
    this.#written = new Int32Array(size)
    this.#isHeld = new Uint8Array(size)
    this.#words = wordsOf(model.stride)
    this.#most = 2 * unitsOf(model).count
  }

  ownerOf(hash: number): number {
    // Other bits than those the tables are laid out by.
    return ((Math.imul(hash, 0x9e3779b1) >>> 16) * this.#slate.size) >>> 16
  }

  /** Of the rings it writes to. */
  get bytes(): number {
    return this.#to.reduce((sum, { byteLength }) => sum + byteLength, 0)
  }

  get isCrowded(): boolean {
    for (let to = 0; to < this.#to.length; to++) {
      if (to !== this.member && ROOM - ((this.#written[to]! - Atomics.load(this.#to[to]!, READ)) | 0) < this.#most) return true
    }
    return false
  }

  send(owner: number, state: Int32Array, parent: StateRef, word: number): void {
    const ring = this.#to[owner]!
    const written = this.#written[owner]!
    const at = FIRST + (written & (ROOM - 1)) * (this.#words + 2)
    for (let i = 0; i < this.#words; i++) ring[at + i] = state[i]!
    ring[at + this.#words] = parent
    ring[at + this.#words + 1] = word
    this.#written[owner] = written + 1
    this.#isHeld[owner] = 1
    this.#held++
  }

  flush(): void {
    if (this.#held === 0) return
    this.#slate.count(this.#held)
    this.#held = 0
    for (let to = 0; to < this.#isHeld.length; to++) {
      if (this.#isHeld[to] === 0) continue
      this.#isHeld[to] = 0
      Atomics.store(this.#to[to]!, WRITTEN, this.#written[to]!)
      this.#slate.rouse(to)
    }
  }

  get isEmpty(): boolean {
    return this.#from.every((ring, from) => from === this.member || Atomics.load(ring, READ) === Atomics.load(ring, WRITTEN))
  }

  /** Hands over what has come, at most so many of each member; answers how many. */
  deliver(to: Receiver, most: number): number {
    const words = this.#words
    let count = 0
    for (let from = 0; from < this.#from.length; from++) {
      if (from === this.member) continue
      const ring = this.#from[from]!
      const first = Atomics.load(ring, READ)
      const waiting = (Atomics.load(ring, WRITTEN) - first) | 0
      const come = Math.min(most, waiting)
      for (let i = 0; i < come; i++) {
        const at = FIRST + ((first + i) & (ROOM - 1)) * (words + 2)
        for (let word = 0; word < words; word++) to.inbox[word] = ring[at + word]!
        to.receive(ring[at + words]!, ring[at + words + 1]!)
      }
      if (come > 0) Atomics.store(ring, READ, (first + come) | 0)
      // Its writer may have found no room.
      if (waiting > ROOM - this.#most - most) this.#slate.rouse(from)
      count += come
    }
    return count
  }
}
