/** One tile's wires as lines through its cell: from the middle of its sides to its own middle, elbows with a bend. */
import { armsOf, BITS, type Mask } from './masks.ts'

/** From the tile's middle, in cells, right and down. */
type Offset = readonly [x: number, y: number]

/** How far an arm goes that a neighbour answers, and one that ends before the side. */
const JOINED = 0.5
const LOOSE = 0.36
/** The bend of an elbow. */
const BEND = 0.28
const BEND_STEPS = 6

const AWAY: readonly Offset[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

/**
 * Lines of points from the tile's middle. `joined`: of `mask`'s arms those that a neighbour answers; only they reach the side.
 * At most two lines: a tee is a straight and its stem.
 */
export function wireLines(mask: Mask, joined: Mask): readonly (readonly Offset[])[] {
  const end = (direction: number): Offset => {
    const [dx, dy] = AWAY[direction]!
    const far = joined & BITS[direction]! ? JOINED : LOOSE
    return [dx * far, dy * far]
  }
  const directions = [0, 1, 2, 3].filter((direction) => mask & BITS[direction]!)
  const straights = [0, 1].filter(
    (direction) => (mask & (BITS[direction]! | BITS[direction + 2]!)) === (BITS[direction]! | BITS[direction + 2]!),
  )
  if (armsOf(mask) === 2 && straights.length === 0) {
    const [a, b] = directions as [number, number]
    return [[end(a), ...bend(AWAY[a]!, AWAY[b]!), end(b)]]
  }
  const through = straights.map((direction) => [end(direction), end(direction + 2)])
  const stems = directions
    .filter((direction) => !straights.includes(direction % 2))
    .map((direction): readonly Offset[] => [end(direction), [0, 0]])
  return [...through, ...stems]
}

/** A quarter of a circle between two arms. */
const bend = (a: Offset, b: Offset): readonly Offset[] =>
  Array.from({ length: BEND_STEPS + 1 }, (_, i): Offset => {
    const angle = ((i / BEND_STEPS) * Math.PI) / 2
    const [along, across] = [BEND * (1 - Math.sin(angle)), BEND * (1 - Math.cos(angle))]
    return [a[0] * along + b[0] * across, a[1] * along + b[1] * across]
  })

/** The line on the picture, turned clockwise by `quarters` (parts of a quarter turn too) about the tile's middle. */
export function placeLine(line: readonly Offset[], x: number, y: number, quarters: number): readonly number[] {
  if (quarters === 0) return line.flatMap(([dx, dy]) => [x + 0.5 + dx, y + 0.5 + dy])
  const [cos, sin] = [Math.cos((quarters * Math.PI) / 2), Math.sin((quarters * Math.PI) / 2)]
  return line.flatMap(([dx, dy]) => [x + 0.5 + dx * cos - dy * sin, y + 0.5 + dx * sin + dy * cos])
}
