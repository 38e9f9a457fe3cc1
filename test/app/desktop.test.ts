/** The desktop's parts that need no window: where it opens, whom its bridge hears, what it remembers, which files it may touch. */
import { EventEmitter } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clipboard, Dialog, IpcMain } from 'electron'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openBridge } from '../../app/electron/bridge.ts'
import { FROM_HOST, ORIGIN, TO_HOST } from '../../app/electron/channels.ts'
import { makeGrants } from '../../app/electron/grants.ts'
import { openLog } from '../../app/electron/log.ts'
import { menuTemplate } from '../../app/electron/menu.ts'
import { namedIn } from '../../app/electron/named.ts'
import { type Area, placeWindow } from '../../app/electron/placement.ts'
import { type DesktopShell, makeShell } from '../../app/electron/shell.ts'
import { openState, withRecent } from '../../app/electron/state.ts'
import type { Handlers } from '../../app/host/dispatch.ts'
import { makeWords } from '../../app/host/words.ts'
import { MENU_COMMANDS } from '../../core/contract.ts'
import { strict, strictEmitter } from '../electron-shim/strict.ts'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'levelwright-desktop-'))
})
afterEach(() => rm(home, { recursive: true, force: true }))

describe('the window opens', () => {
  const MAIN: Area = { x: 0, y: 0, width: 1920, height: 1040 }
  const LEFT: Area = { x: -1280, y: 100, width: 1280, height: 984 }
  const saved = (x: number, y: number, width = 900, height = 700, maximized = false) => ({ x, y, width, height, maximized })
  const at = (window: ReturnType<typeof saved> | null, areas = [MAIN]) => placeWindow(window, areas).bounds

  test('the first time in the middle, no larger than the screen', () => {
    expect(placeWindow(null, [MAIN])).toEqual({ bounds: { width: 1280, height: 800 }, maximized: false })
    expect(at(null, [{ x: 0, y: 0, width: 1024, height: 600 }])).toEqual({ width: 1024, height: 600 })
  })
  test('where it was, also on a second screen and half over the edge', () => {
    expect(at(saved(100, 50))).toEqual({ x: 100, y: 50, width: 900, height: 700 })
    expect(at(saved(-1200, 150), [MAIN, LEFT])).toEqual({ x: -1200, y: 150, width: 900, height: 700 })
    expect(at(saved(1700, 900))).toEqual({ x: 1700, y: 900, width: 900, height: 700 })
    expect(placeWindow(saved(100, 50, 900, 700, true), [MAIN]).maximized).toBe(true)
  })
  test('in the middle of the main screen where its place is gone, or its title could not be reached', () => {
    for (const [x, y] of [
      [-1200, 150],
      [5000, 0],
      [100, -200],
      [100, 1030],
      [1850, 100],
      [-860, 100],
    ] as const)
      expect([x, y, at(saved(x, y))]).toEqual([x, y, { width: 900, height: 700 }])
  })
  test('no larger than the screen it is on now', () => {
    expect(at(saved(0, 0, 3840, 2100))).toEqual({ x: 0, y: 0, width: 1920, height: 1040 })
  })
})

describe('the bridge', () => {
  const handlers = new Proxy({} as Handlers, { get: () => async () => 'answered' })
  const page = Object.assign(new EventEmitter(), {
    sent: [] as unknown[],
    isDestroyed: () => false,
    send: (...message: unknown[]) => page.sent.push(message),
  })
  const frame = { parent: null as object | null, origin: ORIGIN, url: `${ORIGIN}/index.html` }

  test.each<readonly [string, boolean, object]>([
    ['our page', true, {}],
    ['a frame inside it', false, { senderFrame: { ...frame, parent: {} } }],
    ['a frame that is gone', false, { senderFrame: null }],
    ['another origin', false, { senderFrame: { ...frame, origin: 'https://elsewhere.example' } }],
    ['an origin of none', false, { senderFrame: { ...frame, origin: 'null', url: `data:${ORIGIN}/` } }],
    ['a host that begins like ours', false, { senderFrame: { ...frame, url: `${ORIGIN}.example/` } }],
    ['another window', false, { sender: new EventEmitter() }],
  ])('%s: heard is %s', async (_name, isHeard, different) => {
    const ipc = new EventEmitter()
    const logged: unknown[] = []
    page.sent.length = 0
    openBridge({
      ipc: ipc as unknown as IpcMain,
      handlers,
      isOurs: (contents) => (contents as unknown) === page,
      log: (what) => logged.push(what),
    })
    ipc.emit(TO_HOST, { sender: page, senderFrame: frame, ...different }, { id: 1, method: 'file.list', input: { folder: '' } })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(page.sent).toEqual(isHeard ? [[FROM_HOST, { id: 1, is: 'done', value: 'answered' }]] : [])
    expect(logged).toHaveLength(isHeard ? 0 : 1)
  })
})

describe('wishes', () => {
  let shell: DesktopShell
  const never = new AbortController().signal
  beforeEach(() => {
    const nothing = () => {}
    shell = makeShell({
      grants: makeGrants(),
      dialog: {} as Dialog,
      clipboard: {} as Clipboard,
      folder: home,
      words: () => makeWords('en'),
      window: () => null,
      named: nothing,
      told: nothing,
      close: nothing,
    })
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  test('wait for the page, in order, the wish to close once', async () => {
    shell.wish({ is: 'open', path: '/a' })
    shell.askToClose(() => {})
    shell.askToClose(() => {})
    expect([await shell.next(never), await shell.next(never)]).toEqual([{ is: 'open', path: '/a' }, { is: 'close' }])
    const next = shell.next(never)
    shell.wish({ is: 'command', command: 'undo' })
    expect(await next).toEqual({ is: 'command', command: 'undo' })
  })
  test('outlive a page that is gone', async () => {
    const controller = new AbortController()
    const lost = shell.next(controller.signal)
    controller.abort()
    await expect(lost).rejects.toMatchObject({ code: 'call/cancelled' })
    shell.wish({ is: 'open', path: '/b' })
    expect(await shell.next(never)).toEqual({ is: 'open', path: '/b' })
  })
  test('to close is missed where the page does not take it, and only there', async () => {
    const silent = vi.fn()
    const next = shell.next(never)
    shell.askToClose(silent)
    expect(await next).toEqual({ is: 'close' })
    const again = shell.next(never)
    vi.advanceTimersByTime(60_000)
    expect(silent).not.toHaveBeenCalled()
    shell.askToClose(silent)
    expect(await again).toEqual({ is: 'close' })
    vi.advanceTimersByTime(3_000)
    expect(silent).toHaveBeenCalledOnce()
  })
})

describe('files', () => {
  test('only those that were named, also through links made later', async () => {
    const { locate, grant } = makeGrants()
    const [a, b] = [join(home, 'a.pack.json'), join(home, 'b.pack.json')]
    await writeFile(a, 'a')
    await writeFile(b, 'b')
    await expect(locate(a)).rejects.toMatchObject({ code: 'file/not-granted', detail: { path: a } })
    expect(await grant(a)).toBe(a)
    expect(await locate(a)).toEqual({ path: a, real: a })
    expect(await locate(join(home, 'none', '..', 'a.pack.json'))).toEqual({ path: a, real: a })
    await expect(locate(`${a}.bak`)).rejects.toMatchObject({ code: 'file/not-granted' })
    await expect(locate('a.pack.json')).rejects.toMatchObject({ code: 'file/not-granted' })
    await rm(a)
    await symlink(b, a)
    await expect(locate(a)).rejects.toMatchObject({ code: 'file/not-granted' })
  })
  test('a new one may be named before it is there; a missing folder is found missing', async () => {
    const { locate, grant } = makeGrants()
    const fresh = join(home, 'new.pack.json')
    await grant(fresh)
    expect(await locate(fresh)).toEqual({ path: fresh, real: fresh })
    const lost = join(home, 'lost', 'x.json')
    expect(await grant(lost)).toBe(lost)
    await expect(locate(lost)).rejects.toMatchObject({ code: 'file/not-found', detail: { path: lost } })
  })
  test('named on the command line, packed or not, behind switches', async () => {
    await mkdir(join(home, 'packs'))
    const none = { file: null, folder: null }
    expect(namedIn(['electron', '--no-sandbox', '.'], false, home)).toEqual(none)
    expect(namedIn(['levelwright'], true, home)).toEqual(none)
    expect(namedIn(['electron', '--no-sandbox', '.', 'packs'], false, home)).toEqual({ file: null, folder: join(home, 'packs') })
    const file = { file: join(home, '面 😀.pack.json'), folder: home }
    expect(namedIn(['levelwright', '--gtk-version=3', '面 😀.pack.json'], true, home)).toEqual(file)
  })
})

describe('the memory', () => {
  test('is kept, and a damaged part of it is forgotten alone', async () => {
    const file = join(home, 'deep', 'state.json')
    const window = { x: 1, y: 2, width: 3, height: 4, maximized: true }
    openState(file).set({ window })
    openState(file).set({ recent: ['/a'] })
    expect(openState(file).get()).toEqual({ window, recent: ['/a'], softwareSince: null })
    await writeFile(file, JSON.stringify({ window: { x: 'left' }, recent: ['/a'] }))
    expect(openState(file).get()).toEqual({ window: null, recent: ['/a'], softwareSince: null })
    await writeFile(file, '{"window"')
    expect(openState(file).get()).toEqual({ window: null, recent: [], softwareSince: null })
  })
  test('of recent files: the newest first, each once, ten at most', () => {
    expect(withRecent(['/a', '/b'], '/b')).toEqual(['/b', '/a'])
    expect(withRecent([...'abcdefghij'], 'k')).toEqual([...'kabcdefghi'])
  })
  test('the log begins anew when it has grown large, and keeps the one before', async () => {
    const file = join(home, 'levelwright.log')
    await writeFile(file, 'x'.repeat(1_000_001))
    const said: unknown[] = []
    const { error } = console
    console.error = (text: unknown) => said.push(text)
    openLog(file)('hello')
    console.error = error
    expect(said).toEqual(['hello'])
    expect(await readFile(file, 'utf8')).toMatch(/^\d{4}-\S+ hello\n$/)
    expect((await readFile(`${file}.old`, 'utf8')).length).toBe(1_000_001)
  })
})

describe('the menus', () => {
  const template = (platform: NodeJS.Platform, devTools: boolean) => {
    const done: string[] = []
    const all = menuTemplate({
      words: makeWords('en'),
      platform,
      recent: [],
      devTools,
      run: (command) => done.push(command),
      open: () => {},
      forgetRecent: () => {},
      showLog: () => {},
    })
    const items = all.flatMap(({ submenu }) => (Array.isArray(submenu) ? submenu : []))
    return { done, items, click: () => items.forEach((item) => void (item.click as (() => void) | undefined)?.()) }
  }

  test.each(['linux', 'win32', 'darwin'] as const)('on %s: every command once, no reload', (platform) => {
    const { done, items, click } = template(platform, false)
    click()
    expect([...done].sort()).toEqual([...MENU_COMMANDS].sort())
    const roles = items.map(({ role }) => role)
    expect(roles).not.toContain('reload')
    expect(roles).not.toContain('toggleDevTools')
    expect(roles.filter((role) => role === 'quit')).toHaveLength(1)
    const keys = items.map(({ accelerator }) => accelerator).filter(Boolean)
    expect(new Set(keys).size).toBe(keys.length)
  })
  test('developers have their tools', () => expect(template('linux', true).items.map(({ role }) => role)).toContain('toggleDevTools'))
})

test('the stand-in for Electron refuses by name what it does not have', () => {
  const parts = strict('BrowserWindow', { title: '', show: () => 'shown' })
  expect(parts.show()).toBe('shown')
  expect(() => (parts as unknown as { reload(): void }).reload()).toThrow('BrowserWindow.reload is not supported')
  expect(() => Object.assign(parts, { kiosk: true })).toThrow('BrowserWindow.kiosk = … is not supported')
  const emitter = strictEmitter('app', ['ready'], {})
  const heard = vi.fn()
  emitter.on('ready', heard)
  emitter.emit('ready')
  expect(heard).toHaveBeenCalledOnce()
  expect(() => emitter.on('login', heard)).toThrow("app's event login is not supported")
})
