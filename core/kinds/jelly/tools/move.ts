/** The tool that selects, and moves what moves as one in play: a piece with all that is tied to it and hidden in it. */
import type { Stroke, Tool } from '../../../editing.ts'
import type { Result } from '../../../fault.ts'
import { type Point, samePoint } from '../../../grid.ts'
import { markFor, withCells, withMoved } from '../arrange.ts'
import { groupsOf, pieceNumbers } from '../pieces.ts'
import { cellAt, EMPTY, indexOf, isBlock, isInside, isPiece, MARKS, pointOf, type Stage } from '../stage.ts'
import { painted, refused } from './edits.ts'

/** A stroke that ends where it began only selects, so it is no mistake beside a piece either. */
function movePieces(stage: Stage, { cells }: Stroke): Result<Stage> {
  const [from, to] = [cells[0] as Point, cells.at(-1) as Point]
  if (samePoint(from, to)) return painted(stage)
  if (!isInside(stage, from) || !isPiece(cellAt(stage, from))) return refused('jelly/nothing-here', isInside(stage, from) ? [from] : [])
  const grasped = indexOf(stage, from)
  const group = groupsOf(stage).find(({ cells: members }) => members.includes(grasped))!
  const members = new Set(group.cells)
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  for (const at of group.cells) {
    const [x, y] = pointOf(stage, at)
    const target: Point = [x + dx, y + dy]
    if (!isInside(stage, target)) return refused('jelly/over-border')
    if (members.has(indexOf(stage, target)) || cellAt(stage, target) === EMPTY) continue
    return refused('jelly/no-room', [target], { column: target[0] + 1, row: target[1] + 1 })
  }
  const moved = keptApart(stage, withMoved(stage, members, dx, dy)!, group.cells, indexOf(stage, [dx, dy]))
  return moved ? painted(moved) : refused('jelly/blocks-crowded', [to], { count: MARKS.length })
}

/** Of `cells`, now `by` indices on, the blocks stay apart from those they have come to touch. undefined: they cannot. */
function keptApart(stage: Stage, moved: Stage, cells: readonly number[], by: number): Stage | undefined {
  const pieces = pieceNumbers(stage)
  let here = moved
  for (const first of new Set(cells.filter((at) => isBlock(stage.cells[at]!)).map((at) => pieces[at]!))) {
    const block = cells.filter((at) => pieces[at] === first).map((at) => at + by)
    const mark = markFor(here, block, stage.cells[first]!)
    if (mark === undefined) return undefined
    here = withCells(here, block, mark)
  }
  return here
}

export const move: Tool<Stage> = { id: 'move', key: 'V', swatches: [], paint: movePieces }
