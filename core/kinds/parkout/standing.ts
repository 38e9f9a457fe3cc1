/** Where the cars stand in a position of play, and how a move takes one of them along its lane. */
import type { Point } from '../../grid.ts'
import type { Gesture } from '../../picture.ts'
import type { Move, State } from '../../play.ts'
import { type Car, carCells, type Lot } from './lot.ts'
import { moveCar, moveStep } from './moves.ts'
import { drivenCars, packing } from './packing.ts'

/** The cars that are still here in `state`, where it has them; immobile ones included. */
export function standingCars(lot: Lot, state: State): readonly Car[] {
  const { place } = packing(drivenCars(lot))
  let number = 0
  return lot.cars.flatMap((car): readonly Car[] => {
    if (car.nose === null) return [car]
    const at = place(state, number++)
    if (at < 0) return []
    return [car.axis === 'row' ? { ...car, x: at + 1 } : { ...car, y: at + 1 }]
  })
}

/** The car that `move` moves, where it stands in `state`. Throws where it has left (a bug: the move is not legal). */
export function movedCar(lot: Lot, state: State, move: Move): Car {
  const letter = drivenCars(lot)[moveCar(move)]?.letter
  const car = standingCars(lot, state).find((other) => other.letter === letter)
  if (car === undefined) throw new Error(`no car here has the move ${move}`)
  return car
}

/** The cells a move takes its car along its lane, right and down positive; out of a gate until none of it is in the picture. */
function distance(lot: Lot, car: Car, move: Move): number {
  const step = moveStep(move)
  if (step !== 0) return step
  if (car.nose === 'right') return lot.width + 2 - car.x
  if (car.nose === 'down') return lot.height + 2 - car.y
  return -(car.length + (car.axis === 'row' ? car.x : car.y))
}

export function gesture(lot: Lot, state: State, move: Move): Gesture {
  const car = movedCar(lot, state, move)
  const far = distance(lot, car, move)
  const by: Point = car.axis === 'row' ? [far, 0] : [0, far]
  return { grips: carCells(car), by, press: moveStep(move) === 0 }
}

/** The car of a move as it stands, and after a share of its way; undefined: it has left. */
export function slid(lot: Lot, state: State, move: Move, share: number): readonly [car: Car, moved: Car | undefined] {
  const car = movedCar(lot, state, move)
  if (share >= 1 && moveStep(move) === 0) return [car, undefined]
  const along = distance(lot, car, move) * share
  return [car, car.axis === 'row' ? { ...car, x: car.x + along } : { ...car, y: car.y + along }]
}
