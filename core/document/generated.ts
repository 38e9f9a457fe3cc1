/** A generated level as one of a pack: it keeps what is needed to make it again, as its key `generated`. */
import type { GeneratedLevel } from '../contract.ts'
import type { Kind } from '../kind.ts'
import type { Level } from './pack.ts'

/** Throws where the rows do not parse: the host has solved them, so that would be a bug. */
export function levelOf(kind: Kind<unknown>, { rows, generated }: GeneratedLevel, id: string, title: string): Level {
  const board = kind.parse(rows)
  if (!board.ok) throw new Error(`a generated level does not parse: ${rows.join('/')}`)
  return { id, kind: kind.id, title, board: board.value, draft: false, rest: [{ key: 'generated', text: JSON.stringify(generated) }] }
}
