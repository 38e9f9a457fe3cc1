/** Whether a block of text looks like a stage, by its characters. */
import type { Likeness, Rows } from '../../play.ts'
import { startsDirective } from './directives.ts'
import { COLOURS, MARKS, MAX_SIDE } from './stage.ts'

const CELLS = new RegExp(`^[.#${COLOURS}${COLOURS.toLowerCase()}${MARKS.replace(/[$*]/g, '\\$&')}]+$`)
/** What no other kind's rows hold, and no sentence: black cells. */
const BLACK = /[@*$%]/

/** What a directive looks like, also where its word is misspelt: a word, and coordinates. */
const DIRECTIVE = /^[a-z+]+\s+\d+,\d+,/i

const COLOUR = new RegExp(`[${COLOURS}]`, 'i')
/** A row alone may as well be a word: it needs jellies with free cells or walls between, or more of these than words have. */
const ROW_ALONE = new RegExp(`[${COLOURS}][.#]+[${COLOURS}]|^(?=.*[${COLOURS}])(?=.{4})(?=.*[.#].*[.#])`, 'i')
const WORDS = /\p{L}\s+\p{L}/u

const isBoard = (row: string): boolean => CELLS.test(row)
const isDirective = (row: string): boolean => startsDirective(row) || DIRECTIVE.test(row)
/** A row of the board, with flaws perhaps. */
const isNearlyBoard = (row: string): boolean => 2 * [...row].filter(isBoard).length > [...row].length

/** Jellies on the outermost cells, where other kinds have their frame. */
const hasJelliesAround = (board: Rows): boolean =>
  COLOUR.test([board[0], ...board.map((row) => row.charAt(0) + row.slice(-1)), board.at(-1)].join(''))
const isTooLarge = (board: Rows): boolean => board.length > MAX_SIDE || board.some((row) => row.length > MAX_SIDE)
/** Walls and free cells above and below, as another kind's frame. */
const isFramed = (board: Rows): boolean => [board[0] ?? '', board.at(-1) ?? ''].every((row) => row.includes('#') && /^[.#]*$/.test(row))

/** Rows of a board alone. Those of free cells, walls and these letters may be another kind's as well. */
function likenessOfBoard(board: Rows): Likeness {
  const cells = board.filter(isBoard)
  const all = board.join('')
  const isWhole = cells.length === board.length
  const hasSpace = /[.#]/.test(all)
  if (isWhole && isTooLarge(board) && hasJelliesAround(board) && (hasSpace || board.length > 1)) return 'level'
  if (board.length === 1) return isWhole && ROW_ALONE.test(all) ? 'trace' : 'none'
  if (hasSpace && hasJelliesAround(board) && board.every((row) => isNearlyBoard(row) && !WORDS.test(row))) return 'level'
  const text = cells.join('')
  if (2 * cells.length <= board.length || !/[.#]/.test(text)) return 'none'
  if (BLACK.test(text)) return 'level'
  return cells.length > 1 && COLOUR.test(isFramed(board) ? text : all) ? 'trace' : 'none'
}

/** What begins as no board does and has directives belongs, flaws and all, to the stage above it: that is no stage without them. */
export function likeness(rows: Rows): Likeness {
  const plain = rows.map((row) => row.replace(/\r$/, '').trim()).filter((row) => row !== '')
  const [first] = plain
  if (first === undefined) return 'none'
  if (isDirective(first) || (!isNearlyBoard(first) && plain.some(isDirective))) return 'part'
  const end = plain.findIndex(isDirective)
  const board = end < 0 ? plain : plain.slice(0, end)
  if (plain.some((row) => /^(link|hidden)/.test(row) || (board.some(isBoard) && DIRECTIVE.test(row)))) return 'level'
  return likenessOfBoard(board)
}
