/** The built renderer as a host serves it: every file by its address, its type, and what the page may do. */
import { lstatSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'

/** Everything the page may load comes from the host itself. Styles also from the page, because Radix writes them into it. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** On every response, refusals included. */
export const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

export const typeOf = (file: string): string => TYPES[extname(file)] ?? 'application/octet-stream'

/** Every file there is to serve, by its address; there is no other way to a file, so no address can lead astray. */
export function pagesOf(renderer: string): ReadonlyMap<string, string> {
  const pages = new Map<string, string>()
  // Step by step: inside an archive of the packed desktop, only the plain calls are sure to work.
  const walk = (folder: string, address: string): void => {
    for (const name of readdirSync(folder)) {
      const file = join(folder, name)
      const found = lstatSync(file)
      if (found.isDirectory()) walk(file, `${address}${name}/`)
      else if (found.isFile()) pages.set(`${address}${name}`, file)
    }
  }
  walk(renderer, '/')
  const index = pages.get('/index.html')
  if (index !== undefined) pages.set('/', index)
  return pages
}
