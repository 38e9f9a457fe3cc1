/** All answers of a small board, tile by tile in reading order: what the searches are held against. */
import type { Circuit } from '../../../core/kinds/signal/circuit.ts'
import { BITS, type Mask, neighbour, opposite, VARIANTS } from '../../../core/kinds/signal/masks.ts'
import { isAnswer } from './bruteForce.ts'

/** In any order. Only what disagrees with the border or a tile placed before is left out. */
export function everyAnswer({ width, height, masks, locks }: Circuit): readonly (readonly Mask[])[] {
  const found: Mask[][] = []
  const lies: Mask[] = []
  const fits = (cell: number, d: number): boolean => {
    const next = neighbour(cell, d, width, height)
    const hasArm = (lies[cell]! & BITS[d]!) !== 0
    if (next < 0) return !hasArm
    return next > cell || ((lies[next]! & BITS[opposite(d)]!) !== 0) === hasArm
  }
  const place = (cell: number): void => {
    if (cell === masks.length) {
      if (isAnswer(lies, width, height)) found.push([...lies])
      return
    }
    for (const mask of locks[cell] ? [masks[cell]!] : VARIANTS[masks[cell]!]!) {
      lies[cell] = mask
      if ([0, 1, 2, 3].every((d) => fits(cell, d))) place(cell + 1)
    }
  }
  place(0)
  return found
}

/** Quarter turns from the start, one way or both ways. */
export function turnsTo(start: readonly Mask[], answer: readonly Mask[], bothWays: boolean): number {
  return answer.reduce((sum, mask, i) => {
    const turns = VARIANTS[start[i]!]!.indexOf(mask)
    return sum + (bothWays ? Math.min(turns, 4 - turns) : turns)
  }, 0)
}
