/**
 * Undo and redo as a value. Undo is per level: with a level shown it takes back the newest edit of that level or of the pack
 * as a whole, and leaves strokes on other levels alone. Edits that touch different things commute, so any may be taken out of turn.
 */
import { applyEdit, type Edit, invert } from './edit.ts'
import { type Pack, samePack } from './pack.ts'

export interface History {
  readonly pack: Pack
  /** Oldest first. */
  readonly past: readonly Edit[]
  /** The last undone comes last. */
  readonly future: readonly Edit[]
  /** The pack as it stands in the file. */
  readonly saved: Pack
}

export const startHistory = (pack: Pack): History => ({ pack, past: [], future: [], saved: pack })

/** An edit that changes nothing is no edit: the very same history. Undone edits of what it touches are lost. */
export function commit(history: History, edit: Edit): History {
  const pack = applyEdit(history.pack, edit)
  if (samePack(pack, history.pack)) return history
  return { ...history, pack, past: [...history.past, edit], future: withoutOverlap(history.future, edit) }
}

/** The edit that `undo` would take back, for its label. `shown`: the level on screen; without it the newest edit of all. */
export const nextUndo = (history: History, shown?: string): Edit | undefined => history.past[reachable(history.past, shown)]

export const nextRedo = (history: History, shown?: string): Edit | undefined => history.future[reachable(history.future, shown)]

/** The very same history where there is nothing to undo. */
export function undo(history: History, shown?: string): History {
  const index = reachable(history.past, shown)
  const edit = history.past[index]
  if (!edit) return history
  const pack = applyEdit(history.pack, invert(edit))
  return { ...history, pack, past: history.past.toSpliced(index, 1), future: [...history.future, edit] }
}

/** The very same history where there is nothing to redo. */
export function redo(history: History, shown?: string): History {
  const index = reachable(history.future, shown)
  const edit = history.future[index]
  if (!edit) return history
  const pack = applyEdit(history.pack, edit)
  return { ...history, pack, past: [...history.past, edit], future: history.future.toSpliced(index, 1) }
}

/** `pack`: the one that was written, as more edits may have come while it was. */
export const markSaved = (history: History, pack: Pack = history.pack): History => ({ ...history, saved: pack })

/** Whether the file differs from the pack: values are compared, not edits counted, so undo back to the saved state clears it. */
export const isDirty = (history: History): boolean => !samePack(history.pack, history.saved)

/** What an edit touches; edits without a common one commute. */
function touched(edit: Edit): readonly string[] {
  const { levels = [], ...others } = edit.after
  return [...Object.keys(others), ...levels.map(([id]) => levelSlot(id))]
}

const levelSlot = (id: string): string => `level ${id}`

const concerns = (slots: readonly string[], shown: string): boolean =>
  slots.some((slot) => slot === levelSlot(shown) || !slot.startsWith('level '))

/** The topmost edit of `stack` that concerns `shown` or the pack, and that no edit above it overlaps; -1: none. */
function reachable(stack: readonly Edit[], shown: string | undefined): number {
  const above = new Set<string>()
  for (let index = stack.length - 1; index >= 0; index--) {
    const slots = touched(stack[index]!)
    if ((shown === undefined || concerns(slots, shown)) && !slots.some((slot) => above.has(slot))) return index
    for (const slot of slots) above.add(slot)
  }
  return -1
}

/** `future` without the edits that `edit` overlaps, and without those that can only follow one of them. */
function withoutOverlap(future: readonly Edit[], edit: Edit): readonly Edit[] {
  const gone = new Set(touched(edit))
  const kept: Edit[] = []
  for (const undone of future.toReversed()) {
    const slots = touched(undone)
    if (!slots.some((slot) => gone.has(slot))) kept.push(undone)
    else for (const slot of slots) gone.add(slot)
  }
  return kept.reverse()
}
