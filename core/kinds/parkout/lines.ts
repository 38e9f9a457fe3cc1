/** The lines of a level's text, freed of what editors and mail add around them: BOM, line ends, blank lines, trailing spaces. Each step is linear in the text. */
import { isInvisible, withoutEnd } from '../../characters.ts'
import type { Issue } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import type { Rows } from '../../play.ts'
import { MAX_SIDE } from './lot.ts'

/** Of a line no more is looked at: it could only be a flaw of the length. */
const WIDEST = MAX_SIDE + 2

/** Past these a text is no level with a flaw, and not worth a look at each of its characters. */
const MOST_LINES = 10_000
const MOST_CHARACTERS = 10_000

/** Characters that show nothing and take up no cell. */
const isZeroWidth = (char: string): boolean => isInvisible(char) && !/\p{Z}/u.test(char)

/** Where the text is far too long for any level, in lines or in one of them. */
export function farTooLong(rows: Rows): Issue | undefined {
  let characters = 0
  for (const row of rows) characters = Math.max(characters, row.length)
  if (rows.length <= MOST_LINES && characters <= MOST_CHARACTERS) return undefined
  return { code: 'parkout/too-long', at: [], blocks: true, details: { lines: rows.length, characters, most: MAX_SIDE } }
}

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
  /** Characters of the first line without its trailing spaces and tabs, and without those of no width. */
  readonly width: number
  readonly issues: readonly Issue[]
}

const cellsOfRow = (y: number, from: number, to: number): readonly Point[] =>
  Array.from({ length: Math.max(0, Math.min(to, WIDEST) - from) }, (_, i): Point => [from + i, y])

/** `at` of an issue counts from the first line that is not blank, as the board's rows do; `line` counts all lines. */
export function readLines(rows: Rows): Lines {
  const texts = rows.map((row, i) => withoutEnd(i === 0 ? row.replace(/^\uFEFF/, '') : row, '\r'))
  const first = texts.findIndex((text) => text.trim() !== '')
  const last = texts.findLastIndex((text) => text.trim() !== '')
  const level = first < 0 ? [] : texts.slice(first, last + 1)
  const width = [...withoutEnd(level[0] ?? '', ' \t')].filter((char) => !isZeroWidth(char)).length

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
    // A tab or what nobody sees is an error of its own and what makes its line too long or short.
    if (!even && !chars.some((char) => char === '\t' || isInvisible(char))) {
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
