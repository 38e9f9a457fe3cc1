/** The pipes there are, each opened onto the same host, with everything that crosses it written down. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import type { Handlers, Log } from '../../app/host/dispatch.ts'
import { localPipe } from '../../app/host/localPipe.ts'
import { serve } from '../../app/web/server.ts'
import { makeClient, type Pipe } from '../../core/client.ts'
import type { Client, Incoming, Outgoing } from '../../core/contract.ts'

export interface OpenPipe {
  readonly client: Client
  /** Every message that came, in order. */
  readonly came: readonly Incoming[]
  /** Sends anything at all. */
  send(message: unknown): void
  close(): void
}

/** One kind of pipe to one host. */
export interface Way {
  open(): Promise<OpenPipe>
  close(): Promise<void>
}

export type MakeWay = (handlers: Handlers, log: Log) => Promise<Way>

function openPipe(pipe: Pipe, close: () => void): OpenPipe {
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
  return { client, came, send: (message) => pipe.send(message as Outgoing), close }
}

const local: MakeWay = async (handlers, log) => ({
  async open() {
    const pipe = localPipe(handlers, log)
    return openPipe(pipe, pipe.close)
  },
  async close() {},
})

const webSocket: MakeWay = async (handlers, log) => {
  const renderer = await mkdtemp(join(tmpdir(), 'levelwright-ways-'))
  await writeFile(join(renderer, 'index.html'), '')
  const server = await serve({ renderer, handlers, log })
  const { origin, host } = new URL(server.url)
  const entered = await fetch(server.url, { redirect: 'manual' })
  const cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return {
    async open() {
      const socket = new WebSocket(`ws://${host}/pipe`, { origin, headers: { cookie } })
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
      const pipe: Pipe = {
        send: (message) => socket.send(JSON.stringify(message)),
        onMessage: (listener) => void socket.on('message', (data) => listener(JSON.parse(String(data)))),
        onClose: (listener) => void socket.on('close', listener),
      }
      return openPipe(pipe, () => socket.close())
    },
    async close() {
      await server.close()
      await rm(renderer, { recursive: true })
    },
  }
}

export const ways: Readonly<Record<string, MakeWay>> = { 'a local call': local, 'a WebSocket': webSocket }
