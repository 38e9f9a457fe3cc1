/** One body as it is drawn: a soft outline around all its cells, one face, and its mark in every cell. */
import type { Point } from '../../../grid.ts'
import type { PictureShape } from '../../../picture.ts'
import { isBlock } from '../stage.ts'
import { contoursOf, joined } from './contours.ts'
import type { DrawnCell } from './scenes.ts'
import { area, eyeShapes, markShapes, ring } from './signs.ts'

const JELLY = { inset: 0.045, outer: 0.36, inner: 0.2 }
const BLOCK = { inset: 0.045, outer: 0.12, inner: 0.1 }
const EDGE = 0.06

/** Where the face of a body is: in its top row, as near to its middle as there is a cell. */
function faceOf(body: readonly DrawnCell[]): DrawnCell {
  const middle = body.reduce((sum, { x }) => sum + x, 0) / body.length
  const top = Math.min(...body.map(({ y }) => y))
  return body.filter(({ y }) => y === top).reduce((a, b) => (Math.abs(b.x - middle) < Math.abs(a.x - middle) ? b : a))
}

const moved = (shape: readonly number[], [dx, dy]: Point): readonly number[] =>
  dx === 0 && dy === 0 ? shape : shape.map((at, i) => at + (i % 2 === 0 ? dx : dy))

export function bodyShapes(body: readonly DrawnCell[], shift: Point): readonly PictureShape[] {
  const [{ what, held }] = body as readonly [DrawnCell]
  const black = isBlock(what)
  const [role, edge, mark] = black ? ['block', 'block-edge', 'block-mark'] : [what, `${what}-edge`, `${what}-mark`]
  const contours = contoursOf(
    body.map(({ x, y }) => [x, y]),
    black ? BLOCK : JELLY,
  )
  const at = ({ x, y }: DrawnCell, down: number): Point => [x + shift[0] + 0.5, y + shift[1] + down]
  const face = black ? undefined : faceOf(body)
  return [
    area(role, moved(joined(contours), shift)),
    ...contours.map((contour) => ring(edge, moved(contour, shift), EDGE)),
    ...body.flatMap((cell) =>
      cell === face ? markShapes(what, mark, at(cell, 0.71), 0.115) : markShapes(what, mark, at(cell, 0.5), 0.15),
    ),
    ...(face ? eyeShapes(at(face, 0.4), edge, held) : []),
  ]
}

/** Around a piece that is selected. */
export const ringShapes = (cells: readonly Point[]): readonly PictureShape[] =>
  contoursOf(cells, { ...JELLY, inset: 0.02 }).map((contour) => ring('selected', contour, 0.09))
