/** A line of moves on a board and the place one has come to on it, as a value: play with its undo stack, and the playback of a solution. */
import type { Move, Rules, State } from '../../core/play.ts'
import { kindNamed } from '../board.ts'

export interface Course {
  readonly kindId: string
  readonly board: unknown
  readonly rules: Rules
  readonly line: readonly Move[]
  /** The positions before, between and after the moves: one more than those. */
  readonly states: readonly State[]
  /** After how many moves each press ended, ascending: what is taken back at once. */
  readonly ends: readonly number[]
  /** How many moves of the line are made; the others were taken back, or are still to come. */
  readonly at: number
}

export function startCourse(kindId: string, board: unknown): Course {
  const rules = kindNamed(kindId).rules(board)
  const start = new Uint8Array(rules.stride)
  rules.start(start)
  return { kindId, board, rules, line: [], states: [start], ends: [], at: 0 }
}

export const positionOf = (course: Course): State => course.states[course.at]!

export function legalMoves({ rules }: Course, state: State): readonly Move[] {
  const moves: Move[] = []
  rules.legalMoves(state, moves)
  return moves
}

/** One press of several moves. What was taken back is lost. Throws for a move that is not legal where the course stands (a bug). */
export function makeMoves(course: Course, moves: readonly Move[]): Course {
  const { rules, at } = course
  const states = course.states.slice(0, at + 1)
  for (const move of moves) {
    const state = states.at(-1)!
    if (!legalMoves(course, state).includes(move)) throw new Error(`the move ${move} is not legal after ${states.length - 1} moves`)
    const next = new Uint8Array(rules.stride)
    rules.apply(state, move, next)
    states.push(next)
  }
  const end = at + moves.length
  return {
    ...course,
    line: [...course.line.slice(0, at), ...moves],
    states,
    ends: [...course.ends.filter((other) => other <= at), end],
    at: end,
  }
}

export const makeMove = (course: Course, move: Move): Course => makeMoves(course, [move])

/** Where taking back the last press leads, and making again the next one. */
export const before = ({ ends, at }: Course): number => ends.findLast((end) => end < at) ?? 0
export const behind = ({ ends, at, line }: Course): number => ends.find((end) => end > at) ?? line.length

/** To the nearer end where `at` lies outside; the very same course where it is there already. */
export function goTo(course: Course, at: number): Course {
  const place = Math.min(course.line.length, Math.max(0, at))
  return place === course.at ? course : { ...course, at: place }
}

export const isSolved = (course: Course): boolean => course.rules.isSolved(positionOf(course))

/** The whole line, standing at its start. Throws for a line that does not play (a bug: answers are replayed before they come here). */
export function courseOf(kindId: string, board: unknown, texts: readonly string[]): Course {
  const kind = kindNamed(kindId)
  const end = texts.reduce(
    (course, text) => {
      const move = kind.readMove(board, text)
      if (move === undefined) throw new Error(`“${text}” is no move of this level`)
      return makeMove(course, move)
    },
    startCourse(kindId, board),
  )
  return goTo(end, 0)
}

/** The line as its designer reads it. */
export const textsOf = ({ kindId, board, line }: Course): readonly string[] => line.map((move) => kindNamed(kindId).writeMove(board, move))
