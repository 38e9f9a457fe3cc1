/** Positions that no line solves, as far as it can be seen without search. Never true where there is a line. */
import type { Position } from '../position.ts'
import { Apart } from './apart.ts'
import { Areas } from './areas.ts'
import { Ground } from './ground.ts'

export class DeadEnd {
  readonly ground: Ground
  readonly #areas: Areas
  readonly #apart: Apart

  /** Judges the position as it was read last. */
  constructor(position: Position) {
    this.ground = new Ground(position)
    this.#areas = new Areas(this.ground)
    this.#apart = new Apart(this.#areas)
  }

  /** The position must be at rest: every position after a move is. */
  isDead(): boolean {
    this.ground.survey()
    if (!this.#areas.first.find()) return true
    const open = this.#openColours()
    if (open === 0) return false
    if (!this.#areas.find(open)) return true
    for (let colour = 1; open >> colour !== 0; colour++) if (((open >> colour) & 1) === 1 && this.#apart.isApart(colour)) return true
    return false
  }

  /** Bits of the colours that are not one piece, as far as one can tell at a glance, or of which something is still hidden. */
  #openColours(): number {
    const { position, fixed, frozen, hidden, height } = this.ground
    const { groups, groupCount, colours, model } = position
    let seen = 0
    let open = 0
    for (let i = 0; i < groupCount; i++) {
      const group = groups[i]!
      if (frozen.is[group] === 1) continue
      const own = colours[group]!
      open |= seen & own
      seen |= own
      // Of a group of several colours one may be in several pieces.
      if ((own & (own - 1)) !== 0) open |= own
    }
    for (let colour = 1; colour <= model.colours.length; colour++) {
      let isFixed = 0
      for (let y = 0; y < height; y++) isFixed |= fixed[colour * height + y]!
      if (isFixed !== 0) open |= 1 << colour
      if (hidden[colour]! > 0) open |= 1 << colour
    }
    return open & ((1 << (model.colours.length + 1)) - 2)
  }
}
