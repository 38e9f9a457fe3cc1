/** Painting on the level on screen: a stroke is begun, extended, then committed as one edit or dropped. Pointer and keyboard share it. */
import { changeBoard } from '../core/document/edit.ts'
import type { Tool } from '../core/editing.ts'
import type { Point, Size } from '../core/grid.ts'
import { extentOf, kindNamed } from './board.ts'
import { beginStroke, extendStroke, type PaintStroke } from './canvas/stroke.ts'
import { viewOf } from './kinds/index.ts'
import { layerOn } from './layers.ts'
import { MOVE, selectAt } from './pieces.ts'
import { commitEdit, currentLevel, useEditor } from './store.ts'
import { imagesIn } from './symmetry.ts'

const { getState, setState } = useEditor

const ERASE = 'erase'

/** The tool in hand; for the other button the eraser, where it has no reverse of its own. */
function toolInHand(isOther: boolean): Tool<unknown> | undefined {
  const state = getState()
  const level = currentLevel(state)
  if (level === undefined) return undefined
  const { tools } = kindNamed(level.kind)
  const tool = tools.find(({ id }) => id === state.toolId)
  return isOther && !tool?.hasReverse ? tools.find(({ id }) => id === ERASE) : tool
}

/** `isOther`: with the other button. */
export function beginPaint(cell: Point, isOther: boolean): void {
  const state = getState()
  const level = currentLevel(state)
  const tool = toolInHand(isOther)
  if (level === undefined || tool === undefined) return
  if (tool.id === MOVE) selectAt(cell)
  const swatch = state.swatches[tool.id] ?? tool.swatches[0]
  const begun = {
    levelId: level.id,
    kindId: level.kind,
    tool,
    swatch,
    from: level.board,
    layer: layerOn(level.kind, level.board, state.layer),
    reversed: isOther && tool.hasReverse === true,
    // What is moved has no image.
    images: tool.id === MOVE ? [] : imagesIn(state.symmetry, extentOf(level.kind, level.board)),
    isPath: viewOf(level.kind).drags.includes(tool.id),
  }
  setState({ stroke: beginStroke(begun, cell), refusal: null })
}

export function extendPaint(cells: readonly Point[]): void {
  const { stroke } = getState()
  if (stroke === null) return
  const next = extendStroke(stroke, cells)
  setState({ stroke: next, ...(next.tool.id === MOVE && { selected: pieceMoved(next) }) })
}

/** The piece that a stroke moves, where it is now. */
function pieceMoved({ levelId, cells, preview, refusal }: PaintStroke): string | null {
  const level = currentLevel(getState())
  const cell = refusal.length > 0 ? cells[0] : cells.at(-1)
  return (level?.id === levelId && cell !== undefined && kindNamed(level.kind).pieceAt(preview, cell)) || null
}

/** One stroke, one edit; a refused stroke changes nothing and says why. */
export function finishPaint(): void {
  const { stroke, history } = getState()
  if (stroke === null) return
  const at = stroke.cells.at(-1) ?? stroke.cells[0]
  if (stroke.preview !== stroke.from)
    commitEdit(changeBoard(history.pack, stroke.levelId, stroke.preview, `edit.${stroke.kindId}.${stroke.tool.id}`))
  // Where it is now.
  if (stroke.tool.id === MOVE && stroke.preview !== stroke.from && at !== undefined) selectAt(at)
  setState({ stroke: null, refusal: stroke.refusal.length > 0 && at !== undefined ? { issues: stroke.refusal, at } : null })
}

export function dropPaint(): void {
  const { stroke } = getState()
  setState({ stroke: null, refusal: null })
  if (stroke?.tool.id === MOVE && stroke.cells[0] !== undefined) selectAt(stroke.cells[0])
}

/** Moves the keyboard's cell, and with it a stroke that the keyboard began. */
export function moveCursor(dx: number, dy: number): void {
  const state = getState()
  const level = currentLevel(state)
  if (level === undefined) return
  const extent: Size = extentOf(level.kind, level.board)
  // Also on the border, where things may be in it.
  const least = viewOf(level.kind).border === undefined || state.run !== null ? 0 : -1
  const cursor: Point = [
    Math.min(extent.width - 1 - least, Math.max(least, state.cursor[0] + dx)),
    Math.min(extent.height - 1 - least, Math.max(least, state.cursor[1] + dy)),
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
