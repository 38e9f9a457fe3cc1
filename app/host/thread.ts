/** One thread of the pool: runs a task at a time, is stopped by a shared flag, and is ended by force only when it no longer listens. */
import { Worker } from 'node:worker_threads'
import { Fault } from '../../core/fault.ts'
import {
  type FromThread,
  STOP_CALLER,
  STOP_NONE,
  STOP_TIME,
  type Task,
  type TaskAnswer,
  type TaskProgress,
  type TeamOffer,
  type TeamRequest,
  type ToThread,
} from './threadMessages.ts'

/** How long a thread may take to notice its stop flag. Searches poll every few milliseconds; past this it hangs. */
const GRACE_MS = 2_000

/** Who wants to hear of one task; `end` or `fail` comes once, and nothing after it. */
export interface Listener {
  progress(value: TaskProgress): void
  end(answer: TaskAnswer): void
  fail(error: Error): void
}

export interface ThreadEvents {
  ready(thread: Thread): void
  /** The task calls its team. */
  team(thread: Thread, request: TeamRequest): void
  /** The task has ended, one way or another, and the next may start. */
  free(thread: Thread): void
  /** The thread is no more; its task, if any, has already failed with `worker/lost`. */
  lost(thread: Thread, reason: string): void
}

interface Run {
  readonly listener: Listener
  readonly stop: Int32Array<SharedArrayBuffer>
  limit: NodeJS.Timeout | undefined
  grace: NodeJS.Timeout | undefined
}

export class Thread {
  readonly #worker: Worker
  readonly #events: ThreadEvents
  #run: Run | null = null
  #reason: string | null = null

  /** Starts at once; `heapMB` bounds its JavaScript heap (typed arrays are bounded by a search's own `maxBytes`). */
  constructor(file: string | URL, heapMB: number, events: ThreadEvents) {
    this.#events = events
    this.#worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: heapMB } })
    this.#worker.on('message', (message: FromThread) => this.#receive(message))
    // An error is always followed by the exit, which is where the thread's loss is told, once.
    this.#worker.on('error', (error: Error & { code?: string }) => {
      this.#reason ??= error.code ?? error.message
    })
    this.#worker.on('exit', (code) => this.#exited(this.#reason ?? `exit ${code}`))
  }

  /** false also of a thread that is dying. */
  get idle(): boolean {
    return this.#run === null && this.#reason === null
  }

  /** Runs `task` on an idle thread; past `maxMs` its stop flag is set, and the answer says `time`. */
  start(task: Task, team: TeamOffer, maxMs: number | undefined, listener: Listener): void {
    const stop = new Int32Array(new SharedArrayBuffer(4))
    const run: Run = { listener, stop, limit: undefined, grace: undefined }
    this.#run = run
    if (maxMs !== undefined) run.limit = setTimeout(() => this.#stop(run, STOP_TIME), maxMs)
    this.#worker.postMessage({ task, stop, team } satisfies ToThread)
  }

  /** Asks the running task to stop. The thread stays busy until it has. */
  stop(): void {
    if (this.#run) this.#stop(this.#run, STOP_CALLER)
  }

  /** Ends the thread by force. */
  async terminate(reason: string): Promise<void> {
    this.#reason ??= reason
    await this.#worker.terminate()
  }

  #stop(run: Run, why: number): void {
    Atomics.compareExchange(run.stop, 0, STOP_NONE, why)
    run.grace ??= setTimeout(() => void this.terminate('no answer to stop'), GRACE_MS)
  }

  #receive(message: FromThread): void {
    if (message.is === 'ready') this.#events.ready(this)
    else if (message.is === 'progress') this.#run?.listener.progress(message.value)
    else if (message.is === 'team') this.#events.team(this, message.request)
    else {
      const listener = this.#take()?.listener
      if (message.is === 'done') listener?.end(message.value)
      else if (message.is === 'fault') listener?.fail(new Fault(message.code, message.detail))
      else listener?.fail(Object.assign(new Error('A bug in a solver thread'), { stack: message.stack }))
      this.#events.free(this)
    }
  }

  #exited(reason: string): void {
    this.#take()?.listener.fail(new Fault('worker/lost', { reason }))
    this.#events.lost(this, reason)
  }

  #take(): Run | null {
    const run = this.#run
    this.#run = null
    clearTimeout(run?.limit)
    clearTimeout(run?.grace)
    return run
  }
}
