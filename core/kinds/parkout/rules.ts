/** The plain rules of Park Out: slides of one car along its lane, and exits nose first through its own gate. */
import type { Move, Rules, State } from '../../play.ts'
import type { Lot } from './lot.ts'
import { moveCar, moveStep, packMove } from './moves.ts'
import { drivenCars, packing, solidCells } from './packing.ts'

/**
 * Moves are listed car by car, for each first those to its high side (right, down) by distance, then those to its low side; its exit
 * comes after the slides of its forward side. That order, with breadth-first search, fixes the article's counts of states.
 */
export function rules(lot: Lot): Rules {
  const cars = drivenCars(lot)
  const { stride, place, setPlace } = packing(cars)

  // One word of occupied cells a lane, rows first and then columns; the bit past the last cell stands for the frame.
  const laneOf = Uint8Array.from(cars, (car) => (car.axis === 'row' ? car.lane : lot.height + car.lane))
  const solid = new Int32Array(lot.height + lot.width)
  solid.fill(1 << lot.width, 0, lot.height)
  solid.fill(1 << lot.height, lot.height)
  solidCells(lot).forEach((isSolid, cell) => {
    if (!isSolid) return
    const x = cell % lot.width
    const y = (cell - x) / lot.width
    solid[y]! |= 1 << x
    solid[lot.height + x]! |= 1 << y
  })
  // For crossing lanes: the lane of a car's cell 0 counted along its axis, and the car's own bit there.
  const firstCrossing = Uint8Array.from(cars, (car) => (car.axis === 'row' ? lot.height : 0))
  const crossingBit = Int32Array.from(cars, (car) => 1 << car.lane)
  const lengths = Uint8Array.from(cars, (car) => car.length)
  const sides = Uint8Array.from(cars, (car) => (car.axis === 'row' ? lot.width : lot.height))
  const forwards = Int8Array.from(cars, (car) => car.forward)
  const exits = Uint8Array.from(cars, (car) => (car.exits ? 1 : 0))

  const occupied = new Int32Array(solid.length)
  const places = new Int8Array(cars.length)

  const readLanes = (state: State): void => {
    occupied.set(solid)
    for (let car = 0; car < places.length; car++) {
      const at = place(state, car)
      places[car] = at
      if (at < 0) continue
      const end = at + lengths[car]!
      // Shifts count modulo 32, and a car is at most 31 long.
      occupied[laneOf[car]!]! |= ((1 << lengths[car]!) - 1) << at
      for (let cell = at; cell < end; cell++) occupied[firstCrossing[car]! + cell]! |= crossingBit[car]!
    }
  }
  /** Free cells beyond a car's high end. */
  const freeAbove = (car: number): number => {
    const beyond = occupied[laneOf[car]!]! >>> (places[car]! + lengths[car]!)
    return 31 - Math.clz32(beyond & -beyond)
  }
  /** Free cells below its low end. */
  const freeBelow = (car: number): number => {
    const at = places[car]!
    return at - (32 - Math.clz32(occupied[laneOf[car]!]! & ((1 << at) - 1)))
  }
  const canExit = (car: number, above: number, below: number): boolean =>
    exits[car] === 1 && (forwards[car] === 1 ? places[car]! + lengths[car]! + above === sides[car] : below === places[car])

  const pushMoves = (car: number, out: Move[]): void => {
    const above = freeAbove(car)
    const below = freeBelow(car)
    const exit = canExit(car, above, below)
    for (let step = 1; step <= above; step++) out.push(packMove(car, step))
    if (exit && forwards[car] === 1) out.push(packMove(car, 0))
    for (let step = 1; step <= below; step++) out.push(packMove(car, -step))
    if (exit && forwards[car] === -1) out.push(packMove(car, 0))
  }
  const pushAll = (out: Move[]): void => {
    for (let car = 0; car < places.length; car++) if (places[car]! >= 0) pushMoves(car, out)
  }

  const solved = new Uint8Array(stride)
  for (let car = 0; car < cars.length; car++) setPlace(solved, car, -1)

  return {
    stride,
    start(into) {
      into.fill(0)
      for (let car = 0; car < cars.length; car++) setPlace(into, car, cars[car]!.place)
    },
    legalMoves(state, out) {
      out.length = 0
      readLanes(state)
      pushAll(out)
    },
    apply(state, move, into) {
      into.set(state)
      const car = moveCar(move)
      const step = moveStep(move)
      setPlace(into, car, step === 0 ? -1 : place(state, car) + step)
    },
    isSolved(state) {
      for (let i = 0; i < stride; i++) if (state[i] !== solved[i]) return false
      return true
    },
    /**
     * If a car can leave, only the exit of the lowest-numbered one. Some shortest line begins with it: take a shortest line, let the
     * car X leave first and drop X's other moves. Every move left stays legal, for X only took up cells, and there are no more of them.
     */
    searchMoves(state, out) {
      out.length = 0
      readLanes(state)
      for (let car = 0; car < places.length; car++) {
        if (places[car]! < 0 || exits[car] === 0 || !canExit(car, freeAbove(car), freeBelow(car))) continue
        out.push(packMove(car, 0))
        return
      }
      pushAll(out)
    },
  }
}
