/** The rules of Park Out once more, read straight off the characters of a level and as slow as can be: what the fast ones must equal. */
import type { Rows } from '../../../core/play.ts'

export interface NaiveMove {
  readonly text: string
  readonly after: Rows
}

const isCapital = (char: string): boolean => char !== char.toLowerCase()

/** Every legal move, in the order of the rules, each with the level as it is afterwards. */
export function naiveMoves(rows: Rows): readonly NaiveMove[] {
  const letters = [...rows.join('')].filter(isCapital).map((char) => char.toLowerCase())
  return letters.sort().flatMap((letter) => movesOf(rows, letter))
}

function movesOf(rows: Rows, letter: string): readonly NaiveMove[] {
  const cells: [x: number, y: number, char: string][] = []
  rows.forEach((row, y) => {
    ;[...row].forEach((char, x) => {
      if (char.toLowerCase() === letter) cells.push([x, y, char])
    })
  })
  const [first, last] = [cells[0]!, cells.at(-1)!]
  const [dx, dy] = first[1] === last[1] ? [1, 0] : [0, 1]
  const forward = isCapital(last[2]) ? 1 : -1
  const shifted = (step: number): Rows => {
    const grid = rows.map((row) => [...row])
    for (const [x, y] of cells) grid[y]![x] = '.'
    if (step !== 0) for (const [x, y, char] of cells) grid[y + dy * step]![x + dx * step] = char
    return grid.map((row) => row.join(''))
  }

  const moves: NaiveMove[] = []
  for (const way of [1, -1]) {
    const end = way === 1 ? last : first
    for (let step = 1; ; step++) {
      const [x, y] = [end[0] + dx * way * step, end[1] + dy * way * step]
      const isFree = rows[y]![x] === '.'
      const onFrame = x === 0 || y === 0 || y === rows.length - 1 || x === rows[0]!.length - 1
      if (onFrame && isFree && way === forward) moves.push({ text: `${letter} out`, after: shifted(0) })
      if (onFrame || !isFree) break
      moves.push({ text: `${letter}${way === 1 ? '+' : '-'}${step}`, after: shifted(way * step) })
    }
  }
  return moves
}

/** Distinct positions first reached after 0, 1, … `depth` moves. */
export function naiveStatesAtDepth(rows: Rows, depth: number): readonly number[] {
  const known = new Set([rows.join('\n')])
  let layer: readonly Rows[] = [rows]
  const counts = [1]
  for (let n = 1; n <= depth; n++) {
    const next: Rows[] = []
    for (const position of layer)
      for (const { after } of naiveMoves(position)) {
        const key = after.join('\n')
        if (known.has(key)) continue
        known.add(key)
        next.push(after)
      }
    counts.push(next.length)
    layer = next
  }
  return counts
}
