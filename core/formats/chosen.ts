/** Which kind a text's rows are of, where more than one may be meant. */
import type { KindOf } from '../document/packText.ts'
import type { Result } from '../fault.ts'
import type { Likeness, Rows } from '../play.ts'

/** How sure a kind is, where none takes the text. */
const SURE: readonly Likeness[] = ['level', 'part', 'trace', 'none']

interface Reading {
  readonly kind: string
  readonly result: Result<unknown>
  readonly likeness: Likeness
  /** 0 is the surest. */
  readonly unlike: number
}

/** The kind takes the rows, but passes over something in them that it would not have there, and they do not look like its own. */
const isDoubtful = ({ result, likeness }: Reading): boolean => result.ok && result.issues.length > 0 && likeness !== 'level'

/** A preferred kind goes before others, if the text is at all like it; if not, its word is as good as a trace. */
function unlikeness(takes: boolean, likeness: Likeness, isPreferred: boolean): number {
  if (takes) return isPreferred ? 0 : 1
  if (isPreferred && likeness !== 'none') return 2
  return 3 + SURE.indexOf(isPreferred ? 'trace' : likeness)
}

/** The one that is surest; of several the one that has the least against it. */
const surest = (readings: readonly Reading[]): Reading | undefined =>
  readings.reduce<Reading | undefined>((a, b) => {
    if (a === undefined) return b
    return b.unlike < a.unlike || (b.unlike === a.unlike && b.result.issues.length < a.result.issues.length) ? b : a
  }, undefined)

/**
 * Of the kinds that take the rows, else of those they look most like. One that takes them doubtfully gives way to one that knows them, unless that
 * has more against them. `ids` are known kinds, one at least.
 */
export function chosen(rows: Rows, ids: readonly string[], prefer: string | undefined, kindOf: KindOf): Reading {
  const readings = ids.flatMap((id): readonly Reading[] => {
    const kind = kindOf(id)
    if (kind === undefined) return []
    const [result, likeness] = [kind.parse(rows), kind.likeness(rows)]
    return [{ kind: id, result, likeness, unlike: unlikeness(result.ok, likeness, id === prefer) }]
  })
  const sure = surest(readings.filter((reading) => !isDoubtful(reading)))
  const doubtful = surest(readings.filter(isDoubtful))
  const best = sure && doubtful ? (outweighs(sure, doubtful) ? sure : doubtful) : (sure ?? doubtful)
  if (best === undefined) throw new Error(`no kind among ${ids.join(', ')}`)
  return best
}

const outweighs = (sure: Reading, doubtful: Reading): boolean =>
  sure.result.ok || (sure.likeness !== 'none' && sure.result.issues.length <= doubtful.result.issues.length)
