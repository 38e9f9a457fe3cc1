/** The tools of Signal: wires drawn through cells, tiles turned, locked and cleared. */
import type { Stroke, Tool } from '../../editing.ts'
import type { Result } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import type { Circuit } from './circuit.ts'
import { drawnLayer, layerOf, masksOn, withLocks, withTiles, withTurns } from './layers.ts'
import { BITS, opposite, turned } from './masks.ts'
import { joinedArms, neighbourTable } from './network.ts'

const painted = (value: Circuit): Result<Circuit> => ({ ok: true, value, issues: [] })
const refused = (code: string, at: readonly Point[] = []): Result<Circuit> => ({ ok: false, issues: [{ code, at, blocks: true }] })

/** undefined: outside. */
const cellAt = ({ width, height }: Circuit, [x, y]: Point): number | undefined =>
  x >= 0 && y >= 0 && x < width && y < height ? y * width + x : undefined

/** The cells of a stroke on the board, each once. */
const cellsOf = (board: Circuit, { cells }: Stroke): readonly number[] => [
  ...new Set(cells.map((cell) => cellAt(board, cell)).filter((cell) => cell !== undefined)),
]

/** From cell to neighbour; a step across a corner goes sideways first. Steps that leave the board or come from outside are left out. */
function stepsOf(board: Circuit, { cells }: Stroke): readonly (readonly [from: number, direction: number, to: number])[] {
  const steps: [number, number, number][] = []
  const step = (from: Point, to: Point): void => {
    const [a, b] = [cellAt(board, from), cellAt(board, to)]
    if (a === undefined || b === undefined || a === b) return
    const direction = to[1] < from[1] ? 0 : to[0] > from[0] ? 1 : to[1] > from[1] ? 2 : 3
    steps.push([a, direction, b])
  }
  cells.forEach((to, i) => {
    const from = cells[i - 1]
    if (from === undefined) return
    const corner: Point = [to[0], from[1]]
    step(from, corner)
    step(corner, to)
  })
  return steps
}

function drawWire(board: Circuit, stroke: Stroke): Result<Circuit> {
  const inside = cellsOf(board, stroke)
  if (inside.length === 0) return refused('signal/outside')
  const steps = stepsOf(board, stroke)
  if (steps.length === 0) return refused(stroke.reversed ? 'signal/drag-to-cut' : 'signal/drag-for-wire', stroke.cells.slice(0, 1))
  const layer = layerOf(board, stroke.layer)
  const masks = [...masksOn(board, layer)]
  for (const [from, direction, to] of steps) {
    const [out, into] = [BITS[direction]!, BITS[opposite(direction)]!]
    masks[from] = stroke.reversed ? masks[from]! & ~out : masks[from]! | out
    masks[to] = stroke.reversed ? masks[to]! & ~into : masks[to]! | into
  }
  return painted(withTiles(board, layer, masks))
}

function turnTiles(board: Circuit, stroke: Stroke): Result<Circuit> {
  const inside = new Set(cellsOf(board, stroke))
  if (inside.size === 0) return refused('signal/outside')
  const layer = layerOf(board, stroke.layer)
  const quarters = (stroke.reversed ?? false) !== (stroke.mirrored ?? false) ? 3 : 1
  const masks = masksOn(board, layer).map((mask, cell) => (inside.has(cell) ? turned(mask, quarters) : mask))
  return painted(withTurns(board, layer, masks))
}

/** The first tile of the stroke decides for all of it: lock or unlock. */
function lockTiles(board: Circuit, stroke: Stroke): Result<Circuit> {
  const inside = cellsOf(board, stroke)
  const [first] = inside
  if (first === undefined) return refused('signal/outside')
  const isOn = !board.locks[first]
  return painted(
    withLocks(
      board,
      board.locks.map((isLocked, cell) => (inside.includes(cell) ? isOn : isLocked)),
    ),
  )
}

/** Tiles go blank and free, and their neighbours lose the arms that were joined to them. */
function eraseTiles(board: Circuit, stroke: Stroke): Result<Circuit> {
  const inside = cellsOf(board, stroke)
  if (inside.length === 0) return refused('signal/outside')
  const layer = drawnLayer(board)
  const masks = [...masksOn(board, layer)]
  const next = neighbourTable(board)
  const joined = joinedArms(masks, next)
  for (const cell of inside) {
    BITS.forEach((bit, direction) => {
      if (joined[cell]! & bit) masks[next[cell * 4 + direction]!]! &= ~BITS[opposite(direction)]!
    })
  }
  for (const cell of inside) masks[cell] = 0
  const locks = board.locks.map((isLocked, cell) => isLocked && !inside.includes(cell))
  return painted(withLocks(withTiles(board, layer, masks), locks))
}

const wire: Tool<Circuit> = { id: 'wire', key: 'W', swatches: [], hasReverse: true, paint: drawWire }
const turn: Tool<Circuit> = { id: 'turn', key: 'T', swatches: [], hasReverse: true, paint: turnTiles }
const lock: Tool<Circuit> = { id: 'lock', key: 'S', swatches: [], paint: lockTiles }
const erase: Tool<Circuit> = { id: 'erase', key: 'E', swatches: [], paint: eraseTiles }

export const tools: readonly [Tool<Circuit>, ...Tool<Circuit>[]] = [wire, turn, lock, erase]
