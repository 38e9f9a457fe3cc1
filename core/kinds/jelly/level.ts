/** Jelly stages as text: the rows of the board, an empty line, and a line for each link and hidden jelly. */
import { shownCharacter } from '../../characters.ts'
import type { Issue, Result } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import type { Rows } from '../../play.ts'
import { flaw, type Numbered, readDirectives, startsDirective, writeDirectives } from './directives.ts'
import { EMPTY, isPiece, MAX_SIDE, type Stage, WALL } from './stage.ts'

/** More lines or characters than any stage needs are not looked at one by one. */
const MOST_LINES = 10_000
const MOST_CHARACTERS = 10_000

/** Links from their left or upper end, sorted; hidden jellies in their order; no empty line where nothing follows it. */
export function serialise(stage: Stage): Rows {
  const { width, height, cells } = stage
  const rows = Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width).join(''))
  const directives = writeDirectives(stage)
  return directives.length === 0 ? rows : [...rows, '', ...directives]
}

/** The rows of the board, and what follows the empty line behind them. */
function divide(rows: Rows): { readonly board: readonly string[]; readonly rest: readonly Numbered[]; readonly issues: readonly Issue[] } {
  // Spaces at the end of a line say nothing.
  const lines = rows.map((row, i) => (i === 0 ? row.replace(/^\uFEFF/, '') : row).trimEnd())
  const count = lines.findLastIndex((line) => line !== '') + 1
  const numbered = lines.slice(0, count).map((text, i): Numbered => [text, i + 1])
  const end = lines.findIndex((text, i) => i < count && (text === '' || startsDirective(text)))
  if (end < 0) return { board: lines.slice(0, count), rest: [], issues: [] }
  const isSeparated = lines[end] === ''
  return {
    board: lines.slice(0, end),
    rest: numbered.slice(isSeparated ? end + 1 : end),
    issues: isSeparated || end === 0 ? [] : [flaw('jelly/no-blank-line', [], { line: end + 1 })],
  }
}

/** What no stage may hold, told once a character with all its cells. */
function strangers(chars: readonly (readonly string[])[]): readonly Issue[] {
  const found = new Map<string, Point[]>()
  chars.forEach((row, y) => {
    row.forEach((char, x) => {
      if (char === EMPTY || char === WALL || isPiece(char)) return
      const cells = found.get(char) ?? []
      cells.push([x, y])
      found.set(char, cells)
    })
  })
  return [...found].map(([char, at]) => {
    const [x, y] = at[0] as Point
    return flaw('jelly/unknown-character', at, { char: shownCharacter(char), line: y + 1, column: x + 1, count: at.length })
  })
}

/** A stage, or every error of the text. Rows longer or shorter than the first are named; links and hidden jellies are then not judged. */
export function parse(rows: Rows): Result<Stage> {
  if (rows.length > MOST_LINES || rows.some((row) => row.length > MOST_CHARACTERS)) {
    return { ok: false, issues: [flaw('jelly/too-long', [], { most: MAX_SIDE })] }
  }
  const { board, rest, issues: divided } = divide(rows)
  const chars = board.map((line) => [...line])
  const [width, height] = [chars[0]?.length ?? 0, chars.length]
  if (height === 0) return { ok: false, issues: [flaw('jelly/empty', [])] }
  if (width > MAX_SIDE || height > MAX_SIDE) return { ok: false, issues: [flaw('jelly/too-large', [], { width, height, most: MAX_SIDE })] }

  const ragged = chars.flatMap((row, y): Issue[] => {
    if (row.length === width) return []
    const [from, to] = [Math.min(row.length, width), Math.min(Math.max(row.length, width), MAX_SIDE)]
    const at = Array.from({ length: Math.max(0, to - from) }, (_, i): Point => [from + i, y])
    return [flaw('jelly/line-length', at, { line: y + 1, count: row.length, expected: width })]
  })
  const flaws = [...divided, ...ragged, ...strangers(chars)]
  if (ragged.length > 0) return { ok: false, issues: flaws }

  const grid = { width, height, cells: chars.flat() }
  const { issues: directiveIssues, ...directives } = readDirectives(grid, rest)
  const issues = [...flaws, ...directiveIssues]
  if (issues.some((issue) => issue.blocks)) return { ok: false, issues }
  return { ok: true, value: { ...grid, ...directives }, issues }
}
