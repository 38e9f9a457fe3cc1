/** What an author should mend in a board: all that shows without a search. O(cells). */
import type { Details, Issue } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import { type Circuit, noFitReason, type Tiles } from './circuit.ts'
import { armsOf, BITS, type Mask, opposite, VARIANTS } from './masks.ts'
import { armCount, isTree, joinedArms, neighbourTable, reachedFrom } from './network.ts'

const pointOf =
  ({ width }: Pick<Tiles, 'width'>) =>
  (cell: number): Point => [cell % width, Math.floor(cell / width)]

const issue = (code: string, at: readonly Point[], details: Details, reason?: string): Issue => {
  return { code, at, blocks: true, details, ...(reason !== undefined && { reason }) }
}

/** A blank tile connects to nothing, so it is only at home on a board of one. */
function blankIssues(board: Circuit): readonly Issue[] {
  const at = [...board.masks.keys()].filter((cell) => board.masks[cell] === 0).map(pointOf(board))
  return at.length > 0 ? [issue('signal/blank', at, { count: at.length })] : []
}

/** Arms come in pairs, and a tree of N tiles has N - 1 pairs, however they are turned. */
function armIssues({ masks }: Circuit): readonly Issue[] {
  const arms = armCount(masks)
  const wanted = 2 * (masks.length - 1)
  if (arms === wanted) return []
  const [code, count] = arms > wanted ? ['signal/too-many-arms', arms - wanted] : ['signal/too-few-arms', wanted - arms]
  return [issue(code, [], { arms, wanted, tiles: masks.length, count }, 'signal/not-a-tree')]
}

/** By cell: how its tile can lie, the locked one only as it does, without arms that leave the board. */
function waysInside({ masks, locks }: Circuit, next: Int32Array): readonly (readonly Mask[])[] {
  return masks.map((mask, cell) =>
    (locks[cell] ? [mask] : VARIANTS[mask]!).filter((way) =>
      BITS.every((bit, direction) => !(way & bit) || next[cell * 4 + direction]! >= 0),
    ),
  )
}

/** Tiles of which every turn leaves the board, or runs into a neighbour that cannot answer it. Blank ones are told apart. */
function fitIssues(board: Circuit): readonly Issue[] {
  const next = neighbourTable(board)
  const ways = waysInside(board, next)
  const at = pointOf(board)
  const fits = (cell: number, way: Mask): boolean =>
    BITS.every((bit, direction) => {
      const other = next[cell * 4 + direction]!
      const arm = (way & bit) !== 0
      return other < 0 ? !arm : ways[other]!.some((theirs) => ((theirs & BITS[opposite(direction)]!) !== 0) === arm)
    })
  return ways.flatMap((own, cell): readonly Issue[] => {
    const [x, y] = at(cell)
    const details = { row: y + 1, column: x + 1 }
    if (board.masks[cell] === 0) return []
    if (own.length === 0) {
      const code = board.locks[cell] ? 'signal/locked-off-board' : 'signal/off-board'
      return [issue(code, [[x, y]], { ...details, arms: armsOf(board.masks[cell]!) }, noFitReason(board))]
    }
    // A neighbour that fits nowhere itself is told for itself.
    const isAlone = [0, 1, 2, 3].every((direction) => {
      const other = next[cell * 4 + direction]!
      return other < 0 || ways[other]!.length > 0
    })
    return isAlone && !own.some((way) => fits(cell, way)) ? [issue('signal/no-fit-beside', [[x, y]], details, noFitReason(board))] : []
  })
}

/** Where an answer was drawn, it must be one. */
function answerIssues(board: Circuit): readonly Issue[] {
  const { answer } = board
  const next = neighbourTable(board)
  if (!answer || isTree(answer, next)) return []
  const joined = joinedArms(answer, next)
  const loose = answer.flatMap((mask, cell) => (mask === joined[cell] ? [] : [cell]))
  if (loose.length > 0) return [issue('signal/answer-loose', loose.map(pointOf(board)), { count: loose.length })]
  const reached = reachedFrom(answer, next, 0)
  const apart = answer.flatMap((_, cell) => (reached[cell] ? [] : [cell]))
  // A circle alone shows in the count of arms.
  return apart.length > 0 ? [issue('signal/answer-apart', apart.map(pointOf(board)), { count: apart.length })] : []
}

export function check(board: Circuit): readonly Issue[] {
  const { masks } = board
  if (isTree(masks, neighbourTable(board))) return [{ code: 'signal/already-solved', at: [], blocks: true }, ...answerIssues(board)]
  if (masks.every((mask) => mask === 0)) return [{ code: 'signal/all-blank', at: [], blocks: true, reason: 'signal/not-a-tree' }]
  return [...blankIssues(board), ...armIssues(board), ...fitIssues(board), ...answerIssues(board)]
}
