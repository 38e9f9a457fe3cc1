/** The electron module of a process of its own, for register.mjs; its parent may ask it anything, as Playwright asks the real one. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DeskOptions } from './desk.ts'
import { makeElectron } from './electron.ts'

/** What the parent decides, in ELECTRON_SHIM_OPTIONS. */
export type ShimOptions = Omit<DeskOptions, 'profile'>

export interface Asked {
  readonly id: number
  /** The text of a function of the module, and its argument. */
  readonly source: string
  readonly argument: unknown
}
export type Told = { readonly port: string } | { readonly id: number; readonly value?: unknown; readonly error?: string }

// Electron's own command line has no script between the program and its words.
process.argv.splice(1, 1)

const profile = mkdtempSync(join(tmpdir(), 'electron-shim-'))
process.on('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }))

const { electron, desk, start } = makeElectron({ ...(JSON.parse(process.env.ELECTRON_SHIM_OPTIONS ?? '{}') as ShimOptions), profile })
export const { app, BrowserWindow, dialog, ipcMain, Menu, nativeTheme, protocol, screen, session, shell } = electron

const tell = (message: Told) => process.send?.(message)
process.on('message', async ({ id, source, argument }: Asked) => {
  try {
    // biome-ignore lint/security/noGlobalEval: a function of the test's own, as Playwright's evaluate.
    const ask = globalThis.eval(`(${source})`) as (electron: object, argument: unknown) => unknown
    tell({ id, value: await ask({ ...electron, calls: desk.calls }, argument) })
  } catch (error) {
    tell({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
// Whoever started us is gone, and nobody is left to close the window.
process.on('disconnect', () => void app.exit(0))

// Once the main script has run to its end.
setImmediate(async () => {
  try {
    await start()
    if (desk.context) tell({ port: readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0] ?? '' })
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
})
