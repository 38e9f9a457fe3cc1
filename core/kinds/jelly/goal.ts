/** When a position is won. */
import { BLACK, type Model } from './model.ts'
import type { Position } from './position.ts'
import { flood } from './rows.ts'

export class Goal {
  readonly #model: Model
  /** Cells of each colour by row. */
  readonly #rows: Int32Array
  readonly #joined: Int32Array

  constructor(model: Model) {
    this.#model = model
    this.#rows = new Int32Array((model.colours.length + 1) * model.height)
    this.#joined = new Int32Array(model.height)
  }

  /** Nothing is hidden any more, and no colour is in two pieces. Of a position just read. */
  isSolved(position: Position): boolean {
    return position.pending === 0 && this.#areJoined(position, -1)
  }

  /** The same of some colours (bits) alone. */
  isDone(position: Position, colours: number): boolean {
    const { buds } = this.#model
    for (let i = 0; i < buds.length; i++) if (((colours >> buds[i]!.colour) & 1) === 1 && position.emerged[i] === 0) return false
    return this.#areJoined(position, colours)
  }

  #areJoined(position: Position, colours: number): boolean {
    this.#find(position)
    for (let own = 1; own <= this.#model.colours.length; own++)
      if (((colours >> own) & 1) === 1 && !this.#isJoined(own * this.#model.height)) return false
    return true
  }

  #find(position: Position): void {
    const { staticCells } = this.#model
    const { colour, place, units } = position
    this.#rows.fill(0)
    for (let unit = 0; unit < units.count; unit++) {
      if (units.colour[unit] === BLACK || place[unit] === 0) continue
      for (let i = units.from[unit]!; i < units.from[unit + 1]!; i++) this.#put(place[unit]! + units.offsets[i]!, units.cellColours[i]!)
    }
    for (let i = 0; i < staticCells.length; i++) this.#put(staticCells[i]!, colour[staticCells[i]!]!)
  }

  #put(cell: number, colour: number): void {
    const { height, xOf, yOf } = this.#model
    if (colour !== BLACK) this.#rows[colour * height + yOf[cell]!]! |= 1 << xOf[cell]!
  }

  #isJoined(at: number): boolean {
    const { height } = this.#model
    const rows = this.#rows
    const joined = this.#joined
    let y = 0
    while (y < height && rows[at + y] === 0) y++
    if (y === height) return true
    joined.fill(0)
    joined[y] = rows[at + y]! & -rows[at + y]!
    flood(joined, rows, at, height)
    for (; y < height; y++) if (joined[y] !== rows[at + y]) return false
    return true
  }
}
