/** The desktop editor: one process, one window, the host of app/host behind it. Bundled to dist/electron/main.mjs, which Electron starts. */
import { join, normalize, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { app, type BrowserWindow, clipboard, dialog, ipcMain, Menu, protocol, session, shell as system } from 'electron'
import { makeHost } from '../host/handlers.ts'
import { makeWords } from '../host/words.ts'
import { openBridge } from './bridge.ts'
import { makeGrants } from './grants.ts'
import { lockDown, refusePermissions } from './lockdown.ts'
import { openLog } from './log.ts'
import { menuTemplate } from './menu.ts'
import { type Named, namedIn } from './named.ts'
import { OUR_SCHEME, servePages } from './protocol.ts'
import { makeShell, type Told } from './shell.ts'
import { openState, withRecent } from './state.ts'
import { openWindow } from './window.ts'

/** Beside this file in dist/. */
const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/** Threads start from files outside the archive. */
const unpacked = (path: string): string => path.replace(`app.asar${sep}`, `app.asar.unpacked${sep}`)

/** Not every machine has such a folder. */
function documents(): string {
  try {
    return app.getPath('documents')
  } catch {
    return app.getPath('home')
  }
}

function start(named: Named): void {
  const userData = app.getPath('userData')
  const logFile = join(userData, 'levelwright.log')
  const log = openLog(logFile)
  const state = openState(join(userData, 'state.json'))
  const grants = makeGrants()
  let window: BrowserWindow | null = null
  let told: Told = { dirty: false, language: app.getPreferredSystemLanguages()[0]?.startsWith('ja') ? 'ja' : 'en' }
  let words = makeWords(told.language)

  function broken(error: unknown): void {
    log(error)
    dialog.showErrorBox('Levelwright', words.say('host/broken', { reason: String(error), log: logFile }))
    // With a window there may be work to save on it; without one there is nothing to go on with.
    if (window === null) app.exit(1)
  }
  process.on('uncaughtException', broken)
  process.on('unhandledRejection', log)

  if (state.get().softwareSince === app.getVersion()) {
    log('Drawn in software: the graphics process died under this version before.')
    app.disableHardwareAcceleration()
  }
  app.enableSandbox()
  protocol.registerSchemesAsPrivileged([OUR_SCHEME])
  lockDown(app, log)
  app.on('child-process-gone', (_event, { type, reason }) => {
    log(new Error(`${type}: ${reason}`))
    if (type === 'GPU' && reason !== 'clean-exit' && reason !== 'killed') state.set({ softwareSince: app.getVersion() })
  })

  const shell = makeShell({
    grants,
    dialog,
    clipboard,
    folder: named.folder ?? documents(),
    words: () => words,
    window: () => window,
    named: remember,
    told(now) {
      const changed = now.language !== told.language
      told = now
      window?.setDocumentEdited(now.dirty)
      if (!changed) return
      words = makeWords(now.language)
      setMenu()
    },
    close: () => {
      window?.destroy()
    },
  })
  const host = makeHost({ locate: grants.locate, worker: unpacked(beside('../host/worker.mjs')), liveLane: true, shell })

  function remember(path: string): void {
    state.set({ recent: withRecent(state.get().recent, path) })
    app.addRecentDocument(normalize(path))
    setMenu()
  }

  async function open(path: string): Promise<void> {
    const granted = await grants.grant(path)
    remember(granted)
    shell.wish({ is: 'open', path: granted })
  }

  function setMenu(): void {
    const template = menuTemplate({
      words,
      platform: process.platform,
      recent: state.get().recent,
      devTools: !app.isPackaged,
      run: (command) => shell.wish({ is: 'command', command }),
      open: (path) => void open(path),
      forgetRecent() {
        state.set({ recent: [] })
        app.clearRecentDocuments()
        setMenu()
      },
      showLog: () => system.showItemInFolder(logFile),
    })
    Menu.setApplicationMenu(Menu.buildFromTemplate(template))
  }

  app.on('second-instance', (_event, _argv, _cwd, more) => {
    if (window?.isMinimized()) window.restore()
    window?.focus()
    // Chromium shuffles the words of the other start; what that one understood itself is handed over beside them.
    const file = (more as Partial<Named> | null)?.file
    if (typeof file === 'string') void open(file)
  })
  app.on('open-file', (event, path) => {
    event.preventDefault()
    void app.whenReady().then(() => open(path))
  })
  // One window, one document: without it there is nothing left to run for, on a Mac either.
  app.on('window-all-closed', () => void host.close().finally(() => app.quit()))

  function begin(): void {
    if (named.file !== null) void open(named.file)
    setMenu()
    refusePermissions(session.defaultSession)
    servePages(protocol, beside('../renderer'))
    openBridge({ ipc: ipcMain, handlers: host.handlers, isOurs: (contents) => contents === window?.webContents, log })
    host.pool.warm()
    window = openWindow({
      preload: beside('preload.cjs'),
      devTools: !app.isPackaged,
      state,
      words: () => words,
      log,
      logFile,
      isDirty: () => told.dirty,
      askToClose: shell.askToClose,
    })
    window.on('closed', () => {
      window = null
    })
  }
  app.whenReady().then(begin).catch(broken)
}

const named = namedIn(process.argv, app.isPackaged, process.cwd())
if (app.requestSingleInstanceLock(named)) start(named)
else app.quit()
