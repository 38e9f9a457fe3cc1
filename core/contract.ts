/** All that crosses the wall between a renderer (or the command line) and a host: methods, their shapes, and the three messages. */
import { z } from 'zod'
import type { Details } from './fault.ts'
import type { Progress } from './kind.ts'
import type { LevelReport } from './report.ts'

/** `rows` is judged by the kind's own `parse`; a malformed level is an answer (`verdict: null`), not a fault. */
export const LevelRequest = z.strictObject({
  kind: z.string(),
  rows: z.array(z.string().max(10_000)).max(1_000),
  /** `live`: newest first, one job a caller, the older is stopped. `batch`: in order. */
  lane: z.enum(['live', 'batch']),
  /** Whose read-out this is; a newer live call of the same caller stops the older. */
  caller: z.string().max(200),
  search: z.string().optional(),
  maxStates: z.int().positive().optional(),
  maxBytes: z.int().positive().optional(),
  /** Wall clock; past it the answer is `unknown`, stopped by `time`. */
  maxMs: z.int().positive().optional(),
  /** Solve from the position this line of moves leads to. */
  played: z.array(z.string()).max(100_000).optional(),
})
export type LevelRequest = z.infer<typeof LevelRequest>

/** A file as it was when read or written: `save` refuses to overwrite one that has another stamp. */
export const Stamp = z.strictObject({ size: z.int(), mtimeMs: z.number(), hash: z.string() })
export type Stamp = z.infer<typeof Stamp>

export const requests = {
  'level.solve': LevelRequest,
  'level.analyse': LevelRequest,
  /** `folder` '' is the folder the host was started in; paths use '/', relative to it. */
  'file.list': z.strictObject({ folder: z.string() }),
  'file.read': z.strictObject({ path: z.string().min(1) }),
  /** `stamp` null: a new file, or one the user chose to overwrite (`overwrite` true). */
  'file.write': z.strictObject({ path: z.string().min(1), text: z.string(), stamp: Stamp.nullable(), overwrite: z.boolean() }),
} as const

export interface FileEntry {
  readonly name: string
  readonly path: string
  readonly is: 'folder' | 'file'
  /** Bytes. */
  readonly size: number
  readonly mtimeMs: number
}

export interface LevelAnswer extends LevelReport {
  /** Wall-clock milliseconds in the worker. */
  readonly ms: number
}

export interface Replies {
  'level.solve': LevelAnswer
  'level.analyse': LevelAnswer
  'file.list': { readonly folder: string; readonly parent: string | null; readonly entries: readonly FileEntry[] }
  'file.read': { readonly path: string; readonly text: string; readonly stamp: Stamp; readonly readOnly: boolean }
  'file.write': { readonly path: string; readonly stamp: Stamp }
}

export type Method = keyof typeof requests
export type Request<M extends Method> = z.infer<(typeof requests)[M]>
export type Reply<M extends Method> = Replies[M]

/** The part of an AbortSignal that a call uses; core knows no DOM. */
export interface CancelSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** Only the level methods report progress. */
export interface CallOptions {
  readonly signal?: CancelSignal
  readonly onProgress?: (progress: Progress) => void
}

/** What a renderer holds. Rejects with a Fault; an aborted call rejects with Fault `call/cancelled`. */
export interface Client {
  call<M extends Method>(method: M, input: Request<M>, options?: CallOptions): Promise<Reply<M>>
}

/** To the host. */
export type Outgoing = { readonly id: number; readonly method: string; readonly input: unknown } | { readonly cancel: number }
/** From the host: progress any number of times, then done or fault once. */
export type Incoming =
  | { readonly id: number; readonly is: 'progress'; readonly value: Progress }
  | { readonly id: number; readonly is: 'done'; readonly value: unknown }
  | { readonly id: number; readonly is: 'fault'; readonly fault: { readonly code: string; readonly detail: Details } }
