/** Small changes of a stage at random, for the generator: what they leave may float, or be no stage to offer. */
import type { Random } from '../../random.ts'
import { piecesOf, withCells, withMoved } from './arrange.ts'
import { groupsOf } from './pieces.ts'
import {
  around,
  type Bud,
  COLOURS,
  canHide,
  cellAt,
  DIRECTIONS,
  EMPTY,
  indexOf,
  isAnchored,
  isInside,
  isJelly,
  isPiece,
  type Link,
  linkOrder,
  MARKS,
  otherEnd,
  pointOf,
  STEPS,
  type Stage,
  WALL,
} from './stage.ts'
import type { Counts } from './wish.ts'

type Change = (stage: Stage, numbers: Random) => Stage | undefined

/** Cells of a new block, and of a new jelly, at most. */
const BLOCK_CELLS = 4
const JELLY_CELLS = 2

const freeCells = ({ cells }: Stage): readonly number[] => [...cells.keys()].filter((at) => cells[at] === EMPTY)

/** The free cells beside one. */
const freeBeside = (stage: Stage, at: number): readonly number[] =>
  around(pointOf(stage, at)).flatMap((cell) => (isInside(stage, cell) && cellAt(stage, cell) === EMPTY ? [indexOf(stage, cell)] : []))

const lettersIn = ({ cells }: Stage): readonly string[] =>
  [...COLOURS].filter((letter) => cells.some((cell) => cell.toUpperCase() === letter))

/** One already there, now and then a new one. */
function someColour(stage: Stage, most: number, numbers: Random): string {
  const used = lettersIn(stage)
  const isNew = used.length === 0 || (used.length < most && numbers.below(3) === 0)
  return isNew ? [...COLOURS].find((letter) => !used.includes(letter))! : numbers.pick(used)
}

/** A shape of so many free cells, grown from one. */
function someShape(stage: Stage, size: number, numbers: Random): readonly number[] | undefined {
  const free = freeCells(stage)
  if (free.length === 0) return undefined
  const shape = [numbers.pick(free)]
  while (shape.length < size) {
    const next = shape.flatMap((at) => freeBeside(stage, at)).filter((at) => !shape.includes(at))
    if (next.length === 0) break
    shape.push(numbers.pick(next))
  }
  return shape
}

const addJelly =
  (mostColours: number): Change =>
  (stage, numbers) => {
    const letter = someColour(stage, mostColours, numbers)
    const shape = someShape(stage, numbers.below(4) === 0 ? JELLY_CELLS : 1, numbers)
    return shape && withCells(stage, shape, letter)
  }

const addBlock: Change = (stage, numbers) => {
  const mark = numbers.pick([...MARKS])
  const shape = someShape(stage, 1 + numbers.below(BLOCK_CELLS), numbers)
  return shape && withCells(stage, shape, mark)
}

const somePiece = (stage: Stage, numbers: Random, is: (cell: string) => boolean): readonly number[] | undefined => {
  const pieces = piecesOf(stage).filter(([at]) => is(stage.cells[at!]!))
  return pieces.length === 0 ? undefined : numbers.pick(pieces)
}

const removePiece: Change = (stage, numbers) => {
  const piece = somePiece(stage, numbers, isPiece)
  return piece && withCells(stage, piece, EMPTY)
}

const recolour =
  (mostColours: number): Change =>
  (stage, numbers) => {
    const piece = somePiece(stage, numbers, isJelly)
    const letter = someColour(stage, mostColours, numbers)
    return piece && withCells(stage, piece, (at) => (isAnchored(stage.cells[at]!) ? letter.toLowerCase() : letter))
  }

const toggleAnchor: Change = (stage, numbers) => {
  const piece = somePiece(stage, numbers, isJelly)
  if (!piece) return undefined
  const isFree = !isAnchored(stage.cells[piece[0]!]!)
  return withCells(stage, piece, (at) => (isFree ? stage.cells[at]!.toLowerCase() : stage.cells[at]!.toUpperCase()))
}

const growPiece: Change = (stage, numbers) => {
  const piece = somePiece(stage, numbers, isPiece)
  const free = piece?.flatMap((at) => freeBeside(stage, at))
  return piece && free && free.length > 0 ? withCells(stage, [numbers.pick(free)], stage.cells[piece[0]!]!) : undefined
}

const shrinkPiece: Change = (stage, numbers) => {
  const pieces = piecesOf(stage).filter(({ length }) => length > 1)
  return pieces.length === 0 ? undefined : withCells(stage, [numbers.pick(numbers.pick(pieces))], EMPTY)
}

/** A group by a few cells, or anywhere. */
const moveGroup: Change = (stage, numbers) => {
  const groups = groupsOf(stage)
  if (groups.length === 0) return undefined
  const group = numbers.pick(groups)
  const isFar = numbers.below(3) === 0
  const by = (side: number): number => (isFar ? numbers.below(2 * side - 1) - side + 1 : numbers.below(5) - 2)
  return withMoved(stage, new Set(group.cells), by(stage.width), by(stage.height))
}

/** A wall comes or goes; those that stand alone come less often than those that lengthen others. */
const toggleWall: Change = (stage, numbers) => {
  const at = numbers.below(stage.cells.length)
  const cell = stage.cells[at]!
  if (isPiece(cell)) return undefined
  if (cell === WALL) return withCells(stage, [at], EMPTY)
  const isAlone = around(pointOf(stage, at)).every((cell) => cellAt(stage, cell) !== WALL)
  return isAlone && numbers.below(4) > 0 ? undefined : withCells(stage, [at], WALL)
}

/** A wall moves to a cell beside it. */
const moveWall: Change = (stage, numbers) => {
  const walls = [...stage.cells.keys()].filter((at) => stage.cells[at] === WALL)
  if (walls.length === 0) return undefined
  const at = numbers.pick(walls)
  const to = freeBeside(stage, at)
  return to.length === 0 ? undefined : withCells(withCells(stage, [at], EMPTY), [numbers.pick(to)], WALL)
}

const toggleLink: Change = (stage, numbers) => {
  if (stage.links.length > 0 && numbers.below(2) === 0)
    return { ...stage, links: stage.links.toSpliced(numbers.below(stage.links.length), 1) }
  const pieces = piecesOf(stage)
  const pieceOf = (at: number): number => pieces.findIndex((cells) => cells.includes(at))
  const pairs = pieces.flat().flatMap((at): Link[] =>
    (['>', 'v'] as const).flatMap((direction) => {
      const [x, y] = pointOf(stage, at)
      const other = otherEnd({ x, y, direction })
      return isPiece(cellAt(stage, other)) && pieceOf(indexOf(stage, other)) !== pieceOf(at) ? [{ x, y, direction }] : []
    }),
  )
  if (pairs.length === 0) return undefined
  const link = numbers.pick(pairs)
  const isSame = (one: Link): boolean => one.x === link.x && one.y === link.y && one.direction === link.direction
  if (stage.links.some(isSame)) return undefined
  return { ...stage, links: [...stage.links, link].sort(linkOrder) }
}

/** A hidden jelly comes, goes or is another. */
const changeBud: Change = (stage, numbers) => {
  const kind = numbers.below(4)
  if (stage.buds.length > 0 && kind === 0) return { ...stage, buds: stage.buds.toSpliced(numbers.below(stage.buds.length), 1) }
  const used = lettersIn(stage)
  if (used.length === 0) return undefined
  const isAnother = stage.buds.length > 0 && kind === 1
  const old = isAnother ? numbers.below(stage.buds.length) : -1
  const others = stage.buds.filter((_, i) => i !== old)
  const places = bedsOf(stage).filter(({ x, y }) => !others.some((one) => one.x === x && one.y === y))
  if (places.length === 0) return undefined
  const bud: Bud = { ...numbers.pick(places), colour: numbers.pick(used), linked: numbers.below(3) === 0 }
  return { ...stage, buds: isAnother ? stage.buds.with(old, bud) : [...stage.buds, bud] }
}

/** Where a hidden jelly can be, and the way out: from walls, the border and blocks to cells that are none. */
function bedsOf(stage: Stage): readonly Pick<Bud, 'x' | 'y' | 'direction'>[] {
  const { width, height, cells } = stage
  return [...cells.keys()].flatMap((at) => {
    const to = pointOf(stage, at)
    if (canHide(cells[at]!)) return []
    return DIRECTIONS.flatMap((direction) => {
      const [dx, dy] = STEPS[direction]
      const [x, y] = [to[0] - dx, to[1] - dy]
      // From the border at the sides and below only: nothing can make room downwards.
      const host = y < 0 || x > width || y > height ? EMPTY : cellAt(stage, [x, y])
      return canHide(host) ? [{ x, y, direction }] : []
    })
  })
}

/** By how often each is tried; those of jellies take the most colours there may be. */
const WEIGHTS: readonly (readonly [weight: number, change: (mostColours: number) => Change])[] = [
  [18, () => toggleWall],
  [10, () => moveWall],
  [30, () => moveGroup],
  [8, addJelly],
  [5, () => removePiece],
  [4, recolour],
  [6, () => growPiece],
  [5, () => shrinkPiece],
  [3, () => addBlock],
  [3, () => toggleAnchor],
  [3, () => toggleLink],
  [5, () => changeBud],
]
const TOTAL = WEIGHTS.reduce((sum, [weight]) => sum + weight, 0)

/** One change at random; undefined: it does not fit. */
export function changeOf(stage: Stage, mostColours: number, numbers: Random): Stage | undefined {
  let draw = numbers.below(TOTAL)
  const found = WEIGHTS.find(([weight]) => (draw -= weight) < 0)
  return found?.[1](mostColours)(stage, numbers)
}

const ADDING: Readonly<Record<keyof Counts, (mostColours: number) => Change>> = {
  colours: recolour,
  jellies: addJelly,
  anchored: () => toggleAnchor,
  blocks: () => addBlock,
  links: () => toggleLink,
  hidden: () => changeBud,
}

/** A change that may add what is missing; undefined: it does not fit. */
export const additionTo = (stage: Stage, missing: keyof Counts, mostColours: number, numbers: Random): Stage | undefined =>
  ADDING[missing](mostColours)(stage, numbers)
