/**
 * The electron module of a process of its own, for register.mjs; its parent gives the options in
 * ELECTRON_SHIM_OPTIONS and may ask it anything, as Playwright asks the real one.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DeskOptions } from './desk.ts'
import { makeElectron } from './electron.ts'

export interface Asked {
  readonly id: number
  /** The text of a function of the module, and its argument. */
  readonly source: string
  readonly argument: unknown
}
export type Told = { readonly port: string } | { readonly id: number; readonly value?: unknown; readonly error?: string }

// Electron's own command line has no script between the program and its words.
process.argv.splice(1, 1)

const options = JSON.parse(process.env.ELECTRON_SHIM_OPTIONS ?? '{}') as DeskOptions
const { electron, desk, start } = makeElectron(options)
export const { app, BrowserWindow, clipboard, dialog, ipcMain, Menu, nativeTheme, protocol, screen, session, shell } = electron

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
    if (desk.context) tell({ port: readFileSync(join(options.profile, 'DevToolsActivePort'), 'utf8').split('\n')[0] ?? '' })
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
})
