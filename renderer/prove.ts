/** Before a save: every finished level that has no answer yet, or one that only a clock or its user cut short, is solved, in the batch lane, one after the other. */
import type { Client, LevelAnswer } from '../core/contract.ts'
import { isBroken, type Level, type Pack } from '../core/document/pack.ts'
import { LIVE_LIMITS } from '../core/limits.ts'
import { subjectFor } from './board.ts'

export interface ProveOptions {
  readonly client: Client
  readonly caller: string
  readonly signal: AbortSignal
  recall(key: string): LevelAnswer | undefined
  remember(key: string, answer: LevelAnswer): void
  /** Called before each level that has to be solved; `done` of `total` of them are. */
  onLevel(level: Level, done: number, total: number): void
}

/** The limits of the read-out, without its clock: a save can wait, and can be stopped. */
const { maxStates, maxBytes } = LIVE_LIMITS

/** What ended a search without telling of the level. */
const CHANCE = ['time', 'caller'] as const

/** Rejects with a Fault: `call/cancelled` when stopped. */
export async function proveLevels(pack: Pack, options: ProveOptions): Promise<void> {
  const { client, caller, signal, recall, remember, onLevel } = options
  const open = pack.levels.filter((entry): entry is Level => {
    if (isBroken(entry) || entry.draft) return false
    const known = recall(subjectFor(entry.kind, entry.board).key)
    return known === undefined || CHANCE.some((by) => known.stoppedBy === by) || known.countingStoppedBy === 'caller'
  })
  for (const [i, level] of open.entries()) {
    onLevel(level, i, open.length)
    const { kind, rows, key } = subjectFor(level.kind, level.board)
    const request = { kind, rows: [...rows], lane: 'batch' as const, caller, maxStates, maxBytes }
    remember(key, await client.call('level.analyse', request, { signal }))
  }
}
