/** Signal levels for the screen's tests, with what the host would answer of them. */
import type { Client, LevelAnswer } from '../../core/contract.ts'
import { emptyPack, type Level } from '../../core/document/pack.ts'
import { examine } from '../../core/examine.ts'
import type { Point } from '../../core/grid.ts'
import type { State } from '../../core/play.ts'
import { kindOf } from '../../core/registry.ts'
import { suggestRepairs } from '../../core/repair.ts'
import { rowsOf, subjectFor } from '../../renderer/board.ts'
import { currentLevel, openPack, rememberVerdict, useEditor } from '../../renderer/store.ts'
import { partHost } from './partHost.ts'

export const signal = kindOf('signal')!
export const running = { aborted: false }

/** The article's worked example, lying as published, with its answer. */
export const WORKED = ['4439', '3dd4', '17e2', '4ba4', '', 'answer: 446c/3bd1/2eb8/2ba8']
/** Two answers, which lie apart in all cells but the middle. */
export const TWO = ['898', 'cf3', '1c2']

export function circuitLevel(id: string, rows: readonly string[]): Level {
  const read = signal.parse(rows)
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return { id, kind: 'signal', title: id, board: read.value, draft: false, rest: [] }
}

/** A pack of these levels on screen, the first shown. */
export function open(...levels: readonly Level[]): void {
  useEditor.setState({ verdicts: new Map(), layer: null, symmetry: { across: false, down: false, turn: false } })
  openPack({ ...emptyPack, levels }, null)
}

export const state = () => useEditor.getState()
export const shownRows = (): readonly string[] => {
  const { kind, board } = currentLevel(state())!
  return rowsOf(kind, board)
}

/** As the host would have answered of the level shown. */
export function analysed(): LevelAnswer {
  const { kind, board } = currentLevel(state())!
  const answer = { ...examine(signal, rowsOf(kind, board), 'analyse', {}, [], () => {}, running), ms: 1 }
  rememberVerdict(subjectFor(kind, board).key, answer)
  return answer
}

/** The mask of the tile in a cell of a board so many cells wide. */
export const tileIn = (state: State, width: number, [x, y]: Point): number | undefined => state[y * width + x]

/** A host in this thread that only mends. */
export function mendingClient(): Client {
  return partHost({
    'level.repair': async ({ kind, rows, by, towards }) => {
      await new Promise((resolve) => setTimeout(resolve, 0))
      return { suggestions: suggestRepairs(kindOf(kind)!, rows, { by, ...(towards && { towards }) }, running) }
    },
  })
}
