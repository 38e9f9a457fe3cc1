/** The kind's actions on the level on screen: a change of the whole board at one press, one step of undo. */
import { changeBoard } from '../core/document/edit.ts'
import type { Action } from '../core/editing.ts'
import { kindNamed } from './board.ts'
import { seedText } from './generate/wishes.ts'
import { commitEdit, currentLevel, type EditorState, useEditor } from './store.ts'

const { getState, setState } = useEditor

const SEED_LETTERS = 6
const freshSeed = (): string => seedText(crypto.getRandomValues(new Uint32Array(SEED_LETTERS)))

/** What is refused changes nothing and says why. */
export function runAction({ id, apply }: Action<unknown>, seed: string): void {
  const state = getState()
  const level = currentLevel(state)
  if (level === undefined || state.stroke !== null || state.run !== null) return
  const made = apply(level.board, seed)
  if (!made.ok) {
    setState({ refusal: { issues: made.issues, at: [0, 0] } })
    return
  }
  setState({ refusal: null })
  if (made.value !== level.board) commitEdit(changeBoard(state.history.pack, level.id, made.value, `action.${level.kind}.${id}`))
}

export const seededAction = (state: EditorState): Action<unknown> | undefined => {
  const level = currentLevel(state)
  return level && kindNamed(level.kind).actions.find(({ isSeeded }) => isSeeded)
}

/** Draws lots by a seed that was not there before, and keeps it to be seen. */
export function drawAnew(): void {
  const action = seededAction(getState())
  if (action === undefined || getState().stroke !== null) return
  const seed = freshSeed()
  setState({ seed })
  runAction(action, seed)
}
