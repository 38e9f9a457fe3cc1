/** Starts the built desktop editor for a test: over the real Electron where one is installed, else over the stand-in. */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { _electron, chromium, type Page } from 'playwright-core'
import { bundle } from '../bundle.ts'
import { ROOT } from '../sources.ts'
import type { DeskOptions } from './desk.ts'
import type { Asked, Told } from './main.ts'

type Electron = typeof import('electron')
/** `calls`: what the stand-in's desktop was asked. */
export type Inside = Electron & { readonly calls: readonly (readonly unknown[])[] }

export interface Desktop {
  readonly isReal: boolean
  readonly page: Page
  /** Runs in the main process; `ask` is sent by its text. */
  evaluate<Argument, Answer>(ask: (electron: Inside, argument: Argument) => Answer | Promise<Answer>, argument?: Argument): Promise<Answer>
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>
  /** Ends it, whatever its page says. */
  close(): Promise<void>
}

export interface LaunchOptions extends Partial<DeskOptions> {
  readonly userData: string
  /** dist/electron/main.mjs, or one like it. */
  readonly main?: string
  /** The command line behind the app. */
  readonly args?: readonly string[]
}

const START_MS = 60_000
const SCREEN = { x: 0, y: 0, width: 1920, height: 1040 }
const MAIN = join(ROOT, 'dist/electron/main.mjs')

/** The stand-in's module, made once. */
let bundled: Promise<string> | undefined

/** The process of an app over the stand-in, as started. Rejects where it ends before it is ready, with what it said. */
async function launchShim(options: LaunchOptions): Promise<Desktop> {
  const { userData, main = MAIN, args = [], isPackaged = false, version = '0.0.0', screens = [SCREEN], languages = ['en-US'] } = options
  const shim = await (bundled ??= bundle('test/electron-shim/main.ts', `electronShim-${process.pid}`, ['playwright-core']))
  const profile = await mkdtemp(join(tmpdir(), 'electron-shim-'))
  const chosen: DeskOptions = {
    profile,
    userData,
    isPackaged,
    version,
    screens,
    languages,
    chromium: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  }
  const child = fork(main, isPackaged ? [...args] : ['.', ...args], {
    execArgv: ['--import', pathToFileURL(join(ROOT, 'test/electron-shim/register.mjs')).href],
    env: { ...process.env, ELECTRON_SHIM: pathToFileURL(shim).href, ELECTRON_SHIM_OPTIONS: JSON.stringify(chosen) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', (part) => {
    said += String(part)
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const end = async () => {
    await endOf(child, ended)
    await rm(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
  try {
    const port = await ready(child, ended)
    const evaluate = evaluator(child, ended) as Desktop['evaluate']
    await evaluate(windowShown)
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
    const page = browser
      .contexts()[0]
      ?.pages()
      .find((one) => one.url() !== 'about:blank')
    if (!page) throw new Error('The app shows no page')
    return { isReal: false, page, evaluate, ended, close: end }
  } catch (error) {
    await end()
    throw new Error(`${error instanceof Error ? error.message : error}\n${said}`)
  }
}

function ready(child: ChildProcess, ended: Promise<number | null>): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: Told) => {
      if ('port' in message) resolve(message.port)
    })
    void ended.then((code) => reject(new Error(`The app ended with ${code} before it was ready`)))
    setTimeout(() => reject(new Error('The app was not ready in time')), START_MS).unref()
  })
}

function evaluator(child: ChildProcess, ended: Promise<number | null>) {
  const waiting = new Map<number, (message: Exclude<Told, { port: string }>) => void>()
  let last = 0
  child.on('message', (message: Told) => {
    if ('id' in message) waiting.get(message.id)?.(message)
  })
  return (ask: unknown, argument?: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ value, error }) => {
        waiting.delete(id)
        if (error === undefined) resolve(value)
        else reject(new Error(error))
      })
      child.send({ id, source: String(ask), argument } satisfies Asked)
      void ended.then(() => reject(new Error('The app has ended')))
    })
}

/** The window is shown once its page has loaded. */
async function windowShown({ BrowserWindow }: Inside): Promise<void> {
  const late = Date.now() + 50_000
  while (!BrowserWindow.getAllWindows()[0]?.isVisible()) {
    if (Date.now() > late) throw new Error('No window was shown')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function endOf(child: ChildProcess, ended: Promise<number | null>): Promise<void> {
  if (child.connected) child.disconnect()
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await ended
  clearTimeout(timer)
}

async function launchReal(executablePath: string, { userData, args = [] }: LaunchOptions): Promise<Desktop> {
  const switches = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const app = await _electron.launch({ executablePath, args: [...switches, `--user-data-dir=${userData}`, ROOT, ...args] })
  const page = await app.firstWindow()
  const ended = new Promise<number | null>((resolve) => app.process().once('exit', resolve))
  return { isReal: true, page, evaluate: (ask, argument) => app.evaluate(ask as never, argument as never), ended, close: () => app.close() }
}

export async function launchDesktop(options: LaunchOptions): Promise<Desktop> {
  const script = pathToFileURL(join(ROOT, 'build/electron.mjs')).href
  const { findElectron } = (await import(script)) as { findElectron(): string | null }
  const binary = findElectron()
  const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY)
  return binary !== null && hasDisplay ? launchReal(binary, options) : launchShim(options)
}
