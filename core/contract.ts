/** All that crosses the wall between a renderer (or the command line) and a host: methods, their shapes, and the three messages. */
import { z } from 'zod'
import type { Details } from './fault.ts'
import type { Params } from './generator.ts'
import type { Suggestion } from './repair.ts'
import type { LevelReport } from './report.ts'
import type { Progress } from './solving.ts'

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
  /** Search, though the answer is remembered. */
  anew: z.boolean().optional(),
  /** Solve from the position this line of moves leads to. */
  played: z.array(z.string()).max(100_000).optional(),
})
export type LevelRequest = z.infer<typeof LevelRequest>

/** Changes that would leave a level with several answers one. Asked in the live lane, where a newer call of the same caller stops the older. */
export const RepairRequest = z.strictObject({
  kind: z.string(),
  rows: z.array(z.string().max(10_000)).max(1_000),
  /** One of the kind's ways of mending. */
  by: z.string().max(100),
  /** The answer to end with, as rows of the solved board. */
  towards: z.array(z.string().max(10_000)).max(1_000).optional(),
  caller: z.string().max(200),
  maxMs: z.int().positive().optional(),
})
export type RepairRequest = z.infer<typeof RepairRequest>

/** Levels to order. They are made in the batch lane. `params` are judged by the generator's own specs. */
export const GenerateRequest = z.strictObject({
  kind: z.string(),
  /** The kind's first where it is left out. */
  generator: z.string().optional(),
  seed: z.string().max(200),
  count: z.int().min(1).max(10_000),
  params: z.record(z.string(), z.union([z.number(), z.string()])),
  /** Attempts at each level; the generator's own number where it is left out. */
  tries: z.int().min(1).max(1_000_000).optional(),
})
export type GenerateRequest = z.infer<typeof GenerateRequest>

/** A file as it was when read or written: `save` refuses to overwrite one that has another stamp. */
export const Stamp = z.strictObject({ size: z.int(), mtimeMs: z.number(), hash: z.string() })
export type Stamp = z.infer<typeof Stamp>

export const requests = {
  'level.solve': LevelRequest,
  'level.analyse': LevelRequest,
  /** Has the caller's live job end as its clock would: the answer is `unknown`, stopped by `caller`, with what was found. A cancel gives that up. */
  'level.stop': z.strictObject({ caller: z.string().max(200) }),
  'level.repair': RepairRequest,
  'level.generate': GenerateRequest,
  /**
   * Paths use '/'. The web host's are relative to the folder it was started in, which is ''. The desktop's are absolute, and only those
   * that the user named (dialog, command line, recent files); it has no `file.list`.
   */
  'file.list': z.strictObject({ folder: z.string() }),
  'file.read': z.strictObject({ path: z.string().min(1) }),
  /** `stamp` null: a new file, or one the user chose to overwrite (`overwrite` true). */
  'file.write': z.strictObject({ path: z.string().min(1), text: z.string(), stamp: Stamp.nullable(), overwrite: z.boolean() }),
  /** Asks the user by the system's own dialog; `name` is the path to start from, its last part the name proposed. */
  'file.choose': z.strictObject({ mode: z.enum(['open', 'save']), name: z.string() }),
  /** Waits for the next thing the shell around the page wants of it. Asked again after each answer; asking says that the last one was taken. */
  'shell.next': z.strictObject({}),
  /** What the shell must know of the page to name its menus and to judge whether closing may lose work. */
  'shell.tell': z.strictObject({ dirty: z.boolean(), language: z.enum(['en', 'ja']) }),
  /** The page has nothing to lose any more: the shell may close it. */
  'shell.close': z.strictObject({}),
  /** The system's clipboard as plain text, where the page itself may not ask for it. */
  'clipboard.read': z.strictObject({}),
  'clipboard.write': z.strictObject({ text: z.string() }),
} as const

/** The commands of the shell's menus, each by the name it has in the editor. */
export const MENU_COMMANDS = [
  'newPack',
  'open',
  'save',
  'saveAs',
  'undo',
  'redo',
  'copyText',
  'pasteText',
  'newLevel',
  'generate',
  'duplicateLevel',
  'renameLevel',
  'deleteLevel',
  'levelUp',
  'levelDown',
  'previousLevel',
  'nextLevel',
  'resize',
  'zoomIn',
  'zoomOut',
  'zoomActual',
  'zoomFit',
  'zoomSelection',
  'grid',
  'nextIssue',
  'previousIssue',
  'play',
  'playBack',
  'help',
] as const
export type MenuCommand = (typeof MENU_COMMANDS)[number]

/** `open`: a file that the user named outside the page (command line, file manager, recent files). `close`: the user wants to leave. */
export type ShellWish =
  | { readonly is: 'command'; readonly command: MenuCommand }
  | { readonly is: 'open'; readonly path: string }
  | { readonly is: 'close' }

export interface FileEntry {
  readonly name: string
  readonly path: string
  readonly is: 'folder' | 'file'
  readonly mtimeMs: number
}

export interface LevelAnswer extends LevelReport {
  /** Wall-clock milliseconds in the worker. */
  readonly ms: number
  /** Of `level.analyse`: those of them that the search took, whose `work` is told; the rest went into counting and grading. */
  readonly searchMs?: number
}

export interface GeneratedLevel {
  /** Its place in the order, from 1. */
  readonly number: number
  readonly rows: readonly string[]
  /** What a pack keeps of it: enough to make it again. The seed is the level's own, the params are complete. */
  readonly generated: { readonly generator: string; readonly seed: string; readonly params: Params; readonly version: number }
  /** Which attempt made it, from 1; as the generator counts, where it counts its own. */
  readonly attempt: number
  readonly metrics: Readonly<Record<string, number>>
  /** Its analysis. */
  readonly report: LevelReport
  /** An earlier level of the order that is the same but for mirroring, turning and names. Only in the reply. */
  readonly duplicateOf?: number
}

export interface GenerateReply {
  /** In their own order. */
  readonly levels: readonly GeneratedLevel[]
  /** Levels that no attempt made: `generate/not-found` is its sentence. No wish was lowered for them. */
  readonly notFound: readonly { readonly number: number; readonly seed: string; readonly tries: number }[]
}

export interface Replies {
  'level.solve': LevelAnswer
  'level.analyse': LevelAnswer
  'level.stop': null
  'level.repair': { readonly suggestions: readonly Suggestion[] }
  'level.generate': GenerateReply
  'file.list': { readonly folder: string; readonly parent: string | null; readonly entries: readonly FileEntry[] }
  'file.read': { readonly path: string; readonly text: string; readonly stamp: Stamp; readonly readOnly: boolean }
  'file.write': { readonly path: string; readonly stamp: Stamp }
  /** null: this host has no dialog of its own. `choice` null: the user cancelled. */
  'file.choose': { readonly choice: { readonly path: string; readonly overwrite: boolean } | null } | null
  /** null: there is no shell, and there will be no wish. */
  'shell.next': ShellWish | null
  'shell.tell': null
  'shell.close': null
  /** null: this host has no clipboard; a browser's page asks the browser. */
  'clipboard.read': { readonly text: string } | null
  'clipboard.write': { readonly written: true } | null
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

/** Of `level.solve` and `level.analyse`. */
export interface LevelProgress extends Progress {
  /** Of `level.analyse`: the proven verdict, before counting and grading begin, and again whenever more is known; progress after it is theirs. */
  readonly answer?: LevelAnswer
}

/** Of `level.generate`. */
export interface GenerateProgress {
  readonly wanted: number
  readonly made: number
  /** Attempts that have ended. */
  readonly attempts: number
  /** Of the whole order, 0 to 1; only rises. */
  readonly done: number
  /** Figures of the best level in the making, by name. */
  readonly best: Readonly<Record<string, number>>
  /** One that has just been settled: kept, it outlives a cancel. */
  readonly level?: GeneratedLevel
}

/** Only these methods report progress. */
export interface Progresses {
  'level.solve': LevelProgress
  'level.analyse': LevelProgress
  'level.generate': GenerateProgress
}
export type ProgressOf<M extends Method> = M extends keyof Progresses ? Progresses[M] : never
export type AnyProgress = Progresses[keyof Progresses]

export interface CallOptions<M extends Method = Method> {
  readonly signal?: CancelSignal
  readonly onProgress?: (progress: ProgressOf<M>) => void
}

/** What a renderer holds. Rejects with a Fault; an aborted call rejects with Fault `call/cancelled`. */
export interface Client {
  call<M extends Method>(method: M, input: Request<M>, options?: CallOptions<M>): Promise<Reply<M>>
}

/** What the desktop's preload gives the page, as `levelwright`: the three messages and nothing else. */
export interface Bridge {
  call(id: number, method: string, input: unknown): void
  cancel(id: number): void
  onReply(listener: (message: Incoming) => void): void
}

/** To the host. */
export type Outgoing = { readonly id: number; readonly method: string; readonly input: unknown } | { readonly cancel: number }
/** From the host: progress any number of times, then done or fault once. */
export type Incoming =
  | { readonly id: number; readonly is: 'progress'; readonly value: AnyProgress }
  | { readonly id: number; readonly is: 'done'; readonly value: unknown }
  | { readonly id: number; readonly is: 'fault'; readonly fault: { readonly code: string; readonly detail: Details } }
