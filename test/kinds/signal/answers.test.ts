/** Answers counted, compared and chosen by the fast search, against proven boards and against trying everything. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Circuit } from '../../../core/kinds/signal/circuit.ts'
import { type AnswerLimits, type Answers, answersOf } from '../../../core/kinds/signal/fast/answers.ts'
import { freeCells } from '../../../core/kinds/signal/fast/free.ts'
import { type Mask, VARIANTS } from '../../../core/kinds/signal/masks.ts'
import { isAnswer } from './bruteForce.ts'
import { heldComb } from './comb.ts'
import { everyAnswer, turnsTo } from './everyAnswer.ts'
import { boards, circuitOf, hardBoards } from './facts.ts'
import { circuits, randomCircuit } from './randomCircuit.ts'

const PROVEN = [...boards, ...hardBoards]
const SMALL = PROVEN.filter(({ w, h }) => w * h <= 16)
const smallCircuit = circuits({ most: 4 })
const running = { aborted: false }
const answers = (board: Circuit, limits: AnswerLimits = {}): Answers => answersOf(board, limits, running)
const key = (masks: readonly Mask[]): string => masks.join()
const differences = (one: readonly Mask[], other: readonly Mask[]): number => one.filter((mask, i) => mask !== other[i]).length
const proven = (id: string): Circuit => circuitOf(PROVEN.find((one) => one.id === id)!)
const least = (all: readonly (readonly Mask[])[], { masks }: Circuit, bothWays: boolean): number =>
  Math.min(...all.map((answer) => turnsTo(masks, answer, bothWays)))

describe('proven boards', () => {
  test.each(PROVEN)('$id, $kind $w x $h: $count', (proven) => {
    const board = circuitOf(proven)
    const { count } = proven
    const found = answers(board)
    expect(found.count).toBe(BigInt(count))
    expect(found.verdict).toBe(count === '0' ? 'none' : count === '1' ? 'unique' : 'several')
    expect(found.stoppedBy).toBeUndefined()
    expect(found.shown.length).toBe(Math.min(2, Number(count)))
    expect(new Set(found.shown.map(key)).size).toBe(found.shown.length)
    for (const answer of found.shown) expect(isAnswer(answer, board.width, board.height)).toBe(true)
    if (count === '1' && 'solution' in proven) expect(found.shown).toEqual([proven.solution])
  })

  test('some are beyond the depth-first search and left to the diagram', () => {
    expect(hardBoards.map(circuitOf).filter((board) => answers(board).work.expanded > 500).length).toBeGreaterThan(1)
  })
})

describe('small boards, against trying everything', () => {
  test('count, fewest turns both ways, ways in answers, free cells, and answers that are', () => {
    const verdicts = new Set<string>()
    const check = (board: Circuit): void => {
      const all = everyAnswer(board)
      const found = answers(board)
      verdicts.add(found.verdict)
      expect(found.count).toBe(BigInt(all.length))
      expect(found.verdict).toBe(['none', 'unique'][all.length] ?? 'several')
      expect(found.why !== undefined).toBe(all.length === 0)
      if (all.length === 0) return
      const keys = all.map(key)
      for (const [turns, bothWays] of [[found.clockwise, false] as const, [found.bothWays, true] as const]) {
        const fewest = least(all, board, bothWays)
        expect(turns).toMatchObject({ lower: fewest, upper: fewest })
        expect(keys).toContain(key(turns!.answer!))
        expect(turnsTo(board.masks, turns!.answer!, bothWays)).toBe(fewest)
      }
      const [first, second] = found.shown
      expect(first).toEqual(found.clockwise!.answer)
      if (all.length > 1) {
        expect(keys).toContain(key(second!))
        expect(differences(first!, second!)).toBe(
          Math.min(...all.filter((one) => key(one) !== key(first!)).map((one) => differences(first!, one))),
        )
      } else expect(second).toBeUndefined()
      const seen = board.masks.map((mask, i) => all.reduce((set, answer) => set | (1 << VARIANTS[mask]!.indexOf(answer[i]!)), 0))
      expect(found.ways).toEqual(seen)
      expect(freeCells(found)).toEqual([...first!.keys()].filter((i) => all.some((answer) => answer[i] !== first![i])))
    }
    fc.assert(fc.property(smallCircuit, check), { numRuns: 1_500 })
    // Six answers and more are rare at random.
    for (const small of SMALL) check(circuitOf(small))
    expect([...verdicts].sort()).toEqual(['none', 'several', 'unique'])
  })

  test('every 2 x 2 board', () => {
    for (let board = 0; board < 16 ** 4; board++) {
      const masks = [board & 15, (board >> 4) & 15, (board >> 8) & 15, board >> 12]
      const circuit = { width: 2, height: 2, masks, locks: masks.map(() => false) }
      if (answers(circuit).count !== BigInt(everyAnswer(circuit).length)) expect.fail(`wrong count of ${masks}`)
    }
  })
})

describe('larger boards', () => {
  const size = fc.integer({ min: 3, max: 16 })

  test('a mirror image has as many answers, and turns one way the other', () => {
    const several = { met: 0 }
    fc.assert(
      fc.property(size, size, fc.string(), (width, height, seed) => {
        const board = randomCircuit(width, height, seed)
        const found = answers(board)
        if (found.verdict === 'several') several.met++
        // Rows become columns: another sweep, and every turn runs the other way.
        const at = board.masks.map((_, i) => (i % height) * width + Math.floor(i / height))
        const flip = (mask: Mask): Mask => ((mask & 1) << 3) | ((mask & 8) >> 3) | ((mask & 2) << 1) | ((mask & 4) >> 1)
        const other = answers({
          width: height,
          height: width,
          masks: at.map((cell) => flip(board.masks[cell]!)),
          locks: at.map((cell) => board.locks[cell]!),
        })
        expect(other.count).toBe(found.count)
        expect(other.verdict).toBe(found.verdict)
        expect(other.bothWays?.upper).toBe(found.bothWays?.upper)
      }),
      { numRuns: 400 },
    )
    expect(several.met).toBeGreaterThan(10)
  })

  test('boards side by side multiply, exactly past 2^53, and their turns add', () => {
    const patch = proven('b0348')
    const one = answers(patch)
    expect(one.count).toBe(3_328n)
    const { board, link, kept } = heldComb(patch, 3)
    const all = answers(board)
    expect(all.count).toBe(3_328n ** 9n)
    const saved = VARIANTS[patch.masks[link]!]!.indexOf(kept)
    expect(all.clockwise?.upper).toBe(9 * (one.clockwise!.upper! - saved))
    expect(all.bothWays?.upper).toBe(9 * (one.bothWays!.upper! - Math.min(saved, 4 - saved)))
    expect(freeCells(all)!.length).toBe(9 * freeCells(one)!.length)
  })
})

describe('no answer, and why', () => {
  test.each([
    [
      { width: 2, height: 2, masks: [3, 3, 3, 3] },
      { is: 'arms', arms: 8, needed: 6 },
    ],
    [
      { width: 1, height: 1, masks: [1] },
      { is: 'arms', arms: 1, needed: 0 },
    ],
    [
      { width: 3, height: 1, masks: [1, 0, 7] },
      { is: 'cell', cell: 1 },
    ],
    [
      { width: 3, height: 1, masks: [1, 3, 1] },
      { is: 'cell', cell: 1 },
    ],
  ])('%j', ({ width, height, masks }, why) => {
    expect(answers({ width, height, masks, locks: masks.map(() => false) }).why).toEqual(why)
  })

  test('a lock that no answer has', () => {
    const board = { width: 2, height: 2, masks: [2, 12, 2, 9], locks: [false, false, false, false] }
    expect(answers(board)).toMatchObject({ verdict: 'unique', clockwise: { upper: 0 } })
    expect(answers({ ...board, masks: [1, 12, 2, 9], locks: [true, false, false, false] })).toMatchObject({ verdict: 'none', count: 0n })
  })
})

describe('cut short', () => {
  /** Whatever is said is so. */
  const holds = (board: Circuit, found: Answers, all: readonly (readonly Mask[])[]): void => {
    const keys = all.map(key)
    for (const answer of found.shown) expect(keys).toContain(key(answer))
    expect(new Set(found.shown.map(key)).size).toBe(found.shown.length)
    if (found.count !== undefined) expect(found.count).toBe(BigInt(all.length))
    if (found.verdict === 'several') expect(all.length).toBeGreaterThan(1)
    else if (found.verdict !== 'unknown') expect(all.length).toBe(found.verdict === 'none' ? 0 : 1)
    for (const [turns, bothWays] of [[found.clockwise, false] as const, [found.bothWays, true] as const]) {
      if (turns && all.length > 0) expect(turns.lower).toBeLessThanOrEqual(least(all, board, bothWays))
      if (turns?.answer) expect(turnsTo(board.masks, turns.answer, bothWays)).toBe(turns.upper)
      if (found.stoppedBy === undefined && turns) expect(turns.lower).toBe(least(all, board, bothWays))
    }
  }

  test('by states or memory it says what is proven, and no more', () => {
    const said = new Set<string>()
    const limits = fc.oneof(
      fc.integer({ min: 1, max: 12 }).map((maxStates): AnswerLimits => ({ maxStates })),
      fc.integer({ min: 1, max: 4_000 }).map((maxBytes): AnswerLimits => ({ maxBytes })),
    )
    const check = (board: Circuit, limit: AnswerLimits): void => {
      const found = answers(board, limit)
      holds(board, found, everyAnswer(board))
      said.add(`${found.verdict} ${found.stoppedBy ?? 'whole'}`)
      if (limit.maxStates !== undefined) expect(found.work.stored).toBeLessThanOrEqual(limit.maxStates + 1)
    }
    fc.assert(
      fc.property(smallCircuit, limits, (board, limit) => check(board, limit)),
      { numRuns: 500 },
    )
    for (const small of SMALL) {
      for (let maxStates = 1; maxStates < 9; maxStates++) check(circuitOf(small), { maxStates })
      for (let maxBytes = 100; maxBytes < 3_000; maxBytes += 100) check(circuitOf(small), { maxBytes })
    }
    for (const one of ['several states', 'several memory', 'unknown states', 'unknown memory', 'none whole', 'unique whole'])
      expect(said).toContain(one)
  })

  test('the state limit bounds the diagram too', () => {
    const { work } = answers(proven('h0012'))
    for (const maxStates of [499, 500, 501, 2_000, work.stored - 1]) {
      const found = answers(proven('h0012'), { maxStates })
      expect(found.verdict).toBe('unknown')
      expect(found.stoppedBy).toBe('states')
    }
    expect(answers(proven('h0012'), { maxStates: work.stored }).verdict).toBe('unique')
  })

  test('by its caller', () => {
    const found = answersOf(proven('b0348'), {}, { aborted: true })
    expect(found).toMatchObject({ verdict: 'unknown', stoppedBy: 'caller', shown: [] })
    expect(answersOf(proven('h0001'), {}, { aborted: true }).verdict).toBe('unknown')
    // At any of its looks at the flag, while it searches, draws, counts and chooses.
    let looks = 0
    const stopAt = (last: number): Answers => {
      looks = 0
      const stop = {
        get aborted() {
          return ++looks > last
        },
      }
      return answersOf(proven('b0348'), {}, stop)
    }
    const whole = stopAt(Number.POSITIVE_INFINITY)
    expect(whole.count).toBe(3_328n)
    const all = looks
    expect(all).toBeGreaterThan(200)
    for (let last = 0; last < all; last++) {
      const found = stopAt(last)
      expect(found.stoppedBy).toBe('caller')
      expect(found.verdict).toBe(found.shown.length === 2 ? 'several' : 'unknown')
      expect(found.clockwise!.lower).toBeLessThanOrEqual(whole.clockwise!.lower)
    }
  })
})
