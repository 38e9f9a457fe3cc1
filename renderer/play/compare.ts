/** Two answers of one board laid over each other, faded from one to the other; the cells that differ are those that need mending. */
import type { Point } from '../../core/grid.ts'
import type { Marks } from '../../core/picture.ts'
import type { Rows, State } from '../../core/play.ts'
import { cellsOf, kindNamed } from '../board.ts'
import { currentLevel, type EditorState, useEditor } from '../store.ts'
import { type Course, startCourse } from './course.ts'
import { CLEAR, keptFrom } from './play.ts'
import { answerShown } from './playback.ts'
import type { Compare, Compared, Mending } from './run.ts'

const { getState, setState } = useEditor

export const hasAnswers = (state: EditorState): boolean => answerShown(state)?.answers?.length === 2

/** The position of a solved board; answers come as its rows. Throws where they do not parse (a bug). */
function stateOfRows(kindId: string, rows: Rows): State {
  const kind = kindNamed(kindId)
  const board = kind.parse(rows)
  if (!board.ok) throw new Error(`an answer does not parse: ${rows.join('/')}`)
  const rules = kind.rules(board.value)
  const state = new Uint8Array(rules.stride)
  rules.start(state)
  return state
}

export function startCompare(): void {
  const state = getState()
  const level = currentLevel(state)
  const { answers = [], free = [] } = answerShown(state) ?? {}
  const [first, second] = answers
  if (level === undefined || first === undefined || second === undefined) return
  const states = [stateOfRows(level.kind, first), stateOfRows(level.kind, second)] as const
  const course = startCourse(level.kind, level.board)
  const cells = cellsOf(level.kind, level.board)
  const differing = cells.filter((cell) => isOther(level.kind, level.board, cell, states))
  const compared: Compared = { answers: [first, second], states, free, differing }
  const run: Compare = { is: 'compare', course, motion: null, kept: keptFrom(state), compared, share: 0, mending: { is: 'none' } }
  setState({ ...CLEAR, run })
}

/** The words for a cell say whether it lies alike: no kind's own bytes need be known here. */
function isOther(kindId: string, board: unknown, cell: Point, [a, b]: readonly [State, State]): boolean {
  const { describeCell } = kindNamed(kindId)
  return JSON.stringify(describeCell(board, cell, a)) !== JSON.stringify(describeCell(board, cell, b))
}

export const compareOf = ({ run }: EditorState): Compare | undefined => (run?.is === 'compare' ? run : undefined)

/** 0 shows the first answer, 1 the second. */
export function fadeTo(share: number): void {
  const run = compareOf(getState())
  if (run === undefined) return
  const faded: Compare = { ...run, share: Math.min(1, Math.max(0, share)) }
  // Suggestions are towards the answer they were asked for; one looked at gives way to the answers.
  const { mending } = run
  const still: Mending = mending.is === 'found' ? { ...mending, chosen: null } : mending
  setState({ run: { ...faded, mending: nearer(faded) === nearer(run) ? still : { is: 'none' } } })
}

/** To the other answer altogether. */
export const swapAnswers = (): void => fadeTo((compareOf(getState())?.share ?? 0) < 0.5 ? 1 : 0)

/** The answer that is more to be seen. */
export const nearer = ({ share }: Compare): 0 | 1 => (share < 0.5 ? 0 : 1)

/** Cells that lie alike in all answers are certain, where those are known; the others are pointed out. */
export function compareMarks({ kindId, board }: Course, { free, differing }: Compared): Marks {
  const isKnown = free.length > 0
  const loose = new Set(free.map(String))
  return {
    errors: [],
    warnings: [],
    settled: isKnown ? cellsOf(kindId, board).filter((cell) => !loose.has(String(cell))) : [],
    thought: { at: [], because: isKnown ? free : differing },
  }
}
