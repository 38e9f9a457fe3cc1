/** What of a position can never move again, and what is free for all others; by row, as sets of cells. */
import { BLACK, DOWN, LEFT, RIGHT, UP } from '../model.ts'
import { type Position, SOLID } from '../position.ts'
import { Frozen } from './frozen.ts'

export class Ground {
  readonly position: Position
  readonly height: number
  readonly frozen: Frozen
  /** Cells that nothing solid or frozen stands on, and those that were no wall from the start. */
  readonly free: Int32Array
  readonly open: Int32Array
  /** By colour: all its cells, and those that never move again. */
  readonly present: Int32Array
  readonly fixed: Int32Array
  /** By colour: its cells, hidden ones included, and how many of those are hidden. */
  readonly cells: Int32Array
  readonly hidden: Int32Array
  /** How many hidden jellies may lift something, and how many steps to the side may be made by what nothing holds up. */
  lifts = 0
  slips = 0
  readonly #staticRows: Int32Array
  readonly #staticCount: Int32Array

  constructor(position: Position) {
    const { model, groups } = position
    const { height, colours, solid, staticCells, staticColours, xOf, yOf } = model
    const rows = (colours.length + 1) * height
    this.position = position
    this.height = height
    this.frozen = new Frozen(groups.length)
    this.free = new Int32Array(height)
    this.open = new Int32Array(height)
    this.present = new Int32Array(rows)
    this.fixed = new Int32Array(rows)
    this.cells = new Int32Array(colours.length + 1)
    this.hidden = new Int32Array(colours.length + 1)
    this.#staticRows = new Int32Array(rows)
    this.#staticCount = new Int32Array(colours.length + 1)
    solid.forEach((isSolid, cell) => {
      if (isSolid === 0) this.open[yOf[cell]!]! |= 1 << xOf[cell]!
    })
    for (const cell of staticCells) {
      const colour = staticColours[cell]!
      this.#staticRows[colour * height + yOf[cell]!]! |= 1 << xOf[cell]!
      this.#staticCount[colour]!++
    }
  }

  /** Looks at the position as it was read last. */
  survey(): void {
    this.#countBuds()
    this.frozen.find(this.position, this.lifts > 0)
    this.free.set(this.open)
    this.present.set(this.#staticRows)
    this.fixed.set(this.#staticRows)
    this.cells.set(this.#staticCount)
    const { place, owner, units } = this.position
    for (let unit = 0; unit < units.count; unit++) {
      const at = place[unit]!
      if (at === 0) continue
      const group = owner[at]!
      this.#put(unit, at, group === SOLID || this.frozen.is[group] === 1)
    }
    for (let colour = 1; colour < this.cells.length; colour++) this.cells[colour]! += this.hidden[colour]!
  }

  /**
   * A hidden jelly pushes jellies its own way, or its block the other way. One push happens at rest, as every move does; those after it in
   * the same pass may find things in the air.
   */
  #countBuds(): void {
    const { emerged, pending, model } = this.position
    this.lifts = 0
    this.slips = 0
    this.hidden.fill(0)
    for (let i = 0; i < model.buds.length; i++) {
      if (emerged[i] === 1) continue
      const { way, body, colour } = model.buds[i]!
      this.hidden[colour]!++
      if (way === UP || (way === DOWN && body >= 0)) this.lifts++
      if (pending > 1 && (way === LEFT || way === RIGHT)) this.slips++
    }
  }

  #put(unit: number, at: number, isFixed: boolean): void {
    const { height, position, free, present, fixed, cells } = this
    const { units, model } = position
    const { xOf, yOf } = model
    for (let i = units.from[unit]!; i < units.from[unit + 1]!; i++) {
      const cell = at + units.offsets[i]!
      const bit = 1 << xOf[cell]!
      const y = yOf[cell]!
      if (isFixed) free[y]! &= ~bit
      const colour = units.cellColours[i]!
      if (colour === BLACK) continue
      cells[colour]!++
      present[colour * height + y]! |= bit
      if (isFixed) fixed[colour * height + y]! |= bit
    }
  }
}
