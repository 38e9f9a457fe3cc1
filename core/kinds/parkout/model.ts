/**
 * What never changes while the cars of one lot move, in arrays by driven car, for the search over closed positions.
 * Lanes are *lines* here, rows first, then columns; the cells of a line count from 0 and are bits of one word.
 */
import type { Lot } from './lot.ts'
import { drivenCars, solidCells } from './packing.ts'

export interface Model {
  readonly count: number
  readonly rows: number
  /** Rows + columns. */
  readonly lines: number
  /** By line: walls and immobile cars. */
  readonly walls: Int32Array
  readonly line: Uint8Array
  readonly length: Uint8Array
  /** 1: forward is to higher cells. */
  readonly forward: Uint8Array
  /** The first and last stop of the lowest cell. A car behind that faces the same way leaves later, so its length is never free. */
  readonly low: Uint8Array
  readonly high: Uint8Array
  /** The cells between nose and frame, by `car * 32 + stop`. */
  readonly ahead: Int32Array
  /** The cells at stop 0. */
  readonly body: Int32Array
  /** The cell that the car's own line takes in every line across it. */
  readonly across: Uint8Array
  /** The other cars in its run between walls, and the cars whose reach crosses its own. */
  readonly beside: readonly Uint8Array[]
  readonly crossing: readonly Uint8Array[]
}

/** In place of a stop: the car has left, or stands where it harms nobody. */
export const GONE = 255

/** Bits 0..count-1. */
export const lowest = (count: number): number => (count >= 32 ? -1 : (1 << count) - 1)

export function modelOf(lot: Lot): Model {
  const cars = drivenCars(lot)
  const count = cars.length
  const rows = lot.height
  const lines = rows + lot.width
  const walls = new Int32Array(lines)
  solidCells(lot).forEach((solid, cell) => {
    if (!solid) return
    const x = cell % lot.width
    const y = (cell - x) / lot.width
    walls[y]! |= 1 << x
    walls[rows + x]! |= 1 << y
  })

  const numbers = (of: (car: (typeof cars)[number], index: number) => number): Uint8Array => Uint8Array.from(cars, of)
  const sameRun = (i: number, k: number): boolean =>
    cars[i]!.axis === cars[k]!.axis && cars[i]!.lane === cars[k]!.lane && cars[i]!.low === cars[k]!.low
  const behind = (i: number, side: 1 | -1): number =>
    cars.reduce((sum, car, k) => {
      const counts = k !== i && sameRun(i, k) && car.forward === side && cars[i]!.forward === side
      return counts && (car.place - cars[i]!.place) * side < 0 ? sum + car.length : sum
    }, 0)
  const low = numbers((car, i) => car.low + behind(i, 1))
  const high = numbers((car, i) => car.high + 1 - car.length - behind(i, -1))

  const reaches = (i: number, cell: number): boolean => cell >= low[i]! && cell < high[i]! + cars[i]!.length
  const crosses = (i: number, k: number): boolean =>
    cars[i]!.axis !== cars[k]!.axis && reaches(i, cars[k]!.lane) && reaches(k, cars[i]!.lane)
  const others = (joined: (i: number, k: number) => boolean): readonly Uint8Array[] =>
    cars.map((_, i) => Uint8Array.from([...cars.keys()].filter((k) => k !== i && joined(i, k))))

  const ahead = new Int32Array(count * 32)
  cars.forEach((car, i) => {
    const side = car.axis === 'row' ? lot.width : lot.height
    for (let stop = 0; stop + car.length <= side; stop++)
      ahead[i * 32 + stop] = car.forward === 1 ? lowest(side) & ~lowest(stop + car.length) : lowest(stop)
  })

  return {
    count,
    rows,
    lines,
    walls,
    line: numbers((car) => (car.axis === 'row' ? car.lane : rows + car.lane)),
    length: numbers((car) => car.length),
    forward: numbers((car) => (car.forward === 1 ? 1 : 0)),
    low,
    high,
    ahead,
    body: Int32Array.from(cars, (car) => lowest(car.length)),
    across: numbers((car) => car.lane),
    beside: others(sameRun),
    crossing: others(crosses),
  }
}

/** The cars that wait for a car and that no slide of it can satisfy. By car, 32-bit sets of `words` words. */
export interface HardWaits {
  readonly words: number
  readonly waits: Int32Array
}

/**
 * Car i waits for car j when j stands between i's nose and its gate. The wait is hard when j can end it only by leaving: j is before i in
 * the same run, or covers the cell of i's lane wherever it stops. No car passes another, so a hard wait lasts until one of the two has left.
 */
export function hardWaits(model: Model, stops: Uint8Array): HardWaits {
  const { count, forward, low, high, length, ahead, across } = model
  const words = Math.max(1, (count + 31) >> 5)
  const waits = new Int32Array(count * words)
  const wait = (i: number, j: number): void => {
    waits[j * words + (i >> 5)]! |= 1 << (i & 31)
  }
  for (let j = 0; j < count; j++) {
    if (stops[j] === GONE) continue
    for (const i of model.beside[j]!) {
      if (stops[i] !== GONE && (forward[i] === 1) === stops[j]! > stops[i]!) wait(i, j)
    }
    // Cells covered at the lowest and the highest stop are covered at all of them.
    const always = lowest(low[j]! + length[j]!) & ~lowest(high[j]!)
    for (const i of model.crossing[j]!) {
      if (stops[i] !== GONE && (always >> across[i]!) & 1 && (ahead[i * 32 + stops[i]!]! >> across[j]!) & 1) wait(i, j)
    }
  }
  return { words, waits }
}
