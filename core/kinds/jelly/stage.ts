/** A Jelly stage as plain data: its cells as the characters of its text, its links and its buds (hidden jellies). Cells count from 0. */
import type { Point } from '../../grid.ts'

export const EMPTY = '.'
export const WALL = '#'
/** A capital is a jelly of one cell, its small letter the same anchored. */
export const COLOURS = 'RGBYCMOV'
/** Black cells; a connected region of one mark is one block, so two blocks that touch have different marks. */
export const MARKS = '@*$%'
/** Cells a side. */
export const MAX_SIDE = 24

export type Direction = '<' | '>' | '^' | 'v'
export const DIRECTIONS: readonly Direction[] = ['<', '>', '^', 'v']
export const STEPS: Readonly<Record<Direction, Point>> = { '<': [-1, 0], '>': [1, 0], '^': [0, -1], v: [0, 1] }

/** What a link or a hidden jelly has in the text. */
interface Directive {
  /** The author's comments right above its line, without their slashes. */
  readonly above?: readonly string[]
}

/** The pieces at a cell and at its neighbour are tied together. To the right or downwards only, so that every link is written one way. */
export interface Link extends Directive {
  readonly x: number
  readonly y: number
  readonly direction: '>' | 'v'
}

/** A hidden jelly of one cell inside a wall, the border (x = -1, y = height, …) or a black block. */
export interface Bud extends Directive {
  readonly x: number
  readonly y: number
  /** One of `COLOURS`. */
  readonly colour: string
  /** The side it emerges on. */
  readonly direction: Direction
  /** Once emerged it is tied to its block, or anchored to its wall. */
  readonly linked: boolean
}

export interface Stage {
  readonly width: number
  readonly height: number
  /** Row-major, `width * height` characters: `EMPTY`, `WALL`, one of `COLOURS` in either case, or one of `MARKS`. */
  readonly cells: readonly string[]
  /** Each once, by row and column, to the right before downwards. */
  readonly links: readonly Link[]
  /** In the order they are tried, which is part of the rules. */
  readonly buds: readonly Bud[]
  /** The author's comments below all other lines. */
  readonly comments: readonly string[]
}

export const isInside = ({ width, height }: Pick<Stage, 'width' | 'height'>, [x, y]: Point): boolean =>
  x >= 0 && y >= 0 && x < width && y < height

/** On the board or in its border, where hidden jellies can be. */
export const isInBorder = ({ width, height }: Pick<Stage, 'width' | 'height'>, [x, y]: Point): boolean =>
  x >= -1 && y >= -1 && x <= width && y <= height

/** The cell of the board beside a place in its border; of a cell, itself. */
export const nearest = ({ width, height }: Pick<Stage, 'width' | 'height'>, [x, y]: Point): Point => [
  Math.min(width - 1, Math.max(0, x)),
  Math.min(height - 1, Math.max(0, y)),
]

/** Row-major. */
export const indexOf = ({ width }: Pick<Stage, 'width'>, [x, y]: Point): number => y * width + x
export const pointOf = ({ width }: Pick<Stage, 'width'>, at: number): Point => [at % width, Math.floor(at / width)]

/** The border and all beyond it is wall. */
export const cellAt = (stage: Pick<Stage, 'width' | 'height' | 'cells'>, [x, y]: Point): string =>
  isInside(stage, [x, y]) ? (stage.cells[y * stage.width + x] as string) : WALL

/** 0-based in `COLOURS`, or -1 for what is no jelly. */
export const colourOf = (cell: string): number => COLOURS.indexOf(cell.toUpperCase())
export const isJelly = (cell: string): boolean => colourOf(cell) >= 0
export const isAnchored = (cell: string): boolean => isJelly(cell) && cell !== cell.toUpperCase()
export const isBlock = (cell: string): boolean => MARKS.includes(cell)
export const isPiece = (cell: string): boolean => isJelly(cell) || isBlock(cell)

/** A wall, the border or a block: what a hidden jelly can be in. */
export const canHide = (cell: string): boolean => cell === WALL || isBlock(cell)

export const otherEnd = ({ x, y, direction }: Pick<Link, 'x' | 'y'> & { readonly direction: Direction }): Point => {
  const [dx, dy] = STEPS[direction]
  return [x + dx, y + dy]
}

/** The four cells beside one, of the border too. */
export const around = ([x, y]: Point): readonly Point[] => DIRECTIONS.map((direction) => otherEnd({ x, y, direction }))

/** As stages keep them. */
export const linkOrder = (a: Link, b: Link): number => a.y - b.y || a.x - b.x || (a.direction < b.direction ? -1 : 1)

/** A stage of empty cells. Throws a RangeError for a side outside 1..24. */
export function blank({ width, height }: Pick<Stage, 'width' | 'height'>): Stage {
  for (const side of [width, height])
    if (!(Number.isInteger(side) && side >= 1 && side <= MAX_SIDE)) throw new RangeError(`a side of ${side} cells`)
  return { width, height, cells: Array.from({ length: width * height }, () => EMPTY), links: [], buds: [], comments: [] }
}
