/** The article's generator: every recorded result, its words of refusal, and the same as a generator of ours. */
import { describe, expect, test } from 'vitest'
import { readParams } from '../../../core/generate.ts'
import { analyzeDifficulty } from '../../../core/kinds/signal/article/difficulty.ts'
import { generateV3, v3 } from '../../../core/kinds/signal/article/generate.ts'
import { rng } from '../../../core/kinds/signal/article/rng.ts'
import { solveArticle } from '../../../core/kinds/signal/article/solve.ts'
import { tree } from '../../../core/kinds/signal/article/tree.ts'
import { random } from '../../../core/random.ts'
import { isAnswer } from './bruteForce.ts'
import { generated } from './facts.ts'

const LIMITS = 'サイズは4〜6、シードは80文字以内で指定してください。'
const NOT_FOUND = '500試行で指定条件の問題が見つかりませんでした。サイズや難易度を変更してください。'
const running = { aborted: false }
const attempt = (params: Record<string, string | number>, seed: string, stop = running) =>
  v3.attempt(readParams(v3, params, seed), random('any'), () => {}, stop, seed)

describe("the article's numbers", () => {
  test('begin as recovered', () => {
    const draw = rng('notes-example')
    expect([draw(), draw(), draw()]).toEqual([0.6356695315334946, 0.4500389730092138, 0.9010976864956319])
  })

  test('a tree draws a number less than it has edges to choose from', () => {
    for (const [n, draws] of [
      [4, 23],
      [5, 39],
      [6, 59],
    ] as const) {
      let drawn = 0
      const draw = rng('count')
      const masks = tree(n, n, () => {
        drawn++
        return draw()
      })
      expect(drawn).toBe(draws)
      expect(isAnswer(masks, n, n)).toBe(true)
    }
  })

  test('trees of other shapes are trees too', () => {
    for (const [width, height] of [
      [1, 1],
      [1, 7],
      [3, 5],
      [9, 2],
    ] as const)
      expect(isAnswer(tree(width, height, rng(`${width}`)), width, height)).toBe(true)
  })
})

describe("the article's generator", () => {
  test('gives the published figures of its example', () => {
    expect(generateV3(4, 'notes-example')).toMatchObject({
      answer: [4, 4, 6, 12, 3, 11, 13, 1, 2, 14, 11, 8, 2, 11, 10, 8],
      shuffled: [4, 4, 3, 9, 3, 13, 13, 4, 1, 7, 14, 2, 4, 11, 10, 4],
      attempt: 1,
      difficulty: { level: 'medium', boundaryFixed: 3, localFixed: 10, localRounds: 3, remaining: 6, largestRegion: 6 },
      metrics: { score: 95, variety: 75, turns: 17 },
    })
  })

  test.each(generated.made.map((level) => [`${level.n} "${level.seed}" ${level.target}`, level] as const))(
    'gives the recorded %s',
    (_, level) => {
      const { anchored: _anchored, ...expected } = level as typeof level & { anchored: boolean }
      expect(generateV3(level.n, level.seed, level.target)).toEqual(expected)
    },
  )

  test('refuses in its own words, the grade first', () => {
    expect(() => generateV3(7, 'x'.repeat(81), 'fiendish')).toThrow(new Error('Unknown difficulty'))
    for (const n of [3, 7, 4.5, Number.NaN]) expect(() => generateV3(n, '')).toThrow(new Error(LIMITS))
    expect(() => generateV3(4, 'x'.repeat(81))).toThrow(new Error(LIMITS))
    expect(generateV3(4, 'x'.repeat(80)).attempt).toBeGreaterThan(0)
  })

  test('measures a seed in UTF-16 units', () => {
    expect(generateV3(4, '🧩'.repeat(40)).seed).toHaveLength(80)
    expect(() => generateV3(4, '🧩'.repeat(41))).toThrow(new Error(LIMITS))
  })

  test('says so after 500 attempts, and lowers nothing', () => {
    const [failing] = generated.failed
    const { n, seed, target, error } = failing!
    expect(error).toBe(NOT_FOUND)
    expect(() => generateV3(n, seed, target)).toThrow(new Error(NOT_FOUND))
    expect(attempt({ width: n, height: n, grade: target }, seed)).toEqual({ is: 'missed', reason: 'not-found' })
  })
})

describe('the same as a generator of ours', () => {
  test.each(generated.made.map((level) => [`${level.n} "${level.seed}" ${level.target}`, level] as const))(
    'makes the recorded %s',
    (_, level) => {
      const { n, seed, target, answer, shuffled } = level
      expect(attempt({ width: n, height: n, grade: target }, seed)).toEqual({
        is: 'made',
        board: { width: n, height: n, masks: shuffled, locks: shuffled.map(() => false), answer },
        metrics: level.metrics,
        ownAttempt: level.attempt,
      })
    },
  )

  test('makes boards with one answer, of the grade wished for', () => {
    for (const grade of ['easy', 'medium']) {
      const made = attempt({ width: 6, height: 6, grade }, `of ${grade}`)
      if (made.is !== 'made') throw new Error(made.reason)
      const { board } = made
      expect(solveArticle(board)).toMatchObject({ solutions: [board.answer], truncated: false })
      expect(analyzeDifficulty({ ...board, masks: board.answer! }).level).toBe(grade)
    }
  })

  test('refuses an order with the article’s own sentences', () => {
    expect(() => readParams(v3, { width: 9, height: 9, grade: 'odd' }, '')).toThrow(
      expect.objectContaining({ code: 'signal/v3-unknown-grade' }),
    )
    expect(() => readParams(v3, { width: 9, height: 9 }, '')).toThrow(expect.objectContaining({ code: 'signal/v3-limits' }))
    expect(() => readParams(v3, { width: 4, height: 5 }, '')).toThrow(expect.objectContaining({ code: 'signal/v3-limits' }))
    expect(() => readParams(v3, {}, 'x'.repeat(81))).toThrow(expect.objectContaining({ code: 'signal/v3-limits' }))
    expect(() => attempt({}, 'x'.repeat(81))).toThrow(expect.objectContaining({ code: 'signal/v3-limits' }))
    expect(readParams(v3, {}, '')).toEqual({ width: 5, height: 5, grade: 'any' })
  })

  test('stopped, it has missed', () => {
    expect(attempt({}, 'stop', { aborted: true })).toEqual({ is: 'missed', reason: 'stopped' })
  })
})
