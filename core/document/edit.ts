/** Edits: what a gesture changed, as values before and after. Invertible without knowledge of kinds; one gesture is one edit. */
import { freshId, isBroken, type Level, type Pack, type PackEntry, withoutKey } from './pack.ts'

/** One side of an edit: the new value of each thing that differs, absent where nothing does. Plain data. */
export interface Part {
  readonly title?: string
  /** By id, pairs in any order; null: the pack has no such level on this side. */
  readonly levels?: readonly (readonly [id: string, entry: PackEntry | null])[]
  /** All ids in pack order. */
  readonly order?: readonly string[]
}

/** A key of `core/text`: what undo says it will take back. */
export type EditLabel = `edit.${string}` | `action.${string}`

export interface Edit {
  readonly label: EditLabel
  readonly before: Part
  readonly after: Part
}

export const invert = (edit: Edit): Edit => ({ label: edit.label, before: edit.after, after: edit.before })

/** The pack with `edit.after` in place. Throws where the edit was made for another pack (a bug). */
export function applyEdit(pack: Pack, edit: Edit): Pack {
  const { title = pack.title, levels = [], order = idsOf(pack) } = edit.after
  const entries = new Map(pack.levels.map((entry) => [entry.id, entry]))
  for (const [id, entry] of levels) {
    if (entry) entries.set(id, entry)
    else entries.delete(id)
  }
  const ordered = order.map((id) => {
    const entry = entries.get(id)
    if (!entry) throw new Error(`edit ${edit.label} does not fit the pack: no level ${id}`)
    return entry
  })
  if (ordered.length !== entries.size) throw new Error(`edit ${edit.label} does not fit the pack: levels without a place`)
  return { ...pack, title, levels: ordered }
}

/** Replaces the level of the same id. A new board loses the claims made about the old one. */
export function changeLevel(pack: Pack, level: Level, label: EditLabel): Edit {
  const old = levelOf(pack, level.id)
  const next = old.board === level.board ? level : { ...level, rest: withoutKey(level.rest, 'claims') }
  return { label, before: { levels: [[level.id, old]] }, after: { levels: [[level.id, next]] } }
}

export const changeBoard = (pack: Pack, id: string, board: unknown, label: EditLabel = 'edit.paint'): Edit =>
  changeLevel(pack, { ...levelOf(pack, id), board }, label)

export const renameLevel = (pack: Pack, id: string, title: string): Edit =>
  changeLevel(pack, { ...levelOf(pack, id), title }, 'edit.rename-level')

export const setDraft = (pack: Pack, id: string, draft: boolean): Edit =>
  changeLevel(pack, { ...levelOf(pack, id), draft }, draft ? 'edit.set-draft' : 'edit.clear-draft')

/** `index`: where the first of them comes to stand. A level whose id is taken gets a fresh one: see `after.levels` of the edit. */
export function addLevels(pack: Pack, entries: readonly PackEntry[], index: number, label: EditLabel = 'edit.add-levels'): Edit {
  const before = idsOf(pack)
  const taken = new Set(before)
  const added = entries.map((entry): readonly [string, PackEntry] => {
    const id = freshId(taken, entry.id)
    taken.add(id)
    return [id, id === entry.id ? entry : { ...entry, id }]
  })
  return {
    label,
    before: { levels: added.map(([id]) => [id, null]), order: before },
    after: { levels: added, order: before.toSpliced(index, 0, ...added.map(([id]) => id)) },
  }
}

export const addLevel = (pack: Pack, entry: PackEntry, index: number): Edit => addLevels(pack, [entry], index, 'edit.add-level')

export function removeLevel(pack: Pack, id: string): Edit {
  const order = idsOf(pack)
  return {
    label: 'edit.remove-level',
    before: { levels: [[id, entryOf(pack, id)]], order },
    after: { levels: [[id, null]], order: order.filter((other) => other !== id) },
  }
}

/** A copy under a fresh id, right behind its original. Not for broken levels: their text is written as it is, id and all. */
export const duplicateLevel = (pack: Pack, id: string): Edit =>
  addLevels(pack, [levelOf(pack, id)], idsOf(pack).indexOf(id) + 1, 'edit.duplicate-level')

/** `toIndex`: the level's index in the new order, taken to the nearer end where it lies outside. */
export function moveLevel(pack: Pack, id: string, toIndex: number): Edit {
  entryOf(pack, id)
  const before = idsOf(pack)
  const after = before.filter((other) => other !== id).toSpliced(Math.max(0, toIndex), 0, id)
  return { label: 'edit.move-level', before: { order: before }, after: { order: after } }
}

export const renamePack = (pack: Pack, title: string): Edit => ({
  label: 'edit.rename-pack',
  before: { title: pack.title },
  after: { title },
})

const idsOf = (pack: Pack): readonly string[] => pack.levels.map((entry) => entry.id)

function entryOf(pack: Pack, id: string): PackEntry {
  const entry = pack.levels.find((other) => other.id === id)
  if (!entry) throw new Error(`no level ${id}`)
  return entry
}

function levelOf(pack: Pack, id: string): Level {
  const entry = entryOf(pack, id)
  if (isBroken(entry)) throw new Error(`level ${id} is only text`)
  return entry
}
