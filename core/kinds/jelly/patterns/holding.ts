/** Whether all groups of an excerpt's position may be at rest: each on solid ground, on another that is, or where the rest of the stage may hold it up. */
import { DOWN } from '../model.ts'
import { NOBODY, type Position, SOLID } from '../position.ts'
import type { Excerpt } from './excerpt.ts'

export class Holding {
  readonly #excerpt: Excerpt
  readonly #position: Position
  /** By group. */
  readonly #isHeld: Uint8Array

  constructor(excerpt: Excerpt, position: Position) {
    this.#excerpt = excerpt
    this.#position = position
    this.#isHeld = new Uint8Array(position.colours.length)
  }

  holdsAll(): boolean {
    const { groups, groupCount } = this.#position
    const isHeld = this.#isHeld
    isHeld.fill(0)
    isHeld[SOLID] = 1
    let left = groupCount
    let before: number
    do {
      before = left
      for (let i = 0; i < groupCount; i++) {
        const group = groups[i]!
        if (isHeld[group] === 1 || !this.#holds(group)) continue
        isHeld[group] = 1
        left--
      }
    } while (left > 0 && left < before)
    return left === 0
  }

  /** By what is held itself, as far as that is known yet. */
  #holds(group: number): boolean {
    const { first, next, place, owner, units, model } = this.#position
    const { support, isTied } = this.#excerpt
    for (let unit = first[group]!; unit >= 0; unit = next[unit]!) {
      if (unit < units.firstBud && isTied[unit]) return true
      const face = 4 * unit + DOWN
      for (let k = units.faceFrom[face]!; k < units.faceFrom[face + 1]!; k++) {
        const below = place[unit]! + model.pitch + units.faceOffsets[k]!
        const by = owner[below]!
        if (by === NOBODY ? ((support[model.yOf[below]!]! >>> model.xOf[below]!) & 1) === 1 : this.#isHeld[by] === 1) return true
      }
    }
    return false
  }
}
