/** Every kind by its id. The one place where a board's type is set aside: a board travels beside its kind, so each meets only its own. */
import type { Kind } from './kind.ts'
import { kinds } from './kinds/index.ts'

const byId: ReadonlyMap<string, Kind<unknown>> = new Map(kinds.map((kind) => [kind.id, kind as Kind<unknown>]))

export const kindIds: readonly string[] = [...byId.keys()]

/** undefined: this version knows no such kind. */
export const kindOf = (id: string): Kind<unknown> | undefined => byId.get(id)
