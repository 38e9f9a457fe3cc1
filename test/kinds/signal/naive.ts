/** All answers of a small board by trying every way of every tile: what the searches are held against. */
import type { Circuit } from '../../../core/kinds/signal/circuit.ts'
import { BITS, type Mask, neighbour, opposite, VARIANTS } from '../../../core/kinds/signal/masks.ts'

/** In any order. */
export function everyAnswer({ width, height, masks, locks }: Circuit): readonly (readonly Mask[])[] {
  const found: Mask[][] = []
  const lies: Mask[] = []
  const place = (cell: number): void => {
    if (cell === masks.length) {
      if (isTree(lies, width, height)) found.push([...lies])
      return
    }
    for (const mask of locks[cell] ? [masks[cell]!] : VARIANTS[masks[cell]!]!) {
      lies[cell] = mask
      if (BITS.every((bit, d) => fits(lies, cell, (mask & bit) !== 0, d, width, height))) place(cell + 1)
    }
  }
  place(0)
  return found
}

/** The arm in direction `d` agrees with the border and with the neighbours placed before. */
function fits(lies: readonly Mask[], cell: number, hasArm: boolean, d: number, width: number, height: number): boolean {
  const next = neighbour(cell, d, width, height)
  if (next < 0) return !hasArm
  return next > cell || ((lies[next]! & BITS[opposite(d)]!) !== 0) === hasArm
}

/** Every edge met from both sides, nothing left out, no loop; by the rules alone. */
export function isTree(lies: readonly Mask[], width: number, height: number): boolean {
  const met = new Set([0])
  const ahead = [0]
  let arms = 0
  for (const cell of ahead)
    BITS.forEach((bit, d) => {
      if (!(lies[cell]! & bit)) return
      arms++
      const next = neighbour(cell, d, width, height)
      if (next < 0 || !(lies[next]! & BITS[opposite(d)]!)) arms = Number.NaN
      if (next < 0 || met.has(next)) return
      met.add(next)
      ahead.push(next)
    })
  return met.size === lies.length && arms === 2 * (lies.length - 1)
}

/** Quarter turns from the start, one way or both ways. */
export function turnsTo(start: readonly Mask[], answer: readonly Mask[], bothWays: boolean): number {
  return answer.reduce((sum, mask, i) => {
    const turns = VARIANTS[start[i]!]!.indexOf(mask)
    return sum + (bothWays ? Math.min(turns, 4 - turns) : turns)
  }, 0)
}
