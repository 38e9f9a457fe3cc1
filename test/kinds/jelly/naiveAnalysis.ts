/** Counts and figures of a stage once more, by brute force over the naive rules: every position, every shortest line, swap by swap. */
import type { Rows } from '../../../core/play.ts'
import { type Board, chain, isSolved, load, push, textOf } from './naive.ts'

export interface NaiveAnalysis {
  readonly pushes: number
  readonly lines: number
  readonly classes: number
  readonly finals: number
  readonly bits: number
  readonly narrowest: number
  readonly forced: number
  readonly away: number
  /** On shortest lines. */
  readonly positions: number
  /** Of all that can come up, in percent. */
  readonly alive: number
}

interface Step {
  readonly moved: string
  readonly to: string
}

/** undefined: there is no line, or there are more than `most` positions or lines. */
export function naiveAnalysis(rows: Rows, most: number): NaiveAnalysis | undefined {
  const start = load(rows)
  const states = new Map([[textOf(start), start]])
  const steps = new Map<string, readonly Step[]>()
  for (const [key, state] of states) {
    const isOver = isSolved(state)
    const here = isOver ? [] : pushesOf(state).map(({ moved, after }) => ({ moved, to: textOf(after), after }))
    for (const { to, after } of here) if (!states.has(to)) states.set(to, after)
    steps.set(key, here)
    if (states.size > most) return undefined
  }

  const left = new Map([...states].filter(([, state]) => isSolved(state)).map(([key]) => [key, 0]))
  for (let size = -1; size !== left.size; ) {
    size = left.size
    const round = [...steps].flatMap(([key, here]) => {
      const next = here.flatMap(({ to }) => left.get(to) ?? [])
      return left.has(key) || next.length === 0 ? [] : [[key, Math.min(...next) + 1] as const]
    })
    // In rounds, so that each is numbered from those one nearer.
    for (const [key, distance] of round) left.set(key, distance)
  }
  const first = textOf(start)
  const pushes = left.get(first)
  if (pushes === undefined) return undefined

  const best = (key: string): readonly Step[] => steps.get(key)!.filter(({ to }) => left.get(to) === left.get(key)! - 1)
  const lines: Step[][] = []
  const walk = (key: string, line: readonly Step[]): void => {
    if (lines.length > most) return
    if (left.get(key) === 0) lines.push([...line])
    else for (const step of best(key)) walk(step.to, [...line, step])
  }
  walk(first, [])
  if (lines.length > most) return undefined

  const on = new Set([first, ...lines.flatMap((line) => line.map(({ to }) => to))])
  const known = new Map<string, number>()
  const mean = (key: string, of: (key: string, step: Step, here: number) => number): number => {
    const here = best(key)
    if (left.get(key) === 0) return 0
    const found = known.get(key)
    if (found !== undefined) return found
    const sum = here.reduce((total, step) => total + of(key, step, here.length) + mean(step.to, of), 0) / here.length
    known.set(key, sum)
    return sum
  }
  const expected = (of: (key: string, step: Step, here: number) => number): number => {
    known.clear()
    return mean(first, of)
  }
  const isAway = (key: string, { to }: Step): boolean => spreadOf(states.get(to)!) > spreadOf(states.get(key)!)
  return {
    pushes,
    lines: lines.length,
    classes: classesOf(lines),
    finals: new Set(lines.map((line) => line.at(-1)?.to)).size,
    bits: expected((key, _, here) => Math.log2(steps.get(key)!.length / here)),
    narrowest: Math.max(1, ...[...on].filter((key) => left.get(key)! > 0).map((key) => steps.get(key)!.length / best(key).length)),
    forced: expected((_, __, here) => (here === 1 ? 1 : 0)),
    away: expected((key, step) => (isAway(key, step) ? 1 : 0)),
    positions: on.size,
    alive: (100 * left.size) / states.size,
  }
}

/** Every push that moves something, each once, whichever piece of what moves was chosen. */
function pushesOf(board: Board): readonly { readonly moved: string; readonly after: Board }[] {
  const found = new Map<string, Board>()
  for (const { cells, group } of board.pieces) {
    for (const dx of [-1, 1] as const) {
      const after = push(board, cells[0]!, dx)
      if (!after) continue
      const moving = chain(board, group, [dx, 0])!
      const moved = board.pieces
        .filter((piece) => moving.has(piece.group))
        .flatMap((piece) => piece.cells.map((cell) => piece.colour + cell))
      found.set([dx, ...moved.sort()].join(' '), after)
    }
  }
  return [...found].map(([moved, after]) => ({ moved, after }))
}

/** Columns between the outermost of a colour that none of it is in. */
function spreadOf({ pieces }: Board): number {
  let sum = 0
  for (const colour of new Set(pieces.map((piece) => piece.colour)))
    if (colour !== '@') {
      const columns = pieces.filter((piece) => piece.colour === colour).flatMap(({ cells }) => cells.map(([x]) => x))
      for (let x = Math.min(...columns); x < Math.max(...columns); x++) if (!columns.includes(x)) sum++
    }
  return sum
}

/** Two lines are of one class where swaps of two pushes in a row lead from one to the other, each leading to the same position as before. */
function classesOf(lines: readonly (readonly Step[])[]): number {
  const isSwap = (one: readonly Step[], two: readonly Step[]): boolean =>
    one.some(
      ({ moved }, i) =>
        i + 1 < one.length &&
        moved === two[i + 1]!.moved &&
        one[i + 1]!.moved === two[i]!.moved &&
        one.every((step, k) => k === i || (step.to === two[k]!.to && (k === i + 1 || step.moved === two[k]!.moved))),
    )
  const left = new Set(lines)
  let classes = 0
  for (const line of lines) {
    if (!left.delete(line)) continue
    classes++
    const queue = [line]
    for (const one of queue) {
      for (const two of left) {
        if (!isSwap(one, two)) continue
        left.delete(two)
        queue.push(two)
      }
    }
  }
  return classes
}
