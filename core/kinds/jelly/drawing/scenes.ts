/** A position as it is drawn, and the way a move takes from one to the next: the push, each row of a fall, each emergence. */
import type { Point } from '../../../grid.ts'
import type { Move, State } from '../../../play.ts'
import { BLACK, gridCell, LEFT, type Model, RIGHT } from '../model.ts'
import { Motion } from '../motion.ts'
import { isRight, moveX, moveY } from '../moves.ts'
import { Position, SOLID } from '../position.ts'
import { emerge, fall } from '../settle.ts'
import { cellAt, type Stage } from '../stage.ts'

/** Who is where, in the names of one laying-out: by unit its place (0: not there) and its group; by bud whether it has emerged. */
export interface Scene {
  readonly place: Int16Array
  readonly group: Int16Array
  readonly emerged: Uint8Array
}

/** From a scene to the next, without merging in between. */
export interface Step {
  readonly is: 'push' | 'fall' | 'emerge'
  readonly from: Scene
  readonly to: Scene
}

/** One cell of a piece. */
export interface DrawnCell {
  readonly x: number
  readonly y: number
  /** A colour's letter, or the mark of a block. */
  readonly what: string
  /** Cells of one body are alike in this. */
  readonly body: string
  /** Nothing ever moves it. */
  readonly held: boolean
  readonly unit: number
}

function sceneOf({ place, owner, units, emerged }: Position): Scene {
  const group = new Int16Array(place.length)
  for (let unit = 0; unit < place.length; unit++)
    if (place[unit] !== 0) group[unit] = owner[place[unit]! + units.offsets[units.from[unit]!]!]!
  return { place: place.slice(), group, emerged: emerged.slice() }
}

export function sceneAt(model: Model, state: State): Scene {
  const position = new Position(model)
  position.read(state)
  return sceneOf(position)
}

/** The steps of a move that is legal in `state`: the push first. */
export function stepsOf(model: Model, state: State, move: Move): readonly [Step, ...Step[]] {
  const position = new Position(model)
  const motion = new Motion(position)
  position.read(state)
  const group = position.owner[gridCell(model, moveX(model, move), moveY(model, move))]!
  const way = isRight(move) ? RIGHT : LEFT
  if (group <= SOLID || !motion.push(group, way)) throw new Error(`the move ${move} is not legal`)
  const steps: Step[] = []
  let from = sceneOf(position)
  const seen = (is: Step['is']): void => {
    const to = sceneOf(position)
    steps.push({ is, from, to })
    from = to
  }
  motion.shift(way)
  seen('push')
  const rest = new Uint8Array(model.stride)
  do {
    fall(motion, () => seen('fall'))
    motion.forget()
    position.write(rest, false)
    position.read(rest)
    from = sceneOf(position)
  } while (emerge(motion, () => seen('emerge')))
  return steps as [Step, ...Step[]]
}

/** Every cell of every piece, those that never move included. */
export function cellsOf(stage: Stage, model: Model, { place, group }: Scene, units: Position['units']): readonly DrawnCell[] {
  const { xOf, yOf, staticColours, colours, bodies } = model
  const cells: DrawnCell[] = []
  for (let cell = 0; cell < model.size; cell++) {
    const colour = staticColours[cell]!
    if (colour === 0) continue
    const [x, y] = [xOf[cell]!, yOf[cell]!]
    const what = colour === BLACK ? cellAt(stage, [x, y]) : colours[colour - 1]!
    cells.push({ x, y, what, body: `${SOLID} ${what}`, held: true, unit: -1 })
  }
  for (let unit = 0; unit < units.count; unit++) {
    if (place[unit] === 0) continue
    for (let i = units.from[unit]!; i < units.from[unit + 1]!; i++) {
      const cell = place[unit]! + units.offsets[i]!
      const colour = units.cellColours[i]!
      const what = colour === BLACK ? stage.cells[bodies[unit]!.cells[i - units.from[unit]!]!]! : colours[colour - 1]!
      // A block stays apart from another of its mark that it has come to touch.
      const body = colour === BLACK ? `block ${unit} ${what}` : `${group[unit]} ${what}`
      cells.push({ x: xOf[cell]!, y: yOf[cell]!, what, body, held: group[unit] === SOLID, unit })
    }
  }
  return cells
}

/** How far a unit goes in a step; undefined: it only appears in it. */
export function shiftIn({ xOf, yOf }: Model, { from, to }: Step, unit: number): Point | undefined {
  if (unit < 0) return [0, 0]
  const [before, after] = [from.place[unit]!, to.place[unit]!]
  return before === 0 ? undefined : [xOf[after]! - xOf[before]!, yOf[after]! - yOf[before]!]
}
