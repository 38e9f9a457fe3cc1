/**
 * Where every piece may ever come that is not one with all others of its colour yet: more than where it really can. It goes to the side
 * only from where something may hold it up: solid ground, the first area of another group or hidden jelly, or a piece of its own colour
 * next to it, with which it would be joined. It is lifted only by such another below it or joined with it, or by a hidden jelly itself.
 *
 * Soundness: a group only grows, so what it is now goes wherever it goes, as a rigid shape. It rises only when something emerges, once
 * each time. A move happens at rest, when each group stands on something through one of its own cells or is joined with what does.
 */
import { BLACK } from '../model.ts'
import { FirstAreas } from './first.ts'
import type { Ground } from './ground.ts'
import { Walk } from './walk.ts'

export class Areas {
  readonly ground: Ground
  readonly first: FirstAreas
  /** Of the colour looked at last: the groups that can move, `count` of them, and by that order and row where their cells of it may come. */
  readonly groups: Int16Array
  readonly area: Int32Array
  count = 0
  /** By colour and row: all that together, for the colours looked at since `clear`. */
  readonly reach: Int32Array

  readonly #walk: Walk
  readonly #below: Int32Array
  /** By colour and row: next to another piece of the colour; the same and where a hidden jelly in the ground lifts what it pushes. */
  readonly #touch: Int32Array
  readonly #raise: Int32Array
  readonly #held: Int32Array
  readonly #liftable: Int32Array
  #tied = 0

  constructor(ground: Ground) {
    const { height, position } = ground
    const rows = (position.model.colours.length + 1) * height
    this.ground = ground
    this.#walk = new Walk(ground)
    this.first = new FirstAreas(ground, this.#walk)
    this.groups = new Int16Array(position.groups.length)
    this.area = new Int32Array(position.groups.length * height)
    this.reach = new Int32Array(rows)
    this.#below = new Int32Array(height + 1)
    this.#touch = new Int32Array(rows)
    this.#raise = new Int32Array(rows)
    this.#held = new Int32Array(height)
    this.#liftable = new Int32Array(height)
  }

  /** Forgets another position. */
  clear(): void {
    for (let i = 0; i < this.reach.length; i++) this.reach[i] = 0
    this.#tied = this.first.buds.colourTied()
  }

  /** After `first.findGroups`, where the groups with that colour may come with their cells of it. */
  find(colour: number): void {
    const { ground, area, reach } = this
    const { height, hold, position } = ground
    const { groups, groupCount, colours } = position
    this.count = 0
    for (let i = 0; i < groupCount; i++) {
      const group = groups[i]!
      if (((colours[group]! >> colour) & 1) === 0 || hold.frozen.is[group] === 1) continue
      const at = this.count * height
      this.groups[this.count++] = group
      if (this.#isAnywhere(i, group, colour)) {
        const { rows } = this.first.roaming
        const from = this.first.at[i]!
        for (let y = 0; y < height; y++) area[at + y] = rows[from + y]!
      } else {
        for (let y = 0; y < height; y++) area[at + y] = 0
        this.#walk.cover(colour, area, at)
      }
      for (let y = 0; y < height; y++) reach[colour * height + y]! |= area[at + y]!
    }
  }

  findLoose(colour: number): void {
    const { ground, reach } = this
    const { hold, position, height } = ground
    const { groups, groupCount, colours } = position
    for (let i = 0; i < groupCount; i++) {
      const group = groups[i]!
      if (((colours[group]! >> colour) & 1) === 0 || hold.frozen.is[group] === 1) continue
      this.#walk.take(group)
      this.#walk.go()
      this.#walk.cover(colour, reach, colour * height)
    }
  }

  /** Whether a group may come wherever its first area says; if not, it is walked. */
  #isAnywhere(index: number, group: number, colour: number): boolean {
    const { position } = this.ground
    const walk = this.#walk
    const colours = position.colours[group]!
    // A tie to a block may hold up or lift what nothing else does.
    if ((colours & this.#tied) !== 0) {
      walk.take(group)
      walk.go()
      return false
    }
    this.#findTouch(index, colours)
    const unit = position.first[group]!
    if (unit >= position.units.firstFree && position.next[unit]! < 0) {
      if (this.#isCellAnywhere(this.first.at[index]!, colour)) return true
      walk.take(group)
      walk.go(this.#held, this.#liftable)
    } else this.#walkShape(index, group)
    return false
  }

  /** The same of a single cell; fills `#held` and `#liftable`. */
  #isCellAnywhere(own: number, colour: number): boolean {
    const { ground, first } = this
    const {
      height,
      hold: { free },
      lifts,
    } = ground
    const { rows } = first.roaming
    const held = this.#held
    const liftable = this.#liftable
    const beside = colour * height
    let missed = 0
    for (let y = 0; y < height; y++) {
      const isLast = y + 1 === height
      const under = isLast ? 0 : first.others(y + 1, rows[own + y + 1]!)
      const ground = isLast ? -1 : ~free[y + 1]!
      const hold = under | ground | this.#touch[beside + y]!
      const lift = lifts === 0 ? -1 : under | this.#raise[beside + y]!
      held[y] = hold
      liftable[y] = lift
      missed |= rows[own + y]! & ~(free[y]! & hold & lift)
    }
    return missed === 0
  }

  #walkShape(index: number, group: number): void {
    const { ground, first } = this
    const walk = this.#walk
    const {
      height,
      hold: { free },
      lifts,
    } = ground
    const { rows } = first.roaming
    const own = first.at[index]!
    const below = this.#below
    for (let y = 0; y < height; y++) below[y] = first.others(y, rows[own + y]!)
    below[height] = 0
    const isLimited = lifts > 0 && !first.buds.liftsBlock(group)
    walk.take(group)
    if (isLimited) walk.near(below, this.#raise, this.#liftable)
    for (let y = 0; y < height; y++) below[y]! |= ~free[y]!
    below[height] = -1
    walk.go(walk.near(below, this.#touch, this.#held), isLimited ? this.#liftable : undefined)
  }

  /** By a group's colours, what is next to where other pieces of the colour can be. */
  #findTouch(index: number, colours: number): void {
    const { ground, first } = this
    const {
      height,
      hold: { fixed },
      lifts,
    } = ground
    const { rows } = first.roaming
    for (let left = colours & ~(1 << BLACK); left !== 0; left &= left - 1) {
      const colour = 31 - Math.clz32(left & -left)
      const own = first.colourAt(index, colour)
      const at = colour * height
      let above = 0
      let here = fixed[at]! | first.others(at, rows[own]!)
      for (let y = 0; y < height; y++) {
        const next = y + 1 < height ? fixed[at + y + 1]! | first.others(at + y + 1, rows[own + y + 1]!) : 0
        this.#touch[at + y] = above | here | (here << 1) | (here >>> 1) | next
        above = here
        here = next
      }
      if (lifts === 0) continue
      for (let y = 0; y < height; y++) this.#raise[at + y] = this.#touch[at + y]!
    }
    if (lifts > 0) first.buds.addLifted(this.#raise)
  }
}
