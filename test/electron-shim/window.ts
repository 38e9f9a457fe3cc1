/** BrowserWindow and its webContents over one page of Chromium. Only locked-down windows: what the shim cannot isolate, it does not open. */
import { readFileSync } from 'node:fs'
import type { CDPSession } from 'playwright-core'
import { makeCodec } from './codec.ts'
import { type Desk, originOf, type ShimWindow, toApp, toWeb } from './desk.ts'
import { BINDING, DELIVER, mainWorldSource, PRELOAD_WORLD, preloadSource } from './pageSide.ts'
import { applyPermissions } from './permissions.ts'
import { preventable, strict, strictEmitter, unsupported } from './strict.ts'

const WINDOW_EVENTS = ['close', 'closed', 'ready-to-show', 'show', 'query-session-end']
const CONTENTS_EVENTS = [
  'destroyed',
  'did-fail-load',
  'did-finish-load',
  'render-process-gone',
  'will-attach-webview',
  'will-frame-navigate',
  'will-navigate',
]

export interface WindowOptions {
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
  readonly show?: boolean
  readonly title?: string
  readonly webPreferences?: Readonly<Record<string, unknown>>
}

/** Webpreferences as Electron would hold them; refuses every one that opens the page to Node or to other pages. */
function lockedPreferences(desk: Desk, asked: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const known = ['preload', 'sandbox', 'contextIsolation', 'nodeIntegration', 'webSecurity', 'webviewTag', 'spellcheck', 'devTools']
  for (const key of Object.keys(asked)) if (!known.includes(key)) unsupported(`webPreferences.${key}`)
  const all = { sandbox: true, contextIsolation: true, nodeIntegration: false, webSecurity: true, webviewTag: false, ...asked }
  const held = { ...all, sandbox: all.sandbox || desk.isSandboxed }
  if (!held.sandbox) unsupported('a window without a sandbox')
  if (!held.contextIsolation) unsupported('a window without context isolation')
  if (held.nodeIntegration) unsupported('a window with Node')
  if (!held.webSecurity) unsupported('a window without web security')
  if (held.webviewTag) unsupported('a window with web views')
  return held
}

export function makeWindow(desk: Desk, options: WindowOptions) {
  const { context } = desk
  if (context === null) throw new Error('Cannot create BrowserWindow before app is ready')
  const { encode, decode } = makeCodec()
  const preferences = lockedPreferences(desk, options.webPreferences ?? {})
  let bounds = { x: options.x ?? 0, y: options.y ?? 0, width: options.width ?? 800, height: options.height ?? 600 }
  let [isVisible, isMaximized, isGone, isCrashed] = [options.show !== false, false, false, false]
  let cdp: CDPSession | null = null
  let world: number | undefined
  const shim: ShimWindow['shim'] = { page: null, isOpening: true, isLoading: false, deniedPopups: 0 }

  const url = () => toApp(shim.page?.url() ?? '')
  const mainFrame = strict('webFrameMain', {
    get url() {
      return url()
    },
    get origin() {
      return originOf(url())
    },
    parent: null,
  })
  let openHandler: ((details: object) => { readonly action: 'allow' | 'deny' }) | null = null
  const webContents = strictEmitter('webContents', CONTENTS_EVENTS, {
    mainFrame,
    getURL: url,
    getLastWebPreferences: () => preferences,
    isDestroyed: () => isGone,
    setWindowOpenHandler(handler: typeof openHandler) {
      openHandler = handler
    },
    send(channel: string, ...values: unknown[]) {
      const text = JSON.stringify(encode({ channel, values }))
      // A page that is just leaving hears no more.
      if (!isGone && world !== undefined)
        void cdp?.send('Runtime.evaluate', { contextId: world, expression: `${DELIVER}(${text})` }).catch(() => {})
    },
  })

  /** A page with the two worlds in it, for this window and, after a crash, again. */
  async function openPage(): Promise<void> {
    if (context === null) return
    const blank = context
      .pages()
      .find((page) => page.url() === 'about:blank' && [...desk.windows].every((other) => other.shim.page !== page))
    const page = blank ?? (await context.newPage())
    shim.page = page
    await page.setViewportSize({ width: bounds.width, height: bounds.height })
    await applyPermissions(desk, context, webContents)
    const session = await context.newCDPSession(page)
    cdp = session
    session.on('Runtime.executionContextCreated', ({ context: made }) => {
      if (made.name === PRELOAD_WORLD) world = made.id
    })
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === BINDING) receive(JSON.parse(payload))
    })
    session.on('Page.windowOpen', (asked) => {
      const details = {
        url: toApp(asked.url),
        frameName: asked.windowName,
        features: asked.windowFeatures.join(),
        disposition: 'new-window',
      }
      if ((openHandler?.(details).action ?? 'allow') === 'deny') shim.deniedPopups++
    })
    await session.send('Page.enable')
    await session.send('Runtime.enable')
    await session.send('Runtime.addBinding', { name: BINDING, executionContextName: PRELOAD_WORLD })
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: mainWorldSource })
    const { preload } = preferences
    if (typeof preload === 'string') {
      if (!preload.endsWith('.cjs') && !preload.endsWith('.js')) unsupported(`the preload ${preload}: a sandboxed one is CommonJS`)
      await session.send('Page.addScriptToEvaluateOnNewDocument', {
        worldName: PRELOAD_WORLD,
        source: preloadSource(readFileSync(preload, 'utf8')),
      })
    }
    page.on('close', () => page === shim.page && ended())
    page.on('crash', () => {
      isCrashed = true
      webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 })
    })
    shim.isOpening = false
  }

  function receive({ channel, text }: { readonly channel: string; readonly text: string }): void {
    const event = { sender: webContents, senderFrame: mainFrame, frameId: 1, processId: 1, type: 'frame' }
    desk.ipcMain.emit(channel, strict('ipcMainEvent', event), ...(decode(text) as unknown[]))
  }

  function ended(): void {
    if (isGone) return
    isGone = true
    desk.windows.delete(window)
    webContents.emit('destroyed')
    window.emit('closed')
    if (desk.windows.size === 0 && !desk.isQuitting) desk.app.emit('window-all-closed')
  }

  const window = strictEmitter('BrowserWindow', WINDOW_EVENTS, {
    shim,
    webContents,
    async loadURL(target: string): Promise<void> {
      if (isCrashed) {
        isCrashed = false
        const old = shim.page
        await openPage()
        await old?.close()
      } else await opened
      if (isGone) return
      shim.isLoading = true
      try {
        const response = await shim.page?.goto(toWeb(desk, target))
        if (response && !response.ok()) throw new Error(`status ${response.status()}`)
      } catch (error) {
        webContents.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', target, true)
        throw error
      } finally {
        shim.isLoading = false
      }
      webContents.emit('did-finish-load')
      window.emit('ready-to-show')
    },
    close() {
      const event = preventable({})
      window.emit('close', event)
      if (event.defaultPrevented) desk.isQuitting = false
      else window.destroy()
    },
    destroy() {
      const { page } = shim
      ended()
      void page?.close()
    },
    isDestroyed: () => isGone,
    isVisible: () => isVisible,
    isMinimized: () => false,
    isMaximized: () => isMaximized,
    maximize() {
      isMaximized = true
    },
    restore: () => unsupported('restoring a window'),
    show() {
      isVisible = true
      window.emit('show')
    },
    focus: () => void desk.calls.push(['focus']),
    setBounds(now: Partial<typeof bounds>) {
      bounds = { ...bounds, ...now }
    },
    getNormalBounds: () => bounds,
    setDocumentEdited: (edited: boolean) => void desk.calls.push(['setDocumentEdited', edited]),
  })

  desk.windows.add(window)
  desk.app.emit('web-contents-created', {}, webContents)
  const opened = openPage()
  return window
}
