/** Selection, nudging, turning, renaming and resizing on the store: selecting is no edit, all else is one step each. */
import { beforeEach, expect, test } from 'vitest'
import { isDirty } from '../../core/document/history.ts'
import { moveLimitOf, setMoveLimit } from '../../core/document/moveLimit.ts'
import { emptyPack } from '../../core/document/pack.ts'
import { kindOf } from '../../core/registry.ts'
import { rowsOf } from '../../renderer/board.ts'
import { stepIssue } from '../../renderer/issues.ts'
import { parseLimit } from '../../renderer/moveLimit.ts'
import { beginPaint, extendPaint, finishPaint } from '../../renderer/paint.ts'
import { nudgePiece, removePiece, renamePiece, selectAt, selectedPiece, turnPiece } from '../../renderer/pieces.ts'
import { resizeBoard } from '../../renderer/resize.ts'
import { chooseTool, commitEdit, currentLevel, openPack, redoEdit, undoEdit, useEditor } from '../../renderer/store.ts'

const parkout = kindOf('parkout')!
const ROWS = ['######', '#aA..#', '#..b.#', '#..B.#', '######']
const state = () => useEditor.getState()
const rows = () => rowsOf('parkout', currentLevel(state())!.board)
const steps = () => state().history.past.length

beforeEach(() => {
  const read = parkout.parse(ROWS)
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  openPack({ ...emptyPack, levels: [{ id: 'one', kind: 'parkout', title: '', board: read.value, draft: false, rest: [] }] }, null)
})

test('a press of the select tool selects, beside a car it deselects, and neither is an edit', () => {
  chooseTool('move')
  beginPaint([2, 1], false)
  finishPaint()
  expect(selectedPiece(state())?.id).toBe('a')
  beginPaint([1, 3], false)
  finishPaint()
  expect(selectedPiece(state())).toBeUndefined()
  expect(state().refusal).toBeNull()
  expect(steps()).toBe(0)
  expect(isDirty(state().history)).toBe(false)
})

test('dragging a car selects it, and it stays selected where it goes and where undo puts it back', () => {
  chooseTool('move')
  beginPaint([1, 1], false)
  extendPaint([[2, 1]])
  expect(selectedPiece(state())?.cells[0]).toEqual([3, 1])
  finishPaint()
  expect(rows()[1]).toBe('#.aA.#')
  undoEdit()
  expect(selectedPiece(state())?.cells[0]).toEqual([2, 1])
})

test('nudging, turning, renaming and deleting are one step each, and undo takes each back', () => {
  selectAt([1, 1])
  nudgePiece(1, 0)
  expect(rows()[1]).toBe('#.aA.#')
  turnPiece()
  expect(rows()[1]).toBe('#.Aa.#')
  renamePiece(' Q ')
  expect(rows()[1]).toBe('#.Qq.#')
  expect(state().selected).toBe('q')
  removePiece()
  expect(rows()[1]).toBe('#....#')
  expect(selectedPiece(state())).toBeUndefined()
  expect(state().history.past.map(({ label }) => label)).toEqual([
    'edit.move-piece',
    'edit.turn-piece',
    'edit.rename-piece',
    'edit.remove-piece',
  ])
  for (let i = 0; i < 4; i++) undoEdit()
  expect(rows()).toEqual(ROWS)
  expect(isDirty(state().history)).toBe(false)
})

test('what cannot be is refused with its reason, and makes no step', () => {
  selectAt([1, 1])
  nudgePiece(-1, 0)
  expect(state().refusal?.issues[0]?.code).toBe('parkout/over-frame')
  renamePiece('b')
  expect(state().refusal?.issues[0]?.code).toBe('parkout/letter-taken')
  renamePiece('a')
  expect(steps()).toBe(0)
})

test('F8 goes through all issues, and selects what stands there', () => {
  const shown: (string | undefined)[] = []
  for (let i = 0; i < 3; i++) {
    stepIssue(1)
    shown.push(state().selected ?? undefined)
  }
  expect(shown).toEqual(['a', 'b', 'a'])
  stepIssue(-1)
  expect(state().selected).toBe('b')
  expect(state().cursor).toEqual([3, 2])
  expect(steps()).toBe(0)
})

test('F8 also gets past two issues of one cell', () => {
  const read = parkout.parse(['#####', '#A..#', '#.bB#', '#####'])
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  openPack({ ...emptyPack, levels: [{ id: 'one', kind: 'parkout', title: '', board: read.value, draft: false, rest: [] }] }, null)
  const codes = [1, 2, 3, 4].map(() => {
    stepIssue(1)
    return state().shownIssue?.code
  })
  expect(codes).toEqual(['parkout/unit-car', 'parkout/no-gate-right', 'parkout/no-gate-right', 'parkout/unit-car'])
})

test('a resize through cars is one step; undo restores the level to the letter, redo makes it anew, and the cursor is on the board', () => {
  useEditor.setState({ cursor: [5, 4] })
  resizeBoard({ width: 2, height: 2 }, [0, 0])
  expect(rows()).toEqual(['####', '#aA#', '#..#', '####'])
  expect(state().cursor).toEqual([3, 3])
  expect(steps()).toBe(1)
  undoEdit()
  expect(rows()).toEqual(ROWS)
  expect(isDirty(state().history)).toBe(false)
  redoEdit()
  expect(rows()).toEqual(['####', '#aA#', '#..#', '####'])
})

test('a size that the kind does not have changes nothing', () => {
  resizeBoard({ width: 0, height: 2 }, [0, 0])
  resizeBoard({ width: 32, height: 2 }, [0, 0])
  resizeBoard({ width: 2.5, height: 2 }, [0, 0])
  expect(steps()).toBe(0)
})

test('what a resize holds on to stays where it is on screen', () => {
  useEditor.setState({ views: new Map([['one', { cell: 40, x: 100, y: 60 }]]) })
  resizeBoard({ width: 5, height: 4 }, [2, 2])
  expect(state().views.get('one')).toEqual({ cell: 40, x: 60, y: 20 })
})

test('a move limit is set and removed in one step each', () => {
  const set = (limit: number | undefined) => commitEdit(setMoveLimit(state().history.pack, 'one', limit))
  set(12)
  set(12)
  expect(moveLimitOf(currentLevel(state())!)).toBe(12)
  expect(steps()).toBe(1)
  set(undefined)
  expect(moveLimitOf(currentLevel(state())!)).toBeUndefined()
  undoEdit()
  expect(moveLimitOf(currentLevel(state())!)).toBe(12)
})

test.each([
  ['22', 19, 22],
  ['+3', 19, 22],
  [' ２２ ', null, 22],
  ['', 19, undefined],
  ['+3', null, 'invalid'],
  ['0', 19, 'invalid'],
  ['-1', 19, 'invalid'],
  ['many', 19, 'invalid'],
])('a limit typed as %j over an optimum of %j is %j', (text, optimum, limit) => {
  expect(parseLimit(text, optimum)).toBe(limit)
})
