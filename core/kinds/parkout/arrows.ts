/** Moves as arrows on the picture: an outline about the car, a shaft to where its leading end comes to stand, a bead at each stop between. */
import type { PictureShape } from '../../picture.ts'
import type { Move, State } from '../../play.ts'
import type { Car, Lot } from './lot.ts'
import { moveStep } from './moves.ts'
import { ringPoints } from './selectedCar.ts'
import { gesture, movedCar } from './standing.ts'

const HEAD = 0.36
const SHAFT = 0.15
/** Half of the head's width. */
const BARB = 0.25
const CASING = 0.1
/** What an arrow keeps clear of the car, and its tip of the far edge of the last cell. */
const GAP = 0.06
const TIP_GAP = 0.14

/** `moves`: legal in `state`, of one car or of several. Of those of a car in one direction the farthest is the arrow, the others its beads. */
export function arrowShapes(lot: Lot, state: State, moves: readonly Move[]): readonly PictureShape[] {
  const ways = new Map<string, { readonly car: Car; readonly reaches: number[]; readonly forward: 1 | -1 }>()
  for (const move of moves) {
    const car = movedCar(lot, state, move)
    const { by } = gesture(lot, state, move)
    const far = by[0] + by[1]
    const forward = far > 0 ? 1 : -1
    const way = ways.get(`${car.letter} ${forward}`) ?? { car, reaches: [], forward }
    ways.set(`${car.letter} ${forward}`, way)
    // A car that leaves: to the edge of the picture.
    way.reaches.push(Math.abs(far) - (moveStep(move) === 0 ? car.length : 0))
  }
  const cars = new Map([...ways.values()].map(({ car }) => [car.letter, car]))
  return [
    ...[...cars.values()].flatMap(outlineShapes),
    ...[...ways.values()].flatMap(({ car, reaches, forward }) => arrowShape(car, reaches, forward)),
  ]
}

function outlineShapes(car: Car): readonly PictureShape[] {
  const points = ringPoints(car)
  return [
    { is: 'line', role: 'arrow-edge', points, width: 0.11, closed: true },
    { is: 'line', role: 'arrow', points, width: 0.06, closed: true },
  ]
}

function arrowShape(car: Car, reaches: readonly number[], forward: 1 | -1): readonly PictureShape[] {
  const far = Math.max(...reaches)
  const end = (car.axis === 'row' ? car.x : car.y) + (forward === 1 ? car.length : 0)
  const middle = (car.axis === 'row' ? car.y : car.x) + 0.5
  /** `u` cells from the car's leading end, `v` across. */
  const put = (u: number, v: number): readonly [number, number] => {
    const along = end + forward * u
    return car.axis === 'row' ? [along, middle + v] : [middle + v, along]
  }
  const tip = far - TIP_GAP
  const shaft = [...put(GAP + SHAFT, 0), ...put(tip - HEAD, 0)]
  const head = [...put(tip, 0), ...put(tip - HEAD, BARB), ...put(tip - HEAD, -BARB)]
  const beads = reaches
    .filter((reach) => reach < far)
    .map((reach) => {
      const [x, y] = put(reach - 0.5, 0)
      return { x, y }
    })
  const bead = (role: string, radius: number) => beads.map(({ x, y }): PictureShape => ({ is: 'disc', role, x, y, radius }))
  return [
    { is: 'line', role: 'arrow-edge', points: shaft, width: SHAFT + CASING },
    { is: 'line', role: 'arrow-edge', points: head, width: CASING, closed: true },
    ...bead('arrow-edge', SHAFT + CASING / 2),
    { is: 'line', role: 'arrow', points: shaft, width: SHAFT },
    { is: 'line', role: 'arrow', points: head, width: 0, closed: true },
    ...bead('arrow', SHAFT),
  ]
}
