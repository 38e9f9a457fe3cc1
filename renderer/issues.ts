/** From issue to issue: each is shown where it stands on the board. */
import type { Issue } from '../core/fault.ts'
import { issuesOf } from './board.ts'
import { currentLevel, useEditor } from './store.ts'
import { showCells } from './zoom.ts'

const { getState, setState } = useEditor

/** Goes to the issue's cells. */
export function showIssue(issue: Issue): void {
  setState({ shownIssue: issue })
  showCells(issue.at)
}

/** The issue after or before the one shown last, in the order listed; round and round. Those without a place are passed over. */
export function stepIssue(by: 1 | -1): void {
  const state = getState()
  const level = currentLevel(state)
  const places = level ? issuesOf(level.kind, level.board).filter((issue) => issue.at.length > 0) : []
  const here = state.shownIssue === null ? -1 : places.indexOf(state.shownIssue)
  const next = here === -1 ? (by === 1 ? 0 : places.length - 1) : (here + by + places.length) % places.length
  const issue = places[next]
  if (issue !== undefined) showIssue(issue)
}
