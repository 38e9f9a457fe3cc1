/** The lines of a level's text, freed of what editors and mail add around them: BOM, line ends, blank lines, trailing spaces. */
import type { Issue } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import type { Rows } from '../../kind.ts'
import { MAX_SIDE } from './lot.ts'

/** Of a line no more is looked at: it could only be a flaw of the length. */
const WIDEST = MAX_SIDE + 2

/** One line, a character (not a UTF-16 unit) a cell. */
export interface Line {
  readonly chars: readonly string[]
  /** Counted from 1 in the text as it came, blank lines included. */
  readonly number: number
  /** As long as the first line. Of the others only the characters can be judged, not their places. */
  readonly even: boolean
}

export interface Lines {
  readonly lines: readonly Line[]
  /** Characters of the first line without its trailing spaces and tabs. */
  readonly width: number
  readonly issues: readonly Issue[]
}

const cellsOfRow = (y: number, from: number, to: number): readonly Point[] =>
  Array.from({ length: Math.max(0, Math.min(to, WIDEST) - from) }, (_, i): Point => [from + i, y])

/** `at` of an issue counts from the first line that is not blank, as the board's rows do; `line` counts all lines. */
export function readLines(rows: Rows): Lines {
  const texts = rows.map((row, i) => (i === 0 ? row.replace(/^\uFEFF/, '') : row).replace(/\r+$/, ''))
  const first = texts.findIndex((text) => text.trim() !== '')
  const last = texts.findLastIndex((text) => text.trim() !== '')
  const level = first < 0 ? [] : texts.slice(first, last + 1)
  const width = [...(level[0] ?? '').replace(/[ \t]+$/, '')].length

  const issues: Issue[] = []
  const trailing: number[] = []
  const lines = level.map((text, y): Line => {
    const number = first + y + 1
    const all = [...text]
    const spare = all.slice(width)
    const isTrailing = spare.length > 0 && spare.every((char) => char === ' ')
    if (isTrailing) trailing.push(number)
    const count = isTrailing ? width : all.length
    const chars = all.slice(0, Math.min(count, WIDEST))
    const even = count === width
    // A tab is an error of its own and what makes its line too long or short.
    if (!even && !chars.includes('\t')) {
      const at = cellsOfRow(y, Math.min(width, count), Math.max(width, count))
      issues.push({ code: 'parkout/line-length', at, blocks: true, details: { line: number, count, expected: width } })
    }
    return { chars, number, even }
  })
  if (trailing.length > 0) {
    const details = { count: trailing.length, line: trailing[0] as number }
    issues.push({ code: 'parkout/trailing-spaces', at: [], blocks: false, details })
  }
  return { lines, width, issues }
}
