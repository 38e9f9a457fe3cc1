/** Uniqueness and difficulty: published figures, every number again by brute force, mirrors, and limits that say nothing. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GRADES } from '../../../core/kinds/parkout/difficulty.ts'
import { parkout } from '../../../core/kinds/parkout/index.ts'
import type { Lot } from '../../../core/kinds/parkout/lot.ts'
import { optimalPlay } from '../../../core/kinds/parkout/optimalPlay.ts'
import { drivenCars } from '../../../core/kinds/parkout/packing.ts'
import type { Rows } from '../../../core/play.ts'
import { lineCounts } from '../../../core/search/optimal.ts'
import { replay } from '../../../core/search/replay.ts'
import type { Analysis, SolveOptions } from '../../../core/solving.ts'
import { en } from '../../../core/text/en.ts'
import { subject } from './cases.ts'
import { naiveAnalysis } from './naiveAnalysis.ts'
import { proven } from './proven.ts'
import { trickyLot } from './randomLot.ts'

const quiet = (): void => {}
const running = { aborted: false }

function boardOf(rows: Rows): Lot {
  const board = parkout.parse(rows)
  if (!board.ok) throw new Error(`${rows.join('/')} does not parse`)
  return board.value
}

function analyse(rows: Rows, options: SolveOptions = {}, stop = running): Analysis {
  const board = boardOf(rows)
  return parkout.analyse(board, parkout.solve(board, options, quiet, running), options, quiet, stop)
}

const published = (tag: string): Rows => proven.find(({ tags }) => tags.includes(tag))!.rows

function sequencesOf(rows: Rows): number | undefined {
  const board = boardOf(rows)
  const solution = parkout.solve(board, {}, quiet, running)
  if (solution.verdict !== 'solved') throw new Error('not solved')
  const cars = drivenCars(board)
  const from = Uint8Array.from(cars, (car) => car.place)
  const limits = { maxStates: 200_000, maxBytes: 1e9 }
  const end = optimalPlay(board, from, solution.moves.length - cars.length, limits, quiet, running)
  if (!('play' in end)) throw new Error('not counted')
  return lineCounts(end.play).at(-1)
}

describe('published figures', () => {
  test('easy-1: 3 sequences, 2 classes, easy', () => {
    expect(sequencesOf(published('easy-1'))).toBe(3)
    expect(analyse(published('easy-1'))).toMatchObject({ uniqueness: 'multiple', solutions: 2, grade: 'easy' })
    expect(analyse(published('easy-1')).factors.score).toBeCloseTo(2.4, 1)
  })

  test('hard-6: 21 sequences, 4 classes, 4 strategies, hard', () => {
    expect(sequencesOf(published('hard-6'))).toBe(21)
    const found = analyse(published('hard-6'))
    expect(found).toMatchObject({ uniqueness: 'multiple', solutions: 4, strategies: 4, grade: 'hard' })
    expect(found).not.toHaveProperty('solutionsAbout')
    expect(found.factors).toMatchObject({ slides: 6, knots: 1, hidden: 5, cars: 13 })
    for (const [name, value, digits] of [
      ['bits', 6.55, 2],
      ['back', 1.56, 2],
      ['setup', 1.13, 1],
      ['score', 17.6, 1],
    ] as const)
      expect(found.factors[name]).toBeCloseTo(value, digits)
  })

  test('big-1: 5 sequences, 4 classes, 2 strategies, medium', () => {
    expect(sequencesOf(published('big-1'))).toBe(5)
    const found = analyse(published('big-1'))
    expect(found).toMatchObject({ uniqueness: 'multiple', solutions: 4, strategies: 2, grade: 'medium' })
    expect(found.factors.score).toBeCloseTo(7.7, 1)
  })
})

describe('the rest of the range', () => {
  test('a lot that needs no slide is a drive-out with one solution', () => {
    const found = analyse(['######', '#aA...', '#bbB..', '######'])
    expect(found).toMatchObject({ uniqueness: 'unique', solutions: 1, strategies: 1, grade: 'drive-out' })
    expect(found.factors).toMatchObject({ slides: 0, knots: 0, hidden: 0, back: 0, setup: 0, bits: 0, cars: 2, score: 0 })
  })

  test('an unsolvable lot has no answer and no grade', () => {
    const found = analyse(['######', '#aA..#', '######'])
    expect(found).toEqual({ uniqueness: 'no-answer', solutions: 0, strategies: 0, grade: null, factors: {} })
  })

  test('of an unproven line nothing is said', () => {
    const board = boardOf(published('hard-6'))
    const solution = parkout.solve(board, {}, quiet, running)
    if (solution.verdict !== 'solved') throw new Error('not solved')
    const unproven = parkout.analyse(board, { ...solution, optimal: false, lowerBound: 3 }, {}, quiet, running)
    expect(unproven).toEqual({ uniqueness: 'unknown', solutions: null, grade: null, factors: {} })
  })

  test.each([
    [{ maxBytes: 9_000 }, running, 'memory'],
    [{}, { aborted: true }, 'caller'],
  ] as const)('cut short by %o it says so and nothing else', (options, stop, countingStoppedBy) => {
    const board = boardOf(published('hard-6'))
    const solution = parkout.solve(board, {}, quiet, running)
    const found = parkout.analyse(board, solution, options, quiet, stop)
    expect(found).toEqual({ uniqueness: 'unknown', solutions: null, grade: null, factors: {}, countingStoppedBy })
  })

  test('past its limit of states it says so', () => {
    const board = boardOf(published('hard-6'))
    const from = Uint8Array.from(drivenCars(board), (car) => car.place)
    expect(optimalPlay(board, from, 6, { maxStates: 10, maxBytes: 1e9 }, quiet, running)).toMatchObject({ stoppedBy: 'states' })
  })
})

/** undefined: too large to try by brute force. Else whether it needs slides, and has several solutions. */
function holdToBruteForce(rows: Rows): { readonly slides: number; readonly classes: number } | undefined {
  const naive = naiveAnalysis(rows, 1_500)
  if (!naive) return undefined
  const found = analyse(rows)
  const { slides, sequences, classes, strategies, bits, back, setup, alive } = naive
  expect(sequencesOf(rows)).toBe(sequences)
  expect(found).toMatchObject({ solutions: classes, strategies, uniqueness: classes === 1 ? 'unique' : 'multiple' })
  expect(found.factors).toMatchObject({ slides, alive })
  expect(found.factors.bits).toBeCloseTo(bits, 2)
  expect(found.factors.back).toBeCloseTo(back, 2)
  expect(found.factors.setup).toBeCloseTo(setup, 2)
  return naive
}

describe('every figure is what brute force over the plain rules finds', () => {
  test('of proven levels', () => {
    const small = proven.filter(({ par, moves, seenUnpruned }) => {
      return par !== null && seenUnpruned !== null && seenUnpruned < 1_500 && moves?.some(([, step]) => step !== 0)
    })
    const held = small.map(({ rows }) => holdToBruteForce(rows)).filter((naive) => naive !== undefined)
    expect(held.length).toBeGreaterThan(7)
    expect(held.filter(({ classes }) => classes > 1).length).toBeGreaterThan(1)
  })

  test('of random ones', () => {
    const lots = fc.nat().map((seed) => parkout.serialise(trickyLot(seed)))
    fc.assert(
      fc.property(lots, (rows) => void holdToBruteForce(rows)),
      { numRuns: 60 },
    )
  })
})

test('every grade and every factor has its words', () => {
  const words = Object.keys(en)
  for (const grade of GRADES) expect(words).toContain(`grade.parkout.${grade}`)
  for (const name of Object.keys(analyse(published('easy-1')).factors)) expect(words).toContain(`factor.parkout.${name}`)
})

test('a mirrored or turned lot is as unique and as hard', () => {
  fc.assert(
    fc.property(subject.randomRows, (rows) => {
      const { countingStoppedBy, ...expected } = analyse(rows)
      for (const other of subject.alike(rows)) expect(analyse(other)).toEqual(expected)
      expect(countingStoppedBy).toBe(undefined)
    }),
  )
  for (const { rows } of proven.filter(({ par }) => par !== null && par < 16))
    for (const other of subject.alike(rows)) expect(analyse(other)).toEqual(analyse(rows))
})

test('counts what is left of a lot in play', () => {
  const board = boardOf(published('easy-1'))
  const rules = parkout.rules(board)
  const solution = parkout.solve(board, {}, quiet, running)
  if (solution.verdict !== 'solved') throw new Error('not solved')
  const from = replay(rules, solution.moves.slice(0, -1))!
  const rest = parkout.solve(board, { from }, quiet, running)
  const found = parkout.analyse(board, rest, { from }, quiet, running)
  expect(found).toMatchObject({ uniqueness: 'unique', solutions: 1, grade: 'drive-out', factors: { slides: 0, cars: 1 } })
})
