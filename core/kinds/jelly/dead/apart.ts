/**
 * Colours that can never become one piece: their pieces' areas do not hang together, or what would have to lie between two of them is
 * more than the rest of the colour can fill.
 */
import { flood } from '../rows.ts'
import type { Areas } from './areas.ts'

/** Of bits in a word. */
function count(bits: number): number {
  let left = bits
  let sum = 0
  for (; left !== 0; sum++) left &= left - 1
  return sum
}

export class Apart {
  readonly #areas: Areas
  readonly #height: number
  /** Where the colour may come, by row. */
  readonly #union: Int32Array
  readonly #joined: Int32Array
  /** By piece: where it may come, by row; the columns of that; its cells, and how many rows and columns they lie in. */
  readonly #area: Int32Array
  readonly #columns: Int32Array
  readonly #cells: Int32Array
  readonly #rows: Int32Array
  readonly #widths: Int32Array
  readonly #met: Uint8Array
  #pieces = 0
  /** The first of them are groups that move; the others never do. */
  #movable = 0
  readonly #rest: Int32Array
  readonly #wave: Int32Array

  constructor(areas: Areas) {
    const { height, position } = areas.ground
    const pieces = position.units.offsets.length + position.model.staticCells.length
    this.#areas = areas
    this.#height = height
    this.#union = new Int32Array(height)
    this.#joined = new Int32Array(height)
    this.#area = new Int32Array(pieces * height)
    this.#columns = new Int32Array(pieces)
    this.#cells = new Int32Array(pieces)
    this.#rows = new Int32Array(pieces)
    this.#widths = new Int32Array(pieces)
    this.#met = new Uint8Array(pieces)
    this.#rest = new Int32Array(height)
    this.#wave = new Int32Array(height)
  }

  /** Whether that colour is lost, by the areas found last. */
  isApart(colour: number): boolean {
    const { ground, reach } = this.#areas
    const height = this.#height
    const at = colour * height
    for (let y = 0; y < height; y++) this.#union[y] = reach[at + y]! | ground.fixed[at + y]!
    this.#listPieces(colour)
    if (this.#pieces < 2 || this.#canMeet()) return false
    return !this.#hangsTogether(at) || this.#isGapTooWide(colour) || this.#isWayTooLong(colour)
  }

  /** There is a cell that all may come to, or next to it the one that does not move: then nothing below finds them apart. */
  #canMeet(): boolean {
    const height = this.#height
    const area = this.#area
    const movable = this.#movable
    if (this.#pieces > movable + 1) return false
    let above = 0
    for (let y = 0; y < height; y++) {
      let common = -1
      if (this.#pieces > movable) {
        const at = movable * height + y
        const here = area[at]!
        common = above | here | (here << 1) | (here >>> 1) | (y + 1 < height ? area[at + 1]! : 0)
        above = here
      }
      for (let piece = 0; piece < movable && common !== 0; piece++) common &= area[piece * height + y]!
      if (common !== 0) return true
    }
    return false
  }

  #hangsTogether(at: number): boolean {
    const { present } = this.#areas.ground
    const height = this.#height
    const joined = this.#joined
    joined.fill(0)
    let y = 0
    while (y < height && present[at + y] === 0) y++
    if (y === height) return true
    joined[y] = present[at + y]! & -present[at + y]!
    flood(joined, this.#union, 0, height)
    for (; y < height; y++) if ((present[at + y]! & ~joined[y]!) !== 0) return false
    return true
  }

  #listPieces(colour: number): void {
    const { ground, area } = this.#areas
    const { frozen, fixed, position } = ground
    const { groups, groupCount, colours, model } = position
    const height = this.#height
    const rows = (model.colours.length + 1) * height
    this.#pieces = 0
    for (let i = 0; i < groupCount; i++) {
      const group = groups[i]!
      if (frozen.is[group] === 1 || ((colours[group]! >> colour) & 1) === 0) continue
      const to = this.#pieces * height
      const from = i * rows + colour * height
      for (let y = 0; y < height; y++) this.#area[to + y] = area[from + y]!
      this.#measureGroup(group, colour)
    }
    this.#movable = this.#pieces
    const rest = this.#rest
    for (let y = 0; y < height; y++) rest[y] = fixed[colour * height + y]!
    for (let y = 0; y < height; y++) while (rest[y] !== 0) this.#takeFixed(y)
  }

  /** A group's cells of the colour as one piece; where they are several, they never come closer to each other by themselves. */
  #measureGroup(group: number, colour: number): void {
    const { first, next, place, units, model } = this.#areas.ground.position
    let left = 32
    let right = -1
    let top = 32
    let bottom = -1
    let cells = 0
    for (let unit = first[group]!; unit >= 0; unit = next[unit]!) {
      for (let i = units.from[unit]!; i < units.from[unit + 1]!; i++) {
        if (units.cellColours[i] !== colour) continue
        const cell = place[unit]! + units.offsets[i]!
        const x = model.xOf[cell]!
        const y = model.yOf[cell]!
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
        cells++
      }
    }
    this.#addPiece(cells, bottom - top + 1, right - left + 1)
  }

  /** Takes one piece that never moves out of `#rest`, with its first cell in row y. */
  #takeFixed(y: number): void {
    const height = this.#height
    const rest = this.#rest
    const joined = this.#joined
    joined.fill(0)
    joined[y] = rest[y]! & -rest[y]!
    flood(joined, rest, 0, height)
    let cells = 0
    let columns = 0
    let bottom = y
    for (let row = 0; row < height; row++) {
      const bits = joined[row]!
      this.#area[this.#pieces * height + row] = bits
      if (bits === 0) continue
      rest[row]! &= ~bits
      cells += count(bits)
      columns |= bits
      bottom = row
    }
    this.#addPiece(cells, bottom - y + 1, Math.clz32(columns & -columns) - Math.clz32(columns) + 1)
  }

  #addPiece(cells: number, rows: number, width: number): void {
    const piece = this.#pieces++
    this.#cells[piece] = cells
    this.#rows[piece] = rows
    this.#widths[piece] = width
    let columns = 0
    for (let y = 0; y < this.#height; y++) columns |= this.#area[piece * this.#height + y]!
    this.#columns[piece] = columns
  }

  /** Between what stays above and what stays below, or left and right, each row or column needs a cell of the other pieces. */
  #isGapTooWide(colour: number): boolean {
    const height = this.#height
    const area = this.#area
    let highest = 0
    let lowest = 0
    let leftmost = 0
    let rightmost = 0
    let highEnd = 32
    let lowEnd = -1
    let leftEnd = 32
    let rightEnd = -1
    for (let piece = 0; piece < this.#pieces; piece++) {
      let top = 0
      while (top < height && area[piece * height + top] === 0) top++
      let bottom = height - 1
      while (bottom > top && area[piece * height + bottom] === 0) bottom--
      const columns = this.#columns[piece]!
      const left = 31 - Math.clz32(columns & -columns)
      const right = 31 - Math.clz32(columns)
      if (bottom < highEnd) {
        highest = piece
        highEnd = bottom
      }
      if (top > lowEnd) {
        lowest = piece
        lowEnd = top
      }
      if (right < leftEnd) {
        leftmost = piece
        leftEnd = right
      }
      if (left > rightEnd) {
        rightmost = piece
        rightEnd = left
      }
    }
    const spare = this.#areas.ground.hidden[colour]!
    return (
      lowEnd - highEnd - 1 > this.#sumWithout(this.#rows, highest, lowest) + spare ||
      rightEnd - leftEnd - 1 > this.#sumWithout(this.#widths, leftmost, rightmost) + spare
    )
  }

  #sumWithout(values: Int32Array, one: number, other: number): number {
    let sum = 0
    for (let piece = 0; piece < this.#pieces; piece++) if (piece !== one && piece !== other) sum += values[piece]!
    return sum
  }

  /** The shortest way from one piece's area to another's, through where the colour may come, needs more cells than all others have. */
  #isWayTooLong(colour: number): boolean {
    const height = this.#height
    const area = this.#area
    const wave = this.#wave
    const all = this.#areas.ground.cells[colour]!
    for (let piece = 0; piece + 1 < this.#pieces; piece++) {
      for (let y = 0; y < height; y++) wave[y] = area[piece * height + y]!
      this.#met.fill(0, 0, this.#pieces)
      let left = this.#pieces - piece - 1
      for (let steps = 0; left > 0; steps++) {
        for (let other = piece + 1; other < this.#pieces; other++) {
          if (this.#met[other] === 1) continue
          if (steps - 1 > all - this.#cells[piece]! - this.#cells[other]!) return true
          if (!this.#meets(other)) continue
          this.#met[other] = 1
          left--
        }
        if (left > 0) this.#widen()
      }
    }
    return false
  }

  #meets(piece: number): boolean {
    for (let y = 0; y < this.#height; y++) if ((this.#wave[y]! & this.#area[piece * this.#height + y]!) !== 0) return true
    return false
  }

  /** One step on, within where the colour may come. */
  #widen(): void {
    const height = this.#height
    const wave = this.#wave
    let above = 0
    for (let y = 0; y < height; y++) {
      const here = wave[y]!
      const below = y + 1 < height ? wave[y + 1]! : 0
      wave[y] = (above | here | (here << 1) | (here >>> 1) | below) & this.#union[y]!
      above = here
    }
  }
}
