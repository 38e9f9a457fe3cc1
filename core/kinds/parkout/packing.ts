/** A position in play as bytes: a few bits for each driven car, its place within its run between walls or "gone". */
import type { State } from '../../play.ts'
import { type Car, carCells, type Lot } from './lot.ts'

/** A car that must leave, and all that never changes about it. Lanes and places count lot cells from 0, the frame left out. */
export interface DrivenCar {
  readonly letter: string
  readonly axis: Car['axis']
  /** Its row or column. */
  readonly lane: number
  readonly length: number
  /** 1: its nose is at its high end (right, down); -1: at its low end. */
  readonly forward: 1 | -1
  /** The lowest and highest cell of its run: no wall nor immobile car lies between them. */
  readonly low: number
  readonly high: number
  /** Its gate is open and its run reaches it. */
  readonly exits: boolean
  /** Where its lowest cell stands at the start. */
  readonly place: number
}

/** The cars that must leave, by letter: their order is their number in moves. */
export function drivenCars(lot: Lot): readonly DrivenCar[] {
  const solid = solidCells(lot)
  const blocked = (axis: Car['axis'], lane: number, at: number): boolean =>
    axis === 'row' ? solid[lane * lot.width + at]! : solid[at * lot.width + lane]!
  return lot.cars.flatMap((car): DrivenCar[] => {
    if (car.nose === null) return []
    const { letter, axis, length, nose } = car
    const [lane, place] = axis === 'row' ? [car.y - 1, car.x - 1] : [car.x - 1, car.y - 1]
    const last = (axis === 'row' ? lot.width : lot.height) - 1
    let low = place
    while (low > 0 && !blocked(axis, lane, low - 1)) low--
    let high = place + length - 1
    while (high < last && !blocked(axis, lane, high + 1)) high++
    const forward = nose === 'right' || nose === 'down' ? 1 : -1
    const exits = lot.gates[nose][lane]! && (forward === 1 ? high === last : low === 0)
    return [{ letter, axis, lane, length, forward, low, high, exits, place }]
  })
}

/** Row-major: the cells no car ever enters, walls and immobile cars. */
export function solidCells(lot: Lot): readonly boolean[] {
  const solid = [...lot.walls]
  for (const car of lot.cars) if (car.nose === null) for (const [x, y] of carCells(car)) solid[(y - 1) * lot.width + x - 1] = true
  return solid
}

/** Where each car's bits are. No car's bits lie in two bytes; at most 5 are needed, as a run has at most 31 cells. */
export interface Packing {
  /** Bytes a position. */
  readonly stride: number
  /** The place of a car's lowest cell, or -1: gone. */
  place(state: State, car: number): number
  /** Writes a car's place, -1 for gone. */
  setPlace(state: State, car: number, place: number): void
}

export function packing(cars: readonly DrivenCar[]): Packing {
  const bytes = new Uint8Array(cars.length)
  const shifts = new Uint8Array(cars.length)
  const masks = new Uint8Array(cars.length)
  const lows = Uint8Array.from(cars, (car) => car.low)
  // One more than the places of the run; that one says gone, so that a solved position differs from all others.
  const gone = Uint8Array.from(cars, (car) => car.high - car.low + 2 - car.length)

  const used: number[] = []
  for (let car = 0; car < cars.length; car++) {
    const bits = 32 - Math.clz32(gone[car]!)
    let byte = used.findIndex((taken) => taken + bits <= 8)
    if (byte < 0) byte = used.push(0) - 1
    bytes[car] = byte
    shifts[car] = used[byte]!
    masks[car] = (1 << bits) - 1
    used[byte]! += bits
  }

  return {
    stride: used.length,
    place(state, car) {
      const code = (state[bytes[car]!]! >> shifts[car]!) & masks[car]!
      return code === gone[car] ? -1 : lows[car]! + code
    },
    setPlace(state, car, place) {
      const code = place < 0 ? gone[car]! : place - lows[car]!
      const byte = bytes[car]!
      state[byte] = (state[byte]! & ~(masks[car]! << shifts[car]!)) | (code << shifts[car]!)
    },
  }
}
