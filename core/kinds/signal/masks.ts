/** A tile's arms as four bits, and how turning moves them round. */

/** Arms up 1, right 2, down 4, left 8; 0 is a blank tile. */
export type Mask = number

/** By direction, clockwise from up. */
export const BITS = [1, 2, 4, 8] as const
export const UP = 0
export const RIGHT = 1
export const DOWN = 2
export const LEFT = 3

export const opposite = (direction: number): number => (direction + 2) & 3

/** One clockwise quarter turn. */
export const rotate = (mask: Mask): Mask => ((mask << 1) | (mask >> 3)) & 15

export const turned = (mask: Mask, quarters: number): Mask => {
  const by = quarters & 3
  return ((mask << by) | (mask >> (4 - by))) & 15
}

export const armsOf = (mask: Mask): number => (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1) + (mask >> 3)

/** By mask: every way it can lie, itself first, then clockwise. */
export const VARIANTS: readonly (readonly Mask[])[] = Array.from({ length: 16 }, (_, mask) => [
  ...new Set([0, 1, 2, 3].map((by) => turned(mask, by))),
])

/** The fewest clockwise quarter turns that make `from` into `to`; undefined: they are tiles of different shape. */
export function turnsBetween(from: Mask, to: Mask): number | undefined {
  const turns = VARIANTS[from]!.indexOf(to)
  return turns < 0 ? undefined : turns
}

/** The cell next to `cell` (row-major) in a direction, or -1 outside. */
export function neighbour(cell: number, direction: number, width: number, height: number): number {
  const x = cell % width
  if (direction === UP) return cell >= width ? cell - width : -1
  if (direction === RIGHT) return x + 1 < width ? cell + 1 : -1
  if (direction === DOWN) return cell + width < width * height ? cell + width : -1
  return x > 0 ? cell - 1 : -1
}
