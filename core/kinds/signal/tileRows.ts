/** The rows of tiles in a level's text: one hex digit a tile. */
import { isInvisible, shownCharacter } from '../../characters.ts'
import type { Issue } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import { type Circuit, MAX_SIDE } from './circuit.ts'
import type { Mask } from './masks.ts'

export interface TextLine {
  readonly text: string
  /** Counted from 1 in the text as it came. */
  readonly number: number
}

export interface TileRows extends Pick<Circuit, 'width' | 'height'> {
  /** Row-major; of no use where there are issues. */
  readonly masks: readonly Mask[]
  readonly issues: readonly Issue[]
}

/** In either case; undefined: no hex digit. */
export const readDigit = (char: string): Mask | undefined => (/^[0-9a-f]$/i.test(char) ? Number.parseInt(char, 16) : undefined)

/** What Net writes behind a digit or a size for boards that this version does not know. */
const REFUSED: Readonly<Record<string, string>> = { w: 'signal/wrapping', v: 'signal/barrier', h: 'signal/barrier' }

function codeOf(char: string): string {
  const refused = REFUSED[char.toLowerCase()]
  if (refused !== undefined) return refused
  if (isInvisible(char)) return 'signal/invisible'
  return readDigit(char.normalize('NFKC')) === undefined ? 'signal/not-a-tile' : 'signal/full-width'
}

/** The first line gives the width; every character that is no tile is told once, with all its cells. */
export function readTiles(lines: readonly TextLine[]): TileRows {
  const rows = lines.map(({ text }) => [...text])
  const width = rows[0]?.length ?? 0
  const height = rows.length
  if (width > MAX_SIDE || height > MAX_SIDE) return { width, height, masks: [], issues: [] }

  const issues: Issue[] = []
  rows.forEach((row, y) => {
    if (row.length === width) return
    const [from, to] = [Math.min(width, row.length), Math.min(Math.max(width, row.length), MAX_SIDE)]
    const at = Array.from({ length: to - from }, (_, i): Point => [from + i, y])
    const details = { line: lines[y]!.number, count: row.length, expected: width }
    issues.push({ code: 'signal/line-length', at, blocks: true, details })
  })

  const strangers = new Map<string, Point[]>()
  rows.forEach((row, y) => {
    row.slice(0, MAX_SIDE).forEach((char, x) => {
      if (readDigit(char) !== undefined) return
      strangers.set(char, [...(strangers.get(char) ?? []), [x, y]])
    })
  })
  for (const [char, at] of strangers) {
    const [x, y] = at[0]!
    const details = {
      char: shownCharacter(char),
      plain: char.normalize('NFKC'),
      line: lines[y]!.number,
      column: x + 1,
      count: at.length,
    }
    issues.push({ code: codeOf(char), at, blocks: true, details })
  }
  return { width, height, masks: rows.flat().map((char) => readDigit(char) ?? 0), issues }
}
