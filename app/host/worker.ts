/**
 * The thread's side of the pool: examines, mends or tries to make one level at a time, or takes part in the search of another. Bundled to
 * dist/host/worker.mjs.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { LevelAnswer } from '../../core/contract.ts'
import { examine } from '../../core/examine.ts'
import { Fault } from '../../core/fault.ts'
import { generatorOf, runAttempt } from '../../core/generate.ts'
import { kindIds, kindOf } from '../../core/registry.ts'
import { suggestRepairs } from '../../core/repair.ts'
import type { LevelReport } from '../../core/report.ts'
import type { Stop, StoppedBy, Team } from '../../core/solving.ts'
import { takePart } from './member.ts'
import {
  type ExamineTask,
  type FromThread,
  type MemberData,
  STOP_NONE,
  STOP_TIME,
  type TaskProgress,
  type TeamOffer,
  type ToThread,
} from './threadMessages.ts'

/** At most twenty progress messages a second: more than anybody can read, and few enough never to fill the pipe. */
const PROGRESS_MS = 50

const port = parentPort
if (!port) throw new Error('worker.ts runs in a thread of the pool')
const post = (message: FromThread) => port.postMessage(message)

function teamFor({ kind, rows }: ExamineTask, offer: TeamOffer): Team {
  const lost = new Int32Array(new SharedArrayBuffer(4))
  return {
    ...offer,
    gather: (call) => post({ is: 'team', request: { job: { kind, rows, call }, lost } }),
    get isLost() {
      return Atomics.load(lost, 0) !== 0
    },
  }
}

function run({ task, stop: flag, team: offer }: ToThread): FromThread {
  const kind = kindOf(task.kind)
  if (!kind) throw new Fault('level/unknown-kind', { kind: task.kind, known: kindIds.join(', ') })
  const stop: Stop = {
    get aborted() {
      return Atomics.load(flag, 0) !== STOP_NONE
    },
  }
  let reported = Number.NEGATIVE_INFINITY
  const report = (value: TaskProgress) => {
    const now = performance.now()
    if (now - reported < PROGRESS_MS) return
    reported = now
    post({ is: 'progress', value })
  }
  if (task.method === 'attempt') {
    const generator = generatorOf(kind, task.generator)
    return { is: 'done', value: runAttempt(kind, generator, task.params, task.seed, task.attempt, task.options, report, stop) }
  }
  if (task.method === 'repair') return { is: 'done', value: suggestRepairs(kind, task.rows, task.wish, stop) }
  const begun = performance.now()
  // Core has no clock and only sees a flag; whose it was is known here.
  const blame = (by: StoppedBy | undefined) => (by === 'caller' && Atomics.load(flag, 0) === STOP_TIME ? 'time' : by)
  let searchMs: number | undefined
  const answer = (found: LevelReport): LevelAnswer => {
    const [stoppedBy, countingStoppedBy] = [blame(found.stoppedBy), blame(found.countingStoppedBy)]
    const cut = { ...(stoppedBy && { stoppedBy }), ...(countingStoppedBy && { countingStoppedBy }) }
    return { ...found, ...cut, ms: performance.now() - begun, ...(searchMs !== undefined && { searchMs }) }
  }
  // However soon after other progress: it is what the caller waits for.
  const verdict = (known: LevelReport) => {
    searchMs ??= performance.now() - begun
    const { work, lowerBound = 0, upperBound } = known
    post({ is: 'progress', value: { ...work, lowerBound, ...(upperBound !== undefined && { upperBound }), answer: answer(known) } })
  }
  const options = offer.size > 1 ? { ...task.options, team: teamFor(task, offer) } : task.options
  return { is: 'done', value: answer(examine(kind, task.rows, task.method, options, task.played, report, stop, verdict)) }
}

function failure(error: unknown): FromThread {
  if (error instanceof Fault) return { is: 'fault', code: error.code, detail: error.detail }
  // The system refused a typed array below the search's own ceiling: the machine's memory is short, the level is not to blame.
  if (error instanceof RangeError && /allocation failed/i.test(error.message)) return { is: 'fault', code: 'worker/memory', detail: {} }
  return { is: 'bug', stack: error instanceof Error ? (error.stack ?? String(error)) : String(error) }
}

const role = workerData as MemberData | undefined
if (role) takePart(role, port)
else {
  port.on('message', (message: ToThread) => {
    let last: FromThread
    try {
      last = run(message)
    } catch (error) {
      last = failure(error)
    }
    post(last)
  })
  post({ is: 'ready' })
}
