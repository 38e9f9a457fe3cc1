/** Laws of verdicts, for every search of every kind: proven answers, plain breadth-first search, limits, and an honest "unknown". */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Kind } from '../../core/kind.ts'
import { LIVE_LIMITS } from '../../core/limits.ts'
import type { Rows, Rules, State } from '../../core/play.ts'
import { replay } from '../../core/search/replay.ts'
import type { Solution, SolveOptions } from '../../core/solving.ts'
import { boardOf, plainSearch, quiet, reached, running, subjects } from './subjects.ts'

/** Enough for a plain search of the random levels, nearly always. */
const PLAIN_STATES = 10_000
/** For levels whose whole search is cut short anew. */
const FEW_STATES = 1_000

const solve = (kind: Kind<unknown>, rows: Rows, options: SolveOptions = {}, stop = running): Solution =>
  kind.solve(boardOf(kind, rows), options, quiet, stop)

/** The length of a shortest line, null: none; undefined: not found out. */
function parByPlainSearch(rules: Rules, from?: State): number | null | undefined {
  const plain = plainSearch(rules, PLAIN_STATES, from)
  return plain.end === 'goal' ? plain.cost : plain.end === 'exhausted' ? null : undefined
}

/** What a search may say of a level with this par; a verdict only as it is, "unknown" only with bounds that hold and a line that plays. */
function expectTrue(rules: Rules, solution: Solution, par: number | null, from?: State): void {
  if (solution.verdict === 'unsolvable') {
    expect(par).toBe(null)
    expect(solution.reason).toMatch(/^[a-z]+\/[a-z-]+$/)
    return
  }
  expect(solution.lowerBound).toBeLessThanOrEqual(par ?? Number.POSITIVE_INFINITY)
  const { moves } = solution
  if (moves) {
    expect(par).not.toBe(null)
    expect(rules.isSolved(replay(rules, moves, from)!)).toBe(true)
    expect(moves.length).toBeGreaterThanOrEqual(par!)
  }
  if (solution.verdict === 'unknown') expect(solution.upperBound).toBe(moves?.length)
  else if (solution.optimal) expect([moves?.length, solution.lowerBound]).toEqual([par, par])
}

for (const { kind, cases, randomRows, alike } of subjects) {
  const [best] = kind.searches

  describe(`${kind.id} solved`, () => {
    for (const { name, rows, par } of cases)
      test(`${name}: ${par ?? 'unsolvable'} by ${best}`, () => {
        const solution = solve(kind, rows, { maxStates: LIVE_LIMITS.maxStates, maxBytes: LIVE_LIMITS.maxBytes })
        expectTrue(kind.rules(boardOf(kind, rows)), solution, par)
        expect(solution).toMatchObject(par === null ? { verdict: 'unsolvable' } : { verdict: 'solved', optimal: true })
      })

    test('every search agrees with plain breadth-first search on random levels', () => {
      let known = 0
      fc.assert(
        fc.property(randomRows, (rows) => {
          const rules = kind.rules(boardOf(kind, rows))
          const par = parByPlainSearch(rules)
          if (par === undefined) return
          known++
          for (const search of kind.searches) {
            const solution = solve(kind, rows, { search })
            expectTrue(rules, solution, par)
            expect(solution.verdict).toBe(par === null ? 'unsolvable' : 'solved')
            // Others than the kind's own may find a line without a proof that none is shorter.
            if (search === best && par !== null) expect(solution).toMatchObject({ optimal: true })
          }
        }),
        { numRuns: 150 },
      )
      expect(known).toBeGreaterThan(75)
    })

    test('every search agrees from any position reached in play', () => {
      fc.assert(
        fc.property(reached(kind, randomRows), ({ rows, rules, state }) => {
          const par = parByPlainSearch(rules, state)
          if (par === undefined) return
          for (const search of kind.searches) {
            const solution = solve(kind, rows, { search, from: state })
            expectTrue(rules, solution, par, state)
            expect(solution.verdict).toBe(par === null ? 'unsolvable' : 'solved')
          }
        }),
      )
    })

    test('levels alike have the same answer', () => {
      fc.assert(
        fc.property(randomRows, (rows) => {
          const answer = ({ verdict, ...rest }: Solution) => [verdict, verdict === 'solved' && 'moves' in rest ? rest.moves?.length : null]
          const expected = answer(solve(kind, rows))
          for (const other of alike(rows)) expect(answer(solve(kind, other))).toEqual(expected)
        }),
      )
    })

    test('the same search says the same twice, work included', () => {
      fc.assert(
        fc.property(randomRows, fc.constantFrom(...kind.searches), fc.integer({ min: 1, max: 3_000 }), (rows, search, maxStates) => {
          expect(solve(kind, rows, { search, maxStates })).toEqual(solve(kind, rows, { search, maxStates }))
        }),
        { numRuns: 40 },
      )
    })
  })

  describe(`${kind.id} cut short`, () => {
    for (const search of kind.searches)
      test(`${search} under a limit says nothing that is not so`, () => {
        const verdicts = new Set<string>()
        const limit = fc.oneof(
          fc.integer({ min: 1, max: 60 }).map((maxStates): SolveOptions => ({ maxStates })),
          fc.integer({ min: 1, max: 60_000 }).map((maxBytes): SolveOptions => ({ maxBytes })),
        )
        const holds = (rows: Rows, par: number | null, options: SolveOptions): void => {
          const solution = solve(kind, rows, { search, ...options })
          verdicts.add(solution.verdict)
          expectTrue(kind.rules(boardOf(kind, rows)), solution, par)
        }
        for (const { rows, par } of cases) holds(rows, par, { maxStates: 1 })
        fc.assert(
          fc.property(randomRows, limit, (rows, options) => {
            const par = parByPlainSearch(kind.rules(boardOf(kind, rows)))
            if (par !== undefined) holds(rows, par, options)
          }),
          { numRuns: 150 },
        )
        expect([...verdicts].sort()).toEqual(['solved', 'unknown', 'unsolvable'])
      })

    for (const search of kind.searches)
      test(`${search} with as many states as it stores does all it does; with fewer it ends at the first one past them`, () => {
        let ended = 0
        for (const { rows } of cases) {
          const whole = solve(kind, rows, { search, maxStates: FEW_STATES })
          const { stored } = whole.work
          if (whole.verdict === 'unknown' || stored < 2) continue
          expect(solve(kind, rows, { search, maxStates: stored })).toEqual(whole)
          for (const maxStates of new Set([1, stored >> 1, stored - 1])) {
            const cut = solve(kind, rows, { search, maxStates })
            expect(cut.work.stored).toBeLessThanOrEqual(maxStates + 1)
            if (cut.verdict !== 'unknown') continue
            expect(cut.stoppedBy).toBe('states')
            ended++
          }
        }
        expect(ended).toBeGreaterThan(0)
      })

    test('a search stopped by its caller is unknown, or had its proof already', () => {
      for (const search of kind.searches) {
        const verdicts = new Set<string>()
        for (const { rows, par } of cases) {
          const solution = solve(kind, rows, { search }, { aborted: true })
          verdicts.add(solution.verdict)
          expectTrue(kind.rules(boardOf(kind, rows)), solution, par)
          if (solution.verdict === 'unknown') expect(solution.stoppedBy).toBe('caller')
        }
        expect(verdicts).toContain('unknown')
      }
    })
  })
}
