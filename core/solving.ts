/** What a kind finds out about a level: verdicts, counts, grades, and how to mend it. */
import type { Details } from './fault.ts'
import type { Point } from './grid.ts'
import type { Move, Phrase, Rows, State } from './play.ts'

/** No clock in core: the same limits give the same answer. */
export interface SolveOptions {
  /** One of `kind.searches`; the first is the default. */
  readonly search?: string
  /** States that may be stored, start included: the first one past them ends the search. Threads that share it may notice a little later. */
  readonly maxStates?: number
  /** Bytes of the search's own pages. */
  readonly maxBytes?: number
  /** Solve from here instead of the start: a position reached in play (hints). */
  readonly from?: State
  /** Threads to share a long search with, where the host has any. Verdicts and lengths are the same; which line, and how much work, is not. */
  readonly team?: Team
}

/** Other threads that take part in one search; the host brings them where there are cores to spare. */
export interface Team {
  /** Threads in all, the one that asks included. */
  readonly size: number
  /** Expansions from which on a search is worth their coming. */
  readonly after: number
  /** Has the others come, once: each runs the kind's `join` with this and its number, 1 up to `size` - 1. They may come late, or never. */
  gather(call: TeamCall): void
  /** One of them is no more. Turns true once and stays. */
  readonly isLost: boolean
}

/** What the others need to know, beside the level: plain data and shared words. */
export interface TeamCall {
  readonly options: Omit<SolveOptions, 'team'>
  readonly shared: readonly Int32Array<SharedArrayBuffer>[]
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
  /** Where answers are counted rather than lines: one or two different ones, each the rows of the solved board. */
  readonly answers?: readonly Rows[]
  /** Cells that are not alike in all answers. Absent: not known. */
  readonly free?: readonly Point[]
  /** How a person may find the answer; its end settles every cell only where the answer is the only one. */
  readonly deduction?: readonly DeductionStep[]
}

/** One thought of a person who solves the board, the cheapest at hand. */
export interface DeductionStep {
  /** One of the kind's own names, from the easiest up. */
  readonly technique: string
  /** The length of the argument, in the technique's own unit. */
  readonly size: number
  /** What it is about, and what it follows from. */
  readonly at: readonly Point[]
  readonly because: readonly Point[]
  /** Cells that it settles, and the moves, as text, that bring them from the start to where they belong. */
  readonly settles: readonly Point[]
  readonly moves: readonly string[]
  /** Equally cheap steps at hand, itself included. */
  readonly alternatives: number
  readonly says: Phrase
}

/** Verdicts. `solve` and `analyse` run in a worker thread, poll `stop` at least every few thousand expansions and report as they go. */
export interface KindSolving<B> {
  readonly searches: readonly [string, ...string[]]
  /** true: a level has exactly one answer; the save gate and `validate` refuse any other. */
  readonly needsOneAnswer?: boolean
  solve(board: B, options: SolveOptions, report: Report, stop: Stop): Solution
  /** Takes part in a search of another thread, until that ends. None: its searches ask for nobody. */
  join?(board: B, call: TeamCall, member: number): void
  /**
   * Counts and grades what `solve` found with the same options. Within limits of its own: at most the larger of 200,000 states and a
   * quarter of what the search stored, under the same `maxBytes`; past them it says nothing rather than something unproven.
   * `tell` hears at once of what is known before the rest.
   */
  analyse(board: B, solution: Solution, options: SolveOptions, report: Report, stop: Stop, tell?: (known: Analysis) => void): Analysis
  /** Ways of mending that `repairs` knows, by name; its name on screen is `repair.<kind>.by-<name>`. */
  readonly repairWays?: readonly [string, ...string[]]
  /** Changes that would leave the board with one answer, smallest first; none: it has one, or none was found. */
  repairs?(board: B, wish: RepairWish, stop: Stop): readonly Repair<B>[]
}

export interface RepairWish {
  /** One of `repairWays`. */
  readonly by: string
  /** The answer to end with, as rows of the solved board; the designer's own choice among several. */
  readonly towards?: Rows
}

export interface Repair<B> {
  readonly board: B
  readonly says: Phrase
  /** What it changes. */
  readonly at: readonly Point[]
}
