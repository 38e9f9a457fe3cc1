/** The ways to be wrong: an Issue is a flaw of the author's level, a Fault is a flaw of the world. Any other throw is a bug. */
import type { Point } from './grid.ts'

/** What the sentence of a code needs to be filled in; `count` chooses the plural form. */
export type Details = Readonly<Record<string, string | number>>

/** A flaw of a level. Never thrown. Its sentence is `core/text` under its code. */
export interface Issue {
  /** `<kind>/<what>` or `pack/<what>`. */
  readonly code: string
  /** The cells concerned, 0-based in the level's rows; empty where the flaw has no place. */
  readonly at: readonly Point[]
  /** true: the save gate refuses the level and `validate` fails it; false: a warning. */
  readonly blocks: boolean
  readonly details?: Details
  /** The reason of an unsolvable verdict that this flaw is by itself, for the cells of `at`. */
  readonly reason?: string
}

/** `issues` of a success are warnings that only the text shows. */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly issues: readonly Issue[] }
  | { readonly ok: false; readonly issues: readonly Issue[] }

/** Something outside the author's level went wrong: a file, a worker, a bad request. Crosses the contract as `{ code, detail }`. */
export class Fault extends Error {
  readonly code: string
  readonly detail: Details

  constructor(code: string, detail: Details = {}) {
    super(`${code} ${JSON.stringify(detail)}`)
    this.name = 'Fault'
    this.code = code
    this.detail = detail
  }
}
