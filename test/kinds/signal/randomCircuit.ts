/** Random boards: scrambled trees, some spoilt so that they have no answer or several. */
import fc from 'fast-check'
import { rng } from '../../../core/kinds/signal/article/rng.ts'
import { tree } from '../../../core/kinds/signal/article/tree.ts'
import type { Circuit } from '../../../core/kinds/signal/circuit.ts'
import { turned } from '../../../core/kinds/signal/masks.ts'

interface Spec {
  /** Cells a side, at most. */
  readonly most: number
  /** Whether tiles are exchanged and locked at random. */
  readonly spoilt?: boolean
}

export const circuits = ({ most, spoilt = true }: Spec): fc.Arbitrary<Circuit> =>
  fc
    .record({
      width: fc.integer({ min: 1, max: most }),
      height: fc.integer({ min: 1, max: most }),
      seed: fc.integer(),
      swaps: fc.constantFrom(0, 0, 1, 2),
      locked: fc.constantFrom(0, 0, 0.1, 0.5),
    })
    .map(({ width, height, seed, swaps, locked }) => randomCircuit(width, height, String(seed), spoilt ? swaps : 0, spoilt ? locked : 0))

export function randomCircuit(width: number, height: number, seed: string, swaps = 0, locked = 0): Circuit {
  const draw = rng(seed)
  const answer = [...tree(width, height, draw)]
  for (let swap = 0; swap < swaps; swap++) {
    const [a, b] = [Math.floor(draw() * answer.length), Math.floor(draw() * answer.length)]
    ;[answer[a], answer[b]] = [answer[b]!, answer[a]!]
  }
  // A locked tile lies as in the tree, or not: then it may leave no answer.
  const locks = answer.map(() => draw() < locked)
  const masks = answer.map((mask, cell) => (locks[cell] && draw() < 0.95 ? mask : turned(mask, Math.floor(draw() * 4))))
  return { width, height, masks, locks }
}
