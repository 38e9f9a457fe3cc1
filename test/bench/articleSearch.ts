/**
 * The published article's pruned search as the article writes it: states as arrays, two Maps, one number a state while that is exact and
 * comma-joined text beyond. What `best` is measured against; nothing in the application uses it.
 */

import type { Lot } from '../../core/kinds/parkout/lot.ts'
import { articleKey } from '../kinds/parkout/articleKey.ts'

interface ArticleCar {
  readonly horizontal: boolean
  readonly lane: number
  readonly length: number
  /** 1: right or down. */
  readonly forward: 1 | -1
  readonly hasGate: boolean
}

export interface ArticleLevel {
  readonly width: number
  readonly height: number
  /** Walls and immobile cars, row-major. */
  readonly solid: readonly boolean[]
  readonly cars: readonly ArticleCar[]
  readonly start: readonly number[]
}

export function articleLevel(lot: Lot): ArticleLevel {
  const { width, height } = lot
  const solid = [...lot.walls]
  const cars: ArticleCar[] = []
  const start: number[] = []
  for (const { x, y, length, axis, nose } of lot.cars) {
    const horizontal = axis === 'row'
    if (nose === null) {
      for (let i = 0; i < length; i++) solid[(horizontal ? y - 1 : y - 1 + i) * width + (horizontal ? x - 1 + i : x - 1)] = true
      continue
    }
    const lane = horizontal ? y - 1 : x - 1
    cars.push({ horizontal, lane, length, forward: nose === 'right' || nose === 'down' ? 1 : -1, hasGate: lot.gates[nose][lane]! })
    start.push(horizontal ? x - 1 : y - 1)
  }
  return { width, height, solid, cars, start }
}

/** Distinct states generated, and the length of the line; null: unsolvable. */
export function articleSearch({ width, height, solid, cars, start }: ArticleLevel): {
  readonly seen: number
  readonly moves: number | null
} {
  const { base, maxCars } = articleKey(width, height)
  const keyOf = (state: readonly number[]): number | string => {
    if (cars.length > maxCars) return state.join(',')
    let key = 0
    for (let i = 0; i < state.length; i++) key = key * base + state[i]! + 1
    return key
  }
  const cellOf = (car: ArticleCar, at: number): number => (car.horizontal ? car.lane * width + at : at * width + car.lane)

  const parents = new Map<number | string, number | string | null>()
  const moves = new Map<number | string, number>()
  const queue: (readonly number[])[] = [start]
  const startKey = keyOf(start)
  parents.set(startKey, null)
  let seen = 1
  if (start.length === 0) return { seen, moves: 0 }

  const lineTo = (key: number | string): number => {
    let length = 0
    for (let at: number | string | null = key; at !== startKey && at !== null; at = parents.get(at) ?? null) length++
    return length
  }

  for (let head = 0; head < queue.length; head++) {
    const state = queue[head]!
    const key = keyOf(state)
    const taken = solid.slice()
    for (let i = 0; i < cars.length; i++) {
      if (state[i] === -1) continue
      for (let k = 0; k < cars[i]!.length; k++) taken[cellOf(cars[i]!, state[i]! + k)] = true
    }

    /** Free cells in front of one end of a car, and whether they reach the frame. */
    const room = (i: number, sign: 1 | -1): { readonly free: number; readonly open: boolean } => {
      const car = cars[i]!
      const side = car.horizontal ? width : height
      let at = sign === 1 ? state[i]! + car.length : state[i]! - 1
      let free = 0
      while (at >= 0 && at < side && !taken[cellOf(car, at)]) {
        free++
        at += sign
      }
      return { free, open: at < 0 || at >= side }
    }
    const successors: { readonly move: number; readonly next: readonly number[] }[] = []
    const exit = (i: number): void => {
      const next = state.slice()
      next[i] = -1
      successors.push({ move: i * 64 + 32, next })
    }
    const exits = (i: number): boolean => cars[i]!.hasGate && room(i, cars[i]!.forward).open
    const leaving = cars.findIndex((_, i) => state[i] !== -1 && exits(i))
    if (leaving >= 0) exit(leaving)
    else {
      for (let i = 0; i < cars.length; i++) {
        if (state[i] === -1) continue
        for (const sign of [1, -1] as const) {
          const { free } = room(i, sign)
          for (let d = 1; d <= free; d++) {
            const next = state.slice()
            next[i] = state[i]! + sign * d
            successors.push({ move: i * 64 + sign * d + 32, next })
          }
        }
      }
    }

    for (const { move, next } of successors) {
      const nextKey = keyOf(next)
      if (parents.has(nextKey)) continue
      parents.set(nextKey, key)
      moves.set(nextKey, move)
      seen++
      if (next.every((at) => at === -1)) return { seen, moves: lineTo(nextKey) }
      queue.push(next)
    }
  }
  return { seen, moves: null }
}
