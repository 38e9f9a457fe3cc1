/** The tool that selects, and moves what moves as one in play: a piece with all that is tied to it and hidden in it. */
import type { Stroke, Tool } from '../../../editing.ts'
import type { Result } from '../../../fault.ts'
import { type Point, samePoint } from '../../../grid.ts'
import { groupsOf, pieceNumbers } from '../pieces.ts'
import { cellAt, EMPTY, isBlock, isInside, isPiece, MARKS, type Stage } from '../stage.ts'
import { indexOf, markFor, painted, pointOf, refused, withCells, withLinks } from './edits.ts'

/** A stroke that ends where it began only selects, so it is no mistake beside a piece either. */
function movePieces(stage: Stage, { cells }: Stroke): Result<Stage> {
  const [from, to] = [cells[0] as Point, cells.at(-1) as Point]
  if (samePoint(from, to)) return painted(stage)
  if (!isInside(stage, from) || !isPiece(cellAt(stage, from))) return refused('jelly/nothing-here', isInside(stage, from) ? [from] : [])
  const grasped = indexOf(stage, from)
  const group = groupsOf(stage).find(({ cells: members }) => members.includes(grasped))!
  const members = new Set(group.cells)
  const moved = ([x, y]: Point): Point => [x + to[0] - from[0], y + to[1] - from[1]]
  for (const at of group.cells) {
    const target = moved(pointOf(stage, at))
    if (!isInside(stage, target)) return refused('jelly/over-border')
    if (members.has(indexOf(stage, target)) || cellAt(stage, target) === EMPTY) continue
    return refused('jelly/no-room', [target], { column: target[0] + 1, row: target[1] + 1 })
  }

  const own = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    members.has(indexOf(stage, [x, y])) && isInside(stage, [x, y])
  const lifted = withCells({ ...stage, links: [], buds: [] }, new Map(group.cells.map((at) => [at, EMPTY])))
  const placed = put(stage, lifted, group.cells, moved)
  if (!placed) return refused('jelly/blocks-crowded', [to], { count: MARKS.length })
  const shifted = <T extends { readonly x: number; readonly y: number }>(one: T): T => {
    if (!own(one)) return one
    const [x, y] = moved([one.x, one.y])
    return { ...one, x, y }
  }
  return painted(withLinks({ ...placed, buds: stage.buds.map(shifted) }, stage.links.map(shifted)))
}

/** The pieces of a group where they come to stand; blocks stay apart from those they come to touch. undefined: they cannot. */
function put(stage: Stage, lifted: Stage, cells: readonly number[], moved: (cell: Point) => Point): Stage | undefined {
  const pieces = pieceNumbers(stage)
  const target = (at: number): number => indexOf(stage, moved(pointOf(stage, at)))
  let placed = withCells(lifted, new Map(cells.filter((at) => !isBlock(stage.cells[at]!)).map((at) => [target(at), stage.cells[at]!])))
  for (const first of new Set(cells.filter((at) => isBlock(stage.cells[at]!)).map((at) => pieces[at]!))) {
    const block = cells.filter((at) => pieces[at] === first).map(target)
    const mark = markFor(placed, block, stage.cells[first]!)
    if (mark === undefined) return undefined
    placed = withCells(placed, new Map(block.map((at) => [at, mark])))
  }
  return placed
}

export const move: Tool<Stage> = { id: 'move', key: 'V', swatches: [], paint: movePieces }
