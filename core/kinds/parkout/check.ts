/** What an author should mend in a lot: cars that can never leave, and what has no effect. O(cars), no search. */
import type { Issue } from '../../fault.ts'
import { carCells, type Lot, SIDES } from './lot.ts'
import { frameCell, laneOf } from './places.ts'
import { isFacing, type Stuck, stuckCars } from './stuck.ts'

function unitIssues(lot: Lot): readonly Issue[] {
  return lot.cars
    .filter((car) => car.length === 1)
    .map(({ letter, x, y, nose }) => {
      const code = nose ? 'parkout/unit-car' : 'parkout/unit-immobile'
      return { code, at: [[x, y]], blocks: nose !== null, details: { letter, row: y, column: x } }
    })
}

function stuckIssue(stuck: Stuck): Issue {
  const { car } = stuck
  const blocking = { at: carCells(car), blocks: true, reason: `parkout/${stuck.is}` }
  const details = { letter: car.letter, lane: laneOf(car) }
  switch (stuck.is) {
    case 'no-gate':
      return { ...blocking, code: `parkout/no-gate-${car.nose}`, details }
    case 'blocked-gate': {
      const [column, row] = stuck.block
      return { ...blocking, code: 'parkout/wall-before-gate', details: { ...details, row, column } }
    }
    case 'head-on': {
      const at = [...carCells(car), ...carCells(stuck.other)]
      return { ...blocking, code: `parkout/face-to-face-${car.axis}`, at, details: { ...details, other: stuck.other.letter } }
    }
  }
}

/** Cars without a gate, behind a wall, or nose to nose: the level can have no line. */
export const stuckIssues = (lot: Lot): readonly Issue[] => stuckCars(lot).map(stuckIssue)

/** Open gates that no car faces from its lane, in one warning. */
function unusedGates(lot: Lot): readonly Issue[] {
  const used = new Set(lot.cars.filter(isFacing).map((car) => `${car.nose} ${laneOf(car)}`))
  const at = SIDES.flatMap((side) =>
    lot.gates[side].flatMap((open, i) => (open && !used.has(`${side} ${i + 1}`) ? [frameCell(lot, side, i + 1)] : [])),
  )
  return at.length > 0 ? [{ code: 'parkout/unused-gates', at, blocks: false, details: { count: at.length } }] : []
}

export function check(lot: Lot): readonly Issue[] {
  const solved: readonly Issue[] = lot.cars.some(isFacing) ? [] : [{ code: 'parkout/already-solved', at: [], blocks: true }]
  return [...solved, ...unitIssues(lot), ...stuckIssues(lot), ...unusedGates(lot)]
}
