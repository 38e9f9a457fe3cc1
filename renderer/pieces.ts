/** The selected piece: chosen by a cell, then nudged, turned, renamed or deleted, each in one step. Selecting is no edit. */
import { changeBoard, type EditLabel } from '../core/document/edit.ts'
import type { Piece } from '../core/editing.ts'
import type { Issue } from '../core/fault.ts'
import type { Point } from '../core/grid.ts'
import { kindNamed } from './board.ts'
import { commitEdit, currentLevel, type EditorState, shownBoard, useEditor } from './store.ts'

const { getState, setState } = useEditor

/** The tool that selects where it is pressed. */
export const MOVE = 'move'

/** As it is on screen, on its way included; undefined: nothing is selected, or it is gone. */
export function selectedPiece(state: EditorState): Piece | undefined {
  const level = currentLevel(state)
  if (level === undefined || state.selected === null) return undefined
  return kindNamed(level.kind).piece(shownBoard(state), state.selected)
}

export function selectAt(cell: Point): void {
  const level = currentLevel(getState())
  if (level !== undefined) setState({ selected: kindNamed(level.kind).pieceAt(level.board, cell) ?? null })
}

function refuse(issues: readonly Issue[], at: Point): void {
  setState({ refusal: { issues, at } })
}

/** One of the kind's tools on the cells of the selected piece. */
function use(toolId: string, cellsOf: (piece: Piece) => readonly [Point, ...Point[]], label: EditLabel): void {
  const state = getState()
  const level = currentLevel(state)
  const piece = selectedPiece(state)
  if (level === undefined || piece === undefined || state.stroke !== null) return
  const cells = cellsOf(piece)
  const made = kindNamed(level.kind)
    .tools.find((tool) => tool.id === toolId)
    ?.paint(level.board, { cells })
  if (made === undefined) return
  if (made.ok) commitEdit(changeBoard(state.history.pack, level.id, made.value, label))
  else refuse(made.issues, cells[0])
}

export const nudgePiece = (dx: number, dy: number): void =>
  use(MOVE, ({ cells: [first] }) => [first, [first[0] + dx, first[1] + dy]], 'edit.move-piece')

export const turnPiece = (): void => use('turn', ({ cells: [first] }) => [first], 'edit.turn-piece')

export const removePiece = (): void => use('erase', ({ cells }) => cells, 'edit.remove-piece')

/** A name that cannot be is refused beside the piece. */
export function renamePiece(name: string): void {
  const state = getState()
  const level = currentLevel(state)
  const piece = selectedPiece(state)
  if (level === undefined || piece === undefined) return
  const made = kindNamed(level.kind).renamePiece(level.board, piece.id, name.trim())
  if (!made.ok) {
    refuse(made.issues, piece.cells[0])
    return
  }
  commitEdit(changeBoard(state.history.pack, level.id, made.value.board, 'edit.rename-piece'))
  setState({ selected: made.value.id })
}
