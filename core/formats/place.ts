/** Where in its text a level's issue is: what stands in a row of the level stands on a line of the text it was read from. */
import type { Details, Issue } from '../fault.ts'

/** A level in a text: the 1-based line of the text for each of its rows, and the one where the level begins. */
export interface Placed {
  readonly rowLines: readonly number[]
  readonly line: number
}

/** The row that an issue names, or that of its first cell; undefined: it has none. */
const rowOf = ({ at: [first], details }: Issue): number | undefined => (typeof details?.line === 'number' ? details.line - 1 : first?.[1])

/** The line of the text that an issue is about: without a row, where its level begins. */
export const lineOf = ({ rowLines, line }: Placed, issue: Issue): number => rowLines[rowOf(issue) ?? -1] ?? line

/** What fills in an issue's sentence, whose line is the text's too; of rows that share one it stays that among the rows. */
export function detailsOf(level: Placed, issue: Issue): Details | undefined {
  const isLineARow = new Set(level.rowLines).size === level.rowLines.length
  return isLineARow && issue.details?.line !== undefined ? { ...issue.details, line: lineOf(level, issue) } : issue.details
}
