/** Boards with exact counts and figures, and results of the published article's generator: Levelwright's own verified data. */
import { readFileSync } from 'node:fs'
import type { Difficulty } from '../../../core/kinds/signal/article/difficulty.ts'
import type { V3Level } from '../../../core/kinds/signal/article/generate.ts'
import type { Circuit } from '../../../core/kinds/signal/circuit.ts'
import type { Mask } from '../../../core/kinds/signal/masks.ts'

interface Board {
  readonly id: string
  readonly kind: string
  readonly w: number
  readonly h: number
  readonly masks: readonly Mask[]
  /** Exact, as a decimal string. */
  readonly count: string
}

export interface BoardFact extends Board {
  /** One answer, where there is one to a board of this kind. */
  readonly solution?: readonly Mask[]
  readonly articleSolve: {
    readonly solutions: number
    readonly nodes: number
    readonly truncated: boolean
    readonly deduction: number
    readonly rounds: number
  }
  /** Of the masks as given, and turned into the answer. */
  readonly difficultyAsGiven?: Difficulty
  readonly difficultyOnSolution?: Difficulty
  readonly variety?: number
}

export interface HardFact extends Board {
  readonly articleNodes?: number
}

function read<T>(name: string): readonly T[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)
}

export const boards = read<BoardFact>('signal.jsonl')
/** Each has one answer and is hard to find out. */
export const hardBoards = read<HardFact>('signal-hard.jsonl')
/** What neither neighbours nor networks settle: one answer each and dead ends to see (`reach`), or suppositions within suppositions (`nested`). */
export const reachBoards = read<Board & { readonly solution?: readonly Mask[] }>('reach.jsonl')

const results = read<V3Level | { readonly n: number; readonly seed: string; readonly target: string; readonly error: string }>(
  'signal-generate.jsonl',
)
/** The first one made has the published figures. */
export const generated = {
  made: results.flatMap((result) => ('error' in result ? [] : [result])),
  failed: results.flatMap((result) => ('error' in result ? [result] : [])),
}

export const circuitOf = ({ w, h, masks }: Pick<Board, 'w' | 'h' | 'masks'>): Circuit => ({
  width: w,
  height: h,
  masks,
  locks: masks.map(() => false),
})
