/** Play-testing the level on screen: moves are made, taken back and made again on a stack of their own, and no edit is ever among them. */
import type { Point } from '../../core/grid.ts'
import type { Move } from '../../core/play.ts'
import { kindNamed } from '../board.ts'
import { viewOf } from '../kinds/index.ts'
import { currentLevel, type EditorState, useEditor } from '../store.ts'
import { before, behind, type Course, goTo, makeMove, makeMoves, startCourse } from './course.ts'
import { dragTo, drawnAt, grab, type Held, holdOn, letGo, nudge, passed, shareOf } from './drag.ts'
import type { Lost } from './fate.ts'
import { type Hint, type Motion, msFor, NO_HINT, type Play, type Run } from './run.ts'

const { getState, setState } = useEditor

export const keptFrom = ({ run, views, cursor }: EditorState): Run['kept'] => run?.kept ?? { views, cursor }

/** What is on screen only for editing, or only for the run before. */
export const CLEAR = { stroke: null, refusal: null, pointed: null, flash: null } as const

export function startPlay(): void {
  const state = getState()
  const level = currentLevel(state)
  if (level === undefined) return
  const course = startCourse(level.kind, level.board)
  setState({
    ...CLEAR,
    run: { is: 'play', course, motion: null, held: null, hint: NO_HINT, lost: null, pinned: new Map(), kept: keptFrom(state) },
  })
}

/** Back to editing, everything as it was. */
export function leaveRun(): void {
  const { run } = getState()
  if (run !== null) setState({ ...CLEAR, run: null, ...run.kept })
}

export const playOf = ({ run }: EditorState): Play | undefined => (run?.is === 'play' ? run : undefined)

function change(next: (play: Play) => Partial<Play>): void {
  const play = playOf(getState())
  if (play !== undefined) setState({ run: { ...play, ...next(play) } })
}

/** Another position: what was held is let go of, what was known of the old position is forgotten. */
const moved = (course: Course, motion: Motion | null): Partial<Play> => ({ course, motion, held: null, hint: NO_HINT, lost: null })

/** A step of one move is seen, and so is one that takes a move back by others; a leap is not. */
export function motionBetween(from: Course, to: Course, speed?: number): Motion | null {
  const [first, last] = [Math.min(from.at, to.at), Math.max(from.at, to.at)]
  const moves = to.line.slice(first, last)
  const [move] = moves
  if (move === undefined) return null
  const kind = kindNamed(to.kindId)
  const isOne = moves.length === 1
  if (!isOne && kind.backMoves?.(to.board, move).join() !== moves.join()) return null
  // What leads back is drawn as the move itself, from its end to its beginning.
  const state = to.states[isOne ? first : last]!
  const onwards = isOne === to.at > from.at
  const { by, way } = kind.gesture(to.board, state, move)
  const steady = way !== undefined
  return { state, move, from: onwards ? 0 : 1, to: onwards ? 1 : 0, ms: msFor(way ?? Math.hypot(...by), steady, speed), steady }
}

function going(course: Course, at: number): Partial<Play> {
  const to = goTo(course, at)
  return to === course ? {} : moved(to, motionBetween(course, to))
}

export const goToMove = (at: number): void => change(({ course }) => going(course, at))

export const undoMove = (): void => change(({ course }) => going(course, before(course)))
export const redoMove = (): void => change(({ course }) => going(course, behind(course)))
export const restart = (): void => goToMove(0)

export const canUndoMove = (state: EditorState): boolean => (playOf(state)?.course.at ?? 0) > 0
export const canRedoMove = (state: EditorState): boolean => {
  const course = playOf(state)?.course
  return course !== undefined && course.at < course.line.length
}

export const play = (move: Move): void =>
  change(({ course }) => {
    const to = makeMove(course, move)
    return moved(to, motionBetween(course, to))
  })

export const showHint = (hint: Hint): void => change(() => ({ hint }))

/** Only of the position on screen. */
export const showLost = (course: Course, lost: Lost | null): void => change((play) => (play.course === course ? { lost } : {}))

/** Whether there is anything on the cell that can move. */
export function grabAt(cell: Point): boolean {
  const held = heldAt(cell)
  if (held !== undefined) change(() => ({ held, motion: null }))
  return held !== undefined
}

function heldAt(cell: Point): Held | undefined {
  const play = playOf(getState())
  return play && !play.pinned.has(String(cell)) ? grab(play.course, cell) : undefined
}

/** What a press makes of a cell, so many times over; backwards, what takes such a press back. All of it is one step of undo. */
export function pressAt(cell: Point, times: number, isBack = false): void {
  const press = heldAt(cell)?.press
  if (press === undefined) return
  change(({ course }) => {
    const once = isBack ? kindNamed(course.kindId).backMoves?.(course.board, press) : [press]
    if (once === undefined) return {}
    const to = makeMoves(course, Array.from({ length: times }, () => once).flat())
    return moved(to, motionBetween(course, to))
  })
}

/** Puts a cell down as certain, or takes it up again. */
export function togglePin(cell: Point): void {
  const state = getState()
  const play = playOf(state)
  if (play === undefined || !viewOf(play.course.kindId).pins || grab(play.course, cell) === undefined) return
  const pinned = new Map(play.pinned)
  if (!pinned.delete(String(cell))) pinned.set(String(cell), cell)
  change(() => ({ pinned, held: null }))
}

/** A hand that goes on past the end of a step makes it, and holds on to what is still there. */
export const dragHeld = (hand: readonly [number, number]): void =>
  change((run) => {
    if (run.held === null) return {}
    let { course } = run
    let held = dragTo(run.held, hand)
    for (let step = passed(held); step !== undefined; step = passed(held)) {
      course = makeMove(course, step.move)
      const again = holdOn(held, step, course)
      if (again === undefined) {
        const ms = msFor(((1 - step.part) * step.far) / step.part, true)
        return moved(course, { state: held.state, move: step.move, from: step.part, to: 1, ms, steady: true })
      }
      held = again
    }
    return course === run.course ? { held } : { ...moved(course, null), held }
  })

/** One cell by the keyboard, which goes along with what it holds. */
export const nudgeHeld = (by: Point): void =>
  change(({ held }) => {
    if (held === null) return {}
    const next = nudge(held, by)
    if (next === held) return {}
    const { cursor } = getState()
    setState({ cursor: [cursor[0] + by[0], cursor[1] + by[1]] })
    return { held: next }
  })

/** Makes the move that what is held has come to; it settles there, or slides back. */
export const releaseHeld = (): void =>
  change((run) => {
    const { course, held } = run
    if (held === null) return {}
    const move = letGo(held)
    const drawn = held.dragged ? drawnAt(held) : undefined
    if (drawn === undefined) {
      if (move === undefined) return { held: null }
      const to = makeMove(course, move)
      return moved(to, motionBetween(course, to))
    }
    const end = move === undefined ? 0 : shareOf(held, drawn.move, move)
    const way = held.ways.find((other) => other.move === drawn.move)
    const { far, part } = way ?? { far: 1, part: 1 }
    const steady = part < 1 && end === 1
    const ms = msFor((Math.abs(end - drawn.share) * far) / part, steady)
    const motion: Motion = { state: held.state, move: drawn.move, from: drawn.share, to: end, ms, steady }
    return move === undefined ? { held: null, motion } : moved(makeMove(course, move), motion)
  })

export const dropHeld = (): void => change(() => ({ held: null }))

/** What has arrived is drawn where it stands. */
export function endMotion(motion: Motion): void {
  const { run } = getState()
  if (run?.motion === motion) setState({ run: { ...run, motion: null } })
}
