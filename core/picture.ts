/** How a kind looks, and how a move is made by hand. */
import type { Point, Size } from './grid.ts'
import type { Move, Phrase, State } from './play.ts'

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
  /** Of the rows. */
  readonly extent: Size
  /** What is drawn around the rows on each side, in cells; 0 where it is left out. */
  readonly margin?: number
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
  /** Cells that are certain: the others are drawn faint. */
  readonly settled?: readonly Point[]
  /** Cells that whoever plays has put down as certain. */
  readonly pinned?: readonly Point[]
  /** What a thought is about, and what it follows from. */
  readonly thought?: { readonly at: readonly Point[]; readonly because: readonly Point[] }
}

/** One move as the hand makes it. */
export interface Gesture {
  /** The cells of what it moves: where it can be taken hold of. */
  readonly grips: readonly Point[]
  /** How far that goes, in cells to the right and downwards; nowhere: what is pressed turns on the spot. */
  readonly by: Point
  /** true: a press makes it, without a drag. */
  readonly press: boolean
  /** The length of all that happens, in cells, where more follows by itself once the hand has done its part: falls, and what they set off. */
  readonly way?: number
}

/** One picture on screen, in thumbnails and in exports. */
export interface KindPicture<B> {
  draw(board: B, state: State, marks: Marks): Picture
  /** The position that a layer shows; undefined: the board has none yet. Without layers the start is shown. */
  layerState?(board: B, layer: string): State | undefined
  /** On the way from `state` to where `move`, legal there, leads; `share` 0 draws the one, 1 the other. What moves has gone that share of `gesture.by`, or of `gesture.way`. */
  drawMove(board: B, state: State, move: Move, share: number, marks?: Marks): Picture
  /** `move` must be legal in `state`. */
  gesture(board: B, state: State, move: Move): Gesture
  readonly palette: Readonly<Record<string, Paint>>
  /** What stands in one cell, as a `core/text` key and its details: the words of the keyboard cursor and of screen readers. Without a `state`: at the start. */
  describeCell(board: B, cell: Point, state?: State): Phrase
}
