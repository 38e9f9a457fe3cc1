/** What an author should mend in a stage: all that shows without a search. */
import type { Issue } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import { Goal } from './goal.ts'
import { gridCell } from './model.ts'
import { Motion } from './motion.ts'
import { pieceNumbers } from './pieces.ts'
import { Position } from './position.ts'
import { modelFor, startOf } from './prepared.ts'
import {
  type Bud,
  COLOURS,
  cellAt,
  colourOf,
  indexOf,
  isAnchored,
  isBlock,
  isInside,
  isJelly,
  otherEnd,
  pointOf,
  type Stage,
  WALL,
} from './stage.ts'

const placeOf = ({ x, y }: { readonly x: number; readonly y: number }) => ({ column: x + 1, row: y + 1 })
/** The cell to point at: the one it is in, or from the border the one it comes out on. None, where that is border too. */
const cellsOf = (stage: Stage, bud: Bud): readonly Point[] => {
  const cells: readonly Point[] = [[bud.x, bud.y], otherEnd(bud)]
  return cells.filter((cell) => isInside(stage, cell)).slice(0, 1)
}

/** Groups that nothing holds up: they wait for the first move, and fall then. */
function floating(stage: Stage, position: Position): readonly Issue[] {
  const motion = new Motion(position)
  if (!motion.hanging()) return []
  const { width, height } = stage
  const at: Point[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (motion.isMoving(position.owner[gridCell(position.model, x, y)]!)) at.push([x, y])
  return [{ code: 'jelly/floating', at, blocks: false, details: { count: motion.movingCount } }]
}

/** A hidden jelly that nothing can ever wake, or that is woken only by the first move although it is touched already. */
function budIssue(stage: Stage, bud: Bud, pieces: readonly number[]): readonly Issue[] {
  const from: Point = [bud.x, bud.y]
  const to = otherEnd(bud)
  const target = cellAt(stage, to)
  const flaw = (code: string, blocks: boolean): Issue => ({
    code,
    at: cellsOf(stage, bud),
    blocks,
    details: { colour: bud.colour, ...placeOf(bud) },
    ...(blocks && { reason: 'jelly/hidden-stays' }),
  })
  const inBlock = isBlock(cellAt(stage, from))
  if (inBlock ? isInside(stage, to) && isBlock(target) && pieces[indexOf(stage, to)] === pieces[indexOf(stage, from)] : target === WALL)
    return [flaw(inBlock ? 'jelly/hidden-into-block' : isInside(stage, to) ? 'jelly/hidden-into-wall' : 'jelly/hidden-into-border', true)]
  if (!stage.cells.some((cell) => isJelly(cell) && colourOf(cell) === colourOf(bud.colour))) return [flaw('jelly/hidden-alone', true)]
  return isJelly(target) && colourOf(target) === colourOf(bud.colour) ? [flaw('jelly/hidden-touched', false)] : []
}

/** Colours of which every piece is anchored, and more than one is left: nothing will ever bring them together. */
function apart(stage: Stage, pieces: readonly number[]): readonly Issue[] {
  return [...COLOURS].flatMap((colour): readonly Issue[] => {
    const cells = stage.cells.flatMap((cell, at) => (isJelly(cell) && colourOf(cell) === colourOf(colour) ? [at] : []))
    const all = new Set(cells.map((at) => pieces[at]!))
    const anchored = new Set(cells.filter((at) => isAnchored(stage.cells[at]!)).map((at) => pieces[at]!))
    if (all.size < 2 || anchored.size < all.size || stage.buds.some((bud) => bud.colour === colour)) return []
    const at = cells.map((cell) => pointOf(stage, cell))
    return [{ code: 'jelly/all-anchored', at, blocks: true, details: { colour, count: all.size }, reason: 'jelly/stuck-apart' }]
  })
}

/** Links that tie nothing: inside one piece, or between two that another link ties already. */
function idleLinks(stage: Stage, pieces: readonly number[]): readonly Issue[] {
  const seen = new Set<string>()
  return stage.links.flatMap((link): readonly Issue[] => {
    const other = otherEnd(link)
    const [a, b] = [pieces[indexOf(stage, [link.x, link.y])]!, pieces[indexOf(stage, other)]!]
    const tie = `${Math.min(a, b)} ${Math.max(a, b)}`
    const isIdle = a === b || seen.has(tie)
    seen.add(tie)
    return isIdle ? [{ code: 'jelly/idle-link', at: [[link.x, link.y], other], blocks: false, details: placeOf(link) }] : []
  })
}

export function check(stage: Stage): readonly Issue[] {
  const model = modelFor(stage)
  const position = new Position(model)
  position.read(startOf(model))
  const pieces = pieceNumbers(stage)
  const solved: readonly Issue[] = new Goal(model).isSolved(position)
    ? [{ code: stage.cells.some(isJelly) ? 'jelly/already-solved' : 'jelly/no-jellies', at: [], blocks: true }]
    : []
  return [
    ...solved,
    ...stage.buds.flatMap((bud) => budIssue(stage, bud, pieces)),
    ...apart(stage, pieces),
    ...floating(stage, position),
    ...idleLinks(stage, pieces),
  ]
}
