/** The log beside the user's data: what went wrong, for whoever has to find out why. */
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Log } from '../host/dispatch.ts'

/** In bytes; past it the log starts anew, and the one before is kept as `.old`. */
const MOST_BYTES = 1_000_000

/** Appends to `file`, and says the same on stderr. A log that cannot be written stops nobody. */
export function openLog(file: string): Log {
  try {
    mkdirSync(dirname(file), { recursive: true })
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > MOST_BYTES) renameSync(file, `${file}.old`)
  } catch {
    // The first line says that there is no log.
  }
  return (what) => {
    const text = what instanceof Error ? (what.stack ?? String(what)) : String(what)
    console.error(text)
    try {
      appendFileSync(file, `${new Date().toISOString()} ${text}\n`)
    } catch (error) {
      console.error(`${file} cannot be written: ${String(error)}`)
    }
  }
}
