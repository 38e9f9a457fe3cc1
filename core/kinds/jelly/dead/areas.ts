/**
 * Where every piece and every hidden jelly may ever come: more than where it really can. First whatever holds it up; then with steps to the
 * side only from where something may hold it: solid ground, the first area of another group, or a piece of its own colour next to it,
 * with which it would be joined.
 *
 * Soundness: a group only grows, so what it is now goes wherever it goes, as a rigid shape. It rises only when something emerges, once
 * each time. A move happens at rest, when each group stands on something through one of its own cells or is joined with what does.
 */
import { BLACK } from '../model.ts'
import { BudAreas } from './budAreas.ts'
import type { Ground } from './ground.ts'
import { Roaming } from './roaming.ts'
import { Walk } from './walk.ts'

export class Areas {
  readonly ground: Ground
  readonly walk: Walk
  readonly roaming: Roaming
  readonly buds: BudAreas
  /** First areas, where it may come whatever holds it up: by index in `position.groups` and row, of all its cells, and behind that by colour. */
  readonly first: Int32Array
  /** By index in `position.groups`, colour and row: where that colour of a group may come; of a frozen group nothing. */
  readonly area: Int32Array
  /** By colour and row: where movable pieces of the colour may come, and hidden ones. */
  readonly reach: Int32Array

  /** What is in the first area of one group or hidden jelly, and what in those of two or more: of all their cells, and behind that by colour. */
  readonly #once: Int32Array
  readonly #twice: Int32Array
  readonly #setsOfGroup: number
  readonly #below: Int32Array
  readonly #touch: Int32Array
  readonly #held: Int32Array
  readonly #liftable: Int32Array

  constructor(ground: Ground) {
    const { height, position } = ground
    const groups = position.groups.length
    const rows = (position.model.colours.length + 1) * height
    this.ground = ground
    this.walk = new Walk(ground)
    this.roaming = new Roaming(ground, this.walk)
    this.buds = new BudAreas(ground, this.roaming)
    this.first = new Int32Array(groups * rows)
    this.area = new Int32Array(groups * rows)
    this.reach = new Int32Array(rows)
    this.#setsOfGroup = rows
    this.#once = new Int32Array(rows)
    this.#twice = new Int32Array(rows)
    this.#below = new Int32Array(height + 1)
    this.#touch = new Int32Array(rows)
    this.#held = new Int32Array(height)
    this.#liftable = new Int32Array(height)
  }

  /** The first areas: those of a group's units, as if each were alone. false: some hidden jelly can never emerge. */
  findFirst(): boolean {
    const { ground, first, reach } = this
    const { height, frozen, position } = ground
    const { groups, groupCount, model } = position
    this.#once.fill(0)
    this.#twice.fill(0)
    for (let i = 0; i < groupCount; i++) {
      const group = groups[i]!
      if (frozen.is[group] === 1) continue
      const own = i * this.#setsOfGroup
      this.#unite(group, own)
      add(this.#once, this.#twice, 0, first, own, height)
      for (let left = position.colours[group]! & ~(1 << BLACK); left !== 0; left &= left - 1) {
        const at = (31 - Math.clz32(left & -left)) * height
        add(this.#once, this.#twice, at, first, own + at, height)
      }
    }
    if (position.pending === 0) return true
    reach.set(this.#once)
    if (!this.buds.find(reach)) return false
    for (let bud = 0; bud < model.buds.length; bud++) {
      if (position.emerged[bud] === 1) continue
      add(this.#once, this.#twice, 0, this.buds.area, bud * height, height)
      add(this.#once, this.#twice, model.buds[bud]!.colour * height, this.buds.area, bud * height, height)
    }
    return true
  }

  /** The sets of a group: of all its cells, and behind that by colour. */
  #unite(group: number, to: number): void {
    const { ground, roaming, first } = this
    const { height, position } = ground
    const { first: firstUnit, next, units } = position
    first.fill(0, to, to + this.#setsOfGroup)
    for (let unit = firstUnit[group]!; unit >= 0; unit = next[unit]!) {
      let set = roaming.find(unit)
      const { rows } = roaming
      const own = units.colour[unit]!
      const at = own === 0 || own === BLACK ? to : to + own * height
      for (let y = 0; y < height; y++) {
        const bits = rows[set + y]!
        first[to + y]! |= bits
        if (at !== to) first[at + y]! |= bits
      }
      if (own !== 0) continue
      for (let left = units.colours[unit]! & ~(1 << BLACK); left !== 0; left &= left - 1) {
        set += height
        const mixed = to + (31 - Math.clz32(left & -left)) * height
        for (let y = 0; y < height; y++) first[mixed + y]! |= rows[set + y]!
      }
    }
  }

  /** The areas of what can be held up, after `findFirst`. Only groups with one of `colours` (bits) are asked. false: as above. */
  findHeld(asked: number): boolean {
    const { ground, walk, area, reach } = this
    const { height, frozen, position } = ground
    const { groups, groupCount, colours, model } = position
    const rows = this.#setsOfGroup
    const tied = this.buds.colourTied()
    reach.fill(0)
    for (let i = 0; i < groupCount; i++) {
      const group = groups[i]!
      if (frozen.is[group] === 1 || (colours[group]! & asked) === 0) continue
      walk.take(group)
      // A tie to a block may hold up or lift what nothing else does.
      if ((colours[group]! & tied) !== 0) walk.go()
      else this.#walkHeld(i, group)
      for (let colour = 1; colour <= model.colours.length; colour++) {
        if (((colours[group]! >> colour) & 1) === 0) continue
        const at = i * rows + colour * height
        area.fill(0, at, at + height)
        walk.cover(colour, area, at)
        for (let y = 0; y < height; y++) reach[colour * height + y]! |= area[at + y]!
      }
    }
    return position.pending === 0 || this.buds.find(reach)
  }

  /** The places of the group of that index, whose shape is taken: held up, and lifted only by what is below or joined with it. */
  #walkHeld(index: number, group: number): void {
    const { ground, walk } = this
    const { height, free, lifts, position } = ground
    const own = index * this.#setsOfGroup
    const below = this.#below
    this.#findTouch(own, position.colours[group]!)
    if (lifts === 0 || this.buds.liftsBlock(group)) {
      for (let y = 0; y < height; y++) below[y] = ~free[y]! | this.#others(y, own + y)
      below[height] = -1
      walk.go(walk.near(below, this.#touch, this.#held))
      return
    }
    for (let y = 0; y < height; y++) below[y] = this.#others(y, own + y)
    below[height] = 0
    this.buds.addLifted(this.#touch)
    walk.near(below, this.#touch, this.#liftable)
    for (let y = 0; y < height; y++) below[y]! |= ~free[y]!
    below[height] = -1
    walk.go(walk.near(below, this.#touch, this.#held), this.#liftable)
  }

  /** By its colours, the cells next to where other pieces of the colour can be. */
  #findTouch(own: number, colours: number): void {
    const { height, fixed } = this.ground
    for (let left = colours & ~(1 << BLACK); left !== 0; left &= left - 1) {
      const at = (31 - Math.clz32(left & -left)) * height
      let above = 0
      let here = fixed[at]! | this.#others(at, own + at)
      for (let y = 0; y < height; y++) {
        const next = y + 1 < height ? fixed[at + y + 1]! | this.#others(at + y + 1, own + at + y + 1) : 0
        this.#touch[at + y] = above | here | (here << 1) | (here >>> 1) | next
        above = here
        here = next
      }
    }
  }

  /** What is in a first area other than the own one, of a row of all or of one colour. */
  #others(row: number, own: number): number {
    return this.#twice[row]! | (this.#once[row]! & ~this.first[own]!)
  }
}

/** Adds a set to a family of which `once` has what is in any of them, `twice` what is in two or more. */
function add(once: Int32Array, twice: Int32Array, to: number, set: Int32Array, from: number, height: number): void {
  for (let y = 0; y < height; y++) {
    const bits = set[from + y]!
    twice[to + y]! |= once[to + y]! & bits
    once[to + y]! |= bits
  }
}
