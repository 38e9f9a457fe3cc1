/** The one window: locked down, where it was last time, and never gone without its page's consent. */
import { BrowserWindow, dialog, nativeTheme, screen } from 'electron'
import type { Log } from '../host/dispatch.ts'
import type { Words } from '../host/words.ts'
import { ORIGIN } from './channels.ts'
import { placeWindow } from './placement.ts'
import type { StateFile } from './state.ts'

export interface WindowOptions {
  readonly preload: string
  readonly devTools: boolean
  readonly state: StateFile
  readonly words: () => Words
  readonly log: Log
  readonly logFile: string
  /** Whether closing now would lose something, as far as the page has told. */
  readonly isDirty: () => boolean
  /** Asks the page; `silent` is called where it does not answer. */
  readonly askToClose: (silent: () => void) => void
}

/** A load that another one overtook. */
const ABORTED = -3

const PAGE = `${ORIGIN}/index.html`

function rememberPlace(window: BrowserWindow, state: StateFile): void {
  state.set({ window: { ...window.getNormalBounds(), maximized: window.isMaximized() } })
}

export function openWindow(options: WindowOptions): BrowserWindow {
  const { state, words, log } = options
  const areas = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map(({ workArea }) => workArea)
  const { bounds, maximized } = placeWindow(state.get().window, areas)
  const window = new BrowserWindow({
    ...bounds,
    minWidth: 640,
    minHeight: 480,
    show: false,
    title: 'Levelwright',
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#16181d' : '#f4f5f7',
    webPreferences: {
      preload: options.preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      spellcheck: false,
      devTools: options.devTools,
    },
  })
  // Where screens differ in scale, the constructor's bounds are measured by the wrong one (electron#10862).
  if (bounds.x !== undefined && bounds.y !== undefined)
    window.setBounds({ x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height })
  if (maximized) window.maximize()

  // Painting may never begin where drawing is broken: then the window comes up with its message all the same.
  const show = () => {
    if (!window.isDestroyed() && !window.isVisible()) window.show()
  }
  window.once('ready-to-show', show)
  window.webContents.once('did-finish-load', show)
  window.webContents.on('did-fail-load', (_event, code, description, url, isMainFrame) => {
    if (!isMainFrame || code === ABORTED) return
    log(new Error(`${url} did not load: ${description} (${code})`))
    show()
    dialog.showErrorBox('Levelwright', words().say('host/not-loaded', { reason: description, log: options.logFile }))
  })

  const gone = () => {
    rememberPlace(window, state)
    window.destroy()
  }
  const onSilent = async () => {
    if (window.isDestroyed()) return
    if (!options.isDirty()) return gone()
    log(new Error('The page does not answer'))
    const { say } = words()
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: say('host/silent'),
      buttons: [say('menu.wait'), say('menu.close-anyway')],
      defaultId: 0,
      cancelId: 0,
    })
    if (response === 1 && !window.isDestroyed()) gone()
  }
  window.on('close', (event) => {
    rememberPlace(window, state)
    event.preventDefault()
    options.askToClose(onSilent)
  })
  // Windows is shutting down: it shows that we hold it up, and the question is on the screen.
  window.on('query-session-end', (event) => {
    if (!options.isDirty()) return
    event.preventDefault()
    options.askToClose(onSilent)
  })

  window.webContents.on('render-process-gone', async (_event, { reason, exitCode }) => {
    if (reason === 'clean-exit') return
    log(new Error(`The page’s process is gone: ${reason} (${exitCode})`))
    const { say } = words()
    const { response } = await dialog.showMessageBox(window, {
      type: 'error',
      message: say('host/crashed', { reason }),
      detail: say('host/log', { log: options.logFile }),
      buttons: [say('menu.restart'), say('menu.quit', { app: 'Levelwright' })],
      defaultId: 0,
      cancelId: 1,
    })
    if (window.isDestroyed()) return
    if (response === 0) void window.loadURL(PAGE)
    else gone()
  })

  // A failed load has been told by its event.
  window.loadURL(PAGE).catch(() => {})
  return window
}
