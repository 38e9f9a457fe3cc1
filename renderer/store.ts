/** All that the screen shows: the document as a History value, and what is open, chosen and pointed at. Edits go through `commitEdit`. */
import { create } from 'zustand'
import type { LevelAnswer, Stamp } from '../core/contract.ts'
import type { Edit } from '../core/document/edit.ts'
import { commit, type History, redo, startHistory, undo } from '../core/document/history.ts'
import { emptyPack, isBroken, type Level, type Pack, type PackEntry } from '../core/document/pack.ts'
import type { PackFile } from '../core/document/packText.ts'
import type { Details, Issue } from '../core/fault.ts'
import type { Point, Size } from '../core/grid.ts'
import { extentOf, kindNamed } from './board.ts'
import type { PaintStroke } from './canvas/stroke.ts'
import type { View } from './canvas/view.ts'
import type { Dialog } from './dialog.ts'
import type { Connection } from './host.ts'
import { isProven, type Readout, withFound } from './live.ts'
import type { Run } from './play/run.ts'
import type { Language, MotionChoice, ThemeChoice } from './prefs.ts'
import { NO_SYMMETRY, type Symmetry } from './symmetry.ts'

/** The file that the pack was read from or last written to. */
export interface OpenFile {
  /** As the host names it: relative to the folder it serves, or absolute on the desktop. */
  readonly path: string
  readonly stamp: Stamp
  readonly readOnly: boolean
  /** As it was read or written: what nobody edits is written back to the letter. */
  readonly source: PackFile
}

/** Bad news: stays until it is dismissed or mended. */
export interface Notice {
  readonly id: number
  readonly word: 'saveFailed' | 'openFailed' | 'copyFailed' | 'pasteFailed'
  /** The fault or issue that fills the word's `why`. */
  readonly code: string
  readonly details: Details
  /** Where in the text it is, unless its sentence says so itself; the column only where it is in one. */
  readonly place?: { readonly line: number; readonly column?: number } | undefined
  /** How many other flaws there are. */
  readonly more?: number
}

/** What went well, or came to nothing, in a line of its own for a moment. */
export interface Said {
  readonly word: 'saved' | 'copied' | 'pasted' | 'noLevelText' | 'onlyEditing'
  readonly details: Details
}

export interface EditorState {
  readonly history: History
  readonly file: OpenFile | null
  /** The level on screen; null: an empty pack. */
  readonly levelId: string | null
  readonly toolId: string
  /** The layer chosen to be shown; null: never chosen. */
  readonly layer: string | null
  readonly symmetry: Symmetry
  /** The seed that lots were last drawn by. */
  readonly seed: string
  /** The chosen swatch by tool. */
  readonly swatches: Readonly<Record<string, string>>
  readonly stroke: PaintStroke | null
  /** Play-test or playback of the level on screen, instead of editing it. */
  readonly run: Run | null
  /** Why the last stroke changed nothing, beside the cell it ended on. */
  readonly refusal: { readonly issues: readonly Issue[]; readonly at: Point } | null
  /** The keyboard's cell, in rows. */
  readonly cursor: Point
  /** The cell under the pointer; null: none. */
  readonly pointed: Point | null
  /** By level, how far its board is zoomed and where it was moved to; without one it is fitted. */
  readonly views: ReadonlyMap<string, View>
  /** Whether the lines between cells are drawn. */
  readonly grid: boolean
  /** The piece that is selected on the level on screen, by its id; it may be gone from the board. */
  readonly selected: string | null
  /** The issue that was shown last. */
  readonly shownIssue: Issue | null
  /** The room for the board, in CSS pixels. */
  readonly pane: Size
  /** The level whose title is being typed. */
  readonly renaming: string | null
  /** The level whose menu is open in the list. */
  readonly levelMenu: string | null
  /** Cells to point out for a moment; `serial` tells one showing from the next. */
  readonly flash: { readonly cells: readonly Point[]; readonly serial: number } | null
  readonly readout: Readout
  /** The last answers by board (Subject.key). */
  readonly verdicts: ReadonlyMap<string, LevelAnswer>
  readonly connection: Connection
  readonly dialog: Dialog | null
  readonly notices: readonly Notice[]
  /** The last of it; a new value with each. */
  readonly said: Said | null
  readonly theme: ThemeChoice
  readonly motion: MotionChoice
  readonly language: Language
}

const MOST_VERDICTS = 5_000

export const useEditor = create<EditorState>()(() => ({
  history: startHistory(emptyPack),
  file: null,
  levelId: null,
  toolId: '',
  layer: null,
  symmetry: NO_SYMMETRY,
  seed: '',
  swatches: {},
  stroke: null,
  run: null,
  refusal: null,
  cursor: [1, 1],
  pointed: null,
  views: new Map(),
  grid: true,
  selected: null,
  shownIssue: null,
  pane: { width: 1, height: 1 },
  renaming: null,
  levelMenu: null,
  flash: null,
  readout: { is: 'none' },
  verdicts: new Map(),
  connection: 'connecting',
  dialog: null,
  notices: [],
  said: null,
  theme: 'system',
  motion: 'system',
  language: 'en',
}))

const { getState, setState } = useEditor

export const entryOf = (pack: Pack, id: string | null): PackEntry | undefined => pack.levels.find((entry) => entry.id === id)

export const currentEntry = (state: EditorState): PackEntry | undefined => entryOf(state.history.pack, state.levelId)

/** The level on screen; undefined where there is none or it is only text. */
export function currentLevel(state: EditorState): Level | undefined {
  const entry = currentEntry(state)
  return entry === undefined || isBroken(entry) ? undefined : entry
}

/** The board as it is on screen, a stroke in the making included. */
export function shownBoard(state: EditorState): unknown {
  const level = currentLevel(state)
  return state.stroke !== null && state.stroke.levelId === level?.id ? state.stroke.preview : level?.board
}

/** What belongs to the level on screen and does not outlive it. */
const AT_START = {
  seed: '',
  cursor: [1, 1],
  run: null,
  stroke: null,
  refusal: null,
  pointed: null,
  flash: null,
  selected: null,
  shownIssue: null,
} as const

/** The tool to hold on a level: the one in hand if its kind has it, else the kind's first. */
function toolFor(entry: PackEntry | undefined, toolId: string): string {
  if (entry === undefined || isBroken(entry)) return toolId
  const { tools } = kindNamed(entry.kind)
  return tools.some((tool) => tool.id === toolId) ? toolId : tools[0].id
}

/** Shows `id`, or where it is gone the level that took its place in the list. */
function shown(history: History, id: string | null, index: number, toolId: string): Pick<EditorState, 'levelId' | 'toolId'> {
  const { levels } = history.pack
  const entry = levels.find((other) => other.id === id) ?? levels[Math.min(index, levels.length - 1)]
  return { levelId: entry?.id ?? null, toolId: toolFor(entry, toolId) }
}

/** The keyboard's cell, on a board that may have become smaller. */
function cursorOn(entry: PackEntry | undefined, [x, y]: Point): Point {
  if (entry === undefined || isBroken(entry)) return [x, y]
  const { width, height } = extentOf(entry.kind, entry.board)
  return [Math.min(x, width - 1), Math.min(y, height - 1)]
}
/** A run goes on only on the very board that it began on. */
const runOn = (run: Run | null, entry: PackEntry | undefined): Run | null =>
  entry !== undefined && !isBroken(entry) && entry.board === run?.course.board ? run : null

/** Shows the level that comes (back) with `history`, if one does. `backwards`: where the one on screen goes, the one that it was put behind. */
function put(history: History, backwards = false): void {
  const state = getState()
  if (history === state.history) return
  const { levels } = state.history.pack
  const left = new Set(history.pack.levels.map((entry) => entry.id))
  const index = backwards ? levels.findIndex((entry) => !left.has(entry.id)) - 1 : levels.findIndex((entry) => entry.id === state.levelId)
  const here = new Set(levels.map((entry) => entry.id))
  const come = history.pack.levels.find((entry) => !here.has(entry.id))?.id
  const next = shown(history, come ?? state.levelId, Math.max(0, index), state.toolId)
  const moved = next.levelId !== state.levelId
  const entry = entryOf(history.pack, next.levelId)
  const stay = { stroke: null, refusal: null, cursor: cursorOn(entry, state.cursor), run: runOn(state.run, entry) }
  // What was said of an edit is about what is no more.
  const said = backwards && state.said?.word === 'pasted' ? null : state.said
  setState({ history, said, ...next, ...(moved ? AT_START : stay) })
}

export const commitEdit = (edit: Edit): void => put(commit(getState().history, edit))

/** Takes back the newest edit of the level on screen or of the pack as a whole; of a stroke in the making, only that. */
export const undoEdit = (): void =>
  getState().stroke !== null
    ? setState({ stroke: null, refusal: null })
    : put(undo(getState().history, getState().levelId ?? undefined), true)
export const redoEdit = (): void => put(redo(getState().history, getState().levelId ?? undefined))

export function selectLevel(id: string): void {
  const state = getState()
  const entry = entryOf(state.history.pack, id)
  if (entry === undefined || id === state.levelId) return
  setState({ levelId: id, toolId: toolFor(entry, state.toolId), ...AT_START })
}

/** Another document on screen; the old one and its history are gone. */
export function openPack(pack: Pack, file: OpenFile | null): void {
  const first = pack.levels[0]
  setState({
    history: startHistory(pack),
    file,
    levelId: first?.id ?? null,
    toolId: toolFor(first, getState().toolId),
    notices: [],
    said: null,
    views: new Map(),
    ...AT_START,
  })
}

export const chooseTool = (toolId: string): void => setState({ toolId, stroke: null, refusal: null })
export const chooseSwatch = (toolId: string, swatch: string): void =>
  setState({ toolId, swatches: { ...getState().swatches, [toolId]: swatch } })

/** The keyboard's cell goes to the first of `cells`, and all of them flash. A run goes on or is left. */
export function pointOut(cells: readonly Point[], run: Run | null = null): void {
  const first = cells[0]
  if (first === undefined) return
  setState({ run, cursor: first, flash: { cells, serial: (getState().flash?.serial ?? 0) + 1 } })
}

/** Remembers an answer with what was found before, unless a proof is known and this is none; forgets the oldest where there are too many. */
export function rememberVerdict(key: string, answer: LevelAnswer): void {
  const verdicts = new Map(getState().verdicts)
  const known = verdicts.get(key)
  if (known !== undefined && isProven(known) && !isProven(answer)) return
  verdicts.delete(key)
  verdicts.set(key, withFound(answer, known))
  for (const oldest of verdicts.keys()) {
    if (verdicts.size <= MOST_VERDICTS) break
    verdicts.delete(oldest)
  }
  setState({ verdicts })
}

let lastNotice = 0

/** One of a sort is enough; good news of before is no news any more. */
export const tell = (notice: Omit<Notice, 'id'>): void =>
  setState({ said: null, notices: [...getState().notices.filter((old) => old.word !== notice.word), { ...notice, id: ++lastNotice }] })
/** Whether it is told of because the connection was lost: mended as soon as that is back. */
export const isOfLost = (notice: Notice): boolean => notice.code === 'call/lost'
export const dismissNotice = (id: number): void => setState({ notices: getState().notices.filter((notice) => notice.id !== id) })
