/** The first move of a solution from a position of play. */
import type { Client } from '../../core/contract.ts'
import { Fault } from '../../core/fault.ts'
import { LIVE_LIMITS } from '../../core/limits.ts'
import { kindNamed, rowsOf } from '../board.ts'
import { type Course, textsOf } from './course.ts'
import type { Hint } from './run.ts'

export interface HintOptions {
  readonly client: Client
  /** Another than the read-out's: the two do not stop each other. */
  readonly caller: string
  readonly signal: AbortSignal
}

export async function findHint(course: Course, { client, caller, signal }: HintOptions): Promise<Hint> {
  const { kindId, board, at } = course
  const played = textsOf(course).slice(0, at)
  try {
    const request = { kind: kindId, rows: [...rowsOf(kindId, board)], lane: 'live' as const, caller, ...LIVE_LIMITS, played }
    const answer = await client.call('level.solve', request, { signal })
    if (answer.verdict === 'unsolvable') return { is: 'unsolvable' }
    const [first] = answer.line
    const move = first === undefined ? undefined : kindNamed(kindId).readMove(board, first)
    if (move !== undefined) return { is: 'move', move, left: answer.line.length, optimal: answer.optimal }
    return { is: 'unknown', stoppedBy: answer.stoppedBy ?? 'caller' }
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return error.code === 'call/cancelled' ? { is: 'none' } : { is: 'failed', fault: error }
  }
}
