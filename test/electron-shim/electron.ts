/**
 * A stand-in for the electron module over Chromium, for machines that have no Electron: the compiled main and preload run unchanged,
 * a window is a page, a preload runs in a world of its own. It has what this app uses, and throws at anything else.
 */
import { EventEmitter } from 'node:events'
import { makeApp } from './app.ts'
import type { Desk, DeskOptions, ShimWindow } from './desk.ts'
import { makeClipboard, makeDialog, makeMenu, makeNativeTheme, makeProtocol, makeScreen, makeSession, makeSystemShell } from './modules.ts'
import { strict } from './strict.ts'
import { makeWindow, type WindowOptions } from './window.ts'

interface WindowClass {
  new (options?: WindowOptions): ReturnType<typeof makeWindow>
  getAllWindows(): ShimWindow[]
}

export function makeElectron(options: DeskOptions) {
  const desk: Desk = {
    options,
    app: new EventEmitter(),
    ipcMain: new EventEmitter(),
    windows: new Set(),
    schemes: new Map(),
    permissions: { request: null, check: null },
    calls: [],
    isSandboxed: false,
    isQuitting: false,
    context: null,
  }
  const { app, start } = makeApp(desk)
  desk.app = app
  /** Called with `new`, like Electron's; a window is a value with closures. */
  function BrowserWindow(windowOptions: WindowOptions = {}) {
    return makeWindow(desk, windowOptions)
  }
  BrowserWindow.getAllWindows = (): ShimWindow[] => [...desk.windows]

  const electron = {
    app,
    BrowserWindow: BrowserWindow as unknown as WindowClass,
    clipboard: makeClipboard(),
    dialog: makeDialog(desk),
    ipcMain: strict('ipcMain', { on: (channel: string, listener: (...values: unknown[]) => void) => desk.ipcMain.on(channel, listener) }),
    Menu: makeMenu(),
    nativeTheme: makeNativeTheme(),
    protocol: makeProtocol(desk),
    screen: makeScreen(options),
    session: makeSession(desk),
    shell: makeSystemShell(desk),
  }
  return { electron, desk, start }
}
