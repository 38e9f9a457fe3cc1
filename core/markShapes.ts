/** Marks over any kind's picture: cells with a flaw, outlined so that errors and warnings are told apart without their colours. */
import type { Point } from './grid.ts'
import type { PictureShape } from './picture.ts'

/** Of a side, the part that marks a corner. */
const CORNER = 0.16

/** A side of a region's outline: where it lies, and whether it begins and ends at a corner of the region. */
interface Edge {
  readonly at: (t: number) => Point
  readonly begins: boolean
  readonly ends: boolean
}

/** `inset`: how far inside its cells the outline runs. */
function edgesOf(cells: readonly Point[], inset: number): readonly Edge[] {
  const marked = new Map(cells.map((cell) => [cell.join(), cell]))
  return [...marked.values()].flatMap(([x, y]) => {
    const isMarked = (dx: number, dy: number): boolean => marked.has(`${x + dx},${y + dy}`)
    const sides = [
      { across: [0, -1], along: [1, 0], at: (t: number): Point => [x + t, y + inset] },
      { across: [0, 1], along: [1, 0], at: (t: number): Point => [x + t, y + 1 - inset] },
      { across: [-1, 0], along: [0, 1], at: (t: number): Point => [x + inset, y + t] },
      { across: [1, 0], along: [0, 1], at: (t: number): Point => [x + 1 - inset, y + t] },
    ] as const
    return sides.flatMap(({ across, along, at }): readonly Edge[] => {
      if (isMarked(across[0], across[1])) return []
      return [{ at, begins: !isMarked(-along[0], -along[1]), ends: !isMarked(along[0], along[1]) }]
    })
  })
}

/** Outlines the cells as one region with lines of `width`. */
export function outlineShapes(cells: readonly Point[], role: string, inset: number, width: number): readonly PictureShape[] {
  return edgesOf(cells, inset).map(({ at, begins, ends }): PictureShape => {
    return { is: 'line', role, points: [...at(begins ? inset : 0), ...at(ends ? 1 - inset : 1)], width }
  })
}

/** Only the corners of the region's outline. */
export function cornerShapes(cells: readonly Point[], role: string, inset: number, width: number): readonly PictureShape[] {
  const line = (from: Point, to: Point): PictureShape => ({ is: 'line', role, points: [...from, ...to], width })
  return edgesOf(cells, inset).flatMap(({ at, begins, ends }) => [
    ...(begins ? [line(at(inset), at(inset + CORNER))] : []),
    ...(ends ? [line(at(1 - inset - CORNER), at(1 - inset))] : []),
  ])
}

/** Errors solid and hatched, warnings by their corners only; roles `error` and `warning`. */
export function issueShapes(errors: readonly Point[], warnings: readonly Point[]): readonly PictureShape[] {
  const hatched = new Map(errors.map((cell) => [cell.join(), cell]))
  return [
    ...cornerShapes(warnings, 'warning', 0.04, 0.04),
    ...outlineShapes(errors, 'error', 0.04, 0.08),
    ...[...hatched.values()].flatMap(([x, y]) => [0.5, 1, 1.5].map((cut) => hatch(x, y, cut))),
  ]
}

/** The part of the diagonal x + y = cut that lies in a cell. */
function hatch(x: number, y: number, cut: number): PictureShape {
  const from = Math.max(0.06, cut - 0.94)
  const to = Math.min(0.94, cut - 0.06)
  return { is: 'line', role: 'error', points: [x + from, y + cut - from, x + to, y + cut - to], width: 0.03 }
}
