/** What makes levels to order. */
import type { Fault } from './fault.ts'
import type { Random } from './random.ts'
import type { Stop } from './solving.ts'

/** What can be asked of a generator. A number without `initial` is no wish until it is given. */
export type ParamSpec =
  | { readonly name: string; readonly is: 'number'; readonly least: number; readonly most: number; readonly initial?: number }
  | { readonly name: string; readonly is: 'choice'; readonly choices: readonly string[]; readonly initial: string }

export const numberParam = (name: string, least: number, most: number, initial?: number): ParamSpec => ({
  name,
  is: 'number',
  least,
  most,
  ...(initial !== undefined && { initial }),
})

/** By name: whole numbers and choices; a name that is missing is no wish. */
export type Params = Readonly<Record<string, number | string>>

export interface AttemptProgress {
  /** Of the attempt's own limit, 0 to 1. */
  readonly done: number
  /** Figures of the best level in the making, by name. */
  readonly best: Readonly<Record<string, number>>
}

/** What an attempt came to: a level that fulfils every wish, or none. Never something near it. */
export type Attempt<B> =
  | {
      readonly is: 'made'
      readonly board: B
      readonly metrics: Readonly<Record<string, number>>
      /** From 1, where the generator counts attempts of its own within each of ours. */
      readonly ownAttempt?: number
    }
  /** `reason`: one word for logs and tests. */
  | { readonly is: 'missed'; readonly reason: string }

/** Makes levels by a solver's judgement. Limits are counted, never timed: the same seed gives the same level on every machine. */
export interface LevelGenerator<B> {
  readonly id: string
  /** Rises when the same seed would give another level. */
  readonly version: number
  readonly params: readonly ParamSpec[]
  /** Attempts before "not found", unless asked for others. */
  readonly tries: number
  /** Key of what is said of a level that was not found, where it is not `generate/not-found`. */
  readonly notFound?: string
  /** What the generator itself has against an order, in its own words; asked before its wishes are read, so they may be anything. */
  refuse?(params: Readonly<Record<string, unknown>>, seed: string): Fault | undefined
  /** Why no level can fulfil these wishes together, where that is proven; `params` are complete and within their specs. */
  contradiction?(params: Params): Fault | undefined
  /**
   * `params` are complete and within their specs; `numbers` are the attempt's own, `seed` is the level's and the same for all its
   * attempts. Polls `stop` often; a stopped attempt is missed.
   */
  attempt(params: Params, numbers: Random, report: (progress: AttemptProgress) => void, stop: Stop, seed: string): Attempt<B>
  /** The same text for boards that differ only by mirroring, turning or names. */
  canonical(board: B): string
}

export interface KindMaking<B> {
  /** The first is the default. */
  readonly generators: readonly LevelGenerator<B>[]
}
