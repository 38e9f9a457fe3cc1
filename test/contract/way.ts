/** What the contract's suite needs of a pipe: opened onto given handlers, with everything that crosses it written down. */
import type { Handlers, Log } from '../../app/host/dispatch.ts'
import { makeClient, type Pipe } from '../../core/client.ts'
import type { Client, Incoming, Outgoing } from '../../core/contract.ts'

export interface OpenPipe {
  readonly client: Client
  /** Every message that came, in order. */
  readonly came: readonly Incoming[]
  /** Sends anything at all. */
  send(message: unknown): void
  close(): void
  /** Done with it, nothing under way: the way may open it again as new where opening is dear; else it is closed. */
  release(): void
}

/** One kind of pipe to one host. */
export interface Way {
  open(): Promise<OpenPipe>
  close(): Promise<void>
}

export type MakeWay = (handlers: Handlers, log: Log) => Promise<Way>

/** A pipe with a client on it, and all that came. */
export function openPipe(pipe: Pipe, close: () => void, release = close): OpenPipe {
  const came: Incoming[] = []
  const client = makeClient({
    send: (message) => pipe.send(message),
    onMessage: (listener) =>
      pipe.onMessage((message) => {
        came.push(message)
        listener(message)
      }),
    onClose: (listener) => pipe.onClose?.(listener),
  })
  return { client, came, send: (message) => pipe.send(message as Outgoing), close, release }
}
