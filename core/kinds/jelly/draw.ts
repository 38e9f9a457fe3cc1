/** The picture of a stage: soft bodies with faces, black blocks, chains, hidden jellies, and what is pointed out; at rest and on the way. */
import type { Point } from '../../grid.ts'
import { issueShapes } from '../../markShapes.ts'
import type { Gesture, Marks, Picture, PictureShape } from '../../picture.ts'
import type { Move, State } from '../../play.ts'
import { bodyShapes, ringShapes } from './drawing/bodies.ts'
import { regionsOf } from './drawing/contours.ts'
import { groundShapes, MARGIN } from './drawing/ground.ts'
import { cellsOf, type DrawnCell, type Scene, type Step, sceneAt, shiftIn, stepsOf } from './drawing/scenes.ts'
import { arrowShapes, boltShapes, budShapes, chainShapes, disc } from './drawing/signs.ts'
import { gridCell, type Model } from './model.ts'
import { isRight, moveX, moveY } from './moves.ts'
import { modelFor, ofLast, unitsFor } from './prepared.ts'
import { rules } from './rules.ts'
import { piece } from './selection.ts'
import { indexOf, isAnchored, pointOf, STEPS, type Stage } from './stage.ts'
import type { Units } from './units.ts'

/** How long a step lasts, in cells of a push. */
const LASTS: Readonly<Record<Step['is'], number>> = { push: 1, fall: 0.6, emerge: 1.3 }
/** The radius of a jelly that has just come out. */
const GROWN = 0.45
const NO_MARKS: Marks = { errors: [], warnings: [] }

/** What is drawn of a cell along one side of the stage: of the border less than a cell. */
function spanOf(at: number, side: number): { readonly middle: number; readonly length: number } {
  if (at < 0) return { middle: -MARGIN / 2, length: MARGIN }
  return at >= side ? { middle: side + MARGIN / 2, length: MARGIN } : { middle: at + 0.5, length: 1 }
}

/** A part of the way through a step. */
interface Underway {
  readonly step: Step
  readonly share: number
}

/** Everything that stands, hangs or hides on the ground; marks lie under the signs, which must still be seen. */
interface Things {
  readonly scene: Scene
  readonly bodies: readonly PictureShape[]
  readonly signs: readonly PictureShape[]
}

function thingsIn(stage: Stage, model: Model, scene: Scene, underway?: Underway): Things {
  const units = unitsFor(model)
  const { xOf, yOf, bodies, buds } = model
  const shiftOf = (unit: number): Point => {
    const way = underway && shiftIn(model, underway.step, unit)
    return way ? [way[0] * underway.share, way[1] * underway.share] : [0, 0]
  }
  const drawn = regionsOf(cellsOf(stage, model, scene, units), (a, b) => a.body === b.body)
  const still = drawn.filter(([cell]) => cell!.held)
  const loose = drawn.filter(([cell]) => !cell!.held)
  const placed = (body: number, cell: number): Point => {
    const at = body < 0 ? cell : scene.place[body]! + cell
    const [dx, dy] = shiftOf(body)
    return [xOf[at]! + dx, yOf[at]! + dy]
  }

  const hidden = buds.map((bud, i) => {
    const [x, y] = placed(bud.body, bud.cell)
    const { colour, direction, linked } = stage.buds[i]!
    const [across, down] = [spanOf(x, stage.width), spanOf(y, stage.height)]
    const room: Point = [across.length, down.length]
    const shapes = scene.emerged[i] === 1 ? [] : budShapes([across.middle, down.middle], room, colour, direction, linked)
    const tie = scene.emerged[i] === 1 && linked ? tieShapes([x, y], STEPS[direction], bud.body < 0) : []
    return { shapes, tie }
  })
  const bodyAt = new Map(bodies.flatMap(({ cells }, body) => cells.map((at) => [at, body] as const)))
  const chains = stage.links.flatMap((link) => {
    const body = bodyAt.get(indexOf(stage, [link.x, link.y])) ?? -1
    const from = gridCell(model, link.x, link.y)
    return chainShapes(placed(body, body < 0 ? from : from - model.startBodies[body]!), STEPS[link.direction])
  })
  const bolts = stage.cells.flatMap((cell, at) => (isAnchored(cell) ? boltShapes(pointOf(stage, at)) : []))
  return {
    scene,
    bodies: [...still, ...loose].flatMap((body) => bodyShapes(body, shiftOf(body[0]!.unit))),
    signs: [
      ...(underway ? growing(model, units, underway) : []),
      ...hidden.flatMap(({ shapes }) => shapes),
      ...bolts,
      ...chains,
      ...hidden.flatMap(({ tie }) => tie),
    ],
  }
}

/** What held an emerged jelly back: its wall, or the block it came out of. */
const tieShapes = ([x, y]: Point, [dx, dy]: Point, inWall: boolean): readonly PictureShape[] =>
  inWall ? boltShapes([x + dx, y + dy]) : chainShapes([x, y], [dx, dy])

/** Jellies that come out in a step, from nothing to a whole cell. */
function growing({ xOf, yOf, colours }: Model, units: Units, { step: { from, to }, share }: Underway): readonly PictureShape[] {
  return [...to.place.keys()].flatMap((unit): readonly PictureShape[] => {
    const at = to.place[unit]!
    if (at === 0 || from.place[unit] !== 0) return []
    const letter = colours[units.colour[unit]! - 1]!
    const middle: Point = [xOf[at]! + 0.5, yOf[at]! + 0.5]
    return [disc(`${letter}-edge`, middle, GROWN * share + 0.03), disc(letter, middle, GROWN * share)]
  })
}

/** At the side of the piece that each move pushes on towards; moves of one piece by cells of one row share theirs. */
function arrows(stage: Stage, model: Model, scene: Scene, moves: readonly Move[]): readonly PictureShape[] {
  const cells = new Map(cellsOf(stage, model, scene, unitsFor(model)).map((cell): [string, DrawnCell] => [`${cell.x},${cell.y}`, cell]))
  const groupOf = ({ unit }: DrawnCell): number => (unit < 0 ? -1 : scene.group[unit]!)
  const seen = new Set<string>()
  return moves.flatMap((move): readonly PictureShape[] => {
    const [dx, y] = [isRight(move) ? 1 : -1, moveY(model, move)]
    let x = moveX(model, move)
    const own = cells.get(`${x},${y}`)
    if (!own) return []
    for (let next = cells.get(`${x + dx},${y}`); next && groupOf(next) === groupOf(own); next = cells.get(`${x + dx},${y}`)) x += dx
    const key = `${x},${y},${dx}`
    if (seen.has(key)) return []
    seen.add(key)
    return arrowShapes([x + 0.5 + dx * 0.5, y + 0.5], dx)
  })
}

function picture(stage: Stage, { scene, bodies, signs }: Things, marks: Marks): Picture {
  const { width, height } = stage
  const model = modelFor(stage)
  const selected = marks.selected === undefined ? undefined : piece(stage, marks.selected)
  return {
    extent: { width, height },
    margin: MARGIN,
    shapes: [
      ...groundShapes(stage),
      ...bodies,
      ...issueShapes(marks.errors, marks.warnings),
      ...signs,
      ...(selected ? ringShapes(selected.cells) : []),
      ...arrows(stage, model, scene, marks.moves ?? []),
    ],
  }
}

/** One position is drawn several times over, with and without marks. */
const thingsAt = ofLast((stage, state) => {
  const model = modelFor(stage)
  return thingsIn(stage, model, sceneAt(model, state))
})

export const draw = (stage: Stage, state: State, marks: Marks): Picture => picture(stage, thingsAt(stage, state), marks)

const lengthOf = (steps: readonly Step[]): number => steps.reduce((sum, { is }) => sum + LASTS[is], 0)

/** The push first, then whatever falls and comes out, one after the other. */
export function drawMove(stage: Stage, state: State, move: Move, share: number, marks: Marks = NO_MARKS): Picture {
  if (share <= 0) return draw(stage, state, marks)
  const model = modelFor(stage)
  if (share < 1) {
    const steps = stepsOf(model, state, move)
    let left = share * lengthOf(steps)
    for (const step of steps) {
      const lasts = LASTS[step.is]
      if (left < lasts) return picture(stage, thingsIn(stage, model, step.from, { step, share: left / lasts }), marks)
      left -= lasts
    }
  }
  const rest = new Uint8Array(model.stride)
  rules(stage).apply(state, move, rest)
  return draw(stage, rest, marks)
}

/** Every cell of a piece has moves of its own, so each is its own grip. */
export function gesture(stage: Stage, state: State, move: Move): Gesture {
  const model = modelFor(stage)
  return {
    grips: [[moveX(stage, move), moveY(stage, move)]],
    by: [isRight(move) ? 1 : -1, 0],
    press: false,
    way: lengthOf(stepsOf(model, state, move)),
  }
}
