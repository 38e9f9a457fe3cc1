/** The thread's side of the pool: examines one level at a time. Bundled to dist/host/worker.mjs. */
import { parentPort } from 'node:worker_threads'
import { examine } from '../../core/examine.ts'
import { Fault } from '../../core/fault.ts'
import type { Progress, Stop } from '../../core/kind.ts'
import { kindIds, kindOf } from '../../core/registry.ts'
import { type FromThread, STOP_NONE, STOP_TIME, type ToThread } from './threadMessages.ts'

/** At most twenty progress messages a second: more than anybody can read, and few enough never to fill the pipe. */
const PROGRESS_MS = 50

const port = parentPort
if (!port) throw new Error('worker.ts runs in a thread of the pool')
const post = (message: FromThread) => port.postMessage(message)

function run({ task, stop: flag }: ToThread): FromThread {
  const kind = kindOf(task.kind)
  if (!kind) throw new Fault('level/unknown-kind', { kind: task.kind, known: kindIds.join(', ') })
  const stop: Stop = {
    get aborted() {
      return Atomics.load(flag, 0) !== STOP_NONE
    },
  }
  let reported = Number.NEGATIVE_INFINITY
  const report = (value: Progress) => {
    const now = performance.now()
    if (now - reported < PROGRESS_MS) return
    reported = now
    post({ is: 'progress', value })
  }
  const begun = performance.now()
  const found = examine(kind, task.rows, task.method, task.options, task.played, report, stop)
  const ms = performance.now() - begun
  // Core has no clock and only sees a flag; whose it was is known here.
  const byTime = found.stoppedBy === 'caller' && Atomics.load(flag, 0) === STOP_TIME
  return { is: 'done', value: { ...found, ...(byTime && { stoppedBy: 'time' as const }), ms } }
}

function failure(error: unknown): FromThread {
  if (error instanceof Fault) return { is: 'fault', code: error.code, detail: error.detail }
  // The system refused a typed array below the search's own ceiling: the machine's memory is short, the level is not to blame.
  if (error instanceof RangeError && /allocation failed/i.test(error.message)) return { is: 'fault', code: 'worker/memory', detail: {} }
  return { is: 'bug', stack: error instanceof Error ? (error.stack ?? String(error)) : String(error) }
}

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
