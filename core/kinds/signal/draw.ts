/** The picture of a board: wires and lamps, lit where the source reaches, over plates that hold what is locked. */
import type { Point } from '../../grid.ts'
import { cornerShapes, issueShapes, outlineShapes } from '../../markShapes.ts'
import type { Gesture, Marks, Picture, PictureShape } from '../../picture.ts'
import type { Move, State } from '../../play.ts'
import type { Circuit } from './circuit.ts'
import { armsOf, type Mask, rotate } from './masks.ts'
import { joinedArms, neighbourTable, reachedFrom } from './network.ts'
import { placeLine, wireLines } from './wires.ts'

const WIRE = 0.22
const CORE = 0.09
const LAMP = 0.25
const BULB = 0.17
const SOURCE = 0.27

type Look = 'wire' | 'live' | 'faint'

const rect = (role: string, x: number, y: number, width: number, height: number, radius = 0): PictureShape => {
  return { is: 'rect', role, x, y, width, height, radius }
}
const disc = (role: string, x: number, y: number, radius: number): PictureShape => ({ is: 'disc', role, x: x + 0.5, y: y + 0.5, radius })

/** Where the signal comes from: of the tiles with the most arms, the one nearest the middle. Turning never moves it. */
export function sourceOf({ width, height, masks }: Circuit): number {
  const away = (cell: number): number => Math.hypot((cell % width) - (width - 1) / 2, Math.floor(cell / width) - (height - 1) / 2)
  let source = 0
  for (let cell = 1; cell < masks.length; cell++) {
    const more = armsOf(masks[cell]!) - armsOf(masks[source]!)
    if (more > 0 || (more === 0 && away(cell) < away(source))) source = cell
  }
  return source
}

function ground({ width, height }: Circuit): readonly PictureShape[] {
  const lines: PictureShape[] = []
  for (let y = 1; y < height; y++) lines.push({ is: 'line', role: 'grid', points: [0.06, y, width - 0.06, y], width: 0.025 })
  for (let x = 1; x < width; x++) lines.push({ is: 'line', role: 'grid', points: [x, 0.06, x, height - 0.06], width: 0.025 })
  return [rect('edge', 0, 0, width, height, 0.12), rect('ground', 0.03, 0.03, width - 0.06, height - 0.06, 0.1), ...lines]
}

const plate = (role: string, [x, y]: Point): PictureShape => rect(role, x + 0.05, y + 0.05, 0.9, 0.9, 0.1)

/** A padlock in a corner that no wire runs through. */
function padlock(role: string, [x, y]: Point): readonly PictureShape[] {
  const shackle = [0.78, 0.82, 0.78, 0.76, 0.8, 0.72, 0.835, 0.705, 0.87, 0.72, 0.89, 0.76, 0.89, 0.82]
  return [
    { is: 'line', role, points: shackle.map((at, i) => at + (i % 2 === 0 ? x : y)), width: 0.035 },
    rect(role, x + 0.74, y + 0.8, 0.19, 0.135, 0.03),
  ]
}

/** What one tile is drawn by, in coats: those of a board lie over each other, whole coat by whole coat. */
interface Coats {
  readonly casing: readonly PictureShape[]
  readonly core: readonly PictureShape[]
  readonly top: readonly PictureShape[]
}

/** By mask and the arms of it that are joined. */
const LINES = Array.from({ length: 256 }, (_, i) => wireLines(i >> 4, i & 15))

/** `quarters`: the part of a turn that the tile has made beyond `mask`. */
function tileShapes(mask: Mask, joined: Mask, [x, y]: Point, look: Look, isSource: boolean, quarters: number): Coats {
  const lines = LINES[(mask << 4) | joined]!.map((line) => placeLine(line, x, y, quarters))
  const coat = (role: string, width: number) => lines.map((points): PictureShape => ({ is: 'line', role, points, width }))
  const lampRole = look === 'wire' ? 'lamp' : `lamp-${look}`
  const lamp = armsOf(mask) === 1 && !isSource ? [disc(look, x, y, LAMP), disc(lampRole, x, y, BULB)] : []
  return { casing: coat(look, WIRE), core: coat(`${look}-core`, CORE), top: isSource ? source([x, y]) : lamp }
}

/** Shapes of one role after the other: nothing of a coat lies over the rest of it, and runs of one role are painted at once. */
const byRole = (shapes: readonly PictureShape[]): readonly PictureShape[] =>
  [...new Set(shapes.map(({ role }) => role))].flatMap((role) => shapes.filter((shape) => shape.role === role))

function source([x, y]: Point): readonly PictureShape[] {
  const bolt = [0.54, 0.31, 0.37, 0.54, 0.48, 0.54, 0.46, 0.69, 0.63, 0.46, 0.52, 0.46]
  const points = bolt.map((at, i) => at + (i % 2 === 0 ? x : y))
  return [disc('source', x, y, SOURCE), { is: 'line', role: 'source-mark', points, width: 0, closed: true }]
}

/** A clockwise arrow round the tile. */
function turnArrow([x, y]: Point): readonly PictureShape[] {
  const on = (angle: number, radius: number): readonly number[] => [x + 0.5 + radius * Math.sin(angle), y + 0.5 - radius * Math.cos(angle)]
  const arc = Array.from({ length: 13 }, (_, i) => on(-1.1 + (i / 12) * 1.9, 0.38)).flat()
  const head = [...on(1.25, 0.38), ...on(0.78, 0.485), ...on(0.78, 0.275)]
  return [
    { is: 'line', role: 'arrow-edge', points: arc, width: 0.13 },
    { is: 'line', role: 'arrow-edge', points: head, width: 0.08, closed: true },
    { is: 'line', role: 'arrow', points: arc, width: 0.06 },
    { is: 'line', role: 'arrow', points: head, width: 0, closed: true },
  ]
}

export const draw = (board: Circuit, state: State, marks: Marks): Picture => picture(board, state, marks)

/** On its way a tile touches none of its neighbours, so what it feeds is dark until it has come round. */
export function drawMove(board: Circuit, state: State, move: Move, share: number, marks: Marks = { errors: [], warnings: [] }): Picture {
  if (share > 0 && share < 1) return picture(board, state, marks, { cell: move, quarters: share })
  const end = share <= 0 ? state : Uint8Array.from(state, (mask, cell) => (cell === move ? rotate(mask) : mask))
  return picture(board, end, marks)
}

/** What is pressed turns on the spot. */
export const gesture = ({ width }: Circuit, _: State, move: Move): Gesture => {
  return { grips: [[move % width, Math.floor(move / width)]], by: [0, 0], press: true }
}

/** undefined: the board has no answer yet. */
export function layerState({ masks, answer }: Circuit, layer: string): State | undefined {
  const shown = layer === 'answer' ? answer : masks
  return shown && Uint8Array.from(shown)
}

function picture(board: Circuit, state: State, marks: Marks, turning?: { readonly cell: number; readonly quarters: number }): Picture {
  const { width, height, locks } = board
  const points = locks.map((_, cell): Point => [cell % width, Math.floor(cell / width)])
  const next = neighbourTable(board)
  const still = turning ? Uint8Array.from(state, (mask, cell) => (cell === turning.cell ? 0 : mask)) : state
  const joined = joinedArms(still, next)
  const from = sourceOf(board)
  const live = reachedFrom(still, next, from)
  const settled = marks.settled && new Set(marks.settled.map(String))
  // Where it is told what is certain, solid means just that.
  const lookOf = (cell: number): Look => {
    if (settled) return settled.has(String(points[cell])) ? 'live' : 'faint'
    return live[cell] ? 'live' : 'wire'
  }

  const tiles = points.map((point, cell) =>
    tileShapes(state[cell]!, joined[cell]!, point, lookOf(cell), cell === from, turning?.cell === cell ? turning.quarters : 0),
  )
  const isBlank = ([x, y]: Point): boolean => state[y * width + x] === 0
  const locked = points.filter((_, cell) => locks[cell])
  const { at = [], because = [] } = marks.thought ?? {}
  const pinned = marks.pinned ?? []
  return {
    extent: { width, height },
    shapes: [
      ...ground(board),
      ...locked.map((point) => plate('plate', point)),
      ...pinned.map((point) => plate('pin-plate', point)),
      ...because.map(([x, y]) => rect('because-fill', x, y, 1, 1)),
      ...at.map(([x, y]) => rect('thought-fill', x, y, 1, 1)),
      ...points.filter(isBlank).map(([x, y]) => disc('blank', x, y, 0.06)),
      ...byRole(tiles.flatMap(({ casing }) => casing)),
      ...byRole(tiles.flatMap(({ core }) => core)),
      ...tiles.flatMap(({ top }) => top),
      ...locked.flatMap((point) => padlock('lock', point)),
      ...pinned.flatMap((point) => padlock('pin', point)),
      ...cornerShapes(because, 'because', 0.06, 0.05),
      ...outlineShapes(at, 'thought', 0.05, 0.08),
      // A blank tile is empty as it is: a ring in it says enough.
      ...issueShapes(
        marks.errors.filter((cell) => !isBlank(cell)),
        marks.warnings,
      ),
      ...marks.errors.filter(isBlank).flatMap(([x, y]) => [disc('error', x, y, 0.13), disc('ground', x, y, 0.085)]),
      ...(marks.moves ?? []).flatMap((move) => turnArrow(points[move]!)),
    ],
  }
}
