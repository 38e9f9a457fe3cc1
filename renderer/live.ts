/**
 * The read-out that follows the strokes. A board after a short quiet is solved at once, of those that follow each other quickly the
 * last; the former call is stopped when the next one leaves, and an answer is shown only for the board it belongs to. Answers are remembered by board, so undo shows them at once.
 */
import type { Client, LevelAnswer } from '../core/contract.ts'
import { Fault } from '../core/fault.ts'
import { BATCH_LIMITS, LIVE_LIMITS } from '../core/limits.ts'
import type { Rows } from '../core/play.ts'
import type { Progress } from '../core/solving.ts'

/** A board as it crosses the wall; two subjects of one key have the same answer. */
export interface Subject {
  readonly kind: string
  readonly rows: Rows
  readonly key: string
}

/** How few moves a solution may have, and of how many one is known. */
export type Bounds = Pick<Progress, 'lowerBound' | 'upperBound'>

/** `key` names the board that the read-out is about; anything shown for another board would be a lie. */
export type Readout =
  | { readonly is: 'none' }
  | { readonly is: 'waiting'; readonly key: string }
  | { readonly is: 'computing'; readonly key: string; readonly progress: Progress | null }
  /** `counting`: the verdict stands, its solutions are still being counted and its difficulty graded. */
  | { readonly is: 'answer'; readonly key: string; readonly answer: LevelAnswer; readonly counting: boolean }
  /** Stopped by its user, and nothing has come of it, or not yet. `bounds`: what was proven of the board before. */
  | { readonly is: 'cancelled'; readonly key: string; readonly bounds: Bounds }
  | { readonly is: 'failed'; readonly key: string; readonly fault: Fault }

export interface LiveOptions {
  readonly client: Client
  readonly caller: string
  show(readout: Readout): void
  recall(key: string): LevelAnswer | undefined
  remember(key: string, answer: LevelAnswer): void
}

export interface Live {
  /**
   * The board on screen now; null where there is nothing to solve. The same board again changes nothing, unless more of it was
   * remembered meanwhile: a proof ends the search, and where none runs whatever was found is shown.
   */
  follow(subject: Subject | null): void
  /** The search ends with what it has found. Its board is not searched again until `again`. */
  cancel(): void
  /** Solves the current board anew, whatever is remembered here or by the host; `longer` without the limits of the live read-out. */
  again(longer: boolean): void
}

/** Changes closer together than this are waited out … */
const QUIET_MS = 40
/** … unless they have gone on this long, so that constant strokes still see answers. */
const PATIENCE_MS = 400

/** No search can say more about the board. */
export const isProven = ({ verdict, optimal }: LevelAnswer): boolean => verdict === 'unsolvable' || (verdict === 'solved' && optimal)

/** How a search that ended without a proof can be had again; never so that it would end just as it did. */
export function triesAfter(answer: LevelAnswer | undefined): { readonly again: boolean; readonly longer: boolean } {
  if (answer === undefined) return { again: true, longer: false }
  const { verdict, stoppedBy, limit } = answer
  if (verdict !== 'unknown') return { again: false, longer: false }
  // A clock or its user may let it go further another time; its own limits end it where they did.
  const isDecided = stoppedBy === 'states' || stoppedBy === 'memory'
  return { again: !isDecided, longer: !(stoppedBy === 'memory' && limit === BATCH_LIMITS.maxBytes) }
}

const NO_BOUNDS: Bounds = { lowerBound: 0 }

/** What both prove. */
function narrower(a: Bounds, b: Bounds): Bounds {
  const upperBound = Math.min(a.upperBound ?? Infinity, b.upperBound ?? Infinity)
  return { lowerBound: Math.max(a.lowerBound, b.lowerBound), ...(upperBound < Infinity && { upperBound }) }
}

/** `answer`, where it is no proof, with what was proven on the way to it and what a former search of the board had found more. */
export function withFound(answer: LevelAnswer, former: LevelAnswer | undefined, proven = 0): LevelAnswer {
  if (answer.verdict !== 'unknown') return answer
  const had = former?.verdict === 'unknown' ? former : undefined
  const lowerBound = Math.max(answer.lowerBound ?? 0, had?.lowerBound ?? 0, proven)
  if (had === undefined) return { ...answer, lowerBound }
  const { upperBound = Infinity, line } = had
  return { ...answer, lowerBound, ...(upperBound < (answer.upperBound ?? Infinity) && { upperBound, line }) }
}

export const subjectOf = (kind: string, rows: Rows): Subject => ({ kind, rows, key: `${kind}\n${rows.join('\n')}` })

/** A host that is lost has stopped as well. */
const calm = (error: unknown): void => {
  if (!(error instanceof Fault)) throw error
}

export function makeLive({ client, caller, show, recall, remember }: LiveOptions): Live {
  let current: Subject | null = null
  let call: AbortController | null = null
  /** The board of the running call: not the current one while that waits. */
  let called: string | null = null
  /** Boards whose search its user stopped, with what it had proven by then. Their running calls have been asked to end. */
  const stopped = new Map<string, Bounds>()
  /** The verdict of the running call, where it is known already. */
  let verdict: LevelAnswer | null = null
  /** What every search of the current board has proven, whichever ended. */
  let bounds = NO_BOUNDS
  /** What was remembered of the current board when it was last looked at: anything else has come by another way. */
  let seen: LevelAnswer | undefined
  /** Runs while the last change is fresh. */
  let quiet: ReturnType<typeof setTimeout> | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  function settle(): void {
    clearTimeout(quiet)
    clearTimeout(patience)
    quiet = patience = undefined
  }

  function stop(): void {
    settle()
    // One that has been asked to end still tells what it has found.
    if (called !== null && !stopped.has(called)) call?.abort()
    call = called = verdict = null
  }

  async function solve(subject: Subject, how: { readonly anew: boolean; readonly longer: boolean }): Promise<void> {
    stop()
    const mine = new AbortController()
    call = mine
    called = subject.key
    // What is proven stays so while its solutions are counted again.
    const known = recall(subject.key)
    verdict = known !== undefined && isProven(known) ? known : null
    if (known?.verdict === 'unknown') {
      const { lowerBound = 0, upperBound } = known
      bounds = narrower(bounds, { lowerBound, ...(upperBound !== undefined && { upperBound }) })
    }
    const isStopped = (): boolean => stopped.has(subject.key)
    const isShown = (): boolean => current?.key === subject.key && (call === mine || (call === null && isStopped()))
    show(
      verdict === null
        ? { is: 'computing', key: subject.key, progress: null }
        : { is: 'answer', key: subject.key, answer: verdict, counting: true },
    )
    try {
      const limits = how.longer ? BATCH_LIMITS : LIVE_LIMITS
      const answer = await client.call(
        'level.analyse',
        { kind: subject.kind, rows: [...subject.rows], lane: 'live', caller, ...limits, anew: how.anew },
        {
          signal: mine.signal,
          onProgress: ({ answer, ...progress }) => {
            if (!isShown() || isStopped()) return
            if (answer !== undefined) {
              verdict = answer
              show({ is: 'answer', key: subject.key, answer, counting: true })
            } else if (verdict === null) {
              bounds = narrower(bounds, progress)
              show({ is: 'computing', key: subject.key, progress: { ...progress, ...bounds } })
            }
          },
        },
      )
      const proven = current?.key === subject.key ? bounds.lowerBound : 0
      remember(subject.key, withFound(answer, recall(subject.key), proven))
      if (!isShown()) return
      settle()
      // What is remembered may be a proof that came meanwhile by another way, and then says more.
      seen = recall(subject.key)
      show({ is: 'answer', key: subject.key, answer: seen ?? answer, counting: false })
    } catch (error) {
      if (!isShown()) return
      if (!(error instanceof Fault)) throw error
      // That it was stopped has been said.
      if (isStopped()) return
      show({ is: 'failed', key: subject.key, fault: error })
    } finally {
      if (call === mine) call = called = verdict = null
    }
  }

  function leave(): void {
    if (current === null) return
    void solve(current, { anew: false, longer: false })
    quiet = setTimeout(() => {
      quiet = undefined
    }, QUIET_MS)
  }

  return {
    follow(subject) {
      if (subject?.key === current?.key) {
        const found = subject === null ? undefined : recall(subject.key)
        if (found === undefined || !(call === null ? found !== seen : verdict === null && isProven(found))) return
        stop()
        seen = found
        show({ is: 'answer', key: subject!.key, answer: found, counting: false })
        return
      }
      current = subject
      bounds = NO_BOUNDS
      if (subject === null) {
        stop()
        show({ is: 'none' })
        return
      }
      const known = recall(subject.key)
      seen = known
      if (known !== undefined) {
        stop()
        show({ is: 'answer', key: subject.key, answer: known, counting: false })
        return
      }
      const had = stopped.get(subject.key)
      if (had !== undefined) {
        stop()
        bounds = had
        show({ is: 'cancelled', key: subject.key, bounds })
        return
      }
      show({ is: 'waiting', key: subject.key })
      if (quiet === undefined) {
        leave()
        return
      }
      clearTimeout(quiet)
      quiet = setTimeout(leave, QUIET_MS)
      patience ??= setTimeout(leave, PATIENCE_MS)
    },
    cancel() {
      if (current === null || stopped.has(current.key)) return
      const { key } = current
      const isCalled = called === key
      if (isCalled && verdict !== null) {
        // What is proven stays so.
        const answer: LevelAnswer = { ...verdict, countingStoppedBy: 'caller' }
        stop()
        remember(key, answer)
        seen = recall(key)
        show({ is: 'answer', key, answer, counting: false })
        return
      }
      if (!isCalled) stop()
      stopped.set(key, bounds)
      settle()
      if (isCalled) void client.call('level.stop', { caller }).catch(calm)
      show({ is: 'cancelled', key, bounds })
    },
    again(longer) {
      if (current === null) return
      stopped.delete(current.key)
      void solve(current, { anew: true, longer })
    },
  }
}
