/** Changes of a stage: cells first, and what hangs on cells follows. */
import type { Stroke } from '../../../editing.ts'
import type { Details, Issue, Result } from '../../../fault.ts'
import type { Point } from '../../../grid.ts'
import { linkOrder } from '../directives.ts'
import { type Bud, cellAt, isBlock, isInside, isPiece, type Link, MARKS, otherEnd, type Stage, WALL } from '../stage.ts'

export const painted = (value: Stage): Result<Stage> => ({ ok: true, value, issues: [] })

/** `code` is what stands in the way, at the cells `at`. */
export function refused(code: string, at: readonly Point[] = [], details?: Details): Result<Stage> {
  const issue: Issue = { code, at, blocks: true }
  return { ok: false, issues: [details ? { ...issue, details } : issue] }
}

export const indexOf = ({ width }: Pick<Stage, 'width'>, [x, y]: Point): number => y * width + x
export const pointOf = ({ width }: Pick<Stage, 'width'>, at: number): Point => [at % width, Math.floor(at / width)]

/** The cells of a stroke on the board, each once. */
export const cellsInside = (stage: Stage, { cells }: Stroke): readonly number[] => [
  ...new Set(cells.filter((cell) => isInside(stage, cell)).map((cell) => indexOf(stage, cell))),
]

/** A wall, the border or a block: what a hidden jelly can be in. */
export const canHide = (cell: string): boolean => cell === WALL || isBlock(cell)

/** With other cells: links without two pieces to tie and hidden jellies without a wall or block around them go. Nothing new: the same stage. */
export function withCells(stage: Stage, changes: ReadonlyMap<number, string>): Stage {
  if ([...changes].every(([at, cell]) => stage.cells[at] === cell)) return stage
  const cells = stage.cells.map((cell, at) => changes.get(at) ?? cell)
  const grid = { ...stage, cells }
  return {
    ...grid,
    links: stage.links.filter((link) => isPiece(cellAt(grid, [link.x, link.y])) && isPiece(cellAt(grid, otherEnd(link)))),
    buds: stage.buds.filter(({ x, y }) => canHide(cellAt(grid, [x, y]))),
  }
}

export const withLinks = (stage: Stage, links: readonly Link[]): Stage => ({ ...stage, links: links.toSorted(linkOrder) })

/** Without the hidden jellies for which `isGone` is true; nobody gone: the same stage. */
export function withoutBuds(stage: Stage, isGone: (bud: Bud) => boolean): Stage {
  const buds = stage.buds.filter((bud) => !isGone(bud))
  return buds.length === stage.buds.length ? stage : { ...stage, buds }
}

const around = ([x, y]: Point): readonly Point[] => [
  [x - 1, y],
  [x + 1, y],
  [x, y - 1],
  [x, y + 1],
]

/**
 * The mark for a block on `cells`, so that it is one with no block it touches: `wanted` where that does. undefined: it touches blocks of
 * all four marks. `others` is the stage without it.
 */
export function markFor(others: Stage, cells: readonly number[], wanted: string): string | undefined {
  const own = new Set(cells)
  const taken = new Set(
    cells.flatMap((at) =>
      around(pointOf(others, at))
        .filter((next) => isInside(others, next) && !own.has(indexOf(others, next)))
        .map((next) => cellAt(others, next)),
    ),
  )
  return [wanted, ...MARKS].find((mark) => !taken.has(mark))
}
