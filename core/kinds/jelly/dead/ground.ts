/** What of a position can never move again, and what is free for all others; by row, as sets of cells. */
import { BLACK, DOWN, LEFT, RIGHT, UP } from '../model.ts'
import { type Position, SOLID } from '../position.ts'
import { Frozen } from './frozen.ts'

/** What never moves as long as no more than what is granted happens. */
export interface Hold {
  readonly frozen: Frozen
  /** Cells that each body covers wherever it may come, by body and row: no wall to itself, but one to all others. */
  readonly cores: Int32Array
  /** Cells that nothing solid or frozen stands on and that are no core. */
  readonly free: Int32Array
  /** By colour and row: its cells that never move. */
  readonly fixed: Int32Array
}

export class Ground {
  readonly position: Position
  readonly height: number
  /** Cells that were no wall from the start. */
  readonly open: Int32Array
  /** With all that is hidden granted, so for ever; and as long as only what is granted has emerged. */
  readonly end: Hold
  readonly now: Hold
  /** The one in force. */
  hold: Hold
  /** By colour: how many of it are hidden. */
  readonly hidden: Int32Array
  /** Granted: how many hidden jellies may lift something, and how many steps to the side may be made by what nothing holds up. */
  lifts = 0
  slips = 0
  readonly #staticRows: Int32Array

  constructor(position: Position) {
    const { model, groups } = position
    const { height, colours, solid, staticCells, staticColours, xOf, yOf } = model
    const rows = (colours.length + 1) * height
    const hold = (): Hold => ({
      frozen: new Frozen(groups.length),
      cores: new Int32Array(model.bodies.length * height),
      free: new Int32Array(height),
      fixed: new Int32Array(rows),
    })
    this.position = position
    this.height = height
    this.open = new Int32Array(height)
    this.end = hold()
    this.now = hold()
    this.hold = this.end
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

  /** Fills in the hold in force, whose cores were found, for the position as it was read last. `among`: only what was frozen there is. */
  survey(among?: Frozen): void {
    const { frozen, cores, free, fixed } = this.hold
    const { height, open } = this
    for (let y = 0; y < height; y++) free[y] = open[y]!
    for (let at = 0; at < cores.length; at += height) for (let y = 0; y < height; y++) free[y]! &= ~cores[at + y]!
    for (let i = 0; i < fixed.length; i++) fixed[i] = this.#staticRows[i]!
    frozen.find(this.position, this.lifts > 0, open, free, among)
    const { place, owner, units } = this.position
    for (let unit = 0; unit < units.count; unit++) {
      const at = place[unit]!
      if (at === 0) continue
      const group = owner[at]!
      if (group === SOLID || frozen.is[group] === 1) this.#fix(unit, at)
    }
  }

  #fix(unit: number, at: number): void {
    const { free, fixed } = this.hold
    const { height, position } = this
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

  countHidden(): void {
    const { emerged, model } = this.position
    for (let colour = 0; colour < this.hidden.length; colour++) this.hidden[colour] = 0
    for (let i = 0; i < model.buds.length; i++) if (emerged[i] === 0) this.hidden[model.buds[i]!.colour]!++
  }

  /** Grants nothing: as long as nothing more has emerged. */
  grantNothing(): void {
    this.lifts = 0
    this.slips = 0
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
}
