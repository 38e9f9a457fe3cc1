/** What passes between the pool and one of its threads. */
import type { LevelAnswer, LevelProgress } from '../../core/contract.ts'
import type { Details } from '../../core/fault.ts'
import type { AttemptReport } from '../../core/generate.ts'
import type { AttemptProgress, Params } from '../../core/generator.ts'
import type { Rows } from '../../core/play.ts'
import type { Suggestion } from '../../core/repair.ts'
import type { RepairWish, SolveOptions, Team, TeamCall } from '../../core/solving.ts'

/** One level to examine. Tasks are plain data: they are cloned into the thread. */
export interface ExamineTask {
  readonly method: 'solve' | 'analyse'
  readonly kind: string
  readonly rows: Rows
  readonly options: Omit<SolveOptions, 'from' | 'team'>
  /** The moves already played: examine the position they lead to. */
  readonly played: readonly string[]
}

/** One attempt at a level to order, counted from 1. The level made is examined within `options`. */
export interface AttemptTask {
  readonly method: 'attempt'
  readonly kind: string
  readonly generator: string
  /** Complete. */
  readonly params: Params
  readonly seed: string
  readonly attempt: number
  readonly options: Pick<SolveOptions, 'maxStates' | 'maxBytes'>
}

/** What would leave a level one answer. It ends without progress. */
export interface RepairTask {
  readonly method: 'repair'
  readonly kind: string
  readonly rows: Rows
  readonly wish: RepairWish
}

export type Task = ExamineTask | AttemptTask | RepairTask
export type AnswerTo<T extends Task> = T extends AttemptTask ? AttemptReport : T extends RepairTask ? readonly Suggestion[] : LevelAnswer
export type ProgressOn<T extends Task> = T extends AttemptTask ? AttemptProgress : T extends RepairTask ? never : LevelProgress
export type TaskAnswer = AttemptReport | LevelAnswer | readonly Suggestion[]
export type TaskProgress = AttemptProgress | LevelProgress

/** Values of a job's stop flag, one shared Int32 that the thread polls: messages would not reach a thread that is searching. */
export const STOP_NONE = 0
export const STOP_CALLER = 1
export const STOP_TIME = 2

export interface ToThread {
  readonly task: Task
  readonly stop: Int32Array<SharedArrayBuffer>
  /** The team that the task may call. */
  readonly team: TeamOffer
}

export type TeamOffer = Pick<Team, 'size' | 'after'>

/** What the other threads of a team are told when they start. */
export interface TeamJob {
  readonly kind: string
  readonly rows: Rows
  readonly call: TeamCall
}

/** A task's call for its team. `lost`, one shared word, is 0 until one of the team is lost. */
export interface TeamRequest {
  readonly job: TeamJob
  readonly lost: Int32Array<SharedArrayBuffer>
}

/** What a thread that is started to be of a team finds as its `workerData`; others find nothing there. */
export interface MemberData {
  readonly job: TeamJob
  readonly member: number
}

/** Of a member: that it has done what there was to do, or that there is a bug. One that ends without a word is lost. */
export type FromMember = { readonly is: 'left' } | { readonly is: 'bug'; readonly stack: string }

/** `ready` once; then, for each task, progress any number of times, a team at most once, and one of the others. */
export type FromThread =
  | { readonly is: 'ready' }
  | { readonly is: 'progress'; readonly value: TaskProgress }
  | { readonly is: 'team'; readonly request: TeamRequest }
  | { readonly is: 'done'; readonly value: TaskAnswer }
  | { readonly is: 'fault'; readonly code: string; readonly detail: Details }
  | { readonly is: 'bug'; readonly stack: string }
