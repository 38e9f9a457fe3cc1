/** The desktop around the page: hands it the user's wishes one by one, and asks for files by the system's dialogs. */
import { existsSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, normalize, parse } from 'node:path'
import type { BrowserWindow, Clipboard, Dialog } from 'electron'
import type { Reply, Request, ShellWish } from '../../core/contract.ts'
import { Fault } from '../../core/fault.ts'
import type { Shell } from '../host/shell.ts'
import type { Words } from '../host/words.ts'
import type { Grants } from './grants.ts'

/** A page that is alive takes a wish within milliseconds. */
const SILENCE_MS = 3_000
const EXTENSION = '.pack.json'

export type Told = Request<'shell.tell'>

export interface ShellOptions {
  readonly grants: Grants
  readonly dialog: Dialog
  readonly clipboard: Clipboard
  /** The folder that dialogs show first. */
  readonly folder: string
  readonly words: () => Words
  /** null: the window is not there yet, or no more. */
  readonly window: () => BrowserWindow | null
  /** A file was named by a dialog. */
  readonly named: (path: string) => void
  readonly told: (told: Told) => void
  /** The page agrees to be closed. */
  readonly close: () => void
}

export interface DesktopShell extends Shell {
  /** Kept until the page asks. */
  wish(wish: ShellWish): void
  /** Asks the page whether it may be closed; `silent` is called where it does not take the question. */
  askToClose(silent: () => void): void
}

export function makeShell(options: ShellOptions): DesktopShell {
  const wishes: ShellWish[] = []
  /** Answers the page's question that is waiting, if one is. */
  let waiting: ((wish: ShellWish) => void) | null = null
  let silence: NodeJS.Timeout | undefined
  let folder = options.folder

  function wish(one: ShellWish): void {
    if (waiting) waiting(one)
    else if (one.is !== 'close' || !wishes.some(({ is }) => is === 'close')) wishes.push(one)
  }

  async function ask({
    mode,
    name: wished,
  }: Request<'file.choose'>): Promise<{ readonly path: string; readonly overwrite: boolean } | null> {
    const window = options.window()
    if (!window) return null
    // As the system writes it: its dialogs do not know the contract's '/' everywhere.
    const name = normalize(wished)
    const { say } = options.words()
    const filters = [
      { name: say('menu.packs'), extensions: ['json'] },
      { name: say('menu.all-files'), extensions: ['*'] },
    ]
    if (mode === 'open') {
      const { canceled, filePaths } = await options.dialog.showOpenDialog(window, {
        defaultPath: isAbsolute(name) ? dirname(name) : folder,
        properties: ['openFile'],
        filters,
      })
      const path = filePaths[0]
      return canceled || path === undefined ? null : { path, overwrite: false }
    }
    const { canceled, filePath } = await options.dialog.showSaveDialog(window, {
      defaultPath: isAbsolute(name) ? name : join(folder, basename(name)),
      properties: ['showOverwriteConfirmation', 'createDirectory'],
      filters,
    })
    if (canceled || !filePath) return null
    // The dialog asked before replacing the name as it was typed, and only that one.
    if (parse(filePath).ext !== '') return { path: filePath, overwrite: existsSync(filePath) }
    return { path: `${filePath}${EXTENSION}`, overwrite: false }
  }

  return {
    wish,
    askToClose(silent) {
      clearTimeout(silence)
      silence = setTimeout(silent, SILENCE_MS)
      wish({ is: 'close' })
    },
    async choose(request): Promise<Reply<'file.choose'>> {
      const choice = await ask(request)
      if (choice === null) return { choice }
      folder = dirname(choice.path)
      const path = await options.grants.grant(choice.path)
      options.named(path)
      return { choice: { ...choice, path } }
    },
    next(signal) {
      clearTimeout(silence)
      return new Promise((resolve, reject) => {
        const first = wishes.shift()
        if (first) return resolve(first)
        const settle = () => {
          signal.removeEventListener('abort', cancelled)
          if (waiting === answer) waiting = null
        }
        const answer = (one: ShellWish) => {
          settle()
          resolve(one)
        }
        const cancelled = () => {
          settle()
          reject(new Fault('call/cancelled'))
        }
        signal.addEventListener('abort', cancelled)
        waiting = answer
      })
    },
    async tell(told) {
      options.told(told)
      return null
    },
    async close() {
      options.close()
      return null
    },
    readClipboard: async () => ({ text: await options.clipboard.readText() }),
    async writeClipboard({ text }) {
      await options.clipboard.writeText(text)
      return { written: true }
    },
  }
}
