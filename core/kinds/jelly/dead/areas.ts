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
  /** By index in `position.groups`, colour and row: where that colour of a group may come; of a frozen group nothing. */
  readonly area: Int32Array
  /** By colour and row: where movable pieces of the colour may come, and hidden ones. */
  readonly reach: Int32Array

  readonly #walk: Walk
  readonly #below: Int32Array
  readonly #touch: Int32Array
  readonly #held: Int32Array
  readonly #liftable: Int32Array

  constructor(ground: Ground) {
    const { height, position } = ground
    const rows = (position.model.colours.length + 1) * height
    this.ground = ground
    this.#walk = new Walk(ground)
    this.first = new FirstAreas(ground, this.#walk)
    this.area = new Int32Array(position.groups.length * rows)
    this.reach = new Int32Array(rows)
    this.#below = new Int32Array(height + 1)
    this.#touch = new Int32Array(rows)
    this.#held = new Int32Array(height)
    this.#liftable = new Int32Array(height)
  }

  /** After `first.find`, the areas of groups with one of the colours asked for (bits). false: some hidden jelly can never emerge. */
  find(asked: number): boolean {
    const { ground, area, reach } = this
    const { height, frozen, position } = ground
    const { groups, groupCount, colours, model } = position
    const rows = (model.colours.length + 1) * height
    const tied = this.first.buds.colourTied()
    reach.fill(0)
    for (let i = 0; i < groupCount; i++) {
      const group = groups[i]!
      if (frozen.is[group] === 1 || (colours[group]! & asked) === 0) continue
      const isWalked = this.#walkIfNeeded(i, group, tied)
      for (let left = colours[group]! & ~(1 << BLACK); left !== 0; left &= left - 1) {
        const colour = 31 - Math.clz32(left & -left)
        const at = i * rows + colour * height
        if (isWalked) {
          area.fill(0, at, at + height)
          this.#walk.cover(colour, area, at)
        } else this.#copyFirst(this.first.at[i]!, at)
        for (let y = 0; y < height; y++) reach[colour * height + y]! |= area[at + y]!
      }
    }
    return position.pending === 0 || this.first.buds.find(reach)
  }

  #copyFirst(from: number, to: number): void {
    const { rows } = this.first.roaming
    for (let y = 0; y < this.ground.height; y++) this.area[to + y] = rows[from + y]!
  }

  /** Walks the group of that index. false: it can come wherever its first area says. */
  #walkIfNeeded(index: number, group: number, tied: number): boolean {
    const { ground, first } = this
    const walk = this.#walk
    const { height, free, lifts, position } = ground
    const colours = position.colours[group]!
    // A tie to a block may hold up or lift what nothing else does.
    if ((colours & tied) !== 0) {
      walk.take(group)
      walk.go()
      return true
    }
    const { rows } = first.roaming
    const own = first.at[index]!
    const below = this.#below
    const isLimited = lifts > 0 && !first.buds.liftsBlock(group)
    this.#findTouch(index, colours)
    for (let y = 0; y < height; y++) below[y] = first.others(y, rows[own + y]!)
    below[height] = 0
    if (isLimited) {
      first.buds.addLifted(this.#touch)
      walk.take(group)
      walk.near(below, this.#touch, this.#liftable)
    }
    for (let y = 0; y < height; y++) below[y]! |= ~free[y]!
    below[height] = -1
    if (!isLimited && position.next[position.first[group]!]! < 0 && this.#isFree(own, group)) return false
    if (!isLimited) walk.take(group)
    walk.go(walk.near(below, this.#touch, this.#held), isLimited ? this.#liftable : undefined)
    return true
  }

  /** Whether nothing frozen is in the way of a single free cell and all of its first area can hold it. */
  #isFree(own: number, group: number): boolean {
    const { height, free, position } = this.ground
    const { units } = position
    const unit = position.first[group]!
    if (unit < units.firstFree) return false
    const { rows } = this.first.roaming
    const touch = units.colour[unit]! * height
    for (let y = 0; y < height; y++) {
      if ((rows[own + y]! & ~(free[y]! & (this.#below[y + 1]! | this.#touch[touch + y]!))) !== 0) return false
    }
    return true
  }

  /** By its colours, the cells next to where other pieces of the colour can be. */
  #findTouch(index: number, colours: number): void {
    const { ground, first } = this
    const { height, fixed } = ground
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
    }
  }
}
