/** The pipes there are, each opened onto the same host, with everything that crosses it written down. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import { localPipe } from '../../app/host/localPipe.ts'
import { serve } from '../../app/web/server.ts'
import type { Pipe } from '../../core/client.ts'
import { CHROMIUM } from '../chromium.ts'
import { electronIpc } from './electronWay.ts'
import { type MakeWay, openPipe } from './way.ts'

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

export const ways: Readonly<Record<string, MakeWay>> = {
  'a local call': local,
  'a WebSocket': webSocket,
  ...(CHROMIUM !== undefined && { 'Electron IPC': electronIpc }),
}
