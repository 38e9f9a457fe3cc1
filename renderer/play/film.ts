/** The deduction film: how a person may find the answer, thought by thought, each shown on the board. */
import type { Marks } from '../../core/picture.ts'
import { cellsOf } from '../board.ts'
import { currentLevel, type EditorState, useEditor } from '../store.ts'
import { courseOf, goTo } from './course.ts'
import { CLEAR, keptFrom } from './play.ts'
import { answerShown } from './playback.ts'
import type { Film } from './run.ts'

const { getState, setState } = useEditor

export const hasFilm = (state: EditorState): boolean => (answerShown(state)?.deduction?.length ?? 0) > 0

/** Before the first thought. */
export function startFilm(): void {
  const state = getState()
  const level = currentLevel(state)
  const answer = answerShown(state)
  const steps = answer?.deduction
  if (level === undefined || answer === undefined || steps === undefined || steps.length === 0) return
  let made = 0
  const ends = steps.map(({ moves }) => (made += moves.length))
  const course = courseOf(
    level.kind,
    level.board,
    steps.flatMap(({ moves }) => moves),
  )
  // Where it is not known which cells differ, none but those of a thought is certain.
  const thought = new Set(steps.flatMap(({ settles }) => settles.map(String)))
  const open = answer.free ?? cellsOf(level.kind, level.board).filter((cell) => !thought.has(String(cell)))
  setState({ ...CLEAR, run: { is: 'film', course, motion: null, kept: keptFrom(state), steps, ends, open, step: 0 } })
}

export const filmOf = ({ run }: EditorState): Film | undefined => (run?.is === 'film' ? run : undefined)

/** `step`: the thoughts had already, the last of them on screen. */
export function showStep(step: number): void {
  const film = filmOf(getState())
  if (film === undefined) return
  const to = Math.min(film.steps.length, Math.max(0, step))
  if (to !== film.step) setState({ run: { ...film, step: to, course: goTo(film.course, film.ends[to - 1] ?? 0) } })
}

export const turnFilm = (by: number): void => showStep((filmOf(getState())?.step ?? 0) + by)
export const endFilm = (): void => showStep(Number.POSITIVE_INFINITY)

/** What is certain by now, and the thought that was had last. */
export function filmMarks({ course, steps, step, open }: Film): Marks {
  const later = new Set([...open, ...steps.slice(step).flatMap(({ settles }) => settles)].map(String))
  const thought = steps[step - 1]
  return {
    errors: [],
    warnings: [],
    settled: cellsOf(course.kindId, course.board).filter((cell) => !later.has(String(cell))),
    ...(thought !== undefined && { thought }),
  }
}
