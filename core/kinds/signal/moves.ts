/** Moves of Signal: the number of the tile turned, and as text its place `x,y`, counted from 0. */
import type { Move } from '../../play.ts'
import type { Circuit } from './circuit.ts'
import { VARIANTS } from './masks.ts'

export const writeMove = ({ width }: Circuit, move: Move): string => `${move % width},${Math.floor(move / width)}`

/** undefined: no cell of the board. Whether its tile can be turned is for the rules to say. */
export function readMove({ width, height }: Circuit, text: string): Move | undefined {
  const parts = /^(\d{1,4})\s*,\s*(\d{1,4})$/.exec(text.trim())
  if (!parts) return undefined
  const [x, y] = [Number(parts[1]), Number(parts[2])]
  return x < width && y < height ? y * width + x : undefined
}

/** A turn back is the rest of the way round. */
export const backMoves = ({ masks }: Circuit, move: Move): readonly Move[] =>
  Array.from({ length: VARIANTS[masks[move]!]!.length - 1 }, () => move)
