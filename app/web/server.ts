/** The web host: the built renderer and one WebSocket pipe, for this machine's own browser and nobody else. */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { dispatch, type Handlers, type Log } from '../host/dispatch.ts'
import { MAX_FILE_BYTES } from '../host/files.ts'
import { HEADERS, pagesOf, typeOf } from '../host/pages.ts'
import { type Guard, makeGuard, newSecrets, type Secrets } from './guard.ts'

/** A whole file as a JSON string, its quotes and line ends escaped. */
const MAX_MESSAGE_BYTES = 2 * MAX_FILE_BYTES + 65_536

export interface ServerOptions {
  /** The folder of the built renderer. */
  readonly renderer: string
  readonly handlers: Handlers
  /** 0 or none: any free one. */
  readonly port?: number
  /** None: made anew. */
  readonly secrets?: Secrets
  readonly log?: Log
}

export interface Server {
  /** The address to open, token included. */
  readonly url: string
  close(): Promise<void>
}

/** Listens on loopback only. Rejects with the system's error when the port is taken. */
export async function serve(options: ServerOptions): Promise<Server> {
  const pages = pagesOf(options.renderer)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const guard = makeGuard((server.address() as AddressInfo).port, options.secrets ?? newSecrets())

  server.on('request', (request, response) => void answer(request, response, guard, pages))
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    const status =
      guard.refusal(request) ?? (request.url !== '/pipe' ? 404 : guard.isOurPage(request) && guard.isKnown(request) ? null : 403)
    if (status !== null) socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\n\r\n`)
    else sockets.handleUpgrade(request, socket, head, (ws) => connect(ws, options.handlers, options.log))
  })

  return {
    url: guard.url,
    async close() {
      for (const client of sockets.clients) client.terminate()
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, guard: Guard, pages: ReadonlyMap<string, string>): Promise<void> {
  const end = (status: number, headers: Readonly<Record<string, string>> = {}, body?: Buffer) => {
    response.writeHead(status, { ...HEADERS, ...headers })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const refused = guard.refusal(request)
  if (refused !== null) return end(refused)
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, { Allow: 'GET, HEAD' })
  const [path = '', query = ''] = (request.url ?? '').split('?', 2)
  const token = path === '/' ? new URLSearchParams(query).get('t') : null
  if (token !== null) return guard.isToken(token) ? end(303, { Location: '/', 'Set-Cookie': guard.setCookie }) : end(403)
  if (!guard.isKnown(request)) return end(403)
  const file = pages.get(path)
  if (file === undefined) return end(404)
  try {
    const body = await readFile(file)
    end(200, { 'Content-Type': typeOf(file), 'Content-Length': String(body.length) }, body)
  } catch {
    // Built anew since the start.
    end(404)
  }
}

/** The WebSocket's own code for a peer that does not keep to the rules. */
const POLICY_VIOLATION = 1008

/** One page's pipe: a message a frame, as JSON. Its jobs end with it. */
function connect(ws: WebSocket, handlers: Handlers, log: Log | undefined): void {
  const end = dispatch(
    handlers,
    (message) => {
      if (ws.readyState === ws.OPEN) ws.send(JSON.stringify(message))
    },
    log,
  )
  ws.on('message', (data) => {
    let message: unknown
    try {
      message = JSON.parse(String(data))
    } catch {
      // Refused below, like any other message that is none.
    }
    if (!end.receive(message)) ws.close(POLICY_VIOLATION, 'not a request')
  })
  // A frame too large or not UTF-8: ws closes the socket, and the close below does the rest.
  ws.on('error', () => {})
  ws.on('close', () => end.close())
}
