/** What the command line names: a file to open, a folder to begin in. */
import { statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

export interface Named {
  /** Absolute; null: none. The first, where several are named: the editor shows one pack. */
  readonly file: string | null
  readonly folder: string | null
}

/** `argv` as the process has it; unpacked, its first plain word is the app itself. Switches are Chromium's. */
export function namedIn(argv: readonly string[], isPackaged: boolean, cwd: string): Named {
  const words = argv.slice(1).filter((word) => !word.startsWith('-'))
  const first = isPackaged ? words[0] : words[1]
  if (first === undefined) return { file: null, folder: null }
  const path = resolve(cwd, first)
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? { file: null, folder: path } : { file: path, folder: dirname(path) }
}
