/** Play-test: moves on a stack of their own, a hand that drags cars, and an edit that nothing of it touches. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { LevelAnswer, LevelRequest } from '../../core/contract.ts'
import { renameLevel } from '../../core/document/edit.ts'
import { isDirty } from '../../core/document/history.ts'
import { emptyPack, type Level } from '../../core/document/pack.ts'
import { examine } from '../../core/examine.ts'
import type { Point } from '../../core/grid.ts'
import { kindOf } from '../../core/registry.ts'
import { beginPaint, finishPaint } from '../../renderer/paint.ts'
import { type Course, courseOf, goTo, isSolved, makeMove, startCourse, textsOf } from '../../renderer/play/course.ts'
import { dragTo, drawnAt, grab, type Held, letGo, nudge } from '../../renderer/play/drag.ts'
import { findHint } from '../../renderer/play/hint.ts'
import {
  canRedoMove,
  canUndoMove,
  dragHeld,
  dropHeld,
  goToMove,
  grabAt,
  leaveRun,
  nudgeHeld,
  playOf,
  redoMove,
  releaseHeld,
  restart,
  startPlay,
  undoMove,
} from '../../renderer/play/play.ts'
import { arrowsOf } from '../../renderer/play/run.ts'
import { chooseTool, commitEdit, openPack, selectLevel, undoEdit, useEditor } from '../../renderer/store.ts'
import { EASY_1, HARD_6 } from '../published.ts'
import { partHost } from './partHost.ts'

const parkout = kindOf('parkout')!
function boardOf(rows: readonly string[]): unknown {
  const read = parkout.parse(rows)
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.value
}
const level = (id: string, rows: readonly string[]): Level => ({
  id,
  kind: 'parkout',
  title: id,
  board: boardOf(rows),
  draft: false,
  rest: [],
})

/** Car a may go two cells on, or leave; b is shut in. */
const ROAD = ['#######', '#.aA..:', '#Bb#..#', '#######'].map((row) => row.replace(':', '.'))
const road = (): Course => startCourse('parkout', boardOf(ROAD))
const moveOf = (course: Course, text: string): number => parkout.readMove(course.board, text)!
const hold = (course: Course, cell: Point): Held => {
  const held = grab(course, cell)
  if (held === undefined) throw new Error(`nothing to hold on ${cell}`)
  return held
}

describe('a course of moves', () => {
  test('goes back and forth over the moves made, and forgets the ones taken back when another is made', () => {
    const start = road()
    const one = makeMove(start, moveOf(start, 'a+1'))
    const two = makeMove(one, moveOf(start, 'a out'))
    expect(textsOf(two)).toEqual(['a+1', 'a out'])
    const back = goTo(two, 0)
    expect([back.at, textsOf(back)]).toEqual([0, ['a+1', 'a out']])
    expect(goTo(back, 99)).toEqual(two)
    expect(goTo(two, 2)).toBe(two)
    expect(textsOf(makeMove(goTo(two, 1), moveOf(start, 'a-2')))).toEqual(['a+1', 'a-2'])
  })

  test('refuses what the rules do not allow', () => {
    const start = road()
    expect(() => makeMove(start, moveOf(start, 'a+3'))).toThrow(/not legal after 0 moves/)
    expect(() => courseOf('parkout', start.board, ['a+1', 'a+2'])).toThrow(/not legal after 1 moves/)
    expect(() => courseOf('parkout', start.board, ['q+1'])).toThrow(/no move of this level/)
  })
})

describe('a car in the hand', () => {
  const car = (): Held => hold(road(), [3, 1])
  const text = (move: number | undefined) => (move === undefined ? undefined : parkout.writeMove(road().board, move))
  const made = (dx: number, dy = 0) => text(letGo(dragTo(car(), [dx, dy])))

  test('is taken hold of by any of its cells; what cannot move is not, nor is the ground', () => {
    expect(hold(road(), [2, 1]).ways.map((way) => text(way.move))).toEqual(['a+1', 'a+2', 'a out', 'a-1'])
    expect(grab(road(), [1, 2])).toBeUndefined()
    expect(grab(road(), [5, 1])).toBeUndefined()
  })

  test('follows the hand along its lane only, and stops at what is in its way', () => {
    expect(drawnAt(dragTo(car(), [0.4, 3]))).toMatchObject({ share: 0.08 })
    expect(text(drawnAt(dragTo(car(), [0.4, 3]))?.move)).toBe('a out')
    expect(drawnAt(dragTo(car(), [-7, 0]))).toEqual({ move: moveOf(road(), 'a-1'), share: 1 })
    expect(drawnAt(dragTo(car(), [0, 5]))).toBeUndefined()
  })

  test('comes to the nearest cell when it is let go', () => {
    expect([0.3, 0.49, 0.5, 1.4, 1.5, 2.4].map((dx) => made(dx))).toEqual([undefined, undefined, 'a+1', 'a+1', 'a+2', 'a+2'])
    expect([-0.4, -0.6, -9].map((dx) => made(dx))).toEqual([undefined, 'a-1', 'a-1'])
  })

  test('leaves when its nose is dragged out of its gate, however much of it still stands in the lot', () => {
    expect([2.5, 3, 5, 40].map((dx) => made(dx))).toEqual(['a out', 'a out', 'a out', 'a out'])
  })

  test('pressed without a drag it leaves if it can, and only then', () => {
    expect(made(0.1, 0.1)).toBe('a out')
    const shut = startCourse('parkout', boardOf(['#####', '#aA.#', '#####']))
    expect(letGo(hold(shut, [1, 1]))).toBeUndefined()
    // Dragged away and back is no press.
    expect(letGo(dragTo(dragTo(car(), [1, 0]), [0, 0]))).toBeUndefined()
  })

  test('by keyboard goes cell by cell, and no farther than it can', () => {
    const on = nudge(nudge(car(), [1, 0]), [1, 0])
    expect(text(letGo(on))).toBe('a+2')
    const out = nudge(on, [1, 0])
    expect(text(letGo(out))).toBe('a out')
    expect(nudge(out, [1, 0])).toBe(out)
    expect(text(letGo(nudge(out, [-1, 0])))).toBe('a+2')
    const back = nudge(car(), [-1, 0])
    expect(nudge(back, [-1, 0])).toBe(back)
    expect(nudge(back, [0, 1])).toBe(back)
    expect(letGo(nudge(back, [1, 0]))).toBeUndefined()
  })
})

const VIEWS = new Map([['road', { cell: 33, x: 5, y: 7 }]])

const state = () => useEditor.getState()
const made = () => {
  const course = playOf(state())!.course
  return textsOf(course).slice(0, course.at)
}

describe('the play-test on screen', () => {
  beforeEach(() => {
    openPack({ ...emptyPack, levels: [level('road', ROAD), level('easy', EASY_1)] }, null)
    chooseTool('wall')
    beginPaint([5, 2], false)
    finishPaint()
    useEditor.setState({ cursor: [4, 1], views: VIEWS })
  })

  test('plays by drag, press and key, with undo, redo and restart of moves only', () => {
    const edits = state().history
    startPlay()
    expect(grabAt([2, 1])).toBe(true)
    dragHeld([1.2, 0.3])
    releaseHeld()
    expect(made()).toEqual(['a+1'])
    useEditor.setState({ cursor: [3, 1] })
    grabAt([3, 1])
    nudgeHeld([-1, 0])
    expect(state().cursor).toEqual([2, 1])
    releaseHeld()
    expect(made()).toEqual(['a+1', 'a-1'])
    undoMove()
    expect([made(), canUndoMove(state()), canRedoMove(state())]).toEqual([['a+1'], true, true])
    redoMove()
    restart()
    expect([made(), canUndoMove(state())]).toEqual([[], false])
    goToMove(2)
    expect(made()).toEqual(['a+1', 'a-1'])
    undoMove()
    undoMove()
    undoMove()
    expect(made()).toEqual([])
    grabAt([3, 1])
    releaseHeld()
    expect(made()).toEqual(['a out'])
    expect(state().history).toBe(edits)
  })

  test('thirty moves later the screen is as it was, and undo takes back the last edit', () => {
    startPlay()
    for (let i = 0; i < 15; i++) {
      grabAt([3, 1])
      dragHeld([1, 0])
      releaseHeld()
      grabAt([4, 1])
      dragHeld([-1, 0])
      releaseHeld()
    }
    expect(made()).toHaveLength(30)
    useEditor.setState({ cursor: [1, 1], views: new Map() })
    leaveRun()
    expect(state()).toMatchObject({ run: null, toolId: 'wall', cursor: [4, 1], views: VIEWS })
    expect(isDirty(state().history)).toBe(true)
    undoEdit()
    expect(isDirty(state().history)).toBe(false)
    expect(state().history.past).toEqual([])
  })

  test('a solved level stays on screen, unsaved edits and all', () => {
    selectLevel('easy')
    beginPaint([1, 1], true)
    finishPaint()
    const { history } = state()
    startPlay()
    const course = playOf(state())!.course
    const line = parkout.solve(course.board, {}, () => {}, { aborted: false })
    if (line.verdict !== 'solved') throw new Error(line.verdict)
    for (const move of line.moves) {
      const { course: here } = playOf(state())!
      const [x, y] = parkout.gesture(here.board, here.states[here.at]!, move).by
      grabAt(parkout.gesture(here.board, here.states[here.at]!, move).grips[0]!)
      dragHeld([x, y])
      releaseHeld()
    }
    expect(isSolved(playOf(state())!.course)).toBe(true)
    expect(made()).toHaveLength(line.moves.length)
    leaveRun()
    expect([state().history === history, state().levelId, isDirty(state().history)]).toEqual([true, 'easy', true])
  })

  test('a car let go between two cells settles from where it was let go; one let go too early slides back', () => {
    startPlay()
    grabAt([3, 1])
    dragHeld([1.25, 0])
    releaseHeld()
    expect(playOf(state())!.motion).toMatchObject({ from: 0.25, to: 0.2 })
    undoMove()
    expect(playOf(state())!.motion).toMatchObject({ from: 1, to: 0 })
    grabAt([3, 1])
    dragHeld([-0.25, 0])
    releaseHeld()
    expect(playOf(state())!.motion).toMatchObject({ from: 0.25, to: 0 })
    expect(made()).toEqual([])
  })

  test('Escape puts back what is held', () => {
    startPlay()
    grabAt([3, 1])
    dragHeld([2, 0])
    dropHeld()
    releaseHeld()
    expect(made()).toEqual([])
  })

  test('ends with the board it plays: another level, another board; a new title leaves it alone', () => {
    startPlay()
    commitEdit(renameLevel(state().history.pack, 'road', 'Road'))
    expect(state().run).not.toBeNull()
    undoEdit()
    expect(state().run).not.toBeNull()
    undoEdit()
    expect(state().run).toBeNull()
    startPlay()
    selectLevel('easy')
    expect(state().run).toBeNull()
  })
})

describe('a hint', () => {
  const asked: LevelRequest[] = []
  const client = partHost({
    'level.solve': (request) => {
      asked.push(request)
      const { maxStates, maxBytes, played = [] } = request
      const report = examine(parkout, request.rows, 'solve', { maxStates, maxBytes }, played, () => {}, { aborted: false })
      return Promise.resolve({ ...report, ms: 1 } satisfies LevelAnswer)
    },
  })
  const hintAt = (course: Course, signal = new AbortController().signal) => findHint(course, { client, caller: 'hint', signal })

  test('followed from any position leads to the end, in as many moves as it says', async () => {
    let course = courseOf('parkout', boardOf(HARD_6), ['f out', 'p out', 'm-1'])
    course = makeMove(goTo(course, 3), moveOf(course, 'm+1'))
    const first = await hintAt(course)
    if (first.is !== 'move') throw new Error(first.is)
    expect([first.left, first.optimal]).toEqual([17, true])
    expect(
      arrowsOf(
        {
          is: 'play',
          course,
          motion: null,
          held: null,
          hint: first,
          lost: null,
          pinned: new Map(),
          kept: { views: VIEWS, cursor: [1, 1] },
        },
        undefined,
      ).moves,
    ).toEqual([first.move])
    let left = first.left
    while (!isSolved(course)) {
      const hint = await hintAt(course)
      if (hint.is !== 'move') throw new Error(hint.is)
      expect(hint.left).toBe(left--)
      course = makeMove(course, hint.move)
    }
    expect(left).toBe(0)
    expect(asked.every(({ lane, caller }) => lane === 'live' && caller === 'hint')).toBe(true)
  })

  test('says that there is no way on, and nothing once it is stopped', async () => {
    const stuck = startCourse('parkout', boardOf(['######', '.aABb.', '######']))
    expect(await hintAt(stuck)).toEqual({ is: 'unsolvable' })
    const stopped = new AbortController()
    stopped.abort()
    expect(await hintAt(stuck, stopped.signal)).toEqual({ is: 'none' })
  })
})
