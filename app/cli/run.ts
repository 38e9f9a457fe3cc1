/** Runs a command's levels on every thread of the pool and hands the outcomes on in input order. */
import type { Client, Request } from '../../core/contract.ts'
import { checkClaims, claimsMoreThanPar } from '../../core/document/claims.ts'
import { answersAgainst } from '../../core/document/gate.ts'
import { moveLimitFlaws } from '../../core/document/moveLimit.ts'
import type { Json } from '../../core/document/pack.ts'
import { UNSOLVED } from '../../core/examine.ts'
import { Fault, type Issue } from '../../core/fault.ts'
import { BATCH_LIMITS, LIVE_LIMITS } from '../../core/limits.ts'
import { kindOf } from '../../core/registry.ts'
import type { Progress } from '../../core/solving.ts'
import type { CommandRequest } from './arguments.ts'
import type { LevelInput, Outcome } from './outcome.ts'

/** A level to run, or one whose text is already known to be no level. */
export interface Job {
  readonly level: LevelInput
  readonly claims?: Json
  readonly moveLimit?: number
  /** What its pack or text was found to be wrong with; blocking ones mean that there is nothing to solve. */
  readonly issues: readonly Issue[]
}

/** Asked for at once: enough that no thread waits, few enough that a huge pack is not copied whole into the queue. */
const AHEAD = 512

export interface Events {
  /** In input order. */
  outcome(outcome: Outcome): void
  /** A level that could not be examined: the world's flaw, not the level's. In input order too. */
  fault(level: LevelInput, fault: Fault): void
  progress(done: number, level: LevelInput, progress: Progress | null): void
}

function levelRequest(request: CommandRequest, kind: string, level: LevelInput): Request<'level.solve'> {
  const { command, prove, search, maxStates, maxBytes } = request
  const live = { maxStates: LIVE_LIMITS.maxStates, maxBytes: LIVE_LIMITS.maxBytes }
  return {
    kind,
    rows: [...level.rows],
    lane: 'batch',
    caller: 'cli',
    ...(command === 'validate' && !prove ? live : BATCH_LIMITS),
    ...(search !== undefined && { search }),
    ...(maxStates !== undefined && { maxStates }),
    ...(maxBytes !== undefined && { maxBytes }),
  }
}

const unsolved = (issues: readonly Issue[]): Outcome['answer'] => ({
  ...UNSOLVED,
  verdict: null,
  issues,
  ms: 0,
})

async function examine(client: Client, request: CommandRequest, job: Job, onProgress: (progress: Progress) => void): Promise<Outcome> {
  const { level, issues } = job
  const kind = level.kind === null ? undefined : kindOf(level.kind)
  if (level.kind === null || !kind || issues.some((issue) => issue.blocks)) return { level, answer: unsolved(issues) }
  const isValidation = request.command === 'validate'
  // How many answers there are is counted, and counting is analysis.
  const counts = request.command === 'analyse' || (isValidation && (kind.needsOneAnswer || claimsMoreThanPar(job.claims)))
  const answer = await client.call(counts ? 'level.analyse' : 'level.solve', levelRequest(request, level.kind, level), { onProgress })
  if (!isValidation || answer.verdict === null) return { level, answer: { ...answer, issues: [...issues, ...answer.issues] } }
  const board = kind.parse(level.rows)
  const claims = board.ok ? checkClaims(kind, board.value, job.claims, answer) : []
  const limits = moveLimitFlaws(job.moveLimit, answer)
  const several = answer.uniqueness === 'multiple' ? answersAgainst(kind, answer) : undefined
  return { level, answer: { ...answer, issues: [...issues, ...answer.issues, ...(several ? [several] : []), ...limits, ...claims] } }
}

/** Resolves when every job's outcome or fault was handed on. */
export async function runJobs(client: Client, request: CommandRequest, jobs: readonly Job[], events: Events): Promise<void> {
  let done = 0
  const start = (job: Job): Promise<Outcome | Fault> =>
    examine(client, request, job, (progress) => events.progress(done, job.level, progress)).catch((error: unknown) => {
      if (error instanceof Fault) return error
      throw error
    })
  const running: Promise<Outcome | Fault>[] = []
  for (const [i, job] of jobs.entries()) {
    while (running.length < AHEAD && i + running.length < jobs.length) running.push(start(jobs[i + running.length]!))
    const ended = await running.shift()!
    done++
    if (ended instanceof Fault) events.fault(job.level, ended)
    else events.outcome(ended)
    events.progress(done, job.level, null)
  }
}
