/**
 * What never changes while the cars of one lot move, in arrays by driven car, for the search over closed positions.
 * Lanes are *lines* here, rows first, then columns; the cells of a line count from 0 and are bits of one word.
 */
import type { State } from '../../play.ts'
import type { Lot } from './lot.ts'
import { drivenCars, packing, solidCells } from './packing.ts'

export interface Model {
  readonly count: number
  readonly rows: number
  readonly columns: number
  /** By line: walls and immobile cars. */
  readonly walls: Int32Array
  readonly line: Uint8Array
  readonly length: Uint8Array
  /** 1: forward is to higher cells. */
  readonly forward: Uint8Array
  /** The first and last stop of the lowest cell. A car behind that faces the same way leaves later, so its length is never free. */
  readonly low: Uint8Array
  readonly high: Uint8Array
  /** The stop in the lot as it is written. */
  readonly start: Uint8Array
  /** The cells between nose and frame, by `car * 32 + stop`. */
  readonly ahead: Int32Array
  /** The cells at stop 0. */
  readonly body: Int32Array
  /** The cell that the car's own line takes in every line across it. */
  readonly across: Uint8Array
  /** The other cars in its run between walls, and the cars whose reach crosses its own. */
  readonly beside: readonly (readonly number[])[]
  readonly crossing: readonly (readonly number[])[]
}

/** In place of a stop: the car has left, or stands where it harms nobody. */
export const GONE = 255

/** Stops by car: of a position of play, or without one of the lot as it is written. */
export function stopsOf(lot: Lot, state?: State): Uint8Array {
  const cars = drivenCars(lot)
  const { place } = packing(cars)
  return Uint8Array.from(cars, (car, i) => {
    const at = state ? place(state, i) : car.place
    return at < 0 ? GONE : at
  })
}

/** The cars that are still here. */
export const countStanding = (stops: Uint8Array): number => stops.reduce((sum, stop) => (stop === GONE ? sum : sum + 1), 0)

/** Bits 0..count-1. */
export const lowest = (count: number): number => (count >= 32 ? -1 : (1 << count) - 1)

export function modelOf(lot: Lot): Model {
  const cars = drivenCars(lot)
  const count = cars.length
  const [rows, columns] = [lot.height, lot.width]
  const walls = new Int32Array(rows + columns)
  const solid = solidCells(lot)
  for (let cell = 0; cell < solid.length; cell++) {
    if (!solid[cell]) continue
    const x = cell % columns
    const y = (cell - x) / columns
    walls[y]! |= 1 << x
    walls[rows + x]! |= 1 << y
  }

  const bytes = (): Uint8Array => new Uint8Array(count)
  const model = {
    ...{ count, rows, columns, walls, line: bytes(), length: bytes(), forward: bytes(), low: bytes(), high: bytes(), start: bytes() },
    ...{ ahead: new Int32Array(count * 32), body: new Int32Array(count), across: bytes() },
    ...{ beside: [] as (readonly number[])[], crossing: [] as (readonly number[])[] },
  }
  const { line, length, forward, low, high, across, ahead } = model
  for (let i = 0; i < count; i++) {
    const car = cars[i]!
    const isRow = car.axis === 'row'
    line[i] = isRow ? car.lane : rows + car.lane
    length[i] = car.length
    forward[i] = car.forward === 1 ? 1 : 0
    low[i] = car.low
    high[i] = car.high + 1 - car.length
    model.start[i] = car.place
    model.body[i] = lowest(car.length)
    across[i] = car.lane
    for (let stop = car.low; stop <= high[i]!; stop++)
      ahead[i * 32 + stop] = forward[i] ? lowest(isRow ? columns : rows) & ~lowest(stop + car.length) : lowest(stop)
  }
  for (let i = 0; i < count; i++) {
    const { place, low: first } = cars[i]!
    const among: number[] = []
    for (let k = 0; k < count; k++) {
      if (k === i || line[k] !== line[i] || cars[k]!.low !== first) continue
      among.push(k)
      if (forward[k] !== forward[i]) continue
      if (forward[i] && cars[k]!.place < place) low[i]! += length[k]!
      else if (!forward[i] && cars[k]!.place > place) high[i]! -= length[k]!
    }
    model.beside.push(among)
  }
  for (let i = 0; i < count; i++) {
    const among: number[] = []
    const end = high[i]! + length[i]!
    for (let k = 0; k < count; k++) {
      if (line[i]! < rows === line[k]! < rows || across[k]! < low[i]! || across[k]! >= end) continue
      if (across[i]! >= low[k]! && across[i]! < high[k]! + length[k]!) among.push(k)
    }
    model.crossing.push(among)
  }
  return model
}

/** Puts a car on free cells of `taken` (by line), or takes it away. */
export function toggle({ rows, line, length, across, body }: Model, car: number, stop: number, taken: Int32Array): void {
  const own = line[car]!
  taken[own]! ^= body[car]! << stop
  const first = own < rows ? rows + stop : stop
  const bit = 1 << across[car]!
  for (let at = first + length[car]! - 1; at >= first; at--) taken[at]! ^= bit
}

/** The covered cells by line, walls and all, of cars at these stops. */
export function readTaken(model: Model, stops: Uint8Array, taken: Int32Array): void {
  taken.set(model.walls)
  for (let i = 0; i < stops.length; i++) if (stops[i] !== GONE) toggle(model, i, stops[i]!, taken)
}
