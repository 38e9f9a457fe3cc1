/** Jelly in the play-test: a hand that pushes one step at a time, several in one go, until what it holds falls; hints; and the edit before it. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { LevelAnswer } from '../../core/contract.ts'
import { isDirty } from '../../core/document/history.ts'
import { emptyPack } from '../../core/document/pack.ts'
import { examine } from '../../core/examine.ts'
import { kindOf } from '../../core/registry.ts'
import { kindNamed, rowsOf } from '../../renderer/board.ts'
import { beginPaint, finishPaint } from '../../renderer/paint.ts'
import { type Course, courseOf, goTo, isSolved, makeMove, textsOf } from '../../renderer/play/course.ts'
import { findHint } from '../../renderer/play/hint.ts'
import { dragHeld, grabAt, leaveRun, playOf, releaseHeld, startPlay, undoMove } from '../../renderer/play/play.ts'
import { chooseTool, currentLevel, openPack, undoEdit, useEditor } from '../../renderer/store.ts'
import { partHost } from './partHost.ts'

const play = () => playOf(useEditor.getState())!
const made = () => textsOf(play().course).slice(0, play().course.at)

function boardOf(rows: readonly string[]): unknown {
  const board = kindNamed('jelly').parse(rows)
  if (!board.ok) throw new Error(JSON.stringify(board.issues))
  return board.value
}

function open(...rows: readonly string[]): void {
  const level = { id: 'stage', kind: 'jelly', title: '', board: boardOf(rows), draft: false, rest: [] }
  openPack({ ...emptyPack, levels: [level] }, null)
}

function begin(...rows: readonly string[]): void {
  open(...rows)
  startPlay()
}

describe('on even ground', () => {
  beforeEach(() => begin('R....g', '######'))

  test('let go past the half it is pushed one cell, before that it slides back', () => {
    grabAt([0, 0])
    dragHeld([0.4, 0])
    releaseHeld()
    expect(made()).toEqual([])
    grabAt([0, 0])
    dragHeld([0.6, 0])
    releaseHeld()
    expect(made()).toEqual(['1,1>'])
  })

  test('a long drag pushes cell by cell, each a move of its own', () => {
    grabAt([0, 0])
    for (const far of [0.5, 1, 1.2, 1.9, 2.3, 2.8]) dragHeld([far, 0])
    expect(made()).toEqual(['1,1>', '2,1>'])
    releaseHeld()
    expect(made()).toEqual(['1,1>', '2,1>', '3,1>'])
    undoMove()
    expect(made()).toEqual(['1,1>', '2,1>'])
  })

  test('a quick drag as well, up to what is in the way', () => {
    grabAt([0, 0])
    dragHeld([9, 0])
    expect(made()).toEqual(['1,1>', '2,1>', '3,1>', '4,1>'])
  })

  test('back again in the same drag, too', () => {
    grabAt([0, 0])
    for (const far of [1.2, 0.4]) dragHeld([far, 0])
    releaseHeld()
    expect(made()).toEqual(['1,1>', '2,1<'])
  })
})

test('what falls is let go of, and seen to fall', () => {
  begin('R..', '#.#', '#.#')
  grabAt([0, 0])
  dragHeld([1.2, 0])
  expect(play().held).toBeNull()
  expect(play().motion).toMatchObject({ to: 1, steady: true })
  dragHeld([2.5, 0])
  releaseHeld()
  expect(made()).toEqual(['1,1>'])
})

test('thirty pushes later the edit is as it was, and undo takes back the last stroke', () => {
  open('R....g', '######')
  chooseTool('wall')
  beginPaint([4, 0], false)
  finishPaint()
  const edits = useEditor.getState().history
  startPlay()
  for (let i = 0; i < 15; i++) {
    grabAt([0, 0])
    dragHeld([1, 0])
    releaseHeld()
    grabAt([1, 0])
    dragHeld([-1, 0])
    releaseHeld()
  }
  expect(made()).toHaveLength(30)
  leaveRun()
  expect(useEditor.getState().history).toBe(edits)
  undoEdit()
  expect(rowsOf('jelly', currentLevel(useEditor.getState())!.board)).toEqual(['R....g', '######'])
  expect(isDirty(useEditor.getState().history)).toBe(false)
})

describe('a hint', () => {
  const client = partHost({
    'level.solve': ({ kind, rows, maxStates, maxBytes, played = [] }) => {
      const report = examine(kindOf(kind)!, rows, 'solve', { maxStates, maxBytes }, played, () => {}, { aborted: false })
      return Promise.resolve({ ...report, ms: 1 } satisfies LevelAnswer)
    },
  })
  const hintAt = (course: Course) => findHint(course, { client, caller: 'hint', signal: new AbortController().signal })
  const ROWS = ['.........', 'G........', 'R..R.B@.y', '####.####', '', 'link 6,3,>', 'hidden 2,4,G,^', 'hidden+link 7,3,Y,>']

  test('followed leads to the end, past what falls and comes out, in as many pushes as it says', async () => {
    let course = courseOf('jelly', boardOf(ROWS), [])
    for (const left of [3, 2, 1]) {
      const hint = await hintAt(course)
      expect(hint).toMatchObject({ is: 'move', left, optimal: true })
      if (hint.is === 'move') course = makeMove(course, hint.move)
    }
    expect(isSolved(course)).toBe(true)
  })

  test('says that there is no way on from a lost position', async () => {
    const lost = goTo(courseOf('jelly', boardOf(ROWS), ['1,2>']), 1)
    expect(await hintAt(lost)).toEqual({ is: 'unsolvable' })
  })
})
