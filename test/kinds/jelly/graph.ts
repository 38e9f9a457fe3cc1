/** All that can be reached on a small stage, played side by side by the rules under test and by the naive ones. */
import { modelOf } from '../../../core/kinds/jelly/model.ts'
import { packMove } from '../../../core/kinds/jelly/moves.ts'
import { rules } from '../../../core/kinds/jelly/rules.ts'
import type { Stage } from '../../../core/kinds/jelly/stage.ts'
import { standing } from '../../../core/kinds/jelly/standing.ts'
import type { Move, Rows, State } from '../../../core/play.ts'
import { type Board, isSolved, load, picture, push, textOf } from './naive.ts'
import { stageOf } from './stageOf.ts'

export interface Node {
  readonly state: State
  readonly board: Board
  readonly isSolved: boolean
  /** Pushes from the start. */
  readonly depth: number
  readonly next: readonly number[]
  /** Pushes to the nearest solved one; Infinity: there is none. */
  left: number
}

/** The rows of a position, letters in small where anchored, black cells as `@`. */
export function shown(stage: Stage, state: State): Rows {
  const { cells } = standing(stage, modelOf(stage), state)
  const { width, height } = stage
  return Array.from({ length: height }, (_, y) =>
    cells
      .slice(y * width, (y + 1) * width)
      .join('')
      .replace(/[@*$%]/g, '@'),
  )
}

/** The moves that are legal, one for each cell, by the naive rules, and where they lead. */
function naiveMoves(stage: Stage, board: Board): ReadonlyMap<Move, Board> {
  const moves = new Map<Move, Board>()
  for (let y = 0; y < stage.height; y++) {
    for (let x = 0; x < stage.width; x++) {
      for (const dx of [-1, 1] as const) {
        const next = push(board, [x, y], dx)
        if (next) moves.set(packMove(stage, x, y, dx === 1), next)
      }
    }
  }
  return moves
}

/** What the two disagree on is told as text; undefined: there are more than `most` positions. */
export function graphOf(rows: Rows, most: number): { readonly nodes: readonly Node[]; readonly flaws: readonly string[] } | undefined {
  const stage = stageOf(...rows)
  const play = rules(stage)
  const flaws: string[] = []
  const nodes: Node[] = []
  const numbers = new Map<string, number>()
  const legal: Move[] = []
  const numberOf = (state: State, board: Board, depth: number): number => {
    const key = `${[...state]} ${textOf(board)}`
    const known = numbers.get(key)
    if (known !== undefined) return known
    const solved = isSolved(board)
    if (play.isSolved(state) !== solved) flaws.push(`solved: ${solved}, not ${play.isSolved(state)} in ${picture(board).join('/')}`)
    if (shown(stage, state).join('/') !== picture(board).join('/'))
      flaws.push(`it is ${picture(board).join('/')}, not ${shown(stage, state).join('/')}`)
    numbers.set(key, nodes.length)
    nodes.push({ state, board, isSolved: solved, depth, next: [], left: solved ? 0 : Number.POSITIVE_INFINITY })
    return nodes.length - 1
  }
  const start = new Uint8Array(play.stride)
  play.start(start)
  numberOf(start, load(rows), 0)
  for (let i = 0; i < nodes.length && flaws.length === 0; i++) {
    if (nodes.length > most) return undefined
    const { state, board, depth } = nodes[i]!
    const wanted = naiveMoves(stage, board)
    play.legalMoves(state, legal)
    if (legal.join() !== [...wanted.keys()].join()) flaws.push(`legal: ${[...wanted.keys()]}, not ${legal} in ${picture(board).join('/')}`)
    const next = [...wanted].map(([move, after]) => {
      const into = new Uint8Array(play.stride)
      play.apply(state, move, into)
      return numberOf(into, after, depth + 1)
    })
    nodes[i] = { ...nodes[i]!, next: [...new Set(next)] }
  }
  measure(nodes)
  return { nodes, flaws }
}

/** Backwards from the solved positions. */
function measure(nodes: readonly Node[]): void {
  const before = nodes.map((): number[] => [])
  nodes.forEach(({ next }, i) => {
    for (const to of next) before[to]!.push(i)
  })
  const queue = [...nodes.keys()].filter((i) => nodes[i]!.isSolved)
  for (const i of queue) {
    for (const from of before[i]!) {
      if (nodes[from]!.left !== Number.POSITIVE_INFINITY) continue
      nodes[from]!.left = nodes[i]!.left + 1
      queue.push(from)
    }
  }
}
