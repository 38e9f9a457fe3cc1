/** The search `best`: every proven level, random ones against the article's search, positions in play, limits, and what the data lacks. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { solveAsArticle } from '../../../core/kinds/parkout/article.ts'
import { solveBest } from '../../../core/kinds/parkout/best.ts'
import { parse } from '../../../core/kinds/parkout/level.ts'
import type { Lot } from '../../../core/kinds/parkout/lot.ts'
import { rules } from '../../../core/kinds/parkout/rules.ts'
import type { Rows, State } from '../../../core/play.ts'
import { random } from '../../../core/random.ts'
import { replay } from '../../../core/search/replay.ts'
import type { Progress, Solution, SolveOptions } from '../../../core/solving.ts'
import { proven } from './proven.ts'
import { trickyLot } from './randomLot.ts'

const running = { aborted: false }
const quiet = () => {}

function lotOf(rows: Rows): Lot {
  const lot = parse(rows)
  if (!lot.ok) throw new Error(JSON.stringify(lot.issues))
  return lot.value
}
const best = (lot: Lot, options: SolveOptions = {}): Solution => solveBest(lot, options, quiet, running)
const levelOf = (id: string): Rows => proven.find((level) => level.id === id || level.tags.includes(id))!.rows

function expectPlays(lot: Lot, moves: readonly number[], from?: State): void {
  const plain = rules(lot)
  const end = replay(plain, moves, from)
  expect(end && plain.isSolved(end)).toBe(true)
}

const REASONS: Readonly<Record<string, readonly string[]>> = {
  'no-gate': ['parkout/no-gate', 'parkout/blocked-gate'],
  'hard-cycle': ['parkout/head-on'],
  exhausted: ['parkout/exhausted'],
}

describe('best on the proven levels', () => {
  for (const { id, tags, rows, par, why } of proven) {
    test(`${id} ${tags.join(' ')}: ${par ?? why}`, () => {
      const lot = lotOf(rows)
      const solution = best(lot)
      if (par === null) {
        if (solution.verdict !== 'unsolvable') throw new Error(solution.verdict)
        expect(REASONS[why!]).toContain(solution.reason)
        expect(solution.where).not.toHaveLength(0)
        return
      }
      expect(solution).toMatchObject({ verdict: 'solved', optimal: true, lowerBound: par })
      if (solution.verdict !== 'solved') return
      expect(solution.moves).toHaveLength(par)
      expectPlays(lot, solution.moves)
    })
  }

  test('keeps a handful of closed positions on the published ones', () => {
    const stored = ['easy-1', 'hard-6', 'big-1'].map((tag) => best(lotOf(levelOf(tag))).work.stored)
    expect(stored).toEqual([4, 14, 4])
  })
})

describe('best on random levels', () => {
  const par = (lot: Lot, from?: State): number | null | undefined => {
    const answer = solveAsArticle(lot, true, { maxStates: 20_000, ...(from ? { from } : {}) }, quiet, running)
    return answer.verdict === 'solved' ? answer.moves.length : answer.verdict === 'unsolvable' ? null : undefined
  }

  test('proves what the article proves, also from positions reached in play', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 20 }), (seed, walked) => {
        const lot = trickyLot(seed)
        const plain = rules(lot)
        const numbers = random(`walk ${seed}`)
        let from = new Uint8Array(plain.stride)
        plain.start(from)
        const legal: number[] = []
        for (let n = 0; n < walked; n++) {
          plain.legalMoves(from, legal)
          if (legal.length === 0) break
          const next = new Uint8Array(plain.stride)
          plain.apply(from, numbers.pick(legal), next)
          from = next
        }
        const wanted = par(lot, from)
        if (wanted === undefined) return
        const solution = best(lot, { from })
        if (wanted === null) {
          expect(solution.verdict).toBe('unsolvable')
          return
        }
        if (solution.verdict !== 'solved') throw new Error(solution.verdict)
        expect([solution.moves.length, solution.lowerBound, solution.optimal]).toEqual([wanted, wanted, true])
        expectPlays(lot, solution.moves, from)
      }),
      { numRuns: 1_500 },
    )
  })

  test('cut short, it says nothing that is not so', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 4 }), (seed, maxStates) => {
        const lot = trickyLot(seed)
        const wanted = par(lot)
        if (wanted !== undefined) expectHolds(lot, best(lot, { maxStates }), wanted)
      }),
      { numRuns: 300 },
    )
  })
})

/** What may be said of a level with this par: a verdict as it is, or bounds around it with a line that plays. */
function expectHolds(lot: Lot, solution: Solution, par: number | null): void {
  if (solution.verdict !== 'unknown') {
    expect(solution.verdict).toBe(par === null ? 'unsolvable' : 'solved')
    if (solution.verdict === 'solved') expect(solution.moves).toHaveLength(par!)
    return
  }
  const { lowerBound, upperBound, moves, stoppedBy } = solution
  expect(stoppedBy).toBe('states')
  expect(lowerBound).toBeLessThanOrEqual(par!)
  expect(upperBound).toBeGreaterThanOrEqual(par!)
  expect(lowerBound).toBeLessThanOrEqual(upperBound!)
  expect(moves).toHaveLength(upperBound!)
  expectPlays(lot, moves!)
}

describe('best under a limit', () => {
  const hard = lotOf(levelOf('hard-6'))

  test('of one state: unknown, both bounds and a line', () => {
    const solution = best(hard, { maxStates: 1 })
    expect(solution).toMatchObject({ verdict: 'unknown', stoppedBy: 'states', lowerBound: 18, upperBound: 19 })
    if (solution.verdict === 'unknown') expectPlays(hard, solution.moves!)
  })

  test('of one state: unknown also where the bounds it leaves behind meet, or where greedy play gets stuck', () => {
    const ids = ['easy-1', 'big-1', ...proven.filter(({ why }) => why === 'exhausted').map(({ id }) => id)]
    expect(ids.length).toBeGreaterThan(6)
    const answers = ids.map((id) => best(lotOf(levelOf(id)), { maxStates: 1 }))
    // One that is stuck from the start stores no second state.
    expect(answers.filter(({ verdict, work }) => verdict !== 'unknown' && work.stored > 1)).toEqual([])
    expect(answers.slice(0, 2).map(({ verdict }) => verdict)).toEqual(['unknown', 'unknown'])
  })

  test('of states: unknown between bounds that close in, until it is proven', () => {
    for (const id of ['o136', 'o146', 'o150', 'o152', 'o154']) {
      const { rows, par } = proven.find((level) => level.id === id)!
      const lot = lotOf(rows)
      const answers = [1, 3, 10, 30, 100, 300, 1_000, 10_000].map((maxStates) => best(lot, { maxStates }))
      for (const answer of answers) expectHolds(lot, answer, par)
      const bounds = answers.map((answer) => ('lowerBound' in answer ? answer.lowerBound : 0))
      expect(bounds).toEqual(bounds.toSorted((a, b) => a - b))
      expect([answers[0]!.verdict, answers.at(-1)!.verdict]).toEqual(['unknown', 'solved'])
    }
  })

  test('of memory: unknown, at the same point each time, with a line', () => {
    const long = lotOf(levelOf('o152'))
    const solution = best(long, { maxBytes: 10_000 })
    expect(solution).toMatchObject({ verdict: 'unknown', stoppedBy: 'memory' })
    if (solution.verdict === 'unknown') expectPlays(long, solution.moves!)
    expect(best(long, { maxBytes: 10_000 })).toEqual(solution)
  })

  test('stopped by its caller: unknown, with the bound proven so far', () => {
    const solution = solveBest(hard, {}, quiet, { aborted: true })
    expect(solution).toMatchObject({ verdict: 'unknown', stoppedBy: 'caller' })
  })

  test('reports a line in hand before a long search, and bounds that close in', () => {
    const reports: Progress[] = []
    const solution = solveBest(lotOf(levelOf('o152')), {}, (progress) => reports.push(progress), running)
    expect(solution).toMatchObject({ verdict: 'solved', lowerBound: 27 })
    const [first] = reports
    expect(first!.upperBound).toBeGreaterThanOrEqual(27)
    expect(first!.lowerBound).toBeLessThan(27)
    for (const { lowerBound, upperBound } of reports) expect(lowerBound).toBeLessThanOrEqual(upperBound!)
  })
})

/** a becomes ω, the last letter of the level, and so on, so that the cars are numbered the other way round. */
function renamed(row: string): string {
  const names = 'abcdefghijklmnopqrstuvwxyzγδθλξπφψωб'
  return row.replace(/[^.#]/gu, (char) => {
    const other = names.at(-1 - names.indexOf(char.toLowerCase()))!
    return char === char.toLowerCase() ? other : other.toUpperCase()
  })
}

describe('best on what the proven levels lack', () => {
  // 36 cars; the article's search needs 2,163 states for it.
  const many = [
    '#..#.#####.##.#',
    '.Ππππ.Γγ.jQq.Λ#',
    '.Pppplbn.j.fzλ#',
    '#...ΞlBn.j.FZ.#',
    '.RrrξL.N.JDd..#',
    '..ΦMm.Gg......#',
    '#Hφ...tδψ.ccC..',
    '.hφΩωωtΔΨ.....#',
    '#h..U.Tб.θ...W#',
    '..AauXxБ.ΘE..w#',
    '#sSyyY....e....',
    '#kK...iiI......',
    '.Vvvv.....Oo..#',
    '#####.....#..##',
  ]

  test('more than 32 cars, named in any order', () => {
    const pars = [many, many.map(renamed)].map((rows) => {
      const lot = lotOf(rows)
      expect(lot.cars).toHaveLength(36)
      const article = solveAsArticle(lot, true, {}, quiet, running)
      const solution = best(lot)
      if (solution.verdict !== 'solved' || article.verdict !== 'solved') throw new Error('not solved')
      expectPlays(lot, solution.moves)
      expect(solution.moves).toHaveLength(article.moves.length)
      return solution.lowerBound
    })
    expect(pars).toEqual([37, 37])
  })

  test('no gate comes before a blocked one, a blocked one before cars that face each other', () => {
    const facing = ['#######', '.aA.Bb.', '#cC...#', '.dD#...', '#######']
    expect(best(lotOf(facing))).toMatchObject({
      reason: 'parkout/no-gate',
      details: { letter: 'c', row: 2, column: 2 },
      where: [
        [1, 2],
        [2, 2],
      ],
    })
    expect(best(lotOf(facing.with(2, '#cC....')))).toMatchObject({
      reason: 'parkout/blocked-gate',
      details: { letter: 'd', row: 3, column: 3 },
      where: [
        [1, 3],
        [2, 3],
        [3, 3],
      ],
    })
    expect(best(lotOf(facing.with(2, '#cC....').with(3, '.dD....')))).toEqual({
      verdict: 'unsolvable',
      reason: 'parkout/head-on',
      details: { letter: 'a', other: 'b' },
      where: [
        [1, 1],
        [2, 1],
        [4, 1],
        [5, 1],
      ],
      work: { expanded: 0, stored: 0 },
    })
  })

  test('an immobile car blocks a gate like a wall', () => {
    expect(best(lotOf(['#####', '#Aab.', '#..b#', '#####'].with(1, '.bAa.').with(2, '#b..#')))).toMatchObject({
      reason: 'parkout/blocked-gate',
      details: { letter: 'a', row: 1, column: 1 },
      where: [
        [2, 1],
        [3, 1],
        [1, 1],
        [1, 2],
      ],
    })
  })

  test('a wall between two cars that face each other, or facing away, is no head-on', () => {
    expect(best(lotOf(['########', '.aA#Bb..', '########'])).verdict).toBe('unsolvable')
    expect(best(lotOf(['########', '.aA#Bb..', '########']))).toMatchObject({ reason: 'parkout/blocked-gate' })
    expect(best(lotOf(['########', '.Aa.bB..', '########']))).toMatchObject({ verdict: 'solved', lowerBound: 2 })
  })

  test('nothing to do is a line of no moves', () => {
    expect(best(lotOf(['###', '#.#', '###']))).toEqual({
      verdict: 'solved',
      moves: [],
      optimal: true,
      lowerBound: 0,
      work: { expanded: 0, stored: 1 },
    })
  })
})
