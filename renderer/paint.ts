/** Painting on the level on screen: a stroke is begun, extended, then committed as one edit or dropped. Pointer and keyboard share it. */
import { changeBoard } from '../core/document/edit.ts'
import type { Tool } from '../core/editing.ts'
import type { Point, Size } from '../core/grid.ts'
import { extentOf, kindNamed } from './board.ts'
import { beginStroke, extendStroke } from './canvas/stroke.ts'
import { viewOf } from './kinds/index.ts'
import { MOVE, selectAt } from './pieces.ts'
import { commitEdit, currentLevel, useEditor } from './store.ts'

const { getState, setState } = useEditor

const ERASE = 'erase'

/** The tool in hand, or the eraser for the other button. */
function toolInHand(erase: boolean): Tool<unknown> | undefined {
  const state = getState()
  const level = currentLevel(state)
  if (level === undefined) return undefined
  const id = erase ? ERASE : state.toolId
  return kindNamed(level.kind).tools.find((tool) => tool.id === id)
}

export function beginPaint(cell: Point, erase: boolean): void {
  const state = getState()
  const level = currentLevel(state)
  const tool = toolInHand(erase)
  if (level === undefined || tool === undefined) return
  if (tool.id === MOVE) selectAt(cell)
  const swatch = state.swatches[tool.id] ?? tool.swatches[0]
  setState({ stroke: beginStroke({ levelId: level.id, tool, swatch, from: level.board }, cell), refusal: null })
}

export function extendPaint(cells: readonly Point[]): void {
  const { stroke } = getState()
  if (stroke !== null) setState({ stroke: extendStroke(stroke, cells) })
}

/** One stroke, one edit; a refused stroke changes nothing and says why. */
export function finishPaint(): void {
  const { stroke, history } = getState()
  if (stroke === null) return
  const at = stroke.cells.at(-1) ?? stroke.cells[0]
  if (stroke.preview !== stroke.from) commitEdit(changeBoard(history.pack, stroke.levelId, stroke.preview))
  setState({ stroke: null, refusal: stroke.refusal.length > 0 && at !== undefined ? { issues: stroke.refusal, at } : null })
}

export const dropPaint = (): void => setState({ stroke: null, refusal: null })

/** Moves the keyboard's cell, and with it a stroke that the keyboard began. */
export function moveCursor(dx: number, dy: number): void {
  const state = getState()
  const level = currentLevel(state)
  if (level === undefined) return
  const extent: Size = extentOf(level.kind, level.board)
  const cursor: Point = [
    Math.min(extent.width - 1, Math.max(0, state.cursor[0] + dx)),
    Math.min(extent.height - 1, Math.max(0, state.cursor[1] + dy)),
  ]
  setState({ cursor })
  extendPaint([cursor])
}

/** Space on the board: a tool that drags is set down by the first press and finished by the second; any other paints the cell at once. */
export function pressCursor(): void {
  const state = getState()
  if (state.stroke !== null) {
    finishPaint()
    return
  }
  const level = currentLevel(state)
  beginPaint(state.cursor, false)
  if (level !== undefined && !viewOf(level.kind).drags.includes(state.toolId)) finishPaint()
}
