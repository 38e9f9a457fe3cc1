/** A board made ready to be reasoned about: neighbours looked up, tiles as bytes. */
import type { Point } from '../../../grid.ts'
import type { Tiles } from '../circuit.ts'
import { type Mask, neighbour } from '../masks.ts'

export interface Grid {
  readonly width: number
  readonly height: number
  readonly cells: number
  /** As they lie at the start. */
  readonly masks: Uint8Array
  /** By cell and direction, `cell * 4 + direction`: the cell there, or -1 outside. */
  readonly next: Int16Array
}

export function gridOf({ width, height, masks }: Tiles): Grid {
  const cells = width * height
  const next = Int16Array.from({ length: 4 * cells }, (_, at) => neighbour(at >> 2, at & 3, width, height))
  return { width, height, cells, masks: Uint8Array.from(masks), next }
}

export const pointOf = ({ width }: Grid, cell: number): Point => [cell % width, Math.floor(cell / width)]

/** Steps along rows and columns. */
export function distance({ width }: Grid, one: number, other: number): number {
  const across = Math.abs((one % width) - (other % width))
  const down = Math.abs(Math.floor(one / width) - Math.floor(other / width))
  return across + down
}

const ARROWS = ['↑', '→', '↓', '←']

/** A direction, or a tile by its arms: arrows need no translation. */
export const arrow = (direction: number): string => ARROWS[direction]!
export const arrows = (mask: Mask): string => ARROWS.filter((_, direction) => mask & (1 << direction)).join('')
