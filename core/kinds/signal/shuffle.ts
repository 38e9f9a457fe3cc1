/** Tiles turned at random, so that the board is neither solved nor has circles of wire, where that can be. */
import type { Random } from '../../random.ts'
import type { Circuit } from './circuit.ts'
import { type Mask, VARIANTS } from './masks.ts'
import { isTree, loopCells, neighbourTable } from './network.ts'

/** Boards that are drawn before the best of them has to do. */
const TRIES = 40
/** Turns a cell that may be spent on opening circles. */
const OPENINGS = 4

/** `masks` in any turn; what is locked stays. The same numbers give the same board. */
export function shuffle(board: Pick<Circuit, 'width' | 'height' | 'locks'>, masks: readonly Mask[], numbers: Random): readonly Mask[] {
  const next = neighbourTable(board)
  const canTurn = (cell: number): boolean => !board.locks[cell] && VARIANTS[masks[cell]!]!.length > 1
  let best: readonly Mask[] = masks
  let leastFlaw = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && leastFlaw > 0; tries++) {
    const drawn = masks.map((mask, cell) => (canTurn(cell) ? numbers.pick(VARIANTS[mask]!) : mask))
    let loops = loopCells(drawn, next)
    for (let opened = 0; loops.length > 0 && opened < OPENINGS * masks.length; opened++) {
      const open = loops.filter(canTurn)
      if (open.length === 0) break
      const cell = numbers.pick(open)
      drawn[cell] = numbers.pick(VARIANTS[drawn[cell]!]!.slice(1))
      loops = loopCells(drawn, next)
    }
    // A solved board is the worst of all.
    const flaw = isTree(drawn, next) ? masks.length + 1 : loops.length
    if (flaw >= leastFlaw) continue
    leastFlaw = flaw
    best = drawn
  }
  return best
}
