/** A pipe that is a plain call within one process: the command line's way in, and the tests'. Values are cloned, so it behaves like the pipes that cross a wall. */
import type { Pipe } from '../../core/client.ts'
import type { Incoming } from '../../core/contract.ts'
import { dispatch, type Handlers, type Log } from './dispatch.ts'

export interface LocalPipe extends Pipe {
  /** Stops what still runs; the client's open calls reject as lost. */
  close(): void
}

/** A pipe straight to `handlers`. Messages arrive asynchronously and in order, as on every pipe. */
export function localPipe(handlers: Handlers, log?: Log): LocalPipe {
  let deliver: (message: Incoming) => void = () => {}
  let closed: () => void = () => {}
  const later = <T>(value: T, receive: (value: T) => void) => {
    const copy = structuredClone(value)
    queueMicrotask(() => receive(copy))
  }
  const end = dispatch(handlers, (message) => later(message, (copy) => deliver(copy)), log)
  return {
    send: (message) => later(message, (copy) => void end.receive(copy)),
    onMessage(listener) {
      deliver = listener
    },
    onClose(listener) {
      closed = listener
    },
    close() {
      end.close()
      closed()
    },
  }
}
