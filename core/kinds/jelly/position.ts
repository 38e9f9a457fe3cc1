/** One position of a stage laid out for play: who stands where, and what moves as one. All memory is taken once. */
import type { State } from '../../play.ts'
import { BLACK, type Model } from './model.ts'
import { readPlaces, type Units, unitsOf } from './units.ts'

/** In `owner`, where no group stands. */
export const NOBODY = 0
/** In `owner`, walls and anchored groups: nothing ever moves them. */
export const SOLID = 1
/** A group has the number of its first unit, and this more. */
const FIRST_GROUP = 2

/**
 * Cells are grid cells of the model. `read` lays a state out with everything merged. What moves it (`Motion`) leaves the groups as they
 * are and takes `owner` along; `colour` stays behind until `repaint`.
 */
export class Position {
  readonly model: Model
  readonly units: Units
  /** By cell. */
  readonly owner: Int16Array
  readonly colour: Uint8Array
  /** By unit: its place, 0 where it has not emerged. */
  readonly place: Int16Array
  /** The units of a group: `first[group]`, then `next[unit]` until -1. */
  readonly first: Int16Array
  readonly next: Int16Array
  readonly #last: Int16Array
  /** By group: a bit for each of its colours. */
  readonly colours: Int32Array
  /** The groups present, `groupCount` of them. */
  readonly groups: Int16Array
  groupCount = 0
  /** By bud. */
  readonly emerged: Uint8Array
  pending = 0

  readonly #lead: Int16Array
  readonly #sorted: Int16Array

  constructor(model: Model) {
    this.model = model
    const units = unitsOf(model)
    this.units = units
    this.owner = Int16Array.from(model.solid)
    this.colour = Uint8Array.from(model.staticColours)
    this.place = new Int16Array(units.count)
    this.next = new Int16Array(units.count)
    const groups = FIRST_GROUP + units.count
    this.first = new Int16Array(groups)
    this.#last = new Int16Array(groups)
    this.colours = new Int32Array(groups)
    this.groups = new Int16Array(groups)
    this.#lead = new Int16Array(groups)
    this.#sorted = new Int16Array(model.bodies.length + model.startFree.length)
    this.emerged = new Uint8Array(model.buds.length)
  }

  /** Lays out a state, merged. */
  read(state: State): void {
    this.owner.set(this.model.solid)
    this.colour.set(this.model.staticColours)
    this.pending = this.model.buds.length - readPlaces(this.model, this.units, state, this.place, this.emerged)
    this.#merge()
  }

  /** Writes who stands on a unit's cells, and their colours. */
  #paint(unit: number, group: number): void {
    const { owner, colour, place } = this
    const { from, offsets, cellColours } = this.units
    const at = place[unit]!
    for (let i = from[unit]!; i < from[unit + 1]!; i++) {
      const cell = at + offsets[i]!
      owner[cell] = group
      colour[cell] = cellColours[i]!
    }
  }

  /** Unites neighbours of one colour, and lists the groups. */
  #merge(): void {
    const { place, owner, colour, first, next, groups, colours, model, units } = this
    const { pitch, staticCells, buds } = model
    const { count, from, offsets, unitOfBud } = units
    const last = this.#last
    const lead = this.#lead
    for (let i = 0; i < lead.length; i++) {
      lead[i] = i
      first[i] = -1
    }
    for (let unit = 0; unit < count; unit++) if (place[unit] !== 0) this.#paint(unit, FIRST_GROUP + unit)
    for (let i = 0; i < buds.length; i++) {
      const unit = unitOfBud[i]!
      if (unit >= 0 && place[unit] !== 0) this.#join(FIRST_GROUP + unit, buds[i]!.body < 0 ? SOLID : FIRST_GROUP + buds[i]!.body)
    }
    for (let unit = 0; unit < count; unit++) {
      const at = place[unit]!
      if (at === 0 || units.colour[unit] === BLACK) continue
      for (let i = from[unit]!; i < from[unit + 1]!; i++) this.#joinNeighbours(at + offsets[i]!, pitch, owner, colour)
    }
    for (let i = 0; i < staticCells.length; i++) this.#joinNeighbours(staticCells[i]!, pitch, owner, colour)

    let groupCount = 0
    for (let unit = 0; unit < count; unit++) {
      if (place[unit] === 0) continue
      const lone = FIRST_GROUP + unit
      let group = lone
      while (lead[group] !== group) group = lead[group]!
      if (group !== lone) this.#paint(unit, group)
      if (group === SOLID) continue
      next[unit] = -1
      if (first[group]! < 0) {
        first[group] = unit
        groups[groupCount++] = group
        colours[group] = units.colours[unit]!
      } else {
        next[last[group]!] = unit
        colours[group]! |= units.colours[unit]!
      }
      last[group] = unit
    }
    this.groupCount = groupCount
  }

  #joinNeighbours(cell: number, pitch: number, owner: Int16Array, colour: Uint8Array): void {
    const own = colour[cell]!
    if (own === BLACK) return
    if (colour[cell + 1] === own) this.#join(owner[cell]!, owner[cell + 1]!)
    if (colour[cell + pitch] === own) this.#join(owner[cell]!, owner[cell + pitch]!)
  }

  #join(a: number, b: number): void {
    if (a === b) return
    const lead = this.#lead
    let x = a
    let y = b
    while (lead[x] !== x) x = lead[x]!
    while (lead[y] !== y) y = lead[y]!
    if (x < y) lead[y] = x
    else lead[x] = y
  }

  /** Writes the state. `canonical`: bodies that are alike change names so that their places ascend. */
  write(state: State, canonical: boolean): void {
    const { model, place, emerged, units } = this
    const { bodies, buds, alike, freeFrom, wide } = model
    const budBytes = (buds.length + 7) >> 3
    for (let i = 0; i < budBytes; i++) state[i] = 0
    for (let i = 0; i < buds.length; i++) if (emerged[i] === 1) state[i >> 3]! |= 1 << (i & 7)
    const sorted = this.#sorted
    const count = sorted.length
    const bodyCount = bodies.length
    for (let body = 0; body < bodyCount; body++) sorted[body] = place[body]!
    for (let i = bodyCount; i < count; i++) sorted[i] = place[units.firstFree + i - bodyCount]!
    if (canonical) for (let i = 0; i < alike.length; i++) sortRun(sorted, alike[i]![0], alike[i]![1])
    for (let colour = model.colours.length; colour > 0; colour--) {
      sortRun(sorted, bodyCount + freeFrom[colour]!, bodyCount + freeFrom[colour + 1]!)
    }
    let byte = budBytes
    for (let i = 0; i < count; i++) {
      if (wide) state[byte++] = sorted[i]! >> 8
      state[byte++] = sorted[i]! & 255
    }
  }

  /** The cell a bud is in now. */
  budCell(bud: number): number {
    const { body, cell } = this.model.buds[bud]!
    return body < 0 ? cell : this.place[body]! + cell
  }

  /** The group a bud is in: `SOLID` for a wall. */
  budOwner(bud: number): number {
    const { body } = this.model.buds[bud]!
    return body < 0 ? SOLID : this.owner[this.place[body]!]!
  }

  /** Brings the colours to where everything stands now. */
  repaint(): void {
    const { place, owner, colour, model, units } = this
    colour.set(model.staticColours)
    for (let unit = 0; unit < units.count; unit++) {
      const cell = place[unit]!
      if (cell !== 0) this.#paint(unit, owner[cell]!)
    }
  }

  /** Absent so far, a unit appears as part of a group. */
  appear(unit: number, cell: number, group: number): void {
    this.place[unit] = cell
    this.#paint(unit, group)
    if (group === SOLID) return
    const last = this.#last
    this.next[unit] = -1
    this.next[last[group]!] = unit
    last[group] = unit
    this.colours[group]! |= this.units.colours[unit]!
  }

  /** Makes two groups one until the next `read`; with `SOLID`, solid. */
  unite(a: number, b: number): void {
    if (a === b) return
    const [kept, lost] = a < b ? [a, b] : [b, a]
    for (let unit = this.first[lost]!; unit >= 0; unit = this.next[unit]!) this.#paint(unit, kept)
    if (kept !== SOLID) {
      this.next[this.#last[kept]!] = this.first[lost]!
      this.#last[kept] = this.#last[lost]!
      this.colours[kept]! |= this.colours[lost]!
    }
    const i = this.groups.indexOf(lost)
    this.groups[i] = this.groups[--this.groupCount]!
  }
}

/** Ascending, in place; the run is nearly sorted. */
function sortRun(values: Int16Array, from: number, end: number): void {
  for (let i = from + 1; i < end; i++) {
    const value = values[i]!
    let hole = i
    while (hole > from && values[hole - 1]! > value) {
      values[hole] = values[hole - 1]!
      hole--
    }
    values[hole] = value
  }
}
