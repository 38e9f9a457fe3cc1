/** Tools that paint cell by cell: jellies in a colour, walls, black blocks, anchors, and the eraser. */
import type { Stroke, Tool } from '../../../editing.ts'
import type { Result } from '../../../fault.ts'
import type { Point } from '../../../grid.ts'
import { markFor, withCells } from '../arrange.ts'
import { pieceNumbers } from '../pieces.ts'
import { COLOURS, cellAt, EMPTY, indexOf, isAnchored, isBlock, isInside, isJelly, MARKS, type Stage, WALL } from '../stage.ts'
import { cellsInside, painted, refused, withoutBuds } from './edits.ts'

/** A jelly that is anchored stays so in its new colour. */
export const withJelly = (stage: Stage, cells: readonly number[], colour: string): Stage =>
  withCells(stage, cells, (at) => (isAnchored(stage.cells[at]!) ? colour.toLowerCase() : colour))

/** With a block of one mark; refused where it touches blocks of every mark there is. `from`: where the hand began. */
export function paintedBlock(stage: Stage, cells: readonly number[], from: Point, wanted?: string): Result<Stage> {
  const mark = markFor(stage, cells, wanted)
  return mark === undefined ? refused('jelly/blocks-crowded', [from], { count: MARKS.length }) : painted(withCells(stage, cells, mark))
}

function paintJelly(stage: Stage, stroke: Stroke): Result<Stage> {
  const inside = cellsInside(stage, stroke)
  if (inside.length === 0) return refused('jelly/outside')
  return painted(withJelly(stage, inside, stroke.swatch ?? COLOURS[0]!))
}

function paintWalls(stage: Stage, stroke: Stroke): Result<Stage> {
  const inside = cellsInside(stage, stroke)
  if (inside.length === 0) return refused('jelly/outside')
  return painted(withCells(stage, inside, WALL))
}

/** With the corner of every step across one: what is drawn in one stroke is one block. */
const unbroken = ({ cells }: Stroke): readonly Point[] =>
  cells.flatMap((cell, i): readonly Point[] => {
    const before = cells[i - 1]
    return before && before[0] !== cell[0] && before[1] !== cell[1] ? [[cell[0], before[1]], cell] : [cell]
  })

/** A stroke that begins on a block makes it larger; any other is a block of its own, also where it touches others. */
function paintBlock(stage: Stage, stroke: Stroke): Result<Stage> {
  const inside = cellsInside(stage, { ...stroke, cells: unbroken(stroke) })
  if (inside.length === 0) return refused('jelly/outside')
  const [first] = stroke.cells as readonly [Point]
  const old = cellAt(stage, first)
  const pieces = pieceNumbers(stage)
  const grown =
    isBlock(old) && isInside(stage, first) ? pieces.flatMap((piece, at) => (piece === pieces[indexOf(stage, first)] ? [at] : [])) : []
  return paintedBlock(stage, [...new Set([...grown, ...inside])], first, isBlock(old) ? old : undefined)
}

/** The first jelly of the stroke decides for all of them: anchored or free. */
function paintAnchors(stage: Stage, stroke: Stroke): Result<Stage> {
  const inside = cellsInside(stage, stroke)
  if (inside.length === 0) return refused('jelly/outside')
  const jellies = inside.filter((at) => isJelly(stage.cells[at]!))
  const [first] = jellies
  if (first === undefined) return refused('jelly/no-jelly-here', stroke.cells.slice(0, 1))
  const isHeld = isAnchored(stage.cells[first]!)
  return painted(withCells(stage, jellies, (at) => (isHeld ? stage.cells[at]!.toUpperCase() : stage.cells[at]!.toLowerCase())))
}

/** Whatever stands in the cells, with the links to it and the hidden jellies in it; in the border, those alone. */
function eraseCells(stage: Stage, stroke: Stroke): Result<Stage> {
  return painted(withCells(withoutBuds(stage, stroke.cells), cellsInside(stage, stroke), EMPTY))
}

export const jelly: Tool<Stage> = { id: 'jelly', key: 'J', swatches: [...COLOURS], paint: paintJelly }
export const anchor: Tool<Stage> = { id: 'anchor', key: 'A', swatches: [], paint: paintAnchors }
export const wall: Tool<Stage> = { id: 'wall', key: 'W', swatches: [], paint: paintWalls }
export const block: Tool<Stage> = { id: 'block', key: 'B', swatches: [], paint: paintBlock }
export const erase: Tool<Stage> = { id: 'erase', key: 'E', swatches: [], paint: eraseCells }
