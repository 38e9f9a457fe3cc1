/** What every kind brings to the laws that hold for all of them, in `test/kinds/<kind>/cases.ts`. */
import type fc from 'fast-check'
import type { Rows } from '../../core/play.ts'

/** A level and what is known of it by other means than the kind's own solver. */
export interface Case {
  readonly name: string
  readonly rows: Rows
  /** The proven length of a shortest line; null: proven unsolvable. */
  readonly par: number | null
  /** Distinct positions first reached after 0, 1, 2, … moves. */
  readonly statesAtDepth?: readonly number[]
}

export interface Subject {
  readonly cases: readonly [Case, ...Case[]]
  /** Small levels that parse, solvable or not. */
  readonly randomRows: fc.Arbitrary<Rows>
  /** Levels with the same answer: mirrored, turned, … */
  alike(rows: Rows): readonly Rows[]
}
