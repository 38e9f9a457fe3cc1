/**
 * THE interface: a puzzle kind is one plain object of pure functions on plain data, split here into text, play, solving, editing and picture.
 * Core, host, command line and panels speak `Kind` and know no kind by name.
 */
import type { Details, Issue, Result } from './fault.ts'
import type { Anchor, Point, Size } from './grid.ts'
import type { Random } from './random.ts'

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

/** Levels as text. */
export interface KindText<B> {
  blank(size: Size): B
  /** The only way text becomes a board, and so the validator of every wall. Warnings that only the text shows come with a success. */
  parse(rows: Rows): Result<B>
  /** `parse(serialise(b))` equals `b`. */
  serialise(board: B): Rows
  /** What the author should mend; never a reason not to solve. */
  check(board: B): readonly Issue[]
}

/** Levels in play. */
export interface KindPlay<B> {
  rules(board: B): Rules
  writeMove(board: B, move: Move): string
  readMove(board: B, text: string): Move | undefined
}

/** No clock in core: the same limits give the same answer. */
export interface SolveOptions {
  /** One of `kind.searches`; the first is the default. */
  readonly search?: string
  /** States stored, start included. */
  readonly maxStates?: number
  /** Bytes of the search's own pages. */
  readonly maxBytes?: number
  /** Solve from here instead of the start: a position reached in play (hints). */
  readonly from?: State
}

/** Polled by a running search; its `aborted` turns true once and stays. */
export interface Stop {
  readonly aborted: boolean
}

export interface Work {
  /** States whose moves were generated. */
  readonly expanded: number
  /** Distinct states kept, start included. */
  readonly stored: number
}

export interface Progress extends Work {
  /** Proven: no line is shorter. */
  readonly lowerBound: number
  /** The length of a line already found, not yet proven shortest. */
  readonly upperBound?: number
}

export type Report = (progress: Progress) => void

export type StoppedBy = 'states' | 'memory' | 'time' | 'caller'

/** What a search knows when it ends. A search cut short is `unknown`: never `unsolvable`, never optimal. */
export type Solution =
  | {
      readonly verdict: 'solved'
      readonly moves: readonly Move[]
      /** true only with a proof that no line is shorter. */
      readonly optimal: boolean
      readonly lowerBound: number
      readonly work: Work
    }
  | {
      readonly verdict: 'unsolvable'
      /** `<kind>/<reason>`; its sentence is in `core/text`. */
      readonly reason: string
      readonly where: readonly Point[]
      readonly details?: Details
      readonly work: Work
    }
  | {
      readonly verdict: 'unknown'
      readonly stoppedBy: StoppedBy
      readonly lowerBound: number
      /** The length of `moves`, a line that plays but is not proven shortest. */
      readonly upperBound?: number
      readonly moves?: readonly Move[]
      readonly work: Work
    }

export type Uniqueness = 'unique' | 'multiple' | 'no-answer' | 'unknown'

/** What is said of a level beyond its verdict. */
export interface Analysis {
  readonly uniqueness: Uniqueness
  /** Classes of optimal solutions or answers; a decimal string past 2^53 - 1; null where not counted. */
  readonly solutions: number | string | null
  /** true: `solutions` is at least the true count, and may be more. */
  readonly solutionsAbout?: boolean
  /** Optimal solutions that differ in more than details, as the kind sees it. */
  readonly strategies?: number
  /** What ended the counting or grading before its end; it has limits of its own, so the verdict may well be proven. */
  readonly countingStoppedBy?: StoppedBy
  readonly grade: string | null
  readonly factors: Readonly<Record<string, number>>
}

/** Verdicts. `solve` and `analyse` run in a worker thread, poll `stop` at least every few thousand expansions and report as they go. */
export interface KindSolving<B> {
  readonly searches: readonly [string, ...string[]]
  solve(board: B, options: SolveOptions, report: Report, stop: Stop): Solution
  /**
   * Counts and grades what `solve` found with the same options. Within limits of its own: at most the larger of 200,000 states and a
   * quarter of what the search stored, under the same `maxBytes`; past them it says nothing rather than something unproven.
   */
  analyse(board: B, solution: Solution, options: SolveOptions, report: Report, stop: Stop): Analysis
  /** The first is the default. */
  readonly generators: readonly LevelGenerator<B>[]
}

/** What can be asked of a generator. A number without `initial` is no wish until it is given. */
export type ParamSpec =
  | { readonly name: string; readonly is: 'number'; readonly least: number; readonly most: number; readonly initial?: number }
  | { readonly name: string; readonly is: 'choice'; readonly choices: readonly string[]; readonly initial: string }

/** By name: whole numbers and choices; a name that is missing is no wish. */
export type Params = Readonly<Record<string, number | string>>

export interface AttemptProgress {
  /** Of the attempt's own limit, 0 to 1. */
  readonly done: number
  /** Figures of the best level in the making, by name. */
  readonly best: Readonly<Record<string, number>>
}

/** What an attempt came to: a level that fulfils every wish, or none. Never something near it. */
export type Attempt<B> =
  | { readonly is: 'made'; readonly board: B; readonly metrics: Readonly<Record<string, number>> }
  /** `reason`: one word for logs and tests. */
  | { readonly is: 'missed'; readonly reason: string }

/** Makes levels by a solver's judgement. Limits are counted, never timed: the same seed gives the same level on every machine. */
export interface LevelGenerator<B> {
  readonly id: string
  /** Rises when the same seed would give another level. */
  readonly version: number
  readonly params: readonly ParamSpec[]
  /** Attempts before "not found", unless asked for others. */
  readonly tries: number
  /** `params` are complete and within their specs. Polls `stop` often; a stopped attempt is missed. */
  attempt(params: Params, numbers: Random, report: (progress: AttemptProgress) => void, stop: Stop): Attempt<B>
  /** The same text for boards that differ only by mirroring, turning or names. */
  canonical(board: B): string
}

/** The cells a pointer went through with the button down: at least one, consecutive ones adjacent (also diagonally), some perhaps outside the board. */
export interface Stroke {
  readonly cells: readonly Point[]
  /** One of the tool's swatches, where it has any. */
  readonly swatch?: string
}

/** A way to paint. `key` is its single-letter shortcut. Its name on screen is `tool.<kind>.<id>` in `core/text`. */
export interface Tool<B> {
  readonly id: string
  readonly key: string
  readonly swatches: readonly string[]
  /** The whole stroke so far on the board as it was at pointer down. Nothing to change: the same board. A refusal: its issues. */
  paint(board: B, stroke: Stroke): Result<B>
}

/** A sentence or a name of `core/text`: its key and what fills it in. */
export interface Phrase {
  readonly key: string
  readonly details?: Details
}

export interface Resized<B> {
  readonly board: B
  /** What the new size has no room for, and the cells where it stood. */
  readonly lost: readonly { readonly what: Phrase; readonly at: readonly Point[] }[]
}

/** Something with a name of its own that can be selected: a car. */
export interface Piece {
  /** One on a board; stays through every change but a rename. */
  readonly id: string
  /** From the one its designer would grasp. */
  readonly cells: readonly [Point, ...Point[]]
  readonly what: Phrase
  /** What is worth knowing of it, in order. */
  readonly facts: readonly { readonly label: Phrase; readonly value: Phrase }[]
}

/** Levels under the designer's hand. */
export interface KindEditing<B> {
  /** Among them one with the id `erase`, which the right button uses; where there are pieces, `move` and `turn` change them. */
  readonly tools: readonly [Tool<B>, ...Tool<B>[]]
  /** `size` as for `blank`, which new cells are like. The same size: the same board. Throws a RangeError for a size that `blank` refuses. */
  resize(board: B, size: Size, anchor: Anchor): Resized<B>
  /** The id of the piece on a cell. */
  pieceAt(board: B, cell: Point): string | undefined
  piece(board: B, id: string): Piece | undefined
  /** The board and the id that the piece has from now on. A name that cannot be its: why not. */
  renamePiece(board: B, id: string, name: string): Result<{ readonly board: B; readonly id: string }>
  /** The id of the piece that a move moves. */
  movedPiece(board: B, move: Move): string | undefined
}

/** In cells, from the top left corner of the rows. `role` is a key of the kind's palette; `grid` are lines that the screen may leave out. */
export type PictureShape =
  | {
      readonly is: 'rect'
      readonly role: string
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly radius?: number
    }
  | { readonly is: 'disc'; readonly role: string; readonly x: number; readonly y: number; readonly radius: number }
  /** `points`: x0, y0, x1, y1, …; `width` 0 and `closed` fills the polygon. */
  | { readonly is: 'line'; readonly role: string; readonly points: readonly number[]; readonly width: number; readonly closed?: boolean }
  /** Centred on x, y; `size` is the height of a capital in cells. */
  | { readonly is: 'text'; readonly role: string; readonly x: number; readonly y: number; readonly size: number; readonly text: string }

export interface Picture {
  readonly extent: Size
  readonly shapes: readonly PictureShape[]
}

/** CSS colours. */
export interface Paint {
  readonly light: string
  readonly dark: string
}

/** What to point out on the picture. */
export interface Marks {
  /** Cells with a blocking issue. */
  readonly errors: readonly Point[]
  readonly warnings: readonly Point[]
  /** A piece, by its id: drawn with where it can go. */
  readonly selected?: string
  /** Moves legal in the position drawn, shown by arrows. */
  readonly moves?: readonly Move[]
}

/** One move as the hand makes it. */
export interface Gesture {
  /** The cells of what it moves: where it can be taken hold of. */
  readonly grips: readonly Point[]
  /** How far that goes, in cells to the right and downwards. */
  readonly by: Point
  /** true: a press makes it, without a drag. */
  readonly press: boolean
}

/** One picture on screen, in thumbnails and in exports. */
export interface KindPicture<B> {
  draw(board: B, state: State, marks: Marks): Picture
  /** On the way from `state` to where `move`, legal there, leads; `share` 0 draws the one, 1 the other. What moves has gone that share of `gesture.by`. */
  drawMove(board: B, state: State, move: Move, share: number): Picture
  /** `move` must be legal in `state`. */
  gesture(board: B, state: State, move: Move): Gesture
  readonly palette: Readonly<Record<string, Paint>>
  /** What stands in one cell, as a `core/text` key and its details: the words of the keyboard cursor and of screen readers. Without a `state`: at the start. */
  describeCell(board: B, cell: Point, state?: State): Phrase
}

/** One puzzle kind. B is its board: plain, frozen data that only ever travels beside its kind. Id: spelt out, so that what lacks a kind does not compile. */
export interface Kind<B, Id extends string = string> extends KindText<B>, KindPlay<B>, KindSolving<B>, KindEditing<B>, KindPicture<B> {
  readonly id: Id
}
