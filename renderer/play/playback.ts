/** Playing a solution back: step by step or by itself, from any move to any other. */
import type { LevelAnswer } from '../../core/contract.ts'
import { subjectFor } from '../board.ts'
import { currentLevel, type EditorState, useEditor } from '../store.ts'
import { courseOf, goTo } from './course.ts'
import { CLEAR, keptFrom, motionBetween } from './play.ts'
import type { Playback, Speed } from './run.ts'

const { getState, setState } = useEditor

/** From one move to the next, at speed 1. */
const STEP_MS = 640

/** What is known of the board of the level on screen, though its solutions may still be counted. */
export function answerShown(state: EditorState): LevelAnswer | undefined {
  const level = currentLevel(state)
  if (level === undefined) return undefined
  const { key } = subjectFor(level.kind, level.board)
  const { readout } = state
  return readout.is === 'answer' && readout.key === key ? readout.answer : state.verdicts.get(key)
}

export const hasLine = (state: EditorState): boolean => (answerShown(state)?.line.length ?? 0) > 0

/** `at`: the moves made already. */
export function startPlayback(at = 0): void {
  const state = getState()
  const level = currentLevel(state)
  const line = answerShown(state)?.line
  if (level === undefined || line === undefined || line.length === 0) return
  const course = goTo(courseOf(level.kind, level.board, line), at)
  setState({ ...CLEAR, run: { is: 'playback', course, motion: null, playing: false, speed: 1, kept: keptFrom(state) } })
}

export const playbackOf = ({ run }: EditorState): Playback | undefined => (run?.is === 'playback' ? run : undefined)

function change(next: (playback: Playback) => Partial<Playback>): void {
  const playback = playbackOf(getState())
  if (playback !== undefined) setState({ run: { ...playback, ...next(playback) } })
}

/** By hand, which stops the playback. */
export function showMove(at: number): void {
  stopClock()
  change(({ course, speed }) => {
    const to = goTo(course, at)
    return { course: to, motion: motionBetween(course, to, Math.max(1, speed)), playing: false }
  })
}

export const stepMove = (by: number): void => showMove((playbackOf(getState())?.course.at ?? 0) + by)
export const lastMove = (): void => showMove(Number.POSITIVE_INFINITY)

let clock: ReturnType<typeof setTimeout> | undefined

function stopClock(): void {
  clearTimeout(clock)
  clock = undefined
}

/** The next move of a playback that runs by itself, until its end. Whoever changes level or leaves ends it. */
function tick(): void {
  const playback = playbackOf(getState())
  if (!playback?.playing) return
  const { course, speed } = playback
  const to = goTo(course, course.at + 1)
  const playing = to.at < to.line.length
  change(() => ({ course: to, motion: motionBetween(course, to, speed), playing }))
  if (playing) clock = setTimeout(tick, STEP_MS / speed)
}

/** Plays on, or stops; at the end, from the start again. */
export function togglePlaying(): void {
  stopClock()
  const playback = playbackOf(getState())
  if (playback === undefined) return
  if (playback.playing) {
    change(() => ({ playing: false }))
    return
  }
  const { course, speed } = playback
  const atEnd = course.at === course.line.length
  change(() => ({ course: atEnd ? goTo(course, 0) : course, motion: null, playing: true }))
  clock = setTimeout(tick, atEnd ? STEP_MS / speed : 0)
}

export const setSpeed = (speed: Speed): void => change(() => ({ speed }))
