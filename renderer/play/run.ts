/** What the board shows instead of being edited: a play-test, or a solution played back. The level itself is not touched by either. */
import type { Fault } from '../../core/fault.ts'
import type { Point } from '../../core/grid.ts'
import type { Marks } from '../../core/picture.ts'
import type { Move, Rows, State } from '../../core/play.ts'
import type { Suggestion } from '../../core/repair.ts'
import type { DeductionStep, StoppedBy } from '../../core/solving.ts'
import type { View } from '../canvas/view.ts'
import { type Course, positionOf } from './course.ts'
import type { Held } from './drag.ts'
import type { Lost } from './fate.ts'

/** A move on its way across the screen, from one share of it to another. */
export interface Motion {
  readonly state: State
  readonly move: Move
  readonly from: number
  readonly to: number
  readonly ms: number
  /** At one pace: falls follow the push one after the other. */
  readonly steady: boolean
}

/** What is known of the way on from the position. */
export type Hint =
  | { readonly is: 'none' }
  | { readonly is: 'searching' }
  | { readonly is: 'move'; readonly move: Move; readonly left: number; readonly optimal: boolean }
  /** The next thought of a person. */
  | { readonly is: 'step'; readonly step: DeductionStep; readonly moves: readonly Move[] }
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
  /** Proven: no line leads on from here; null: not so, or not known. */
  readonly lost: Lost | null
  /** Cells that nothing is to move on any more, by their text. */
  readonly pinned: ReadonlyMap<string, Point>
}

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

export interface Playback extends Running {
  readonly is: 'playback'
  readonly playing: boolean
  readonly speed: Speed
}

export interface Film extends Running {
  readonly is: 'film'
  readonly steps: readonly DeductionStep[]
  /** How many moves are made after each of them. */
  readonly ends: readonly number[]
  /** Cells that no thought ever settles. */
  readonly open: readonly Point[]
  /** Thoughts had already; the last of them is shown. */
  readonly step: number
}

/** Two answers of a board. */
export interface Compared {
  readonly answers: readonly [Rows, Rows]
  readonly states: readonly [State, State]
  /** Cells that are not alike in all answers there are; empty: not known. */
  readonly free: readonly Point[]
  /** Cells that are not alike in these two. */
  readonly differing: readonly Point[]
}

/** Ways to leave one answer, that which is more to be seen, as far as they are known. */
export type Mending =
  | { readonly is: 'none' }
  | { readonly is: 'searching'; readonly by: string }
  | {
      readonly is: 'found'
      readonly by: string
      readonly suggestions: readonly Suggestion[]
      /** The one that is looked at on the board; null: none. */
      readonly chosen: number | null
    }
  | { readonly is: 'failed'; readonly fault: Fault }

export interface Compare extends Running {
  readonly is: 'compare'
  readonly compared: Compared
  /** From the first answer, 0, to the second, 1. */
  readonly share: number
  readonly mending: Mending
}

export type Run = Play | Playback | Film | Compare

/** Milliseconds for a move to cross the screen, by how far it goes. */
const SLIDE_MS = 110
const CELL_MS = 45
const LONGEST_MS = 360

/** What happens step by step must be seen step by step, and be over before a playback's next move. */
const STEP_CELL_MS = 95
const LONGEST_STEPS_MS = 600

/** `steady`: step by step. */
export const msFor = (cells: number, steady: boolean, speed = 1): number =>
  (steady ? Math.min(LONGEST_STEPS_MS, STEP_CELL_MS * (cells + 0.5)) : Math.min(LONGEST_MS, SLIDE_MS + CELL_MS * cells)) / speed

/** Whatever moves. */
export const plainMarks = (run: Run): Marks => ({
  errors: [],
  warnings: [],
  ...(run.is === 'play' && { pinned: [...run.pinned.values()] }),
})

/** Moves to show by arrows while nothing moves. */
export function arrowsOf(run: Play | Playback, looked: Held | undefined): Marks {
  const plain = plainMarks(run)
  const marks = run.is === 'play' && run.lost ? { ...plain, warnings: run.lost.where } : plain
  if (run.is === 'playback') return { ...marks, moves: run.course.line.slice(run.course.at, run.course.at + 1) }
  if (run.held === null && run.hint.is === 'move') return { ...marks, moves: [run.hint.move] }
  if (run.held === null && run.hint.is === 'step') return { ...marks, moves: run.hint.moves, thought: run.hint.step }
  return { ...marks, moves: (run.held ?? looked)?.ways.map((way) => way.move) ?? [] }
}

export const stateOf = (run: Run): State => (run.is === 'compare' ? run.compared.states[run.share < 0.5 ? 0 : 1] : positionOf(run.course))
