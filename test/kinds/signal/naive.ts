/** Signal worked out by trying everything: slow, plain, and made from the rules alone. */
import type { Circuit } from '../../../core/kinds/signal/circuit.ts'

const TURN = (mask: number): number => ((mask * 2) % 16) + (mask >= 8 ? 1 : 0)

/** Every bit points to a neighbour that points back, there are no circles, and all cells hang together. */
export function isSolvedNaively(masks: readonly number[], width: number, height: number): boolean {
  const at = (x: number, y: number): number => (x < 0 || y < 0 || x >= width || y >= height ? 0 : masks[y * width + x]!)
  let edges = 0
  const group = masks.map((_, cell) => cell)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const mask = at(x, y)
      if (((mask & 1) !== 0) !== ((at(x, y - 1) & 4) !== 0)) return false
      if (((mask & 2) !== 0) !== ((at(x + 1, y) & 8) !== 0)) return false
      if (((mask & 4) !== 0) !== ((at(x, y + 1) & 1) !== 0)) return false
      if (((mask & 8) !== 0) !== ((at(x - 1, y) & 2) !== 0)) return false
      for (const [bit, other] of [
        [2, y * width + x + 1],
        [4, (y + 1) * width + x],
      ] as const) {
        if (!(mask & bit)) continue
        edges++
        const [from, to] = [group[other]!, group[y * width + x]!]
        group.forEach((one, cell) => {
          if (one === from) group[cell] = to
        })
      }
    }
  return edges === masks.length - 1 && new Set(group).size === 1
}

export interface NaiveAnswers {
  readonly answers: readonly (readonly number[])[]
  /** Clockwise quarter turns to the nearest; null: there is none. */
  readonly fewest: number | null
}

/** Every way to turn what is not locked: at most 4 to the power of the cells. */
export function answersNaively({ width, height, masks, locks }: Circuit): NaiveAnswers {
  const answers: (readonly number[])[] = []
  let fewest: number | null = null
  const board = [...masks]
  const visit = (cell: number, turns: number): void => {
    if (cell === masks.length) {
      if (!isSolvedNaively(board, width, height)) return
      answers.push([...board])
      if (fewest === null || turns < fewest) fewest = turns
      return
    }
    visit(cell + 1, turns)
    if (locks[cell]) return
    for (let by = 1; by < 4; by++) {
      board[cell] = TURN(board[cell]!)
      if (board[cell] === masks[cell]) return
      visit(cell + 1, turns + by)
    }
    board[cell] = masks[cell]!
  }
  visit(0, 0)
  return { answers, fewest }
}

/** Positions first reached after 0, 1, … moves: each tile is turned 0 to one less than its number of turns, on its own. */
export function statesAtDepth({ masks, locks }: Circuit, depth: number): readonly number[] {
  let counts = [1]
  masks.forEach((mask, cell) => {
    const turns = locks[cell] ? 1 : mask === 0 || mask === 15 ? 1 : mask === 5 || mask === 10 ? 2 : 4
    const next = Array.from({ length: counts.length + turns - 1 }, () => 0)
    counts.forEach((count, moves) => {
      for (let by = 0; by < turns; by++) next[moves + by]! += count
    })
    counts = next
  })
  return Array.from({ length: depth + 1 }, (_, moves) => counts[moves] ?? 0)
}
