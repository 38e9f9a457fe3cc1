// npm run dev [-- folder]: vite serves the renderer with hot reload, beside the real web host and behind its checks; a change in
// core/ or app/ rebuilds and restarts the host.

import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { callerFolder, install, needNode, ROOT } from './install.mjs'
import { endWith } from './lifetime.mjs'
import { ensureBuilt, PARTS } from './parts.mjs'

/** A save of several files is one change. */
const QUIET_MS = 150

needNode()
const folder = resolve(callerFolder('dev'), process.argv[2] ?? '.')
if (!install() || !ensureBuilt(['renderer', 'host', 'web'])) process.exit(1)

let host
let loads = 0
async function startHost(port) {
  // A module is loaded once an address: the query makes a new one of the same file.
  const main = pathToFileURL(join(ROOT, 'dist', PARTS.web.output))
  main.search = String(++loads)
  const { start } = await import(main.href)
  host = await start({ folder, port })
}
await startHost(0)
const hostUrl = new URL(host.url)

/** Cookies that the hosts of this run gave: whoever has one was shown the first address, and is let into the restarted host too. */
const given = new Set()
const cookieOf = (request) => (request.headers.cookie ?? '').split(/;\s*/).find((pair) => given.has(pair))
let current

/** The page's own address stands for the host's; any other stays as it is, for the host to refuse. */
function translate(outgoing, incoming) {
  const own = `127.0.0.1:${vite.httpServer.address().port}`
  if (incoming.headers.host === own) outgoing.setHeader('host', hostUrl.host)
  if (incoming.headers.origin === `http://${own}`) outgoing.setHeader('origin', hostUrl.origin)
}

const proxy = {
  target: hostUrl.origin,
  configure(server) {
    server.on('proxyReq', translate)
    server.on('proxyReqWs', translate)
    server.on('proxyRes', ({ headers }) => {
      for (const cookie of headers['set-cookie'] ?? []) {
        current = cookie.split(';')[0]
        given.add(current)
      }
    })
  },
}

process.env.NODE_ENV = 'development'
const { createServer } = await import('vite')
const { default: react } = await import('@vitejs/plugin-react')
const vite = await createServer({
  root: join(ROOT, 'renderer'),
  base: '/',
  configFile: false,
  plugins: [
    react(),
    {
      name: 'restarted-host',
      configureServer: (server) => {
        server.middlewares.use((request, response, next) => {
          const cookie = request.url === '/' ? cookieOf(request) : undefined
          if (cookie === undefined || cookie === current) return next()
          response.writeHead(303, { Location: `/${new URL(host.url).search}` }).end()
        })
      },
    },
  ],
  server: { host: '127.0.0.1', proxy: { '^/\\?t=': proxy, '^/pipe$': { ...proxy, ws: true } } },
})
await vite.listen()
const pageOf = () => `http://127.0.0.1:${vite.httpServer.address().port}/${new URL(host.url).search}`
console.log(`Folder: ${folder}`)
console.log(pageOf())

async function restart() {
  console.log('Rebuilding the host…')
  const built = spawnSync(process.execPath, [join(ROOT, 'build/build.mjs'), 'host', 'web'], { cwd: ROOT, stdio: 'inherit' })
  if (built.status !== 0) return console.error('The host runs on as it was.')
  await host.close()
  await startHost(Number(hostUrl.port))
  current = undefined
  vite.ws.send({ type: 'full-reload' })
  console.log(pageOf())
}

let waiting
let busy = Promise.resolve()
vite.watcher.add([join(ROOT, 'core'), join(ROOT, 'app')])
vite.watcher.on('all', (_, path) => {
  if (![join(ROOT, 'core'), join(ROOT, 'app')].some((watched) => path.startsWith(watched))) return
  clearTimeout(waiting)
  waiting = setTimeout(() => {
    busy = busy.then(restart)
  }, QUIET_MS)
})

endWith(() => Promise.all([vite.close(), host.close()]))
