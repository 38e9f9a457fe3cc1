/** Cars as pieces: what can be selected, said of and renamed. A car's id is its letter. */

import type { Piece } from '../../editing.ts'
import type { Result } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import type { Move, Phrase } from '../../play.ts'
import { refused, withCar } from './carTools.ts'
import { stuckIssues } from './check.ts'
import { describeCell } from './describe.ts'
import { readLetter } from './letters.ts'
import { type Car, carCells, type Lot, noseCell } from './lot.ts'
import { writeMove } from './moves.ts'
import { carFinder, frameCell, laneOf } from './places.ts'

export const pieceAt = (lot: Lot, cell: Point): string | undefined => carFinder(lot)(cell)?.letter

const carNamed = (lot: Lot, id: string): Car | undefined => lot.cars.find((car) => car.letter === id)

/** How the car leaves, or why it never does. */
function wayOut(lot: Lot, car: Car): Phrase {
  if (car.nose === null) return { key: 'fact.parkout.stays' }
  const stuck = stuckIssues(lot).find(({ details }) => details?.letter === car.letter || details?.other === car.letter)
  if (!stuck) return describeCell(lot, frameCell(lot, car.nose, laneOf(car)))
  return { key: stuck.code, ...(stuck.details && { details: stuck.details }) }
}

/** Its first cell is the nose, or the lowest. */
export function piece(lot: Lot, id: string): Piece | undefined {
  const car = carNamed(lot, id)
  if (!car) return undefined
  const [lowest, ...others] = carCells(car) as [Point, ...Point[]]
  const nose = noseCell(car)
  const isLast = nose !== undefined && (car.nose === 'right' || car.nose === 'down')
  const facts: readonly (readonly [label: string, value: Phrase])[] = [
    ['fact.parkout.length', { key: 'fact.parkout.cells', details: { count: car.length } }],
    ['fact.parkout.nose', { key: `fact.parkout.nose-${car.nose ?? 'none'}` }],
    ['fact.parkout.lane', { key: `fact.parkout.${car.axis}`, details: { lane: laneOf(car) } }],
    ['fact.parkout.way-out', wayOut(lot, car)],
  ]
  return {
    id,
    cells: isLast ? (carCells(car).toReversed() as [Point, ...Point[]]) : [lowest, ...others],
    facts: facts.map(([key, value]) => ({ label: { key }, value })),
  }
}

/** A capital names the car of its small letter. */
export function renamePiece(lot: Lot, id: string, name: string): Result<{ readonly board: Lot; readonly id: string }> {
  const car = carNamed(lot, id)
  if (!car) throw new Error(`no car ${id}`)
  const letter = [...name].length === 1 ? readLetter(name)?.letter : undefined
  const at = carCells(car)
  const refusal =
    letter === undefined
      ? refused('parkout/bad-letter', at)
      : letter !== id && carNamed(lot, letter)
        ? refused('parkout/letter-taken', at, { letter })
        : undefined
  if (refusal && !refusal.ok) return refusal
  if (letter === undefined || letter === id) return { ok: true, value: { board: lot, id }, issues: [] }
  return { ok: true, value: { board: withCar(lot, { ...car, letter }, id), id: letter }, issues: [] }
}

/** Each move's text begins with its car's letter. */
export const movedPiece = (lot: Lot, move: Move): string | undefined => writeMove(lot, move)[0]
