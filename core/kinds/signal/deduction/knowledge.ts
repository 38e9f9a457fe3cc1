/** All that is known of a board at some point of the argument: the ways left to each tile, and what follows next. */
import type { Circuit } from '../circuit.ts'
import { EVERY_WAY } from '../fast/tables.ts'
import type { Finding } from './finding.ts'
import { type Grid, gridOf } from './grid.ts'
import { Networks } from './networks.ts'
import { isSettled, Notes } from './notes.ts'
import { Reach } from './reach.ts'

export class Knowledge {
  readonly grid: Grid
  /** By cell: a set of clockwise quarter turns from the start. */
  readonly ways: Uint8Array
  readonly networks: Networks
  readonly reach: Reach
  readonly #notes: Notes
  /** The cell of the last conclusion: people go on from where they are. */
  #focus: number

  private constructor(grid: Grid, ways: Uint8Array, from?: Knowledge) {
    this.grid = grid
    this.ways = ways
    this.networks = new Networks(grid, ways, from?.networks)
    this.reach = new Reach(grid, ways, from?.reach)
    this.#notes = new Notes(grid, ways)
    this.#focus = from ? from.#focus : 0
  }

  static of(board: Circuit): Knowledge {
    const grid = gridOf(board)
    const known = new Knowledge(
      grid,
      Uint8Array.from(board.masks, (mask, cell) => (board.locks[cell] ? 1 : EVERY_WAY[mask]!)),
    )
    for (let cell = 0; cell < grid.cells; cell++) known.#notes.look(cell)
    return known
  }

  /** The same, to suppose something in. Only where `next` has nothing left to say. */
  fork(): Knowledge {
    return new Knowledge(this.grid, this.ways.slice(), this)
  }

  narrow(cell: number, keeps: number): void {
    this.ways[cell] = keeps
    this.#focus = cell
    this.#notes.changed(cell)
    this.networks.changed(cell)
    this.reach.changed(cell)
  }

  /** The cheapest conclusion that needs no supposing. */
  next(): Finding | undefined {
    return this.#notes.next(this.#focus) ?? this.networks.next(this.#focus) ?? this.reach.next(this.#focus)
  }

  get isSettled(): boolean {
    return this.ways.every(isSettled)
  }

  get focus(): number {
    return this.#focus
  }
}
