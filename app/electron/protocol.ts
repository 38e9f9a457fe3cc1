/** `app://levelwright/…`: the built renderer, read only, with its policy on every answer. */
import { readFile } from 'node:fs/promises'
import type { CustomScheme, Protocol } from 'electron'
import { HEADERS, pagesOf, typeOf } from '../host/pages.ts'
import { HOST, SCHEME } from './channels.ts'

/** Standard: it has an origin, and so storage of its own. Registered before the app is ready. */
export const OUR_SCHEME: CustomScheme = { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } }

/** Serves the files of `renderer`, as they are now, and no others. */
export function servePages(protocol: Protocol, renderer: string): void {
  const pages = pagesOf(renderer)
  protocol.handle(SCHEME, async (request) => {
    const end = (status: number, headers: Readonly<Record<string, string>> = {}, body: Buffer | null = null) =>
      new Response(body === null || request.method === 'HEAD' ? null : new Uint8Array(body), {
        status,
        headers: { ...HEADERS, ...headers },
      })
    const { host, pathname } = new URL(request.url)
    if (host !== HOST) return end(403)
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, { Allow: 'GET, HEAD' })
    const file = pages.get(pathname)
    if (file === undefined) return end(404)
    try {
      return end(200, { 'Content-Type': typeOf(file) }, await readFile(file))
    } catch {
      // Built anew since the start.
      return end(404)
    }
  })
}
