/** Random trees over a whole board, and small changes that leave them trees. */
import type { Random } from '../../../random.ts'
import { tree } from '../article/tree.ts'
import { armsOf, BITS, type Mask, neighbour, opposite } from '../masks.ts'

/** A board that lies in an answer: its arms make one tree. Changed in place. */
export interface Tree {
  readonly width: number
  readonly height: number
  readonly masks: Mask[]
}

/** Trees of the second manner that may be cut off before one is whole. */
const GROWTHS = 50

/** With crosses by Kruskal over shuffled edges; without, grown from the middle, no tile past three arms. undefined: none came out whole. */
export function randomTree(width: number, height: number, crosses: boolean, numbers: Random): Tree | undefined {
  if (crosses) return { width, height, masks: [...tree(width, height, numbers.next)] }
  for (let tries = 0; tries < GROWTHS; tries++) {
    const masks = grown(width, height, numbers)
    if (masks) return { width, height, masks }
  }
  return undefined
}

function grown(width: number, height: number, numbers: Random): Mask[] | undefined {
  const masks: Mask[] = new Array(width * height).fill(0)
  const start = (height >> 1) * width + (width >> 1)
  /** Edges from what has grown, `cell * 4 + direction`; some lead to what has grown since. */
  const frontier = [0, 1, 2, 3].map((d) => 4 * start + d)
  let reached = 1
  while (frontier.length > 0) {
    const at = numbers.below(frontier.length)
    const edge = frontier[at]!
    frontier[at] = frontier.at(-1)!
    frontier.pop()
    const [cell, d] = [edge >> 2, edge & 3]
    const next = neighbour(cell, d, width, height)
    if (next < 0 || next === start || masks[next] !== 0 || armsOf(masks[cell]!) === 3) continue
    masks[cell]! |= BITS[d]!
    masks[next] = BITS[opposite(d)]!
    reached++
    for (let onward = 0; onward < 4; onward++) if (onward !== opposite(d)) frontier.push(4 * next + onward)
  }
  return reached === masks.length ? masks : undefined
}

/** What a swap changed: cells and the masks they had. */
export type Undo = readonly (readonly [cell: number, mask: Mask])[]

/**
 * Joins `cell` to a random neighbour that it is not joined to, and cuts a random other edge of the circle that this closes. undefined: it
 * is joined to all its neighbours, or the change would make a cross where there must be none; nothing is changed then.
 */
export function swapAt(tree: Tree, cell: number, crosses: boolean, numbers: Random): Undo | undefined {
  const absent = absentAt(tree, cell)
  if (absent.length === 0) return undefined
  const d = numbers.pick(absent)
  const circle = circleOver(tree, cell, d)
  const undo = swap(tree, cell, d, circle, numbers.below(circle.length - 1))
  const other = circle.at(-1)!
  if (crosses || (tree.masks[cell] !== 15 && tree.masks[other] !== 15)) return undo
  restore(tree.masks, undo)
  return undefined
}

/** All such swaps one by one, each to be restored before the next; `near`: only those that cut at an end of the new edge. */
export function* swapsAt(tree: Tree, cell: number, near: boolean): Generator<Undo> {
  for (const d of absentAt(tree, cell)) {
    const circle = circleOver(tree, cell, d)
    const last = circle.length - 2
    for (let cut = 0; cut <= last; cut++) if ((cut === 0 || cut === last) === near) yield swap(tree, cell, d, circle, cut)
  }
}

/** Directions of neighbours that it is not joined to. */
const absentAt = ({ width, height, masks }: Tree, cell: number): readonly number[] =>
  [0, 1, 2, 3].filter((d) => !(masks[cell]! & BITS[d]!) && neighbour(cell, d, width, height) >= 0)

/** The cells of the circle that joining `cell` in a direction closes, from it to that neighbour. */
const circleOver = ({ width, height, masks }: Tree, cell: number, d: number): readonly number[] =>
  pathBetween(masks, width, cell, neighbour(cell, d, width, height))

function swap({ width, height, masks }: Tree, cell: number, d: number, circle: readonly number[], cut: number): Undo {
  const other = circle.at(-1)!
  const [from, to] = [circle[cut]!, circle[cut + 1]!]
  const undo = [...new Set([cell, other, from, to])].map((changed) => [changed, masks[changed]!] as const)
  const between = [0, 1, 2, 3].find((way) => neighbour(from, way, width, height) === to)!
  masks[from]! &= ~BITS[between]!
  masks[to]! &= ~BITS[opposite(between)]!
  masks[cell]! |= BITS[d]!
  masks[other]! |= BITS[opposite(d)]!
  return undo
}

export function restore(masks: Mask[], undo: Undo): void {
  for (const [cell, mask] of undo) masks[cell] = mask
}

/** The cells along the arms from one to another, both included. */
function pathBetween(masks: readonly Mask[], width: number, from: number, to: number): readonly number[] {
  const step = [-width, 1, width, -1]
  const back = new Int16Array(masks.length).fill(-1)
  back[to] = to
  const queue = [to]
  for (const cell of queue) {
    if (cell === from) break
    for (let d = 0; d < 4; d++) {
      if (!(masks[cell]! & BITS[d]!)) continue
      const next = cell + step[d]!
      if (back[next]! >= 0) continue
      back[next] = cell
      queue.push(next)
    }
  }
  const path = [from]
  for (let cell = from; cell !== to; cell = back[cell]!) path.push(back[cell]!)
  return path
}
