/** Boards from text, and text from boards, for tests that read like pictures. */
import type { Circuit } from '../../../core/kinds/signal/circuit.ts'
import { parse, serialise } from '../../../core/kinds/signal/level.ts'

/** Rows with `/` between them; locks and answer behind `|`. */
export function boardFrom(text: string): Circuit {
  const [tiles = '', ...extras] = text.split('|')
  const board = parse([...tiles.split('/'), ...(extras.length > 0 ? ['', ...extras] : [])])
  if (!board.ok) throw new Error(`${text} does not parse: ${JSON.stringify(board.issues)}`)
  return board.value
}

export const textOf = (board: Circuit): string => {
  const rows = serialise(board)
  const end = rows.indexOf('')
  return end < 0 ? rows.join('/') : [rows.slice(0, end).join('/'), ...rows.slice(end + 1)].join('|')
}
