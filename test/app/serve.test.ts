/** `npm start -- --web` as a process of its own: its options, and an editor that outlives its host. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import WebSocket from 'ws'
import { ROOT } from '../sources.ts'

let home: string
let folder: string
const children: ChildProcess[] = []
const SCRIPT = join(ROOT, 'build/start.mjs')

const environment = () => {
  const plain = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD)/.test(name))
  return { ...Object.fromEntries(plain), NO_BROWSER: '1', XDG_CACHE_HOME: join(home, 'cache') }
}

interface Started {
  readonly url: string
  /** As by kill -9. */
  kill(): Promise<void>
}

async function start(...args: readonly string[]): Promise<Started> {
  const child = spawn(process.execPath, [SCRIPT, folder, '--web', ...args], { env: environment(), stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  let out = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
      const found = /http:\S+/.exec(out)?.[0]
      if (found !== undefined) resolve(found)
    })
    child.once('exit', () => reject(new Error(`it ended: ${out}`)))
  })
  const kill = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }
  return { url, kill }
}

async function cookieOf(url: string): Promise<string> {
  const entered = await fetch(url, { redirect: 'manual' })
  return entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Whether the pipe of the host at `url` opens to a page of its own with `cookie`. */
function opens(url: string, cookie: string, origin = new URL(url).origin): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://${new URL(url).host}/pipe`, { origin, headers: { cookie } })
    socket.on('open', () => {
      resolve(true)
      socket.close()
    })
    socket.on('error', () => resolve(false))
  })
}

const keptFile = () => {
  const cache = join(home, 'cache/levelwright')
  const [name, ...others] = readdirSync(cache)
  expect(others).toEqual([])
  return join(cache, name ?? '')
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'levelwright-serve-'))
  folder = mkdtempSync(join(home, 'packs-'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(home, { recursive: true, force: true })
})

describe('a host that was killed', () => {
  test('comes back where it was, and lets its old page in, and nobody else', async () => {
    const first = await start()
    const cookie = await cookieOf(first.url)
    expect(await opens(first.url, cookie)).toBe(true)
    await first.kill()

    const second = await start()
    expect(second.url).toBe(first.url)
    expect(await opens(second.url, cookie)).toBe(true)
    expect(await opens(second.url, '')).toBe(false)
    expect(await opens(second.url, cookie, 'http://levelwright.example')).toBe(false)
    expect((await fetch(second.url, { headers: { cookie }, redirect: 'manual' })).status).toBe(303)
  })

  test('leaves its secrets to its owner alone, and not for another folder', async () => {
    const first = await start()
    const { token } = (JSON.parse(readFileSync(keptFile(), 'utf8')) as { secrets: { token: string } }).secrets
    expect(first.url).toContain(token)
    if (process.platform !== 'win32') expect(statSync(keptFile()).mode & 0o777).toBe(0o600)
    await first.kill()
    folder = mkdtempSync(join(home, 'packs-'))
    expect((await start()).url).not.toContain(token)
  })

  test('has a new address where another program took its port', async () => {
    const first = await start()
    const cookie = await cookieOf(first.url)
    await first.kill()
    const taken: Server = createServer()
    await new Promise<void>((resolve) => taken.listen(Number(new URL(first.url).port), '127.0.0.1', resolve))
    const second = await start()
    await new Promise((resolve) => taken.close(resolve))
    const [was, is] = [new URL(first.url), new URL(second.url)]
    expect(is.port).not.toBe(was.port)
    expect(is.search).not.toBe(was.search)
    expect(await opens(second.url, cookie)).toBe(false)
  })

  test.each<readonly [string, (file: string) => void]>([
    ['more than a day ago', (file) => utimesSync(file, new Date(), new Date(Date.now() - 25 * 3_600_000))],
    ['with its secrets open to others', (file) => chmodSync(file, 0o644)],
  ])('%s has new secrets', async (_, spoil) => {
    const first = await start()
    await first.kill()
    spoil(keptFile())
    expect(new URL((await start()).url).search).not.toBe(new URL(first.url).search)
  })
})

describe('its options', () => {
  const run = (...args: readonly string[]) => spawnSync(process.execPath, [SCRIPT, ...args], { env: environment(), encoding: 'utf8' })

  test('--port is the port', async () => {
    const { url } = await start()
    const port = new URL(url).port
    expect(run(folder, '--port', port)).toMatchObject({
      status: 1,
      stderr: `Port ${port} is in use: end what uses it, or choose another.\n`,
    })
    await new Promise((resolve) => {
      children[0]?.once('exit', resolve).kill('SIGKILL')
    })
    expect(new URL((await start('--port', port)).url).port).toBe(port)
  })

  test('--help tells them', () => {
    const { status, stdout, stderr } = run('--help')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('--port N')
  })

  test.each([[['--open']], [['--port', 'many']], [['--port', '0']], [['--port', '65536']], [['--port']], [['a', 'b']]])(
    '%j: usage',
    (args) => {
      const { status, stdout, stderr } = run(...args)
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
      expect(stderr).toContain('Usage: npm start')
      expect(stderr).not.toMatch(/\n\s+at /)
    },
  )
})
