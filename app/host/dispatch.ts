/** The host's side of one pipe: the only door in. Checks the envelope and the input, runs the method, turns whatever is thrown into a fault. */
import { z } from 'zod'
import { type AnyProgress, type Incoming, type Method, type Reply, type Request, requests } from '../../core/contract.ts'
import { type Details, Fault } from '../../core/fault.ts'

/** What a handler knows of the call it answers. */
export interface CallContext {
  /** Names the pipe, so that two windows that call themselves the same stay two callers. */
  readonly pipe: string
  /** Aborts when the caller cancels or its pipe closes. */
  readonly signal: AbortSignal
  readonly report: (progress: AnyProgress) => void
}

export type Handlers = { readonly [M in Method]: (input: Request<M>, context: CallContext) => Promise<Reply<M>> }

/** Told of every bug (an error with its stack), and in one line of what no client of ours would send. */
export type Log = (what: unknown) => void

export interface HostEnd {
  /** One message as it arrived, not yet trusted. false: it is none of the contract's and has no id to answer under; the pipe had better end. */
  receive(message: unknown): boolean
  /** The pipe is gone: stops its jobs and sends nothing more. */
  close(): void
}

const Envelope = z.union([
  z.strictObject({ id: z.int().nonnegative(), method: z.string(), input: z.unknown() }),
  z.strictObject({ cancel: z.int().nonnegative() }),
])

/** What can still be answered of a message that is no request. */
const Answerable = z.looseObject({ id: z.int().nonnegative() })

const isMethod = (name: string): name is Method => Object.hasOwn(requests, name)

const logToStderr: Log = (what) => console.error(what)

let pipes = 0

/** Serves one pipe until `close`. `send` is only called with messages that survive JSON and structured cloning alike. */
export function dispatch(handlers: Handlers, send: (message: Incoming) => void, log: Log = logToStderr): HostEnd {
  const pipe = `pipe-${++pipes}`
  const running = new Map<number, AbortController>()
  let closed = false

  /** The handler's table is typed method by method; here the name, the schema and the handler are of one method by construction. */
  async function run<M extends Method>(method: M, input: unknown, context: CallContext): Promise<Reply<M>> {
    const checked = requests[method].safeParse(input)
    if (!checked.success) throw new Fault('call/bad-input', { method, ...firstFlaw(checked.error) })
    return handlers[method](checked.data as Request<M>, context)
  }

  async function answer(id: number, method: string, input: unknown): Promise<void> {
    const controller = new AbortController()
    running.set(id, controller)
    const reply = (message: Incoming) => {
      if (!closed) send(message)
    }
    const context: CallContext = {
      pipe,
      signal: controller.signal,
      report(value) {
        // A handler that reports after its end or a cancel would break the order every caller relies on.
        if (running.get(id) === controller && !controller.signal.aborted) reply({ id, is: 'progress', value })
      },
    }
    const end = (last: Incoming) => {
      running.delete(id)
      reply(last)
    }
    try {
      if (!isMethod(method)) throw new Fault('call/unknown-method', { method })
      end({ id, is: 'done', value: await run(method, input, context) })
    } catch (error) {
      end({ id, is: 'fault', fault: asFault(error) })
    }
  }

  function asFault(error: unknown): { readonly code: string; readonly detail: Details } {
    if (error instanceof Fault) return { code: error.code, detail: error.detail }
    log(error)
    return { code: 'internal', detail: {} }
  }

  return {
    receive(message) {
      if (closed) return true
      const { data: request } = Envelope.safeParse(message)
      const id = request && 'cancel' in request ? undefined : Answerable.safeParse(message).data?.id
      if (request && 'cancel' in request) running.get(request.cancel)?.abort()
      else if (id === undefined) {
        log('A client sent a message that is no request.')
        return false
      }
      // A fault under this id would end the call that runs.
      else if (running.has(id)) log(`Request ${id} is still running; another with its id was ignored.`)
      else if (request && 'method' in request) void answer(id, request.method, request.input)
      else send({ id, is: 'fault', fault: { code: 'call/malformed', detail: {} } })
      return true
    },
    close() {
      closed = true
      for (const controller of running.values()) controller.abort()
    },
  }
}

/** Where the first flaw of an input is, `levels[2].id`, and what it is. */
function firstFlaw(error: z.ZodError): { readonly path: string; readonly message: string } {
  const [issue] = error.issues
  const path = (issue?.path ?? []).map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${String(key)}`)).join('')
  return { path, message: issue?.message ?? error.message }
}
