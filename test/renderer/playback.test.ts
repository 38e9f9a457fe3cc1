/** Solutions played back: every shipped level to its end, in the letters of its designer, by hand and by itself. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LevelAnswer } from '../../core/contract.ts'
import { emptyPack, isBroken, type Level } from '../../core/document/pack.ts'
import { readPack } from '../../core/document/packText.ts'
import { examine } from '../../core/examine.ts'
import type { Point } from '../../core/grid.ts'
import type { State } from '../../core/play.ts'
import { kindOf } from '../../core/registry.ts'
import { kindNamed, rowsOf, subjectFor } from '../../renderer/board.ts'
import { beginPaint, extendPaint, finishPaint } from '../../renderer/paint.ts'
import { renamePiece, selectAt } from '../../renderer/pieces.ts'
import { courseOf, goTo, isSolved, textsOf } from '../../renderer/play/course.ts'
import { leaveRun, startPlay } from '../../renderer/play/play.ts'
import { hasLine, lastMove, playbackOf, setSpeed, showMove, startPlayback, stepMove, togglePlaying } from '../../renderer/play/playback.ts'
import { arrowsOf } from '../../renderer/play/run.ts'
import { chooseTool, currentLevel, openPack, rememberVerdict, selectLevel, useEditor } from '../../renderer/store.ts'
import { EASY_1 } from '../published.ts'

const FOLDER = new URL('../../levels/', import.meta.url)
const shipped = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.pack.json'))
  .flatMap((name) => readPack(readFileSync(new URL(name, FOLDER), 'utf8'), kindOf).pack.levels)
  .filter((entry): entry is Level => !isBroken(entry))

const solved = (level: Level): LevelAnswer => ({
  ...examine(kindNamed(level.kind), rowsOf(level.kind, level.board), 'solve', {}, [], () => {}, { aborted: false }),
  ms: 1,
})

function levelOf(id: string, rows: readonly string[]): Level {
  const read = kindOf('parkout')!.parse(rows)
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return { id, kind: 'parkout', title: id, board: read.value, draft: false, rest: [] }
}

test('there are shipped levels', () => expect(shipped.length).toBeGreaterThanOrEqual(3))

describe.each(shipped.map((level) => [level.id, level] as const))('%s', (_, level) => {
  const answer = solved(level)
  const course = courseOf(level.kind, level.board, answer.line)

  test('ends solved, with as many moves as announced and not one earlier', () => {
    expect(answer.moves).toBeGreaterThan(0)
    expect(course.line).toHaveLength(answer.moves!)
    for (let at = 0; at < course.line.length; at++) expect(isSolved(goTo(course, at))).toBe(false)
    expect(isSolved(goTo(course, course.line.length))).toBe(true)
  })

  test('names at each step the car, the tile or the piece that the designer sees there', () => {
    const kind = kindNamed(level.kind)
    /** What a line calls the move of what is gripped at a cell: by its letter, or by its place, in Jelly counted as in its text. */
    const nameAt = ([x, y]: Point, state: State) => {
      const { key, details } = kind.describeCell(course.board, [x, y], state)
      if (level.kind === 'parkout') return details?.letter
      if (level.kind === 'jelly') return /jelly|block|hidden/.test(key.replace('cell.jelly.', '')) ? `${x + 1},${y + 1}` : key
      return `${x},${y}`
    }
    textsOf(course).forEach((text, at) => {
      const state = course.states[at]!
      for (const grip of kind.gesture(course.board, state, course.line[at]!).grips)
        expect(nameAt(grip, state)).toBe(level.kind === 'parkout' ? text[0] : text.replace(/[<>]$/, ''))
    })
  })
})

test('cars painted in the order z, a, m keep their letters in the line', () => {
  openPack({ ...emptyPack, levels: [levelOf('zam', ['######', '.....#', '#.....', '###.##'])] }, null)
  const car = (name: string, tail: Point, nose: Point) => {
    chooseTool('car')
    beginPaint(tail, false)
    extendPaint([nose])
    finishPaint()
    selectAt(nose)
    renamePiece(name)
  }
  car('z', [3, 1], [3, 2])
  car('a', [2, 1], [1, 1])
  car('m', [1, 2], [2, 2])
  const level = currentLevel(useEditor.getState())!
  // z shuts m in.
  expect(rowsOf('parkout', level.board)).toEqual(['######', '.Aaz.#', '#mMZ..', '###.##'])
  const { line } = solved(level)
  expect(line).toEqual(['a out', 'z out', 'm out'])
  const course = courseOf('parkout', level.board, line)
  const kind = kindNamed('parkout')
  line.forEach((text, at) => {
    const { grips } = kind.gesture(course.board, course.states[at]!, course.line[at]!)
    const rows = rowsOf('parkout', level.board)
    for (const [x, y] of grips) expect(rows[y]![x]!.toLowerCase()).toBe(text[0])
  })
})

const VIEWS = new Map([['easy', { cell: 21, x: 1, y: 2 }]])

const state = () => useEditor.getState()
const at = () => playbackOf(state())!.course.at

describe('on screen', () => {
  const level = levelOf('easy', EASY_1)
  beforeEach(() => {
    vi.useFakeTimers()
    openPack({ ...emptyPack, levels: [level, levelOf('other', ['####', '#aA.', '####'])] }, null)
    rememberVerdict(subjectFor('parkout', level.board).key, solved(level))
    useEditor.setState({ cursor: [3, 4], views: VIEWS })
  })
  afterEach(() => {
    leaveRun()
    vi.useRealTimers()
  })

  test('steps, leaps and scrubs stay within the line; a step is seen, a leap is not', () => {
    startPlayback()
    stepMove(-1)
    expect(at()).toBe(0)
    const arrows = () => arrowsOf(playbackOf(state())!, undefined).moves
    const { line } = playbackOf(state())!.course
    expect(arrows()).toEqual([line[0]])
    stepMove(1)
    expect(arrows()).toEqual([line[1]])
    expect([at(), playbackOf(state())!.motion?.to]).toEqual([1, 1])
    stepMove(-1)
    expect([at(), playbackOf(state())!.motion?.to]).toEqual([0, 0])
    lastMove()
    expect([at(), playbackOf(state())!.motion]).toEqual([8, null])
    expect(arrows()).toEqual([])
    stepMove(1)
    expect(at()).toBe(8)
    showMove(3)
    expect(at()).toBe(3)
  })

  test('by itself it comes to the end and stops there; from there it starts over', () => {
    startPlayback()
    togglePlaying()
    vi.advanceTimersByTime(0)
    expect(at()).toBe(1)
    vi.advanceTimersByTime(640 * 3)
    expect(at()).toBe(4)
    setSpeed(4)
    vi.advanceTimersByTime(640 + 160 * 2)
    expect(at()).toBe(7)
    vi.advanceTimersByTime(10_000)
    expect([at(), playbackOf(state())!.playing, vi.getTimerCount()]).toEqual([8, false, 0])
    togglePlaying()
    expect([at(), playbackOf(state())!.playing]).toEqual([0, true])
    togglePlaying()
    vi.advanceTimersByTime(10_000)
    expect([at(), vi.getTimerCount()]).toEqual([0, 0])
  })

  test('a hand on it stops it, and so does whoever leaves', () => {
    startPlayback(2)
    togglePlaying()
    vi.advanceTimersByTime(0)
    stepMove(1)
    vi.advanceTimersByTime(10_000)
    expect([at(), playbackOf(state())!.playing]).toEqual([4, false])
    togglePlaying()
    selectLevel('other')
    vi.advanceTimersByTime(10_000)
    expect([state().run, vi.getTimerCount()]).toEqual([null, 0])
  })

  test('leaving brings the screen back as it was, also by way of a play-test', () => {
    const { history, toolId } = state()
    startPlayback()
    useEditor.setState({ cursor: [1, 1], views: new Map() })
    startPlay()
    leaveRun()
    expect(state()).toMatchObject({ run: null, cursor: [3, 4], views: VIEWS, toolId })
    expect(state().history).toBe(history)
  })

  test('there is none without a line', () => {
    expect(hasLine(state())).toBe(true)
    selectLevel('other')
    expect(hasLine(state())).toBe(false)
    startPlayback()
    expect(state().run).toBeNull()
  })
})
