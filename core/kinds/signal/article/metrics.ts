/** The published article's figures of a generated board. */
import type { Tiles } from '../circuit.ts'
import { type Mask, turnsBetween } from '../masks.ts'
import { isSolved } from './isSolved.ts'
import type { ArticleSolve } from './solve.ts'

export interface Metrics {
  /** 80 for a board with one answer, and a fifth of its variety; 0 for any other. */
  readonly score: number
  /** Cells settled before any search. */
  readonly deduction: number
  /** Evenness of the five shapes, 0 to 100: the entropy of their shares. */
  readonly variety: number
  /** Clockwise quarter turns from the shuffled board to the answer; 4 for a tile that no turn brings there. */
  readonly turns: number
}

const [END, STRAIGHT, ELBOW, TEE, CROSS] = [0, 1, 2, 3, 4]
/** By mask; a blank has none. */
const SHAPES = [undefined, END, END, ELBOW, END, STRAIGHT, ELBOW, TEE, END, ELBOW, STRAIGHT, TEE, ELBOW, TEE, TEE, CROSS] as const

export function metrics(answer: Tiles, shuffled: readonly Mask[], verification: ArticleSolve): Metrics {
  const { width, height, masks } = answer
  const correct = !verification.truncated && verification.solutions.length === 1 && isSolved(masks, width, height)
  const variety = varietyOf(masks)
  return {
    score: correct ? Math.round(80 + variety * 0.2) : 0,
    deduction: verification.deduction,
    variety,
    turns: shuffled.reduce((sum, mask, cell) => sum + (turnsBetween(mask, masks[cell]!) ?? 4), 0),
  }
}

export function varietyOf(masks: readonly Mask[]): number {
  const counts = [0, 0, 0, 0, 0]
  for (const mask of masks) {
    const shape = SHAPES[mask]
    if (shape !== undefined) counts[shape]!++
  }
  const total = counts.reduce((sum, count) => sum + count, 0)
  const entropy = counts.reduce((sum, count) => (count === 0 ? sum : sum - (count / total) * Math.log(count / total)), 0)
  return Math.round((100 * entropy) / Math.log(5))
}
