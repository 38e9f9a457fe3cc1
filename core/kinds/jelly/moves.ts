/** Moves of Jelly, packed into a number and as text: `x,y>` or `x,y<`, any cell of the piece, counted from 1 as in the stage's text. */
import type { Move } from '../../play.ts'
import { isInside, type Stage } from './stage.ts'

type Wide = Pick<Stage, 'width' | 'height'>

/** Cells count from 0; `right`: the push goes to the right. */
export const packMove = ({ width }: Wide, x: number, y: number, right: boolean): Move => (y * width + x) * 2 + (right ? 1 : 0)

export const moveX = ({ width }: Wide, move: Move): number => (move >> 1) % width
export const moveY = ({ width }: Wide, move: Move): number => Math.floor((move >> 1) / width)
export const isRight = (move: Move): boolean => (move & 1) === 1

export function writeMove(stage: Wide, move: Move): string {
  return `${moveX(stage, move) + 1},${moveY(stage, move) + 1}${isRight(move) ? '>' : '<'}`
}

/** undefined: no cell of the stage. Whether a piece stands there that can be pushed is for the rules to say. */
export function readMove(stage: Wide, text: string): Move | undefined {
  const parts = /^(\d{1,3})\s*,\s*(\d{1,3})\s*([<>])$/.exec(text.trim())
  if (!parts) return undefined
  const [x, y] = [Number(parts[1]) - 1, Number(parts[2]) - 1]
  return isInside(stage, [x, y]) ? packMove(stage, x, y, parts[3] === '>') : undefined
}
