/** Boards made to order: one answer, a fair start, every wish kept to the letter, or nothing. */
import { describe, expect, test } from 'vitest'
import { generateLevels, readParams, runAttempt } from '../../../core/generate.ts'
import type { Attempt } from '../../../core/generator.ts'
import { analyzeDifficulty } from '../../../core/kinds/signal/article/difficulty.ts'
import { metrics } from '../../../core/kinds/signal/article/metrics.ts'
import { solveArticle } from '../../../core/kinds/signal/article/solve.ts'
import type { Circuit } from '../../../core/kinds/signal/circuit.ts'
import { deduce } from '../../../core/kinds/signal/deduce.ts'
import { answersOf } from '../../../core/kinds/signal/fast/answers.ts'
import { perturb } from '../../../core/kinds/signal/fast/perturb.ts'
import { loopCells, neighbourTable } from '../../../core/kinds/signal/network.ts'
import { random } from '../../../core/random.ts'
import { kindOf } from '../../../core/registry.ts'
import { isAnswer } from './bruteForce.ts'
import { turnsTo } from './everyAnswer.ts'

const running = { aborted: false }
type Wishes = Readonly<Record<string, number | string>>

const attempt = (wishes: Wishes, seed: string, stop = running): Attempt<Circuit> =>
  perturb.attempt(readParams(perturb, wishes), random(seed).fork('1'), () => {}, stop, seed)

/** Of an attempt that must come off; looked at in every respect that no wish changes. */
function made(wishes: Wishes, seed: string): { readonly board: Circuit; readonly metrics: Readonly<Record<string, number>> } {
  const result = attempt(wishes, seed)
  if (result.is !== 'made') return expect.fail(`${JSON.stringify(wishes)}, seed ${seed}: ${result.reason}`)
  const { board } = result
  const { width, height, masks, locks, answer } = board
  expect([width, height]).toEqual([wishes.width, wishes.height])
  expect(isAnswer(answer!, width, height)).toBe(true)
  expect(isAnswer(masks, width, height)).toBe(false)
  expect(loopCells(masks, neighbourTable(board))).toEqual([])
  expect(locks.some(Boolean)).toBe(false)
  const found = answersOf(board, {}, running)
  expect(found.verdict).toBe('unique')
  expect(found.shown).toEqual([answer])
  expect(result.metrics.turns).toBe(turnsTo(masks, answer!, false))
  return result
}

test('any size to 40 x 40 has one answer, on every seed', () => {
  const sizes = random('sizes')
  for (let seed = 0; seed < 60; seed++) {
    const [width, height] = [1 + sizes.below(40), 1 + sizes.below(40)]
    if (width * height > 1) made({ width, height, crosses: seed % 2 ? 'none' : 'allowed' }, `size ${seed}`)
  }
  made({ width: 40, height: 40 }, 'largest')
  made({ width: 2, height: 1 }, 'smallest')
})

test('one tile cannot start unsolved', () => {
  expect(attempt({ width: 1, height: 1 }, 'one')).toEqual({ is: 'missed', reason: 'no-start' })
})

test('without crosses there are none; with them there are, sometimes', () => {
  const crosses = (wish: string): number => {
    let count = 0
    for (let seed = 0; seed < 20; seed++)
      count += made({ width: 9, height: 7, crosses: wish }, `${seed}`).board.masks.filter((mask) => mask === 15).length
    return count
  }
  expect(crosses('none')).toBe(0)
  expect(crosses('allowed')).toBeGreaterThan(0)
})

test("the figures are the article's", () => {
  for (let seed = 0; seed < 20; seed++) {
    const { board, metrics: figures } = made({ width: 6, height: 6 }, `${seed}`)
    const tiles = { ...board, masks: board.answer! }
    expect(figures).toMatchObject(metrics(tiles, board.masks, solveArticle(tiles)))
  }
})

describe('grades', () => {
  const gradeOf = ({ board }: { readonly board: Circuit }): string => analyzeDifficulty({ ...board, masks: board.answer! }).level

  test.each([4, 5, 6])('hard at %i, on every seed and within 2,000 boards', (side) => {
    for (let seed = 0; seed < 60; seed++) {
      const result = made({ width: side, height: side, grade: 'hard' }, `hard ${seed}`)
      expect(gradeOf(result)).toBe('hard')
      expect(result.metrics.tries).toBeLessThanOrEqual(2_000)
    }
  })

  test.each([
    ['easy', 4, 4],
    ['easy', 12, 12],
    ['medium', 4, 4],
    ['medium', 5, 8],
    ['medium', 14, 14],
    ['hard', 9, 6],
    ['hard', 14, 14],
  ])('%s at %i x %i', (grade, width, height) => {
    for (let seed = 0; seed < 5; seed++) {
      expect(gradeOf(made({ width, height, grade }, `${seed}`))).toBe(grade)
      expect(gradeOf(made({ width, height, grade, crosses: 'none' }, `${seed}`))).toBe(grade)
    }
  })
})

describe('techniques', () => {
  test.each([
    ['lock', 5, 5],
    ['lock', 20, 14],
    ['edge', 10, 10],
    ['island', 6, 6],
    ['loop', 8, 8],
  ])('%s at %i x %i is the hardest', (technique, width, height) => {
    for (let seed = 0; seed < 4; seed++) {
      const { board } = made({ width, height, technique }, `${seed}`)
      const { settled, summary } = deduce(board, running)
      expect([settled, summary.hardest]).toEqual([true, technique])
      if (technique === 'lock') expect(summary.lockOnly).toBe(true)
    }
  })

  test.each(['reach', 'what-if'])('%s is rare: found or missed, never something else', (technique) => {
    let found = 0
    for (let seed = 0; seed < 3; seed++) {
      const result = attempt({ width: 12, height: 12, technique }, `${seed}`)
      if (result.is !== 'made') continue
      found++
      expect(deduce(result.board, running).summary.hardest).toBe(technique)
    }
    expect(found).toBeGreaterThan(0)
  })

  test('with a grade', () => {
    const { board } = made({ width: 8, height: 8, technique: 'lock', grade: 'medium', crosses: 'none' }, 'both')
    expect(deduce(board, running).summary.hardest).toBe('lock')
    expect(analyzeDifficulty({ ...board, masks: board.answer! }).level).toBe('medium')
  })
})

describe('nothing is lowered', () => {
  test.each<readonly [string, Wishes]>([
    ['a technique that no such board needs', { width: 2, height: 2, technique: 'what-if' }],
    ['a grade that so few tiles cannot have', { width: 3, height: 2, grade: 'hard' }],
    ['more of the border than there is', { width: 24, height: 24, grade: 'easy', crosses: 'none', changes: 300 }],
    ['two wishes that exclude each other', { width: 5, height: 5, grade: 'easy', technique: 'what-if', changes: 300 }],
    ['a wire', { width: 9, height: 1, grade: 'hard' }],
  ])('%s', (_, wishes) => expect(attempt(wishes, 'none')).toEqual({ is: 'missed', reason: 'not-reached' }))

  test('nor said of an attempt that was stopped', () => {
    const orders: readonly Wishes[] = [{}, { grade: 'hard' }, { technique: 'loop' }]
    for (const wishes of orders)
      expect(attempt({ width: 10, height: 10, ...wishes }, 'stop', { aborted: true })).toEqual({ is: 'missed', reason: 'stopped' })
  })
})

test('the same seed makes the same board, another another', () => {
  const orders: readonly Wishes[] = [
    { width: 12, height: 9 },
    { width: 5, height: 5, grade: 'hard' },
    { width: 7, height: 7, technique: 'island' },
  ]
  for (const wishes of orders) {
    expect(attempt(wishes, 'a')).toEqual(attempt(wishes, 'a'))
    expect(attempt(wishes, 'a')).not.toEqual(attempt(wishes, 'b'))
  }
})

test('levels of an order pass what every level must, and are the same however many attempts run at once', async () => {
  const params = readParams(perturb, { width: 6, height: 5, technique: 'what-if' })
  const order = (width: number) =>
    generateLevels(
      { seed: 'order', count: 2, tries: 10 },
      width,
      (seed, attempt) => {
        const report = runAttempt(kindOf('signal')!, perturb, params, seed, attempt, {}, () => {}, running)
        return { end: Promise.resolve(report), cancel: () => {} }
      },
      { made: () => {}, ended: () => {} },
    )
  const one = await order(1)
  expect(one.made.length).toBe(2)
  for (const { report, metrics: figures } of one.made)
    expect(report).toMatchObject({ verdict: 'solved', optimal: true, uniqueness: 'unique', moves: figures.turns })
  expect(await order(4)).toEqual(one)
})

test('progress is told, and rises to the end', () => {
  const done: number[] = []
  const wishes = readParams(perturb, { width: 4, height: 4, grade: 'hard' })
  perturb.attempt(wishes, random('p').fork('1'), (progress) => done.push(progress.done), running, 'p')
  expect(done.length).toBeGreaterThan(1)
  expect(done).toEqual(done.toSorted((a, b) => a - b))
  expect(done.at(-1)).toBeLessThanOrEqual(1)
})

test('boards with the same answer, turned or not, are the same to it', () => {
  const { board } = made({ width: 6, height: 6 }, 'twice')
  const { width, masks, answer } = board
  const mirror = (all: readonly number[]): readonly number[] =>
    all
      .map((_, cell) => all[cell - (cell % width) + width - 1 - (cell % width)]!)
      .map((mask) => (mask & 5) | ((mask & 2) << 2) | ((mask & 8) >> 2))
  expect(perturb.canonical({ ...board, masks: answer! })).toBe(perturb.canonical(board))
  expect(perturb.canonical({ ...board, masks: mirror(masks), answer: mirror(answer!) })).toBe(perturb.canonical(board))
  expect(perturb.canonical(made({ width: 6, height: 6 }, 'other').board)).not.toBe(perturb.canonical(board))
})
