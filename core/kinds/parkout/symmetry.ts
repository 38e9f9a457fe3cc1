/** The eight ways to mirror and turn a lot, and one text for all of them. */
import { LETTERS } from './letters.ts'
import { serialise } from './level.ts'
import type { Car, Lot, Side } from './lot.ts'

const MIRRORED: Readonly<Record<Side, Side>> = { right: 'left', left: 'right', up: 'up', down: 'down' }
const TRANSPOSED: Readonly<Record<Side, Side>> = { right: 'down', down: 'right', left: 'up', up: 'left' }

/** Left and right change places. */
export function mirrored(lot: Lot): Lot {
  const { width, gates } = lot
  return {
    ...lot,
    walls: lot.walls.map((_, i) => lot.walls[i - (i % width) + width - 1 - (i % width)]!),
    cars: lot.cars.map((car): Car => {
      const across = car.axis === 'row' ? car.length : 1
      return { ...car, x: width + 2 - car.x - across, nose: car.nose && MIRRORED[car.nose] }
    }),
    gates: { right: gates.left, left: gates.right, up: gates.up.toReversed(), down: gates.down.toReversed() },
  }
}

/** Rows become columns. */
export function transposed(lot: Lot): Lot {
  const { width, height, gates } = lot
  return {
    width: height,
    height: width,
    walls: lot.walls.map((_, i) => lot.walls[(i % height) * width + Math.floor(i / height)]!),
    cars: lot.cars.map((car): Car => {
      const axis = car.axis === 'row' ? 'column' : 'row'
      return { ...car, x: car.y, y: car.x, axis, nose: car.nose && TRANSPOSED[car.nose] }
    }),
    gates: { right: gates.down, down: gates.right, left: gates.up, up: gates.left },
  }
}

/** Letters given anew in reading order. */
function relettered(lot: Lot): Lot {
  const inOrder = lot.cars.toSorted((a, b) => a.y - b.y || a.x - b.x)
  const cars = inOrder.map((car, i) => ({ ...car, letter: LETTERS[i]! }))
  return { ...lot, cars: cars.sort((a, b) => (a.letter < b.letter ? -1 : 1)) }
}

/** The least of the texts of all eight, letters in reading order: equal for lots that differ by mirroring, turning or letters only. */
export function canonical(lot: Lot): string {
  const texts: string[] = []
  let next = lot
  for (let turn = 0; turn < 4; turn++) {
    texts.push(serialise(relettered(next)).join('\n'))
    const flipped = mirrored(next)
    texts.push(serialise(relettered(flipped)).join('\n'))
    // A mirror image transposed is a quarter turn.
    next = transposed(flipped)
  }
  return texts.sort()[0]!
}
