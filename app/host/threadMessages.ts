/** What passes between the pool and one of its threads. */
import type { LevelAnswer, LevelProgress } from '../../core/contract.ts'
import type { Details } from '../../core/fault.ts'
import type { Rows, SolveOptions } from '../../core/kind.ts'

/** One level to examine. Plain data: it is cloned into the thread. */
export interface Task {
  readonly method: 'solve' | 'analyse'
  readonly kind: string
  readonly rows: Rows
  readonly options: Omit<SolveOptions, 'from'>
  /** The moves already played: examine the position they lead to. */
  readonly played: readonly string[]
}

/** Values of a job's stop flag, one shared Int32 that the thread polls: messages would not reach a thread that is searching. */
export const STOP_NONE = 0
export const STOP_CALLER = 1
export const STOP_TIME = 2

export interface ToThread {
  readonly task: Task
  readonly stop: Int32Array<SharedArrayBuffer>
}

/** `ready` once; then, for each task, progress any number of times and one of the others. */
export type FromThread =
  | { readonly is: 'ready' }
  | { readonly is: 'progress'; readonly value: LevelProgress }
  | { readonly is: 'done'; readonly value: LevelAnswer }
  | { readonly is: 'fault'; readonly code: string; readonly detail: Details }
  | { readonly is: 'bug'; readonly stack: string }
