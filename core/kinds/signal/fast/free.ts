/** Where answers differ. */
import type { Answers } from './answers.ts'
import { HOW_MANY } from './tables.ts'

/** Cells (row-major) that do not lie alike in all answers, ascending; undefined: not known, or there is no answer. */
export function freeCells({ ways }: Answers): readonly number[] | undefined {
  return ways && [...ways.keys()].filter((cell) => HOW_MANY[ways[cell]!]! > 1)
}
