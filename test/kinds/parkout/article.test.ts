/** The article's searches: its published figures, and its counts and lines on every proven level. */
import { describe, expect, test } from 'vitest'
import { solveAsArticle } from '../../../core/kinds/parkout/article.ts'
import { parse } from '../../../core/kinds/parkout/level.ts'
import type { Lot } from '../../../core/kinds/parkout/lot.ts'
import { packMove, writeMove } from '../../../core/kinds/parkout/moves.ts'
import { rules } from '../../../core/kinds/parkout/rules.ts'
import type { Rows } from '../../../core/play.ts'
import { replay } from '../../../core/search/replay.ts'
import type { Solution, SolveOptions } from '../../../core/solving.ts'
import { articleKey } from './articleKey.ts'
import { type Proven, proven } from './proven.ts'

function lotOf(rows: Rows): Lot {
  const lot = parse(rows)
  if (!lot.ok) throw new Error(JSON.stringify(lot.issues))
  return lot.value
}
const solve = (lot: Lot, pruned: boolean, options: SolveOptions = {}): Solution =>
  solveAsArticle(lot, pruned, options, () => {}, { aborted: false })
const published = (tag: string): Proven => proven.find(({ tags }) => tags.includes(tag))!

function expectAsProven({ rows, par, moves }: Proven, pruned: boolean, seen: number): void {
  const lot = lotOf(rows)
  const solution = solve(lot, pruned)
  expect(solution.work.stored).toBe(seen)
  if (par === null) {
    expect(solution).toMatchObject({ verdict: 'unsolvable', reason: 'parkout/exhausted' })
    return
  }
  expect(solution).toMatchObject({ verdict: 'solved', optimal: true, lowerBound: par })
  if (solution.verdict !== 'solved') return
  const line = solution.moves
  expect(line).toHaveLength(par)
  const plain = rules(lot)
  expect(plain.isSolved(replay(plain, line)!)).toBe(true)
  if (pruned) expect(line).toEqual(moves!.map(([car, step]) => packMove(car, step)))
}

describe("the article's searches", () => {
  test('give the published figures of easy-1, hard-6 and big-1', () => {
    const figures = [
      ['easy-1', 8, 38, 1_937],
      ['hard-6', 19, 540, 219_576],
      ['big-1', 17, 2_315, null],
    ] as const
    for (const [tag, par, seenPruned, seenUnpruned] of figures) expect(published(tag)).toMatchObject({ par, seenPruned, seenUnpruned })
  })

  for (const level of proven) {
    const name = `${level.id} ${level.tags.join(' ')}`
    test(`${name}: ${level.seenPruned} states with pruning, and the same line`, () => expectAsProven(level, true, level.seenPruned))
    const { seenUnpruned } = level
    if (seenUnpruned !== null) test(`${name}: ${seenUnpruned} states without`, () => expectAsProven(level, false, seenUnpruned))
  }

  test('easy-1 as text', () => {
    const lot = lotOf(published('easy-1').rows)
    const solution = solve(lot, true)
    expect(solution.verdict === 'solved' && solution.moves.map((move) => writeMove(lot, move))).toEqual([
      'g-1',
      'i+1',
      'k out',
      'j out',
      'h out',
      'f out',
      'g out',
      'i out',
    ])
  })
})

describe('the article over a limit', () => {
  const big = lotOf(published('big-1').rows)

  test('is unknown with the bound proven so far, one state past the limit', () => {
    expect(solve(big, false, { maxStates: 50_000 })).toEqual({
      verdict: 'unknown',
      stoppedBy: 'states',
      lowerBound: 8,
      work: { expanded: 16_867, stored: 50_001 },
    })
  })

  test('the goal beats the limit', () => {
    expect(solve(big, true, { maxStates: 2_314 })).toMatchObject({ verdict: 'solved', work: { stored: 2_315 } })
    expect(solve(big, true, { maxStates: 2_313 })).toMatchObject({ verdict: 'unknown', work: { stored: 2_314 } })
  })

  test('stops for memory and for its caller without a verdict', () => {
    expect(solve(big, false, { maxBytes: 2_000_000 })).toMatchObject({ verdict: 'unknown', stoppedBy: 'memory' })
    const stopped = solveAsArticle(big, false, {}, () => {}, { aborted: true })
    expect(stopped).toEqual({ verdict: 'unknown', stoppedBy: 'caller', lowerBound: 1, work: { expanded: 0, stored: 1 } })
  })

  test('needs at most 40 bytes a stored state, growth included', () => {
    for (const [id, pruned] of [
      ['o002', false],
      ['o154', true],
    ] as const) {
      const level = proven.find((other) => other.id === id)!
      const stored = pruned ? level.seenPruned : level.seenUnpruned!
      expect(stored).toBeGreaterThan(100_000)
      expect(solve(lotOf(level.rows), pruned, { maxBytes: 40 * stored })).toMatchObject({ verdict: 'solved', work: { stored } })
    }
  })

  test('proves unsolvable when all that can be reached is exactly the limit', () => {
    const { rows, seenUnpruned } = proven.find(({ id }) => id === 'o011')!
    expect(solve(lotOf(rows), false, { maxStates: seenUnpruned! })).toMatchObject({ verdict: 'unsolvable', work: { stored: 3 } })
    expect(solve(lotOf(rows), false, { maxStates: seenUnpruned! - 1 })).toMatchObject({ verdict: 'unknown' })
  })
})

describe('the article on unsolvable levels', () => {
  test('names the cars that can never leave, and only those', () => {
    // a and b face each other; c leaves by itself, then d behind it.
    const lot = lotOf(['########', '.aA.Bb..', '#..dDcC.', '########'])
    for (const pruned of [false, true]) {
      expect(solve(lot, pruned)).toMatchObject({
        verdict: 'unsolvable',
        reason: 'parkout/exhausted',
        details: { cars: 'a, b', count: 2 },
        where: [
          [1, 1],
          [2, 1],
          [4, 1],
          [5, 1],
        ],
      })
    }
  })
})

describe("the article's key", () => {
  test('has the published bases and numbers of cars', () => {
    const published = [
      [4, 26],
      [5, 22],
      [6, 20],
      [7, 18],
      [8, 17],
      [9, 16],
      [10, 15],
      [11, 15],
      [12, 14],
      [13, 14],
      [14, 13],
      [15, 13],
      [16, 13],
      [17, 12],
      [21, 12],
      [22, 11],
      [28, 11],
      [29, 10],
      [39, 10],
    ]
    for (const [base, maxCars] of published) expect(articleKey(base! - 1, 1)).toEqual({ base, maxCars })
    expect(articleKey(6, 6)).toEqual({ base: 7, maxCars: 18 })
    expect(articleKey(7, 7)).toEqual({ base: 8, maxCars: 17 })
    expect(articleKey(8, 8)).toEqual({ base: 9, maxCars: 16 })
  })

  test('fits every proven level as recorded', () => {
    for (const { rows, keyBase, keyMax } of proven) {
      const { width, height } = lotOf(rows)
      expect(articleKey(width, height)).toEqual({ base: keyBase, maxCars: keyMax })
    }
  })
})

test('the lot 36 wide that the article solves wrongly is refused by its size', () => {
  const rows = [
    '##.###################################',
    '#aA.................................b.',
    '#.V.................................B#',
    '..v................................Ww#',
    '####################################.#',
  ]
  expect(parse(rows)).toMatchObject({ ok: false, issues: [{ code: 'parkout/too-large', blocks: true, details: { width: 36, most: 31 } }] })
  // Cut to 31, five moves are the fewest.
  const narrow = rows.map((row) => row.slice(0, 4) + row.slice(9))
  expect(solve(lotOf(narrow), true)).toMatchObject({ verdict: 'solved', lowerBound: 5 })
})
