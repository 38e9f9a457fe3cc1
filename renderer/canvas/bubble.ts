/** Where words lie beside the cells they are about: pure geometry in CSS pixels of the pane. */
import type { Point, Size } from '../../core/grid.ts'
import type { View } from './view.ts'

interface Place {
  readonly x: number
  readonly y: number
}

/** Between words and cells, and between words and the pane's edge. */
const GAP = 6

/** How far two stretches lie over each other. */
const shared = (a: number, length: number, b: number, other: number): number =>
  Math.max(0, Math.min(a + length, b + other) - Math.max(a, b))

/**
 * The place of words of a size: within the pane, over as little as can be of the cells that they name, and of such places near `at`,
 * below and to the right of it if there is room.
 */
export function placeBubble(size: Size, pane: Size, view: View, at: Point, named: readonly Point[]): Place {
  const cells = [at, ...named].map(([x, y]) => ({ x: view.x + x * view.cell, y: view.y + y * view.cell }))
  const [first] = cells as [Place, ...Place[]]
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)]
  const beside = (starts: readonly number[], length: number) => [Math.max(...starts) + view.cell + GAP, Math.min(...starts) - GAP - length]
  const left = [...beside([first.x], size.width), ...beside(xs, size.width), first.x]
  const top = [...beside([first.y], size.height), ...beside(ys, size.height), first.y]
  const within = (start: number, length: number, room: number) => Math.max(GAP, Math.min(start, room - length - GAP))
  const places = left.flatMap((x) =>
    top.map((y): Place => ({ x: within(x, size.width, pane.width), y: within(y, size.height, pane.height) })),
  )
  const covered = ({ x, y }: Place): number =>
    cells.reduce((sum, cell) => sum + shared(x, size.width, cell.x, view.cell) * shared(y, size.height, cell.y, view.cell), 0)
  const gap = (a: number, length: number, b: number): number => Math.max(0, b - (a + length), a - (b + view.cell))
  const away = ({ x, y }: Place): number => Math.hypot(gap(x, size.width, first.x), gap(y, size.height, first.y))
  const judged = places.map((place) => ({ place, covered: covered(place), away: away(place) }))
  // The first of equals: below and to the right.
  return judged.reduce((best, one) =>
    one.covered < best.covered || (one.covered === best.covered && one.away < best.away - view.cell) ? one : best,
  ).place
}
