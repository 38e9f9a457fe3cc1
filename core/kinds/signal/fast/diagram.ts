/**
 * All answers as one diagram: layer by layer the open cells are decided, and partial answers that leave the same to be done are one state
 * (the frontier method; Sekine, Imai & Tani 1995, Knuth's Simpath). What is asked of the answers is then a sum or a shortest way through it.
 */
import type { Stop } from '../../../solving.ts'
import type { Domains } from './domains.ts'
import { planOf, type Step } from './plan.ts'

/** One state a layer, after the last cell. */
export interface Diagram {
  readonly steps: readonly Step[]
  /** By layer: `to[state * choices + choice]` is a state of the next layer, -1: no answer that way. */
  readonly to: readonly Int32Array[]
  /** States of each layer, one more than steps; the last has one, or none where there is no answer. */
  readonly sizes: readonly number[]
  readonly states: number
}

export interface Room {
  readonly maxStates: number
  readonly maxBytes: number
}

export type Drawn =
  | { readonly is: 'whole'; readonly diagram: Diagram }
  | { readonly is: 'cut'; readonly stoppedBy: 'states' | 'memory' | 'caller'; readonly states: number }

/** What the passes of `passes.ts` keep for each state. */
const PASS_BYTES = 12
const POLLED = 1023

/** For domains at rest, arms counted: 2 (cells - 1) of them. */
export function drawDiagram(domains: Domains, { maxStates, maxBytes }: Room, stop: Stop): Drawn {
  const steps = planOf(domains)
  const to: Int32Array[] = []
  const sizes = [1]
  let states = 1
  let bytes = 0
  let here = new Layer(0, 1)
  here.size = 1
  const cut = (stoppedBy: 'states' | 'memory' | 'caller'): Drawn => ({ is: 'cut', stoppedBy, states })

  for (const step of steps) {
    const { choices } = step
    const next = new Layer(step.bytes, here.size)
    const links = new Int32Array(here.size * choices.length)
    const expand = expander(step)
    bytes += links.byteLength + PASS_BYTES * here.size
    let link = 0
    for (let state = 0; state < here.size; state++) {
      if ((state & POLLED) === 0 && stop.aborted) return cut('caller')
      if (bytes + here.bytes + next.bytesFor(choices.length) > maxBytes) return cut('memory')
      for (let k = 0; k < choices.length; k++) links[link++] = expand(here, state, k, next) ? next.add() : -1
      if (states + next.size > maxStates) return cut('states')
    }
    to.push(links)
    sizes.push(next.size)
    states += next.size
    here = next
    if (next.size === 0) break
  }
  return { is: 'whole', diagram: { steps, to, sizes, states } }
}

/** Writes the record that a choice leads to behind those of `next`; false: it contradicts the edges behind, closes a loop or an island. */
function expander(step: Step): (from: Layer, state: number, choice: number, next: Layer) => boolean {
  const { choices, behind, ahead, kept, oldEdges, oldNetworks, places, own, closes, networks, isLast } = step
  const label = new Uint8Array(places)
  const renamed = new Uint8Array(places + 1)
  return (from, state, k, next) => {
    const choice = choices[k]!
    const { records } = from
    const at = state * from.stride
    for (let e = 0; e < behind.length; e++) if (records[at + behind[e]!] !== choice.behind[e]) return false
    for (let i = 0; i < oldNetworks; i++) label[i] = records[at + oldEdges + i]!
    // Labels of a record are below its networks' count.
    for (let i = oldNetworks; i < places; i++) label[i] = i
    for (let e = 0; e < ahead.length; e++) {
      if (!choice.ahead[e]) continue
      const [one, other] = [label[own]!, label[ahead[e]!]!]
      if (one === other) return false
      for (let i = 0; i < places; i++) if (label[i] === other) label[i] = one
    }
    if (closes && !isLast && !isShared(label, own)) return false

    const into = next.records
    let write = next.size * next.stride
    for (let i = 0; i < kept.length; i++) into[write++] = records[at + kept[i]!]!
    for (let e = 0; e < ahead.length; e++) into[write++] = choice.ahead[e]!
    renamed.fill(255)
    let names = 0
    for (let i = 0; i < networks.length; i++) {
      const name = label[networks[i]!]!
      if (renamed[name] === 255) renamed[name] = names++
      into[write++] = renamed[name]!
    }
    return true
  }
}

function isShared(label: Uint8Array, own: number): boolean {
  const name = label[own]!
  for (let i = 0; i < label.length; i++) if (i !== own && label[i] === name) return true
  return false
}

/** The distinct records of one layer, found again by open addressing. */
class Layer {
  readonly stride: number
  size = 0
  /** Room for one record more than `size`. */
  records: Uint8Array
  #table: Int32Array

  constructor(stride: number, expected: number) {
    this.stride = stride
    let room = 8
    while (room < 2 * expected) room *= 2
    this.records = new Uint8Array((room + 1) * stride)
    this.#table = new Int32Array(2 * room).fill(-1)
  }

  get bytes(): number {
    return this.records.byteLength + this.#table.byteLength
  }

  /** The most held at once until so many more records are in. */
  bytesFor(more: number): number {
    return 2 * (this.size + more) < this.#table.length ? this.bytes : 3 * this.bytes
  }

  /** The number of the record just written behind the others, which is kept if it is new. */
  add(): number {
    const { stride, records, size } = this
    const at = size * stride
    const mask = this.#table.length - 1
    let slot = hashOf(records, at, stride) & mask
    for (let known = this.#table[slot]!; known >= 0; known = this.#table[slot]!) {
      const other = known * stride
      let i = 0
      while (i < stride && records[at + i] === records[other + i]) i++
      if (i === stride) return known
      slot = (slot + 1) & mask
    }
    this.#table[slot] = size
    this.size++
    if (2 * this.size >= this.#table.length) this.#grow()
    return size
  }

  #grow(): void {
    const records = new Uint8Array((this.#table.length + 1) * this.stride)
    records.set(this.records.subarray(0, this.size * this.stride))
    this.records = records
    const table = new Int32Array(2 * this.#table.length).fill(-1)
    const mask = table.length - 1
    for (let i = 0; i < this.size; i++) {
      let slot = hashOf(records, i * this.stride, this.stride) & mask
      while (table[slot]! >= 0) slot = (slot + 1) & mask
      table[slot] = i
    }
    this.#table = table
  }
}

function hashOf(bytes: Uint8Array, from: number, length: number): number {
  let hash = 0x811c9dc5
  for (let i = from; i < from + length; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193)
  return Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 8
}
