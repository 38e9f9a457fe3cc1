/** The editor for a browser: a host over one folder and the server in front of it. Bundled to dist/web/main.mjs; importing it starts nothing. */
import { fileURLToPath } from 'node:url'
import { confine } from '../host/folder.ts'
import { makeHost } from '../host/handlers.ts'
import { type Server, serve } from './server.ts'

export interface StartOptions {
  /** The only folder whose files the editor can reach. */
  readonly folder: string
  /** 0 or none: any free one. */
  readonly port?: number
}

/** Starts the host and its threads. `url` is the address to open; `close` waits for saves under way. */
export async function start(options: StartOptions): Promise<Server> {
  // Beside this file in dist/.
  const host = makeHost({ locate: confine(options.folder), worker: new URL('../host/worker.mjs', import.meta.url), liveLane: true })
  const renderer = fileURLToPath(new URL('../renderer', import.meta.url))
  const server = await serve({ renderer, handlers: host.handlers, port: options.port })
  host.pool.warm()
  return {
    url: server.url,
    async close() {
      await server.close()
      await host.close()
    },
  }
}
