/** Why cars can never leave, seen without any search: no gate, a wall before it, or another car face to face. O(cars), by car. */
import type { Point } from '../../grid.ts'
import { type Car, type Lot, noseCell, type Side } from './lot.ts'
import { carFinder, laneOf, placeOf, wallIndex } from './places.ts'

export type FacingCar = Car & { readonly nose: Side }
export const isFacing = (car: Car): car is FacingCar => car.nose !== null

export type Stuck =
  | { readonly is: 'no-gate'; readonly car: FacingCar }
  /** `block`: the first cell of a wall or an immobile car between nose and gate. */
  | { readonly is: 'blocked-gate'; readonly car: FacingCar; readonly block: Point }
  /** `car` faces right or down, `other` the other way, and nothing that stays lies between them: each waits for the other to leave. */
  | { readonly is: 'head-on'; readonly car: FacingCar; readonly other: FacingCar }

const STEP: Readonly<Record<Side, Point>> = { right: [1, 0], down: [0, 1], left: [-1, 0], up: [0, -1] }
const OPPOSITE: Readonly<Record<Side, Side>> = { right: 'left', down: 'up', left: 'right', up: 'down' }

/** By car, its gate first; a pair comes once, with the car that is first of its lane. Positions reached in play have the same. */
export function stuckCars(lot: Lot): readonly Stuck[] {
  const carAt = carFinder(lot)
  const pairs = new Set<string>()
  return lot.cars.filter(isFacing).flatMap((car): readonly Stuck[] => {
    const { block, facing } = ahead(lot, car, carAt)
    const isOpen = lot.gates[car.nose][laneOf(car) - 1]
    const gate: readonly Stuck[] = !isOpen ? [{ is: 'no-gate', car }] : block ? [{ is: 'blocked-gate', car, block }] : []
    if (!facing) return gate
    const isFirst = car.nose === 'right' || car.nose === 'down'
    const [first, second] = isFirst ? [car, facing] : [facing, car]
    const pair = first.letter + second.letter
    if (pairs.has(pair)) return gate
    pairs.add(pair)
    return [...gate, { is: 'head-on', car: first, other: second }]
  })
}

interface Ahead {
  /** The first wall or immobile car between the nose and the frame. */
  readonly block: Point | undefined
  /** The nearest car before it that faces this one. */
  readonly facing: FacingCar | undefined
}

function ahead(lot: Lot, car: FacingCar, carAt: (cell: Point) => Car | undefined): Ahead {
  const [dx, dy] = STEP[car.nose]
  let facing: FacingCar | undefined
  let [x, y] = noseCell(car) as Point
  for (;;) {
    x += dx
    y += dy
    if (placeOf(lot, [x, y]).is !== 'inside') return { block: undefined, facing }
    const other = carAt([x, y])
    if (lot.walls[wallIndex(lot, [x, y])] || other?.nose === null) return { block: [x, y], facing }
    if (!facing && other && isFacing(other) && other.nose === OPPOSITE[car.nose]) facing = other
  }
}
