/** What tools make of a stage or refuse, and the cells of a stroke. */
import type { Stroke } from '../../../editing.ts'
import type { Details, Issue, Result } from '../../../fault.ts'
import type { Point } from '../../../grid.ts'
import { indexOf, isInside, type Link, linkOrder, type Stage } from '../stage.ts'

export const painted = (value: Stage): Result<Stage> => ({ ok: true, value, issues: [] })

/** `code` is what stands in the way, at the cells `at`. */
export function refused(code: string, at: readonly Point[] = [], details?: Details): Result<Stage> {
  const issue: Issue = { code, at, blocks: true }
  return { ok: false, issues: [details ? { ...issue, details } : issue] }
}

/** The cells of a stroke on the board, each once. */
export const cellsInside = (stage: Stage, { cells }: Stroke): readonly number[] => [
  ...new Set(cells.filter((cell) => isInside(stage, cell)).map((cell) => indexOf(stage, cell))),
]

export const withLinks = (stage: Stage, links: readonly Link[]): Stage => ({ ...stage, links: links.toSorted(linkOrder) })

/** Without the hidden jellies in those cells; there are none: the same stage. */
export function withoutBuds(stage: Stage, cells: readonly Point[]): Stage {
  const met = new Set(cells.map(String))
  const buds = stage.buds.filter(({ x, y }) => !met.has(`${x},${y}`))
  return buds.length === stage.buds.length ? stage : { ...stage, buds }
}
