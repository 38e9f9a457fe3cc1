/** Signal levels as text: a hex digit a tile, then, after an empty row, the locked cells and the answer where there are any. */
import type { Issue, Result } from '../../fault.ts'
import type { Size } from '../../grid.ts'
import type { Likeness, Rows } from '../../play.ts'
import { type Circuit, MAX_SIDE } from './circuit.ts'
import { readExtras } from './extras.ts'
import type { Mask } from './masks.ts'
import { readTiles } from './tileRows.ts'

/** `size` blank tiles (1..40 a side), nothing locked. Throws a RangeError for any other size. */
export function blank({ width, height }: Size): Circuit {
  for (const side of [width, height])
    if (!(Number.isInteger(side) && side >= 1 && side <= MAX_SIDE)) throw new RangeError(`a side of ${side} tiles`)
  const cells = width * height
  return { width, height, masks: Array.from({ length: cells }, () => 0), locks: Array.from({ length: cells }, () => false) }
}

/** `masks` row by row in lower-case hex digits. */
export const hexRows = (masks: readonly Mask[], width: number): Rows =>
  Array.from({ length: masks.length / width }, (_, y) =>
    masks
      .slice(y * width, (y + 1) * width)
      .map((mask) => mask.toString(16))
      .join(''),
  )

export const startRows = ({ width, masks }: Circuit): Rows => hexRows(masks, width)

/** Rows without their line ends. */
export function serialise({ width, masks, locks, answer }: Circuit): Rows {
  const locked = locks.flatMap((isLocked, cell) => (isLocked ? [`${cell % width},${Math.floor(cell / width)}`] : []))
  const extras = [
    ...(locked.length > 0 ? [`locks: ${locked.join(' ')}`] : []),
    ...(answer ? [`answer: ${hexRows(answer, width).join('/')}`] : []),
  ]
  return [...hexRows(masks, width), ...(extras.length > 0 ? ['', ...extras] : [])]
}

/** Past these a text is no level with a flaw, and not worth a look at each of its characters. */
const MOST_LINES = 10_000
const MOST_CHARACTERS = 10_000

const failed = (...issues: readonly Issue[]): Result<Circuit> => ({ ok: false, issues })

/** A line that names what it holds, such as `locks: 0,0`. */
const isNamed = (text: string): boolean => /^\s*[a-z]+\s*:/i.test(text)

/** A board, or every error of the text; `at` counts from the first line that is not blank. Spaces at the end of a line say nothing. */
export function parse(rows: Rows): Result<Circuit> {
  const characters = rows.reduce((most, row) => Math.max(most, row.length), 0)
  if (rows.length > MOST_LINES || characters > MOST_CHARACTERS) {
    const details = { lines: rows.length, characters, most: MAX_SIDE }
    return failed({ code: 'signal/too-long', at: [], blocks: true, details })
  }
  const lines = rows.map((row, i) => ({ text: (i === 0 ? row.replace(/^\uFEFF/, '') : row).trimEnd(), number: i + 1 }))
  const first = lines.findIndex(({ text }) => text !== '')
  const level = first < 0 ? [] : lines.slice(first)
  const end = level.findIndex(({ text }) => text === '' || isNamed(text))
  const tileLines = end < 0 ? level : level.slice(0, end)
  const extraLines = level.slice(tileLines.length).filter(({ text }) => text !== '')

  const tiles = readTiles(tileLines)
  const { width, height } = tiles
  if (width < 1) return failed({ code: 'signal/no-tiles', at: [], blocks: true })
  if (width > MAX_SIDE || height > MAX_SIDE) {
    return failed({ code: 'signal/too-large', at: [], blocks: true, details: { width, height, most: MAX_SIDE } })
  }
  const extras = readExtras(extraLines, tiles)
  const issues = [...tiles.issues, ...extras.issues]
  if (issues.length > 0) return failed(...issues)
  const { locks, answer } = extras
  return { ok: true, value: { width, height, masks: tiles.masks, locks, ...(answer && { answer }) }, issues: [] }
}

/** Of the characters of tiles, the part that must be hex digits. */
const DIGITS = 0.75

/** Rows of hex digits, some of them perhaps wrong; without a decimal digit they may as well be words. */
export function likeness(rows: Rows): Likeness {
  const plain = rows.map((row) =>
    row
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .trim(),
  )
  if (plain.every((row) => row === '' || /^(?:locks|answer)\s*:/i.test(row))) return 'part'
  const end = plain.findIndex((row) => row === '' || isNamed(row))
  const tiles = end < 0 ? plain : plain.slice(0, end)
  const text = tiles.join('')
  const digits = text.match(/[0-9a-f]/gi)?.length ?? 0
  // A line alone may as well be a date.
  return tiles.length > 1 && !tiles.some((row) => /\s/.test(row)) && /\d/.test(text) && digits >= DIGITS * text.length ? 'level' : 'none'
}
