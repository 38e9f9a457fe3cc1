/** What of a position can never move again, and what is free for all others; by row, as sets of cells. */
import { BLACK, DOWN, LEFT, RIGHT, UP } from '../model.ts'
import { type Position, SOLID } from '../position.ts'
import { Frozen } from './frozen.ts'

export class Ground {
  readonly position: Position
  readonly height: number
  readonly frozen: Frozen
  /** Cells that each body covers wherever it may come, by body and row, and all of them. */
  readonly cores: Int32Array
  readonly core: Int32Array
  /** Cells that nothing solid or frozen stands on and that are no core, and those that were no wall from the start. */
  readonly free: Int32Array
  readonly open: Int32Array
  /** By colour: its cells that never move again. */
  readonly fixed: Int32Array
  /** The last three (by group whether it is frozen) with all that is hidden granted: nothing can change these. */
  readonly freeInTheEnd: Int32Array
  readonly fixedInTheEnd: Int32Array
  readonly frozenInTheEnd: Uint8Array
  /** By colour: how many of it are hidden. */
  readonly hidden: Int32Array
  /** How many hidden jellies may lift something, and how many steps to the side may be made by what nothing holds up. */
  lifts = 0
  slips = 0
  readonly #staticRows: Int32Array

  constructor(position: Position) {
    const { model, groups } = position
    const { height, colours, solid, staticCells, staticColours, xOf, yOf } = model
    const rows = (colours.length + 1) * height
    this.position = position
    this.height = height
    this.frozen = new Frozen(groups.length)
    this.cores = new Int32Array(model.bodies.length * height)
    this.core = new Int32Array(height)
    this.free = new Int32Array(height)
    this.open = new Int32Array(height)
    this.freeInTheEnd = new Int32Array(height)
    this.fixedInTheEnd = new Int32Array(rows)
    this.frozenInTheEnd = new Uint8Array(groups.length)
    this.fixed = new Int32Array(rows)
    this.hidden = new Int32Array(colours.length + 1)
    this.#staticRows = new Int32Array(rows)
    solid.forEach((isSolid, cell) => {
      if (isSolid === 0) this.open[yOf[cell]!]! |= 1 << xOf[cell]!
    })
    for (const cell of staticCells) {
      const colour = staticColours[cell]!
      this.#staticRows[colour * height + yOf[cell]!]! |= 1 << xOf[cell]!
    }
  }

  /** Looks at the position as it was read last, after the cores were found; both for what is granted. */
  survey(): void {
    this.frozen.find(this.position, this.lifts > 0, this.core)
    for (let y = 0; y < this.height; y++) this.free[y] = this.open[y]! & ~this.core[y]!
    this.fixed.set(this.#staticRows)
    const { place, owner, units } = this.position
    for (let unit = 0; unit < units.count; unit++) {
      const at = place[unit]!
      if (at === 0) continue
      const group = owner[at]!
      if (group === SOLID || this.frozen.is[group] === 1) this.#fix(unit, at)
    }
  }

  /** After a survey with all granted. */
  keepEnd(): void {
    this.freeInTheEnd.set(this.free)
    this.fixedInTheEnd.set(this.fixed)
    this.frozenInTheEnd.set(this.frozen.is)
  }

  restoreEnd(): void {
    this.free.set(this.freeInTheEnd)
    this.fixed.set(this.fixedInTheEnd)
    this.frozen.is.set(this.frozenInTheEnd)
  }

  countHidden(): void {
    const { emerged, model } = this.position
    this.hidden.fill(0)
    for (let i = 0; i < model.buds.length; i++) if (emerged[i] === 0) this.hidden[model.buds[i]!.colour]!++
  }

  /** Grants what all that is hidden may do, once it has emerged. */
  grantAll(): void {
    this.grantNothing()
    for (let i = 0; i < this.position.emerged.length; i++) if (this.position.emerged[i] === 0) this.grant(i)
  }

  /**
   * Grants what one hidden jelly may do: it pushes jellies its own way, or its block the other way. One push happens at rest, as every
   * move does; those after it in the same pass may find things in the air.
   */
  grant(bud: number): void {
    const { pending, model } = this.position
    const { way, body } = model.buds[bud]!
    if (way === UP || (way === DOWN && body >= 0)) this.lifts++
    if (pending > 1 && (way === LEFT || way === RIGHT)) this.slips++
  }

  /** Grants nothing: as long as nothing more has emerged. */
  grantNothing(): void {
    this.lifts = 0
    this.slips = 0
  }

  #fix(unit: number, at: number): void {
    const { height, position, free, fixed } = this
    const { units, model } = position
    const { xOf, yOf } = model
    for (let i = units.from[unit]!; i < units.from[unit + 1]!; i++) {
      const cell = at + units.offsets[i]!
      const bit = 1 << xOf[cell]!
      const y = yOf[cell]!
      free[y]! &= ~bit
      const colour = units.cellColours[i]!
      if (colour !== BLACK) fixed[colour * height + y]! |= bit
    }
  }
}
