/** A level's move limit, its "closing time": how many moves a player has. Kept as the level's key `moveLimit`. */
import type { Issue } from '../fault.ts'
import type { LevelReport } from '../report.ts'
import { changeLevel, type Edit } from './edit.ts'
import { type Field, isBroken, type Level, type Pack, restValue, withoutKey } from './pack.ts'

const KEY = 'moveLimit'

/** undefined: play as long as you like. */
export function moveLimitOf(level: Level): number | undefined {
  const value = restValue(level.rest, KEY)
  return typeof value === 'number' ? value : undefined
}

/** `pack/move-limit-too-low` where it is proven that nobody can keep the limit; else nothing. */
export function moveLimitFlaws(limit: number | undefined, report: Pick<LevelReport, 'lowerBound'>): readonly Issue[] {
  const { lowerBound = 0 } = report
  return limit === undefined || limit >= lowerBound
    ? []
    : [{ code: 'pack/move-limit-too-low', at: [], blocks: true, details: { limit, lowerBound } }]
}

/** `limit`: at least 1; undefined: none any more. The same limit: an edit that changes nothing. */
export function setMoveLimit(pack: Pack, id: string, limit: number | undefined): Edit {
  const level = pack.levels.find((entry) => entry.id === id)
  if (level === undefined || isBroken(level)) throw new Error(`no level ${id}`)
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 1)) throw new RangeError(`a limit of ${limit} moves`)
  if (limit === moveLimitOf(level)) return changeLevel(pack, level, 'edit.set-move-limit')
  if (limit === undefined) return changeLevel(pack, { ...level, rest: withoutKey(level.rest, KEY) }, 'edit.clear-move-limit')
  return changeLevel(pack, { ...level, rest: withLimit(level.rest, limit) }, 'edit.set-move-limit')
}

/** In its old place, else in the order of pack text. */
function withLimit(rest: readonly Field[], limit: number): readonly Field[] {
  const field: Field = { key: KEY, text: String(limit) }
  const old = rest.findIndex(({ key }) => key === KEY)
  if (old >= 0) return rest.with(old, field)
  const after = rest.findIndex(({ key }) => key === 'generated' || key === 'claims')
  return rest.toSpliced(after < 0 ? rest.length : after, 0, field)
}
