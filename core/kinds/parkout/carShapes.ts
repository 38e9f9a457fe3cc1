/** One car from above: a driven one with glass and lights that tell its front, an immobile one under a tarpaulin. */
import type { PictureShape } from '../../picture.ts'
import { type Car, noseCell } from './lot.ts'
import { carRole } from './palette.ts'

/** Turns places on a car into places on the picture: `u` in cells from its tail, `v` across it from 0 to 1. */
type Put = (u: number, v: number) => readonly [number, number]

function putter(car: Car): Put {
  const { x, y, length, axis, nose } = car
  const backward = nose === 'left' || nose === 'up'
  return (u, v) => {
    const along = backward ? length - u : u
    return axis === 'row' ? [x + along, y + v] : [x + v, y + along]
  }
}

function rect(put: Put, role: string, u0: number, v0: number, u1: number, v1: number, radius = 0): PictureShape {
  const [ax, ay] = put(u0, v0)
  const [bx, by] = put(u1, v1)
  return { is: 'rect', role, x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(bx - ax), height: Math.abs(by - ay), radius }
}

const polygon = (put: Put, role: string, corners: readonly (readonly [number, number])[]): PictureShape => {
  return { is: 'line', role, points: corners.flatMap(([u, v]) => put(u, v)), width: 0, closed: true }
}

const line = (put: Put, role: string, width: number, corners: readonly (readonly [number, number])[]): PictureShape => {
  return { is: 'line', role, points: corners.flatMap(([u, v]) => put(u, v)), width }
}

/** Half the width of a body, and the gap it leaves at both ends of its cells. */
const HALF = 0.36
const GAP = 0.09

/** The outline of a body: round at the nose, squarer at the tail. */
function body(length: number): readonly (readonly [number, number])[] {
  const STEPS = 6
  const corner = (u: number, v: number, du: number, dv: number, from: number): readonly (readonly [number, number])[] =>
    Array.from({ length: STEPS + 1 }, (_, i) => {
      const angle = ((from + i / STEPS) * Math.PI) / 2
      return [u + du * Math.cos(angle), v + dv * Math.sin(angle)] as const
    })
  const nose = length - GAP
  return [
    ...corner(nose - 0.26, 0.5 + HALF - 0.2, 0.26, 0.2, 0),
    ...corner(GAP + 0.13, 0.5 + HALF - 0.13, 0.13, 0.13, 1),
    ...corner(GAP + 0.13, 0.5 - HALF + 0.13, 0.13, 0.13, 2),
    ...corner(nose - 0.26, 0.5 - HALF + 0.2, 0.26, 0.2, 3),
  ]
}

function drivenShapes(car: Car): readonly PictureShape[] {
  const put = putter(car)
  const role = carRole(car.letter)
  const outline = body(car.length)
  const nose = car.length - GAP
  const short = car.length === 1
  // The windscreen, seen from the nose: its lower edge, then its upper one.
  const screen = nose - (short ? 0.22 : 0.4)
  const roofEnd = screen - (short ? 0.13 : 0.2)
  const roofStart = GAP + (short ? 0.06 : 0.24)
  const roof = (roofStart + roofEnd) / 2
  const [letterX, letterY] = put(roof, 0.5)
  const axle = (u: number): PictureShape => rect(put, 'tyre', u - 0.11, 0.1, u + 0.11, 0.9, 0.05)
  const sides = [1, -1] as const
  return [
    ...(short ? [] : [axle(GAP + 0.3), axle(nose - 0.34)]),
    polygon(put, role, outline),
    { is: 'line', role: `${role}-edge`, points: outline.flatMap(([u, v]) => put(u, v)), width: 0.045, closed: true },
    ...(short
      ? []
      : sides.map((side) =>
          line(put, `${role}-edge`, 0.025, [
            [screen + 0.03, 0.5 + side * 0.19],
            [nose - 0.1, 0.5 + side * 0.13],
          ]),
        )),
    polygon(put, 'glass', [
      [screen, 0.5 - 0.27],
      [screen + 0.05, 0.5],
      [screen, 0.5 + 0.27],
      [roofEnd, 0.5 + 0.22],
      [roofEnd, 0.5 - 0.22],
    ]),
    ...(short
      ? []
      : [
          polygon(put, 'glass', [
            [roofStart - 0.1, 0.5 - 0.23],
            [roofStart - 0.1, 0.5 + 0.23],
            [roofStart, 0.5 + 0.2],
            [roofStart, 0.5 - 0.2],
          ]),
          ...sides.map((side) =>
            line(put, 'glass', 0.035, [
              [roofStart + 0.06, 0.5 + side * 0.285],
              [roofEnd - 0.04, 0.5 + side * 0.285],
            ]),
          ),
        ]),
    ...sides.map((side) => rect(put, 'headlight', nose - 0.12, 0.5 + side * 0.16, nose - 0.02, 0.5 + side * 0.29, 0.04)),
    ...sides.map((side) => rect(put, 'taillight', GAP, 0.5 + side * 0.17, GAP + 0.06, 0.5 + side * 0.31, 0.03)),
    { is: 'text', role: `${role}-ink`, x: letterX, y: letterY, size: short ? 0.28 : 0.36, text: car.letter.toUpperCase() },
  ]
}

function immobileShapes(car: Car): readonly PictureShape[] {
  const put = putter(car)
  const end = car.length - GAP
  const folds = Array.from({ length: car.length - 1 }, (_, i) => i + 1)
  const [x, y] = put(0.5, 0.5)
  return [
    rect(put, 'tarp-edge', GAP, 0.5 - HALF, end, 0.5 + HALF, 0.16),
    rect(put, 'tarp', GAP + 0.045, 0.5 - HALF + 0.045, end - 0.045, 0.5 + HALF - 0.045, 0.12),
    ...folds.flatMap((u) => [
      line(put, 'tarp-fold', 0.05, [
        [u - 0.07, 0.22],
        [u, 0.36],
        [u, 0.64],
        [u - 0.07, 0.78],
      ]),
      line(put, 'tarp-fold', 0.05, [
        [u + 0.07, 0.22],
        [u, 0.36],
      ]),
      line(put, 'tarp-fold', 0.05, [
        [u, 0.64],
        [u + 0.07, 0.78],
      ]),
    ]),
    { is: 'text', role: 'tarp-ink', x, y, size: 0.26, text: car.letter },
  ]
}

/** Everything that belongs to the car itself, from the ground up. */
export const carShapes = (car: Car): readonly PictureShape[] => (noseCell(car) ? drivenShapes(car) : immobileShapes(car))
