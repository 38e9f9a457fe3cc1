/** Random levels for laws about play: small proven ones that ask for slides, changed here and there, so that they stay tricky. */
import fc from 'fast-check'
import { parse, serialise } from '../../../core/kinds/parkout/level.ts'
import { type Car, carCells, type Lot, SIDES, type Side } from '../../../core/kinds/parkout/lot.ts'
import type { Rows } from '../../../core/play.ts'
import { type Random, random } from '../../../core/random.ts'
import { lots } from './lots.ts'
import { proven } from './proven.ts'

const OPPOSITE: Readonly<Record<Side, Side>> = { right: 'left', left: 'right', up: 'down', down: 'up' }

const tricky: readonly Lot[] = proven.flatMap(({ rows, seenUnpruned, moves, par, why }) => {
  const asksForSlides = par === null ? why === 'exhausted' : moves!.some(([, step]) => step !== 0)
  const lot = parse(rows)
  return lot.ok && asksForSlides && seenUnpruned !== null && seenUnpruned < 10_000 ? [lot.value] : []
})

const toggle = (flags: readonly boolean[], at: number): readonly boolean[] => flags.with(at, !flags[at])
const toggleGate = (lot: Lot, side: Side, lane: number): Lot => ({
  ...lot,
  gates: { ...lot.gates, [side]: toggle(lot.gates[side], lane) },
})

/** Turns a car round, and swaps the two gates of its lane. */
function turn(lot: Lot, car: Car): Lot {
  const { nose, length } = car
  if (nose === null || length === 1) return lot
  const lane = (car.axis === 'row' ? car.y : car.x) - 1
  const turned = { ...lot, cars: lot.cars.map((other) => (other === car ? { ...car, nose: OPPOSITE[nose] } : other)) }
  if (lot.gates[nose][lane] === lot.gates[OPPOSITE[nose]][lane]) return turned
  return toggleGate(toggleGate(turned, nose, lane), OPPOSITE[nose], lane)
}

function change(lot: Lot, { below, pick }: Random): Lot {
  const cell = below(lot.walls.length)
  const [x, y] = [1 + (cell % lot.width), 1 + Math.floor(cell / lot.width)]
  switch (below(6)) {
    case 0: {
      const side = pick(SIDES)
      return toggleGate(lot, side, below(lot.gates[side].length))
    }
    case 1:
      return lot.cars.some((car) => carCells(car).some(([cx, cy]) => cx === x && cy === y))
        ? lot
        : { ...lot, walls: toggle(lot.walls, cell) }
    case 2:
    case 3:
      return lot.cars.length === 0 ? lot : { ...lot, cars: lot.cars.toSpliced(below(lot.cars.length), 1) }
    default:
      return lot.cars.length === 0 ? lot : turn(lot, pick(lot.cars))
  }
}

/** The same seed gives the same level: a tricky one after none to three changes. */
export function trickyLot(seed: number): Lot {
  const numbers = random(`tricky ${seed}`)
  let lot = numbers.pick(tricky)
  for (let changes = numbers.below(4); changes > 0; changes--) lot = change(lot, numbers)
  return lot
}

/** Two in three are tricky, the others anything that can be written, with sides up to 5. */
export const randomRows: fc.Arbitrary<Rows> = fc
  .oneof({ arbitrary: fc.nat().map(trickyLot), weight: 2 }, { arbitrary: lots(5), weight: 1 })
  .map(serialise)
