/** What a level's verdict is, as it crosses every wall: made in a worker, read by the panels and the command line. */
import type { Details, Issue } from './fault.ts'
import type { Point } from './grid.ts'
import type { Rows } from './play.ts'
import type { DeductionStep, StoppedBy, Uniqueness, Work } from './solving.ts'

export interface LevelReport {
  /** null: the level is malformed and was not solved; `issues` says why. */
  readonly verdict: 'solved' | 'unsolvable' | 'unknown' | null
  /** Of `unsolvable`: its code, cells and details. */
  readonly reason?: string
  readonly where?: readonly Point[]
  readonly details?: Details
  /** Of `unknown`. */
  readonly stoppedBy?: StoppedBy
  /** The limit that stopped it: states, bytes or milliseconds. Added by the host, which was asked for it. */
  readonly limit?: number
  readonly optimal: boolean
  /** Length of the line of a solved level, else null. */
  readonly moves: number | null
  readonly lowerBound?: number
  /** Of `unknown`: the length of `line`, which plays. */
  readonly upperBound?: number
  /** Moves as text, replayed by the plain rules. */
  readonly line: readonly string[]
  readonly uniqueness: Uniqueness
  readonly solutions: number | string | null
  /** true: `solutions` is at least the true count, and may be more. */
  readonly solutionsAbout?: boolean
  readonly strategies?: number
  /** What ended the counting or grading of a level whose verdict was already known. */
  readonly countingStoppedBy?: StoppedBy
  readonly grade: string | null
  readonly factors: Readonly<Record<string, number>>
  readonly answers?: readonly Rows[]
  readonly free?: readonly Point[]
  readonly deduction?: readonly DeductionStep[]
  readonly issues: readonly Issue[]
  readonly work: Work
}
