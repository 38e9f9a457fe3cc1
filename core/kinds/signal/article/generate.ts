/** The published article's generator, version 3: random trees from one stream of numbers until one has a single answer and the grade wished for. */
import { Fault } from '../../../fault.ts'
import type { Attempt, LevelGenerator } from '../../../generator.ts'
import type { Stop } from '../../../solving.ts'
import { ja } from '../../../text/signal/ja.ts'
import type { Circuit } from '../circuit.ts'
import { type Mask, VARIANTS } from '../masks.ts'
import { canonical } from '../symmetry.ts'
import { analyzeDifficulty, type Difficulty } from './difficulty.ts'
import { isSolved } from './isSolved.ts'
import { type Metrics, metrics } from './metrics.ts'
import { rng } from './rng.ts'
import { solveArticle } from './solve.ts'
import { tree } from './tree.ts'

const ATTEMPTS = 500
const SMALLEST = 4
const LARGEST = 6
const LONGEST_SEED = 80
const TARGETS: readonly string[] = ['any', 'easy', 'medium', 'hard']

export interface V3Level {
  /** Cells a side. */
  readonly n: number
  readonly seed: string
  readonly target: string
  readonly version: 3
  readonly answer: readonly Mask[]
  readonly shuffled: readonly Mask[]
  /** From 1. */
  readonly attempt: number
  /** Of the board lying in its answer. */
  readonly difficulty: Difficulty
  readonly metrics: Metrics
}

/** Throws an Error in the article's own words: for what it refuses, and when 500 attempts found nothing. */
export function generateV3(n: number, seed: string, target = 'any'): V3Level {
  const refused = refusal(n, seed, target)
  if (refused) throw new Error(ja[refused])
  const found = search(n, seed, target, () => {}, { aborted: false })
  if (!found) throw new Error(ja[NOT_FOUND])
  return found
}

const NOT_FOUND = 'signal/v3-not-found'

/** In the article's order; a seed's characters are UTF-16 units. */
function refusal(n: unknown, seed: unknown, target: unknown): 'signal/v3-unknown-grade' | 'signal/v3-limits' | undefined {
  if (typeof target !== 'string' || !TARGETS.includes(target)) return 'signal/v3-unknown-grade'
  const sized = typeof n === 'number' && Number.isInteger(n) && n >= SMALLEST && n <= LARGEST
  return sized && typeof seed === 'string' && seed.length <= LONGEST_SEED ? undefined : 'signal/v3-limits'
}

/** undefined: nothing in 500 attempts, or stopped. All attempts draw from the one stream of the seed. */
function search(n: number, seed: string, target: string, begun: (attempt: number) => void, stop: Stop): V3Level | undefined {
  const draw = rng(seed)
  for (let attempt = 1; attempt <= ATTEMPTS && !stop.aborted; attempt++) {
    begun(attempt)
    const answer = { width: n, height: n, masks: tree(n, n, draw) }
    const verification = solveArticle(answer, { stop })
    if (verification.truncated || verification.solutions.length !== 1) continue
    const difficulty = analyzeDifficulty(answer, { stop })
    if (target !== 'any' && difficulty.level !== target) continue
    const shuffled = answer.masks.map((mask) => {
      const variants = VARIANTS[mask]!
      return variants[Math.floor(draw() * variants.length)]!
    })
    if (isSolved(shuffled, n, n) || stop.aborted) continue
    const figures = metrics(answer, shuffled, verification)
    return { n, seed, target, version: 3, answer: answer.masks, shuffled, attempt, difficulty, metrics: figures }
  }
  return undefined
}

const SIZE = { is: 'number', least: SMALLEST, most: LARGEST, initial: 5 } as const

/** The same as a generator of ours: one try is all 500 attempts, and the seed goes into the article's own stream as it is. */
export const v3: LevelGenerator<Circuit> = {
  id: 'v3',
  version: 3,
  params: [
    { ...SIZE, name: 'width' },
    { ...SIZE, name: 'height' },
    { name: 'grade', is: 'choice', choices: TARGETS, initial: 'any' },
  ],
  tries: 1,
  notFound: NOT_FOUND,
  refuse({ width = SIZE.initial, height = SIZE.initial, grade = 'any' }, seed) {
    const refused = refusal(width === height ? width : undefined, seed, grade)
    return refused && new Fault(refused)
  },
  attempt({ width, grade }, _numbers, report, stop, seed): Attempt<Circuit> {
    const refused = refusal(width, seed, grade)
    if (refused) throw new Fault(refused)
    const begun = (attempt: number): void => report({ done: (attempt - 1) / ATTEMPTS, best: {} })
    const found = search(Number(width), seed, String(grade), begun, stop)
    if (!found) return { is: 'missed', reason: stop.aborted ? 'stopped' : 'not-found' }
    const { n, answer, shuffled, attempt, metrics: figures } = found
    const board: Circuit = { width: n, height: n, masks: shuffled, locks: shuffled.map(() => false), answer }
    return { is: 'made', board, metrics: { ...figures }, ownAttempt: attempt }
  },
  canonical,
}
