/** A board of another size: what stands on it moves along, what is hidden in the border stays in the border, what has no room is told. */
import type { Resized } from '../../editing.ts'
import { type Anchor, anchorShift, type Point, type Size } from '../../grid.ts'
import type { Phrase } from '../../play.ts'
import { withComments } from './directives.ts'
import { type Bud, blank, cellAt, indexOf, isBlock, isInside, isJelly, nearest, otherEnd, pointOf, type Stage, WALL } from './stage.ts'

/** By what stands in the cells; each kind of thing is told once, with its number. */
const THINGS: readonly (readonly [name: string, is: (cell: string) => boolean])[] = [
  ['jellies', isJelly],
  ['blocks', isBlock],
  ['walls', (cell) => cell === WALL],
]

export function resize(stage: Stage, size: Size, anchor: Anchor): Resized<Stage> {
  if (size.width === stage.width && size.height === stage.height) return { board: stage, lost: [] }
  const empty = blank(size)
  const [dx, dy] = anchorShift(stage, size, anchor)
  const moved = ([x, y]: Point): Point => [x + dx, y + dy]
  const cells = [...empty.cells]
  const cut: Point[] = []
  stage.cells.forEach((cell, at) => {
    const point = pointOf(stage, at)
    if (isInside(size, moved(point))) cells[indexOf(size, moved(point))] = cell
    else cut.push(point)
  })

  /** In the border a place goes with its side; undefined: it is cut off. */
  const along = (at: number, by: number, old: number, now: number): number | undefined => {
    if (at < 0) return -1
    if (at >= old) return now
    return at + by >= 0 && at + by < now ? at + by : undefined
  }
  const buds: Bud[] = []
  const lostBuds: Bud[] = []
  for (const bud of stage.buds) {
    const [x, y] = [along(bud.x, dx, stage.width, size.width), along(bud.y, dy, stage.height, size.height)]
    if (x === undefined || y === undefined) lostBuds.push(bud)
    else buds.push({ ...bud, x, y })
  }
  const kept = stage.links.filter((link) => isInside(size, moved([link.x, link.y])) && isInside(size, moved(otherEnd(link))))
  const links = kept.map((link) => ({ ...link, x: link.x + dx, y: link.y + dy }))

  const told = (what: string, at: readonly Point[]): readonly { readonly what: Phrase; readonly at: readonly Point[] }[] =>
    at.length > 0 ? [{ what: { key: `cell.jelly.${what}`, details: { count: at.length } }, at }] : []
  const lost = [
    ...THINGS.flatMap(([name, is]) =>
      told(
        name,
        cut.filter((point) => is(cellAt(stage, point))),
      ),
    ),
    ...told(
      'links',
      stage.links.filter((link) => !kept.includes(link)).map(({ x, y }) => [x, y]),
    ),
    ...told(
      'hiddens',
      lostBuds.map(({ x, y }) => nearest(stage, [x, y])),
    ),
  ]
  return { board: withComments({ ...stage, ...size, cells, links, buds }, stage), lost }
}
