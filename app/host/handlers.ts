/** What a host does for each method of the contract, whatever pipe asks. */

import type { LevelAnswer, LevelRequest, RepairRequest, Reply } from '../../core/contract.ts'
import type { StoppedBy } from '../../core/solving.ts'
import { AnswerCache, keyOf } from './answerCache.ts'
import type { CallContext, Handlers } from './dispatch.ts'
import { openFiles } from './files.ts'
import type { Locate } from './folder.ts'
import { generate } from './generate.ts'
import { Pool, type PoolOptions } from './pool.ts'
import { noShell, type Shell } from './shell.ts'
import type { ExamineTask, RepairTask } from './threadMessages.ts'

export interface HostOptions extends PoolOptions {
  /** Which files its file methods may touch. */
  readonly locate: Locate
  /** What stands around the page; none: a browser. */
  readonly shell?: Shell
}

export interface Host {
  readonly handlers: Handlers
  readonly pool: Pool
  /** Ends the threads, once no save is under way. */
  close(): Promise<void>
}

/** A host with threads that start as they are needed; `host.pool.warm()` starts them ahead. */
export function makeHost(options: HostOptions): Host {
  const pool = new Pool(options)
  const files = openFiles(options.locate)
  const shell = options.shell ?? noShell
  const cache = new AnswerCache()

  async function level(method: ExamineTask['method'], request: LevelRequest, context: CallContext): Promise<LevelAnswer> {
    const task = taskOf(method, request)
    const caller = `${context.pipe}:${request.caller}`
    const key = keyOf(task)
    const known = request.anew ? undefined : cache.get(key)
    if (known) {
      // Answering needs no thread, but the caller's older question is overtaken all the same.
      if (request.lane === 'live') pool.supersede(caller)
      return known
    }
    const { lane, maxMs } = request
    const found = await pool.run(task, { lane, caller, maxMs, signal: context.signal, onProgress: context.report })
    const limit = found.stoppedBy && limitOf(request, found.stoppedBy)
    const answer = limit === undefined ? found : { ...found, limit }
    cache.put(key, answer)
    return answer
  }

  return {
    pool,
    handlers: {
      'level.solve': (request, context) => level('solve', request, context),
      'level.analyse': (request, context) => level('analyse', request, context),
      'level.stop': async ({ caller }, { pipe }) => {
        pool.end(`${pipe}:${caller}`)
        return null
      },
      'level.repair': (request, context) => repair(pool, request, context),
      'level.generate': (request, context) => generate(pool, request, context),
      'file.list': (request) => files.list(request),
      'file.read': (request) => files.read(request),
      'file.write': (request) => files.write(request),
      'file.choose': (request) => shell.choose(request),
      'shell.next': (_, context) => shell.next(context.signal),
      'shell.tell': (request) => shell.tell(request),
      'shell.close': () => shell.close(),
      'clipboard.read': () => shell.readClipboard(),
      'clipboard.write': (request) => shell.writeClipboard(request),
    },
    async close() {
      await files.saved()
      await pool.close()
    },
  }
}

/** A stopped or cut search finds nothing, so only the caller's patience limits it. */
async function repair(pool: Pool, request: RepairRequest, { pipe, signal }: CallContext): Promise<Reply<'level.repair'>> {
  const { kind, rows, by, towards, caller, maxMs } = request
  const task: RepairTask = { method: 'repair', kind, rows, wish: { by, ...(towards && { towards }) } }
  const suggestions = await pool.run(task, { lane: 'live', caller: `${pipe}:${caller}`, maxMs, signal, onProgress: () => {} })
  return { suggestions }
}

/** What the request asks of a thread, which judges the kind, the search and the rows. */
function taskOf(method: ExamineTask['method'], request: LevelRequest): ExamineTask {
  const { kind, rows, search, maxStates, maxBytes, played = [] } = request
  return { method, kind, rows, options: { search, maxStates, maxBytes }, played }
}

const limitOf = ({ maxStates, maxBytes, maxMs }: LevelRequest, by: StoppedBy): number | undefined =>
  ({ states: maxStates, memory: maxBytes, time: maxMs, caller: undefined })[by]
