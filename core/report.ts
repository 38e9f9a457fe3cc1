/** What a level's verdict is, as it crosses every wall: made in a worker, read by the panels and the command line. */
import type { Details, Issue } from './fault.ts'
import type { Point } from './grid.ts'
import type { Analysis, StoppedBy, Work } from './solving.ts'

/** The verdict, and what is said beyond it. */
export interface LevelReport extends Analysis {
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
  readonly issues: readonly Issue[]
  readonly work: Work
}
