/** The Park Out board: a lot of cars inside a frame. Coordinates are those of the level's rows, so the first lot cell is (1, 1). */
import type { Point } from '../../grid.ts'

/** A side of the frame, and the direction a car faces to leave through it. */
export type Side = 'right' | 'down' | 'left' | 'up'
export const SIDES: readonly Side[] = ['right', 'down', 'left', 'up']

export interface Car {
  /** Lower case; a letter names one car. */
  readonly letter: string
  /** The car's lowest cell: leftmost, or topmost. */
  readonly x: number
  readonly y: number
  /** In cells. */
  readonly length: number
  readonly axis: 'row' | 'column'
  /** Forward, along the axis; null: an immobile car, which is a wall to every rule. */
  readonly nose: Side | null
}

export interface Lot {
  /** Cells inside the frame, 1..31. */
  readonly width: number
  readonly height: number
  /** Row-major, width * height, `(y - 1) * width + (x - 1)`. */
  readonly walls: readonly boolean[]
  /** Ascending by letter (code units); the order of driven cars is their index in moves. */
  readonly cars: readonly Car[]
  /** Per side, by lane: `gates.left[y - 1]`, `gates.up[x - 1]`. */
  readonly gates: Readonly<Record<Side, readonly boolean[]>>
}

export const MAX_SIDE = 31

/** The cells a car stands on, from its lowest. */
export function carCells(car: Car): readonly Point[] {
  return Array.from({ length: car.length }, (_, i): Point => (car.axis === 'row' ? [car.x + i, car.y] : [car.x, car.y + i]))
}

/** The foremost cell of a driven car. */
export function noseCell(car: Car): Point | undefined {
  if (car.nose === null) return undefined
  return car.nose === 'right' || car.nose === 'down' ? carCells(car).at(-1) : [car.x, car.y]
}
