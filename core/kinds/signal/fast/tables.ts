/** What is looked up instead of worked out: sets of ways a tile can lie, as four bits, bit r for r clockwise quarter turns from its mask. */
import { type Mask, turned, VARIANTS } from '../masks.ts'

/** By mask and quarter turns, `mask * 4 + r`. */
export const TURNED = Uint8Array.from({ length: 64 }, (_, at) => turned(at >> 2, at & 3))

/** By mask: all that differ, the fewest turns standing for those that look alike. */
export const EVERY_WAY = Uint8Array.from({ length: 16 }, (_, mask) => (1 << VARIANTS[mask]!.length) - 1)

/** By a set of four bits: how many it holds. */
export const HOW_MANY = Uint8Array.from({ length: 16 }, (_, set) => waysIn(set).length)

/** The turns of a set, ascending. */
export function waysIn(set: number): readonly number[] {
  return [0, 1, 2, 3].filter((r) => set & (1 << r))
}

/**
 * By mask and what is known of a cell's edges, `mask * 256 + known`: the ways that agree. Of `known`, the low four bits are edges that are
 * certainly joined, the high four those that certainly are not.
 */
export const AGREEING = Uint8Array.from({ length: 16 * 256 }, (_, at) => {
  const [mask, known] = [at >> 8, at & 255]
  return waysIn(EVERY_WAY[mask]!).reduce((set, r) => {
    const lies = turned(mask, r)
    return (known & 15 & ~lies) === 0 && ((known >> 4) & lies) === 0 ? set | (1 << r) : set
  }, 0)
})

/** By mask and set, `mask * 16 + set`: what all its ways agree on, in the shape of `known`. */
export const FORCED = Uint8Array.from({ length: 256 }, (_, at) => {
  const masks: readonly Mask[] = waysIn(at & 15).map((r) => turned(at >> 4, r))
  const every = masks.reduce((both, mask) => both & mask, 15)
  const some = masks.reduce((both, mask) => both | mask, 0)
  return every | ((~some & 15) << 4)
})
