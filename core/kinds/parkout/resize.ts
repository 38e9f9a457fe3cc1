/** A lot of another size: what stands on it and its gates move along, what has no room is told. */

import type { Resized } from '../../editing.ts'
import { type Anchor, anchorShift, type Point, type Size } from '../../grid.ts'
import { describeCar, describeCell } from './describe.ts'
import { blank } from './level.ts'
import { type Car, carCells, type Lot, SIDES, type Side } from './lot.ts'
import { frameCell, placeOf, wallIndex } from './places.ts'

/** Gates stay on their side, with their lane. A car is kept whole or lost. */
export function resize(lot: Lot, size: Size, anchor: Anchor): Resized<Lot> {
  if (size.width === lot.width && size.height === lot.height) return { board: lot, lost: [] }
  const empty = blank(size)
  const [dx, dy] = anchorShift(lot, size, anchor)
  const old = ([x, y]: Point): Point => [x - dx, y - dy]
  const fits = ([x, y]: Point): boolean => placeOf(size, [x + dx, y + dy]).is === 'inside'
  const isKept = (car: Car): boolean => carCells(car).every(fits)

  const laneShift = (side: Side): number => (side === 'left' || side === 'right' ? dy : dx)
  const gatesOf = (side: Side): readonly boolean[] => empty.gates[side].map((_, i) => lot.gates[side][i - laneShift(side)] ?? false)
  const board: Lot = {
    ...empty,
    walls: empty.walls.map((_, i) => {
      const from = old([1 + (i % size.width), 1 + Math.floor(i / size.width)])
      return placeOf(lot, from).is === 'inside' && lot.walls[wallIndex(lot, from)] === true
    }),
    cars: lot.cars.filter(isKept).map((car) => ({ ...car, x: car.x + dx, y: car.y + dy })),
    gates: { right: gatesOf('right'), down: gatesOf('down'), left: gatesOf('left'), up: gatesOf('up') },
  }

  const walls = lot.walls.flatMap((isWall, i): readonly Point[] => {
    const cell: Point = [1 + (i % lot.width), 1 + Math.floor(i / lot.width)]
    return isWall && !fits(cell) ? [cell] : []
  })
  const gates = SIDES.flatMap((side) =>
    lot.gates[side].flatMap((open, i) =>
      open && empty.gates[side][i + laneShift(side)] === undefined ? [frameCell(lot, side, i + 1)] : [],
    ),
  )
  const lost = [
    ...lot.cars.filter((car) => !isKept(car)).map((car) => ({ what: describeCar(car), at: carCells(car) })),
    ...(walls.length > 0 ? [{ what: { key: 'cell.parkout.walls', details: { count: walls.length } }, at: walls }] : []),
    ...gates.map((cell) => ({ what: describeCell(lot, cell), at: [cell] })),
  ]
  return { board, lost }
}
