/** Lots that need no slide: how their cars leave one after another. */
import type { Lot } from './lot.ts'
import { lowest, modelOf } from './model.ts'
import { drivenCars } from './packing.ts'

export interface Waves {
  /** Rounds in which all cars leave that can, until none is left. */
  readonly rounds: number
  /** By driven car: it waits for another at the start, or another for it. */
  readonly entangled: readonly boolean[]
}

/** undefined: some car cannot leave without a slide. */
export function wavesOf(lot: Lot): Waves | undefined {
  const cars = drivenCars(lot)
  if (cars.some((car) => !car.exits)) return undefined
  const { ahead, line, length, across, rows } = modelOf(lot)
  /** Cells of `car`'s line that `other` covers. */
  const covers = (car: number, other: number): number => {
    const { place } = cars[other]!
    if (line[car] === line[other]) return lowest(length[other]!) << place
    if (line[car]! < rows === line[other]! < rows) return 0
    const crossed = across[car]!
    return crossed >= place && crossed < place + length[other]! ? 1 << across[other]! : 0
  }
  const waitsFor = cars.map(({ place }, car) =>
    [...cars.keys()].filter((other) => other !== car && (ahead[car * 32 + place]! & covers(car, other)) !== 0),
  )
  const entangled = cars.map((_, car) => waitsFor[car]!.length > 0 || waitsFor.some((others) => others.includes(car)))
  let left = [...cars.keys()]
  let rounds = 0
  while (left.length > 0) {
    const stay = left.filter((car) => waitsFor[car]!.some((other) => left.includes(other)))
    if (stay.length === left.length) return undefined
    left = stay
    rounds++
  }
  return { rounds, entangled }
}
