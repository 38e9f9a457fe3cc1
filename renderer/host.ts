/** The way to the host: the contract over a WebSocket of the page's own origin. A lost connection is told, and can be made anew. */
import { makeClient, type Pipe } from '../core/client.ts'
import type { Client, Incoming, Outgoing } from '../core/contract.ts'

export type Connection = 'connecting' | 'open' | 'lost'

export interface Host extends Client {
  /** Opens a new connection; calls made from now on go there. */
  connect(): void
}

function webSocketPipe(url: string, tell: (connection: Connection) => void): Pipe {
  const socket = new WebSocket(url)
  const waiting: Outgoing[] = []
  socket.addEventListener('open', () => {
    for (const message of waiting.splice(0)) socket.send(JSON.stringify(message))
    tell('open')
  })
  socket.addEventListener('close', () => tell('lost'))
  return {
    send: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
      else waiting.push(message)
    },
    onMessage: (listener) => socket.addEventListener('message', (event) => listener(JSON.parse(String(event.data)) as Incoming)),
    onClose: (listener) => socket.addEventListener('close', listener),
  }
}

/** `tell` hears of every change of the connection, the first attempt's included. */
export function webHost(tell: (connection: Connection) => void): Host {
  const url = `${location.origin.replace(/^http/, 'ws')}/pipe`
  const open = (): Client => {
    tell('connecting')
    return makeClient(webSocketPipe(url, tell))
  }
  let client = open()
  return {
    call: (method, input, options) => client.call(method, input, options),
    connect: () => {
      client = open()
    },
  }
}
