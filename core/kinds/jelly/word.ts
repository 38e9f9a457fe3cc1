/**
 * The word that a hunt keeps of a state: pushes so far, whether it may be a dead end as far as was looked, its estimate, and the push that
 * led to it.
 */
import type { Move } from '../../play.ts'

const MOVE_BITS = 11
const ESTIMATE_BITS = 9
export const MOST_ESTIMATE = (1 << ESTIMATE_BITS) - 1
/** It may be a dead end. */
export const UNSEEN = 1 << (MOVE_BITS + ESTIMATE_BITS)
const COST_AT = MOVE_BITS + ESTIMATE_BITS + 1
export const MOST_COST = (1 << (32 - COST_AT)) - 1
/** Of a dead end: no way to it is cheaper. */
export const DEAD = 0

/** `unseen`: UNSEEN or 0. */
export const pack = (cost: number, estimate: number, move: Move, unseen: number): number =>
  (cost << COST_AT) | unseen | (estimate << MOVE_BITS) | move
export const costOf = (word: number): number => word >>> COST_AT
export const estimateOf = (word: number): number => (word >>> MOVE_BITS) & MOST_ESTIMATE
export const moveOf = (word: number): Move => word & ((1 << MOVE_BITS) - 1)
