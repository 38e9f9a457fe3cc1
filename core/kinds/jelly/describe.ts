/** What stands in a cell, as a sentence: for the keyboard cursor and screen readers. */
import type { Details } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import type { Phrase, State } from '../../play.ts'
import { modelFor, standingIn, startOf } from './prepared.ts'
import { type Bud, COLOURS, cellAt, colourOf, EMPTY, isAnchored, isBlock, isInBorder, isInside, type Stage, WALL } from './stage.ts'

const WAYS: Readonly<Record<Bud['direction'], string>> = { '<': 'left', '>': 'right', '^': 'up', v: 'down' }

/** Its letter, whether anchored or not. */
export const colourLetter = (cell: string): string => COLOURS[colourOf(cell)]!

/** Of several hidden jellies in a cell the first is told, and how many more there are. */
function withHidden(what: string, details: Details, buds: readonly Bud[]): Phrase {
  const [first] = buds
  if (!first) return { key: `cell.jelly.${what}`, details }
  const { colour, direction, linked } = first
  const about = { what, ...details, colour, way: WAYS[direction], tie: linked ? 'tied' : 'loose' }
  return buds.length === 1
    ? { key: 'cell.jelly.hidden', details: about }
    : { key: 'cell.jelly.hidden-more', details: { ...about, more: buds.length - 1 } }
}

/** Without a `state`: the stage as it loads. */
export function describeCell(stage: Stage, cell: Point, state?: State): Phrase {
  const { cells, buds } = standingIn(stage, state ?? startOf(modelFor(stage)))
  const here = buds.filter(({ x, y }) => x === cell[0] && y === cell[1])
  if (!isInBorder(stage, cell)) return { key: 'cell.jelly.outside' }
  if (!isInside(stage, cell)) return withHidden('border', {}, here)
  const content = cellAt({ ...stage, cells }, cell)
  if (content === WALL) return withHidden('wall', {}, here)
  if (content === EMPTY) return { key: 'cell.jelly.empty' }
  if (isBlock(content)) return withHidden('block', { mark: content }, here)
  return { key: isAnchored(content) ? 'cell.jelly.anchored' : 'cell.jelly.jelly', details: { colour: colourLetter(content) } }
}
