/** What one shimmed Electron is made of: the parts that its modules share. */
import type { EventEmitter } from 'node:events'
import type { BrowserContext, Page } from 'playwright-core'

export interface DeskOptions {
  /** Electron's data folder. */
  readonly userData: string
  /** A folder for Chromium's own profile, new each time. */
  readonly profile: string
  readonly chromium: string
  readonly isPackaged: boolean
  readonly version: string
  /** Work areas of the screens, the main one first. */
  readonly screens: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[]
  readonly languages: readonly string[]
}

export type SchemeHandler = (request: Request) => Response | Promise<Response>

/** A permission as Electron and Chromium's protocol name it; asked of the app for each page. */
export interface PermissionHandlers {
  request: ((contents: unknown, permission: string, answer: (granted: boolean) => void) => void) | null
  check: ((contents: unknown, permission: string, origin: string) => boolean) | null
}

/** What the shim itself must know of a window. */
export interface ShimWindow extends EventEmitter {
  readonly webContents: EventEmitter & { readonly mainFrame: object }
  readonly shim: {
    /** null: being opened. */
    page: Page | null
    isOpening: boolean
    /** By the app itself, which asks nobody. */
    isLoading: boolean
    /** Pop-ups that the app has refused and Chromium is about to show. */
    deniedPopups: number
  }
  isVisible(): boolean
  close(): void
}

export interface Desk {
  readonly options: DeskOptions
  app: EventEmitter
  readonly ipcMain: EventEmitter
  readonly windows: Set<ShimWindow>
  /** Registered schemes, with their handlers once they have one. */
  readonly schemes: Map<string, SchemeHandler | null>
  readonly permissions: PermissionHandlers
  /** What the app asked of the desktop, in order: [name, …arguments]. */
  readonly calls: unknown[][]
  isSandboxed: boolean
  isQuitting: boolean
  /** null until the app is ready. */
  context: BrowserContext | null
}

/** Schemes of the app's own are served by https addresses that exist nowhere, so that Chromium gives them an origin and secure contexts. */
const SUFFIX = 'electron-shim.test'

export const toWeb = (desk: Desk, url: string): string =>
  url.replace(/^([a-z]+):\/\/([^/]*)/, (all, scheme: string, host: string) =>
    desk.schemes.has(scheme) ? `https://${host}.${scheme}.${SUFFIX}` : all,
  )

export const toApp = (url: string): string => url.replace(/^https:\/\/([^/]*)\.([a-z]+)\.electron-shim\.test/, '$2://$1')

export const originOf = (url: string): string => /^[a-z]+:\/\/[^/]+/.exec(url)?.[0] ?? 'null'
