/** Signal boards to test with: the proven ones, and random ones. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import type { Circuit } from '../../../core/kinds/signal/circuit.ts'
import { BITS, type Mask, neighbour, opposite, turned } from '../../../core/kinds/signal/masks.ts'
import { type Random, random } from '../../../core/random.ts'

export interface ProvenBoard {
  readonly id: string
  readonly kind: string
  readonly w: number
  readonly h: number
  readonly masks: readonly Mask[]
  /** All answers, exactly. */
  readonly count: string
  readonly solution?: readonly Mask[] | null
}

/** 192 boards; counts verified by three methods or more. */
export const PROVEN = read('signal.jsonl')
/** 30 boards with one answer, hard for searches or for people. */
export const HARD = read('signal-hard.jsonl')

function read(name: string): readonly ProvenBoard[] {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => JSON.parse(line) as ProvenBoard)
}

export const boardOf = ({ w, h, masks }: ProvenBoard): Circuit => ({ width: w, height: h, masks, locks: masks.map(() => false) })

/** A random tree over the whole board, Kruskal's way. */
export function randomTree(width: number, height: number, numbers: Random): readonly Mask[] {
  const masks: Mask[] = Array.from({ length: width * height }, () => 0)
  const edges = masks
    .flatMap((_, cell) => [1, 2].map((d) => [cell, d] as const))
    .filter(([cell, d]) => neighbour(cell, d, width, height) >= 0)
  for (let i = edges.length - 1; i > 0; i--) {
    const j = numbers.below(i + 1)
    const [one, other] = [edges[i]!, edges[j]!]
    edges[i] = other
    edges[j] = one
  }
  const parent = masks.map((_, cell) => cell)
  const rootOf = (cell: number): number => (parent[cell] === cell ? cell : (parent[cell] = rootOf(parent[cell]!)))
  for (const [cell, d] of edges) {
    const other = neighbour(cell, d, width, height)
    if (rootOf(cell) === rootOf(other)) continue
    parent[rootOf(cell)] = rootOf(other)
    masks[cell]! |= BITS[d]!
    masks[other]! |= BITS[opposite(d)]!
  }
  return masks
}

export const scrambled = (masks: readonly Mask[], numbers: Random): readonly Mask[] => masks.map((mask) => turned(mask, numbers.below(4)))

/** A random tree turned at random, or tiles with as many arms that need not make one; some tiles locked, most of them where they belong. */
export function randomCircuit(width: number, height: number, numbers: Random): Circuit {
  const answer = randomTree(width, height, numbers)
  const masks = [...scrambled(answer, numbers)]
  const locks = masks.map(() => false)
  const manner = numbers.below(4)
  for (let k = 0; manner === 0 && k < 3; k++) {
    const [from, to] = [numbers.below(masks.length), numbers.below(masks.length)]
    const [one, other] = [masks[from]!, masks[to]!]
    masks[from] = other
    masks[to] = one
  }
  for (let cell = 0; manner === 1 && cell < masks.length; cell++) {
    if (numbers.below(6) > 0) continue
    locks[cell] = true
    if (numbers.below(8) > 0) masks[cell] = answer[cell]!
  }
  return { width, height, masks, locks }
}

/** Up to 4x3. */
export const smallCircuit: fc.Arbitrary<Circuit> = fc
  .record({ width: fc.integer({ min: 1, max: 4 }), height: fc.integer({ min: 1, max: 3 }), seed: fc.string(), isTall: fc.boolean() })
  .map(({ width, height, seed, isTall }) => randomCircuit(isTall ? height : width, isTall ? width : height, random(seed)))

/**
 * A board `times` by `times` patches big, all in its locked frame: rows of wire above the patches, wires hanging down between them, and each
 * patch held by `link`, a tile of its top row, with an arm more. It has as many answers as the patches, as far as they leave `link` as it lies.
 */
export function comb(patch: Circuit, link: number, times: number): Circuit {
  const across = patch.width + 1
  const down = patch.height + 1
  const [width, height] = [times * across, times * down]
  const masks = Array.from({ length: width * height }, (): Mask => 0)
  const locks = masks.map(() => true)
  const join = (x: number, y: number, d: number): void => {
    const cell = y * width + x
    masks[cell]! |= BITS[d]!
    masks[neighbour(cell, d, width, height)]! |= BITS[opposite(d)]!
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [px, py] = [(x % across) - 1, (y % down) - 1]
      if (py < 0 && x + 1 < width) join(x, y, 1)
      if (px < 0 && y + 1 < height && (x === 0 || py + 1 < patch.height)) join(x, y, 2)
      if (px < 0 || py < 0) continue
      const cell = py * patch.width + px
      masks[y * width + x]! |= patch.masks[cell]!
      locks[y * width + x] = patch.locks[cell]! || cell === link
      if (cell === link) join(x, y, 0)
    }
  return { width, height, masks, locks }
}
