/**
 * What the static check may leave out. By the definition of waits, a circle of waits that no slide can end always holds two cars that
 * face each other on one lane, so there is no reason of its own for it: held here against circles found by an independent reading.
 */
import { expect, test } from 'vitest'
import { type Car, carCells, type Lot } from '../../../core/kinds/parkout/lot.ts'
import { obstacle } from '../../../core/kinds/parkout/obstacles.ts'
import { randomLot } from './lots.ts'
import { trickyLot } from './randomLot.ts'

const isRow = ({ axis }: Car): boolean => axis === 'row'
const laneOf = (car: Car): number => (isRow(car) ? car.y : car.x)
const placeOf = (car: Car): number => (isRow(car) ? car.x : car.y)
const facesUp = ({ nose }: Car): boolean => nose === 'right' || nose === 'down'

/** The first and last cell of the run between walls and immobile cars that a car stands in. */
function runOf(lot: Lot, car: Car): readonly [number, number] {
  const isFree = (at: number): boolean => {
    const [x, y] = isRow(car) ? [at, laneOf(car)] : [laneOf(car), at]
    if (x < 1 || y < 1 || x > lot.width || y > lot.height || lot.walls[(y - 1) * lot.width + x - 1]) return false
    return !lot.cars.some((other) => other.nose === null && carCells(other).some(([ox, oy]) => ox === x && oy === y))
  }
  let [first, last] = [placeOf(car), placeOf(car)]
  while (isFree(first - 1)) first--
  while (isFree(last + 1)) last++
  return [first, last]
}

/** Car `i` can leave only after `j` has, wherever `j` slides. */
function waitsForGood(lot: Lot, i: Car, j: Car): boolean {
  const isAhead = (at: number): boolean => (facesUp(i) ? at >= placeOf(i) + i.length : at < placeOf(i))
  if (isRow(i) === isRow(j)) return laneOf(i) === laneOf(j) && runOf(lot, i)[0] === runOf(lot, j)[0] && isAhead(placeOf(j))
  const [first, last] = runOf(lot, j)
  const always = laneOf(i) >= last - j.length + 1 && laneOf(i) <= first + j.length - 1
  return always && isAhead(laneOf(j))
}

function hasCircle(cars: readonly Car[], waits: (i: Car, j: Car) => boolean): boolean {
  const free = cars.find((i) => !cars.some((j) => j !== i && waits(i, j)))
  if (free === undefined) return cars.length > 0
  return hasCircle(
    cars.filter((car) => car !== free),
    waits,
  )
}

/** Every gate open, so that the other reasons come up seldom. */
const open = ({ width, height }: Lot): Lot['gates'] => {
  const lanes = (count: number): readonly boolean[] => Array.from({ length: count }, () => true)
  return { right: lanes(height), down: lanes(width), left: lanes(height), up: lanes(width) }
}

test('no circle of waits that slides cannot end is without two cars face to face', () => {
  let circles = 0
  for (let seed = 0; seed < 12_000; seed++) {
    const drawn = seed % 2 === 0 ? trickyLot(seed) : randomLot(seed, 7)
    const lot = { ...drawn, gates: open(drawn) }
    const reason = obstacle(lot)?.reason
    if (reason === 'parkout/no-gate' || reason === 'parkout/blocked-gate') continue
    const driven = lot.cars.filter(({ nose }) => nose !== null)
    const isCircle = hasCircle(driven, (i, j) => waitsForGood(lot, i, j))
    expect([seed, reason]).toEqual([seed, isCircle ? 'parkout/head-on' : undefined])
    if (isCircle) circles++
  }
  expect(circles).toBeGreaterThan(100)
})
