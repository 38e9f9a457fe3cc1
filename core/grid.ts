/** Cells and sizes. x grows to the right, y downwards; a Point is always a place in a level's `rows` (a frame included). */

export type Point = readonly [x: number, y: number]

/** In cells. */
export interface Size {
  readonly width: number
  readonly height: number
}

export const samePoint = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1]

/** Every cell a straight stroke from `a` to `b` runs through, both ends included, without gaps (Bresenham; steps may be diagonal). */
export function cellsOnLine(a: Point, b: Point): readonly Point[] {
  const dx = Math.abs(b[0] - a[0])
  const dy = -Math.abs(b[1] - a[1])
  const sx = a[0] < b[0] ? 1 : -1
  const sy = a[1] < b[1] ? 1 : -1
  const cells: Point[] = []
  let [x, y] = a
  let error = dx + dy
  for (;;) {
    cells.push([x, y])
    if (x === b[0] && y === b[1]) return cells
    const twice = 2 * error
    if (twice >= dy) {
      error += dy
      x += sx
    }
    if (twice <= dx) {
      error += dx
      y += sy
    }
  }
}

/** The place a resized board holds on to: 0 its left or top, 1 its middle, 2 its right or bottom. */
export type Anchor = readonly [x: 0 | 1 | 2, y: 0 | 1 | 2]

/** How far all that stands on a board moves when the board is resized. Of an odd difference a middle gives the smaller half to left and top. */
export function anchorShift(from: Size, to: Size, [x, y]: Anchor): Point {
  // Towards zero, so that shrinking takes back what growing did; `+ 0` for no negative zero.
  const part = (difference: number, of: number): number => Math.trunc((difference * of) / 2) + 0
  return [part(to.width - from.width, x), part(to.height - from.height, y)]
}
