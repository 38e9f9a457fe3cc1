/** The JSON form of an outcome: its keys and their order are part of the command line's contract. */
import { detailsOf } from '../../core/formats/place.ts'
import type { Point } from '../../core/grid.ts'
import type { Uniqueness, Work } from '../../core/solving.ts'
import type { Words } from '../host/words.ts'
import type { CommandName } from './arguments.ts'
import { type Outcome, standingOf } from './outcome.ts'

export interface JsonLevel {
  readonly id: string
  readonly kind: string | null
  readonly title: string
  /** Only of a draft: reported, not failed. */
  readonly draft?: true
  readonly verdict: 'solved' | 'unsolvable' | 'unknown' | null
  /** Without the kind, which stands beside it. */
  readonly reason?: string
  readonly optimal: boolean
  readonly moves: number | null
  readonly lowerBound?: number
  readonly upperBound?: number
  readonly line: readonly string[]
  readonly uniqueness: Uniqueness
  readonly solutions: number | string | null
  readonly solutionsAbout?: boolean
  readonly strategies?: number
  readonly grade: string | null
  readonly factors: Readonly<Record<string, number>>
  readonly issues: readonly { readonly code: string; readonly at: readonly Point[]; readonly blocks: boolean; readonly message: string }[]
  readonly work: Work
  readonly ms: number
  /** Of `validate`: good as it stands, nothing left unproven. */
  readonly valid?: boolean
}

export function jsonLevel(outcome: Outcome, command: CommandName, { say }: Words): JsonLevel {
  const { level, answer } = outcome
  return {
    id: level.id,
    kind: level.kind,
    title: level.title,
    ...(level.draft && { draft: true }),
    verdict: answer.verdict,
    ...(answer.reason !== undefined && { reason: answer.reason.slice(answer.reason.indexOf('/') + 1) }),
    optimal: answer.optimal,
    moves: answer.moves,
    ...(answer.lowerBound !== undefined && { lowerBound: answer.lowerBound }),
    ...(answer.upperBound !== undefined && { upperBound: answer.upperBound }),
    line: answer.line,
    uniqueness: answer.uniqueness,
    solutions: answer.solutions,
    ...(answer.solutionsAbout !== undefined && { solutionsAbout: answer.solutionsAbout }),
    ...(answer.strategies !== undefined && { strategies: answer.strategies }),
    grade: answer.grade,
    factors: answer.factors,
    issues: answer.issues.map((issue) => {
      const { code, at, blocks } = issue
      return { code, at, blocks, message: say(code, detailsOf(level, issue)) }
    }),
    work: { expanded: answer.work.expanded, stored: answer.work.stored },
    ms: Math.round(answer.ms * 1000) / 1000,
    ...(command === 'validate' && { valid: standingOf(outcome, command) === 'good' }),
  }
}
