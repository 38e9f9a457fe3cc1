/**
 * Where every piece and every hidden jelly may ever come: more than where it really can. First whatever holds it up; then with steps to the
 * side only from where something may hold it: solid ground, the first area of another group, or a piece of its own colour next to it,
 * with which it would be joined.
 *
 * Soundness: a group only grows, so what it is now goes wherever it goes, as a rigid shape. It rises only when something emerges, once
 * each time. A move happens at rest, when each group stands on something through one of its own cells or is joined with what does.
 */
import { BudAreas } from './budAreas.ts'
import type { Ground } from './ground.ts'
import { Walk } from './walk.ts'

export class Areas {
  readonly ground: Ground
  readonly walk: Walk
  readonly buds: BudAreas
  /** By index in `position.groups` and row; of a frozen group nothing. First areas: where it may come whatever holds it up. */
  readonly first: Int32Array
  /** By index in `position.groups`, colour and row: where that colour of a group may come; of a frozen group nothing. */
  readonly area: Int32Array
  /** By colour and row: where movable pieces of the colour may come, and hidden ones. */
  readonly reach: Int32Array

  /** All first areas: what is in one of them, and what is in two or more; of all groups, and by colour. */
  readonly #once: Int32Array
  readonly #twice: Int32Array
  readonly #onceOf: Int32Array
  readonly #twiceOf: Int32Array
  readonly #below: Int32Array
  readonly #touch: Int32Array
  readonly #mine: Int32Array

  constructor(ground: Ground) {
    const { height, position } = ground
    const groups = position.groups.length
    const rows = (position.model.colours.length + 1) * height
    this.ground = ground
    this.walk = new Walk(ground)
    this.buds = new BudAreas(ground, this.walk)
    this.first = new Int32Array(groups * height)
    this.area = new Int32Array(groups * rows)
    this.reach = new Int32Array(rows)
    this.#once = new Int32Array(height)
    this.#twice = new Int32Array(height)
    this.#onceOf = new Int32Array(rows)
    this.#twiceOf = new Int32Array(rows)
    this.#below = new Int32Array(height + 1)
    this.#touch = new Int32Array(rows)
    this.#mine = new Int32Array(height)
  }

  /** The first areas. false: some hidden jelly can never emerge. */
  findFirst(): boolean {
    const { ground, walk, first, reach } = this
    const { height, frozen, position } = ground
    const { groups, groupCount, colours, model } = position
    this.#once.fill(0)
    this.#twice.fill(0)
    this.#onceOf.fill(0)
    this.#twiceOf.fill(0)
    first.fill(0, 0, groupCount * height)
    for (let i = 0; i < groupCount; i++) {
      const group = groups[i]!
      if (frozen.is[group] === 1) continue
      walk.take(group)
      walk.go(undefined)
      walk.cover(0, first, i * height)
      add(this.#once, this.#twice, 0, first, i * height, height)
      for (let colour = 1; colour <= model.colours.length; colour++) {
        if (((colours[group]! >> colour) & 1) === 0) continue
        const isWhole = colours[group] === 1 << colour
        if (!isWhole) {
          this.#mine.fill(0)
          walk.cover(colour, this.#mine, 0)
        }
        add(this.#onceOf, this.#twiceOf, colour * height, isWhole ? first : this.#mine, isWhole ? i * height : 0, height)
      }
    }
    if (position.pending === 0) return true
    reach.set(this.#onceOf)
    if (!this.buds.find(reach)) return false
    for (let bud = 0; bud < model.buds.length; bud++) {
      if (position.emerged[bud] === 1) continue
      add(this.#once, this.#twice, 0, this.buds.area, bud * height, height)
      add(this.#onceOf, this.#twiceOf, model.buds[bud]!.colour * height, this.buds.area, bud * height, height)
    }
    return true
  }

  /** The areas of what can be held up, after `findFirst`. Only groups with one of `colours` (bits) are asked. false: as above. */
  findHeld(asked: number): boolean {
    const { ground, walk, area, reach } = this
    const { height, frozen, position } = ground
    const { groups, groupCount, colours, model } = position
    const rows = (model.colours.length + 1) * height
    const tied = this.buds.colourTied()
    reach.fill(0)
    for (let i = 0; i < groupCount; i++) {
      const group = groups[i]!
      if (frozen.is[group] === 1 || (colours[group]! & asked) === 0) continue
      walk.take(group)
      // A tie to a block may hold up what nothing else does.
      if ((colours[group]! & tied) !== 0) walk.go(undefined)
      else {
        this.#findHolds(i, group)
        walk.go(walk.held(this.#below, this.#touch))
      }
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

  /** What may hold up the group of that index: fills `#below` and, for its colours, `#touch`. */
  #findHolds(index: number, group: number): void {
    const { ground, first } = this
    const { height, free, fixed, position } = ground
    const below = this.#below
    const touch = this.#touch
    const own = index * height
    for (let y = 0; y < height; y++) below[y] = ~free[y]! | this.#twice[y]! | (this.#once[y]! & ~first[own + y]!)
    below[height] = -1
    const colours = position.colours[group]!
    for (let colour = 1; colour <= position.model.colours.length; colour++) {
      if (((colours >> colour) & 1) === 0) continue
      const at = colour * height
      let above = 0
      let here = fixed[at]! | this.#twiceOf[at]! | (this.#onceOf[at]! & ~first[own]!)
      for (let y = 0; y < height; y++) {
        const next =
          y + 1 < height ? fixed[at + y + 1]! | this.#twiceOf[at + y + 1]! | (this.#onceOf[at + y + 1]! & ~first[own + y + 1]!) : 0
        touch[at + y] = above | here | (here << 1) | (here >>> 1) | next
        above = here
        here = next
      }
    }
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
