/** The caller's side of the contract: any pipe that carries the messages becomes a Client. */
import type { AnyProgress, CallOptions, Client, Incoming, Method, Outgoing, ProgressOf, Reply, Request } from './contract.ts'
import { Fault } from './fault.ts'

/** Carries messages to a host and back, each way in order. */
export interface Pipe {
  /** Returns before any reply arrives. */
  send(message: Outgoing): void
  /** Registered once, before the first `send`. */
  onMessage(listener: (message: Incoming) => void): void
  /** Called once when no message will come any more. A pipe that cannot be lost has none. */
  onClose?(listener: () => void): void
}

interface PendingCall {
  onProgress?(progress: AnyProgress): void
  resolve(value: unknown): void
  reject(error: Error): void
}

/** The Client of one pipe. Calls reject with a Fault: the host's own, `call/cancelled` at once on abort, `call/lost` when the pipe closes. */
export function makeClient(pipe: Pipe): Client {
  const pending = new Map<number, PendingCall>()
  let nextId = 1
  let lost = false

  pipe.onMessage((message) => {
    // No such call: it was cancelled, and its last words crossed the cancel on the way.
    const call = pending.get(message.id)
    if (!call) return
    if (message.is === 'progress') call.onProgress?.(message.value)
    else if (message.is === 'done') call.resolve(message.value)
    else call.reject(new Fault(message.fault.code, message.fault.detail))
  })

  pipe.onClose?.(() => {
    lost = true
    for (const call of [...pending.values()]) call.reject(new Fault('call/lost'))
  })

  function call<M extends Method>(method: M, input: Request<M>, options: CallOptions<M> = {}): Promise<Reply<M>> {
    const { signal, onProgress } = options
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(new Fault('call/cancelled'))
      if (lost) return reject(new Fault('call/lost'))
      const id = nextId++
      const cancel = () => {
        end()
        pipe.send({ cancel: id })
        reject(new Fault('call/cancelled'))
      }
      const end = () => {
        pending.delete(id)
        signal?.removeEventListener('abort', cancel)
      }
      pipe.send({ id, method, input })
      pending.set(id, {
        ...(onProgress && { onProgress: (progress) => onProgress(progress as ProgressOf<M>) }),
        resolve(value) {
          end()
          resolve(value as Reply<M>)
        },
        reject(error) {
          end()
          reject(error)
        },
      })
      signal?.addEventListener('abort', cancel)
    })
  }

  return { call }
}
