/** One line of progress on stderr that rewrites itself: only for somebody who watches, never in a log or a pipe. */
import type { Details } from '../../core/fault.ts'
import type { Progress } from '../../core/solving.ts'
import type { Words } from '../host/words.ts'
import { clip } from './columns.ts'
import type { LevelInput } from './outcome.ts'

/** Often enough to look alive. */
const EVERY_MS = 100
const CLEAR = '\r\x1b[2K'

export interface ProgressLine {
  show(done: number, total: number, level: LevelInput, progress: Progress | null): void
  say(key: string, details: Details): void
  /** Makes way for real output; the next `show` draws it again. */
  clear(): void
}

export function progressLine(stream: NodeJS.WriteStream, { say, number }: Words): ProgressLine {
  if (!stream.isTTY) return { show() {}, say() {}, clear() {} }
  let drawn = false
  let last = Number.NEGATIVE_INFINITY
  const write = (key: string, details: Details): void => {
    const now = performance.now()
    if (now - last < EVERY_MS) return
    last = now
    drawn = true
    // A line as wide as the terminal would wrap, and only its last part be cleared.
    stream.write(CLEAR + clip(say(key, details), (stream.columns || 80) - 1))
  }
  return {
    show(done, total, level, progress) {
      if (progress === null) return
      const { stored, lowerBound } = progress
      write('cli.progress', {
        done: number(done),
        total: number(total),
        id: level.id,
        stored: number(stored),
        lowerBound: number(lowerBound),
      })
    },
    say: write,
    clear() {
      if (drawn) stream.write(CLEAR)
      drawn = false
    },
  }
}
