/** Where the board lies in its pane: pure geometry in CSS pixels, snapped to device pixels so that edges stay crisp. */
import type { Point, Size } from '../../core/grid.ts'

/** The side of a cell, and the place of the rows' top left corner in the pane. */
export interface View {
  readonly cell: number
  readonly x: number
  readonly y: number
}

/** The side of a cell at 100 %. */
export const CELL = 48
const MIN_CELL = 6
const MAX_CELL = 192
const MARGIN = 24
/** Below a fitted board: the zoom bar lies there, and must not cover its last cells. */
const BAR = 46
/** A small level is not blown up past this when it is fitted. */
const MAX_FIT_CELL = 96

const snap = (value: number, ratio: number): number => Math.round(value * ratio) / ratio
const snapCell = (cell: number, ratio: number): number =>
  Math.max(1, Math.floor(Math.min(MAX_CELL, Math.max(MIN_CELL, cell)) * ratio)) / ratio

/** The whole board with `around` cells of what is drawn on each side of it, centred in what the zoom bar leaves. `ratio` is devicePixelRatio. */
export function fitView(pane: Size, extent: Size, ratio: number, around = 0): View {
  const room = { width: pane.width - 2 * MARGIN, height: pane.height - MARGIN - BAR }
  const [across, down] = [room.width / (extent.width + 2 * around), room.height / (extent.height + 2 * around)]
  const cell = snapCell(Math.min(across, down, MAX_FIT_CELL), ratio)
  return {
    cell,
    x: snap(MARGIN + (room.width - cell * extent.width) / 2, ratio),
    y: snap(MARGIN + (room.height - cell * extent.height) / 2, ratio),
  }
}

/** The cells and one around them, as large as they fit. */
export function fitCells(pane: Size, cells: readonly Point[], ratio: number): View {
  const xs = cells.map(([x]) => x)
  const ys = cells.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - 1, Math.min(...ys) - 1]
  const [width, height] = [Math.max(...xs) + 2 - left, Math.max(...ys) + 2 - top]
  const cell = snapCell(Math.min((pane.width - 2 * MARGIN) / width, (pane.height - 2 * MARGIN) / height), ratio)
  const start = (room: number, from: number, length: number): number => snap(room / 2 - cell * (from + length / 2), ratio)
  return { cell, x: start(pane.width, left, width), y: start(pane.height, top, height) }
}

/** Larger or smaller with the place under `at` staying where it is; the very same view where the factor is too near 1 for a device pixel. */
export function zoomAt(view: View, at: { readonly x: number; readonly y: number }, factor: number, ratio: number): View {
  const cell = snapCell(view.cell * factor, ratio)
  if (cell === view.cell) return view
  const grow = cell / view.cell
  return { cell, x: snap(at.x - (at.x - view.x) * grow, ratio), y: snap(at.y - (at.y - view.y) * grow, ratio) }
}

/** Moved by a distance, but never so far that less than a cell's width of margin shows the board. */
export function panBy(view: View, dx: number, dy: number, pane: Size, extent: Size, ratio: number): View {
  const keep = (start: number, length: number, room: number): number => Math.min(room - MARGIN, Math.max(MARGIN - length, start))
  return {
    cell: view.cell,
    x: snap(keep(view.x + dx, view.cell * extent.width, pane.width), ratio),
    y: snap(keep(view.y + dy, view.cell * extent.height, pane.height), ratio),
  }
}

/** Moved as little as brings a cell into the pane. */
export function revealCell(view: View, cell: Point, pane: Size, ratio: number): View {
  const into = (start: number, room: number): number => {
    if (start < MARGIN) return MARGIN - start
    const over = start + view.cell - (room - MARGIN)
    return over > 0 ? -over : 0
  }
  const dx = into(view.x + cell[0] * view.cell, pane.width)
  const dy = into(view.y + cell[1] * view.cell, pane.height)
  return dx === 0 && dy === 0 ? view : { cell: view.cell, x: snap(view.x + dx, ratio), y: snap(view.y + dy, ratio) }
}

/** A place in the pane in cells and parts of them, from the rows' top left corner. */
export const placeAt = (view: View, x: number, y: number): Point => [(x - view.x) / view.cell, (y - view.y) / view.cell]

/** The cell that a place in cells lies in; it may lie outside the board. */
export const cellOfPlace = ([x, y]: Point): Point => [Math.floor(x), Math.floor(y)]

interface Room extends Size {
  readonly x: number
  readonly y: number
}

/** What is drawn of a cell, in cells: of one in the border, `around` wide, a part; null: it lies outside the board. */
export function drawnPart([x, y]: Point, extent: Size, around: number): Room | null {
  const [left, right] = [Math.max(x, -around), Math.min(x + 1, extent.width + around)]
  const [top, bottom] = [Math.max(y, -around), Math.min(y + 1, extent.height + around)]
  return left < right && top < bottom ? { x: left, y: top, width: right - left, height: bottom - top } : null
}
