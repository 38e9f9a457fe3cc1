/** Signal for the laws that hold for every kind. */
import type { Circuit } from '../../../core/kinds/signal/circuit.ts'
import { parse, serialise } from '../../../core/kinds/signal/level.ts'
import { turned } from '../../../core/kinds/signal/masks.ts'
import type { Rows } from '../../../core/play.ts'
import type { Case, Subject } from '../../laws/subject.ts'
import { randomRows } from './randomBoard.ts'

/** Par: the article's published turns for its worked example; else by answersNaively. Positions by statesAtDepth; both are in naive.ts. */
const [first, ...others]: readonly Case[] = [
  { name: 'worked example of the article', rows: ['4439', '3dd4', '17e2', '4ba4'], par: 17, statesAtDepth: [1, 16, 135, 800] },
  { name: 'path of four', rows: ['11', '33'], par: 7, statesAtDepth: [1, 4, 10, 20, 31, 40, 44, 40, 31, 20, 10, 4, 1] },
  { name: 'the same tiles, ends in opposite corners', rows: ['13', '31'], par: null, statesAtDepth: [1, 4, 10, 20, 31] },
  { name: 'two answers', rows: ['898', 'cf3', '1c2'], par: 14, statesAtDepth: [1, 8, 36, 120, 322] },
  { name: 'two answers, locked against both', rows: ['898', 'cf3', '1c2', '', 'locks: 0,0 2,0'], par: null, statesAtDepth: [1, 6, 21, 56] },
  { name: 'a line', rows: ['15a54'], par: 4, statesAtDepth: [1, 5, 12, 20, 26] },
  { name: 'one tile', rows: ['0'], par: 0, statesAtDepth: [1, 0] },
  { name: 'one end', rows: ['1'], par: null },
  { name: 'a ring about a blank tile', rows: ['353', '505', '353'], par: null, statesAtDepth: [1, 8, 32, 88] },
  { name: 'a ring beside a path', rows: ['3311', '3333'], par: null },
]

export const subject: Subject = { cases: [first!, ...others], randomRows, alike }

/** A board turned by a quarter, a half and three quarters: clockwise turns stay clockwise. In a mirror they would not. */
function alike(rows: Rows): readonly Rows[] {
  const parsed = parse(rows)
  if (!parsed.ok) throw new Error(`${rows.join('/')} does not parse`)
  const quarter = turnedBoard(parsed.value)
  const half = turnedBoard(quarter)
  return [quarter, half, turnedBoard(half)].map(serialise)
}

/** The whole board a quarter turn clockwise. */
function turnedBoard({ width, height, masks, locks, answer }: Circuit): Circuit {
  /** Where the cell at [x, y] of the turned board came from. */
  const from = (cell: number): number => (height - 1 - (cell % height)) * width + Math.floor(cell / height)
  const moved = (own: readonly number[]): readonly number[] => own.map((_, cell) => turned(own[from(cell)]!, 1))
  return {
    width: height,
    height: width,
    masks: moved(masks),
    locks: locks.map((_, cell) => locks[from(cell)]!),
    ...(answer && { answer: moved(answer) }),
  }
}
