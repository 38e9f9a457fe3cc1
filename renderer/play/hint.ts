/** The way on from a position of play: the next thought of a person where there is one, else the first move of a solution. */
import type { Client } from '../../core/contract.ts'
import { Fault } from '../../core/fault.ts'
import type { Point } from '../../core/grid.ts'
import { LIVE_LIMITS } from '../../core/limits.ts'
import type { State } from '../../core/play.ts'
import { replay } from '../../core/search/replay.ts'
import type { DeductionStep } from '../../core/solving.ts'
import { kindNamed, rowsOf } from '../board.ts'
import { type Course, legalMoves, positionOf, textsOf } from './course.ts'
import type { Hint } from './run.ts'

export interface HintOptions {
  readonly client: Client
  /** Another than the read-out's: the two do not stop each other. */
  readonly caller: string
  readonly signal: AbortSignal
}

/** The first thought whose cells do not lie yet as it settles them; undefined: none is left, or there are none. */
export function nextThought(course: Course, steps: readonly DeductionStep[]): Hint | undefined {
  const { kindId, board } = course
  const kind = kindNamed(kindId)
  const made = steps.flatMap(({ moves }) => moves).map((text) => kind.readMove(board, text))
  const end = replay(
    course.rules,
    made.filter((move) => move !== undefined),
  )
  if (end === undefined) throw new Error('a deduction has a move that is not legal')
  const words = (cell: Point, state: State): string => JSON.stringify(kind.describeCell(board, cell, state))
  const here = positionOf(course)
  const step = steps.find(({ settles }) => settles.some((cell) => words(cell, here) !== words(cell, end)))
  if (step === undefined) return undefined
  const wrong = step.settles.filter((cell) => words(cell, here) !== words(cell, end)).map(String)
  const moves = legalMoves(course, here).filter((move) =>
    kind.gesture(board, here, move).grips.some((grip) => wrong.includes(String(grip))),
  )
  return { is: 'step', step, moves }
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
