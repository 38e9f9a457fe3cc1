/** Zooming, moving and fitting the view of the board on screen. */
import type { Point, Size } from '../core/grid.ts'
import { extentOf } from './board.ts'
import { CELL, fitCells, fitView, panBy, revealCell, type View, zoomAt } from './canvas/view.ts'
import { viewOf } from './kinds/index.ts'
import { selectAt, selectedPiece } from './pieces.ts'
import { currentLevel, type EditorState, pointOut, shownBoard, useEditor } from './store.ts'

const { getState, setState } = useEditor

/** Factor of one step of zoom. */
export const ZOOM_STEP = 1.25

const ratio = (): number => window.devicePixelRatio

/** The board on screen, in cells, and what is drawn around it; undefined where there is none. */
function shownExtent(state: EditorState): { readonly extent: Size; readonly around: number } | undefined {
  const level = currentLevel(state)
  if (level === undefined) return undefined
  return { extent: extentOf(level.kind, shownBoard(state)), around: viewOf(level.kind).border ?? 0 }
}

/** The view that the level on screen was left in; undefined: fitted. */
export const viewKept = (state: EditorState): View | undefined => state.views.get(state.levelId ?? '')

/** Kept views are brought back into a pane that has become smaller. */
export const viewOn = (kept: View | undefined, pane: Size, extent: Size, devicePixelRatio: number, around: number): View =>
  kept === undefined ? fitView(pane, extent, devicePixelRatio, around) : panBy(kept, 0, 0, pane, extent, devicePixelRatio)

/** Keeps `view` for the level on screen; undefined: to be fitted. */
function keep(view: View | undefined): void {
  const { views, levelId } = getState()
  if (levelId === null) return
  const next = new Map(views)
  if (view === undefined) next.delete(levelId)
  else next.set(levelId, view)
  setState({ views: next })
}

/** Applies `change` to the view as it is, where there is a board; whether that made a difference. */
function change(next: (view: View, extent: Size, pane: Size) => View): boolean {
  const state = getState()
  const shown = shownExtent(state)
  if (shown === undefined) return false
  const { extent, around } = shown
  const old = viewOn(viewKept(state), state.pane, extent, ratio(), around)
  const view = next(old, extent, state.pane)
  if (view !== old) keep(view)
  return view !== old
}

const middle = (pane: Size): { x: number; y: number } => ({ x: pane.width / 2, y: pane.height / 2 })

/** About a place in the pane, else about its middle. false: too little for a pixel, or at the limit. */
export const zoomBy = (factor: number, at?: { readonly x: number; readonly y: number }): boolean =>
  change((view, extent, pane) => {
    const zoomed = zoomAt(view, at ?? middle(pane), factor, ratio())
    return zoomed === view ? view : panBy(zoomed, 0, 0, pane, extent, ratio())
  })

export const zoomActual = (): void =>
  void change((view, extent, pane) => panBy(zoomAt(view, middle(pane), CELL / view.cell, ratio()), 0, 0, pane, extent, ratio()))

export const zoomFit = (): void => keep(undefined)

export function zoomSelection(): void {
  const piece = selectedPiece(getState())
  if (piece !== undefined) change((_view, _extent, pane) => fitCells(pane, piece.cells, ratio()))
}

export const pan = (dx: number, dy: number): void => void change((view, extent, pane) => panBy(view, dx, dy, pane, extent, ratio()))

/** After all on the board has moved by some cells: it stays where it is on screen. */
export function holdView(dx: number, dy: number): void {
  const kept = viewKept(getState())
  if (kept !== undefined) keep({ cell: kept.cell, x: kept.x - dx * kept.cell, y: kept.y - dy * kept.cell })
}

/** Brings cells into sight and lets them flash, whatever runs. */
export function pointOutOn(cells: readonly Point[]): void {
  const first = cells[0]
  if (first === undefined) return
  if (viewKept(getState()) !== undefined) change((view, _extent, pane) => revealCell(view, first, pane, ratio()))
  pointOut(cells, getState().run)
}

/** Brings cells into sight, puts the keyboard's cell on the first, selects the piece there and lets all of them flash. */
export function showCells(cells: readonly Point[]): void {
  const first = cells[0]
  if (first === undefined) return
  if (viewKept(getState()) !== undefined) change((view, _extent, pane) => revealCell(view, first, pane, ratio()))
  selectAt(first)
  pointOut(cells)
}
