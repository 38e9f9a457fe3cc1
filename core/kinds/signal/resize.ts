/** A board of another size: what lies on it moves along, what has no room is told. */
import type { Resized } from '../../editing.ts'
import { type Anchor, anchorShift, type Point, type Size } from '../../grid.ts'
import type { Circuit } from './circuit.ts'
import { blank } from './level.ts'

/** Arms towards tiles that are cut off stay: the level's issues show them. */
export function resize(board: Circuit, size: Size, anchor: Anchor): Resized<Circuit> {
  if (size.width === board.width && size.height === board.height) return { board, lost: [] }
  const empty = blank(size)
  const [dx, dy] = anchorShift(board, size, anchor)
  /** undefined: a new cell. */
  const from = (cell: number): number | undefined => {
    const [x, y] = [(cell % size.width) - dx, Math.floor(cell / size.width) - dy]
    return x >= 0 && y >= 0 && x < board.width && y < board.height ? y * board.width + x : undefined
  }
  const moved = <T>(old: readonly T[], fresh: readonly T[]): readonly T[] => fresh.map((one, cell) => old[from(cell) ?? -1] ?? one)
  const { masks, locks, answer } = board
  const { width, height } = size
  const resized: Circuit = {
    width,
    height,
    masks: moved(masks, empty.masks),
    locks: moved(locks, empty.locks),
    ...(answer && { answer: moved(answer, empty.masks) }),
  }
  const kept = new Set(empty.masks.map((_, cell) => from(cell)))
  const at = masks.flatMap((mask, cell): readonly Point[] =>
    mask !== 0 && !kept.has(cell) ? [[cell % board.width, Math.floor(cell / board.width)]] : [],
  )
  return { board: resized, lost: at.length > 0 ? [{ what: { key: 'cell.signal.tiles', details: { count: at.length } }, at }] : [] }
}
