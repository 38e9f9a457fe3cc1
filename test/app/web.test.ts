/** The web host's locks: who gets in, what is served, what a page may do. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import type { CallContext, Handlers } from '../../app/host/dispatch.ts'
import { type Server, serve } from '../../app/web/server.ts'

let home: string
let server: Server
let port: number
let token: string
let cookie: string
/** The contexts of `file.list` calls, which answer when they are aborted. */
const listing: CallContext[] = []

const notAsked = () => Promise.reject(new Error('not asked in this test'))
const handlers: Handlers = {
  'level.solve': notAsked,
  'level.analyse': notAsked,
  'level.stop': notAsked,
  'level.repair': notAsked,
  'level.generate': notAsked,
  'file.read': notAsked,
  'file.write': notAsked,
  'file.choose': notAsked,
  'shell.next': notAsked,
  'shell.tell': notAsked,
  'shell.close': notAsked,
  'clipboard.read': notAsked,
  'clipboard.write': notAsked,
  'file.list': ({ folder }, context) => {
    listing.push(context)
    return new Promise((resolve) => context.signal.addEventListener('abort', () => resolve({ folder, parent: null, entries: [] })))
  },
}

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** By node:http, which sends any Host and Origin, and leaves dots in the path. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part) => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }))
    })
      .on('error', reject)
      .end()
  })
}
const statusOf = async (...args: Parameters<typeof ask>) => (await ask(...args)).status
const known = (more: Readonly<Record<string, string>> = {}) => ({ cookie, ...more })

/** 'open', or why not. */
function knock(path: string, origin: string | undefined, headers: Readonly<Record<string, string>>): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { ...(origin !== undefined && { origin }), headers })
    socket.on('open', () => {
      resolve('open')
      socket.close()
    })
    socket.on('error', (error) => resolve(error.message))
  })
}

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'levelwright-web-'))
  const renderer = join(home, 'renderer')
  await mkdir(join(renderer, 'assets'), { recursive: true })
  await writeFile(join(home, 'secret.json'), 'secret')
  await writeFile(join(renderer, 'index.html'), '<!doctype html><title>レベル</title>')
  await writeFile(join(renderer, 'assets/main.js'), 'export {}')
  server = await serve({ renderer, handlers, log: () => {} })
  const url = new URL(server.url)
  port = Number(url.port)
  token = url.searchParams.get('t') ?? ''
  cookie = (await ask(`/?t=${token}`)).headers['set-cookie']?.[0]?.split(';')[0] ?? ''
})
afterAll(async () => {
  await server.close()
  await rm(home, { recursive: true })
})

test('the address is of this machine only, and its token long', () => {
  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?t=[\w-]{32}$/)
})

test('the token is exchanged for a cookie that is no token, and leaves the address', async () => {
  const entered = await ask(`/?t=${token}`)
  expect(entered.status).toBe(303)
  expect(entered.headers.location).toBe('/')
  expect(entered.headers['set-cookie']).toEqual([expect.stringMatching(/^levelwright_\d+=[\w-]{32}; HttpOnly; SameSite=Strict; Path=\/$/)])
  expect(cookie).not.toContain(token)
  expect((await ask('/', known())).body).toBe('<!doctype html><title>レベル</title>')
})

test('a wrong token, a wrong cookie or none of both: refused', async () => {
  const wrong = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  expect(await statusOf(`/?t=${wrong}`)).toBe(403)
  expect(await statusOf('/?t=')).toBe(403)
  expect(await statusOf('/')).toBe(403)
  expect(await statusOf('/assets/main.js')).toBe(403)
  expect(await statusOf('/', { cookie: `${cookie.slice(0, -1)}~` })).toBe(403)
  expect(await statusOf('/', { cookie: cookie.replace(/=.*/, `=${token}`) })).toBe(403)
  expect(await statusOf(`/?t=${wrong}`, known())).toBe(403)
  expect(await statusOf('/', { cookie: `other=1; ${cookie}` })).toBe(200)
})

test('a foreign Host is refused even with token and cookie, a foreign Origin too', async () => {
  for (const host of [`levelwright.example:${port}`, `localhost:${port}`, '127.0.0.1', `127.0.0.1:${port + 1}`]) {
    expect(await statusOf('/', known({ host }))).toBe(421)
    expect(await statusOf(`/?t=${token}`, { host })).toBe(421)
  }
  expect(await statusOf('/', known({ origin: 'http://levelwright.example' }))).toBe(403)
  expect(await statusOf('/', known({ origin: 'null' }))).toBe(403)
  expect(await statusOf('/', known({ origin: `http://127.0.0.1:${port}` }))).toBe(200)
})

test('every response, refusals too, says what a page may do', async () => {
  for (const answer of [await ask('/', known()), await ask('/none', known()), await ask('/')]) {
    const policy = String(answer.headers['content-security-policy'])
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
      ]),
    )
    expect(policy).not.toMatch(/unsafe-eval|script-src [^;]*unsafe|https?:|\*/)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
  }
})

test('only what was built is served, with its type', async () => {
  const script = await ask('/assets/main.js?v=1', known())
  expect([script.status, script.headers['content-type'], script.body]).toEqual([200, 'text/javascript; charset=utf-8', 'export {}'])
  expect((await ask('/index.html', known())).headers['content-type']).toBe('text/html; charset=utf-8')
  for (const path of [
    '/secret.json',
    '/../secret.json',
    '/..%2fsecret.json',
    '/%2e%2e/secret.json',
    '/..%5csecret.json',
    '/assets/../../secret.json',
    '//secret.json',
    '/assets',
    '/%',
    '/\0',
    '/pipe',
    '/__proto__',
    'http://levelwright.example/',
  ])
    expect([path, await statusOf(encodeURI(path).replaceAll('%25', '%'), known())]).toEqual([path, 404])
})

test('only GET and HEAD', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) expect(await statusOf('/', known(), method)).toBe(405)
  const head = await ask('/assets/main.js', known(), 'HEAD')
  expect([head.status, head.headers['content-length'], head.body]).toEqual([200, '9', ''])
})

describe('the pipe', () => {
  const ours = () => `http://127.0.0.1:${port}`

  test('opens to our own page only', async () => {
    expect(await knock('/pipe', ours(), { cookie })).toBe('open')
    expect(await knock('/pipe', ours(), {})).toMatch('403')
    expect(await knock('/pipe', 'http://levelwright.example', { cookie })).toMatch('403')
    expect(await knock('/pipe', undefined, { cookie })).toMatch('403')
    expect(await knock('/pipe', ours(), { cookie, host: 'levelwright.example' })).toMatch('421')
    expect(await knock('/other', ours(), { cookie })).toMatch('404')
    expect(await knock(`/pipe?t=${token}`, ours(), {})).toMatch('404')
  })

  test('closing a page stops its calls, and no other page’s', async () => {
    const open = async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/pipe`, { origin: ours(), headers: { cookie } })
      await new Promise((resolve) => socket.once('open', resolve))
      socket.send(JSON.stringify({ id: 1, method: 'file.list', input: { folder: '' } }))
      return socket
    }
    const first = await open()
    await expect.poll(() => listing.length).toBe(1)
    const second = await open()
    await expect.poll(() => listing.length).toBe(2)
    first.terminate()
    await expect.poll(() => listing.map((call) => call.signal.aborted)).toEqual([true, false])
    second.close()
    await expect.poll(() => listing.map((call) => call.signal.aborted)).toEqual([true, true])
  })

  test.each(['{', '[]', 'null', '{}', '{"id": -1}'])(
    'a frame that is no request, %s, ends its connection as against the rules',
    async (frame) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/pipe`, { origin: ours(), headers: { cookie } })
      await new Promise((resolve) => socket.once('open', resolve))
      socket.send(frame)
      expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(1008)
    },
  )

  test('a frame that is not UTF-8, or a broken handshake harms nobody', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/pipe`, { origin: ours(), headers: { cookie } })
    await new Promise((resolve) => socket.once('open', resolve))
    socket.send(Buffer.from([0xff, 0xfe]), { binary: false })
    await new Promise((resolve) => socket.once('close', resolve))
    const raw = connect(port, '127.0.0.1')
    raw.on('error', () => {})
    raw.write(
      `GET /pipe HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${ours()}\r\nCookie: ${cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    )
    expect(String(await new Promise((resolve) => raw.once('data', resolve)))).toMatch(/^HTTP\/1\.1 400/)
    raw.destroy()
    expect(await statusOf('/', known())).toBe(200)
  })
})

test('two hosts keep their cookies apart; a port in use is said, not waited for', async () => {
  const other = await serve({ renderer: join(home, 'renderer'), handlers })
  try {
    expect(new URL(other.url).port).not.toBe(String(port))
    expect((await fetch(`http://${new URL(other.url).host}/`, { headers: { cookie } })).status).toBe(403)
    await expect(serve({ renderer: join(home, 'renderer'), handlers, port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  } finally {
    await other.close()
  }
  await expect(fetch(other.url)).rejects.toThrow()
})
