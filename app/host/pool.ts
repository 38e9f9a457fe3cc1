/** The solver threads and the two lanes of jobs that wait for them. */
import { availableParallelism } from 'node:os'
import { Fault } from '../../core/fault.ts'
import { TeamThreads, teamBesideWindow } from './team.ts'
import { Thread } from './thread.ts'
import type { AnswerTo, ProgressOn, Task, TaskAnswer, TaskProgress, TeamOffer, TeamRequest } from './threadMessages.ts'

/** A live job that has waited this long goes before newer ones, so that no caller is starved by another that keeps editing. */
const PATIENCE_MS = 500
/** So many threads in a row that die while loading mean a broken installation, not bad luck. */
const MOST_FAILED_STARTS = 3
const HEAP_MB = 1_024

export interface PoolOptions {
  /** The bundled worker. */
  readonly worker: string | URL
  /** true keeps one thread free of batch jobs. The command line has no live lane: there every job is a batch job. */
  readonly liveLane: boolean
  /** At least two with a live lane; by default one less than the machine has cores. */
  readonly threads?: number
  /** Threads that a long search may be shared by, itself one of them, where others leave it so many; by default as is good beside a window. */
  readonly team?: TeamOffer
  /** JavaScript heap of a thread. */
  readonly heapMB?: number
}

export interface JobOptions<T extends Task> {
  /** `live`: newest first, one job a caller, the older is stopped. `batch`: in order. */
  readonly lane: 'live' | 'batch'
  readonly caller: string
  /** Of running, not of waiting. */
  readonly maxMs?: number
  readonly signal: AbortSignal
  readonly onProgress: (progress: ProgressOn<T>) => void
}

interface Job {
  readonly task: Task
  readonly caller: string
  readonly maxMs: number | undefined
  readonly lane: 'live' | 'batch'
  /** Since when its caller has been waiting. */
  readonly since: number
  thread: Thread | null
  /** Its caller has wished it to end: it will answer soon, and is not overtaken any more. */
  isEnding: boolean
  /** Of this task: what its thread sends is of its method by construction. */
  progress(value: TaskProgress): void
  resolve(answer: TaskAnswer): void
  reject(error: Error): void
}

export interface PoolStats {
  readonly threads: number
  /** Threads with a job, those that are being stopped included. */
  readonly busy: number
  readonly queued: number
}

export class Pool {
  readonly #options: PoolOptions
  readonly #size: number
  readonly #cores = availableParallelism()
  readonly #team: TeamOffer
  readonly #threads = new Set<Thread>()
  /** Threads that run a batch job; they may never be all of them while there is a live lane. */
  readonly #batchThreads = new Set<Thread>()
  /** Each with the thread that called it. */
  readonly #teams = new Map<TeamThreads, Thread>()
  /** In order of arrival. */
  readonly #waiting: Job[] = []
  /** Callers still wait for these. A job that was cancelled or superseded is no longer among them, though its thread may be stopping. */
  readonly #running = new Set<Job>()
  #failedStarts = 0
  #closed = false

  constructor(options: PoolOptions) {
    this.#options = options
    this.#size = Math.max(options.liveLane ? 2 : 1, options.threads ?? this.#cores - 1)
    this.#team = options.team ?? teamBesideWindow(this.#cores)
  }

  /** Starts every thread ahead of the first job. Without it threads start as jobs come. */
  warm(): void {
    while (this.#threads.size < this.#size) this.#spawn()
  }

  get stats(): PoolStats {
    const busy = [...this.#threads].filter((thread) => !thread.idle).length
    return { threads: this.#threads.size, busy, queued: this.#waiting.length }
  }

  /** Threads beside the pool's own that take part in a search. */
  get teamThreads(): number {
    return [...this.#teams.keys()].reduce((sum, team) => sum + team.count, 0)
  }

  /** So many batch jobs run at once. */
  get batchWidth(): number {
    return this.#options.liveLane ? this.#size - 1 : this.#size
  }

  /** Rejects with Fault `call/cancelled`, `call/superseded`, `worker/lost`, `worker/closed` or one of the task's own; any other error is a bug. */
  run<T extends Task>(task: T, options: JobOptions<T>): Promise<AnswerTo<T>> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Fault('worker/closed'))
      if (options.signal.aborted) return reject(new Fault('call/cancelled'))
      const lane = this.#options.liveLane ? options.lane : 'batch'
      const since = (lane === 'live' ? this.supersede(options.caller) : undefined) ?? performance.now()
      const cancel = () => this.#drop(job, new Fault('call/cancelled'))
      const done = () => {
        options.signal.removeEventListener('abort', cancel)
        this.#running.delete(job)
      }
      const job: Job = {
        task,
        caller: options.caller,
        maxMs: options.maxMs,
        lane,
        since,
        thread: null,
        isEnding: false,
        progress: (value) => options.onProgress(value as ProgressOn<T>),
        resolve(answer) {
          done()
          resolve(answer as AnswerTo<T>)
        },
        reject(error) {
          done()
          reject(error)
        },
      }
      options.signal.addEventListener('abort', cancel)
      this.#waiting.push(job)
      this.#pump()
    })
  }

  /** Stops the caller's live job, if any: its question has been overtaken. Returns since when it waited, if it never ran. */
  supersede(caller: string): number | undefined {
    const { waiting, running } = this.#liveOf(caller)
    if (waiting) this.#drop(waiting, new Fault('call/superseded'))
    if (running) this.#drop(running, new Fault('call/superseded'))
    return waiting?.since
  }

  /** Has the caller's live job, if any, answer with what it has found so far. One that never ran has found nothing: it is cancelled. */
  end(caller: string): void {
    const { waiting, running } = this.#liveOf(caller)
    if (waiting) this.#drop(waiting, new Fault('call/cancelled'))
    if (!running) return
    running.isEnding = true
    running.thread?.stop()
  }

  #liveOf(caller: string): { readonly waiting: Job | undefined; readonly running: Job | undefined } {
    const isIts = (job: Job) => job.lane === 'live' && job.caller === caller && !job.isEnding
    return { waiting: this.#waiting.find(isIts), running: [...this.#running].find(isIts) }
  }

  /** Ends all threads; what runs or waits rejects with Fault `worker/closed`. */
  async close(): Promise<void> {
    this.#closed = true
    for (const job of [...this.#waiting.splice(0), ...this.#running]) job.reject(new Fault('worker/closed'))
    await Promise.all([
      ...[...this.#threads].map((thread) => thread.terminate('closed')),
      ...[...this.#teams.keys()].map((team) => team.end()),
    ])
  }

  /** Settles a job early. Its thread is busy until it has noticed. */
  #drop(job: Job, error: Error): void {
    const at = this.#waiting.indexOf(job)
    if (at >= 0) this.#waiting.splice(at, 1)
    job.thread?.stop()
    job.reject(error)
  }

  #pump(): void {
    for (let job = this.#next(); job; job = this.#next()) {
      const thread = [...this.#threads].find((one) => one.idle) ?? (this.#threads.size < this.#size ? this.#spawn() : null)
      if (!thread) return
      this.#waiting.splice(this.#waiting.indexOf(job), 1)
      this.#start(job, thread)
    }
  }

  /** The job that deserves the next free thread. */
  #next(): Job | undefined {
    const live = this.#waiting.filter((job) => job.lane === 'live')
    const late = performance.now() - PATIENCE_MS
    const starving = live.filter((job) => job.since < late).sort((a, b) => a.since - b.since)[0]
    if (live.length > 0) return starving ?? live.at(-1)
    return this.#batchThreads.size < this.batchWidth ? this.#waiting[0] : undefined
  }

  #start(job: Job, thread: Thread): void {
    job.thread = thread
    this.#running.add(job)
    if (job.lane === 'batch') this.#batchThreads.add(thread)
    thread.start(job.task, this.#team, job.maxMs, {
      progress: (value) => {
        if (this.#running.has(job)) job.progress(value)
      },
      end: (answer) => job.resolve(answer),
      fail: (error) => job.reject(error),
    })
  }

  #spawn(): Thread {
    let ready = false
    const thread = new Thread(this.#options.worker, this.#options.heapMB ?? HEAP_MB, {
      ready: () => {
        ready = true
        this.#failedStarts = 0
      },
      team: (one, request) => this.#gather(one, request),
      free: (one) => {
        this.#disband(one)
        this.#batchThreads.delete(one)
        this.#pump()
      },
      lost: (one, reason) => {
        this.#disband(one)
        this.#threads.delete(one)
        this.#batchThreads.delete(one)
        if (!this.#closed) this.#replace(ready, reason)
      },
    })
    this.#threads.add(thread)
    return thread
  }

  /** A team that there are not cores enough for never comes: the search does without. */
  #gather(thread: Thread, request: TeamRequest): void {
    const { size } = this.#team
    const others = this.stats.busy - 1 + this.teamThreads
    if (this.#closed || others + size > Math.max(size, this.#cores)) return
    const team = new TeamThreads(this.#options.worker, this.#options.heapMB ?? HEAP_MB, size, request, {
      bug: (error) => {
        for (const job of this.#running) if (job.thread === thread) this.#drop(job, error)
      },
      gone: () => this.#teams.delete(team),
    })
    this.#teams.set(team, thread)
  }

  #disband(thread: Thread): void {
    for (const [team, caller] of this.#teams) if (caller === thread) void team.end()
  }

  #replace(wasReady: boolean, reason: string): void {
    if (!wasReady && ++this.#failedStarts >= MOST_FAILED_STARTS) {
      // Starting more would spin for ever. The next job tries again.
      this.#failedStarts = 0
      for (const job of this.#waiting.splice(0)) job.reject(new Fault('worker/lost', { reason }))
      return
    }
    this.#spawn()
    this.#pump()
  }
}
