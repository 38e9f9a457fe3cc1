/** What is lit on the picture for a selected car: its run between walls, the gate it faces, and a ring around it. */
import type { Point } from '../../grid.ts'
import type { PictureShape } from '../../kind.ts'
import { type Car, carCells, type Lot, SIDES, type Side } from './lot.ts'
import { carFinder, frameCell, laneOf, placeOf, wallIndex } from './places.ts'

/** The cells that the car could ever stand on: up to a wall or an immobile car, both ways. */
function runOf(lot: Lot, car: Car): readonly Point[] {
  const carAt = carFinder(lot)
  const isFree = (cell: Point): boolean =>
    placeOf(lot, cell).is === 'inside' && !lot.walls[wallIndex(lot, cell)] && carAt(cell)?.nose !== null
  const [dx, dy] = car.axis === 'row' ? [1, 0] : [0, 1]
  const walk = ([x, y]: Point, way: 1 | -1): readonly Point[] => {
    const next: Point = [x + way * dx, y + way * dy]
    return isFree(next) ? [next, ...walk(next, way)] : []
  }
  const body = carCells(car)
  return car.nose === null ? body : [...walk(body[0]!, -1), ...body, ...walk(body.at(-1)!, 1)]
}

/** The side of the frame whose gate the car can ever reach. */
function openSide(lot: Lot, car: Car, run: readonly Point[]): Side | undefined {
  const lane = laneOf(car)
  return SIDES.find((side) => {
    const [gx, gy] = frameCell(lot, side, lane)
    return side === car.nose && lot.gates[side][lane - 1] && run.some(([x, y]) => Math.abs(x - gx) + Math.abs(y - gy) === 1)
  })
}

/** Under everything that stands on the ground. `car`: where it stands now. */
export function laneShapes(lot: Lot, car: Car): readonly PictureShape[] {
  const run = runOf(lot, car)
  const side = openSide(lot, car, run)
  const cells = side === undefined ? run : [...run, frameCell(lot, side, laneOf(car))]
  return cells.map(([x, y]): PictureShape => ({ is: 'rect', role: 'lane', x, y, width: 1, height: 1 }))
}

/** Over everything but letters. */
export function ringShapes(car: Car): readonly PictureShape[] {
  const [right, bottom] = car.axis === 'row' ? [car.x + car.length, car.y + 1] : [car.x + 1, car.y + car.length]
  const inset = 0.05
  const [left, top] = [car.x + inset, car.y + inset]
  const points = [left, top, right - inset, top, right - inset, bottom - inset, left, bottom - inset]
  return [{ is: 'line', role: 'selected', points, width: 0.075, closed: true }]
}
