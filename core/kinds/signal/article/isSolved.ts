/** When a board is solved, as the published article has it: all tiles in one network, with no loose arm and no loop. */
import { armsOf, BITS, type Mask, neighbour, opposite } from '../masks.ts'

/** One tile without arms is solved. */
export function isSolved(masks: readonly Mask[], width: number, height: number): boolean {
  const cells = width * height
  if (masks.length !== cells) return false
  let arms = 0
  for (let cell = 0; cell < cells; cell++) {
    for (let direction = 0; direction < 4; direction++) {
      if (!(masks[cell]! & BITS[direction]!)) continue
      const next = neighbour(cell, direction, width, height)
      if (next < 0 || !(masks[next]! & BITS[opposite(direction)]!)) return false
    }
    arms += armsOf(masks[cell]!)
  }
  return arms / 2 === cells - 1 && reachesAll(masks, width, height)
}

/** Along arms that are answered. */
function reachesAll(masks: readonly Mask[], width: number, height: number): boolean {
  const reached = new Uint8Array(masks.length)
  const queue = [0]
  reached[0] = 1
  for (const cell of queue)
    for (let direction = 0; direction < 4; direction++) {
      if (!(masks[cell]! & BITS[direction]!)) continue
      const next = neighbour(cell, direction, width, height)
      if (reached[next]) continue
      reached[next] = 1
      queue.push(next)
    }
  return queue.length === masks.length
}
