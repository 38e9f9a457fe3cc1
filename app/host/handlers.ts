/** What a host does for each method of the contract, whatever pipe asks. */
import type { LevelAnswer, LevelRequest } from '../../core/contract.ts'
import { Fault } from '../../core/fault.ts'
import { kindIds, kindOf } from '../../core/registry.ts'
import { AnswerCache, keyOf } from './answerCache.ts'
import type { CallContext, Handlers } from './dispatch.ts'
import { openFiles } from './files.ts'
import { Pool, type PoolOptions } from './pool.ts'
import type { Task } from './threadMessages.ts'

export interface HostOptions extends PoolOptions {
  /** The only folder its file methods touch. */
  readonly folder: string
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
  const files = openFiles(options.folder)
  const cache = new AnswerCache()

  async function level(method: Task['method'], request: LevelRequest, context: CallContext): Promise<LevelAnswer> {
    const task = taskOf(method, request)
    const caller = `${context.pipe}:${request.caller}`
    const key = keyOf(task)
    const known = cache.get(key)
    if (known) {
      // Answering needs no thread, but the caller's older question is overtaken all the same.
      if (request.lane === 'live') pool.supersede(caller)
      return known
    }
    const { lane, maxMs } = request
    const answer = await pool.run(task, { lane, caller, maxMs, signal: context.signal, onProgress: context.report })
    cache.put(key, answer)
    return answer
  }

  return {
    pool,
    handlers: {
      'level.solve': (request, context) => level('solve', request, context),
      'level.analyse': (request, context) => level('analyse', request, context),
      'file.list': (request) => files.list(request),
      'file.read': (request) => files.read(request),
      'file.write': (request) => files.write(request),
    },
    async close() {
      await files.saved()
      await pool.close()
    },
  }
}

/** The request as a task. Throws Fault `level/unknown-kind` or `level/unknown-search`; rows are judged in the thread. */
function taskOf(method: Task['method'], request: LevelRequest): Task {
  const kind = kindOf(request.kind)
  if (!kind) throw new Fault('level/unknown-kind', { kind: request.kind, known: kindIds.join(', ') })
  const { search, maxStates, maxBytes } = request
  if (search !== undefined && !kind.searches.includes(search)) {
    throw new Fault('level/unknown-search', { kind: request.kind, search, known: kind.searches.join(', ') })
  }
  return { method, kind: request.kind, rows: request.rows, options: { search, maxStates, maxBytes }, played: request.played ?? [] }
}
