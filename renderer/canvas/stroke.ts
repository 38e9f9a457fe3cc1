/** A stroke in the making, as a value: the board at pointer down, the cells so far, and what the tool makes of them. */

import type { Stroke, Tool } from '../../core/editing.ts'
import type { Issue } from '../../core/fault.ts'
import { cellsOnLine, type Point, samePoint } from '../../core/grid.ts'
import type { Image } from '../symmetry.ts'

/** All that is settled at pointer down. */
export interface Begun {
  readonly levelId: string
  readonly kindId: string
  readonly tool: Tool<unknown>
  readonly swatch: string | undefined
  /** The board at pointer down. */
  readonly from: unknown
  /** The layer on screen, where the kind has layers. */
  readonly layer?: string | undefined
  /** Drawn with the other button, by a tool that has a reverse. */
  readonly reversed?: boolean
  /** What else is painted where symmetry is on. */
  readonly images?: readonly Image[]
  /** The way of the stroke matters, not only which cells it meets. */
  readonly isPath?: boolean
}

export interface PaintStroke extends Begun {
  readonly cells: readonly Point[]
  /** What the tool makes of `from` and `cells`; `from` itself where it refuses. */
  readonly preview: unknown
  /** Why the tool refuses; empty where it does not. */
  readonly refusal: readonly Issue[]
}

/** The stroke and its images, those left out that are painted already. */
function strokesOf({ swatch, layer, reversed, images = [], isPath }: Begun, cells: readonly Point[]): readonly Stroke[] {
  const about = { ...(swatch !== undefined && { swatch }), ...(layer !== undefined && { layer }), ...(reversed && { reversed }) }
  const painted = new Set(cells.map(String))
  const others = images.flatMap(({ of, mirrored }): readonly Stroke[] => {
    const image = cells.map(of)
    const fresh = image.filter((cell) => !painted.has(String(cell)))
    if (fresh.length === 0) return []
    for (const cell of fresh) painted.add(String(cell))
    return [{ ...about, cells: isPath ? image : fresh, ...(mirrored && { mirrored }) }]
  })
  return [{ ...about, cells }, ...others]
}

function painted(stroke: Begun, cells: readonly Point[]): PaintStroke {
  let preview = stroke.from
  for (const one of strokesOf(stroke, cells)) {
    const made = stroke.tool.paint(preview, one)
    // All of it or nothing.
    if (!made.ok) return { ...stroke, cells, preview: stroke.from, refusal: made.issues }
    preview = made.value
  }
  return { ...stroke, cells, preview, refusal: [] }
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
