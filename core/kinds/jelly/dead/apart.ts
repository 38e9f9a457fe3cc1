/**
 * Colours that can never become one piece: their pieces' areas do not hang together, or what would have to lie between two of them is
 * more than the rest of the colour can fill.
 */
import { BLACK } from '../model.ts'
import { countBits, flood } from '../rows.ts'
import type { Areas } from './areas.ts'

export class Apart {
  readonly #areas: Areas
  readonly #height: number
  /** By colour: its cells, hidden ones included. */
  readonly #total: Int32Array
  /** Where the colour may come, hidden ones included, by row. */
  readonly #union: Int32Array
  readonly #joined: Int32Array
  /** By piece, those first that can move: where it may come, by row; its cells, and how many rows and columns they lie in. */
  readonly #area: Int32Array
  readonly #cells: Int32Array
  readonly #rows: Int32Array
  readonly #widths: Int32Array
  readonly #met: Uint8Array
  #pieces = 0
  readonly #rest: Int32Array
  readonly #wave: Int32Array

  constructor(areas: Areas) {
    const { height, position } = areas.ground
    const { units, model } = position
    const pieces = units.offsets.length + model.staticCells.length
    this.#areas = areas
    this.#height = height
    this.#total = new Int32Array(BLACK + 1)
    for (const colour of units.cellColours) this.#total[colour]!++
    for (const cell of model.staticCells) this.#total[model.staticColours[cell]!]!++
    this.#union = new Int32Array(height)
    this.#joined = new Int32Array(height)
    this.#area = new Int32Array(pieces * height)
    this.#cells = new Int32Array(pieces)
    this.#rows = new Int32Array(pieces)
    this.#widths = new Int32Array(pieces)
    this.#met = new Uint8Array(pieces)
    this.#rest = new Int32Array(height)
    this.#wave = new Int32Array(height)
  }

  /** Whether that colour is lost, by its areas, which were found last. */
  isApart(colour: number): boolean {
    const fixed = this.#fixedPieces(colour * this.#height)
    if (fixed < 2 && (this.#areas.count + fixed < 2 || this.#canMeet(fixed === 1 ? colour * this.#height : -1))) return false
    this.#findUnion(colour)
    if (!this.#hangsTogether(colour * this.#height)) return true
    this.#listPieces(colour)
    return this.#isGapTooWide(colour) || this.#isWayTooLong(colour)
  }

  /** How many pieces of the colour never move: 0, 1, or 2 for more. */
  #fixedPieces(at: number): number {
    const { fixed } = this.#areas.ground.hold
    const height = this.#height
    let y = 0
    while (y < height && fixed[at + y] === 0) y++
    if (y === height) return 0
    for (let row = 0; row < height; row++) this.#joined[row] = 0
    this.#joined[y] = fixed[at + y]! & -fixed[at + y]!
    flood(this.#joined, fixed, at, height)
    for (; y < height; y++) if (this.#joined[y] !== fixed[at + y]) return 2
    return 1
  }

  /** There is a cell that all may come to, next to the piece that never moves if there is one: then nothing below finds them apart. */
  #canMeet(fixedAt: number): boolean {
    const { area, count, ground } = this.#areas
    const { fixed } = ground.hold
    const height = this.#height
    for (let y = 0; y < height; y++) {
      let common = -1
      if (fixedAt >= 0) {
        const here = fixed[fixedAt + y]!
        common = here | (here << 1) | (here >>> 1)
        if (y > 0) common |= fixed[fixedAt + y - 1]!
        if (y + 1 < height) common |= fixed[fixedAt + y + 1]!
      }
      for (let piece = 0; piece < count && common !== 0; piece++) common &= area[piece * height + y]!
      if (common !== 0) return true
    }
    return false
  }

  #findUnion(colour: number): void {
    const { ground, reach, first } = this.#areas
    const { position, hold } = ground
    const { fixed } = hold
    const { buds } = position.model
    const height = this.#height
    const union = this.#union
    for (let y = 0; y < height; y++) union[y] = reach[colour * height + y]! | fixed[colour * height + y]!
    for (let bud = 0; bud < buds.length; bud++) {
      if (position.emerged[bud] === 1 || buds[bud]!.colour !== colour) continue
      for (let y = 0; y < height; y++) union[y]! |= first.buds.area[bud * height + y]!
    }
  }

  /** One area hangs together, and so has a piece's cells in it: all areas must, by way of hidden jellies if need be. */
  #hangsTogether(at: number): boolean {
    const { reach, ground } = this.#areas
    const height = this.#height
    const joined = this.#joined
    for (let row = 0; row < height; row++) joined[row] = 0
    let y = 0
    while (y < height && (reach[at + y]! | ground.hold.fixed[at + y]!) === 0) y++
    if (y === height) return true
    const row = reach[at + y]! | ground.hold.fixed[at + y]!
    joined[y] = row & -row
    flood(joined, this.#union, 0, height)
    for (; y < height; y++) if (((reach[at + y]! | ground.hold.fixed[at + y]!) & ~joined[y]!) !== 0) return false
    return true
  }

  #listPieces(colour: number): void {
    const { ground, groups, area, count } = this.#areas
    const height = this.#height
    this.#pieces = 0
    for (let i = 0; i < count * height; i++) this.#area[i] = area[i]!
    for (let i = 0; i < count; i++) this.#measureGroup(groups[i]!, colour)
    const rest = this.#rest
    for (let y = 0; y < height; y++) rest[y] = ground.hold.fixed[colour * height + y]!
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
    for (let row = 0; row < height; row++) joined[row] = 0
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
      cells += countBits(bits)
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
      let columns = 0
      for (let y = top; y <= bottom; y++) columns |= area[piece * height + y]!
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

  /**
   * From one piece's area on, step by step through where the colour may come: what joins it with a piece that is not reached yet has a
   * cell at each distance so far, and only pieces that were reached can have those.
   */
  #isWayTooLong(colour: number): boolean {
    for (let piece = this.#pieces - 1; piece >= 0; piece--) if (this.#isTooFarFrom(piece, this.#areas.ground.hidden[colour]!)) return true
    return false
  }

  #isTooFarFrom(piece: number, spare: number): boolean {
    const height = this.#height
    const wave = this.#wave
    const met = this.#met
    let left = 0
    let cells = spare
    for (let other = 0; other < this.#pieces; other++) {
      const isMet = other === piece || this.#touch(piece, other)
      met[other] = isMet ? 1 : 0
      if (!isMet) left++
      else if (other !== piece) cells += this.#cells[other]!
    }
    if (left === 0) return false
    for (let y = 0; y < height; y++) wave[y] = this.#area[piece * height + y]!
    for (let steps = 1; left > 0; steps++) {
      this.#widen()
      for (let other = 0; other < this.#pieces; other++) {
        if (met[other] === 1 || !this.#meets(other)) continue
        met[other] = 1
        cells += this.#cells[other]!
        left--
      }
      if (left > 0 && steps > cells) return true
    }
    return false
  }

  /** Whether two areas have a cell in common, as most have. */
  #touch(piece: number, other: number): boolean {
    const height = this.#height
    const area = this.#area
    for (let y = height - 1; y >= 0; y--) if ((area[piece * height + y]! & area[other * height + y]!) !== 0) return true
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
