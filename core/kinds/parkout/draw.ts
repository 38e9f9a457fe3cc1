/** The picture of a lot seen from above: verge, kerb with its gates, planters for walls, cars, and marks over what should be mended. */
import type { Point } from '../../grid.ts'
import { issueShapes } from '../../markShapes.ts'
import type { Marks, Picture, PictureShape } from '../../picture.ts'
import type { Move, State } from '../../play.ts'
import { arrowShapes } from './arrows.ts'
import { carShapes } from './carShapes.ts'
import { type Car, type Lot, SIDES, type Side } from './lot.ts'
import { frameCell, laneOf } from './places.ts'
import { laneShapes, ringShapes } from './selectedCar.ts'
import { slid, standingCars } from './standing.ts'

const rect = (role: string, x: number, y: number, width: number, height: number, radius = 0): PictureShape => ({
  is: 'rect',
  role,
  x,
  y,
  width,
  height,
  radius,
})

const KERB = 0.2

function gridShapes({ width, height }: Lot): readonly PictureShape[] {
  const lines: PictureShape[] = []
  for (let y = 2; y <= height; y++) lines.push({ is: 'line', role: 'grid', points: [1.08, y, width + 0.92, y], width: 0.025 })
  for (let x = 2; x <= width; x++) lines.push({ is: 'line', role: 'grid', points: [x, 1.08, x, height + 0.92], width: 0.025 })
  return lines
}

function ground({ width, height }: Lot): readonly PictureShape[] {
  return [
    rect('verge', 0, 0, width + 2, height + 2, 0.35),
    rect('kerb', 1 - KERB, 1 - KERB, width + 2 * KERB, height + 2 * KERB, KERB),
    rect('kerb-top', 1 - KERB + 0.04, 1 - KERB + 0.04, width + 2 * KERB - 0.08, height + 2 * KERB - 0.08, KERB - 0.04),
    rect('asphalt', 1, 1, width, height, 0.06),
  ]
}

/** A way out through the kerb and the verge, and the chevron on it that points out, stronger where a car faces it. */
function gateShapes(lot: Lot, side: Side, lane: number, used: boolean): readonly [passage: PictureShape, chevron: PictureShape] {
  const [x, y] = frameCell(lot, side, lane)
  // `out` runs from the lot (0) to the edge of the picture (1), `across` along the frame.
  const put = (out: number, across: number): Point => {
    if (side === 'right') return [x + out, y + across]
    if (side === 'left') return [x + 1 - out, y + across]
    return side === 'down' ? [x + across, y + out] : [x + across, y + 1 - out]
  }
  const [ax, ay] = put(-0.03, 0.07)
  const [bx, by] = put(1, 0.93)
  const points = [...put(0.4, 0.34), ...put(0.58, 0.5), ...put(0.4, 0.66)]
  return [
    rect('asphalt', Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay)),
    { is: 'line', role: used ? 'gate-mark' : 'gate-idle', points, width: 0.06 },
  ]
}

function planterShapes(x: number, y: number): readonly PictureShape[] {
  const leaf = (dx: number, dy: number, radius: number): PictureShape => ({ is: 'disc', role: 'leaf', x: x + dx, y: y + dy, radius })
  return [
    rect('planter-edge', x + 0.04, y + 0.04, 0.92, 0.92, 0.12),
    rect('planter', x + 0.07, y + 0.07, 0.86, 0.86, 0.09),
    rect('hedge', x + 0.17, y + 0.17, 0.66, 0.66, 0.1),
    leaf(0.36, 0.37, 0.13),
    leaf(0.64, 0.4, 0.11),
    leaf(0.42, 0.65, 0.11),
    leaf(0.66, 0.66, 0.12),
  ]
}

function shadow(car: Car): PictureShape {
  const [width, height] = car.axis === 'row' ? [car.length, 1] : [1, car.length]
  return rect('shadow', car.x + 0.1, car.y + 0.15, width - 0.14, height - 0.18, 0.2)
}

/** `extent` is the whole of the rows, the frame included. */
export const draw = (lot: Lot, state: State, marks: Marks): Picture =>
  picture(lot, standingCars(lot, state), marks, arrowShapes(lot, state, marks.moves ?? []))

/** One car a part of its way along; a car that leaves drives on until nothing of it is left in the picture. */
export function drawMove(lot: Lot, state: State, move: Move, share: number): Picture {
  const [car, moved] = slid(lot, state, move, share)
  const cars = standingCars(lot, state).flatMap((other) => (other.letter !== car.letter ? [other] : moved ? [moved] : []))
  return picture(lot, cars, { errors: [], warnings: [] }, [])
}

function picture(lot: Lot, cars: readonly Car[], marks: Marks, arrows: readonly PictureShape[]): Picture {
  const walls = lot.walls.flatMap((isWall, i) => (isWall ? planterShapes(1 + (i % lot.width), 1 + Math.floor(i / lot.width)) : []))
  const isUsed = (side: Side, lane: number): boolean => lot.cars.some((car) => car.nose === side && laneOf(car) === lane)
  const gates = SIDES.flatMap((side) =>
    lot.gates[side].flatMap((open, i) => (open ? [gateShapes(lot, side, i + 1, isUsed(side, i + 1))] : [])),
  )
  const bodies = cars.flatMap(carShapes)
  const selected = cars.filter((car) => car.letter === marks.selected)
  return {
    extent: { width: lot.width + 2, height: lot.height + 2 },
    shapes: [
      ...ground(lot),
      ...gates.map(([passage]) => passage),
      ...selected.flatMap((car) => laneShapes(lot, car)),
      ...gridShapes(lot),
      ...gates.map(([, chevron]) => chevron),
      ...walls,
      ...cars.map(shadow),
      ...bodies.filter((shape) => shape.is !== 'text'),
      ...arrows,
      ...issueShapes(marks.errors, marks.warnings),
      ...selected.flatMap(ringShapes),
      // Letters last: a hatched car must still be named.
      ...bodies.filter((shape) => shape.is === 'text'),
    ],
  }
}
