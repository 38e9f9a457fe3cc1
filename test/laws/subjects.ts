/** Every registered kind with its subject; a kind without cases fails here, by name. */
import fc from 'fast-check'
import type { Kind } from '../../core/kind.ts'
import type { Move, Rows, Rules, State } from '../../core/play.ts'
import { kindIds, kindOf } from '../../core/registry.ts'
import { rulesSpace, type SearchEnd, search } from '../../core/search/search.ts'
import type { Subject } from './subject.ts'

export const subjects: readonly (Subject & { readonly kind: Kind<unknown> })[] = await Promise.all(
  kindIds.map(async (id) => {
    const { subject }: { subject: Subject } = await import(`../kinds/${id}/cases.ts`)
    return { ...subject, kind: kindOf(id)! }
  }),
)

export const quiet = (): void => {}
export const running = { aborted: false }

export function boardOf(kind: Kind<unknown>, rows: Rows): unknown {
  const board = kind.parse(rows)
  if (!board.ok) throw new Error(`${rows.join('/')} does not parse: ${JSON.stringify(board.issues)}`)
  return board.value
}

export function startOf(rules: Rules): State {
  const state = new Uint8Array(rules.stride)
  rules.start(state)
  return state
}

export function legalMoves(rules: Rules, state: State): readonly Move[] {
  const out: Move[] = [-1]
  rules.legalMoves(state, out)
  return out
}

export function after(rules: Rules, state: State, move: Move): State {
  const into = new Uint8Array(rules.stride).fill(0xff)
  rules.apply(state, move, into)
  return into
}

/** Breadth-first search over plain legal moves, no matter what the kind's own searches do. */
export const plainSearch = (rules: Rules, maxStates: number, from?: State): SearchEnd =>
  search(rulesSpace(rules, 'legal', from), { maxStates }, quiet, running)

/** A level with a position that play reaches: its board, its rules, the position, and the moves that lead there. */
export const reached = (kind: Kind<unknown>, randomRows: fc.Arbitrary<Rows>) =>
  fc.tuple(randomRows, fc.array(fc.noBias(fc.nat()), { maxLength: 12 })).map(([rows, picks]) => {
    const board = boardOf(kind, rows)
    const rules = kind.rules(board)
    let state = startOf(rules)
    const played: Move[] = []
    for (const pick of picks) {
      const moves = legalMoves(rules, state)
      if (moves.length === 0) break
      const move = moves[pick % moves.length]!
      played.push(move)
      state = after(rules, state, move)
    }
    return { rows, board, rules, state, played }
  })
