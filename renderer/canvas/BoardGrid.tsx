/** The board under the keyboard of its designer: arrows move the cursor and what is being drawn, Space and Enter paint. */
import type { Point } from '../../core/grid.ts'
import { shownState } from '../layers.ts'
import { moveCursor, pressCursor } from '../paint.ts'
import { shownBoard, useEditor } from '../store.ts'
import { useWords } from '../words.ts'
import { CellGrid, type GridFrame } from './CellGrid.tsx'

/** What the keyboard is at is looked at, no longer what lies under a pointer at rest. */
const look = () => useEditor.setState({ pointed: null })

const KEYS = {
  arrow([dx, dy]: Point) {
    look()
    moveCursor(dx, dy)
  },
  press() {
    look()
    pressCursor()
  },
}

export function BoardGrid(frame: GridFrame) {
  const { t } = useWords()
  const board = useEditor(shownBoard)
  const layer = useEditor((state) => state.layer)
  // A stroke that outlives its press was set down by the keyboard, and waits for the second.
  const isAnchored = useEditor((state) => state.stroke !== null)
  const state = shownState(frame.level.kind, board, layer)
  return <CellGrid {...frame} board={board} {...(state && { state })} keys={KEYS} hint={isAnchored ? t('anchored') : null} />
}
