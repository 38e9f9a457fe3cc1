/** Random boards for laws about play: small trees turned at random, some with locks, an answer, or a tile changed so that nothing fits. */
import fc from 'fast-check'
import type { Circuit } from '../../../core/kinds/signal/circuit.ts'
import { serialise } from '../../../core/kinds/signal/level.ts'
import { BITS, neighbour, opposite, turned } from '../../../core/kinds/signal/masks.ts'
import type { Rows } from '../../../core/play.ts'
import { type Random, random } from '../../../core/random.ts'

/** A tree of all cells, grown from any of them. */
export function randomTree(width: number, height: number, numbers: Random): readonly number[] {
  const masks = Array.from({ length: width * height }, () => 0)
  const grown = [numbers.below(masks.length)]
  while (grown.length < masks.length) {
    const cell = numbers.pick(grown)
    const direction = numbers.below(4)
    const other = neighbour(cell, direction, width, height)
    if (other < 0 || grown.includes(other)) continue
    masks[cell]! |= BITS[direction]!
    masks[other]! |= BITS[opposite(direction)]!
    grown.push(other)
  }
  return masks
}

const SIZES = [
  [1, 1],
  [2, 1],
  [1, 4],
  [4, 1],
  [2, 2],
  [2, 2],
  [2, 3],
  [3, 2],
  [3, 2],
] as const

/** The same seed gives the same board. */
export function randomBoard(seed: number): Circuit {
  const numbers = random(`board ${seed}`)
  const [width, height] = numbers.pick(SIZES)
  const tree = randomTree(width, height, numbers)
  const locks = tree.map(() => numbers.below(6) === 0)
  const masks = tree.map((mask, cell) => (locks[cell] ? mask : turned(mask, numbers.below(4))))
  if (numbers.below(4) === 0) {
    const cell = numbers.below(masks.length)
    return { width, height, locks, masks: masks.with(cell, numbers.below(16)) }
  }
  return { width, height, masks, locks, ...(numbers.below(2) === 0 && { answer: tree }) }
}

export const randomRows: fc.Arbitrary<Rows> = fc.nat().map((seed) => serialise(randomBoard(seed)))
