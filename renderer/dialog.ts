/** The one dialog that may be open, as a value; whoever opens it waits for its answer. */
import type { LevelGate } from '../core/document/gate.ts'
import type { Fault } from '../core/fault.ts'

export interface FileChoice {
  readonly path: string
  readonly overwrite: boolean
}

export type Dialog =
  | { readonly is: 'help' }
  | { readonly is: 'new-level' }
  | { readonly is: 'resize' }
  | { readonly is: 'generate'; readonly kindId: string }
  | {
      readonly is: 'files'
      readonly mode: 'open' | 'save'
      /** The path to start from: its folder is shown, its name proposed. */
      readonly name: string
      /** Why the last choice could not be written; it can be mended where it was made. */
      readonly refused: Fault | null
      /** null: cancelled. */
      readonly answer: (choice: FileChoice | null) => void
    }
  | { readonly is: 'discard'; readonly answer: (choice: 'save' | 'discard' | 'cancel') => void }
  | { readonly is: 'changed'; readonly path: string; readonly answer: (choice: 'reload' | 'overwrite' | 'cancel') => void }
  | { readonly is: 'gate-running'; readonly done: number; readonly total: number; readonly title: string; readonly stop: () => void }
  | {
      readonly is: 'gate'
      readonly refused: readonly LevelGate[]
      /** A gate: the level to show, and what is wrong with it. */
      readonly answer: (choice: 'draft' | 'cancel' | LevelGate) => void
    }

export type DialogOf<Is extends Dialog['is']> = Extract<Dialog, { is: Is }>
