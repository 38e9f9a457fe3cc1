/** The other threads of a search that is shared, and where sharing pays. */
import { Worker } from 'node:worker_threads'
import type { FromMember, MemberData, TeamOffer, TeamRequest } from './threadMessages.ts'

/** Expansions after which a search is long: about two seconds, where starting threads and beginning anew take a fraction of one. */
const LONG = 50_000
/** With fewer cores there is none to spare: one draws the window, another answers other calls. */
const LEAST_CORES = 4
/** More gain little: each state is sent to whom it belongs. */
const MOST = 8

export const NO_TEAM: TeamOffer = { size: 1, after: LONG }

export const teamOf = (size: number): TeamOffer => ({ size, after: LONG })

/** For an editor on a machine of so many cores: all but the window's. */
export const teamBesideWindow = (cores: number): TeamOffer => (cores < LEAST_CORES ? NO_TEAM : teamOf(Math.min(MOST, cores - 1)))

export interface TeamEvents {
  /** A member has a bug; the search is not to be trusted further. */
  bug(error: Error): void
  /** No thread of it is left. */
  gone(): void
}

/** Starts them at once. They end with the search, or by force; when one ends before, all do, and the search is told. */
export class TeamThreads {
  readonly #workers = new Set<Worker>()
  readonly #lost: TeamRequest['lost']
  #isOver = false

  constructor(file: string | URL, heapMB: number, size: number, { job, lost }: TeamRequest, events: TeamEvents) {
    this.#lost = lost
    for (let member = 1; member < size; member++) {
      const data: MemberData = { job, member }
      const worker = new Worker(file, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: heapMB } })
      let hasLeft = false
      worker.on('message', (message: FromMember) => {
        hasLeft = true
        if (message.is === 'bug') events.bug(Object.assign(new Error('A bug in a thread of a team'), { stack: message.stack }))
      })
      // What it was is of no matter: the exit follows.
      worker.on('error', () => {})
      worker.on('exit', () => {
        this.#workers.delete(worker)
        if (!hasLeft) void this.#lose()
        if (this.#workers.size === 0) events.gone()
      })
      this.#workers.add(worker)
    }
  }

  /** Threads that are still there. */
  get count(): number {
    return this.#workers.size
  }

  /** Ends all by force: the search is over. */
  async end(): Promise<void> {
    this.#isOver = true
    await Promise.all([...this.#workers].map((worker) => worker.terminate()))
  }

  async #lose(): Promise<void> {
    if (this.#isOver) return
    Atomics.store(this.#lost, 0, 1)
    await this.end()
  }
}
