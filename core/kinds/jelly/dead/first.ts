/** First areas: where groups and hidden jellies may come whatever holds them up, as if each of their units were alone between the walls. */
import { BLACK } from '../model.ts'
import { BudAreas } from './budAreas.ts'
import type { Ground } from './ground.ts'
import { Roaming } from './roaming.ts'
import type { Walk } from './walk.ts'

export class FirstAreas {
  readonly buds: BudAreas
  readonly roaming: Roaming
  /** By index in `position.groups`: where the set of all its cells begins in `roaming.rows`. Not for frozen groups. */
  readonly at: Int32Array
  /**
   * What is in the area of one group or hidden jelly, and what in those of two or more: by row of all their cells, and behind that by
   * colour and row of their cells of that colour. Frozen groups are left out.
   */
  readonly once: Int32Array
  readonly twice: Int32Array
  readonly #ground: Ground
  readonly #reach: Int32Array

  constructor(ground: Ground, walk: Walk) {
    const { height, position } = ground
    const sets = position.model.colours.length + 1
    const groups = position.groups.length
    this.#ground = ground
    this.roaming = new Roaming(ground, walk, groups * sets * height)
    this.buds = new BudAreas(ground, this.roaming)
    this.at = new Int32Array(groups)
    this.once = new Int32Array(sets * height)
    this.twice = new Int32Array(sets * height)
    this.#reach = new Int32Array(sets * height)
  }

  /** Of groups alone, as long as nothing more has emerged; by colour only for those asked for (bits). */
  findGroups(asked: number): void {
    const { height, hold, position } = this.#ground
    const { frozen } = hold
    const { groups, groupCount, colours } = position
    for (let i = 0; i < this.once.length; i++) {
      this.once[i] = 0
      this.twice[i] = 0
    }
    for (let i = 0; i < groupCount; i++) {
      const group = groups[i]!
      if (frozen.is[group] === 1) continue
      this.at[i] = this.#setOf(i, group)
      const { rows } = this.roaming
      this.#add(0, rows, this.at[i]!)
      for (let left = colours[group]! & asked; left !== 0; left &= left - 1) {
        const colour = 31 - Math.clz32(left & -left)
        this.#add(colour * height, rows, this.colourAt(i, colour))
      }
    }
  }

  /** After `findGroups`: adds free cells of all colours but one that are no part of the position, each by itself; `place` by unit. */
  addFree(place: Int16Array, without: number): void {
    const { height, position } = this.#ground
    const { units } = position
    for (let unit = units.firstFree; unit < units.count; unit++) {
      const own = units.colour[unit]!
      if (own === without || place[unit] === 0) continue
      const set = this.roaming.findFree(place[unit]!)
      this.#add(0, this.roaming.rows, set)
      this.#add(own * height, this.roaming.rows, set)
    }
  }

  /** After `findGroups`: how many of the hidden jellies may emerge, with what has emerged of them waking others. */
  countAwake(): number {
    for (let i = 0; i < this.#reach.length; i++) this.#reach[i] = this.once[i]!
    return this.buds.find(this.#reach)
  }

  /** After `countAwake`: adds the hidden jellies' areas. */
  addBuds(): void {
    const { height, position } = this.#ground
    const { buds } = position.model
    for (let bud = 0; bud < buds.length; bud++) {
      if (position.emerged[bud] === 1) continue
      this.#add(0, this.buds.area, bud * height)
      this.#add(buds[bud]!.colour * height, this.buds.area, bud * height)
    }
  }

  #add(to: number, set: Int32Array, from: number): void {
    const { once, twice } = this
    const { height } = this.#ground
    for (let y = 0; y < height; y++) {
      const bits = set[from + y]!
      if (bits === 0) continue
      twice[to + y]! |= once[to + y]! & bits
      once[to + y]! |= bits
    }
  }

  /** Where in `roaming.rows` the set of a group's cells of one of its colours begins. */
  colourAt(index: number, colour: number): number {
    const colours = this.#ground.position.colours[this.#ground.position.groups[index]!]!
    return (colours & (colours - 1)) === 0 ? this.at[index]! : this.at[index]! + colour * this.#ground.height
  }

  /** A group of one unit of one colour has its unit's set; of others the sets are united, all its cells first and behind that by colour. */
  #setOf(index: number, group: number): number {
    const { height, position } = this.#ground
    const { first, next, units, colours } = position
    const unit = first[group]!
    const isMixed = (colours[group]! & (colours[group]! - 1)) !== 0
    if (next[unit]! < 0 && !isMixed) return this.roaming.find(unit)
    const sets = position.model.colours.length + 1
    const to = index * sets * height
    const { rows } = this.roaming
    for (let i = isMixed ? sets * height : height; i > 0; ) rows[to + --i] = 0
    for (let part = unit; part >= 0; part = next[part]!) {
      let set = this.roaming.find(part)
      const own = units.colour[part]!
      this.#unite(set, to)
      if (!isMixed || own === BLACK) continue
      if (own !== 0) this.#unite(set, to + own * height)
      else {
        for (let left = units.colours[part]! & ~(1 << BLACK); left !== 0; left &= left - 1) {
          set += height
          this.#unite(set, to + (31 - Math.clz32(left & -left)) * height)
        }
      }
    }
    return to
  }

  #unite(set: number, to: number): void {
    const { rows } = this.roaming
    for (let y = 0; y < this.#ground.height; y++) rows[to + y]! |= rows[set + y]!
  }

  /** Of a row (of all cells, or of a colour), what is in the area of another than the one whose own bits are given. */
  others(row: number, own: number): number {
    return this.twice[row]! | (this.once[row]! & ~own)
  }
}
