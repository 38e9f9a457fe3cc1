/**
 * An excerpt of a stage: the cells of some colours, the bodies that hold or hide some of them, and of all hidden jellies whether they have
 * emerged. Of all else it is only known where it may ever come, and taken that it does there what it likes.
 */
import type { State } from '../../../play.ts'
import { DeadEnd } from '../dead/deadEnd.ts'
import type { Hold } from '../dead/ground.ts'
import { BLACK, type Model, type ModelBud } from '../model.ts'
import { Position } from '../position.ts'

export interface Excerpt {
  readonly colours: number
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
export function excerptOf(model: Model, start: State, colours: number): Excerpt {
  const { bodies, buds, freeFrom } = model
  const kept = [...bodies.keys()].filter((body) => isOwn(model, body, colours))
  const slots = slotsOf(model, colours)
  const bytes = bytesOf(model, kept, slots)
  const position = new Position(model)
  position.read(start)
  const roaming = new DeadEnd(position).findRoaming()
  return {
    colours,
    model: {
      ...model,
      solid: solidFor(position, roaming.hold, colours),
      bodies: kept.map((body) => bodies[body]!),
      alike: model.alike.filter(([first]) => kept.includes(first)).map(([first, end]) => [kept.indexOf(first), kept.indexOf(end - 1) + 1]),
      freeFrom: freeFrom.map((from) => slots.filter((slot) => slot < from).length),
      buds: buds.map((bud) => budIn(bud, kept, colours)),
      startBodies: Int32Array.from(kept, (body) => model.startBodies[body]!),
      startFree: Int32Array.from(slots, (slot) => model.startFree[slot]!),
      stride: bytes.length,
    },
    bytes,
    support: supportFor(position, roaming, colours),
    isTied: kept.map(
      (body) =>
        bodies[body]!.colours.some((one) => !has(colours, one) && one !== BLACK) ||
        buds.some((bud) => bud.body === body && bud.linked && !has(colours, bud.colour)),
    ),
    foreign: buds.map(({ colour: one, body, way }) => (has(colours, one) ? undefined : body < 0 ? [way] : [way, way ^ 1])),
  }
}

/** Bodies that are alike are all in the excerpt or none. */
const isOwn = ({ bodies, buds }: Model, body: number, colours: number): boolean =>
  bodies[body]!.colours.some((one) => one !== BLACK && has(colours, one)) ||
  buds.some((bud) => bud.body === body && has(colours, bud.colour))

const has = (colours: number, one: number): boolean => ((colours >> one) & 1) === 1

/** Those of its colours, in order. */
const slotsOf = ({ freeFrom, startFree }: Model, colours: number): readonly number[] =>
  [...startFree.keys()].filter((slot) =>
    has(
      colours,
      freeFrom.findLastIndex((from) => from <= slot),
    ),
  )

function budIn(bud: ModelBud, kept: readonly number[], colours: number): ModelBud {
  if (!has(colours, bud.colour)) return { ...bud, linked: false, body: -1, cell: 0 }
  return bud.body < 0 ? bud : { ...bud, body: kept.indexOf(bud.body) }
}

function bytesOf({ bodies, buds, wide }: Model, kept: readonly number[], slots: readonly number[]): Int32Array {
  const width = wide ? 2 : 1
  const first = (buds.length + 7) >> 3
  const places = [...kept, ...slots.map((slot) => bodies.length + slot)]
  const bytes = Array.from({ length: first }, (_, byte) => byte)
  for (const place of places) for (let i = 0; i < width; i++) bytes.push(first + place * width + i)
  return Int32Array.from(bytes)
}

/** What never moves again and what bodies outside the excerpt cover for ever is solid in it. */
function solidFor(position: Position, { free, cores }: Hold, colours: number): Uint8Array {
  const { model, units, place } = position
  const { height, xOf, yOf } = model
  const open = new Int32Array(height)
  for (let y = 0; y < height; y++) open[y] = free[y]!
  for (let body = 0; body < units.firstBud; body++) {
    if (isOwn(model, body, colours)) for (let y = 0; y < height; y++) open[y]! |= cores[body * height + y]!
  }
  for (let unit = 0; unit < units.count; unit++) {
    if (place[unit] === 0 || !isInExcerpt(position, unit, colours)) continue
    for (let i = units.from[unit]!; i < units.from[unit + 1]!; i++) {
      const cell = place[unit]! + units.offsets[i]!
      open[yOf[cell]!]! |= 1 << xOf[cell]!
    }
  }
  return model.solid.map((isSolid, cell) => (isSolid === 1 || ((open[yOf[cell]!]! >>> xOf[cell]!) & 1) === 0 ? 1 : 0))
}

function supportFor(position: Position, { roaming, buds: budAreas }: ReturnType<DeadEnd['findRoaming']>, colours: number): Int32Array {
  const { height, buds } = position.model
  const support = new Int32Array(height)
  for (let unit = 0; unit < position.units.count; unit++) {
    if (position.place[unit] === 0 || isInExcerpt(position, unit, colours)) continue
    const set = roaming.find(unit)
    for (let y = 0; y < height; y++) support[y]! |= roaming.rows[set + y]!
  }
  for (let bud = 0; bud < buds.length; bud++) {
    if (position.emerged[bud] === 1 || has(colours, buds[bud]!.colour)) continue
    for (let y = 0; y < height; y++) support[y]! |= budAreas.area[bud * height + y]!
  }
  return support
}

const isInExcerpt = ({ model, units }: Position, unit: number, colours: number): boolean =>
  unit < units.firstBud ? isOwn(model, unit, colours) : has(colours, units.colour[unit]!)
