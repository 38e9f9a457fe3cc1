/** Replays a line by the plain rules: what a search claims is believed only after this. */
import type { Move, Rules, State } from '../play.ts'

/** The position after `moves`, from the start or from a position in play; undefined: one of them is not legal where it is made. */
export function replay(rules: Rules, moves: readonly Move[], from?: State): State | undefined {
  let state: State = new Uint8Array(rules.stride)
  let next: State = new Uint8Array(rules.stride)
  if (from) state.set(from)
  else rules.start(state)
  const legal: Move[] = []
  for (const move of moves) {
    if (!isLegalMove(rules, state, move, legal)) return undefined
    rules.apply(state, move, next)
    ;[state, next] = [next, state]
  }
  return state
}

/** `list` is written over. */
export function isLegalMove(rules: Rules, state: State, move: Move, list: Move[] = []): boolean {
  if (rules.isLegal) return rules.isLegal(state, move)
  rules.legalMoves(state, list)
  return list.includes(move)
}
