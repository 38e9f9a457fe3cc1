/** Where tiles join: two neighbours are connected where each has an arm towards the other. */
import type { Tiles } from './circuit.ts'
import { armsOf, BITS, type Mask, neighbour, opposite } from './masks.ts'

type Size = Pick<Tiles, 'width' | 'height'>

/** By size; at most one for each that a board may have. */
const tables = new Map<string, Int32Array>()

/** What `neighbour` gives, by cell * 4 + direction: made once for all boards of one size. Not to be changed. */
export function neighbourTable({ width, height }: Size): Int32Array {
  const size = `${width}x${height}`
  const known = tables.get(size)
  if (known) return known
  const table = Int32Array.from({ length: width * height * 4 }, (_, i) => neighbour(i >> 2, i & 3, width, height))
  tables.set(size, table)
  return table
}

const joins = (masks: ArrayLike<Mask>, next: Int32Array, cell: number, direction: number): boolean => {
  const other = next[cell * 4 + direction]!
  return other >= 0 && (masks[cell]! & BITS[direction]!) !== 0 && (masks[other]! & BITS[opposite(direction)]!) !== 0
}

/** By cell: the arms that a neighbour answers. */
export function joinedArms(masks: ArrayLike<Mask>, next: Int32Array): Uint8Array {
  return Uint8Array.from({ length: masks.length }, (_, cell) =>
    BITS.reduce((arms: number, bit, direction) => (joins(masks, next, cell, direction) ? arms | bit : arms), 0),
  )
}

/** By cell: 1 where connected edges lead from `from` to it. */
export function reachedFrom(masks: ArrayLike<Mask>, next: Int32Array, from: number): Uint8Array {
  const reached = new Uint8Array(masks.length)
  reached[from] = 1
  const open = [from]
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    for (let direction = 0; direction < 4; direction++) {
      const other = next[cell * 4 + direction]!
      if (other < 0 || reached[other] || !joins(masks, next, cell, direction)) continue
      reached[other] = 1
      open.push(other)
    }
  }
  return reached
}

/** Of all tiles together. A tree of N tiles has 2 (N - 1). */
export function armCount(masks: ArrayLike<Mask>): number {
  let arms = 0
  for (let cell = 0; cell < masks.length; cell++) arms += armsOf(masks[cell]!)
  return arms
}

/** Every arm is answered, and all tiles are one tree. */
export function isTree(masks: ArrayLike<Mask>, next: Int32Array): boolean {
  const cells = masks.length
  if (armCount(masks) !== 2 * (cells - 1)) return false
  for (let cell = 0; cell < cells; cell++)
    for (let direction = 0; direction < 4; direction++)
      if (masks[cell]! & BITS[direction]! && !joins(masks, next, cell, direction)) return false
  return reachedFrom(masks, next, 0).every((one) => one === 1)
}

/** By mask of one arm: where it points; -1 for the others. */
const DIRECTION: readonly number[] = Array.from({ length: 16 }, (_, mask) => [1, 2, 4, 8].indexOf(mask))

/** Cells on circles of connected edges and on the ways between those: what is left when ends are taken away until none is there. */
export function loopCells(masks: ArrayLike<Mask>, next: Int32Array): readonly number[] {
  const arms = joinedArms(masks, next)
  const open = [...arms.keys()].filter((cell) => armsOf(arms[cell]!) === 1)
  for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
    const direction = DIRECTION[arms[cell]!]!
    if (direction < 0) continue
    const other = next[cell * 4 + direction]!
    arms[cell] = 0
    arms[other]! &= ~BITS[opposite(direction)]!
    if (armsOf(arms[other]!) === 1) open.push(other)
  }
  return [...arms.keys()].filter((cell) => arms[cell] !== 0)
}
