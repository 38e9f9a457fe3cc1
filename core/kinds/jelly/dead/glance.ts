/**
 * Dead ends that show in one aspect of a position. An aspect has the places of the bodies and of the cells of one colour; of every other
 * cell only where it may ever come, so that one stands for all that may come to the same cells. What is dead then, is dead with all that it
 * may hold up or lift. One more aspect has all colours that are hidden, without the others. What aspects show is little next to the positions
 * they are seen in, so most of it is looked up.
 */
import type { State } from '../../../play.ts'
import type { Model } from '../model.ts'
import { Position } from '../position.ts'
import { StateTable } from '../table.ts'
import { readPlaces } from '../units.ts'
import { DeadEnd } from './deadEnd.ts'
import { Trial } from './trial.ts'

interface Aspect {
  /** The colour it is about; 0: those of hidden jellies. */
  readonly colour: number
  /** By byte of a state: 255 where the aspect has it, 0 where it does not. */
  readonly bytes: Uint8Array
  readonly table: StateTable
  readonly trial: Trial
}

const ALIVE = 0
const DEAD = 1

export class Glance {
  readonly #model: Model
  readonly #position: Position
  readonly #deadEnd: DeadEnd
  readonly #aspects: Aspect[]
  /** Of the position looked at: by unit, the stand-ins of free cells, ascending within a colour; the same as a state; an aspect alone. */
  readonly #standIns: Int16Array
  readonly #kinds: State
  readonly #alone: State

  constructor(model: Model) {
    const { buds, colours, stride } = model
    this.#model = model
    this.#position = new Position(model)
    this.#deadEnd = new DeadEnd(this.#position)
    this.#standIns = new Int16Array(this.#position.units.count)
    this.#kinds = new Uint8Array(stride)
    this.#alone = new Uint8Array(stride)
    this.#aspects = [...colours].map((_, i) => aspectOf(model, i + 1, [i + 1]))
    if (buds.length > 0) this.#aspects.unshift(aspectOf(model, 0, [...new Set(buds.map(({ colour }) => colour))]))
  }

  /** Bytes of what it remembers. */
  get bytes(): number {
    return this.#aspects.reduce((sum, { table }) => sum + table.bytes, 0)
  }

  /** Of a position at rest: true only for a dead end, false for all that do not show at a glance. */
  isDead(state: State): boolean {
    let isRead = false
    for (const aspect of this.#aspects) {
      if (!aspect.trial.isDue()) continue
      if (aspect.colour > 0 && !isRead) {
        this.#findKinds(state)
        isRead = true
      }
      if (this.#look(aspect, state)) return true
    }
    return false
  }

  #findKinds(state: State): void {
    const { buds, wide, stride } = this.#model
    const { place, emerged, units } = this.#position
    const standIns = this.#standIns
    this.#position.pending = buds.length - readPlaces(this.#model, units, state, place, emerged)
    this.#deadEnd.findStandIns(standIns)
    let byte = stride - (units.count - units.firstFree) * (wide ? 2 : 1)
    for (let unit = units.firstFree; unit < units.count; unit++) {
      if (wide) this.#kinds[byte++] = standIns[unit]! >> 8
      this.#kinds[byte++] = standIns[unit]! & 255
    }
  }

  #look(aspect: Aspect, state: State): boolean {
    const { colour, bytes, table, trial } = aspect
    const { key } = table
    const kinds = this.#kinds
    if (colour > 0) for (let i = 0; i < bytes.length; i++) key[i] = bytes[i] === 0 ? kinds[i]! : state[i]!
    else for (let i = 0; i < bytes.length; i++) key[i] = bytes[i]! & state[i]!
    const known = table.find()
    if (known !== 0) {
      const isDead = table.word(known) === DEAD
      trial.note(isDead, false)
      return isDead
    }
    const alone = this.#alone
    for (let i = 0; i < bytes.length; i++) alone[i] = bytes[i]! & state[i]!
    this.#position.read(alone)
    const isDead = colour > 0 ? this.#deadEnd.isApartAmong(colour, this.#standIns) : !this.#deadEnd.canWakeAlone()
    table.add(0, isDead ? DEAD : ALIVE)
    trial.note(isDead, true)
    return isDead
  }
}

function aspectOf(model: Model, colour: number, colours: readonly number[]): Aspect {
  const { buds, bodies, freeFrom, stride, wide } = model
  const bytes = new Uint8Array(stride)
  const width = wide ? 2 : 1
  const firstFree = ((buds.length + 7) >> 3) + bodies.length * width
  bytes.fill(255, 0, firstFree)
  for (const one of colours) bytes.fill(255, firstFree + freeFrom[one]! * width, firstFree + freeFrom[one + 1]! * width)
  return { colour, bytes, table: new StateTable(stride), trial: new Trial() }
}
