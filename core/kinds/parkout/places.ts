/** Where a cell of the rows is, and what stands there. */
import type { Point, Size } from '../../grid.ts'
import { type Car, carCells, type Lot, type Side } from './lot.ts'

/** `lane`: the row or column that a place in the frame lies at the end of, counted from 1. */
export type Place = { readonly is: 'inside' | 'corner' | 'outside' } | { readonly is: 'frame'; readonly side: Side; readonly lane: number }

/** `size` is that of the lot, without its frame. */
export function placeOf({ width, height }: Size, [x, y]: Point): Place {
  if (x < 0 || y < 0 || x > width + 1 || y > height + 1) return { is: 'outside' }
  const isColumn = x >= 1 && x <= width
  const isRow = y >= 1 && y <= height
  if (isRow && isColumn) return { is: 'inside' }
  if (isRow) return { is: 'frame', side: x === 0 ? 'left' : 'right', lane: y }
  if (isColumn) return { is: 'frame', side: y === 0 ? 'up' : 'down', lane: x }
  return { is: 'corner' }
}

export function frameCell({ width, height }: Size, side: Side, lane: number): Point {
  switch (side) {
    case 'right':
      return [width + 1, lane]
    case 'down':
      return [lane, height + 1]
    case 'left':
      return [0, lane]
    case 'up':
      return [lane, 0]
  }
}

/** The row or column a car slides along, counted from 1. */
export const laneOf = (car: Car): number => (car.axis === 'row' ? car.y : car.x)

/** The index in `lot.walls` of a cell inside. */
export const wallIndex = (lot: Size, [x, y]: Point): number => (y - 1) * lot.width + (x - 1)

/** Finds the car on a cell. */
export function carFinder(lot: Lot): (cell: Point) => Car | undefined {
  const byCell = new Map(lot.cars.flatMap((car) => carCells(car).map((cell) => [cell.join(), car] as const)))
  return (cell) => byCell.get(cell.join())
}
