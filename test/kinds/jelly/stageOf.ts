/** A stage from its rows, for tests. */
import { parse, serialise } from '../../../core/kinds/jelly/level.ts'
import type { Stage } from '../../../core/kinds/jelly/stage.ts'
import type { Rows } from '../../../core/play.ts'

export function stageOf(...rows: Rows): Stage {
  const stage = parse(rows)
  if (!stage.ok) throw new Error(JSON.stringify(stage.issues))
  return stage.value
}

export const rowsOf: (stage: Stage) => Rows = serialise
