/** Levels with answers and counts of the published article's own solver. */
import { readFileSync } from 'node:fs'
import type { Rows } from '../../../core/play.ts'

export interface Proven {
  readonly id: string
  readonly tags: readonly string[]
  readonly rows: Rows
  /** null: unsolvable. */
  readonly par: number | null
  /** States generated, start and goal included; of an unsolvable level all that can be reached. null: never finished. */
  readonly seenPruned: number
  readonly seenUnpruned: number | null
  /** The article's key: its base, and the most cars it holds exactly. */
  readonly keyBase: number
  readonly keyMax: number
  /** The line of the pruned search, as [car, step], step 0 an exit. */
  readonly moves?: readonly (readonly [car: number, step: number])[]
  /** Of an unsolvable level. */
  readonly why?: 'no-gate' | 'hard-cycle' | 'exhausted'
}

export const proven: readonly Proven[] = readFileSync(new URL('proven.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Proven)
