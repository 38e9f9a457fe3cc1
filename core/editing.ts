/** What a kind lets the hand of a designer do. */
import type { Result } from './fault.ts'
import type { Anchor, Point, Size } from './grid.ts'
import type { Move, Phrase } from './play.ts'

/** The cells a pointer went through with the button down: at least one, consecutive ones adjacent (also diagonally), some perhaps outside the board. */
export interface Stroke {
  readonly cells: readonly Point[]
  /** One of the tool's swatches, where it has any. */
  readonly swatch?: string
  /** The layer on screen, where the kind has layers. */
  readonly layer?: string
  /** Drawn with the other button, by a tool that has a reverse. */
  readonly reversed?: boolean
  /** The mirror image of what the hand drew: what turns clockwise there turns back here. */
  readonly mirrored?: boolean
}

/** A way to paint. `key` is its single-letter shortcut. Its name on screen is `tool.<kind>.<id>` in `core/text`. */
export interface Tool<B> {
  readonly id: string
  readonly key: string
  readonly swatches: readonly string[]
  /** true: the other button does its opposite, rather than erase. */
  readonly hasReverse?: boolean
  /** The whole stroke so far on the board as it was at pointer down. Nothing to change: the same board. A refusal: its issues. */
  paint(board: B, stroke: Stroke): Result<B>
}

/** A change of the whole board at one press. Its name on screen is `action.<kind>.<id>` in `core/text`. */
export interface Action<B> {
  readonly id: string
  /** true: it draws lots, and the same seed gives the same board. */
  readonly isSeeded: boolean
  /** Nothing to change: the same board. A refusal: its issues. */
  apply(board: B, seed: string): Result<B>
}

export interface Resized<B> {
  readonly board: B
  /** What the new size has no room for, and the cells where it stood. */
  readonly lost: readonly { readonly what: Phrase; readonly at: readonly Point[] }[]
}

/** Something that can be selected: a car, a jelly. */
export interface Piece {
  /** One on a board; where pieces have names it is the name, else it changes as the piece moves: its cells tell which it is. */
  readonly id: string
  /** From the one its designer would grasp. */
  readonly cells: readonly [Point, ...Point[]]
  /** What is worth knowing of it, in order. */
  readonly facts: readonly { readonly label: Phrase; readonly value: Phrase }[]
}

/** Levels under the designer's hand. */
export interface KindEditing<B> {
  /** Among them one with the id `erase`, which the right button uses; where there are pieces, `move` and `turn` change them. */
  readonly tools: readonly [Tool<B>, ...Tool<B>[]]
  readonly actions: readonly Action<B>[]
  /** Boards that are drawn in more than one way, such as start and answer: the first is shown first. Its name is `layer.<kind>.<id>`. */
  readonly layers?: readonly [string, ...string[]]
  /** `size` as for `blank`, which new cells are like. The same size: the same board. Throws a RangeError for a size that `blank` refuses. */
  resize(board: B, size: Size, anchor: Anchor): Resized<B>
  /** The id of the piece on a cell. */
  pieceAt(board: B, cell: Point): string | undefined
  piece(board: B, id: string): Piece | undefined
  /** The board and the id that the piece has from now on. A name that cannot be its: why not. Absent: pieces have no names. */
  renamePiece?(board: B, id: string, name: string): Result<{ readonly board: B; readonly id: string }>
  /** The id of the piece that a move moves, where the move alone tells. */
  movedPiece(board: B, move: Move): string | undefined
}
