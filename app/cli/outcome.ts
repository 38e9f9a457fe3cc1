/** One level and what was found about it, and what that makes of the exit code. */
import type { LevelAnswer } from '../../core/contract.ts'
import type { Placed } from '../../core/formats/place.ts'
import type { Rows } from '../../core/play.ts'
import { kindOf } from '../../core/registry.ts'
import type { CommandName } from './arguments.ts'

/** A level as the input names it. */
export interface LevelInput extends Placed {
  /** As given on the command line. */
  readonly file: string
  readonly id: string
  /** null: the input does not say. */
  readonly kind: string | null
  readonly title: string
  readonly draft: boolean
  readonly rows: Rows
}

export interface Outcome {
  readonly level: LevelInput
  /** Of `validate`, with the claims that do not hold among its issues. */
  readonly answer: LevelAnswer
}

/**
 * failed: malformed, unsolvable, solved already, not unique where it must be, or refused by `validate`. unproven: unknown, or a line that
 * may not be shortest.
 */
export type Standing = 'good' | 'failed' | 'unproven'

/** Blocking issues are the author's to mend and no reason not to solve: only `validate` fails them. */
export function standingOf({ level, answer }: Outcome, command: CommandName): Standing {
  if (answer.verdict === null || answer.verdict === 'unsolvable') return 'failed'
  if (answer.verdict === 'solved' && answer.moves === 0) return 'failed'
  if (command === 'validate' && answer.issues.some((issue) => issue.blocks)) return 'failed'
  const isProven = answer.verdict === 'solved' && answer.optimal
  // `solve` does not ask for the count of answers.
  if (command === 'solve' || !(level.kind !== null && kindOf(level.kind)?.needsOneAnswer)) return isProven ? 'good' : 'unproven'
  if (answer.uniqueness === 'multiple') return 'failed'
  return isProven && answer.uniqueness === 'unique' ? 'good' : 'unproven'
}

export const EXIT = { good: 0, failed: 1, usage: 2, fault: 3, unproven: 4 } as const

/** A fault outweighs a failed level, and that an unproven one. Drafts are reported, not failed. */
export function exitCode(outcomes: readonly Outcome[], command: CommandName, faults: number): number {
  const standings = outcomes.filter(({ level }) => !level.draft).map((outcome) => standingOf(outcome, command))
  if (faults > 0) return EXIT.fault
  if (standings.includes('failed')) return EXIT.failed
  return standings.includes('unproven') ? EXIT.unproven : EXIT.good
}
