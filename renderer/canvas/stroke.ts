/** A stroke in the making, as a value: the board at pointer down, the cells so far, and what the tool makes of them. */

import type { Tool } from '../../core/editing.ts'
import type { Issue } from '../../core/fault.ts'
import { cellsOnLine, type Point, samePoint } from '../../core/grid.ts'

export interface PaintStroke {
  readonly levelId: string
  readonly tool: Tool<unknown>
  readonly swatch: string | undefined
  /** The board at pointer down. */
  readonly from: unknown
  readonly cells: readonly Point[]
  /** What the tool makes of `from` and `cells`; `from` itself where it refuses. */
  readonly preview: unknown
  /** Why the tool refuses; empty where it does not. */
  readonly refusal: readonly Issue[]
}

type Begun = Pick<PaintStroke, 'levelId' | 'tool' | 'swatch' | 'from'>

function painted(stroke: Begun, cells: readonly Point[]): PaintStroke {
  const { levelId, tool, swatch, from } = stroke
  const made = tool.paint(from, swatch === undefined ? { cells } : { cells, swatch })
  return { levelId, tool, swatch, from, cells, preview: made.ok ? made.value : from, refusal: made.ok ? [] : made.issues }
}

export const beginStroke = (stroke: Begun, cell: Point): PaintStroke => painted(stroke, [cell])

/** Through the sampled cells in order; between two samples every cell on the straight line, so that a fast pointer leaves no gap. */
export function extendStroke(stroke: PaintStroke, samples: readonly Point[]): PaintStroke {
  const cells = [...stroke.cells]
  for (const sample of samples) {
    const last = cells.at(-1)
    if (last !== undefined && !samePoint(last, sample)) cells.push(...cellsOnLine(last, sample).slice(1))
  }
  return cells.length === stroke.cells.length ? stroke : painted(stroke, cells)
}
