/** Groups that can never move again: in every direction they lean, over others of their kind, on something that stays where it is. */
import { DOWN, LEFT, RIGHT, UP } from '../model.ts'
import { NOBODY, type Position, SOLID } from '../position.ts'

/**
 * Soundness: whatever is the first push, fall or emergence that moves a group of the set, it moves all that is ahead of that group in its
 * direction; a chain of such groups ends at something solid, so nothing moves. Groups grow by merging and never shrink.
 */
const WAYS = [LEFT, RIGHT, DOWN, UP] as const

export class Frozen {
  /** By group of the position: 1 frozen. */
  readonly is: Uint8Array
  readonly #leans: Uint8Array
  readonly #stack: Int16Array
  #open: Int32Array = new Int32Array(0)
  #free: Int32Array = this.#open

  constructor(groups: number) {
    this.is = new Uint8Array(groups)
    this.#leans = new Uint8Array(groups)
    this.#stack = new Int16Array(groups)
  }

  /**
   * `lifts`: something may still be lifted. What is in `open` but not in `free`, by row, a body covers for ever. `among`: only those that
   * are frozen there are looked at.
   */
  find(position: Position, lifts: boolean, open: Int32Array, free: Int32Array, among?: Frozen): void {
    const { groups, groupCount } = position
    this.#open = open
    this.#free = free
    let left = 0
    for (let i = 0; i < groupCount; i++) {
      const group = groups[i]!
      const isShut = among ? among.is[group] === 1 : this.#isShut(position, group)
      this.is[group] = isShut ? 1 : 0
      if (isShut) left++
    }
    // Each way in turn, until none takes any away since it last came round.
    const ways = lifts ? 4 : 3
    for (let way = 0, unchanged = 0; left > 0 && unchanged < ways; way = (way + 1) % ways) {
      const before = left
      left = this.#keep(position, WAYS[way]!)
      unchanged = left === before ? unchanged + 1 : 1
    }
  }

  /** Whether anything at all is to its left and anything to its right: most groups fail this. */
  #isShut(position: Position, group: number): boolean {
    const { first, next } = position
    let left = false
    let right = false
    for (let unit = first[group]!; unit >= 0; unit = next[unit]!) {
      left ||= this.#isNextTo(position, unit, LEFT)
      right ||= this.#isNextTo(position, unit, RIGHT)
    }
    return left && right
  }

  #isNextTo({ place, owner, model, units }: Position, unit: number, way: number): boolean {
    const ahead = place[unit]! + model.steps[way]!
    const own = owner[place[unit]!]!
    const face = 4 * unit + way
    for (let k = units.faceFrom[face]!; k < units.faceFrom[face + 1]!; k++) {
      const other = owner[ahead + units.faceOffsets[k]!]!
      if (other !== NOBODY && other !== own) return true
    }
    return false
  }

  /** Of the set keeps those that lean on something solid on one side, over others of the set if need be. */
  #keep(position: Position, way: number): number {
    const { groups, groupCount, first, next, place, owner, model, units } = position
    const { faceFrom, faceOffsets } = units
    const step = model.steps[way]!
    const { xOf, yOf } = model
    const open = this.#open
    const free = this.#free
    const is = this.is
    const leans = this.#leans
    const stack = this.#stack
    let waiting = 0
    for (let i = 0; i < groupCount; i++) {
      const group = groups[i]!
      leans[group] = 0
      if (is[group] === 0) continue
      for (let unit = first[group]!; unit >= 0 && leans[group] === 0; unit = next[unit]!) {
        const ahead = place[unit]! + step
        const face = 4 * unit + way
        for (let k = faceFrom[face]!; k < faceFrom[face + 1]!; k++) {
          const cell = ahead + faceOffsets[k]!
          const other = owner[cell]!
          if (other !== SOLID && (other === group || (((open[yOf[cell]!]! & ~free[yOf[cell]!]!) >>> xOf[cell]!) & 1) === 0)) continue
          leans[group] = 1
          stack[waiting++] = group
          break
        }
      }
    }
    let kept = 0
    while (waiting > 0) {
      kept++
      const ahead = stack[--waiting]!
      for (let unit = first[ahead]!; unit >= 0; unit = next[unit]!) {
        const behind = place[unit]! - step
        const face = 4 * unit + (way ^ 1)
        for (let k = faceFrom[face]!; k < faceFrom[face + 1]!; k++) {
          const group = owner[behind + faceOffsets[k]!]!
          if (group <= SOLID || is[group] === 0 || leans[group] === 1) continue
          leans[group] = 1
          stack[waiting++] = group
        }
      }
    }
    for (let i = 0; i < groupCount; i++) is[groups[i]!] = leans[groups[i]!]!
    return kept
  }
}
