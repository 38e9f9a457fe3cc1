/** Generated lots: what was wished for, proven, and the same for the same seed. */
import { describe, expect, test } from 'vitest'
import { generate } from '../../../core/generate.ts'
import type { LevelGenerator, Params, Rows } from '../../../core/kind.ts'
import { solveBest } from '../../../core/kinds/parkout/best.ts'
import { check } from '../../../core/kinds/parkout/check.ts'
import { parkout } from '../../../core/kinds/parkout/index.ts'
import { parse, serialise } from '../../../core/kinds/parkout/level.ts'
import type { Lot } from '../../../core/kinds/parkout/lot.ts'
import { mirrored, transposed } from '../../../core/kinds/parkout/symmetry.ts'
import { random } from '../../../core/random.ts'
import { proven } from './proven.ts'

const anneal = parkout.generators[0] as LevelGenerator<Lot>
const running = { aborted: false }
const quiet = (): void => {}
/** Every parameter at its initial value, but for what is wished. */
const wish = (asked: Params): Params => ({
  ...Object.fromEntries(anneal.params.flatMap((spec) => (spec.initial === undefined ? [] : [[spec.name, spec.initial]]))),
  effort: 20_000,
  ...asked,
})
const make = (asked: Params, seed: string, tries = 3) => generate(anneal, wish(asked), seed, tries, quiet, running)
const rowsOf = (end: ReturnType<typeof make>): Rows | null => (end.is === 'made' ? serialise(end.board) : null)

describe('a lot that is made', () => {
  const made = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => {
    const end = make({ width: 5, height: 5 }, seed)
    return end.is === 'made' ? [end] : []
  })

  test('is sound, needs slides, and what is said of it is proven', () => {
    expect(made.length).toBeGreaterThan(4)
    for (const { board, metrics } of made) {
      expect([board.width, board.height]).toEqual([5, 5])
      expect(parse(serialise(board))).toMatchObject({ ok: true, value: board })
      expect(check(board).filter(({ blocks }) => blocks)).toEqual([])
      const solution = solveBest(board, {}, quiet, running)
      expect(solution).toMatchObject({ verdict: 'solved', optimal: true })
      const driven = board.cars.filter(({ nose }) => nose !== null).length
      if (solution.verdict === 'solved')
        expect(metrics).toMatchObject({ moves: solution.moves.length, slides: solution.moves.length - driven })
      expect(metrics.slides).toBeGreaterThan(0)
    }
  })

  test('is like no other one', () => {
    expect(new Set(made.map(({ board }) => anneal.canonical(board))).size).toBe(made.length)
  })
})

test('the same seed and wish give the same lot, another seed another', () => {
  const first = rowsOf(make({ width: 5, height: 5 }, 'same'))
  expect(first).not.toBeNull()
  expect(rowsOf(make({ width: 5, height: 5 }, 'same'))).toEqual(first)
  expect(rowsOf(make({ width: 5, height: 5 }, 'other'))).not.toEqual(first)
})

test('an attempt does not depend on those before it', () => {
  const params = wish({ width: 5, height: 5 })
  const alone = anneal.attempt(params, random('same').fork('2'), quiet, running)
  const later = random('same')
  anneal.attempt(params, later.fork('1'), quiet, running)
  expect(anneal.attempt(params, later.fork('2'), quiet, running)).toEqual(alone)
})

test('a wish for a grade, cars and walls is kept to the letter', () => {
  const end = make({ width: 6, height: 6, grade: 'medium', minCars: 6, maxCars: 10, walls: 2, immobile: 1 }, 'wish', 10)
  expect(end.is).toBe('made')
  if (end.is !== 'made') return
  const { board } = end
  const driven = board.cars.filter(({ nose }) => nose !== null).length
  expect(driven).toBeGreaterThanOrEqual(6)
  expect(driven).toBeLessThanOrEqual(10)
  expect(board.walls.filter(Boolean)).toHaveLength(2)
  expect(board.cars.length - driven).toBe(1)
  const solution = parkout.solve(board, {}, quiet, running)
  expect(parkout.analyse(board, solution, {}, quiet, running).grade).toBe('medium')
})

test('what cannot be is not found, after the tries that were granted; nothing else is offered', () => {
  expect(make({ width: 4, height: 4, minCars: 12, maxCars: 12 }, 'full', 3)).toEqual({ is: 'not-found', tries: 3 })
})

test('stopped, it ends at once with nothing', () => {
  expect(generate(anneal, wish({ effort: 10_000_000 }), 'stop', 5, quiet, { aborted: true })).toEqual({ is: 'not-found', tries: 1 })
})

test('mirroring, turning and renaming are seen through', () => {
  for (const { rows } of proven.slice(0, 40)) {
    const lot = parse(rows)
    if (!lot.ok) continue
    const text = anneal.canonical(lot.value)
    expect(anneal.canonical(mirrored(lot.value))).toBe(text)
    expect(anneal.canonical(transposed(lot.value))).toBe(text)
    expect(mirrored(mirrored(lot.value))).toEqual(lot.value)
    expect(transposed(transposed(lot.value))).toEqual(lot.value)
  }
})
