/** Which of a board's layers is on screen, where its kind draws boards in more than one way. */
import type { State } from '../core/play.ts'
import { kindNamed } from './board.ts'
import { currentLevel, type EditorState, shownBoard, useEditor } from './store.ts'

export interface LayerChoice {
  readonly id: string
  /** false: the board has none yet. */
  readonly isThere: boolean
}

/** In the kind's order; empty where it has no layers. */
export const layersOf = (kindId: string, board: unknown): readonly LayerChoice[] => {
  const kind = kindNamed(kindId)
  return (kind.layers ?? []).map((id) => ({ id, isThere: kind.layerState?.(board, id) !== undefined }))
}

/** The layer chosen where the board has it, else its first; undefined: the kind has no layers. */
export function layerOn(kindId: string, board: unknown, chosen: string | null): string | undefined {
  const layers = layersOf(kindId, board)
  return (layers.find(({ id, isThere }) => id === chosen && isThere) ?? layers[0])?.id
}

/** The position that is drawn for editing; undefined: the start, as kinds without layers have it. */
export function shownState(kindId: string, board: unknown, chosen: string | null): State | undefined {
  const layer = layerOn(kindId, board, chosen)
  return layer === undefined ? undefined : kindNamed(kindId).layerState?.(board, layer)
}

export const chooseLayer = (layer: string): void => useEditor.setState({ layer, stroke: null, refusal: null })

const thereOn = (state: EditorState): readonly string[] => {
  const level = currentLevel(state)
  if (level === undefined) return []
  return layersOf(level.kind, shownBoard(state)).flatMap(({ id, isThere }) => (isThere ? [id] : []))
}

export const canSwitchLayer = (state: EditorState): boolean => thereOn(state).length > 1

/** To the next one that the board has. */
export function nextLayer(): void {
  const state = useEditor.getState()
  const level = currentLevel(state)
  const layers = thereOn(state)
  if (level === undefined) return
  const here = layers.indexOf(layerOn(level.kind, shownBoard(state), state.layer) ?? '')
  const next = layers[(here + 1) % layers.length]
  if (next !== undefined) chooseLayer(next)
}
