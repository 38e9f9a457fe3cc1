/** What would leave a board with several answers one: a few locks, or a few other tiles. */
import type { Point } from '../../../grid.ts'
import type { Rows } from '../../../play.ts'
import type { Repair, RepairWish, Stop } from '../../../solving.ts'
import { isSolved } from '../article/isSolved.ts'
import type { Circuit } from '../circuit.ts'
import { type Mask, turnsBetween } from '../masks.ts'
import { readTiles } from '../tileRows.ts'
import { answersOf } from './answers.ts'
import { lockRepair } from './lockRepair.ts'
import { tileRepair } from './tileRepair.ts'

/** Ways of mending, by name. */
export const MENDINGS = ['locks', 'tiles'] as const

/** Of looking for the answers to end with. */
const LIMITS = { maxStates: 2_000_000, maxBytes: 256_000_000 }

/**
 * One suggestion an answer to end with, the smallest first: `wish.towards`, or else the answer drawn and those that the search shows. What is
 * suggested is proven to leave one answer; that nothing smaller would, only where it is said without "about". Locked tiles stay as they are.
 * None: the board has one answer or none, the wish is not one of its answers, nothing was found, or stopped.
 */
export function repairs(board: Circuit, { by, towards }: RepairWish, stop: Stop): readonly Repair<Circuit>[] {
  const found = answersOf(board, LIMITS, stop)
  if (found.verdict !== 'several') return []
  const wished = towards ? [answerIn(board, towards)] : [board.answer, ...found.shown]
  const answers = new Map(wished.flatMap((answer) => (answer && isAnswerOf(board, answer) ? [[answer.join(), answer] as const] : [])))
  return [...answers.values()]
    .flatMap((answer) => (by === 'locks' ? locksTowards(board, answer, stop) : by === 'tiles' ? tilesFrom(board, answer, stop) : []))
    .toSorted((a, b) => a.at.length - b.at.length)
}

function locksTowards(board: Circuit, answer: readonly Mask[], stop: Stop): readonly Repair<Circuit>[] {
  const repair = lockRepair(board, answer, stop)
  if (!repair) return []
  const masks = board.masks.map((mask, cell) => (repair.cells.includes(cell) ? answer[cell]! : mask))
  const locks = board.locks.map((isLocked, cell) => isLocked || repair.cells.includes(cell))
  const key = repair.isLeast ? 'repair.signal.locks' : 'repair.signal.locks-about'
  return [
    {
      board: { ...board, masks, locks, answer },
      says: { key, details: { count: repair.cells.length } },
      at: pointsOf(board, repair.cells),
    },
  ]
}

function tilesFrom(board: Circuit, from: readonly Mask[], stop: Stop): readonly Repair<Circuit>[] {
  const repair = tileRepair(board, from, stop)
  if (!repair) return []
  const { masks, answer, cells, isLeast } = repair
  const key = isLeast ? 'repair.signal.tiles' : 'repair.signal.tiles-about'
  return [{ board: { ...board, masks, answer }, says: { key, details: { count: cells.length } }, at: pointsOf(board, cells) }]
}

const pointsOf = ({ width }: Circuit, cells: readonly number[]): readonly Point[] =>
  cells.map((cell): Point => [cell % width, Math.floor(cell / width)])

/** The solved board in `rows`, if it is one of this size. */
function answerIn({ width, height }: Circuit, rows: Rows): readonly Mask[] | undefined {
  const tiles = readTiles(rows.map((text, i) => ({ text, number: i + 1 })))
  return tiles.width === width && tiles.height === height && tiles.issues.length === 0 ? tiles.masks : undefined
}

function isAnswerOf({ width, height, masks, locks }: Circuit, answer: readonly Mask[]): boolean {
  const canLie = (mask: Mask, cell: number): boolean =>
    locks[cell] ? mask === answer[cell] : turnsBetween(mask, answer[cell]!) !== undefined
  return isSolved(answer, width, height) && masks.every(canLie)
}
