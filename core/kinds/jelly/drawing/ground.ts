/** What never changes in the picture of a stage: the border and the walls as one calm mass, and the free room in it. */
import type { PictureShape } from '../../../picture.ts'
import { kept } from '../prepared.ts'
import { type Stage, WALL } from '../stage.ts'
import { contoursOf, joined, regionsOf } from './contours.ts'
import { area, line, ring } from './signs.ts'

/** Of the border around the board, what is drawn. */
export const MARGIN = 0.6

const ROOM = { inset: 0, outer: 0.16, inner: 0.16 }

const known = new WeakMap<Stage, readonly PictureShape[]>()

export const groundShapes = (stage: Stage): readonly PictureShape[] => kept(known, stage, shapesOf)

function shapesOf({ width, height, cells }: Stage): readonly PictureShape[] {
  const isFree = (x: number, y: number): boolean => x < width && y < height && cells[y * width + x] !== WALL
  const free = cells.flatMap((cell, at) => (cell === WALL ? [] : [{ x: at % width, y: Math.floor(at / width) }]))
  const rooms = regionsOf(free, () => true).map((room) =>
    contoursOf(
      room.map(({ x, y }) => [x, y]),
      ROOM,
    ),
  )
  const grid = free.flatMap(({ x, y }) => [
    ...(isFree(x + 1, y) ? [line('grid', [x + 1, y + 0.04, x + 1, y + 0.96], 0.025)] : []),
    ...(isFree(x, y + 1) ? [line('grid', [x + 0.04, y + 1, x + 0.96, y + 1], 0.025)] : []),
  ])
  return [
    { is: 'rect', role: 'wall-edge', x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN, radius: 0.3 },
    {
      is: 'rect',
      role: 'wall',
      x: 0.05 - MARGIN,
      y: 0.05 - MARGIN,
      width: width + 2 * MARGIN - 0.1,
      height: height + 2 * MARGIN - 0.1,
      radius: 0.26,
    },
    ...rooms.map((room) => area('ground', joined(room))),
    ...grid,
    ...rooms.flatMap((room) => room.map((contour) => ring('wall-edge', contour, 0.06))),
  ]
}
