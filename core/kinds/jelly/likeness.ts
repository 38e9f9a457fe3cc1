/** Whether a block of text looks like a stage, by its characters. */
import type { Likeness, Rows } from '../../play.ts'
import { startsDirective } from './directives.ts'
import { COLOURS, MARKS } from './stage.ts'

const CELLS = new RegExp(`^[.#${COLOURS}${COLOURS.toLowerCase()}${MARKS.replace(/[$*]/g, '\\$&')}]+$`)
/** What no other kind's rows hold, and no sentence: black cells. */
const BLACK = /[@*$%]/

const isBoard = (row: string): boolean => CELLS.test(row)

/** Lines of directives alone belong to the stage above them. */
export function likeness(rows: Rows): Likeness {
  const plain = rows.map((row) => row.trim()).filter((row) => row !== '')
  if (plain.length === 0) return 'none'
  if (plain.every((row) => /^(link|hidden)/.test(row) || row.startsWith('//'))) return 'part'
  const end = plain.findIndex(startsDirective)
  const board = end < 0 ? plain : plain.slice(0, end)
  const directives = end < 0 ? [] : plain.slice(end)
  if (directives.some((row) => /^(link|hidden)/.test(row))) return 'level'
  const cells = board.filter(isBoard)
  const isAlike = cells.length * 2 > board.length
  const text = cells.join('')
  if (isAlike && BLACK.test(text) && /[.#]/.test(text)) return 'level'
  // Rows of dots, walls and these letters may be another kind's as well.
  return isAlike && cells.length > 1 && /[.#]/.test(text) && new RegExp(`[${COLOURS}]`, 'i').test(text) ? 'trace' : 'none'
}
