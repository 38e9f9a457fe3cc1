/** What follows the tiles in a level's text: `locks: x,y x,y …` and `answer: row/row/…`, each at most once. */
import { shownCharacter } from '../../characters.ts'
import type { Details, Issue } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import type { Circuit, Tiles } from './circuit.ts'
import { type Mask, turnsBetween } from './masks.ts'
import { readDigit, type TextLine } from './tileRows.ts'

export interface Extras extends Pick<Circuit, 'locks' | 'answer'> {
  readonly issues: readonly Issue[]
}

const flaw = (code: string, at: readonly Point[], details: Details): Issue => ({ code, at, blocks: true, details })

/** `tiles` may hold flaws of their own; then only what stands in these lines is judged. */
export function readExtras(lines: readonly TextLine[], tiles: Tiles & { readonly issues: readonly Issue[] }): Extras {
  const issues: Issue[] = []
  const found = new Map<string, TextLine>()
  for (const { text, number } of lines) {
    const named = /^\s*(locks|answer)\s*:(.*)$/i.exec(text)
    const name = named?.[1]?.toLowerCase()
    if (name === undefined) issues.push(flaw('signal/unknown-line', [], { line: number }))
    else if (found.has(name)) issues.push(flaw('signal/line-twice', [], { name, line: number }))
    else found.set(name, { text: named?.[2]?.trim() ?? '', number })
  }
  const locked = found.get('locks')
  const drawn = found.get('answer')
  const locks = locked ? readLocks(locked, tiles, issues) : tiles.masks.map(() => false)
  const answer = drawn ? readAnswer(drawn, tiles, locks, issues) : undefined
  return { locks, ...(answer && { answer }), issues }
}

function readLocks({ text, number }: TextLine, { width, height }: Tiles, issues: Issue[]): readonly boolean[] {
  const locks = Array.from({ length: width * height }, () => false)
  for (const token of text === '' ? [] : text.split(/\s+/)) {
    const parts = /^(\d{1,4}),(\d{1,4})$/.exec(token)
    if (!parts) {
      issues.push(flaw('signal/bad-lock', [], { lock: token.slice(0, 20), line: number }))
      continue
    }
    const [x, y] = [Number(parts[1]), Number(parts[2])]
    const cell = y * width + x
    if (x >= width || y >= height) {
      issues.push(flaw('signal/lock-outside', [], { lock: token, line: number, right: width - 1, bottom: height - 1 }))
    } else if (locks[cell]) issues.push(flaw('signal/lock-twice', [[x, y]], { lock: token, line: number }))
    else locks[cell] = true
  }
  return locks
}

/** undefined where it does not fit the tiles. */
function readAnswer(
  { text, number }: TextLine,
  { width, height, masks, issues: flaws }: Parameters<typeof readExtras>[1],
  locks: readonly boolean[],
  issues: Issue[],
): readonly Mask[] | undefined {
  const rows = text.split('/').map((row) => [...row.trim()])
  const before = issues.length
  rows.forEach((row, y) => {
    row.forEach((char, x) => {
      if (readDigit(char) !== undefined) return
      const at: readonly Point[] = x < width && y < height ? [[x, y]] : []
      issues.push(flaw('signal/answer-digit', at, { char: shownCharacter(char), row: y + 1, column: x + 1, line: number }))
    })
  })
  if (rows.length !== height || rows.some((row) => row.length !== width)) {
    const uneven = rows.findIndex((row) => row.length !== width)
    const details = { rows: rows.length, count: rows[Math.max(0, uneven)]!.length, width, height, line: number }
    issues.push(flaw('signal/answer-size', [], details))
  }
  if (issues.length > before || flaws.length > 0) return undefined

  const answer = rows.flat().map((char) => readDigit(char)!)
  answer.forEach((mask, cell) => {
    const [x, y] = [cell % width, Math.floor(cell / width)]
    const details = { row: y + 1, column: x + 1, start: masks[cell]!.toString(16), answer: mask.toString(16) }
    const turns = turnsBetween(masks[cell]!, mask)
    if (turns === undefined) issues.push(flaw('signal/answer-shape', [[x, y]], details))
    else if (locks[cell] && turns > 0) issues.push(flaw('signal/answer-locked', [[x, y]], details))
  })
  return issues.length > before ? undefined : answer
}
