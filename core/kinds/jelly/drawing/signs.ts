/** Small signs: the mark of each colour and of each black block, eyes, bolts, chains and buds of hidden jellies. */
import type { Point } from '../../../grid.ts'
import type { PictureShape } from '../../../picture.ts'
import { type Direction, STEPS } from '../stage.ts'

export const disc = (role: string, [x, y]: Point, radius: number): PictureShape => ({ is: 'disc', role, x, y, radius })
export const line = (role: string, points: readonly number[], width: number): PictureShape => ({ is: 'line', role, points, width })
export const area = (role: string, points: readonly number[]): PictureShape => ({ is: 'line', role, points, width: 0, closed: true })
export const ring = (role: string, points: readonly number[], width: number): PictureShape => ({
  is: 'line',
  role,
  points,
  width,
  closed: true,
})

const star = (points: number, deep: number): readonly number[] =>
  Array.from({ length: 2 * points }, (_, i) => {
    const [angle, far] = [(i * Math.PI) / points, i % 2 === 0 ? 1.15 : deep]
    return [Math.sin(angle) * far, -Math.cos(angle) * far]
  }).flat()

const HEART = [0, 1, -0.95, 0.1, -0.95, -0.45, -0.55, -0.8, 0, -0.4, 0.55, -0.8, 0.95, -0.45, 0.95, 0.1]

/** Each drawn about the origin, about one unit from it each way. */
const MARKS: Readonly<
  Record<string, (role: string, at: (points: readonly number[]) => readonly number[], size: number) => readonly PictureShape[]>
> = {
  R: (role, at) => [area(role, at(HEART))],
  G: (role, at) => [area(role, at([0, -1, 1, 0.8, -1, 0.8]))],
  B: (role, at, size) => [ring(role, at(circle(0.75)), size * 0.5)],
  Y: (role, at) => [area(role, at(star(5, 0.5)))],
  C: (role, at, size) => [
    line(role, at([-0.9, -0.45, -0.45, -0.8, 0, -0.45, 0.45, -0.1, 0.9, -0.45]), size * 0.38),
    line(role, at([-0.9, 0.5, -0.45, 0.15, 0, 0.5, 0.45, 0.85, 0.9, 0.5]), size * 0.38),
  ],
  M: (role, at) => [area(role, at([0, -1.1, 0.9, 0, 0, 1.1, -0.9, 0]))],
  O: (role, at) => [area(role, at([-0.85, -0.85, 0.85, -0.85, 0.85, 0.85, -0.85, 0.85]))],
  V: (role, at, size) => [line(role, at([-0.8, 0, 0.8, 0]), size * 0.5), line(role, at([0, -0.8, 0, 0.8]), size * 0.5)],
  '@': (role, at, size) => [ring(role, at(circle(0.8)), size * 0.4)],
  '*': (role, at, size) => [line(role, at([-0.7, -0.7, 0.7, 0.7]), size * 0.45), line(role, at([0.7, -0.7, -0.7, 0.7]), size * 0.45)],
  $: (role, at, size) => [line(role, at([-0.8, -0.5, 0.8, -0.5]), size * 0.42), line(role, at([-0.8, 0.5, 0.8, 0.5]), size * 0.42)],
  '%': (role, at) => [area(role, at([0, -1, 1, 0.8, -1, 0.8]))],
}

const circle = (radius: number): readonly number[] =>
  Array.from({ length: 16 }, (_, i) => [radius * Math.cos((i * Math.PI) / 8), radius * Math.sin((i * Math.PI) / 8)]).flat()

/** The mark of a colour or a block. */
export const markShapes = (what: string, role: string, [x, y]: Point, size: number): readonly PictureShape[] =>
  MARKS[what]!(role, (points) => points.map((at, i) => at * size + (i % 2 === 0 ? x : y)), size)

/** Open; of what nothing ever moves, asleep. */
export function eyeShapes([x, y]: Point, edge: string, held: boolean): readonly PictureShape[] {
  return [-0.16, 0.16].flatMap((side): readonly PictureShape[] => {
    const at: Point = [x + side, y]
    if (held) return [line(edge, [at[0] - 0.085, y, at[0] - 0.045, y + 0.04, at[0] + 0.045, y + 0.04, at[0] + 0.085, y], 0.045)]
    return [disc(edge, at, 0.125), disc('eye', at, 0.1), disc('pupil', [at[0], y + 0.02], 0.055)]
  })
}

/** Screws in the corners of an anchored cell. */
export const boltShapes = ([x, y]: Point): readonly PictureShape[] =>
  [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.2, 0.8],
    [0.8, 0.8],
  ].flatMap(([dx, dy]): readonly PictureShape[] => {
    const at: Point = [x + dx!, y + dy!]
    return [
      disc('bolt-edge', at, 0.105),
      disc('bolt', at, 0.075),
      line('bolt-edge', [at[0] - 0.035, at[1] + 0.035, at[0] + 0.035, at[1] - 0.035], 0.03),
    ]
  })

/** A bar over the side between two cells, with a rivet at each end. */
export function chainShapes([x, y]: Point, [dx, dy]: Point): readonly PictureShape[] {
  const [a, b]: [Point, Point] = [
    [x + 0.5 + dx * 0.3, y + 0.5 + dy * 0.3],
    [x + 0.5 + dx * 0.7, y + 0.5 + dy * 0.7],
  ]
  return [line('chain-edge', [...a, ...b], 0.25), line('chain', [...a, ...b], 0.17), ...[a, b].map((at) => disc('chain-edge', at, 0.045))]
}

/**
 * Half a jelly at the side that it comes out on; the tied one with the bar that holds it. `room`: width and height of what is drawn of the
 * cell about its `middle`; where that is narrow across the way out, so is the jelly.
 */
export function budShapes([x, y]: Point, room: Point, colour: string, direction: Direction, linked: boolean): readonly PictureShape[] {
  const [dx, dy] = STEPS[direction]
  const size = dx === 0 ? room[0] : room[1]
  const side: Point = [x + (dx * room[0]) / 2, y + (dy * room[1]) / 2]
  const inside = (depth: number): Point => [side[0] - dx * depth * size, side[1] - dy * depth * size]
  const half = (radius: number): readonly number[] =>
    Array.from({ length: 21 }, (_, i) => (i / 20) * Math.PI).flatMap((angle) => {
      const [along, deep] = [Math.cos(angle) * radius * size, Math.sin(angle) * radius * size]
      return [side[0] - dx * deep - dy * along, side[1] - dy * deep + dx * along]
    })
  const [near, far] = [inside(0.28), inside(0.46)]
  const tie = [
    line('chain-edge', [...near, ...far], 0.22 * size),
    line('chain', [...near, ...far], 0.14 * size),
    disc('chain-edge', near, 0.035 * size),
    disc('chain-edge', far, 0.035 * size),
  ]
  return [
    area('hidden-edge', half(0.42)),
    area('hidden-rim', half(0.385)),
    area(colour, half(0.32)),
    ...markShapes(colour, `${colour}-mark`, inside(linked ? 0.1 : 0.15), (linked ? 0.08 : 0.095) * size),
    ...(linked ? tie : []),
  ]
}

/** An arrow to the left or right of the side of a piece. */
export function arrowShapes([x, y]: Point, dx: number): readonly PictureShape[] {
  const shaft = [x - dx * 0.08, y, x + dx * 0.18, y]
  const head = [x + dx * 0.44, y, x + dx * 0.14, y - 0.2, x + dx * 0.14, y + 0.2]
  return [line('arrow-edge', shaft, 0.19), ring('arrow-edge', head, 0.1), line('arrow', shaft, 0.1), area('arrow', head)]
}
