/** The way to the host: the desktop's bridge where there is one, else a WebSocket of the page's own origin, which can be lost and made anew. */
import { makeClient, type Pipe } from '../core/client.ts'
import type { Bridge, Client, Incoming, Outgoing } from '../core/contract.ts'

declare global {
  interface Window {
    /** What the desktop's preload gives; a browser has none. */
    readonly levelwright?: Bridge
  }
}

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

/** Never lost: the host is the process that this page lives in. */
const bridgePipe = (bridge: Bridge): Pipe => ({
  send: (message) => ('cancel' in message ? bridge.cancel(message.cancel) : bridge.call(message.id, message.method, message.input)),
  onMessage: (listener) => bridge.onReply(listener),
})

function desktopHost(bridge: Bridge, tell: (connection: Connection) => void): Host {
  const client = makeClient(bridgePipe(bridge))
  const connect = () => tell('open')
  connect()
  return { call: client.call, connect }
}

/** The host of this page. `tell` hears of every change of the connection, the first attempt's included. */
export const openHost = (tell: (connection: Connection) => void): Host =>
  window.levelwright ? desktopHost(window.levelwright, tell) : webHost(tell)

function webHost(tell: (connection: Connection) => void): Host {
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
