/** Every answer of a small board by trying every way to lie every tile that fits the ones before, judged by the rules as they are told: one network, no loose arm, no loop. */
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
  const answers: (readonly Mask[])[] = []
  const lies: Mask[] = []
  const has = (cell: number, d: number): boolean => (lies[cell]! & (1 << d)) !== 0
  const lie = (cell: number): void => {
    if (cell === masks.length) {
      if (isAnswer(lies, width, height)) answers.push([...lies])
      return
    }
    const x = cell % width
    for (const mask of locks[cell] ? [masks[cell]!] : VARIANTS[masks[cell]!]!) {
      lies[cell] = mask
      const up = cell >= width && has(cell - width, 2)
      const left = x > 0 && has(cell - 1, 1)
      if (has(cell, 0) === up && has(cell, 3) === left) lie(cell + 1)
    }
  }
  lie(0)
  return answers
}
