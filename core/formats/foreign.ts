/** A format of another program: its text becomes rows of one of our kinds. */
import type { Result } from '../fault.ts'
import type { Rows } from '../play.ts'

export interface ForeignFormat {
  /** As `--from` names it. */
  readonly id: string
  /** The kind whose rows it becomes. */
  readonly kind: string
  /** Whether a line, freed of spaces around it, is meant as a level of this format, flaws and all. */
  isLike(line: string): boolean
  /** The rows of a line, or its flaws; issues have no cells, since the text has none. */
  read(line: string): Result<Rows>
}
