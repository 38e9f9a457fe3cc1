/** What stands in a cell, as a sentence: for the keyboard cursor and screen readers. */
import type { Point } from '../../grid.ts'
import type { Phrase, State } from '../../play.ts'
import type { Car, Lot } from './lot.ts'
import { carFinder, placeOf, wallIndex } from './places.ts'
import { standingCars } from './standing.ts'

/** Without a `state`: the lot at its start. */
export function describeCell(lot: Lot, cell: Point, state?: State): Phrase {
  const place = placeOf(lot, cell)
  if (place.is === 'frame') {
    const { side, lane } = place
    return lot.gates[side][lane - 1] ? { key: `cell.parkout.gate-${side}`, details: { lane } } : { key: 'cell.parkout.closed' }
  }
  if (place.is !== 'inside') return { key: `cell.parkout.${place.is}` }
  const car = carFinder(state ? { ...lot, cars: standingCars(lot, state) } : lot)(cell)
  if (!car) return { key: lot.walls[wallIndex(lot, cell)] ? 'cell.parkout.wall' : 'cell.parkout.free' }
  return describeCar(car)
}

export function describeCar({ letter, length, nose }: Car): Phrase {
  return { key: nose === null ? 'cell.parkout.immobile' : `cell.parkout.car-${nose}`, details: { letter, count: length } }
}
