/**
 * An excerpt of a stage: the cells of one colour, the bodies that hold or hide some of it, and of all hidden jellies whether they have
 * emerged. Of all else it is only known where it may ever come, and taken that it does there what it likes.
 */
import type { State } from '../../../play.ts'
import { DeadEnd } from '../dead/deadEnd.ts'
import type { Hold } from '../dead/ground.ts'
import { BLACK, type Model, type ModelBud } from '../model.ts'
import { Position } from '../position.ts'

export interface Excerpt {
  readonly colour: number
  /** The stage without the rest. Hidden jellies of other colours are in it as bits alone. */
  readonly model: Model
  /** By byte of the excerpt's states: which byte of the whole stage's it is. */
  readonly bytes: Int32Array
  /** By row: cells where something else may come, and so hold things up. */
  readonly support: Int32Array
  /** By body of the excerpt: whether something else may be joined with it, and so hold it up wherever it is. */
  readonly isTied: readonly boolean[]
  /** By bud: the ways in which it may shift what is in the excerpt; undefined for its own, which shift what is before them. */
  readonly foreign: readonly (readonly number[] | undefined)[]
}

/** Of the positions that can come of a position at rest. */
export function excerptOf(model: Model, start: State, colour: number): Excerpt {
  const { bodies, buds, freeFrom } = model
  const kept = [...bodies.keys()].filter((body) => isOwn(model, body, colour))
  const slots = freeFrom[colour + 1]! - freeFrom[colour]!
  const bytes = bytesOf(model, kept, colour)
  const position = new Position(model)
  position.read(start)
  const roaming = new DeadEnd(position).findRoaming()
  return {
    colour,
    model: {
      ...model,
      solid: solidFor(position, roaming.hold, colour),
      bodies: kept.map((body) => bodies[body]!),
      alike: model.alike.filter(([first]) => kept.includes(first)).map(([first, end]) => [kept.indexOf(first), kept.indexOf(end - 1) + 1]),
      freeFrom: freeFrom.map((_, one) => (one <= colour ? 0 : slots)),
      buds: buds.map((bud) => budIn(bud, kept, colour)),
      startBodies: Int32Array.from(kept, (body) => model.startBodies[body]!),
      startFree: model.startFree.slice(freeFrom[colour]!, freeFrom[colour + 1]!),
      stride: bytes.length,
    },
    bytes,
    support: supportFor(position, roaming, colour),
    isTied: kept.map(
      (body) =>
        bodies[body]!.colours.some((one) => one !== colour && one !== BLACK) ||
        buds.some((bud) => bud.body === body && bud.linked && bud.colour !== colour),
    ),
    foreign: buds.map(({ colour: one, body, way }) => (one === colour ? undefined : body < 0 ? [way] : [way, way ^ 1])),
  }
}

/** Bodies that are alike are all in the excerpt or none. */
const isOwn = ({ bodies, buds }: Model, body: number, colour: number): boolean =>
  bodies[body]!.colours.includes(colour) || buds.some((bud) => bud.body === body && bud.colour === colour)

function budIn(bud: ModelBud, kept: readonly number[], colour: number): ModelBud {
  if (bud.colour !== colour) return { ...bud, linked: false, body: -1, cell: 0 }
  return bud.body < 0 ? bud : { ...bud, body: kept.indexOf(bud.body) }
}

function bytesOf({ bodies, buds, freeFrom, wide }: Model, kept: readonly number[], colour: number): Int32Array {
  const width = wide ? 2 : 1
  const first = (buds.length + 7) >> 3
  const places = [...kept]
  for (let slot = freeFrom[colour]!; slot < freeFrom[colour + 1]!; slot++) places.push(bodies.length + slot)
  const bytes = Array.from({ length: first }, (_, byte) => byte)
  for (const place of places) for (let i = 0; i < width; i++) bytes.push(first + place * width + i)
  return Int32Array.from(bytes)
}

/** What never moves again and what bodies outside the excerpt cover for ever is solid in it. */
function solidFor(position: Position, { free, cores }: Hold, colour: number): Uint8Array {
  const { model, units, place } = position
  const { height, xOf, yOf } = model
  const open = new Int32Array(height)
  for (let y = 0; y < height; y++) open[y] = free[y]!
  for (let body = 0; body < units.firstBud; body++) {
    if (isOwn(model, body, colour)) for (let y = 0; y < height; y++) open[y]! |= cores[body * height + y]!
  }
  for (let unit = 0; unit < units.count; unit++) {
    if (place[unit] === 0 || !isInExcerpt(position, unit, colour)) continue
    for (let i = units.from[unit]!; i < units.from[unit + 1]!; i++) {
      const cell = place[unit]! + units.offsets[i]!
      open[yOf[cell]!]! |= 1 << xOf[cell]!
    }
  }
  return model.solid.map((isSolid, cell) => (isSolid === 1 || ((open[yOf[cell]!]! >>> xOf[cell]!) & 1) === 0 ? 1 : 0))
}

function supportFor(position: Position, { roaming, buds: budAreas }: ReturnType<DeadEnd['findRoaming']>, colour: number): Int32Array {
  const { height, buds } = position.model
  const support = new Int32Array(height)
  for (let unit = 0; unit < position.units.count; unit++) {
    if (position.place[unit] === 0 || isInExcerpt(position, unit, colour)) continue
    const set = roaming.find(unit)
    for (let y = 0; y < height; y++) support[y]! |= roaming.rows[set + y]!
  }
  for (let bud = 0; bud < buds.length; bud++) {
    if (position.emerged[bud] === 1 || buds[bud]!.colour === colour) continue
    for (let y = 0; y < height; y++) support[y]! |= budAreas.area[bud * height + y]!
  }
  return support
}

const isInExcerpt = ({ model, units }: Position, unit: number, colour: number): boolean =>
  unit < units.firstBud ? isOwn(model, unit, colour) : units.colour[unit] === colour
