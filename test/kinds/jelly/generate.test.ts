/** Generated stages: what was wished for, proven, nothing in them idle, and the same for the same seed on however many threads. */
import { describe, expect, test } from 'vitest'
import { examine } from '../../../core/examine.ts'
import { type Generated, generatorOf, readParams } from '../../../core/generate.ts'
import type { Params } from '../../../core/generator.ts'
import { check } from '../../../core/kinds/jelly/check.ts'
import { judge } from '../../../core/kinds/jelly/judge.ts'
import { removalsOf } from '../../../core/kinds/jelly/quality.ts'
import { solve } from '../../../core/kinds/jelly/solve.ts'
import type { Stage } from '../../../core/kinds/jelly/stage.ts'
import { canonical, mirrored } from '../../../core/kinds/jelly/symmetry.ts'
import { countsOf } from '../../../core/kinds/jelly/wish.ts'
import type { Rows } from '../../../core/play.ts'
import { random } from '../../../core/random.ts'
import { kindOf } from '../../../core/registry.ts'
import { makeOrder } from '../order.ts'
import { randomStage } from './randomStage.ts'
import { stageOf } from './stageOf.ts'

const kind = kindOf('jelly')!
const generator = generatorOf(kind)
const running = { aborted: false }
const quiet = (): void => {}

/** Every wish as it is if nobody asks, but for what is asked. */
const wish = (asked: Params): Params => readParams(generator, { width: 6, height: 6, effort: 'quick', ...asked })

/** The later attempts end first. */
const make = (asked: Params, seed: string, how?: Parameters<typeof makeOrder>[3]) => makeOrder('jelly', wish(asked), seed, how)
const rowsOf = ({ made }: Generated): readonly Rows[] => made.map(({ rows }) => rows)
const fewest = (stage: Stage): number | undefined => {
  const solution = solve(stage, {}, quiet, running)
  return solution.verdict === 'solved' && solution.optimal ? solution.moves.length : undefined
}

describe('a stage that is made', () => {
  const order = make({}, 'six', { count: 2 })

  test('is sound, at rest, needs pushes, and what is said of it is proven', async () => {
    const { made } = await order
    expect(made).toHaveLength(2)
    for (const { rows, metrics, report } of made) {
      const stage = stageOf(...rows)
      expect([stage.width, stage.height]).toEqual([6, 6])
      expect(kind.serialise(stage)).toEqual(rows)
      expect(check(stage)).toEqual([])
      expect(report).toMatchObject({ verdict: 'solved', optimal: true, moves: metrics.pushes, solutions: metrics.solutions })
      expect(metrics.pushes).toBeGreaterThan(1)
      expect(metrics.solutions).toBeLessThanOrEqual(12)
    }
  })

  test('has no piece, anchor, link or hidden jelly without which it needs as many pushes, and no colour alone', async () => {
    for (const { rows, metrics } of (await order).made) {
      const stage = stageOf(...rows)
      const { colours, jellies, hidden, anchored, blocks, links } = countsOf(stage)
      expect(jellies + hidden).toBeGreaterThanOrEqual(2 * colours)
      const without = removalsOf(stage)
      expect(without).toHaveLength(jellies + blocks + links + hidden + anchored)
      for (const { without: one } of without) expect(fewest(one)).not.toBe(metrics.pushes)
    }
  })

  test('is the same for the same seed, whichever attempt ends first', async () => {
    expect(rowsOf(await make({}, 'six', { count: 2, width: 2 }))).toEqual(rowsOf(await order))
  })
})

test.each([
  ['exact', { colours: 2, blocks: 1, hidden: 1 }],
  ['s5', { width: 7, links: 1 }],
  ['s3', { colours: 1, jellies: 3, blocks: 0, links: 0, hidden: 0, anchored: 0 }],
] satisfies [string, Params][])('%s: %o is kept to the number', async (seed, asked) => {
  const { made } = await make(asked, seed, { tries: 6 })
  expect(made).toHaveLength(1)
  const { width, ...counts } = { width: 6, ...asked }
  const stage = stageOf(...made[0]!.rows)
  expect(countsOf(stage)).toMatchObject(counts)
  expect(stage.width).toBe(width)
})

test.each(['first-steps', 'easy'])('the grade %s is kept', async (grade) => {
  const { made } = await make({ grade }, 'graded', { tries: 6 })
  expect(made.map(({ report }) => report.grade)).toEqual([grade])
})

test.each([
  ['medium', 'medium-4', { width: 5, height: 5 }],
  ['hard', 'hard-1', { hidden: 2 }],
  ['expert', 'expert-2', { width: 8, height: 8, hidden: 5 }],
] as const)('the grade %s is kept, and judged so anew from the rows alone', async (grade, seed, asked) => {
  const { made } = await make({ grade, ...asked }, seed, { tries: 1 })
  expect(made).toHaveLength(1)
  const { rows, report, metrics } = made[0]!
  const anew = examine(kind, rows, 'analyse', {}, [], quiet, running)
  expect(anew).toMatchObject({ verdict: 'solved', optimal: true, moves: metrics.pushes, grade, issues: [] })
  expect([report.grade, report.factors.score]).toEqual([grade, anew.factors.score])
})

test('bounds on the pushes are kept', async () => {
  const { made } = await make({ minMoves: 6, maxMoves: 8 }, 'bounds', { tries: 6 })
  expect(made).toHaveLength(1)
  const pushes = fewest(stageOf(...made[0]!.rows))!
  expect(pushes >= 6 && pushes <= 8).toBe(true)
})

test('what cannot be is not found, and never something near it', async () => {
  const end = await make({ width: 4, height: 3, jellies: 11 }, 'full', { tries: 2 })
  expect(end).toEqual({ made: [], notFound: [{ number: 1, seed: 'full', tries: 2 }] })
  expect((await make({ width: 4, height: 3, minMoves: 90 }, 'long', { tries: 1 })).made).toEqual([])
})

test('a stopped attempt is missed, at once', () => {
  const report = generator.attempt(wish({}), random('stop'), quiet, { aborted: true }, 'stop')
  expect(report).toEqual({ is: 'missed', reason: 'stopped' })
})

test('an attempt that is stopped on its way ends there, with nothing half made', () => {
  let polls = 0
  const soon = {
    get aborted() {
      return ++polls > 3_000
    },
  }
  const reported: number[] = []
  const params = wish({ effort: 'thorough' })
  expect(generator.attempt(params, random('stop'), ({ done }) => void reported.push(done), soon, 'stop')).toEqual({
    is: 'missed',
    reason: 'stopped',
  })
  expect(reported.length).toBeGreaterThan(0)
  expect(Math.max(...reported)).toBeLessThan(0.1)
  expect(polls).toBeLessThan(3_100)
})

test('the judge finds the fewest pushes that the search proves, or none', () => {
  let solved = 0
  for (let seed = 0; seed < 120; seed++) {
    const stage = stageOf(...randomStage(seed))
    const found = fewest(stage)
    if (found !== undefined) solved++
    expect([seed, judge(stage, running, quiet)]).toEqual([seed, found])
  }
  expect(solved).toBeGreaterThan(20)
})

test('stages that differ by a mirror, colours or marks are one', () => {
  const texts = new Set<string>()
  for (let seed = 0; seed < 100; seed++) {
    const stage = stageOf(...randomStage(seed))
    const text = canonical(stage)
    expect(canonical(mirrored(stage))).toBe(text)
    expect(mirrored(mirrored(stage))).toEqual(stage)
    const other = (letter: string): string => ({ R: 'V', r: 'v', G: 'C', g: 'c', '@': '$', '*': '@' })[letter] ?? letter
    const renamed = { ...stage, cells: stage.cells.map(other), buds: stage.buds.map((bud) => ({ ...bud, colour: other(bud.colour) })) }
    expect(canonical(renamed)).toBe(text)
    texts.add(text)
  }
  expect(texts.size).toBeGreaterThan(95)
})
