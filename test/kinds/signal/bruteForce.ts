/** Every answer of a small board by trying every way to lie every tile, judged by the rules as they are told: one network, no loose arm, no loop. */
import type { Circuit } from '../../../core/kinds/signal/circuit.ts'
import { type Mask, VARIANTS } from '../../../core/kinds/signal/masks.ts'

/** By direction, clockwise from up. */
const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** Whether every arm meets an arm, and walking from a corner visits every tile, each by one way only. */
export function isAnswer(masks: readonly Mask[], width: number, height: number): boolean {
  const visited = new Set<number>()
  const walk = (x: number, y: number, from: number): boolean => {
    const cell = y * width + x
    if (visited.has(cell)) return false
    visited.add(cell)
    for (let d = 0; d < 4; d++) {
      if (!(masks[cell]! & (1 << d)) || d === from) continue
      const [u, v] = [x + STEPS[d]![0], y + STEPS[d]![1]]
      const back = (d + 2) % 4
      if (u < 0 || v < 0 || u >= width || v >= height || !(masks[v * width + u]! & (1 << back)) || !walk(u, v, back)) return false
    }
    return true
  }
  return walk(0, 0, -1) && visited.size === width * height
}

export function answersByForce({ width, height, masks, locks }: Circuit): readonly (readonly Mask[])[] {
  const ways = masks.map((mask, cell) => (locks[cell] ? [mask] : VARIANTS[mask]!))
  const answers: (readonly Mask[])[] = []
  const lie = (placed: readonly Mask[]): void => {
    if (placed.length === masks.length) {
      if (isAnswer(placed, width, height)) answers.push(placed)
      return
    }
    for (const mask of ways[placed.length]!) lie([...placed, mask])
  }
  lie([])
  return answers
}
