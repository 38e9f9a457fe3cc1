/** Symmetric strokes, as values: the images of a cell in the mirrors that are switched on. */
import type { Point, Size } from '../core/grid.ts'

/** `across`: left and right mirrored; `down`: top and bottom; `turn`: the board turned by a half. */
export interface Symmetry {
  readonly across: boolean
  readonly down: boolean
  readonly turn: boolean
}

export const NO_SYMMETRY: Symmetry = { across: false, down: false, turn: false }

/** Where a cell comes to lie, and whether it does so by a mirror, in which what turns clockwise turns back. */
export interface Image {
  readonly of: (cell: Point) => Point
  readonly mirrored: boolean
}

/** Beside the stroke itself; both mirrors together are a half turn as well. */
export function imagesIn({ across, down, turn }: Symmetry, { width, height }: Size): readonly Image[] {
  const flip = (x: boolean, y: boolean): Image => ({
    of: ([cx, cy]) => [x ? width - 1 - cx : cx, y ? height - 1 - cy : cy],
    mirrored: x !== y,
  })
  // A mirror and a half turn make the other mirror.
  const count = Number(across) + Number(down) + Number(turn)
  if (count >= 2) return [flip(true, false), flip(false, true), flip(true, true)]
  return count === 0 ? [] : [flip(across || turn, down || turn)]
}
