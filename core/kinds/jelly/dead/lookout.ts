/** Dead ends among the positions that a search meets, many of them again and again: what is cheap to see is looked for first. */
import type { Position } from '../position.ts'
import type { StateTable } from '../table.ts'
import { DeadEnd } from './deadEnd.ts'
import { Glance } from './glance.ts'

/** States whose death was seen lately are remembered: most are met again soon, and later another look costs less than memory. */
const DEAD_KEPT = [1 << 10, 1 << 14, 1 << 18]

export class Lookout {
  readonly #met: Position
  readonly #table: StateTable
  readonly #glance: Glance
  readonly #deadEnd: DeadEnd
  #dead: Uint8Array
  #deadKept = 0

  /** Over the positions that a table is asked for. */
  constructor(met: Position, table: StateTable) {
    this.#met = met
    this.#table = table
    this.#glance = new Glance(met.model)
    this.#deadEnd = new DeadEnd(met)
    this.#dead = new Uint8Array(0)
    this.keepMore()
  }

  /** Of what is remembered. */
  get bytes(): number {
    return this.#dead.byteLength + this.#glance.bytes
  }

  /** Whether the state in the table's key, for which it has just been asked, is seen to be a dead end; if not, it has been read. */
  isDead(): boolean {
    const { key } = this.#table
    if (this.#isKnown() || this.#glance.isDead(key)) return true
    this.#met.read(key)
    const isDead = this.#deadEnd.isDead()
    if (isDead) this.#keep()
    return isDead
  }

  /** To be called now and then: small searches should not pay for what large ones gain from. */
  keepMore(): void {
    if (this.#table.size < this.#deadKept) return
    const more = DEAD_KEPT.find((kept) => kept > this.#deadKept)
    if (more === undefined) return
    this.#deadKept = more
    this.#dead = new Uint8Array(more * this.#table.stride)
  }

  #isKnown(): boolean {
    const { key, stride, hash } = this.#table
    const at = (hash & (this.#deadKept - 1)) * stride
    for (let i = 0; i < stride; i++) if (this.#dead[at + i] !== key[i]) return false
    return true
  }

  #keep(): void {
    const { key, stride, hash } = this.#table
    this.#dead.set(key, (hash & (this.#deadKept - 1)) * stride)
  }
}
