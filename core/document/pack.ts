/** The document: an ordered pack of levels, immutable. Pack text in and out stands beside it in packText.ts. */
import type { Issue } from '../fault.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * A key of an object of pack text, in the order read. The program's own keys (`id`, `title`, …) only keep their place;
 * any other has `text`, its value as JSON exactly as written, so that no number or nested key is lost to a round trip.
 */
export interface Field {
  readonly key: string
  readonly text?: string
}

export interface Level {
  /** Any non-empty string, unique in the pack. */
  readonly id: string
  readonly kind: string
  readonly title: string
  /** The kind's own board; only ever used through that kind. */
  readonly board: unknown
  /** A draft is kept in the pack but is not failed by the save gate or by `validate`. */
  readonly draft: boolean
  /** The level's keys as read, unknown ones included (see `restValue`); empty for a new level. */
  readonly rest: readonly Field[]
}

/** A level of an unknown kind or one that does not parse: shown as text and written back unchanged. */
export interface BrokenLevel {
  /** Unique in the pack: the text's own id, or a name for the program's use where that is missing or taken. */
  readonly id: string
  readonly broken: true
  /** As far as they can be read. */
  readonly kind: string | null
  readonly title: string
  readonly draft: boolean
  /** The level's JSON text as read. */
  readonly raw: string
  readonly issues: readonly Issue[]
}

export type PackEntry = Level | BrokenLevel

export interface Pack {
  readonly title: string
  readonly author: string
  readonly levels: readonly PackEntry[]
  /** The pack's keys as read, unknown ones included; empty for a new pack. */
  readonly rest: readonly Field[]
}

export const emptyPack: Pack = { title: '', author: '', levels: [], rest: [] }

export const isBroken = (entry: PackEntry): entry is BrokenLevel => 'broken' in entry

/** `wish` ('level' if empty) where it is free, else the first free of `wish-2`, `wish-3`, …; a number that ends `wish` makes way. */
export function freshId(taken: ReadonlySet<string>, wish: string): string {
  const wanted = wish || 'level'
  if (!taken.has(wanted)) return wanted
  const stem = wanted.replace(/-\d+$/, '') || 'level'
  for (let n = 2; ; n++) if (!taken.has(`${stem}-${n}`)) return `${stem}-${n}`
}

/** The value of a key that the program does not keep as a field of its own (`notes`, `claims`, …); undefined: no such key. */
export function restValue(rest: readonly Field[], key: string): Json | undefined {
  const text = rest.find((field) => field.key === key)?.text
  return text === undefined ? undefined : (JSON.parse(text) as Json)
}

/** `rest` without `key`; the very same value where it has none. */
export const withoutKey = (rest: readonly Field[], key: string): readonly Field[] =>
  rest.some((field) => field.key === key) ? rest.filter((field) => field.key !== key) : rest

function sameEntry(a: PackEntry, b: PackEntry): boolean {
  if (a === b) return true
  if (isBroken(a) || isBroken(b)) return false
  return a.id === b.id && a.kind === b.kind && a.title === b.title && a.board === b.board && a.draft === b.draft && a.rest === b.rest
}

/** Whether two packs hold the same values (boards and rests by identity: edits keep what they do not change). */
export const samePack = (a: Pack, b: Pack): boolean =>
  a === b ||
  (a.title === b.title &&
    a.author === b.author &&
    a.rest === b.rest &&
    a.levels.length === b.levels.length &&
    a.levels.every((entry, i) => sameEntry(entry, b.levels[i]!)))
