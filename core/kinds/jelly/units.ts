/** The rigid parts that positions are made of, flat: the bodies, then linked buds, then free cells, in the model's order. */
import type { State } from '../../play.ts'
import { BLACK, type Model, type Shape, shapeOf } from './model.ts'

export interface Units {
  readonly count: number
  /** Where the linked buds begin, and where the free cells do. */
  readonly firstBud: number
  readonly firstFree: number
  /** By unit: its only colour, or 0 for a mixed one. */
  readonly colour: Uint8Array
  /** By unit: a bit for each of its colours. */
  readonly colours: Int32Array
  /** The cells of unit u are `offsets[from[u]]` … `offsets[from[u + 1] - 1]`, from its place. */
  readonly from: Int32Array
  readonly offsets: Int32Array
  readonly cellColours: Uint8Array
  /** The same for those that lead on one side: of unit u and way w at `faceFrom[4 * u + w]` …. */
  readonly faceFrom: Int32Array
  readonly faceOffsets: Int32Array
  /** By bud: its unit where it is linked, else -1. */
  readonly unitOfBud: Int32Array
}

export function unitsOf({ bodies, buds, freeFrom, steps }: Model): Units {
  const single = (colour: number): Shape => shapeOf([0], [colour], steps)
  const linked = buds.filter((bud) => bud.linked)
  const free: Shape[] = []
  for (let colour = 1; colour < BLACK; colour++) {
    for (let i = freeFrom[colour]!; i < freeFrom[colour + 1]!; i++) free.push(single(colour))
  }
  const shapes: readonly Shape[] = [...bodies, ...linked.map(({ colour }) => single(colour)), ...free]

  const starts = (sizes: readonly number[]): Int32Array => {
    const from = [0]
    for (const size of sizes) from.push(from.at(-1)! + size)
    return Int32Array.from(from)
  }
  const faces = shapes.flatMap((shape) => shape.faces)
  return {
    count: shapes.length,
    firstBud: bodies.length,
    firstFree: bodies.length + linked.length,
    colour: Uint8Array.from(shapes, ({ colours }) => (colours.every((colour) => colour === colours[0]) ? colours[0]! : 0)),
    colours: Int32Array.from(shapes, ({ colours }) => colours.reduce((bits, colour) => bits | (1 << colour), 0)),
    from: starts(shapes.map(({ offsets }) => offsets.length)),
    offsets: Int32Array.from(shapes.flatMap(({ offsets }) => [...offsets])),
    cellColours: Uint8Array.from(shapes.flatMap(({ colours }) => [...colours])),
    faceFrom: starts(faces.map((face) => face.length)),
    faceOffsets: Int32Array.from(faces.flatMap((face) => [...face])),
    unitOfBud: Int32Array.from(buds, (bud) => (bud.linked ? bodies.length + linked.indexOf(bud) : -1)),
  }
}

/** From a state: the place of each unit, 0 where it has not emerged, and by bud whether it has; how many have. */
export function readPlaces(model: Model, units: Units, state: State, place: Int16Array, emerged: Uint8Array): number {
  const { buds, steps, wide } = model
  let byte = (buds.length + 7) >> 3
  for (let body = 0; body < units.firstBud; body++) place[body] = wide ? (state[byte++]! << 8) | state[byte++]! : state[byte++]!
  let count = 0
  for (let i = 0; i < buds.length; i++) {
    const hasEmerged = (state[i >> 3]! >> (i & 7)) & 1
    emerged[i] = hasEmerged
    count += hasEmerged
    const unit = units.unitOfBud[i]!
    if (unit < 0) continue
    const { body, cell, way } = buds[i]!
    place[unit] = hasEmerged === 1 ? (body < 0 ? 0 : place[body]!) + cell + steps[way]! : 0
  }
  for (let unit = units.firstFree; unit < units.count; unit++) place[unit] = wide ? (state[byte++]! << 8) | state[byte++]! : state[byte++]!
  return count
}
