/** The outline of a region of cells, with its corners rounded inside and out: one closed line around it, and one around each hole. */
import type { Point } from '../../../grid.ts'

/** x0, y0, x1, y1, …, closed. */
export type Contour = readonly number[]

export interface Rounding {
  /** How far inside its cells the outline runs. */
  readonly inset: number
  /** Of corners that stand out, and of those that fall in. */
  readonly outer: number
  readonly inner: number
}

const ARC_STEPS = 8

/** Right, down, left, up: the region is on the right hand of each side. */
const WAYS: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** Places and sides as numbers: boards and their borders are far smaller. */
const WIDE = 64
const placeNumber = (x: number, y: number): number => (y + 1) * WIDE + x + 1
const sideNumber = (x: number, y: number, way: number): number => placeNumber(x, y) * 4 + way

/** Sides by the corner they start from and the way they go. */
function sidesOf(cells: readonly Point[]): Set<number> {
  const own = new Set(cells.map(([x, y]) => placeNumber(x, y)))
  const isOwn = (x: number, y: number): boolean => own.has(placeNumber(x, y))
  const sides = new Set<number>()
  for (const [x, y] of cells) {
    if (!isOwn(x, y - 1)) sides.add(sideNumber(x, y, 0))
    if (!isOwn(x + 1, y)) sides.add(sideNumber(x + 1, y, 1))
    if (!isOwn(x, y + 1)) sides.add(sideNumber(x + 1, y + 1, 2))
    if (!isOwn(x - 1, y)) sides.add(sideNumber(x, y + 1, 3))
  }
  return sides
}

interface Corner {
  readonly at: Point
  readonly from: number
  readonly to: number
}

/** The corners of each closed line, in order. Cells that only touch at a corner are kept apart. */
function loopsOf(cells: readonly Point[]): readonly (readonly Corner[])[] {
  const left = sidesOf(cells)
  const loops: Corner[][] = []
  for (const start of left) {
    const place = start >> 2
    const corners: Corner[] = []
    let [x, y, way] = [(place % WIDE) - 1, Math.floor(place / WIDE) - 1, start & 3]
    let side = start
    do {
      left.delete(side)
      x += WAYS[way]![0]
      y += WAYS[way]![1]
      // Around its own cell first: to the right, straight on, to the left.
      const next = [1, 0, 3].map((turn) => sideNumber(x, y, (way + turn) % 4)).find((one) => left.has(one) || one === start)
      if (next === undefined) throw new Error('an outline that does not close')
      side = next
      const to = side & 3
      if (to !== way) corners.push({ at: [x, y], from: way, to })
      way = to
    } while (side !== start)
    loops.push(corners)
  }
  return loops
}

/** The way to the right of each, into the region. */
const inward = (way: number): Point => WAYS[(way + 1) % 4]!

function rounded({ at: [x, y], from, to }: Corner, { inset, outer, inner }: Rounding): readonly number[] {
  const [back, on] = [WAYS[from]!, WAYS[to]!]
  const [a, b] = [inward(from), inward(to)]
  const corner: Point = [x + (a[0] + b[0]) * inset, y + (a[1] + b[1]) * inset]
  const radius = (to - from + 4) % 4 === 1 ? outer : inner
  if (radius === 0) return corner
  const centre: Point = [corner[0] + (on[0] - back[0]) * radius, corner[1] + (on[1] - back[1]) * radius]
  return Array.from({ length: ARC_STEPS + 1 }, (_, i) => ((i / ARC_STEPS) * Math.PI) / 2).flatMap((angle) => [
    centre[0] - on[0] * radius * Math.cos(angle) + back[0] * radius * Math.sin(angle),
    centre[1] - on[1] * radius * Math.cos(angle) + back[1] * radius * Math.sin(angle),
  ])
}

/** Of connected cells: the line around them first, then those around their holes. */
export function contoursOf(cells: readonly Point[], rounding: Rounding): readonly [Contour, ...Contour[]] {
  const contours = loopsOf(cells).map((corners) => corners.flatMap((corner) => rounded(corner, rounding)))
  if (contours.length === 1) return [contours[0]!]
  const [outside, ...holes] = contours.toSorted((a, b) => Math.min(...evens(a)) - Math.min(...evens(b)))
  return [outside!, ...holes]
}

const evens = (contour: Contour): readonly number[] => contour.filter((_, i) => i % 2 === 0)

/** All lines as one that can be filled: each hole is reached, and left again, over a cut of no width. */
export function joined([outside, ...holes]: readonly [Contour, ...Contour[]]): Contour {
  return holes.reduce((whole, hole) => withHole(whole, hole), outside)
}

/** `hole` lies to the right of some part of `whole`, and its leftmost point sees it. */
function withHole(whole: Contour, hole: Contour): Contour {
  const xs = evens(hole)
  const first = xs.indexOf(Math.min(...xs))
  const [x, y] = [hole[2 * first]!, hole[2 * first + 1]!]
  let best = -1
  let nearest = Number.NEGATIVE_INFINITY
  for (let i = 0; i < whole.length; i += 2) {
    const [ax, ay] = [whole[i]!, whole[i + 1]!]
    const [bx, by] = [whole[(i + 2) % whole.length]!, whole[(i + 3) % whole.length]!]
    if (ay <= y === by <= y) continue
    const at = ax + ((y - ay) / (by - ay)) * (bx - ax)
    if (at > x || at <= nearest) continue
    nearest = at
    best = i
  }
  if (best < 0) throw new Error('a hole outside its outline')
  const around = [...hole.slice(2 * first), ...hole.slice(0, 2 * first)]
  return [...whole.slice(0, best + 2), nearest, y, ...around, x, y, nearest, y, ...whole.slice(best + 2)]
}

/** Cells in connected groups, by their sides; `alike` says which neighbours belong together. */
export function regionsOf<T extends { readonly x: number; readonly y: number }>(
  cells: readonly T[],
  alike: (a: T, b: T) => boolean,
): readonly (readonly T[])[] {
  const left = new Map(cells.map((cell) => [placeNumber(cell.x, cell.y), cell]))
  return cells.flatMap((cell): readonly (readonly T[])[] => {
    if (!left.delete(placeNumber(cell.x, cell.y))) return []
    const region = [cell]
    for (const { x, y } of region)
      for (const [dx, dy] of WAYS) {
        const key = placeNumber(x + dx, y + dy)
        const next = left.get(key)
        if (!next || !alike(cell, next)) continue
        left.delete(key)
        region.push(next)
      }
    return [region]
  })
}
