/** What the board shows instead of being edited: a play-test, or a solution played back. The level itself is not touched by either. */
import type { Fault } from '../../core/fault.ts'
import type { Point } from '../../core/grid.ts'
import type { Marks } from '../../core/picture.ts'
import type { Move, State } from '../../core/play.ts'
import type { StoppedBy } from '../../core/solving.ts'
import type { View } from '../canvas/view.ts'
import { type Course, positionOf } from './course.ts'
import type { Held } from './drag.ts'

/** A move on its way across the screen, from one share of it to another. */
export interface Motion {
  readonly state: State
  readonly move: Move
  readonly from: number
  readonly to: number
  readonly ms: number
}

/** What is known of the way on from the position. */
export type Hint =
  | { readonly is: 'none' }
  | { readonly is: 'searching' }
  | { readonly is: 'move'; readonly move: Move; readonly left: number; readonly optimal: boolean }
  | { readonly is: 'unsolvable' }
  | { readonly is: 'unknown'; readonly stoppedBy: StoppedBy }
  | { readonly is: 'failed'; readonly fault: Fault }

export const NO_HINT: Hint = { is: 'none' }

interface Running {
  readonly course: Course
  readonly motion: Motion | null
  /** The screen as it was for editing, to come back to. */
  readonly kept: { readonly views: ReadonlyMap<string, View>; readonly cursor: Point }
}

export interface Play extends Running {
  readonly is: 'play'
  readonly held: Held | null
  readonly hint: Hint
}

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

export interface Playback extends Running {
  readonly is: 'playback'
  readonly playing: boolean
  readonly speed: Speed
}

export type Run = Play | Playback

/** Milliseconds for a move to cross the screen, by how far it goes. */
const SLIDE_MS = 110
const CELL_MS = 45
const LONGEST_MS = 360

export const msFor = (cells: number, speed = 1): number => Math.min(LONGEST_MS, SLIDE_MS + CELL_MS * cells) / speed

/** Moves to show by arrows while nothing moves. */
export function arrowsOf(run: Run, looked: Held | undefined): Marks {
  const marks = { errors: [], warnings: [] }
  if (run.is === 'playback') return { ...marks, moves: run.course.line.slice(run.course.at, run.course.at + 1) }
  if (run.held === null && run.hint.is === 'move') return { ...marks, moves: [run.hint.move] }
  return { ...marks, moves: (run.held ?? looked)?.ways.map((way) => way.move) ?? [] }
}

export const stateOf = (run: Run): State => positionOf(run.course)
