/** Why a lot has no line: what can be seen without any search, or the cars that a search found to stay for ever. */
import type { Details } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import type { Solution, Work } from '../../solving.ts'
import { type Car, carCells, type Lot, noseCell } from './lot.ts'
import { carFinder } from './places.ts'
import { type Stuck, stuckCars } from './stuck.ts'

interface Obstacle {
  readonly reason: `parkout/${Stuck['is']}`
  /** The cells of the cars concerned, and the wall that blocks a gate. */
  readonly where: readonly Point[]
  readonly details: Details
}

const ORDER: readonly Stuck['is'][] = ['no-gate', 'blocked-gate', 'head-on']

/**
 * The first obstacle in the order of the reasons; undefined: only a search can tell. Positions reached in play have the same obstacles.
 *
 * Say that a car waits *hard* for one between its nose and its gate that is in the way wherever it stops. No other circle of hard waits
 * than two cars face to face is possible, so there is no further reason to look for. Take one without such a pair. Waits inside a lane
 * then lead forward, from car to car of one direction; take each such chain as one. The circle comes to a row's chain at a column x that
 * a car of it always covers, and goes on from it at a column x' ahead of all its noses. Let it face right, on columns 0..W-1. That car
 * covers x even with its nose at its gate: it is at least W - x long. The chain stands left of x': it is at most x' long. So x + x' >= W
 * and x < x', and x' is further from the middle column than x; facing left is the mirror image. Rows alone change the column, so the
 * circle never comes back to where it began; and a circle that crosses no lane would need a pair.
 */
export function obstacle(lot: Lot): Obstacle | undefined {
  const all = stuckCars(lot)
  for (const reason of ORDER) {
    const first = all.find(({ is }) => is === reason)
    if (first) return obstacleOf(lot, first)
  }
  return undefined
}

function obstacleOf(lot: Lot, stuck: Stuck): Obstacle {
  const { is, car } = stuck
  const cells = carCells(car)
  const obstacle = (where: readonly Point[], details: Details): Obstacle => ({
    reason: `parkout/${is}`,
    where: [...cells, ...where],
    details: { letter: car.letter, ...details },
  })
  switch (stuck.is) {
    case 'no-gate': {
      const [column, row] = noseCell(car) as Point
      return obstacle([], { row, column })
    }
    case 'blocked-gate': {
      const block = carFinder(lot)(stuck.block)
      const [column, row] = stuck.block
      return obstacle(block ? carCells(block) : [stuck.block], { row, column })
    }
    case 'head-on':
      return obstacle(carCells(stuck.other), { other: stuck.other.letter })
  }
}

/** All that can be played was searched, and `cars` never leave. */
export function exhausted(cars: readonly Car[], work: Work): Solution {
  const details = { cars: cars.map(({ letter }) => letter).join(', '), count: cars.length }
  return { verdict: 'unsolvable', reason: 'parkout/exhausted', where: cars.flatMap(carCells), details, work }
}
