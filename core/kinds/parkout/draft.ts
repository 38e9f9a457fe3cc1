/** Lots in the making, for the generator: cars come and go and turn, and the gates follow their noses. */
import type { Random } from '../../random.ts'
import { LETTERS } from './letters.ts'
import { type Car, carCells, type Lot, type Side } from './lot.ts'

/** What stands on the lot; letters and gates follow from it. */
export interface Draft {
  readonly width: number
  readonly height: number
  /** Cells as in `Lot.walls`. */
  readonly walls: readonly number[]
  readonly immobile: readonly DraftCar[]
  readonly cars: readonly DraftCar[]
}

export type DraftCar = Omit<Car, 'letter'>

/** How many of each a draft may have. */
export interface DraftRange {
  readonly minCars: number
  readonly maxCars: number
}

const NOSES = { row: ['right', 'left'], column: ['down', 'up'] } as const
/** Of placing one thing on a crowded lot. */
const PLACING_TRIES = 60

/** Letters in reading order; a gate before every nose, and no other. */
export function lotOf({ width, height, walls, immobile, cars }: Draft): Lot {
  const inOrder = [...cars, ...immobile].sort((a, b) => a.y - b.y || a.x - b.x)
  const open = (side: Side, lanes: number): readonly boolean[] =>
    Array.from({ length: lanes }, (_, i) => cars.some((car) => car.nose === side && (car.axis === 'row' ? car.y : car.x) === i + 1))
  const blocked = Array.from({ length: width * height }, () => false)
  for (const cell of walls) blocked[cell] = true
  return {
    width,
    height,
    walls: blocked,
    cars: inOrder.map((car, i) => ({ letter: LETTERS[i]!, ...car })).sort((a, b) => (a.letter < b.letter ? -1 : 1)),
    gates: { right: open('right', height), down: open('down', width), left: open('left', height), up: open('up', width) },
  }
}

/** The cells taken by walls and cars, `without` one of them. */
function taken({ width, height, walls, immobile, cars }: Draft, without?: DraftCar): Uint8Array {
  const cells = new Uint8Array(width * height)
  for (const cell of walls) cells[cell] = 1
  for (const car of [...immobile, ...cars]) if (car !== without) for (const [x, y] of cellsOf(car)) cells[(y - 1) * width + x - 1] = 1
  return cells
}

const cellsOf = (car: DraftCar): ReturnType<typeof carCells> => carCells({ letter: '', ...car })

/** A car where there is room for it; undefined: none was found. */
function placeCar(draft: Draft, numbers: Random, mobile: boolean, like?: DraftCar): DraftCar | undefined {
  const { width, height } = draft
  const cells = taken(draft, like)
  for (let tries = 0; tries < PLACING_TRIES; tries++) {
    const axis = like?.axis ?? numbers.pick(['row', 'column'] as const)
    const length = like?.length ?? lengthFor(Math.max(width, height), numbers)
    const [across, down] = axis === 'row' ? [length, 1] : [1, length]
    if (across > width || down > height) continue
    const x = 1 + numbers.below(width - across + 1)
    const y = 1 + numbers.below(height - down + 1)
    const nose = !mobile ? null : (like?.nose ?? numbers.pick(NOSES[axis]))
    const car = { x, y, length, axis, nose }
    if (cellsOf(car).every(([cx, cy]) => cells[(cy - 1) * width + cx - 1] === 0)) return car
  }
  return undefined
}

function lengthFor(side: number, numbers: Random): number {
  const draw = numbers.next()
  if (draw < 0.6) return 2
  return draw < 0.92 || side < 7 ? 3 : 4
}

/** Walls and cars at random; undefined: they found no room. */
export function firstDraft(
  size: { readonly width: number; readonly height: number },
  counts: { readonly walls: number; readonly immobile: number; readonly cars: number },
  numbers: Random,
): Draft | undefined {
  const area = size.width * size.height
  if (counts.walls >= area) return undefined
  const walls = new Set<number>()
  while (walls.size < counts.walls) walls.add(numbers.below(area))
  let draft: Draft = { ...size, walls: [...walls], immobile: [], cars: [] }
  for (let i = 0; i < counts.immobile; i++) {
    const car = placeCar(draft, numbers, false)
    if (!car) return undefined
    draft = { ...draft, immobile: [...draft.immobile, car] }
  }
  for (let i = 0; i < counts.cars; i++) {
    const car = placeCar(draft, numbers, true)
    if (!car) return undefined
    draft = { ...draft, cars: [...draft.cars, car] }
  }
  return draft
}

export const withoutCar = (draft: Draft, car: DraftCar): Draft => ({ ...draft, cars: draft.cars.filter((other) => other !== car) })

const withCar = (draft: Draft, old: DraftCar, car: DraftCar): Draft => ({
  ...draft,
  cars: draft.cars.map((other) => (other === old ? car : other)),
})

/** One change at random; undefined: it does not fit. */
export function changed(draft: Draft, { minCars, maxCars }: DraftRange, numbers: Random): Draft | undefined {
  const { cars, immobile, walls, width, height } = draft
  const fixtures = immobile.length + walls.length
  if (fixtures > 0 && numbers.below(8) === 0) {
    const at = numbers.below(fixtures)
    if (at < walls.length) {
      const cells = taken(draft)
      const free = [...cells.keys()].filter((cell) => cells[cell] === 0)
      return free.length === 0 ? undefined : { ...draft, walls: walls.with(at, numbers.pick(free)) }
    }
    const old = immobile[at - walls.length]!
    const car = placeCar(draft, numbers, false, old)
    return car && { ...draft, immobile: immobile.map((other) => (other === old ? car : other)) }
  }
  const kind = cars.length === 0 ? 9 : numbers.below(12)
  if (kind >= 9) {
    if (cars.length >= maxCars) return undefined
    const car = placeCar(draft, numbers, true)
    return car && { ...draft, cars: [...cars, car] }
  }
  const old = numbers.pick(cars)
  if (kind === 0) return cars.length <= minCars ? undefined : withoutCar(draft, old)
  if (kind <= 2) return withCar(draft, old, { ...old, nose: NOSES[old.axis].find((nose) => nose !== old.nose)! })
  if (kind <= 5) {
    // Along its lane, by a cell or more.
    const side = old.axis === 'row' ? width : height
    const at = 1 + numbers.below(side - old.length + 1)
    const car = old.axis === 'row' ? { ...old, x: at } : { ...old, y: at }
    const cells = taken(draft, old)
    return cellsOf(car).every(([x, y]) => cells[(y - 1) * width + x - 1] === 0) ? withCar(draft, old, car) : undefined
  }
  const car = kind <= 7 ? placeCar(draft, numbers, true, old) : placeCar(withoutCar(draft, old), numbers, true)
  return car && withCar(draft, old, car)
}
