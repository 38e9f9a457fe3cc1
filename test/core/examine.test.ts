/** From rows to a report, with the real kind; and a solver that lies is found out. */
import { describe, expect, test } from 'vitest'
import { examine } from '../../core/examine.ts'
import type { Fault } from '../../core/fault.ts'
import type { Kind } from '../../core/kind.ts'
import { parkout } from '../../core/kinds/parkout/index.ts'
import type { Lot } from '../../core/kinds/parkout/lot.ts'
import type { Rows } from '../../core/play.ts'
import type { LevelReport } from '../../core/report.ts'
import type { Solution } from '../../core/solving.ts'
import { proven } from '../kinds/parkout/proven.ts'

const easy = proven.find(({ tags }) => tags.includes('easy-1'))!.rows
const quiet = () => {}
const running = { aborted: false }
const report = (rows: Rows, options = {}, played: readonly string[] = [], kind: Kind<Lot> = parkout) =>
  examine(kind, rows, 'solve', options, played, quiet, running)

function faultOf(run: () => unknown): Pick<Fault, 'code' | 'detail'> {
  try {
    run()
  } catch (error) {
    const { code, detail } = error as Fault
    return { code, detail }
  }
  throw new Error('nothing was thrown')
}

describe('examine', () => {
  test('reports a solved level with its line as text', () => {
    expect(report(easy, { search: 'bfs-pruned' })).toEqual({
      verdict: 'solved',
      optimal: true,
      moves: 8,
      lowerBound: 8,
      line: ['g-1', 'i+1', 'k out', 'j out', 'h out', 'f out', 'g out', 'i out'],
      uniqueness: 'unknown',
      solutions: null,
      grade: null,
      factors: {},
      issues: [expect.objectContaining({ code: 'parkout/unused-gates', blocks: false })],
      work: { expanded: 34, stored: 38 },
    })
  })

  test('reports a malformed level without solving it', () => {
    const refuse = (): never => {
      throw new Error('the solver was started')
    }
    const malformed = easy.with(3, '#..aajk.')
    const found = report(malformed, {}, [], { ...parkout, solve: refuse, rules: refuse })
    expect(found).toMatchObject({ verdict: null, optimal: false, moves: null, line: [], work: { expanded: 0, stored: 0 } })
    expect(found.issues.map(({ code }) => code)).toContain('parkout/bent-car')
  })

  test('reports why a level is unsolvable', () => {
    expect(report(['#######', '.aA.Bb.', '#######'], { search: 'bfs' })).toMatchObject({
      verdict: 'unsolvable',
      reason: 'parkout/exhausted',
      where: [
        [1, 1],
        [2, 1],
        [4, 1],
        [5, 1],
      ],
      details: { cars: 'a, b', count: 2 },
      moves: null,
      line: [],
      work: { expanded: 3, stored: 3 },
    })
  })

  test('reports a search cut short as unknown', () => {
    expect(report(easy, { search: 'bfs', maxStates: 100 })).toMatchObject({
      verdict: 'unknown',
      stoppedBy: 'states',
      optimal: false,
      moves: null,
      lowerBound: 5,
      line: [],
      work: { stored: 101 },
    })
  })

  test('gives the warnings of the text before those of the lot', () => {
    const codes = report(['.....', '#aA.#', '#####'], { search: 'bfs' }).issues.map(({ code }) => code)
    expect(codes.slice(0, 2)).toEqual(['parkout/corner-gate', 'parkout/no-gate-right'])
  })

  test('solves from the position that the moves played lead to', () => {
    for (const search of parkout.searches) {
      expect(report(easy, { search }, ['G-1', 'i+1', 'K out'])).toMatchObject({ verdict: 'solved', moves: 5 })
      expect(report(easy, { search }, ['i+1'])).toMatchObject({ verdict: 'solved', moves: 7 })
      // One slide in the wrong direction costs one move.
      expect(report(easy, { search }, ['i+1', 'i-1'])).toMatchObject({ verdict: 'solved', moves: 8 })
    }
  })

  test('refuses a move that cannot be played, by its number', () => {
    const wrong = [
      [['k out'], 'k out', 1],
      [['g-1', 'i+1', 'i+1'], 'i+1', 3],
      [['g-1', 'nonsense'], 'nonsense', 2],
    ] as const
    for (const [played, move, number] of wrong)
      expect(faultOf(() => report(easy, {}, played))).toEqual({ code: 'level/illegal-move', detail: { move, number } })
  })

  test('refuses a search that the kind lacks', () => {
    expect(faultOf(() => report(easy, { search: 'fast' }))).toEqual({
      code: 'level/unknown-search',
      detail: { kind: 'parkout', search: 'fast', known: parkout.searches.join(', ') },
    })
  })

  test('the verdict of an analysis is told before counting begins', () => {
    const told: LevelReport[] = []
    const seen: number[] = []
    const begun: Kind<Lot> = {
      ...parkout,
      analyse(...args) {
        seen.push(told.length)
        return parkout.analyse(...args)
      },
    }
    const found = examine(begun, easy, 'analyse', {}, [], quiet, running, (known) => told.push(known))
    expect(seen).toEqual([1])
    expect(told).toEqual([examine(parkout, easy, 'solve', {}, [], quiet, running)])
    expect(found).toMatchObject({ ...told[0], uniqueness: 'multiple', solutions: 2, grade: 'easy', factors: { slides: 2 } })
  })

  test('an analysis carries the same verdict, and counts and grades it', () => {
    expect(examine(parkout, easy, 'analyse', {}, [], quiet, running)).toMatchObject({
      verdict: 'solved',
      moves: 8,
      uniqueness: 'multiple',
      solutions: 2,
      grade: 'easy',
    })
    const unsolvable = examine(parkout, ['#######', '.aA.Bb.', '#######'], 'analyse', {}, [], quiet, running)
    expect(unsolvable).toMatchObject({ verdict: 'unsolvable', uniqueness: 'no-answer' })
  })
})

describe('a solver that lies', () => {
  const work = { expanded: 1, stored: 1 }
  const honest = parkout.solve(lot(easy), {}, quiet, running)
  const line = honest.verdict === 'solved' ? honest.moves : []
  const lies: readonly (readonly [string, Solution, string])[] = [
    ['a line cut short', { verdict: 'solved', moves: line.slice(1), optimal: false, lowerBound: 1, work }, 'does not solve'],
    ['a line that stops too early', { verdict: 'solved', moves: line.slice(0, -1), optimal: true, lowerBound: 7, work }, 'does not solve'],
    ['optimal above its bound', { verdict: 'solved', moves: line, optimal: true, lowerBound: 7, work }, '7 moves were claimed'],
    ['a bound above its line', { verdict: 'solved', moves: line, optimal: false, lowerBound: 9, work }, 'at least 9'],
    [
      'an unknown level with a line that does not play',
      { verdict: 'unknown', stoppedBy: 'states', moves: [...line].reverse(), upperBound: 8, lowerBound: 1, work },
      'does not solve',
    ],
    ['a bound without a line', { verdict: 'unknown', stoppedBy: 'states', upperBound: 8, lowerBound: 1, work }, '8 moves were claimed'],
  ]
  for (const [name, solution, message] of lies)
    test(name, () => {
      expect(() => report(easy, {}, [], { ...parkout, solve: () => solution })).toThrow(message)
    })
})

function lot(rows: Rows): Lot {
  const parsed = parkout.parse(rows)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues))
  return parsed.value
}
