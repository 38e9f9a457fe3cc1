/** What is lit on the picture for a selected car: its run between walls, the gate it faces, and a ring around it. */
import type { Point } from '../../grid.ts'
import type { PictureShape } from '../../picture.ts'
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
  return cells.map(([x, y]): PictureShape => {
    // A gate's passage is a little narrower than its lane.
    const inset = placeOf(lot, [x, y]).is === 'frame' ? PASSAGE_INSET : 0
    const [dx, dy] = car.axis === 'row' ? [0, inset] : [inset, 0]
    return { is: 'rect', role: 'lane', x: x + dx, y: y + dy, width: 1 - 2 * dx, height: 1 - 2 * dy }
  })
}

const PASSAGE_INSET = 0.07
const RING_INSET = 0.045
const RING_RADIUS = 0.22
const ARC_STEPS = 5

/** The corners of a ring around the car, rounded. */
export function ringPoints(car: Car): readonly number[] {
  const [width, height] = car.axis === 'row' ? [car.length, 1] : [1, car.length]
  const near = RING_INSET + RING_RADIUS
  const centres = [
    [car.x + width - near, car.y + height - near],
    [car.x + near, car.y + height - near],
    [car.x + near, car.y + near],
    [car.x + width - near, car.y + near],
  ] as const
  return centres.flatMap(([x, y], quarter) =>
    Array.from({ length: ARC_STEPS + 1 }, (_, i) => ((quarter + i / ARC_STEPS) * Math.PI) / 2).flatMap((angle) => [
      x + RING_RADIUS * Math.cos(angle),
      y + RING_RADIUS * Math.sin(angle),
    ]),
  )
}

/** Over everything but letters. */
export const ringShapes = (car: Car): readonly PictureShape[] => [
  { is: 'line', role: 'selected', points: ringPoints(car), width: 0.07, closed: true },
]
