/** Zooming, moving and fitting the view of the board on screen. */
import type { Point, Size } from '../core/grid.ts'
import { extentOf } from './board.ts'
import { CELL, fitView, panBy, revealCell, type View, zoomAt } from './canvas/view.ts'
import { currentLevel, type EditorState, pointOut, shownBoard, useEditor } from './store.ts'

const { getState, setState } = useEditor

/** Factor of one step of zoom. */
export const ZOOM_STEP = 1.25

const ratio = (): number => window.devicePixelRatio

/** The extent in cells of the board on screen; undefined where there is none. */
export function shownExtent(state: EditorState): Size | undefined {
  const level = currentLevel(state)
  return level && extentOf(level.kind, shownBoard(state))
}

export const viewOn = (wanted: 'fit' | View, pane: Size, extent: Size, devicePixelRatio: number): View =>
  wanted === 'fit' ? fitView(pane, extent, devicePixelRatio) : wanted

/** Applies `change` to the view as it is, where there is a board. */
function change(next: (view: View, extent: Size, pane: Size) => View): void {
  const state = getState()
  const extent = shownExtent(state)
  if (extent === undefined) return
  const old = viewOn(state.view, state.pane, extent, ratio())
  const view = next(old, extent, state.pane)
  if (view !== old) setState({ view })
}

const middle = (pane: Size): { x: number; y: number } => ({ x: pane.width / 2, y: pane.height / 2 })

/** About a place in the pane, else about its middle. */
export const zoomBy = (factor: number, at?: { readonly x: number; readonly y: number }): void =>
  change((view, extent, pane) => panBy(zoomAt(view, at ?? middle(pane), factor, ratio()), 0, 0, pane, extent, ratio()))

export const zoomActual = (): void => change((view, _extent, pane) => zoomAt(view, middle(pane), CELL / view.cell, ratio()))

export const zoomFit = (): void => setState({ view: 'fit' })

export const pan = (dx: number, dy: number): void => change((view, extent, pane) => panBy(view, dx, dy, pane, extent, ratio()))

/** Brings cells into sight, puts the keyboard's cell on the first and lets all of them flash. */
export function showCells(cells: readonly Point[]): void {
  const first = cells[0]
  if (first === undefined) return
  if (getState().view !== 'fit') change((view, _extent, pane) => revealCell(view, first, pane, ratio()))
  pointOut(cells)
}
