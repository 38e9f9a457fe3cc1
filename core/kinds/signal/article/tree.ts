/** The published article's random tree: all edges shuffled, then Kruskal. Not every tree is as likely as every other. */
import { BITS, DOWN, type Mask, neighbour, opposite, RIGHT } from '../masks.ts'

/** Draws 2 * width * height - width - height - 1 numbers, or none where there is but one edge. */
export function tree(width: number, height: number, draw: () => number): readonly Mask[] {
  const edges: (readonly [cell: number, direction: number])[] = []
  for (let cell = 0; cell < width * height; cell++)
    for (const direction of [RIGHT, DOWN]) if (neighbour(cell, direction, width, height) >= 0) edges.push([cell, direction])
  for (let i = edges.length - 1; i > 0; i--) {
    const j = Math.floor(draw() * (i + 1))
    const moved = edges[i]!
    edges[i] = edges[j]!
    edges[j] = moved
  }

  const masks: Mask[] = new Array(width * height).fill(0)
  const parents = masks.map((_, cell) => cell)
  const root = (cell: number): number => {
    while (parents[cell] !== cell) cell = parents[cell] = parents[parents[cell]!]!
    return cell
  }
  for (const [cell, direction] of edges) {
    const next = neighbour(cell, direction, width, height)
    const [a, b] = [root(cell), root(next)]
    if (a === b) continue
    parents[a] = b
    masks[cell]! |= BITS[direction]!
    masks[next]! |= BITS[opposite(direction)]!
  }
  return masks
}
