/** What the desktop's tests do to it: start it with a memory of its own, answer its dialogs, and try each of its locks. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Bridge, Incoming } from '../../core/contract.ts'
import { type Desktop, type LaunchOptions, launchDesktop } from '../electron-shim/launch.ts'

export const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'levelwright-desktop-'))

/** Runs `work` with a desktop of its own, which ends with it. */
export async function withDesktop<T>(options: Partial<LaunchOptions>, work: (desktop: Desktop) => Promise<T>): Promise<T> {
  const userData = options.userData ?? (await newFolder())
  try {
    const desktop = await launchDesktop({ ...options, userData })
    try {
      return await work(desktop)
    } finally {
      await desktop.close()
    }
  } finally {
    if (options.userData === undefined) await rm(userData, { recursive: true, force: true })
  }
}

/** The system's dialogs answer with this path from now on; null: they are cancelled. */
export const answerDialogs = (desktop: Desktop, path: string | null): Promise<void> =>
  desktop.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = async () => ({ canceled: chosen === null, filePaths: chosen === null ? [] : [chosen] })
    dialog.showSaveDialog = async () => ({ canceled: chosen === null, filePath: chosen ?? '' })
  }, path)

/** As if the user had clicked the window's own cross. */
export const clickClose = (desktop: Desktop): Promise<void> =>
  desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close())

type PageWindow = Window & { levelwright?: Bridge }

/** What the host answers to a message that the page sends by the bridge, past its own client; null: nothing within `ms`. */
export const askHost = (page: Page, method: string, input: unknown, ms = 5_000): Promise<Incoming | null> =>
  page.evaluate(
    (asked) =>
      new Promise<Incoming | null>((resolve) => {
        const bridge = (window as PageWindow).levelwright
        const id = 1_000_000 + Math.floor(Math.random() * 1_000_000)
        bridge?.onReply((message) => {
          if (message.id === id) resolve(message)
        })
        bridge?.call(id, asked.method, asked.input)
        setTimeout(() => resolve(null), asked.ms)
      }),
    { method, input, ms },
  )

/** Each tries its lock and says what gave way; null: it holds. */
export type Lock = (desktop: Desktop, preload: string) => Promise<string | null>

/** An absence is seen only by waiting: longer than a busy machine takes for what is absent. */
const AWHILE_MS = 4_000
const LOOK_MS = 100

export const locks: Readonly<Record<string, Lock>> = {
  async 'the page has the three messages, and nothing of Node'({ page }) {
    const found = await page.evaluate(() => {
      const bridge = (window as PageWindow).levelwright
      const names = ['require', 'process', 'module', 'Buffer', 'ipcRenderer', 'electron', '$ipc', '$deliver']
      return { bridge: bridge && Object.keys(bridge).sort(), frozen: Object.isFrozen(bridge), node: names.filter((name) => name in window) }
    })
    const wanted = { bridge: ['call', 'cancel', 'onReply'], frozen: true, node: [] }
    return JSON.stringify(found) === JSON.stringify(wanted) ? null : JSON.stringify(found)
  },
  async 'the page goes nowhere'({ page }) {
    const before = page.url()
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = 'https://elsewhere.example/'
      document.body.append(link)
      link.click()
      link.remove()
    })
    const late = Date.now() + AWHILE_MS
    while (Date.now() < late && page.url() === before) await page.waitForTimeout(LOOK_MS)
    return page.url() === before ? null : `went to ${page.url()}`
  },
  async 'the page opens no window'({ page }) {
    const opening = page
      .context()
      .waitForEvent('page', { timeout: AWHILE_MS })
      .catch(() => null)
    await page.evaluate(() => void window.open('https://elsewhere.example/help'))
    // One that is let in takes a moment to come; one that is not may stand for a moment.
    const opened = await opening
    const late = Date.now() + AWHILE_MS
    while (opened?.isClosed() === false && Date.now() < late) await page.waitForTimeout(LOOK_MS)
    return opened === null || opened.isClosed() ? null : `opened ${opened.url()}`
  },
  async 'no web view is attached'({ evaluate }) {
    // The page's policy and preferences make none possible; the refusal behind them is asked directly.
    const isRefused = await evaluate(({ BrowserWindow }) => {
      let prevented = false
      const event = {
        preventDefault: () => {
          prevented = true
        },
      }
      BrowserWindow.getAllWindows()[0]?.webContents.emit('will-attach-webview', event, {}, { src: 'https://elsewhere.example/' })
      return prevented
    })
    return isRefused ? null : 'attached one'
  },
  async 'no script but the editor’s own runs'({ page }) {
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.planted = true'
      document.head.append(script)
      script.remove()
      return 'planted' in window
    })
    const policy = await page.evaluate(async () => (await fetch('/index.html')).headers.get('content-security-policy'))
    if (ran) return 'an inline script ran'
    return policy?.startsWith("default-src 'none'; script-src 'self';") ? null : `the policy is ${policy}`
  },
  async 'no permission is granted'({ page }) {
    const states = await page.evaluate(async () => {
      const names = ['geolocation', 'notifications'] as const
      return Promise.all(names.map(async (name) => `${name} ${(await navigator.permissions.query({ name })).state}`))
    })
    const granted = states.filter((state) => state.endsWith('granted'))
    return granted.length === 0 ? null : granted.join()
  },
  async 'nobody but the editor’s page is answered'({ page, evaluate }, preload) {
    const opened = page.context().waitForEvent('page')
    await evaluate(async ({ BrowserWindow }, file) => {
      const window = new BrowserWindow({ show: false, webPreferences: { preload: file, sandbox: true, contextIsolation: true } })
      await window.loadURL('data:text/html,<title>foreign</title>')
    }, preload)
    const foreign = await opened
    await foreign.waitForFunction(() => document.title === 'foreign')
    const answer = await askHost(foreign, 'level.destroy', {}, AWHILE_MS)
    await evaluate(({ BrowserWindow }) => {
      for (const window of BrowserWindow.getAllWindows().slice(1)) window.destroy()
    })
    return answer === null ? null : `answered ${JSON.stringify(answer)}`
  },
}
