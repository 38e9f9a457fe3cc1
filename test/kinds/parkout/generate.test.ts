/** Generated lots: what was wished for, proven, and the same for the same seed on however many threads. */
import { describe, expect, test } from 'vitest'
import { type Generated, generatorOf, readParams } from '../../../core/generate.ts'
import type { Params } from '../../../core/generator.ts'
import { check } from '../../../core/kinds/parkout/check.ts'
import { judge } from '../../../core/kinds/parkout/judge.ts'
import { parse } from '../../../core/kinds/parkout/level.ts'
import { type Car, carCells, type Lot } from '../../../core/kinds/parkout/lot.ts'
import { canonical, mirrored, transposed } from '../../../core/kinds/parkout/symmetry.ts'
import { wavesOf } from '../../../core/kinds/parkout/waves.ts'
import type { Rows } from '../../../core/play.ts'
import { random } from '../../../core/random.ts'
import { kindOf } from '../../../core/registry.ts'
import { makeOrder } from '../order.ts'
import { proven } from './proven.ts'

const kind = kindOf('parkout')!
const generator = generatorOf(kind)
const running = { aborted: false }
const quiet = (): void => {}

/** Every wish as it is if nobody asks, but for what is asked. */
const wish = (asked: Params): Params => readParams(generator, { effort: 'quick', ...asked })

/** The later attempts end first. */
const make = (asked: Params, seed: string, how?: Parameters<typeof makeOrder>[3]) => makeOrder('parkout', wish(asked), seed, how)
const rowsOf = ({ made }: Generated): readonly Rows[] => made.map(({ rows }) => rows)
function boardOf(rows: Rows): Lot {
  const lot = parse(rows)
  if (!lot.ok) throw new Error(rows.join('/'))
  return lot.value
}
const cellsOf = (car: Car): readonly string[] => carCells(car).map(([x, y]) => `${x} ${y}`)
/** The cells between a car's nose and the frame. */
function wayOut({ x, y, length, axis, nose }: Car, { width, height }: Lot): readonly string[] {
  const [from, to] = { right: [x + length, width], down: [y + length, height], left: [1, x - 1], up: [1, y - 1] }[nose!] as [number, number]
  return Array.from({ length: to - from + 1 }, (_, i) => (axis === 'row' ? `${from + i} ${y}` : `${x} ${from + i}`))
}
const drivenIn = (lot: Lot): number => lot.cars.filter(({ nose }) => nose !== null).length

describe('a lot that is made', () => {
  const order = make({ width: 5, height: 5 }, 'five', { count: 6 })

  test('is sound, needs slides, and what is said of it is proven', async () => {
    const { made } = await order
    expect(made.length).toBeGreaterThan(4)
    for (const { rows, metrics, report } of made) {
      const board = boardOf(rows)
      expect([board.width, board.height]).toEqual([5, 5])
      expect(kind.serialise(board)).toEqual(rows)
      expect(check(board)).toEqual([])
      expect(report).toMatchObject({ verdict: 'solved', optimal: true, moves: metrics.moves, solutions: metrics.solutions })
      expect(metrics).toMatchObject({ slides: report.factors.slides, moves: report.factors.slides! + drivenIn(board) })
      expect(metrics.slides).toBeGreaterThan(0)
    }
  })

  test('has no car but those that save slides by leaving or must go before another, few solutions, and more than one way to begin', async () => {
    for (const { rows, metrics } of (await order).made) {
      const board = boardOf(rows)
      for (const car of board.cars) {
        const others = board.cars.filter((other) => other !== car)
        const without = judge({ ...board, cars: others }, 2_000, running, quiet)
        const isBefore = others.some((other) => wayOut(other, board).some((cell) => cellsOf(car).includes(cell)))
        expect(isBefore || without!.slides < metrics.slides!).toBe(true)
      }
      expect(metrics.solutions).toBeLessThanOrEqual(12)
      expect(metrics.stored).toBeLessThanOrEqual(200)
    }
  })
})

describe('the same seed and wish give the same level', () => {
  test('again, and another seed another', async () => {
    const first = await make({ width: 5, height: 5 }, 'same')
    expect(first.made).toHaveLength(1)
    expect(await make({ width: 5, height: 5 }, 'same')).toEqual(first)
    expect(rowsOf(await make({ width: 5, height: 5 }, 'other'))).not.toEqual(rowsOf(first))
  })

  test('whether one attempt runs at a time or four', async () => {
    const asked = { width: 5, height: 5, grade: 'expert' }
    const one = await make(asked, 'wide', { tries: 12, count: 3 })
    expect(one.made.some(({ attempt }) => attempt > 1)).toBe(true)
    expect(await make(asked, 'wide', { tries: 12, count: 3, width: 2 })).toEqual(one)
    expect(await make(asked, 'wide', { tries: 12, count: 3, width: 5 })).toEqual(one)
  })

  test('the k-th of an order is the first of its own seed', async () => {
    const asked = { width: 4, height: 4 }
    const { made } = await make(asked, 'kth', { count: 3 })
    const third = made.find(({ number }) => number === 3)!
    expect(third.seed).toBe('kth#3')
    expect(rowsOf(await make(asked, 'kth#3'))).toEqual([third.rows])
  })

  test('an attempt does not depend on those before it', () => {
    const params = wish({ width: 5, height: 5 })
    const alone = generator.attempt(params, random('same').fork('2'), quiet, running, 'same')
    const later = random('same')
    generator.attempt(params, later.fork('1'), quiet, running, 'same')
    expect(generator.attempt(params, later.fork('2'), quiet, running, 'same')).toEqual(alone)
  })
})

describe('a wish is kept to the letter', () => {
  test('for grade, cars, walls and immobile cars', async () => {
    const { made } = await make({ grade: 'medium', minCars: 6, maxCars: 10, walls: 2, immobile: 1 }, 'wish', { tries: 10 })
    expect(made).toHaveLength(1)
    const board = boardOf(made[0]!.rows)
    expect(drivenIn(board)).toBeGreaterThanOrEqual(6)
    expect(drivenIn(board)).toBeLessThanOrEqual(10)
    expect(board.walls.filter(Boolean)).toHaveLength(2)
    expect(board.cars.length - drivenIn(board)).toBe(1)
    expect(made[0]!.report.grade).toBe('medium')
  })

  test('for moves and slides', async () => {
    const moves = await make({ minMoves: 12, maxMoves: 13 }, 'moves', { tries: 5 })
    expect(moves.made[0]?.report.moves).toBeGreaterThanOrEqual(12)
    expect(moves.made[0]?.report.moves).toBeLessThanOrEqual(13)
    const slides = await make({ minSlides: 3, maxSlides: 3 }, 'slides', { tries: 5 })
    expect(slides.made[0]?.report.factors.slides).toBe(3)
    const most = await make({ maxSlides: 2 }, 'most', { tries: 5 })
    expect([1, 2]).toContain(most.made[0]?.report.factors.slides)
  })

  test.each(['drive-out', 'easy', 'medium', 'hard'])('for the grade %s', async (grade) => {
    const { made } = await make({ grade }, 'grades', { tries: 6 })
    expect(made[0]?.report.grade).toBe(grade)
  })

  test('a drive-out takes rounds, and each of its cars has a part in them', async () => {
    const { made } = await make({ grade: 'drive-out' }, 'rounds', { count: 3 })
    expect(made).toHaveLength(3)
    for (const { rows } of made) {
      const waves = wavesOf(boardOf(rows))
      expect(waves?.rounds).toBeGreaterThanOrEqual(2)
      expect(waves?.entangled.every(Boolean)).toBe(true)
    }
  })
})

describe('what cannot be', () => {
  test('is not found after the tries that were granted, and nothing else is offered', async () => {
    expect(await make({ width: 4, height: 4, minCars: 12, maxCars: 12 }, 'full', { tries: 3, count: 2 })).toEqual({
      made: [],
      notFound: [
        { number: 1, seed: 'full', tries: 3 },
        { number: 2, seed: 'full#2', tries: 3 },
      ],
    })
    expect(await make({ width: 3, height: 3, walls: 9 }, 'walled')).toMatchObject({ made: [], notFound: [{ tries: 3 }] })
    expect(await make({ width: 4, height: 4, grade: 'fiendish' }, 'small')).toMatchObject({ made: [] })
  })

  test('stopped, an attempt ends with nothing', () => {
    const attempt = generator.attempt(wish({ effort: 'thorough' }), random('stop'), quiet, { aborted: true }, 'stop')
    expect(attempt).toMatchObject({ is: 'missed' })
  })
})

/** The least of a level's eight pictures, letters in the order they are met: made of the text alone. */
function leastPicture(rows: Rows): string {
  const renamed = (picture: Rows): string => {
    const names = new Map<string, string>()
    const nameOf = (letter: string): string => {
      const name = names.get(letter) ?? String.fromCharCode(97 + names.size)
      names.set(letter, name)
      return name
    }
    const text = picture.join('\n')
    return text.replace(/[a-z]/gi, (char) => (char === char.toLowerCase() ? nameOf(char) : nameOf(char.toLowerCase()).toUpperCase()))
  }
  const turned = (picture: Rows): Rows =>
    [...picture[0]!].map((_, x) =>
      picture
        .map((row) => row[x])
        .reverse()
        .join(''),
    )
  const pictures: string[] = []
  for (let turn = 0, picture = rows; turn < 4; turn++, picture = turned(picture))
    pictures.push(renamed(picture), renamed(picture.toReversed()))
  return pictures.sort()[0]!
}

test('of a thousand levels none is another one mirrored or turned, unless that is said', { timeout: 120_000 }, async () => {
  const { made } = await make({ width: 5, height: 5, grade: 'drive-out', maxCars: 5 }, 'thousand', { count: 1_000, tries: 10 })
  expect(made.length).toBe(1_000)
  const first = new Map<string, number>()
  for (const { rows, number, duplicateOf } of made) {
    const picture = leastPicture(rows)
    expect([number, duplicateOf]).toEqual([number, first.get(picture)])
    if (duplicateOf === undefined) first.set(picture, number)
  }
  // Among so many small ones there are some, and many more that are not.
  expect(first.size).toBeGreaterThan(900)
  expect(first.size).toBeLessThan(1_000)
})

test('mirroring, turning and renaming are seen through', () => {
  for (const { rows } of proven.slice(0, 40)) {
    const lot = parse(rows)
    if (!lot.ok) continue
    const text = canonical(lot.value)
    expect(canonical(mirrored(lot.value))).toBe(text)
    expect(canonical(transposed(lot.value))).toBe(text)
    expect(mirrored(mirrored(lot.value))).toEqual(lot.value)
    expect(transposed(transposed(lot.value))).toEqual(lot.value)
    const renamed = lot.value.cars.map((car, i) => ({ ...car, letter: lot.value.cars.at(-1 - i)!.letter }))
    expect(canonical({ ...lot.value, cars: renamed })).toBe(text)
  }
  const text = (row: string): string => canonical(boardOf(['####', row, '####']))
  expect(text('.Aa.')).toBe(text('.aA.'))
  expect(new Set(['.aA.', '.aa.', '#aA.', '.aA#', '#aA#'].map(text)).size).toBe(5)
})
