/** Worked cases of the rules, each executed on two independent programs. */
import { readFileSync } from 'node:fs'
import type { Rows } from '../../../core/play.ts'

interface Shown {
  /** Anchored jellies in small letters; every black cell some mark. */
  readonly board: Rows
  readonly hiddenLeft: number
  readonly solved: boolean
}

export interface MicroCase {
  readonly id: string
  readonly title: string
  readonly rows: Rows
  readonly atLoad: Shown
  /** One after the other; `move` is `x,y,dx`, from 1. */
  readonly moves: readonly ({ readonly move: string } & (({ readonly legal: true } & Shown) | { readonly legal: false }))[]
}

export const micro: readonly MicroCase[] = readFileSync(new URL('micro.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as MicroCase)
