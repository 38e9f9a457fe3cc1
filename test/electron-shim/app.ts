/** The app module: one process by a lock, ready once Chromium is, ended as Electron ends. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { createConnection, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { launchChromium } from './chromium.ts'
import type { Desk } from './desk.ts'
import { preventable, strictEmitter } from './strict.ts'

const APP_EVENTS = [
  'ready',
  'before-quit',
  'will-quit',
  'quit',
  'second-instance',
  'web-contents-created',
  'window-all-closed',
  'open-file',
  'child-process-gone',
]

export function makeApp(desk: Desk) {
  const { options } = desk
  const lockFile = join(options.userData, 'lock.sock')
  let lock: Server | null = null
  /** Settles when the first process has heard of this one. */
  let handedOver: Promise<unknown> | null = null
  let ready: () => void
  const whenReady = new Promise<void>((resolve) => {
    ready = resolve
  })

  const app = strictEmitter('app', APP_EVENTS, {
    isPackaged: options.isPackaged,
    whenReady: () => whenReady,
    getVersion: () => options.version,
    getPath: (name: string) => (name === 'userData' ? options.userData : join(options.userData, 'home', name === 'home' ? '' : name)),
    getPreferredSystemLanguages: () => options.languages,
    enableSandbox() {
      if (desk.context !== null) throw new Error('app.enableSandbox() can only be called before app is ready')
      desk.isSandboxed = true
    },
    disableHardwareAcceleration: () => void desk.calls.push(['disableHardwareAcceleration']),
    addRecentDocument: (path: string) => void desk.calls.push(['addRecentDocument', path]),
    clearRecentDocuments: () => void desk.calls.push(['clearRecentDocuments']),
    requestSingleInstanceLock(more: object = {}): boolean {
      mkdirSync(options.userData, { recursive: true })
      if (existsSync(lockFile)) {
        handedOver = new Promise((resolve) => {
          const message = JSON.stringify({ argv: process.argv, cwd: process.cwd(), more })
          createConnection(lockFile).on('close', resolve).on('error', resolve).end(message)
        })
        return false
      }
      lock = createServer((socket) => {
        let text = ''
        socket.on('data', (part) => {
          text += String(part)
        })
        socket.on('end', () => {
          const { argv, cwd, more: told } = JSON.parse(text)
          app.emit('second-instance', {}, argv, cwd, told)
        })
      }).listen(lockFile)
      return true
    },
    /** Closes every window first; one that stays stops it. */
    async quit(): Promise<void> {
      const before = preventable({})
      app.emit('before-quit', before)
      if (before.defaultPrevented) return
      desk.isQuitting = true
      for (const window of [...desk.windows]) window.close()
      if (!desk.isQuitting) return
      app.emit('will-quit', preventable({}))
      await handedOver
      await app.exit(0)
    },
    async exit(code = 0): Promise<void> {
      lock?.close()
      if (handedOver === null) rmSync(lockFile, { force: true })
      await desk.context?.close()
      app.emit('quit', {}, code)
      process.exit(code)
    },
  })

  return {
    app,
    /** What Electron does by itself once the main script has run. */
    async start(): Promise<void> {
      if (handedOver !== null) return
      desk.context = await launchChromium(desk)
      ready()
      app.emit('ready')
    },
  }
}
