/** The document on screen: one gesture is one edit, and only the document is undone or makes the pack dirty. */
import { beforeEach, expect, test } from 'vitest'
import type { LevelAnswer } from '../../core/contract.ts'
import { addLevel, duplicateLevel, moveLevel, removeLevel, renameLevel } from '../../core/document/edit.ts'
import { isDirty } from '../../core/document/history.ts'
import { emptyPack, isBroken, type Level } from '../../core/document/pack.ts'
import { examine } from '../../core/examine.ts'
import type { Point } from '../../core/grid.ts'
import { kindOf } from '../../core/registry.ts'
import { rowsOf } from '../../renderer/board.ts'
import { beginPaint, dropPaint, extendPaint, finishPaint, moveCursor, pressCursor } from '../../renderer/paint.ts'
import { selectAt } from '../../renderer/pieces.ts'
import {
  chooseTool,
  commitEdit,
  currentLevel,
  openPack,
  pointOut,
  redoEdit,
  rememberVerdict,
  selectLevel,
  shownBoard,
  undoEdit,
  useEditor,
} from '../../renderer/store.ts'
import { BIG_1 } from '../published.ts'

const parkout = kindOf('parkout')!
const level = (id: string): Level => ({
  id,
  kind: 'parkout',
  title: id,
  board: parkout.blank({ width: 4, height: 2 }),
  draft: false,
  rest: [],
})
const BLANK = ['######', '#....#', '#....#', '######']

const state = () => useEditor.getState()
const rows = () => rowsOf('parkout', currentLevel(state())!.board)
const titles = () => state().history.pack.levels.map((entry) => (isBroken(entry) ? '' : entry.title))
const dirty = () => isDirty(state().history)

function stroke(toolId: string, ...cells: readonly [Point, ...Point[]]): void {
  chooseTool(toolId)
  beginPaint(cells[0], false)
  extendPaint(cells.slice(1))
  finishPaint()
}

beforeEach(() => openPack({ ...emptyPack, levels: [level('one'), level('two')] }, null))

test('undo in the middle of a stroke takes back the stroke, and nothing before it', () => {
  stroke('wall', [1, 1])
  beginPaint([2, 2], false)
  undoEdit()
  expect(state().stroke).toBeNull()
  expect(rows()).toEqual(['######', '##...#', '#....#', '######'])
  expect(state().history.past).toHaveLength(1)
})

test('a duplicate undone, the level that it was made of is shown again; a level deleted, the next one', () => {
  commitEdit(duplicateLevel(state().history.pack, 'one'))
  expect(currentLevel(state())?.id).not.toBe('one')
  undoEdit()
  expect(state().levelId).toBe('one')
  redoEdit()
  expect(state().levelId).not.toBe('one')
  undoEdit()
  commitEdit(removeLevel(state().history.pack, 'one'))
  expect(state().levelId).toBe('two')
})

test('one stroke is one step of undo, whatever lies between its ends', () => {
  stroke('wall', [1, 1], [4, 1])
  expect(rows()).toEqual(['######', '######', '#....#', '######'])
  expect(state().history.past).toHaveLength(1)
  undoEdit()
  expect(rows()).toEqual(BLANK)
  expect(dirty()).toBe(false)
  redoEdit()
  expect(rows()[1]).toBe('######')
  expect(dirty()).toBe(true)
})

test('the screen shows the stroke before it is let go; dropped, it leaves no trace', () => {
  chooseTool('car')
  beginPaint([1, 1], false)
  extendPaint([[3, 1]])
  expect(rowsOf('parkout', shownBoard(state()))[1]).toBe('#aaA.#')
  expect(rows()).toEqual(BLANK)
  dropPaint()
  expect(shownBoard(state())).toBe(currentLevel(state())!.board)
  expect(state().history.past).toEqual([])
  expect(dirty()).toBe(false)
})

test('a refused stroke changes nothing, makes no step, and says why beside its last cell', () => {
  stroke('car', [2, 1])
  expect(state().refusal).toMatchObject({ issues: [{ code: 'parkout/click-for-car' }], at: [2, 1] })
  expect(state().history.past).toEqual([])
  stroke('wall', [2, 1])
  expect(state().refusal).toBeNull()
})

test('the other button erases whatever tool is in hand; erasing nothing is no step', () => {
  stroke('car', [1, 1], [2, 1])
  beginPaint([1, 1], true)
  finishPaint()
  expect(rows()).toEqual(BLANK)
  expect(state().toolId).toBe('car')
  expect(state().history.past).toHaveLength(2)
  beginPaint([3, 2], true)
  finishPaint()
  expect(state().history.past).toHaveLength(2)
})

test('by keyboard a car is set down, extended and finished; a wall is painted at once', () => {
  chooseTool('car')
  pressCursor()
  moveCursor(1, 0)
  moveCursor(1, 0)
  expect(rows()).toEqual(BLANK)
  pressCursor()
  expect(rows()[1]).toBe('#aaA.#')
  chooseTool('wall')
  moveCursor(0, 1)
  pressCursor()
  expect(rows()[2]).toBe('#..#.#')
  expect(state().history.past).toHaveLength(2)
})

test('the keyboard cannot leave the board', () => {
  moveCursor(-9, -9)
  expect(state().cursor).toEqual([0, 0])
  moveCursor(99, 99)
  expect(state().cursor).toEqual([5, 3])
})

test('undo is of the level on screen', () => {
  stroke('wall', [1, 1])
  selectLevel('two')
  stroke('wall', [2, 2])
  selectLevel('one')
  undoEdit()
  expect(rows()).toEqual(BLANK)
  selectLevel('two')
  expect(rows()[2]).toBe('#.#..#')
})

test('levels are added, copied, renamed, moved and deleted, each in one step that can be taken back', () => {
  const { pack } = state().history
  commitEdit(addLevel(pack, level('three'), 1))
  expect(titles()).toEqual(['one', 'three', 'two'])
  expect(state().levelId).toBe('three')
  commitEdit(renameLevel(state().history.pack, 'three', '三つ目'))
  commitEdit(duplicateLevel(state().history.pack, 'three'))
  commitEdit(moveLevel(state().history.pack, 'three', 0))
  expect(titles()).toEqual(['三つ目', 'one', '三つ目', 'two'])
  commitEdit(removeLevel(state().history.pack, 'three'))
  expect(titles()).toEqual(['one', '三つ目', 'two'])
  expect(state().levelId).toBe('three-2')
  for (let i = 0; i < 5; i++) undoEdit()
  expect(titles()).toEqual(['one', 'two'])
  expect(dirty()).toBe(false)
})

test('deleting the last level leaves an empty pack, and undo brings the level back on screen', () => {
  commitEdit(removeLevel(state().history.pack, 'two'))
  commitEdit(removeLevel(state().history.pack, 'one'))
  expect(state().levelId).toBeNull()
  undoEdit()
  expect(state().levelId).toBe('one')
})

test('choosing, pointing and zooming are no edits', () => {
  selectLevel('two')
  chooseTool('gate')
  pointOut([[2, 1]])
  selectAt([2, 1])
  useEditor.setState({ views: new Map([['two', { cell: 12, x: 0, y: 0 }]]), grid: false, theme: 'dark', language: 'ja' })
  expect(state().history.past).toEqual([])
  expect(dirty()).toBe(false)
  expect(state().cursor).toEqual([2, 1])
})

test('another level drops the stroke that was under way', () => {
  chooseTool('wall')
  beginPaint([1, 1], false)
  selectLevel('two')
  finishPaint()
  expect(state().history.past).toEqual([])
})

test('what was said of the pack before is not said of the next', () => {
  useEditor.setState({ said: { word: 'saved', details: { path: 'before.pack.json' } } })
  openPack(emptyPack, null)
  expect(state().said).toBeNull()
})

test('of a board that is not decided yet all that was proven stays, whichever search ends last', () => {
  const cut = (maxStates: number): LevelAnswer => ({
    ...examine(parkout, BIG_1, 'analyse', { search: 'bfs', maxStates }, [], () => {}, { aborted: false }),
    ms: maxStates,
  })
  const [far, near] = [cut(1_000), cut(100)]
  expect(near.lowerBound).toBeLessThan(far.lowerBound!)
  const line = { upperBound: 40, line: Array.from({ length: 40 }, () => 'a out') }
  rememberVerdict('board', { ...far, ...line, stoppedBy: 'time' })
  rememberVerdict('board', near)
  expect(state().verdicts.get('board')).toEqual({ ...near, ...line, lowerBound: far.lowerBound })
})
