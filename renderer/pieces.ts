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
export const TURN = 'turn'

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

/** Whether the kind has a tool that turns pieces. */
export const canTurn = (state: EditorState): boolean => {
  const level = currentLevel(state)
  return selectedPiece(state) !== undefined && level !== undefined && kindNamed(level.kind).tools.some(({ id }) => id === TURN)
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
  if (!made.ok) refuse(made.issues, cells[0])
  else {
    commitEdit(changeBoard(state.history.pack, level.id, made.value, label))
    // Where it is now.
    if (toolId === MOVE) selectAt(cells.at(-1)!)
  }
}

export const nudgePiece = (dx: number, dy: number): void =>
  use(MOVE, ({ cells: [first] }) => [first, [first[0] + dx, first[1] + dy]], 'edit.move-piece')

export const turnPiece = (): void => use(TURN, ({ cells: [first] }) => [first], 'edit.turn-piece')

export const removePiece = (): void => use('erase', ({ cells }) => cells, 'edit.remove-piece')

/** A name that cannot be is refused beside the piece. */
export function renamePiece(name: string): void {
  const state = getState()
  const level = currentLevel(state)
  const piece = selectedPiece(state)
  const made = level && piece && kindNamed(level.kind).renamePiece?.(level.board, piece.id, name.trim())
  if (level === undefined || piece === undefined || made === undefined) return
  if (!made.ok) {
    refuse(made.issues, piece.cells[0])
    return
  }
  commitEdit(changeBoard(state.history.pack, level.id, made.value.board, 'edit.rename-piece'))
  setState({ selected: made.value.id })
}
