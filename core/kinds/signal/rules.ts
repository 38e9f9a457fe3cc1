/** The rules of Signal: one move is one clockwise quarter turn of a tile that is not locked; solved is one tree of all tiles. */
import type { Rules } from '../../play.ts'
import type { Circuit } from './circuit.ts'
import { rotate } from './masks.ts'
import { isTree, neighbourTable } from './network.ts'

/** A position is the mask of each tile, a byte a cell; a move is the cell turned. Tiles that turning does not change have no move. */
export function rules(board: Circuit): Rules {
  const { masks, locks } = board
  const next = neighbourTable(board)
  const movable = masks.flatMap((mask, cell) => (!locks[cell] && rotate(mask) !== mask ? [cell] : []))
  return {
    stride: masks.length,
    start(into) {
      into.set(masks)
    },
    legalMoves(_, out) {
      out.length = 0
      for (const cell of movable) out.push(cell)
    },
    apply(state, move, into) {
      into.set(state)
      into[move] = rotate(state[move]!)
    },
    isSolved: (state) => isTree(state, next),
  }
}
