/** The editor for a browser: a host over one folder and the server in front of it. Bundled to dist/web/main.mjs; importing it starts nothing. */
import { fileURLToPath } from 'node:url'
import { confine } from '../host/folder.ts'
import { makeHost } from '../host/handlers.ts'
import { recallAddress, refreshAddress, rememberAddress } from './address.ts'
import { newSecrets } from './guard.ts'
import { type Server, type ServerOptions, serve } from './server.ts'

export interface StartOptions {
  /** The only folder whose files the editor can reach. */
  readonly folder: string
  /** None: any free one, or the last one. */
  readonly port?: number
  /** Come back at the address that last served this folder, where it is free, and keep this one for the next start. */
  readonly remember?: boolean
}

const REFRESH_MS = 3_600_000

/** Starts the host and its threads. `url` is the address to open; `close` waits for saves under way. Rejects with EADDRINUSE where `port` is taken. */
export async function start(options: StartOptions): Promise<Server> {
  // Beside this file in dist/.
  const host = makeHost({ locate: confine(options.folder), worker: new URL('../host/worker.mjs', import.meta.url), liveLane: true })
  const renderer = fileURLToPath(new URL('../renderer', import.meta.url))
  const server = await listen(options, { renderer, handlers: host.handlers })
  const refreshing = options.remember ? setInterval(() => void refreshAddress(options.folder), REFRESH_MS) : undefined
  refreshing?.unref()
  host.pool.warm()
  return {
    url: server.url,
    async close() {
      clearInterval(refreshing)
      await server.close()
      await host.close()
    },
  }
}

/** At the last address if it may be and is free; else at a new one, whose secrets nobody knows who took the old port. */
async function listen({ folder, port, remember }: StartOptions, options: ServerOptions): Promise<Server> {
  const last = remember ? await recallAddress(folder) : undefined
  if (last && (port === undefined || port === last.port)) {
    try {
      return await serve({ ...options, ...last })
    } catch (error) {
      if (port !== undefined) throw error
    }
  }
  const secrets = newSecrets()
  const server = await serve({ ...options, port, secrets })
  if (remember) await rememberAddress(folder, { port: Number(new URL(server.url).port), secrets })
  return server
}
