/** The document: an ordered pack of levels, immutable. Pack text in and out stands beside it in packText.ts. */
import type { Issue } from '../fault.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type JsonObject = { readonly [key: string]: Json }

export interface Level {
  /** Any non-empty string, unique in the pack. */
  readonly id: string
  readonly kind: string
  readonly title: string
  /** The kind's own board; only ever used through that kind. */
  readonly board: unknown
  /** A draft is kept in the pack but is not failed by the save gate or by `validate`. */
  readonly draft: boolean
  /** The level's other keys as read (author, notes, tags, claims, unknown ones), written back unchanged. */
  readonly rest: JsonObject
}

/** A level of an unknown kind or one that does not parse: shown as text and written back unchanged. */
export interface BrokenLevel {
  readonly id: string
  readonly broken: true
  readonly raw: Json
  readonly issues: readonly Issue[]
}

export type PackEntry = Level | BrokenLevel

export interface Pack {
  readonly title: string
  readonly author: string
  readonly levels: readonly PackEntry[]
  /** Unknown keys of the pack, written back unchanged. */
  readonly rest: JsonObject
}

export const isBroken = (entry: PackEntry): entry is BrokenLevel => 'broken' in entry
