/** The fewest locks that leave a board one answer, a given one: every other answer must differ from it at a lock. */
import type { Stop } from '../../../solving.ts'
import type { Circuit } from '../circuit.ts'
import type { Mask } from '../masks.ts'
import { drawDiagram } from './diagram.ts'
import { Domains } from './domains.ts'
import { leastHittingSet } from './hittingSet.ts'
import { nearestOther, type Way } from './passes.ts'
import { TURNED } from './tables.ts'

/** Of the answers that are looked for between two guesses. */
const ROOM = { maxStates: 500_000, maxBytes: 64_000_000 }
/** Choices that a proof of the fewest may take. */
const MAX_NODES = 20_000

export interface LockRepair {
  /** Ascending. */
  readonly cells: readonly number[]
  /** Proven: no fewer locks do. */
  readonly isLeast: boolean
}

/** `answer` must be an answer of the board. undefined: not found out within its limits, or stopped. No cells: it has no other. */
export function lockRepair(board: Circuit, answer: readonly Mask[], stop: Stop): LockRepair | undefined {
  const domains = new Domains(board.width, board.height)
  /** Where answers differ from this one: a lock in each of these. */
  const sets: (readonly number[])[] = []
  for (;;) {
    const { items, isLeast } = leastHittingSet(sets, MAX_NODES, stop)
    // Further answers are looked for with the cells of those just found locked: each of them then needs a lock of its own.
    const locked = new Set(items)
    let found = 0
    for (;;) {
      const differing = nearest(domains, board, answer, locked, stop)
      if (!differing) return undefined
      if (differing.length === 0) break
      sets.push(differing)
      found++
      for (const cell of differing) locked.add(cell)
    }
    if (found === 0) return { cells: items.toSorted((a, b) => a - b), isLeast }
  }
}

/** The cells where another answer differs, one with as few as any; none: there is no other with those cells locked. */
function nearest(
  domains: Domains,
  board: Circuit,
  answer: readonly Mask[],
  locked: ReadonlySet<number>,
  stop: Stop,
): readonly number[] | undefined {
  const masks = board.masks.map((mask, cell) => (locked.has(cell) ? answer[cell]! : mask))
  const locks = board.locks.map((isLocked, cell) => isLocked || locked.has(cell))
  domains.load({ masks }, locks)
  const drawn = drawDiagram(domains, ROOM, stop)
  if (drawn.is === 'cut') return undefined
  const { steps, to } = drawn.diagram
  const lies = (layer: number, k: number): Mask => TURNED[4 * masks[steps[layer]!.cell]! + steps[layer]!.choices[k]!.turns]!
  const own: Way = steps.map(({ cell, choices }, layer) => choices.findIndex((_, k) => lies(layer, k) === answer[cell]))
  if (to.length < steps.length) throw new Error('the answer is none of the board')
  const other = nearestOther(drawn.diagram, own, stop)
  if (stop.aborted) return undefined
  return other ? steps.flatMap(({ cell }, layer) => (lies(layer, other[layer]!) === answer[cell] ? [] : [cell])) : []
}
