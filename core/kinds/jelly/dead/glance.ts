/**
 * Dead ends that show in a part of a position: its bodies and the cells of one colour, or of all that are hidden. With everything else
 * away no more is in anyone's way, and whatever is anywhere held up may go where it likes; what is dead then is dead. Such parts are few
 * next to the positions they are seen in, so most are looked up.
 */
import type { State } from '../../../play.ts'
import type { Model } from '../model.ts'
import { Position } from '../position.ts'
import { StateTable } from '../table.ts'
import { DeadEnd } from './deadEnd.ts'

/** So many looks make a trial. After one in which a part was new too often, or dead too seldom, it is looked at no more. */
const TRIAL = 1 << 12
const MOST_NEW = TRIAL >> 2
const LEAST_DEAD = TRIAL >> 6

interface Part {
  /** The colour it is about; 0: those of hidden jellies. */
  readonly colour: number
  /** By byte of a state: whether the part has it. */
  readonly bytes: Uint8Array
  readonly table: StateTable
  looks: number
  fresh: number
  dead: number
}

const ALIVE = 0
const DEAD = 1

export class Glance {
  readonly #position: Position
  readonly #deadEnd: DeadEnd
  #parts: Part[]

  constructor(model: Model) {
    this.#position = new Position(model)
    this.#deadEnd = new DeadEnd(this.#position)
    const colours = [...model.colours].map((_, i) => i + 1)
    const parts = colours.map((colour) => partOf(model, colour, [colour]))
    this.#parts = model.buds.length === 0 ? parts : [partOf(model, 0, [...new Set(model.buds.map(({ colour }) => colour))]), ...parts]
  }

  /** Bytes of what it remembers. */
  get bytes(): number {
    return this.#parts.reduce((sum, { table }) => sum + table.bytes, 0)
  }

  /** Of a position at rest: true only for a dead end, false for all that do not show at a glance. */
  isDead(state: State): boolean {
    const parts = this.#parts
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i]!
      if (part.looks === TRIAL && this.#hasFailed(part)) {
        parts.splice(i--, 1)
        continue
      }
      part.looks++
      if (!this.#look(part, state)) continue
      part.dead++
      return true
    }
    return false
  }

  #hasFailed(part: Part): boolean {
    const failed = part.fresh > MOST_NEW || part.dead < LEAST_DEAD
    part.looks = 0
    part.fresh = 0
    part.dead = 0
    return failed
  }

  #look(part: Part, state: State): boolean {
    const { bytes, table } = part
    const { key } = table
    for (let i = 0; i < bytes.length; i++) key[i] = bytes[i]! & state[i]!
    const known = table.find()
    if (known !== 0) return table.word(known) === DEAD
    part.fresh++
    this.#position.read(key)
    const isDead = part.colour > 0 ? this.#deadEnd.isApartAlone(part.colour) : !this.#deadEnd.canWakeAlone()
    table.add(0, isDead ? DEAD : ALIVE)
    return isDead
  }
}

function partOf(model: Model, colour: number, colours: readonly number[]): Part {
  const { buds, bodies, freeFrom, stride, wide } = model
  const bytes = new Uint8Array(stride)
  const width = wide ? 2 : 1
  const firstFree = ((buds.length + 7) >> 3) + bodies.length * width
  bytes.fill(255, 0, firstFree)
  for (const one of colours) bytes.fill(255, firstFree + freeFrom[one]! * width, firstFree + freeFrom[one + 1]! * width)
  return { colour, bytes, table: new StateTable(stride), looks: 0, fresh: 0, dead: 0 }
}
