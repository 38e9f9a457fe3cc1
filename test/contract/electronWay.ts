/** The desktop's pipe: the built preload in a real Chromium, the bridge over the stand-in's ipcMain, onto the handlers that the test gives. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { IpcMain, Protocol, WebContents } from 'electron'
import type { Page } from 'playwright-core'
import { openBridge } from '../../app/electron/bridge.ts'
import { ORIGIN, TO_HOST } from '../../app/electron/channels.ts'
import { OUR_SCHEME, servePages } from '../../app/electron/protocol.ts'
import type { Pipe } from '../../core/client.ts'
import type { Bridge, Incoming, Outgoing } from '../../core/contract.ts'
import { CHROMIUM } from '../chromium.ts'
import { makeElectron } from '../electron-shim/electron.ts'
import { ROOT } from '../sources.ts'
import { type MakeWay, openPipe } from './way.ts'

type PageWindow = Window & { readonly levelwright: Bridge; readonly came: (text: string) => void }

/** The page's end as a pipe of this process: what the page would send and hear, carried over to it. */
async function pagePipe(page: Page, forge: (message: unknown) => void): Promise<Pipe> {
  let deliver: (message: Incoming) => void = () => {}
  await page.exposeFunction('came', (text: string) => deliver(JSON.parse(text)))
  await page.evaluate(() =>
    (window as unknown as PageWindow).levelwright.onReply((message) => (window as unknown as PageWindow).came(JSON.stringify(message))),
  )
  const isOurs = (message: unknown): message is Outgoing =>
    typeof message === 'object' &&
    message !== null &&
    ('cancel' in message || ('id' in message && 'method' in message && 'input' in message))
  /** What the page has yet to send, in order; whatever gathers while it is busy goes together. */
  let waiting: Outgoing[] = []
  let sent: Promise<void> = Promise.resolve()
  async function flush(): Promise<void> {
    const messages = waiting
    waiting = []
    const ours = messages.filter(isOurs)
    for (const message of messages) if (!isOurs(message)) forge(message)
    await page.evaluate((all) => {
      const { levelwright } = window as unknown as PageWindow
      for (const one of all) {
        if ('cancel' in one) levelwright.cancel(one.cancel)
        else levelwright.call(one.id, one.method, one.input)
      }
    }, ours)
  }
  return {
    send(message) {
      waiting.push(message)
      // A page that is gone sends nothing.
      if (waiting.length === 1) sent = sent.then(flush).catch(() => {})
    },
    onMessage(listener) {
      deliver = listener
    },
    onClose: (listener) => void page.on('close', listener),
  }
}

export const electronIpc: MakeWay = async (handlers, log) => {
  const home = await mkdtemp(join(tmpdir(), 'levelwright-ipc-'))
  await mkdir(join(home, 'page'))
  await writeFile(join(home, 'page/index.html'), '<!doctype html><title>pipe</title>')
  const { electron, desk, start } = makeElectron({
    userData: home,
    profile: join(home, 'profile'),
    chromium: CHROMIUM ?? '',
    isPackaged: false,
    version: '0.0.0',
    screens: [],
    languages: [],
  })
  electron.protocol.registerSchemesAsPrivileged([OUR_SCHEME as never])
  await start()
  servePages(electron.protocol as unknown as Protocol, join(home, 'page'))
  const ours = new Set<unknown>()
  const isOurs = (contents: WebContents) => ours.has(contents)
  /** Windows whose test is over: the next test takes one of them before it opens another. */
  const free: Awaited<ReturnType<typeof openWindow>>[] = []
  openBridge({ ipc: electron.ipcMain as unknown as IpcMain, handlers, isOurs, log })
  async function openWindow() {
    const window = new electron.BrowserWindow({ webPreferences: { preload: join(ROOT, 'dist/electron/preload.cjs') } })
    ours.add(window.webContents)
    await window.loadURL(`${ORIGIN}/index.html`)
    const page = window.shim.page!
    const sender = window.webContents
    // What no preload of ours would send: a page that has got hold of the channel itself.
    const forge = (message: unknown) => desk.ipcMain.emit(TO_HOST, { sender, senderFrame: sender.mainFrame }, message)
    return { window, pipe: await pagePipe(page, forge) }
  }
  return {
    async open() {
      const { window, pipe } = free.pop() ?? (await openWindow())
      return openPipe(
        pipe,
        () => window.destroy(),
        () => {
          if (!window.isDestroyed()) free.push({ window, pipe })
        },
      )
    },
    async close() {
      await desk.context?.close()
      await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
    },
  }
}
