/** Tools that paint many cells at a stroke: a rectangle, and all that is connected and alike. The other button clears them. */
import type { Stroke, Tool } from '../../../editing.ts'
import type { Result } from '../../../fault.ts'
import type { Point } from '../../../grid.ts'
import { withCells } from '../arrange.ts'
import { pieceNumbers } from '../pieces.ts'
import { around, COLOURS, cellAt, EMPTY, indexOf, isInside, isPiece, pointOf, type Stage, WALL } from '../stage.ts'
import { paintedBlock, withJelly } from './brushes.ts'
import { painted, refused } from './edits.ts'

/** What cells can be filled with: a colour, or one of these. */
const MATERIALS = [...COLOURS, 'wall', 'block'] as const

function filled(stage: Stage, cells: readonly number[], { swatch = COLOURS[0]!, reversed, cells: [first] }: Stroke): Result<Stage> {
  if (reversed) return painted(withCells(stage, cells, EMPTY))
  if (swatch === 'wall') return painted(withCells(stage, cells, WALL))
  return swatch === 'block' ? paintedBlock(stage, cells, first!) : painted(withJelly(stage, cells, swatch))
}

/** Between the first cell of the stroke and its last, as far as that is on the board. */
function paintRectangle(stage: Stage, stroke: Stroke): Result<Stage> {
  const [from, to] = [stroke.cells[0] as Point, stroke.cells.at(-1) as Point]
  const [left, right] = [Math.max(0, Math.min(from[0], to[0])), Math.min(stage.width - 1, Math.max(from[0], to[0]))]
  const [top, bottom] = [Math.max(0, Math.min(from[1], to[1])), Math.min(stage.height - 1, Math.max(from[1], to[1]))]
  if (right < left || bottom < top) return refused('jelly/outside')
  const [across, down] = [right - left + 1, bottom - top + 1]
  const cells = Array.from({ length: across * down }, (_, i) => indexOf(stage, [left + (i % across), top + Math.floor(i / across)]))
  return filled(stage, cells, stroke)
}

/** The piece at `start`, or the cells connected with it that are empty or wall as it is. */
function region(stage: Stage, start: number): readonly number[] {
  const like = stage.cells[start]!
  if (isPiece(like)) {
    const pieces = pieceNumbers(stage)
    return pieces.flatMap((piece, at) => (piece === pieces[start] ? [at] : []))
  }
  const found = new Set([start])
  for (const at of found) {
    for (const next of around(pointOf(stage, at)))
      if (isInside(stage, next) && cellAt(stage, next) === like) found.add(indexOf(stage, next))
  }
  return [...found].toSorted((a, b) => a - b)
}

/** From where the stroke ends, so that the hand may still choose. */
function paintFill(stage: Stage, stroke: Stroke): Result<Stage> {
  const last = stroke.cells.at(-1) as Point
  return isInside(stage, last) ? filled(stage, region(stage, indexOf(stage, last)), stroke) : refused('jelly/outside')
}

export const rectangle: Tool<Stage> = { id: 'rectangle', key: 'R', swatches: MATERIALS, hasReverse: true, paint: paintRectangle }
export const fill: Tool<Stage> = { id: 'fill', key: 'F', swatches: MATERIALS, hasReverse: true, paint: paintFill }
