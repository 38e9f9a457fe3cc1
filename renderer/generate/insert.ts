/** A generated level into the pack: one step of undo, with all it takes to make it again. */
import { addLevels } from '../../core/document/edit.ts'
import type { Level } from '../../core/document/pack.ts'
import { commitEdit, useEditor } from '../store.ts'
import type { Candidate } from './making.ts'

/** Behind the level on screen, which it takes the place of there. */
export function insertCandidate({ kindId, board, made }: Candidate): void {
  const { history, levelId } = useEditor.getState()
  const level: Level = {
    id: 'level-1',
    kind: kindId,
    title: '',
    board,
    draft: false,
    rest: [{ key: 'generated', text: JSON.stringify(made.generated) }],
  }
  const index = history.pack.levels.findIndex((entry) => entry.id === levelId) + 1
  commitEdit(addLevels(history.pack, [level], index, 'edit.generate-level'))
}
