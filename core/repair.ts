/** Suggestions that would leave a level one answer, as they cross every wall. */
import { Fault } from './fault.ts'
import type { Point } from './grid.ts'
import type { Kind } from './kind.ts'
import type { Phrase, Rows } from './play.ts'
import type { RepairWish, Stop } from './solving.ts'

export interface Suggestion {
  /** The level as it would be. */
  readonly rows: Rows
  readonly says: Phrase
  /** What it changes. */
  readonly at: readonly Point[]
}

/** Smallest first; none of a malformed level, or where nothing was found. Throws Fault `level/no-repair`: the kind has no such way of mending. */
export function suggestRepairs<B>(kind: Kind<B>, rows: Rows, wish: RepairWish, stop: Stop): readonly Suggestion[] {
  const { repairs } = kind
  const ways: readonly string[] = kind.repairWays ?? []
  if (!repairs || !ways.includes(wish.by)) {
    throw new Fault('level/no-repair', { kind: kind.id, way: wish.by, known: ways.join(', ') })
  }
  const board = kind.parse(rows)
  if (!board.ok) return []
  return repairs(board.value, wish, stop).map((repair) => ({ rows: kind.serialise(repair.board), says: repair.says, at: repair.at }))
}
