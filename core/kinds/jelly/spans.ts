/** The pieces of each colour in a position, as far as estimates ask: how many, and which columns they lie in. */
import type { State } from '../../play.ts'
import type { Model } from './model.ts'
import { Position } from './position.ts'
import { flood } from './rows.ts'

export class Spans {
  /** As it was read last. */
  readonly position: Position
  /** By colour: how many pieces, and a bit for each column that one lies in. */
  readonly pieces: Int32Array
  readonly columns: Int32Array
  /** By colour: the column behind the last of its leftmost piece, and the first of that which reaches farthest right. */
  readonly leftEnd: Int32Array
  readonly rightStart: Int32Array
  readonly #rest: Int32Array
  readonly #piece: Int32Array

  constructor(model: Model) {
    const colours = model.colours.length + 1
    this.position = new Position(model)
    this.pieces = new Int32Array(colours)
    this.columns = new Int32Array(colours)
    this.leftEnd = new Int32Array(colours)
    this.rightStart = new Int32Array(colours)
    this.#rest = new Int32Array(model.height)
    this.#piece = new Int32Array(model.height)
  }

  read(state: State): void {
    const { position } = this
    const { model, colour } = position
    const { width, height, pitch } = model
    position.read(state)
    for (let own = 1; own < this.pieces.length; own++) {
      for (let y = 0; y < height; y++) {
        let row = 0
        for (let x = 0, cell = (y + 1) * pitch + 1; x < width; x++, cell++) if (colour[cell] === own) row |= 1 << x
        this.#rest[y] = row
      }
      this.#measure(own)
    }
  }

  /** Takes the pieces out of `#rest`, one by one. */
  #measure(own: number): void {
    const rest = this.#rest
    const piece = this.#piece
    const height = rest.length
    let [pieces, all, leftmost, rightmost] = [0, 0, 32, -1]
    for (let y = 0; y < height; y++) {
      while (rest[y] !== 0) {
        piece.fill(0)
        piece[y] = rest[y]! & -rest[y]!
        flood(piece, rest, 0, height)
        let columns = 0
        for (let row = y; row < height; row++) {
          columns |= piece[row]!
          rest[row]! &= ~piece[row]!
        }
        const left = 31 - Math.clz32(columns & -columns)
        const right = 31 - Math.clz32(columns)
        pieces++
        all |= columns
        if (left < leftmost) {
          leftmost = left
          this.leftEnd[own] = right + 1
        }
        if (right > rightmost) {
          rightmost = right
          this.rightStart[own] = left
        }
      }
    }
    this.pieces[own] = pieces
    this.columns[own] = all
  }
}
