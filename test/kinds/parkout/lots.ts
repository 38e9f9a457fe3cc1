/** Random lots of every kind of content that text can write: cars of any length and nose, walls, open and closed gates. */
import fc from 'fast-check'
import { nextLetter } from '../../../core/kinds/parkout/letters.ts'
import { blank } from '../../../core/kinds/parkout/level.ts'
import { type Car, carCells, type Lot, type Side } from '../../../core/kinds/parkout/lot.ts'
import { random } from '../../../core/random.ts'

const FORWARD = { row: ['right', 'left'], column: ['down', 'up'] } as const

/** `most` bounds the side. Cars of one cell are in it too, as the text reads them. */
export function randomLot(seed: number, most: number): Lot {
  const draw = random(`lot ${seed}`)
  const width = 1 + draw.below(most)
  const height = 1 + draw.below(most)
  const lanes = (count: number): readonly boolean[] => Array.from({ length: count }, () => draw.below(3) > 0)
  const walls = Array.from({ length: width * height }, () => draw.below(8) === 0)
  const gates = { right: lanes(height), down: lanes(width), left: lanes(height), up: lanes(width) }
  let lot: Lot = { ...blank({ width, height }), walls, gates }
  const taken = new Set<string>()
  for (let tries = draw.below(3 * width * height); tries > 0; tries--) {
    const letter = nextLetter(lot)
    if (letter === undefined) break
    const length = 1 + draw.below(4)
    const axis = length === 1 ? 'row' : draw.pick(['row', 'column'] as const)
    const nose: Side | null = draw.below(5) === 0 ? null : length === 1 ? 'right' : draw.pick(FORWARD[axis])
    const car: Car = { letter, x: 1 + draw.below(width), y: 1 + draw.below(height), length, axis, nose }
    const cells = carCells(car)
    const isFree = cells.every(([x, y]) => x <= width && y <= height && !walls[(y - 1) * width + (x - 1)] && !taken.has(`${x},${y}`))
    if (!isFree) continue
    for (const [x, y] of cells) taken.add(`${x},${y}`)
    lot = { ...lot, cars: [...lot.cars, car].sort((a, b) => (a.letter < b.letter ? -1 : 1)) }
  }
  return lot
}

/** For laws. */
export const lots = (most: number): fc.Arbitrary<Lot> => fc.nat().map((seed) => randomLot(seed, most))
