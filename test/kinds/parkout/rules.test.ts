/** The rules against the naive ones, and what follows from them: slides can be undone, exits hurt nobody. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from '../../../core/kinds/parkout/level.ts'
import { type Lot, MAX_SIDE } from '../../../core/kinds/parkout/lot.ts'
import { moveCar, moveStep, packMove, readMove, writeMove } from '../../../core/kinds/parkout/moves.ts'
import { drivenCars, packing } from '../../../core/kinds/parkout/packing.ts'
import { rules } from '../../../core/kinds/parkout/rules.ts'
import type { Move, Rows, Rules, State } from '../../../core/play.ts'
import { PackedSet } from '../../../core/search/packedSet.ts'
import { naiveMoves, naiveStatesAtDepth } from './naive.ts'
import { proven } from './proven.ts'
import { randomRows } from './randomLot.ts'

function lotOf(rows: Rows): Lot {
  const lot = parse(rows)
  if (!lot.ok) throw new Error(JSON.stringify(lot.issues))
  return lot.value
}

const startOf = (plain: Rules): State => {
  const state = new Uint8Array(plain.stride)
  plain.start(state)
  return state
}
const legalMoves = (plain: Rules, state: State): Move[] => {
  const out: Move[] = [-1]
  plain.legalMoves(state, out)
  return out
}
const after = (plain: Rules, state: State, move: Move): State => {
  const into = new Uint8Array(plain.stride)
  plain.apply(state, move, into)
  return into
}

/** Plays at random, alike by both rules, until nothing moves or `most` moves were made. */
function walk(rows: Rows, choices: readonly number[]): void {
  const lot = lotOf(rows)
  const plain = rules(lot)
  let state = startOf(plain)
  let position = rows
  for (const choice of choices) {
    const expected = naiveMoves(position)
    const moves = legalMoves(plain, state)
    expect(moves.map((move) => writeMove(lot, move))).toEqual(expected.map(({ text }) => text))
    expect(moves.map((move) => readMove(lot, writeMove(lot, move)))).toEqual(moves)
    expect(plain.isSolved(state)).toBe(!/\p{Lu}/u.test(position.join('')))
    if (moves.length === 0) return
    const chosen = choice % moves.length
    state = after(plain, state, moves[chosen]!)
    position = expected[chosen]!.after
  }
}

const choices = fc.array(fc.noBias(fc.nat()), { minLength: 12, maxLength: 12 })
/** Any position that play can reach, with its rules. */
const reached = fc.tuple(randomRows, choices).map(([rows, picks]) => {
  const plain = rules(lotOf(rows))
  let state = startOf(plain)
  for (const pick of picks) {
    const moves = legalMoves(plain, state)
    if (moves.length === 0) break
    state = after(plain, state, moves[pick % moves.length]!)
  }
  return { plain, state }
})

/** Lots with the longest lanes, and more cars than there are Latin letters. */
const wide: readonly Rows[] = [
  [`##.${'#'.repeat(30)}`, `#aA${'.'.repeat(28)}b.`, `#.V${'.'.repeat(28)}B#`, `..v${'.'.repeat(27)}Ww#`, `${'#'.repeat(31)}.#`],
  ['#'.repeat(33), `#${'a'.repeat(30)}A.`, '#'.repeat(33)],
  ['#'.repeat(33), `#${'a'.repeat(29)}A.#`, `.B${'b'.repeat(28)}.C.`, '#'.repeat(33)],
  ['#.#', ...Array.from({ length: 31 }, (_, y) => `#${y === 15 ? 'A' : y === 16 ? 'a' : '.'}#`), '#.#'],
]

describe('Park Out rules', () => {
  test('list the moves of the naive rules in the same order, and lead to the same positions', () => {
    fc.assert(fc.property(randomRows, choices, walk))
  })

  test('also on lanes of 31 cells', () => {
    for (const rows of wide)
      fc.assert(
        fc.property(choices, (picks) => walk(rows, picks)),
        { numRuns: 20 },
      )
  })

  test('the naive rules count the positions of the article', () => {
    const counted = proven.filter(({ par, seenUnpruned }) => par === null && seenUnpruned !== null && seenUnpruned < 500)
    expect(counted.length).toBeGreaterThan(10)
    for (const { rows, seenUnpruned } of counted) {
      const perDepth = naiveStatesAtDepth(rows, 30)
      expect(perDepth.at(-1)).toBe(0)
      expect(perDepth.reduce((sum, count) => sum + count)).toBe(seenUnpruned)
    }
  })

  test('every slide can be undone by one slide', () => {
    fc.assert(
      fc.property(reached, ({ plain, state }) => {
        for (const move of legalMoves(plain, state).filter((move) => moveStep(move) !== 0)) {
          const there = after(plain, state, move)
          const back = packMove(moveCar(move), -moveStep(move))
          expect(legalMoves(plain, there)).toContain(back)
          expect(after(plain, there, back)).toEqual(state)
        }
      }),
    )
  })

  test('an exit takes no move from anybody else', () => {
    fc.assert(
      fc.property(reached, ({ plain, state }) => {
        const moves = legalMoves(plain, state)
        for (const exit of moves.filter((move) => moveStep(move) === 0)) {
          const later = legalMoves(plain, after(plain, state, exit))
          for (const move of moves) if (moveCar(move) !== moveCar(exit)) expect(later).toContain(move)
        }
      }),
    )
  })

  test('searchMoves is the exit of the lowest car that can leave, or else every move', () => {
    fc.assert(
      fc.property(reached, ({ plain, state }) => {
        const moves = legalMoves(plain, state)
        const exit = moves.find((move) => moveStep(move) === 0)
        const out: Move[] = [-1]
        plain.searchMoves!(state, out)
        expect(out).toEqual(exit === undefined ? moves : [exit])
      }),
    )
  })
})

describe('moves as text', () => {
  const lot = lotOf(['#.##', '#Ab#', '#aB#', '#.d#', '##.#'])

  test('are read in either case, with or without spaces', () => {
    const wanted: readonly (readonly [string, number | undefined])[] = [
      ['a+1', packMove(0, 1)],
      ['A-12', packMove(0, -12)],
      [' b out ', packMove(1, 0)],
      ['B  OUT', packMove(1, 0)],
      ['b +2', packMove(1, 2)],
      ['b+0', undefined],
      ['bout', undefined],
      ['c+1', undefined],
      ['d+1', undefined],
      ['a+31', undefined],
      ['a1', undefined],
      ['a+', undefined],
      ['', undefined],
    ]
    for (const [text, move] of wanted) expect([text, readMove(lot, text)]).toEqual([text, move])
  })

  test('of a car that is not there are a bug', () => {
    expect(() => writeMove(lot, packMove(2, 1))).toThrow('no car')
  })
})

describe('positions', () => {
  test("two positions that share the article's number under base 13 stay apart, and those of lanes 14 and 31 wide too", () => {
    for (const width of [14, 31]) {
      const lane = (letters: string): string => `.${letters.padEnd(width, '.')}.`
      const cars = drivenCars(lotOf(['#'.repeat(width + 2), lane('A'), lane('B'), '#'.repeat(width + 2)]))
      const { stride, setPlace, place } = packing(cars)
      const set = new PackedSet(stride)
      const numbers = new Map<number, string>()
      let shared = 0
      const state = new Uint8Array(stride)
      for (let a = -1; a < width; a++)
        for (let b = -1; b < width; b++) {
          setPlace(state, 0, a)
          setPlace(state, 1, b)
          expect(set.add(state, -1, 0, 0)).toBeGreaterThanOrEqual(0)
          expect([place(state, 0), place(state, 1)]).toEqual([a, b])
          const number = (a + 1) * 13 + (b + 1)
          if (numbers.has(number)) shared++
          numbers.set(number, `${a},${b}`)
        }
      expect(set.size).toBe((width + 1) ** 2)
      // The article's example, [12, 0] and [11, 13], is one of them: both are 170.
      expect(shared).toBeGreaterThan(0)
      if (width === 14) expect([13 * 13 + 1, 12 * 13 + 14]).toEqual([170, 170])
      // With the base that the lot's side asks for, 15, they stay apart.
      if (width === 14) expect([13 * 15 + 1, 12 * 15 + 14]).toEqual([196, 194])
    }
  })

  test('20 cars take at most 10 bytes, and no two places of any car look alike', () => {
    const widest = proven.filter(({ rows }) => drivenCars(lotOf(rows)).length <= 20)
    for (const { rows } of widest) {
      const cars = drivenCars(lotOf(rows))
      const { stride, place, setPlace } = packing(cars)
      expect(stride).toBeLessThanOrEqual(10)
      const state = new Uint8Array(stride).fill(0)
      cars.forEach((car, number) => {
        const places = [-1, ...Array.from({ length: car.high - car.low + 2 - car.length }, (_, i) => car.low + i)]
        expect(
          places.map((at) => {
            setPlace(state, number, at)
            return place(state, number)
          }),
        ).toEqual(places)
      })
      // Writing one car leaves the others alone: all stand at their last place.
      expect(cars.map((_, number) => place(state, number))).toEqual(cars.map((car) => car.high - car.length + 1))
    }
  })

  test(`a lot of ${MAX_SIDE} by ${MAX_SIDE} with 81 cars is packed, played and solved`, () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρτυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюя']
    const rows = ['#'.repeat(33), ...Array.from({ length: 31 }, () => ['#', ...'.'.repeat(31), '.']), '#'.repeat(33)].map((row) => [...row])
    letters.forEach((letter, i) => {
      const [x, y] = [1 + 3 * (i % 3), 1 + Math.floor(i / 3)]
      rows[y]![x] = letter
      rows[y]![x + 1] = letter.toUpperCase()
    })
    const lot = lotOf(rows.map((row) => row.join('')))
    const plain = rules(lot)
    let state = startOf(plain)
    expect(legalMoves(plain, state).map((move) => writeMove(lot, move))).toEqual(
      naiveMoves(rows.map((row) => row.join(''))).map(({ text }) => text),
    )
    for (const _ of letters) {
      expect(plain.isSolved(state)).toBe(false)
      const exit = legalMoves(plain, state).find((move) => moveStep(move) === 0)!
      state = after(plain, state, exit)
    }
    expect(plain.isSolved(state)).toBe(true)
  })
})
