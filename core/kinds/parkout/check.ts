/** What an author should mend in a lot: cars that can never leave, and what has no effect. O(cars), no search. */
import type { Issue } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import { type Car, carCells, type Lot, noseCell, SIDES, type Side } from './lot.ts'
import { carFinder, frameCell, laneOf, placeOf, wallIndex } from './places.ts'

const STEP: Readonly<Record<Side, Point>> = { right: [1, 0], down: [0, 1], left: [-1, 0], up: [0, -1] }
const OPPOSITE: Readonly<Record<Side, Side>> = { right: 'left', down: 'up', left: 'right', up: 'down' }

type Driven = Car & { readonly nose: Side }
const isDriven = (car: Car): car is Driven => car.nose !== null

interface Ahead {
  /** The first wall or immobile car between the nose and the frame. */
  readonly wall: Point | undefined
  /** The nearest car before that wall that faces this one. */
  readonly facing: Car | undefined
}

function ahead(lot: Lot, car: Driven, carAt: (cell: Point) => Car | undefined): Ahead {
  const [dx, dy] = STEP[car.nose]
  let facing: Car | undefined
  let [x, y] = noseCell(car) as Point
  for (;;) {
    x += dx
    y += dy
    if (placeOf(lot, [x, y]).is !== 'inside') return { wall: undefined, facing }
    const other = carAt([x, y])
    if (lot.walls[wallIndex(lot, [x, y])] || other?.nose === null) return { wall: [x, y], facing }
    if (!facing && other?.nose === OPPOSITE[car.nose]) facing = other
  }
}

function unitIssues(lot: Lot): readonly Issue[] {
  return lot.cars
    .filter((car) => car.length === 1)
    .map(({ letter, x, y, nose }) => {
      const code = nose ? 'parkout/unit-car' : 'parkout/unit-immobile'
      return { code, at: [[x, y]], blocks: nose !== null, details: { letter, row: y, column: x } }
    })
}

/** Cars without a gate, behind a wall, or nose to nose: the level can have no line. */
export function stuckIssues(lot: Lot): readonly Issue[] {
  const carAt = carFinder(lot)
  const issues: Issue[] = []
  const pairs = new Set<string>()
  for (const car of lot.cars.filter(isDriven)) {
    const { wall, facing } = ahead(lot, car, carAt)
    const lane = laneOf(car)
    const details = { letter: car.letter, lane }
    if (!lot.gates[car.nose][lane - 1]) {
      issues.push({ code: `parkout/no-gate-${car.nose}`, at: carCells(car), blocks: true, details, reason: 'parkout/no-gate' })
    } else if (wall) {
      const [column, row] = wall
      issues.push({
        code: 'parkout/wall-before-gate',
        at: carCells(car),
        blocks: true,
        details: { ...details, row, column },
        reason: 'parkout/blocked-gate',
      })
    }
    if (!facing) continue
    const [first, second] = car.nose === 'right' || car.nose === 'down' ? [car, facing] : [facing, car]
    const pair = first.letter + second.letter
    if (pairs.has(pair)) continue
    pairs.add(pair)
    const at = [...carCells(first), ...carCells(second)]
    issues.push({
      code: `parkout/face-to-face-${car.axis}`,
      at,
      blocks: true,
      details: { letter: first.letter, other: second.letter, lane },
      reason: 'parkout/head-on',
    })
  }
  return issues
}

/** Open gates that no car faces from its lane, in one warning. */
function unusedGates(lot: Lot): readonly Issue[] {
  const used = new Set(lot.cars.filter(isDriven).map((car) => `${car.nose} ${laneOf(car)}`))
  const at = SIDES.flatMap((side) =>
    lot.gates[side].flatMap((open, i) => (open && !used.has(`${side} ${i + 1}`) ? [frameCell(lot, side, i + 1)] : [])),
  )
  return at.length > 0 ? [{ code: 'parkout/unused-gates', at, blocks: false, details: { count: at.length } }] : []
}

export function check(lot: Lot): readonly Issue[] {
  const solved: readonly Issue[] = lot.cars.some(isDriven) ? [] : [{ code: 'parkout/already-solved', at: [], blocks: true }]
  return [...solved, ...unitIssues(lot), ...stuckIssues(lot), ...unusedGates(lot)]
}
