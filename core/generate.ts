/**
 * Levels to order, for any kind: wishes checked, attempts forked from the seed, and of each level's attempts the lowest accepted one wins,
 * so that the same seed and wishes give the same level on any number of threads.
 */
import { examine } from './examine.ts'
import { Fault } from './fault.ts'
import type { AttemptProgress, LevelGenerator, Params } from './generator.ts'
import type { Kind } from './kind.ts'
import type { Rows } from './play.ts'
import { random } from './random.ts'
import type { LevelReport } from './report.ts'
import type { SolveOptions, Stop } from './solving.ts'

/** Throws Fault `generate/no-generator`: the kind has none, or none of that id. */
export function generatorOf(kind: Kind<unknown>, id?: string): LevelGenerator<unknown> {
  const found = id === undefined ? kind.generators[0] : kind.generators.find((one) => one.id === id)
  if (!found) {
    const known = kind.generators.map((one) => one.id).join(', ')
    throw new Fault('generate/no-generator', { kind: kind.id, generator: id ?? '', known })
  }
  return found
}

/**
 * The wishes with what goes without saying filled in, in the order of the specs. Throws Fault `generate/unknown-wish`,
 * `generate/bad-number`, `generate/bad-choice` or, where a `min…` is above its `max…`, `generate/bad-range`; or the generator's own
 * refusal of these wishes with this seed, or what it has against them together.
 */
export function readParams(generator: LevelGenerator<unknown>, given: Readonly<Record<string, unknown>>, seed = ''): Params {
  const { id, params: specs } = generator
  const refused = generator.refuse?.(given, seed)
  if (refused) throw refused
  const known = specs.map((spec) => spec.name)
  const unknown = Object.keys(given).find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Fault('generate/unknown-wish', { name: unknown, generator: id, known: known.join(', ') })
  const read: Record<string, number | string> = {}
  for (const spec of specs) {
    const { name } = spec
    const value = Object.hasOwn(given, name) ? given[name] : spec.initial
    if (value === undefined) continue
    if (spec.is === 'choice') {
      if (typeof value !== 'string' || !spec.choices.includes(value))
        throw new Fault('generate/bad-choice', { name, value: String(value), known: spec.choices.join(', ') })
      read[name] = value
    } else {
      const { least, most } = spec
      if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
        throw new Fault('generate/bad-number', { name, value: String(value), least, most })
      read[name] = value
    }
  }
  for (const name of known) {
    const other = name.replace(/^min/, 'max')
    const [least, most] = [read[name], read[other]]
    if (other !== name && typeof least === 'number' && typeof most === 'number' && least > most)
      throw new Fault('generate/bad-range', { name, least, other, most })
  }
  const against = generator.contradiction?.(read)
  if (against) throw against
  return read
}

/** What one attempt came to, as it crosses from a thread. */
export type AttemptReport =
  | {
      readonly is: 'made'
      readonly rows: Rows
      readonly metrics: Readonly<Record<string, number>>
      /** As the generator counts, where it does so itself. */
      readonly ownAttempt?: number
      /** Its analysis, proven and replayed. */
      readonly report: LevelReport
      /** Equal for levels that differ only by mirroring, turning or names. */
      readonly canonical: string
    }
  | { readonly is: 'missed'; readonly reason: string }

/** The k-th level of an order has a seed of its own; that of the first is the order's. */
export const seedOf = (seed: string, number: number): string => (number === 1 ? seed : `${seed}#${number}`)

/** One attempt at one level, `attempt` counted from 1. A level that its own kind would not let pass is a bug, and throws. */
export function runAttempt(
  kind: Kind<unknown>,
  generator: LevelGenerator<unknown>,
  params: Params,
  seed: string,
  attempt: number,
  limits: Pick<SolveOptions, 'maxStates' | 'maxBytes'>,
  report: (progress: AttemptProgress) => void,
  stop: Stop,
): AttemptReport {
  const made = generator.attempt(params, random(seed).fork(String(attempt)), report, stop, seed)
  if (made.is === 'missed') return made
  const rows = kind.serialise(made.board)
  const found = examine(kind, rows, 'analyse', limits, [], () => {}, stop)
  if (stop.aborted) return { is: 'missed', reason: 'stopped' }
  const isProven = found.verdict === 'solved' && found.optimal && (!kind.needsOneAnswer || found.uniqueness === 'unique')
  if (!isProven || found.issues.some((issue) => issue.blocks))
    throw new Error(`generator ${generator.id} made a level that is not good: ${rows.join('/')}`)
  const { board, metrics, ownAttempt } = made
  return {
    is: 'made',
    rows,
    metrics,
    ...(ownAttempt !== undefined && { ownAttempt }),
    report: found,
    canonical: generator.canonical(board),
  }
}

/** An attempt under way somewhere. Once cancelled, how it ends does not matter. */
export interface RunningAttempt {
  readonly end: Promise<AttemptReport>
  cancel(): void
}

export type MadeLevel = AttemptReport & { readonly is: 'made'; readonly number: number; readonly seed: string; readonly attempt: number }

export interface GenerateEvents {
  /** In the order they are settled, which need not be their own. */
  made(level: MadeLevel): void
  /** An attempt ended, whatever it came to; those that were cancelled are not told of. */
  ended(seed: string, attempt: number): void
}

export interface Order {
  readonly seed: string
  readonly count: number
  /** Attempts at each level before it is not found. */
  readonly tries: number
}

export interface Generated {
  /** In their own order. `duplicateOf`: the first of the order that is the same but for mirroring, turning and names. */
  readonly made: readonly (MadeLevel & { readonly duplicateOf?: number })[]
  readonly notFound: readonly { readonly number: number; readonly seed: string; readonly tries: number }[]
}

/** One level of an order while it is worked on. */
interface Work {
  readonly number: number
  readonly seed: string
  next: number
  /** Some attempt has missed: more are likely to be needed. */
  missed: boolean
  readonly running: Map<number, RunningAttempt>
  lowest: MadeLevel | undefined
  settled: boolean
}

/**
 * Keeps up to `width` attempts going: first one a level, then further ones at the first levels at which one has missed. Rejects with
 * what an attempt rejects with, unless it was cancelled from here.
 */
export async function generateLevels(
  { seed, count, tries }: Order,
  width: number,
  start: (seed: string, attempt: number) => RunningAttempt,
  events: GenerateEvents,
): Promise<Generated> {
  const works = Array.from({ length: count }, (_, i): Work => {
    return { number: i + 1, seed: seedOf(seed, i + 1), next: 1, missed: false, running: new Map(), lowest: undefined, settled: false }
  })
  let busy = 0
  const canStart = (work: Work): boolean => !work.settled && !work.lowest && work.next <= tries

  return new Promise((resolve, reject) => {
    let over = false
    const fail = (error: unknown): void => {
      over = true
      for (const work of works) for (const { cancel } of work.running.values()) cancel()
      reject(error)
    }
    const settle = (work: Work): void => {
      if (work.settled) return
      const { lowest } = work
      if (lowest ? [...work.running.keys()].some((attempt) => attempt < lowest.attempt) : work.running.size > 0 || work.next <= tries)
        return
      work.settled = true
      for (const { cancel } of work.running.values()) cancel()
      if (lowest) events.made(lowest)
    }
    const pump = (): void => {
      while (!over && busy < width) {
        const work = works.find((one) => canStart(one) && one.running.size === 0) ?? works.find((one) => canStart(one) && one.missed)
        if (!work) break
        const attempt = work.next++
        const running = start(work.seed, attempt)
        work.running.set(attempt, running)
        busy++
        const finish = (): void => {
          busy--
          work.running.delete(attempt)
        }
        running.end.then(
          (report) => {
            finish()
            if (over) return
            const isLower = !work.lowest || attempt < work.lowest.attempt
            if (report.is === 'made' && !work.settled && isLower) {
              work.lowest = { ...report, number: work.number, seed: work.seed, attempt }
              for (const [other, { cancel }] of work.running) if (other > attempt) cancel()
            }
            if (report.is === 'missed') work.missed = true
            events.ended(work.seed, attempt)
            settle(work)
            pump()
          },
          (error) => {
            finish()
            if (over) return
            // One that a lower attempt made needless was cancelled here.
            if (!work.settled && !(work.lowest && attempt > work.lowest.attempt)) return fail(error)
            settle(work)
            pump()
          },
        )
      }
      // What was cancelled may still be ending.
      if (over || works.some((work) => !work.settled)) return
      over = true
      resolve({
        made: markDuplicates(works.flatMap(({ lowest }) => (lowest ? [lowest] : []))),
        notFound: works.filter(({ lowest }) => !lowest).map(({ number, seed: own }) => ({ number, seed: own, tries })),
      })
    }
    pump()
  })
}

function markDuplicates(levels: readonly MadeLevel[]): Generated['made'] {
  const first = new Map<string, number>()
  return levels.map((level) => {
    const duplicateOf = first.get(level.canonical)
    if (duplicateOf !== undefined) return { ...level, duplicateOf }
    first.set(level.canonical, level.number)
    return level
  })
}
