/** Proofs, without any search, that a lot has no line: a car without a way out, or two cars that face each other. */
import type { Details } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import { type Car, carCells, type Lot, noseCell, type Side } from './lot.ts'
import { type DrivenCar, drivenCars } from './packing.ts'
import { carFinder, laneOf, wallIndex } from './places.ts'

export interface Obstacle {
  readonly reason: 'parkout/no-gate' | 'parkout/blocked-gate' | 'parkout/head-on'
  /** The cells of the cars concerned, and the wall that blocks a gate. */
  readonly where: readonly Point[]
  readonly details: Details
}

/** The first obstacle in the order of the reasons; undefined: only a search can tell. Positions reached in play have the same obstacles. */
export function obstacle(lot: Lot): Obstacle | undefined {
  const cars = lot.cars.filter((car): car is Driven => car.nose !== null)
  const driven = drivenCars(lot)
  return noGate(lot, cars) ?? blockedGate(lot, cars, driven) ?? headOn(cars, driven)
}

type Driven = Car & { readonly nose: Side }
const STEP: Readonly<Record<Side, Point>> = { right: [1, 0], down: [0, 1], left: [-1, 0], up: [0, -1] }

function noGate(lot: Lot, cars: readonly Driven[]): Obstacle | undefined {
  const car = cars.find((car) => !lot.gates[car.nose][laneOf(car) - 1])
  if (!car) return undefined
  const [column, row] = noseCell(car) as Point
  return { reason: 'parkout/no-gate', where: carCells(car), details: { letter: car.letter, row, column } }
}

/** All gates are open, so a car that cannot exit has something before its gate. */
function blockedGate(lot: Lot, cars: readonly Driven[], driven: readonly DrivenCar[]): Obstacle | undefined {
  const car = cars[driven.findIndex(({ exits }) => !exits)]
  if (!car) return undefined
  const carAt = carFinder(lot)
  const [dx, dy] = STEP[car.nose]
  let [x, y] = noseCell(car) as Point
  do {
    x += dx
    y += dy
  } while (!lot.walls[wallIndex(lot, [x, y])] && carAt([x, y])?.nose !== null)
  const block = carAt([x, y])
  return {
    reason: 'parkout/blocked-gate',
    where: [...carCells(car), ...(block ? carCells(block) : [[x, y] as const])],
    details: { letter: car.letter, row: y, column: x },
  }
}

/**
 * Two cars of one run whose noses point at each other: each waits for the other to leave.
 *
 * Say that a car waits *hard* for one between its nose and its gate that is in the way wherever it stops. No other circle of hard waits is
 * possible, so there is no further reason to look for. Take one without such a pair. Waits inside a lane then lead forward, from car to
 * car of one direction; take each such chain as one. The circle comes to a row's chain at a column x that a car of it always covers, and
 * goes on from it at a column x' ahead of all its noses. Let it face right, on columns 0..W-1. That car covers x even with its nose at its
 * gate: it is at least W - x long. The chain stands left of x': it is at most x' long. So x + x' >= W and x < x', and x' is further from
 * the middle column than x; facing left is the mirror image. Rows alone change the column, so the circle never comes back to where it
 * began; and a circle that crosses no lane would need a pair.
 */
function headOn(cars: readonly Driven[], driven: readonly DrivenCar[]): Obstacle | undefined {
  for (const [i, { axis, lane, low, place, forward, letter }] of driven.entries()) {
    if (forward !== 1) continue
    const k = driven.findIndex(
      (other) => other.forward === -1 && other.lane === lane && other.axis === axis && other.low === low && other.place > place,
    )
    if (k < 0) continue
    const where = [...carCells(cars[i]!), ...carCells(cars[k]!)]
    return { reason: 'parkout/head-on', where, details: { letter, other: driven[k]!.letter } }
  }
  return undefined
}
