/** Tools that put, move and turn whole cars. A drag gives exactly one car or says why not, never a fragment. */

import type { Stroke, Tool } from '../../editing.ts'
import type { Details, Issue, Result } from '../../fault.ts'
import { type Point, samePoint } from '../../grid.ts'
import { nextLetter } from './letters.ts'
import { type Car, carCells, type Lot, type Side } from './lot.ts'
import { carFinder, placeOf, wallIndex } from './places.ts'

export const painted = (value: Lot): Result<Lot> => ({ ok: true, value, issues: [] })

/** `code` is what stands in the way, at the cells `at`. */
export function refused(code: string, at: readonly Point[] = [], details?: Details): Result<Lot> {
  const issue: Issue = { code, at, blocks: true }
  return { ok: false, issues: [details ? { ...issue, details } : issue] }
}

/** In place of `letter`'s car, if there is one. Cars stay in the order of their letters. */
export const withCar = (lot: Lot, car: Car, letter = car.letter): Lot => ({
  ...lot,
  cars: [...lot.cars.filter((other) => other.letter !== letter), car].sort((a, b) => (a.letter < b.letter ? -1 : 1)),
})

/** Why a car can't stand on `cells`: the first of them that is not free; `self` is no obstacle to itself. */
function obstacle(lot: Lot, cells: readonly Point[], self?: Car): Result<Lot> | undefined {
  const carAt = carFinder(lot)
  for (const cell of cells) {
    const [column, row] = cell
    const place = placeOf(lot, cell).is
    if (place === 'outside') return refused('parkout/outside')
    if (place !== 'inside') return refused('parkout/over-frame', [cell])
    if (lot.walls[wallIndex(lot, cell)]) return refused('parkout/over-wall', [cell], { row, column })
    const other = carAt(cell)
    if (other && other !== self) return refused('parkout/over-car', [cell], { letter: other.letter, row, column })
  }
  return undefined
}

const ends = ({ cells }: Stroke): readonly [Point, Point] => [cells[0] as Point, cells.at(-1) as Point]

/**
 * From the first cell of the stroke to its last, along the longer of its two axes: the hand may wobble, and the preview shows the car
 * before it is let go. Only a drag as long across as down is nobody's guess.
 */
function paintCar(lot: Lot, stroke: Stroke, driven: boolean): Result<Lot> {
  const [tail, end] = ends(stroke)
  const across = end[0] - tail[0]
  const down = end[1] - tail[1]
  const [isRow, reach] = Math.abs(across) > Math.abs(down) ? [true, across] : [false, down]
  const step = Math.sign(reach)
  const cells = Array.from({ length: Math.abs(reach) + 1 }, (_, i): Point => {
    return isRow ? [tail[0] + i * step, tail[1]] : [tail[0], tail[1] + i * step]
  })
  if (placeOf(lot, tail).is !== 'inside') return obstacle(lot, [tail]) as Result<Lot>
  if (across === 0 && down === 0) return refused(driven ? 'parkout/click-for-car' : 'parkout/click-for-immobile', [tail])
  if (Math.abs(across) === Math.abs(down)) return refused('parkout/drag-diagonal', [tail])
  const blocked = obstacle(lot, cells)
  if (blocked) return blocked
  const letter = nextLetter(lot)
  if (letter === undefined) return refused('parkout/no-letter')

  const [x, y] = step > 0 ? tail : (cells.at(-1) as Point)
  const [forward, backward]: [Side, Side] = isRow ? ['right', 'left'] : ['down', 'up']
  const nose = driven ? (step > 0 ? forward : backward) : null
  return painted(withCar(lot, { letter, x, y, length: cells.length, axis: isRow ? 'row' : 'column', nose }))
}

/** A stroke that ends where it began only selects, so it is no mistake beside a car either. */
function moveCar(lot: Lot, stroke: Stroke): Result<Lot> {
  const [from, to] = ends(stroke)
  if (samePoint(from, to)) return painted(lot)
  const car = carFinder(lot)(from)
  if (!car) return refused('parkout/no-car-here', placeOf(lot, from).is === 'outside' ? [] : [from])
  const moved = { ...car, x: car.x + to[0] - from[0], y: car.y + to[1] - from[1] }
  return obstacle(lot, carCells(moved), car) ?? painted(withCar(lot, moved))
}

/** Forward, backward, immobile, and round again; the text can't write a car of one cell that faces left. */
function turned(car: Car): Car {
  const [forward, backward]: [Side, Side] = car.axis === 'row' ? ['right', 'left'] : ['down', 'up']
  const next = car.nose === null ? forward : car.nose === forward && car.length > 1 ? backward : null
  return { ...car, nose: next }
}

function turnCars(lot: Lot, { cells }: Stroke): Result<Lot> {
  const carAt = carFinder(lot)
  const cars = new Set(cells.map(carAt).filter((car) => car !== undefined))
  const [first] = cells as readonly [Point]
  if (cars.size === 0) return refused('parkout/no-car-here', placeOf(lot, first).is === 'outside' ? [] : [first])
  return painted({ ...lot, cars: lot.cars.map((car) => (cars.has(car) ? turned(car) : car)) })
}

export const car: Tool<Lot> = { id: 'car', key: 'C', swatches: [], paint: (lot, stroke) => paintCar(lot, stroke, true) }
export const immobile: Tool<Lot> = { id: 'immobile', key: 'M', swatches: [], paint: (lot, stroke) => paintCar(lot, stroke, false) }
export const move: Tool<Lot> = { id: 'move', key: 'V', swatches: [], paint: moveCar }
export const turn: Tool<Lot> = { id: 'turn', key: 'T', swatches: [], paint: turnCars }
