/** Ways to leave the board one answer: asked of the host, looked at on the board, and taken as one edit. */
import type { Client } from '../../core/contract.ts'
import { changeBoard } from '../../core/document/edit.ts'
import { Fault } from '../../core/fault.ts'
import type { Suggestion } from '../../core/repair.ts'
import { kindNamed, rowsOf } from '../board.ts'
import { commitEdit, currentLevel, useEditor } from '../store.ts'
import { compareOf, nearer } from './compare.ts'
import type { Compare, Mending } from './run.ts'

const { getState, setState, subscribe } = useEditor

/** A designer's patience. */
const MAX_MS = 20_000

function change(run: Compare, mending: Mending): void {
  setState({ run: { ...run, mending } })
}

/** Asks for suggestions towards the answer that is more to be seen. Leaving the comparison, fading to the other or asking anew ends it. */
export async function askMending(by: string, client: Client, caller: string): Promise<void> {
  const run = compareOf(getState())
  if (run === undefined) return
  const { kindId, board } = run.course
  const mine: Mending = { is: 'searching', by }
  change(run, mine)
  const stopped = new AbortController()
  const isMine = (): boolean => compareOf(getState())?.mending === mine
  const stopFollowing = subscribe(() => {
    if (!isMine()) stopped.abort()
  })
  const show = (mending: Mending): void => {
    const now = compareOf(getState())
    if (now !== undefined && isMine()) change(now, mending)
  }
  try {
    const request = {
      kind: kindId,
      rows: [...rowsOf(kindId, board)],
      by,
      towards: [...run.compared.answers[nearer(run)]],
      caller,
      maxMs: MAX_MS,
    }
    const { suggestions } = await client.call('level.repair', request, { signal: stopped.signal })
    show({ is: 'found', by, suggestions, chosen: suggestions.length > 0 ? 0 : null })
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    if (error.code !== 'call/cancelled') show({ is: 'failed', fault: error })
  } finally {
    stopFollowing()
  }
}

/** null: the answers again. */
export function chooseMending(chosen: number | null): void {
  const run = compareOf(getState())
  if (run?.mending.is === 'found') change(run, { ...run.mending, chosen })
}

/** The suggestion that is looked at. */
export const chosenMending = ({ mending }: Compare): Suggestion | undefined =>
  mending.is === 'found' && mending.chosen !== null ? mending.suggestions[mending.chosen] : undefined

/** Its board. Throws where it does not parse (a bug). */
export function mendedBoard({ course }: Compare, { rows }: Suggestion): unknown {
  const read = kindNamed(course.kindId).parse(rows)
  if (!read.ok) throw new Error(`a suggestion does not parse: ${rows.join('/')}`)
  return read.value
}

/** The chosen suggestion becomes the board, in one step. */
export function takeMending(): void {
  const state = getState()
  const level = currentLevel(state)
  const run = compareOf(state)
  const suggestion = run && chosenMending(run)
  if (level === undefined || run === undefined || suggestion === undefined) return
  const board = mendedBoard(run, suggestion)
  setState({ run: null, ...run.kept })
  commitEdit(changeBoard(state.history.pack, level.id, board, 'edit.repair'))
}
