/** Tools that draw from cell to cell: links between pieces, and hidden jellies with the way they come out. */
import type { Stroke, Tool } from '../../../editing.ts'
import type { Result } from '../../../fault.ts'
import { type Point, samePoint } from '../../../grid.ts'
import { pieceNumbers } from '../pieces.ts'
import {
  type Bud,
  COLOURS,
  canHide,
  cellAt,
  type Direction,
  indexOf,
  isInBorder,
  isInside,
  isPiece,
  type Link,
  otherEnd,
  pointOf,
  type Stage,
} from '../stage.ts'
import { painted, refused, withLinks, withoutBuds } from './edits.ts'

const ends = ({ cells }: Stroke): readonly [Point, Point] => [cells[0] as Point, cells.at(-1) as Point]

/** A link between two neighbouring cells, from the left or upper one; undefined: they are no neighbours. */
function linkBetween(a: Point, b: Point): Link | undefined {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  if (Math.abs(dx) + Math.abs(dy) !== 1) return undefined
  const [x, y] = dx + dy > 0 ? a : b
  return { x, y, direction: dx !== 0 ? '>' : 'v' }
}

/** From piece to piece: tied where the stroke goes over, or somewhere else where they touch. Tied already: loosened. */
function drawLink(stage: Stage, stroke: Stroke): Result<Stage> {
  const [from, to] = ends(stroke)
  const pieces = pieceNumbers(stage)
  const pieceOf = (cell: Point): number | undefined =>
    isInside(stage, cell) && isPiece(cellAt(stage, cell)) ? pieces[indexOf(stage, cell)] : undefined
  const [one, other] = [pieceOf(from), pieceOf(to)]
  if (one === undefined) return refused('jelly/link-from-nothing', isInside(stage, from) ? [from] : [])
  if (samePoint(from, to)) return refused('jelly/drag-for-link', [from])
  if (other === undefined) return refused('jelly/link-to-nothing', isInside(stage, to) ? [to] : [])
  if (one === other) return refused('jelly/link-to-itself', [from, to])

  const ties = (a: Point, b: Point): boolean => (pieceOf(a) === one && pieceOf(b) === other) || (pieceOf(a) === other && pieceOf(b) === one)
  const kept = stage.links.filter((link) => !ties([link.x, link.y], otherEnd(link)))
  if (kept.length < stage.links.length) return painted(withLinks(stage, kept))

  const steps = stroke.cells.flatMap((cell, i): readonly (readonly [Point, Point])[] => (i === 0 ? [] : [[stroke.cells[i - 1]!, cell]]))
  const sides = stage.cells.flatMap((_, at): readonly (readonly [Point, Point])[] => {
    const [x, y] = pointOf(stage, at)
    return [
      [
        [x, y],
        [x + 1, y],
      ],
      [
        [x, y],
        [x, y + 1],
      ],
    ]
  })
  const crossed = [...steps, ...sides].find(([a, b]) => linkBetween(a, b) && ties(a, b))
  const link = crossed && linkBetween(...crossed)
  return link ? painted(withLinks(stage, [...stage.links, link])) : refused('jelly/link-apart', [from, to])
}

/** Links with an end in a cell of the stroke. */
function cutLinks(stage: Stage, stroke: Stroke): Result<Stage> {
  const isMet = (cell: Point): boolean => stroke.cells.some((met) => samePoint(met, cell))
  const kept = stage.links.filter((link) => !isMet([link.x, link.y]) && !isMet(otherEnd(link)))
  return painted(kept.length === stage.links.length ? stage : { ...stage, links: kept })
}

/** Along the longer of the two axes; undefined: neither is. */
function directionOf([fromX, fromY]: Point, [toX, toY]: Point): Direction | undefined {
  const [dx, dy] = [toX - fromX, toY - fromY]
  if (Math.abs(dx) === Math.abs(dy)) return undefined
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? '>' : '<') : dy > 0 ? 'v' : '^'
}

/** From the wall or block that it is in, towards where it comes out. In place of one that comes out there already. */
function drawBud(stage: Stage, stroke: Stroke, linked: boolean): Result<Stage> {
  const [from, to] = ends(stroke)
  if (!isInBorder(stage, from)) return refused('jelly/hidden-off-border')
  if (!canHide(cellAt(stage, from))) return refused('jelly/hide-in-wall', [from])
  if (samePoint(from, to)) return refused('jelly/drag-for-hidden', isInside(stage, from) ? [from] : [])
  const direction = directionOf(from, to)
  if (!direction) return refused('jelly/hidden-diagonal', isInside(stage, from) ? [from] : [])
  const bud: Bud = { x: from[0], y: from[1], colour: stroke.swatch ?? COLOURS[0]!, direction, linked }
  const place = stage.buds.findIndex((other) => other.x === bud.x && other.y === bud.y && other.direction === direction)
  if (place < 0) return painted({ ...stage, buds: [...stage.buds, bud] })
  const old = stage.buds[place]!
  if (old.colour === bud.colour && old.linked === linked) return painted(stage)
  // Their order is part of the rules: the new one takes the place of the old.
  return painted({ ...stage, buds: stage.buds.with(place, { ...old, colour: bud.colour, linked }) })
}

const hiddenTool = (id: string, key: string, linked: boolean): Tool<Stage> => ({
  id,
  key,
  swatches: [...COLOURS],
  hasReverse: true,
  paint: (stage, stroke) => (stroke.reversed ? painted(withoutBuds(stage, stroke.cells)) : drawBud(stage, stroke, linked)),
})

export const link: Tool<Stage> = {
  id: 'link',
  key: 'L',
  swatches: [],
  hasReverse: true,
  paint: (stage, stroke) => (stroke.reversed ? cutLinks(stage, stroke) : drawLink(stage, stroke)),
}
export const hidden: Tool<Stage> = hiddenTool('hidden', 'H', false)
export const tied: Tool<Stage> = hiddenTool('tied', 'T', true)
