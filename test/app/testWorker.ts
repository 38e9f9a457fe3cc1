/** A thread that behaves as its task's kind says: the ways a solver thread can go right or wrong, without a solver. */
import { parentPort, threadId } from 'node:worker_threads'
import type { ExamineTask, FromThread, ToThread } from '../../app/host/threadMessages.ts'
import type { LevelAnswer } from '../../core/contract.ts'

const port = parentPort!
const post = (message: FromThread) => port.postMessage(message)

type Examine = ToThread & { readonly task: ExamineTask }

/** `line` tells what happened: the task's rows, the stop flag's last value, the thread. */
function done({ task, stop }: Examine): FromThread {
  const value: LevelAnswer = {
    verdict: 'unknown',
    optimal: false,
    moves: null,
    line: [task.rows.join(), String(Atomics.load(stop, 0)), String(threadId)],
    uniqueness: 'unknown',
    solutions: null,
    grade: null,
    factors: {},
    issues: [],
    work: { expanded: 0, stored: 0 },
    ms: 0,
  }
  return { is: 'done', value }
}

const behaviours: Readonly<Record<string, (message: Examine) => void>> = {
  answer: (message) => post(done(message)),
  /** Works until it is stopped, reporting as it goes, and once more after the stop, as a search may. */
  endless(message) {
    const report = (expanded: number) => post({ is: 'progress', value: { expanded, stored: 0, lowerBound: 0 } })
    for (let expanded = 0; Atomics.load(message.stop, 0) === 0; expanded++) {
      report(expanded)
      Atomics.wait(message.stop, 0, 0, 10)
    }
    report(-1)
    post(done(message))
  },
  /** Works for so many milliseconds. */
  busy(message) {
    Atomics.wait(message.stop, 0, 0, Number(message.task.played[0]))
    post(done(message))
  },
  /** Never looks at its stop flag. */
  deaf() {
    for (;;);
  },
  exit: () => process.exit(3),
  crash() {
    setTimeout(() => {
      throw Object.assign(new Error('out of luck'), { code: 'ERR_LUCK' })
    })
  },
  /** Fills the heap. */
  hog() {
    const kept: unknown[] = []
    for (;;) kept.push(new Array(10_000).fill(kept.length))
  },
  bug: () => post({ is: 'bug', stack: 'Error: the thread’s own stack' }),
  fault: () => post({ is: 'fault', code: 'level/unknown-kind', detail: { kind: 'chess' } }),
}

port.on('message', (message: Examine) => behaviours[message.task.kind]?.(message))
post({ is: 'ready' })
