/** Every command of the editor by name: what menus, buttons, keys and the help sheet share. */
import { addLevel, duplicateLevel, moveLevel, removeLevel, setDraft } from '../core/document/edit.ts'
import { nextRedo, nextUndo } from '../core/document/history.ts'
import type { Level } from '../core/document/pack.ts'
import type { Size } from '../core/grid.ts'
import { kindIds } from '../core/registry.ts'
import { drawAnew, seededAction } from './actions.ts'
import { kindNamed } from './board.ts'
import { copyText, pasteText } from './clipboard.ts'
import { newPack, openFile, save, saveAs } from './files.ts'
import { stepIssue } from './issues.ts'
import type { KeyText } from './keys.ts'
import { canSwitchLayer, nextLayer } from './layers.ts'
import { dropPaint } from './paint.ts'
import { canTurn, nudgePiece, removePiece, selectedPiece, turnPiece } from './pieces.ts'
import { runCommands } from './play/commands.ts'
import { canRedoMove, canUndoMove, redoMove, undoMove } from './play/play.ts'
import { writeGrid } from './prefs.ts'
import { commitEdit, currentEntry, currentLevel, type EditorState, redoEdit, selectLevel, undoEdit, useEditor } from './store.ts'
import type { Symmetry } from './symmetry.ts'
import type { Word } from './words.ts'
import { ZOOM_STEP, zoomActual, zoomBy, zoomFit, zoomSelection } from './zoom.ts'

export interface Command {
  readonly word: Word
  /** Any of them; the first is the one shown. */
  readonly keys: readonly KeyText[]
  /** Absent: always. */
  readonly enabled?: (state: EditorState) => boolean
  readonly run: () => void
}

const { getState, setState } = useEditor

const indexShown = (state: EditorState): number => state.history.pack.levels.findIndex((entry) => entry.id === state.levelId)

function step(by: number): void {
  const state = getState()
  const entry = state.history.pack.levels[indexShown(state) + by]
  if (entry !== undefined) selectLevel(entry.id)
}

function moveShown(by: number): void {
  const state = getState()
  const { pack } = state.history
  const index = indexShown(state) + by
  if (state.levelId !== null && index >= 0 && index < pack.levels.length) commitEdit(moveLevel(pack, state.levelId, index))
}

function duplicateShown(): void {
  const { history } = getState()
  const level = currentLevel(getState())
  if (level === undefined) return
  commitEdit(duplicateLevel(history.pack, level.id))
}

/** A blank level behind the one on screen. */
export function addBlankLevel(kindId: string, size: Size): void {
  const state = getState()
  const level: Level = { id: 'level-1', kind: kindId, title: '', board: kindNamed(kindId).blank(size), draft: false, rest: [] }
  commitEdit(addLevel(state.history.pack, level, indexShown(state) + 1))
}

export function toggleDraft(level: Level): void {
  commitEdit(setDraft(getState().history.pack, level.id, !level.draft))
}

function toggleGrid(): void {
  const grid = !getState().grid
  writeGrid(grid)
  setState({ grid })
}

function toggleSymmetry(of: keyof Symmetry): void {
  const { symmetry } = getState()
  setState({ symmetry: { ...symmetry, [of]: !symmetry[of] }, stroke: null })
}

/** The kind to generate levels of: that of the level on screen, else the first that can. */
const makerOf = (state: EditorState): string | undefined =>
  [currentLevel(state)?.kind, ...kindIds].find((id) => id !== undefined && kindNamed(id).generators.length > 0)

const isEditable = (state: EditorState): boolean => currentLevel(state) !== undefined
const hasPiece = (state: EditorState): boolean => selectedPiece(state) !== undefined
const hasEntry = (state: EditorState): boolean => currentEntry(state) !== undefined

export const commands = {
  newPack: { word: 'newPack', keys: ['Ctrl+Alt+N', 'Ctrl+N'], run: () => void newPack() },
  open: { word: 'open', keys: ['Ctrl+O'], run: () => void openFile() },
  save: { word: 'save', keys: ['Ctrl+S'], run: () => void save() },
  saveAs: { word: 'saveAs', keys: ['Ctrl+Shift+S'], run: () => void saveAs() },
  // While the level is played they are of its moves: no edit is undone unseen.
  undo: {
    word: 'undo',
    keys: ['Ctrl+Z'],
    enabled: (s) => (s.run === null ? nextUndo(s.history, s.levelId ?? undefined) !== undefined : canUndoMove(s)),
    run: () => (getState().run === null ? undoEdit : undoMove)(),
  },
  redo: {
    word: 'redo',
    keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
    enabled: (s) => (s.run === null ? nextRedo(s.history, s.levelId ?? undefined) !== undefined : canRedoMove(s)),
    run: () => (getState().run === null ? redoEdit : redoMove)(),
  },
  copyText: { word: 'copyText', keys: ['Ctrl+Shift+C', 'Ctrl+C'], enabled: isEditable, run: () => void copyText() },
  pasteText: {
    word: 'pasteText',
    keys: ['Ctrl+Shift+V', 'Ctrl+V'],
    enabled: (s) => s.stroke === null,
    run: () => void pasteText(),
  },
  newLevel: { word: 'newLevel', keys: ['Ctrl+Shift+L'], run: () => setState({ dialog: { is: 'new-level' } }) },
  generate: {
    word: 'generate',
    keys: ['Ctrl+Shift+G'],
    enabled: (s) => makerOf(s) !== undefined,
    run: () => {
      const kindId = makerOf(getState())
      if (kindId !== undefined) setState({ dialog: { is: 'generate', kindId } })
    },
  },
  duplicateLevel: { word: 'duplicateLevel', keys: ['Ctrl+D'], enabled: isEditable, run: duplicateShown },
  deleteLevel: {
    word: 'deleteLevel',
    keys: [],
    enabled: hasEntry,
    run: () => {
      const { history, levelId } = getState()
      if (levelId !== null) commitEdit(removeLevel(history.pack, levelId))
    },
  },
  renameLevel: {
    word: 'renameLevel',
    keys: ['F2'],
    enabled: isEditable,
    run: () => setState({ renaming: getState().levelId }),
  },
  levelMenu: {
    word: 'levelActions',
    keys: ['Shift+F10', 'ContextMenu'],
    enabled: hasEntry,
    run: () => setState({ levelMenu: getState().levelId }),
  },
  levelUp: { word: 'levelUp', keys: ['Alt+ArrowUp', 'Ctrl+PageUp'], enabled: (s) => indexShown(s) > 0, run: () => moveShown(-1) },
  levelDown: {
    word: 'levelDown',
    keys: ['Alt+ArrowDown', 'Ctrl+PageDown'],
    enabled: (s) => hasEntry(s) && indexShown(s) < s.history.pack.levels.length - 1,
    run: () => moveShown(1),
  },
  previousLevel: { word: 'previousLevel', keys: ['[', 'PageUp'], run: () => step(-1) },
  nextLevel: { word: 'nextLevel', keys: [']', 'PageDown'], run: () => step(1) },
  resize: { word: 'resize', keys: ['Shift+S'], enabled: isEditable, run: () => setState({ dialog: { is: 'resize' } }) },
  turnPiece: { word: 'turnPiece', keys: ['R'], enabled: canTurn, run: turnPiece },
  removePiece: { word: 'removePiece', keys: ['Delete', 'Backspace'], enabled: hasPiece, run: removePiece },
  nudgeLeft: { word: 'nudgeLeft', keys: ['Shift+ArrowLeft'], enabled: hasPiece, run: () => nudgePiece(-1, 0) },
  nudgeRight: { word: 'nudgeRight', keys: ['Shift+ArrowRight'], enabled: hasPiece, run: () => nudgePiece(1, 0) },
  nudgeUp: { word: 'nudgeUp', keys: ['Shift+ArrowUp'], enabled: hasPiece, run: () => nudgePiece(0, -1) },
  nudgeDown: { word: 'nudgeDown', keys: ['Shift+ArrowDown'], enabled: hasPiece, run: () => nudgePiece(0, 1) },
  zoomIn: { word: 'zoomIn', keys: ['Ctrl++', 'Ctrl+='], enabled: isEditable, run: () => void zoomBy(ZOOM_STEP) },
  zoomOut: { word: 'zoomOut', keys: ['Ctrl+-'], enabled: isEditable, run: () => void zoomBy(1 / ZOOM_STEP) },
  zoomActual: { word: 'zoomActual', keys: ['Ctrl+0'], enabled: isEditable, run: zoomActual },
  zoomFit: { word: 'zoomFit', keys: ['Shift+1'], enabled: isEditable, run: zoomFit },
  zoomSelection: { word: 'zoomSelection', keys: ['Shift+2'], enabled: hasPiece, run: zoomSelection },
  layer: { word: 'switchLayer', keys: ['A'], enabled: canSwitchLayer, run: nextLayer },
  drawAnew: { word: 'drawAnew', keys: ['J'], enabled: (s) => seededAction(s) !== undefined, run: drawAnew },
  mirrorAcross: { word: 'mirrorAcross', keys: ['Shift+X'], enabled: isEditable, run: () => toggleSymmetry('across') },
  mirrorDown: { word: 'mirrorDown', keys: ['Shift+Y'], enabled: isEditable, run: () => toggleSymmetry('down') },
  mirrorTurn: { word: 'mirrorTurn', keys: ['Shift+T'], enabled: isEditable, run: () => toggleSymmetry('turn') },
  grid: { word: 'grid', keys: ["Ctrl+'"], run: toggleGrid },
  nextIssue: { word: 'nextIssue', keys: ['F8'], enabled: isEditable, run: () => stepIssue(1) },
  previousIssue: { word: 'previousIssue', keys: ['Shift+F8'], enabled: isEditable, run: () => stepIssue(-1) },
  dropStroke: {
    word: 'dropStroke',
    keys: ['Escape'],
    enabled: (s) => s.stroke !== null || s.refusal !== null || s.selected !== null,
    run: () => {
      const { stroke, refusal } = getState()
      if (stroke !== null || refusal !== null) dropPaint()
      else setState({ selected: null })
    },
  },
  ...runCommands,
  help: { word: 'help', keys: ['?', 'F1'], run: () => setState({ dialog: { is: 'help' } }) },
} as const satisfies Readonly<Record<string, Command>>

export type CommandId = keyof typeof commands

/** What is at hand while the level is played or its solution played back; all else could change the level. */
const IN_RUN: ReadonlySet<string> = new Set<CommandId>([
  ...(Object.keys(runCommands) as (keyof typeof runCommands)[]),
  'newPack',
  'open',
  'save',
  'saveAs',
  'undo',
  'redo',
  'levelMenu',
  'previousLevel',
  'nextLevel',
  'zoomIn',
  'zoomOut',
  'zoomActual',
  'zoomFit',
  'grid',
  'help',
])

export const canRun = (id: CommandId, state: EditorState): boolean => {
  const command: Command = commands[id]
  return (state.run === null || IN_RUN.has(id)) && (command.enabled?.(state) ?? true)
}

/** For buttons and keys alike: what is not at hand now does nothing. */
export function runCommand(id: CommandId): void {
  if (canRun(id, getState())) commands[id].run()
}
