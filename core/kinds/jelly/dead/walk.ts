/**
 * The places a rigid shape may come to: down and to the sides through what is free, and a few steps otherwise. Since it never rises by
 * itself, one sweep from the top row down finds them all; each of the few steps that break the rule takes one sweep more.
 */
import { BLACK } from '../model.ts'
import { spread } from '../rows.ts'
import type { Ground } from './ground.ts'

export class Walk {
  readonly #ground: Ground
  /** By row of the shape's top left corner: the columns it may be at. */
  readonly places: Int32Array
  /** The shape: its cells from the corner, and their colours. */
  readonly dx: Int32Array
  readonly dy: Int32Array
  readonly colour: Int32Array
  size = 0
  /** Its corner now, and how many rows it has. */
  left = 0
  top = 0
  rows = 0
  #free: Int32Array
  readonly #mine: Int32Array
  readonly #room: Int32Array

  constructor(ground: Ground) {
    const { height, position } = ground
    const cells = position.units.offsets.length
    this.#ground = ground
    this.places = new Int32Array(height)
    this.dx = new Int32Array(cells)
    this.dy = new Int32Array(cells)
    this.colour = new Int32Array(cells)
    this.#free = ground.open
    this.#mine = new Int32Array(height)
    this.#room = new Int32Array(height)
  }

  /** Takes the shape of a group; what is free to it is what is free to others, and its own cores. */
  take(group: number): void {
    const { first, next } = this.#ground.position
    this.#free = this.#ground.hold.free
    if (first[group]! < this.#ground.position.units.firstBud) this.#freeCores(group)
    this.size = 0
    for (let unit = first[group]!; unit >= 0; unit = next[unit]!) this.#addCells(unit)
    this.#measure()
  }

  /** A group's own cores are no walls to it. Bodies come first in a group. */
  #freeCores(group: number): void {
    const { hold, height, position } = this.#ground
    const { free, cores } = hold
    const { first, next, units } = position
    this.#free = this.#mine
    for (let y = 0; y < height; y++) this.#mine[y] = free[y]!
    for (let unit = first[group]!; unit >= 0 && unit < units.firstBud; unit = next[unit]!) {
      for (let y = 0; y < height; y++) this.#mine[y]! |= cores[unit * height + y]!
    }
  }

  /** Takes the shape of one body as if it were alone between the walls. */
  takeBody(body: number): void {
    this.#free = this.#ground.open
    this.size = 0
    this.#addCells(body)
    this.#measure()
  }

  /** The same of a single cell of any colour. */
  takeCell(cell: number): void {
    const { xOf, yOf } = this.#ground.position.model
    this.#free = this.#ground.open
    this.size = 1
    this.dx[0] = 0
    this.dy[0] = 0
    this.left = xOf[cell]!
    this.top = yOf[cell]!
    this.rows = 1
  }

  #addCells(unit: number): void {
    const { place, units, model } = this.#ground.position
    const { xOf, yOf } = model
    const { dx, dy, colour } = this
    const at = place[unit]!
    let size = this.size
    for (let i = units.from[unit]!; i < units.from[unit + 1]!; i++) {
      const cell = at + units.offsets[i]!
      dx[size] = xOf[cell]!
      dy[size] = yOf[cell]!
      colour[size++] = units.cellColours[i]!
    }
    this.size = size
  }

  /** Makes the cells count from their top left corner. */
  #measure(): void {
    const { dx, dy, size } = this
    let left = 32
    let top = 32
    let bottom = 0
    for (let i = 0; i < size; i++) {
      if (dx[i]! < left) left = dx[i]!
      if (dy[i]! < top) top = dy[i]!
      if (dy[i]! > bottom) bottom = dy[i]!
    }
    for (let i = 0; i < size; i++) {
      dx[i]! -= left
      dy[i]! -= top
    }
    this.left = left
    this.top = top
    this.rows = bottom - top + 1
  }

  /**
   * Fills `places`. Where given: by row of the corner, the columns from which it may go sideways, and those from which it may be lifted.
   */
  go(held?: Int32Array, liftable?: Int32Array): void {
    const { places, top, rows } = this
    const { lifts, slips, height } = this.#ground
    const last = height - rows
    for (let y = 0; y < height; y++) places[y] = 0
    if (lifts + slips > 0) {
      this.#goFar(lifts, slips, held, liftable)
      return
    }
    let now = 1 << this.left
    for (let y = top; y <= last; y++) {
      const room = this.#roomAt(y)
      now &= room
      if (now === 0) return
      now = spread(now, room, held ? held[y]! : -1)
      places[y] = now
    }
  }

  #goFar(lifts: number, slips: number, held?: Int32Array, liftable?: Int32Array): void {
    const { places, top, rows } = this
    const room = this.#room
    const last = this.#ground.height - rows
    for (let y = 0; y <= last; y++) room[y] = this.#roomAt(y)
    places[top] = 1 << this.left
    for (let more = lifts + slips; ; more--) {
      let above = 0
      for (let y = 0; y <= last; y++) {
        above = (places[y]! | above) & room[y]!
        if (above !== 0) above = spread(above, room[y]!, held ? held[y]! : -1)
        places[y] = above
      }
      if (more === 0) return
      let changed = false
      for (let y = 0; y <= last; y++) {
        const now = places[y]!
        const lifted = lifts > 0 && y < last ? places[y + 1]! & (liftable ? liftable[y + 1]! : -1) : 0
        const slipped = slips > 0 ? (now << 1) | (now >>> 1) : 0
        const wider = (now | lifted | slipped) & room[y]!
        if (wider === now) continue
        places[y] = wider
        changed = true
      }
      if (!changed) return
    }
  }

  /** The columns where the shape fits in with its corner in row y. */
  #roomAt(y: number): number {
    const { dx, dy, size } = this
    const free = this.#free
    let room = -1
    for (let i = 0; i < size; i++) room &= free[y + dy[i]!]! >>> dx[i]!
    return room
  }

  /**
   * By row of the corner, the columns where one of its cells is right above one of `below` (by row; one row more than the board has), or
   * for a jelly is one of `beside` (by colour and row).
   */
  near(below: Int32Array, beside: Int32Array, into: Int32Array): Int32Array {
    const { dx, dy, colour, size, rows } = this
    const { height } = this.#ground
    for (let y = 0; y <= height - rows; y++) {
      let can = 0
      for (let i = 0; i < size; i++) {
        const row = y + dy[i]!
        const own = colour[i]!
        can |= (below[row + 1]! | (own === BLACK ? 0 : beside[own * height + row]!)) >>> dx[i]!
      }
      into[y] = can
    }
    return into
  }

  /** Adds the cells of one colour (0: of all) at all its places to rows that begin at `at`. */
  cover(colour: number, into: Int32Array, at: number): void {
    const { places, dx, dy, size, rows } = this
    const last = this.#ground.height - rows
    for (let y = 0; y <= last; y++) {
      const now = places[y]!
      if (now === 0) continue
      for (let i = 0; i < size; i++) if (colour === 0 || this.colour[i] === colour) into[at + y + dy[i]!]! |= now << dx[i]!
    }
  }
}
