/** Something held and dragged, as a value: it follows the hand as far as its moves go, and let go it makes the move it has come to. */
import type { Point } from '../../core/grid.ts'
import type { Move, State } from '../../core/play.ts'
import { kindNamed } from '../board.ts'
import { type Course, legalMoves, positionOf } from './course.ts'

/** A move of what is held. */
interface Way {
  readonly move: Move
  /** Where the hand takes it, in cells. */
  readonly by: Point
  /** One cell long, where it goes. */
  readonly towards: readonly [number, number]
  /** How far the hand takes it, in cells. */
  readonly far: number
  /** The part of the whole move that is the hand's: the rest follows by itself. */
  readonly part: number
  /** true: it is one step of many that the hand may make in one go. */
  readonly isStep: boolean
}

export interface Held {
  readonly cell: Point
  /** How far the hand had gone when it took hold. */
  readonly base: readonly [number, number]
  readonly state: State
  readonly ways: readonly Way[]
  /** The move that a press makes, without a drag. */
  readonly press: Move | undefined
  /** How far the hand has gone since, in cells to the right and downwards. */
  readonly drag: readonly [number, number]
  /** true: it has gone farther than a hand shakes. */
  readonly dragged: boolean
}

/** What a hand may shake during a press, in cells. */
const SHAKE = 0.2
/** Past a stop by this much, what is let go comes to the next one. */
const HALF = 0.5
/** Past the end of a step by this much, the next one begins. */
const PAST = 0.15

/** What stands on a cell; undefined: nothing that can move. */
export function grab(course: Course, [x, y]: Point, base: Held['base'] = [0, 0]): Held | undefined {
  const kind = kindNamed(course.kindId)
  const state = positionOf(course)
  const found = legalMoves(course, state)
    .map((move) => ({ move, ...kind.gesture(course.board, state, move) }))
    .filter(({ grips }) => grips.some((grip) => grip[0] === x && grip[1] === y))
  if (found.length === 0) return undefined
  const ways = found.flatMap(({ move, by, way }): readonly Way[] => {
    const far = Math.hypot(...by)
    // What turns on the spot is not dragged.
    return far === 0 ? [] : [{ move, by, towards: [by[0] / far, by[1] / far], far, part: far / (way ?? far), isStep: way !== undefined }]
  })
  return { cell: [x, y], base, state, ways, press: found.find(({ press }) => press)?.move, drag: [0, 0], dragged: false }
}

/** `hand`: how far the hand has gone in all. */
export function dragTo(held: Held, hand: readonly [number, number]): Held {
  const drag = [hand[0] - held.base[0], hand[1] - held.base[1]] as const
  return { ...held, drag, dragged: held.dragged || Math.hypot(...drag) > SHAKE }
}

const along = (way: Way, [x, y]: Held['drag']): number => way.towards[0] * x + way.towards[1] * y

/** The moves in the direction of the drag, the shortest first, and how far the drag goes along them. */
function heading({ ways, drag }: Held): { readonly ways: readonly Way[]; readonly gone: number } {
  const [best] = ways.toSorted((a, b) => along(b, drag) - along(a, drag))
  if (best === undefined || along(best, drag) <= 0) return { ways: [], gone: 0 }
  const same = ways.filter(({ towards }) => towards[0] * best.towards[0] + towards[1] * best.towards[1] > 0.999)
  return { ways: same.toSorted((a, b) => a.far - b.far), gone: along(best, drag) }
}

/** What is held as it is drawn: a share of its longest move that way, as far as the hand makes it; undefined: where it stood. */
export function drawnAt(held: Held): { readonly move: Move; readonly share: number } | undefined {
  const { ways, gone } = heading(held)
  const longest = ways.at(-1)
  return longest && { move: longest.move, share: Math.min(1, gone / longest.far) * longest.part }
}

/** The move made by letting go now; undefined: none, it goes back to where it stood. */
export function letGo(held: Held): Move | undefined {
  if (!held.dragged) return held.press
  const { ways, gone } = heading(held)
  return ways.findLast((_, i) => gone >= (ways[i - 1]?.far ?? 0) + HALF)?.move
}

/** One cell on by the keyboard; the very same where nothing goes that way. */
export function nudge(held: Held, [dx, dy]: Point): Held {
  const moved = dragTo(held, [held.base[0] + held.drag[0] + dx, held.base[1] + held.drag[1] + dy])
  const before = held.dragged ? letGo(held) : undefined
  return letGo(moved) === before ? held : moved
}

/** The step that the hand has gone past, and is to make before the next. */
export function passed(held: Held): Way | undefined {
  const { ways, gone } = heading(held)
  return ways.find(({ isStep, far }) => isStep && gone > far + PAST)
}

/** What the hand holds after a step it went past; undefined: it has fallen out of it. */
export function holdOn(held: Held, { by }: Way, course: Course): Held | undefined {
  const { cell, base, drag } = held
  const again = grab(course, [cell[0] + by[0], cell[1] + by[1]], [base[0] + by[0], base[1] + by[1]])
  return again && { ...dragTo(again, [base[0] + drag[0], base[1] + drag[1]]), dragged: true }
}

/** The share of what is drawn at which `move` has come to its end. */
export function shareOf(held: Held, drawn: Move, move: Move): number {
  const far = (wanted: Move): number => held.ways.find((way) => way.move === wanted)?.far ?? 0
  return far(move) / far(drawn)
}
