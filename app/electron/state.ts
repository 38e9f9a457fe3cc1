/** What the desktop remembers from one run to the next: its window, recent files, and whether drawing by the graphics card failed. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'

const State = z.object({
  window: z
    .object({ x: z.int(), y: z.int(), width: z.int().positive(), height: z.int().positive(), maximized: z.boolean() })
    .nullable()
    .catch(null),
  /** Absolute paths, the newest first. */
  recent: z.array(z.string()).catch([]),
  /** The version of Levelwright whose graphics process died: that version draws in software from then on. */
  softwareSince: z.string().nullable().catch(null),
})
export type State = z.infer<typeof State>

const MOST_RECENT = 10

export interface StateFile {
  get(): State
  /** Kept at once: what comes next may be the end. A state that cannot be kept stops nobody. */
  set(change: Partial<State>): void
}

/** A file that is missing or damaged is an empty memory. */
export function openState(file: string): StateFile {
  let state = State.parse(readJson(file))
  return {
    get: () => state,
    set(change) {
      state = { ...state, ...change }
      try {
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(`${file}.new`, JSON.stringify(state, null, 2))
        renameSync(`${file}.new`, file)
      } catch (error) {
        console.error(`${file} cannot be written: ${String(error)}`)
      }
    },
  }
}

function readJson(file: string): unknown {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** `path` first, each once. */
export const withRecent = (recent: readonly string[], path: string): string[] =>
  [path, ...recent.filter((other) => other !== path)].slice(0, MOST_RECENT)
