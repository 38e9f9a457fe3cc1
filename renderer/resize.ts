/** Another size for the board on screen, in one step. */
import { changeBoard } from '../core/document/edit.ts'
import type { Level } from '../core/document/pack.ts'
import { type Anchor, anchorShift, type Size } from '../core/grid.ts'
import { extentOf, kindNamed } from './board.ts'
import { viewOf } from './kinds/index.ts'
import { sizeOf } from './kinds/view.ts'
import { commitEdit, currentLevel, useEditor } from './store.ts'
import { holdView } from './zoom.ts'

/** As its designer counts it. */
export const levelSize = (level: Level): Size => sizeOf(viewOf(level.kind), extentOf(level.kind, level.board))

/** Whether levels of the kind may have the size. */
export function isSize(kindId: string, { width, height }: Size): boolean {
  const { min, max } = viewOf(kindId).sizes
  return [width, height].every((side) => Number.isInteger(side) && side >= min && side <= max)
}

/** What `anchor` holds on to stays where it is on screen. */
export function resizeBoard(size: Size, anchor: Anchor): void {
  const { history } = useEditor.getState()
  const level = currentLevel(useEditor.getState())
  if (level === undefined || !isSize(level.kind, size)) return
  const { board } = kindNamed(level.kind).resize(level.board, size, anchor)
  const [dx, dy] = anchorShift(levelSize(level), size, anchor)
  commitEdit(changeBoard(history.pack, level.id, board, 'edit.resize'))
  holdView(dx, dy)
}
