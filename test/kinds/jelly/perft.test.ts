/** How many lines of so many pushes there are, each group pushed once to either side: recorded, and counted anew by the naive rules. */
import { expect, test } from 'vitest'
import { rules } from '../../../core/kinds/jelly/rules.ts'
import type { Move, Rows, State } from '../../../core/play.ts'
import { type Board, load, push } from './naive.ts'
import { stageOf } from './stageOf.ts'

const STAGES: readonly (readonly [string, Rows, readonly number[]])[] = [
  [
    'jellies on shelves',
    ['.........', '.R...G...', '.#.B.#.#.', '.G.#...R.', '##.##.###', '...B.....', '#########'],
    [12, 136, 1_461, 15_036],
  ],
  ['blocks tied to jellies', ['.......', '.R@.*G.', '.@@.**.', '..R..G.', '#######', '', 'link 2,2,>', 'link 6,2,<'], [8, 59, 390, 2_423]],
  [
    'hidden in walls and blocks',
    ['.......', 'R......', '.G..@@.', '###.###', 'R.....G', '#######', '', 'hidden 2,6,R,^', 'hidden+link 5,3,G,<', 'hidden 0,5,R,>'],
    [7, 46, 310, 2_166],
  ],
  ['all that hangs falls', ['R.@.B', '..@..', 'G....', '.....', '....R', '#####', '', 'hidden+link 3,6,R,^'], [6, 30, 96, 256]],
]

function lines(play: ReturnType<typeof rules>, state: State, depth: number): number {
  const legal: Move[] = []
  play.searchMoves!(state, legal)
  if (depth === 1) return legal.length
  return legal.reduce((sum, move) => {
    const next = new Uint8Array(play.stride)
    play.apply(state, move, next)
    return sum + lines(play, next, depth - 1)
  }, 0)
}

function naiveLines(board: Board, depth: number): number {
  if (depth === 0) return 1
  const firsts = new Map(board.pieces.map(({ group, cells }) => [group, cells[0]!] as const))
  let sum = 0
  for (const cell of firsts.values()) {
    for (const dx of [-1, 1] as const) {
      const next = push(board, cell, dx)
      if (next) sum += naiveLines(next, depth - 1)
    }
  }
  return sum
}

test.each(STAGES)('%s', (_, rows, counts) => {
  const play = rules(stageOf(...rows))
  const start = new Uint8Array(play.stride)
  play.start(start)
  const depths = [...counts.keys()].map((i) => i + 1)
  expect(depths.map((depth) => lines(play, start, depth))).toEqual(counts)
  expect(depths.slice(0, 3).map((depth) => naiveLines(load(rows), depth))).toEqual(counts.slice(0, 3))
})
