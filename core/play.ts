/** What a kind can say of its levels as text and in play. */
import type { Details, Issue, Result } from './fault.ts'
import type { Point, Size } from './grid.ts'

/** A level as text, a string a row; also how it crosses every wall. */
export type Rows = readonly string[]
/** One position in play, packed, `rules.stride` bytes. */
export type State = Uint8Array
/** One move, packed into a whole number; its text is `writeMove(board, move)`. */
export type Move = number

/** The rules, made ready for one board. The player and the solver use the same ones. */
export interface Rules {
  readonly stride: number
  start(into: State): void
  /** Empties `out`, then fills it in the kind's fixed order. */
  legalMoves(state: State, out: Move[]): void
  /** Whether `legalMoves` lists it, for kinds that know without a list: a long line is replayed at once. */
  isLegal?(state: State, move: Move): boolean
  /** `move` must be legal in `state`; `into` may not be `state`. */
  apply(state: State, move: Move, into: State): void
  isSolved(state: State): boolean
  /** Fewer moves, among them the first of some shortest line. */
  searchMoves?(state: State, out: Move[]): void
  /** Never more than the moves still needed. */
  lowerBound?(state: State): number
  /** true only where no line can solve it. */
  isDead?(state: State): boolean
}

/**
 * How much a block of text looks like a kind's rows, whether they parse or not: surely meant as one `level`, flaws and all; a `part` that
 * belongs to the level before it, after an empty row; only a `trace`, believed where nothing better is found.
 */
export type Likeness = 'level' | 'part' | 'trace' | 'none'

/** Levels as text. */
export interface KindText<B> {
  blank(size: Size): B
  /** A guess by the look of it; what parses needs none. */
  likeness(rows: Rows): Likeness
  /** The only way text becomes a board, and so the validator of every wall. Warnings that only the text shows come with a success. */
  parse(rows: Rows): Result<B>
  /** `parse(serialise(b))` equals `b`. */
  serialise(board: B): Rows
  /** The start alone, where `serialise` tells of more: locks, an answer. */
  startRows?(board: B): Rows
  /** What the author should mend; never a reason not to solve. */
  check(board: B): readonly Issue[]
}

/** Why no line leads on from a position: its reason, whose sentence is in `core/text`, and the cells concerned. */
export interface DeadEnd {
  readonly reason: string
  readonly where: readonly Point[]
  readonly details?: Details
}

/** Levels in play. */
export interface KindPlay<B> {
  rules(board: B): Rules
  writeMove(board: B, move: Move): string
  readMove(board: B, text: string): Move | undefined
  /** The moves that take back what `move` did, where a single press in play should be able to: turning a tile the other way. */
  backMoves?(board: B, move: Move): readonly Move[]
  /** Where a move can spoil a level: what shows at once, without a search, of a position that no line solves any more. undefined: only a search can tell. */
  deadEnd?(board: B, state: State): DeadEnd | undefined
}

/** A sentence or a name of `core/text`: its key and what fills it in. */
export interface Phrase {
  readonly key: string
  readonly details?: Details
}
