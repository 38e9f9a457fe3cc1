/** Ways to leave one answer, each proven to do so, and none smaller where that is said: by trying all that are smaller. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Circuit } from '../../../core/kinds/signal/circuit.ts'
import { answersOf } from '../../../core/kinds/signal/fast/answers.ts'
import { leastHittingSet } from '../../../core/kinds/signal/fast/hittingSet.ts'
import { repairs } from '../../../core/kinds/signal/fast/repairs.ts'
import { hexRows, parse, serialise } from '../../../core/kinds/signal/level.ts'
import { armsOf, type Mask, turnsBetween } from '../../../core/kinds/signal/masks.ts'
import type { Repair } from '../../../core/solving.ts'
import { heldComb } from './comb.ts'
import { everyAnswer } from './everyAnswer.ts'
import { boards, circuitOf } from './facts.ts'
import { circuits, randomCircuit } from './randomCircuit.ts'

const running = { aborted: false }
const isUnique = (board: Circuit): boolean => answersOf(board, {}, running).verdict === 'unique'
const cellsAt = ({ width }: Circuit, { at }: Repair<Circuit>): readonly number[] => at.map(([x, y]) => y * width + x)
const several = boards.filter(({ count }) => count !== '0' && count !== '1')
const small = several.filter(({ w, h }) => w * h <= 25)
/** Ambiguous ones are rare at random. */
const ambiguous = circuits({ most: 4 }).filter((board) => answersOf(board, {}, running).verdict === 'several')

/** Every set of `size` of the items. */
function* choices(items: readonly number[], size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) yield []
  else for (let i = from; i < items.length; i++) for (const rest of choices(items, size - 1, i + 1)) yield [items[i]!, ...rest]
}

test('hitting sets are the smallest there are', () => {
  const set = fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.array(set, { maxLength: 8 }), (sets) => {
      const { items, isLeast } = leastHittingSet(sets, 10_000, running)
      expect(isLeast).toBe(true)
      const hits = (chosen: readonly number[]): boolean => sets.every((one) => one.some((item) => chosen.includes(item)))
      expect(hits(items)).toBe(true)
      for (const fewer of choices([0, 1, 2, 3, 4, 5, 6, 7, 8], items.length - 1)) if (items.length > 0) expect(hits(fewer)).toBe(false)
    }),
    { numRuns: 300 },
  )
  const few = leastHittingSet(
    [
      [0, 1],
      [1, 2],
      [3, 4],
    ],
    1,
    running,
  ) // prettier-ignore
  expect(few.isLeast).toBe(false)
  expect(few.items.toSorted((a, b) => a - b)).toEqual([1, 3])
  expect(leastHittingSet([[0, 1]], 10_000, { aborted: true }).isLeast).toBe(false)
})

describe('locks', () => {
  /** The fewest cells at which every other answer differs from this one somewhere. */
  const fewest = (all: readonly (readonly Mask[])[], answer: readonly Mask[]): number => {
    const others = all.filter((one) => one.join() !== answer.join())
    const free = [...answer.keys()].filter((cell) => others.some((one) => one[cell] !== answer[cell]))
    for (let size = 0; ; size++)
      for (const chosen of choices(free, size)) if (others.every((one) => chosen.some((cell) => one[cell] !== answer[cell]))) return size
  }

  const check = (board: Circuit): void => {
    const all = everyAnswer(board)
    for (const answer of all.slice(0, 4)) {
      const [repair, ...more] = repairs(board, { by: 'locks', towards: hexRows(answer, board.width) }, running)
      expect(more).toEqual([])
      const cells = cellsAt(board, repair!)
      expect(cells.length).toBe(fewest(all, answer))
      expect(repair!.says).toEqual({ key: 'repair.signal.locks', details: { count: cells.length } })
      expect(everyAnswer(repair!.board)).toEqual([answer])
      expect(repair!.board.answer).toEqual(answer)
      expect(repair!.board.locks).toEqual(board.locks.map((isLocked, cell) => isLocked || cells.includes(cell)))
      repair!.board.masks.forEach((mask, cell) => {
        expect(mask).toBe(cells.includes(cell) ? answer[cell] : board.masks[cell])
      })
      expect(parse(serialise(repair!.board))).toMatchObject({ ok: true })
    }
  }

  test('as few as trying all sets finds', () => {
    fc.assert(fc.property(ambiguous, check), { numRuns: 25 })
    for (const board of small) check(circuitOf(board))
  })

  test('of many answers one is left', () => {
    const patch = (id: string): Circuit => circuitOf(boards.find((one) => one.id === id)!)
    for (const board of [patch('b0348'), heldComb(patch('b0346'), 2).board]) {
      const [smallest, other] = repairs(board, { by: 'locks' }, running)
      expect(isUnique(smallest!.board)).toBe(true)
      expect(other!.at.length).toBeGreaterThanOrEqual(smallest!.at.length)
      expect(smallest!.says.key).toBe('repair.signal.locks')
    }
  })

  test('the answer that was drawn is one to end with', () => {
    const board = circuitOf(small[0]!)
    const all = everyAnswer(board)
    const shown = answersOf(board, {}, running).shown.map((answer) => answer.join())
    const drawn = all.find((answer) => !shown.includes(answer.join())) ?? all[0]!
    const found = repairs({ ...board, answer: drawn }, { by: 'locks' }, running)
    expect(found.map(({ board: { answer } }) => answer!.join())).toContain(drawn.join())
  })
})

describe('tiles', () => {
  const shapes: readonly Mask[] = [1, 5, 3, 7, 15]
  /** Some change of so many tiles leaves one answer. */
  const isEnough = (board: Circuit, size: number): boolean => {
    const cells = [...board.masks.keys()].filter((cell) => !board.locks[cell])
    const arms = board.masks.reduce((sum, mask) => sum + armsOf(mask), 0)
    const change = (masks: readonly Mask[], [cell, ...rest]: readonly number[]): boolean => {
      if (cell === undefined) return masks.reduce((sum, mask) => sum + armsOf(mask), 0) === arms && isUnique({ ...board, masks })
      return shapes.some((shape) => turnsBetween(masks[cell]!, shape) === undefined && change(masks.with(cell, shape), rest))
    }
    return [...choices(cells, size)].some((chosen) => change(board.masks, chosen))
  }

  const sizes: Record<string, number> = {}
  const check = (board: Circuit): void => {
    for (const repair of repairs(board, { by: 'tiles' }, running)) {
      const cells = cellsAt(board, repair)
      const { masks, answer, locks } = repair.board
      const size = `${cells.length} ${repair.says.key}`
      sizes[size] = (sizes[size] ?? 0) + 1
      expect(answersOf(repair.board, {}, running)).toMatchObject({ verdict: 'unique', shown: [answer] })
      expect(locks).toEqual(board.locks)
      expect([...masks.keys()].filter((cell) => masks[cell] !== board.masks[cell])).toEqual(cells)
      for (const cell of cells) {
        expect(turnsBetween(board.masks[cell]!, masks[cell]!)).toBeUndefined()
        expect(board.locks[cell]).toBe(false)
      }
      if (repair.says.key === 'repair.signal.tiles' && cells.length < 4) expect(isEnough(board, cells.length - 1)).toBe(false)
      expect(parse(serialise(repair.board))).toMatchObject({ ok: true })
    }
  }

  test('as few as trying all smaller changes finds', () => {
    for (const board of several) if (board.w * board.h < 100 && board.id !== 'b0350') check(circuitOf(board))
    expect(sizes).toEqual({ '1 repair.signal.tiles': 10, '2 repair.signal.tiles': 52, '4 repair.signal.tiles': 2 })
    fc.assert(fc.property(ambiguous, check), { numRuns: 25 })
  })

  test('larger boards, with several patches', () => {
    for (const seed of ['a', 'b', 'c']) {
      const board = randomCircuit(20, 14, seed)
      const before = answersOf(board, {}, running)
      const [repair] = repairs(board, { by: 'tiles' }, running)
      if (before.verdict === 'unique') expect(repair).toBeUndefined()
      else expect(isUnique(repair!.board)).toBe(true)
    }
  })
})

test('nothing to mend, nothing known, nothing asked for', () => {
  const unique = circuitOf(boards.find(({ count }) => count === '1')!)
  const unsolvable = circuitOf(boards.find(({ count }) => count === '0')!)
  const board = circuitOf(small[0]!)
  for (const by of ['locks', 'tiles']) {
    expect(repairs(unique, { by }, running)).toEqual([])
    expect(repairs(unsolvable, { by }, running)).toEqual([])
    expect(repairs(board, { by }, { aborted: true })).toEqual([])
    expect(repairs(board, { by, towards: hexRows(board.masks, board.width) }, running)).toEqual([])
    expect(repairs(board, { by, towards: ['0x'] }, running)).toEqual([])
    expect(repairs(board, { by }, running).length).toBeGreaterThan(0)
  }
  expect(repairs(board, { by: 'magic' }, running)).toEqual([])
})
