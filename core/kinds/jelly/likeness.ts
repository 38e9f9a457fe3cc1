/** Whether a block of text looks like a stage, by its characters. */
import type { Likeness, Rows } from '../../play.ts'
import { startsDirective } from './directives.ts'
import { COLOURS, MARKS } from './stage.ts'

const CELLS = new RegExp(`^[.#${COLOURS}${COLOURS.toLowerCase()}${MARKS.replace(/[$*]/g, '\\$&')}]+$`)
/** What no other kind's rows hold, and no sentence: black cells. */
const BLACK = /[@*$%]/

/** What a directive looks like, also where its word is misspelt: a word, and coordinates. */
const DIRECTIVE = /^[a-z+]+\s+\d+,\d+,/i

const isBoard = (row: string): boolean => CELLS.test(row)
const isDirective = (row: string): boolean => startsDirective(row) || DIRECTIVE.test(row)
/** A row of the board, with flaws perhaps. */
const isNearlyBoard = (row: string): boolean => 2 * [...row].filter(isBoard).length > [...row].length

/** What begins as no board does and has directives belongs, flaws and all, to the stage above it: that is no stage without them. */
export function likeness(rows: Rows): Likeness {
  const plain = rows.map((row) => row.replace(/\r$/, '').trim()).filter((row) => row !== '')
  const [first] = plain
  if (first === undefined) return 'none'
  if (isDirective(first) || (!isNearlyBoard(first) && plain.some(isDirective))) return 'part'
  const end = plain.findIndex(isDirective)
  const board = end < 0 ? plain : plain.slice(0, end)
  const cells = board.filter(isBoard)
  if (plain.some((row) => /^(link|hidden)/.test(row) || (cells.length > 0 && DIRECTIVE.test(row)))) return 'level'
  const isAlike = cells.length * 2 > board.length
  const text = cells.join('')
  if (isAlike && BLACK.test(text) && /[.#]/.test(text)) return 'level'
  // Rows of dots, walls and these letters may be another kind's as well.
  return isAlike && cells.length > 1 && /[.#]/.test(text) && new RegExp(`[${COLOURS}]`, 'i').test(text) ? 'trace' : 'none'
}
