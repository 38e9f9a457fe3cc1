/** Deductions are true, cheapest first, and finish exactly the boards with one answer. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { domainsOf } from '../../../core/kinds/signal/article/propagate.ts'
import { solveArticle } from '../../../core/kinds/signal/article/solve.ts'
import type { Circuit } from '../../../core/kinds/signal/circuit.ts'
import { type Deduction, deduce } from '../../../core/kinds/signal/deduce.ts'
import { TECHNIQUES } from '../../../core/kinds/signal/deduction/finding.ts'
import { Knowledge } from '../../../core/kinds/signal/deduction/knowledge.ts'
import { stepOf } from '../../../core/kinds/signal/deduction/steps.ts'
import { type Mask, rotate } from '../../../core/kinds/signal/masks.ts'
import { en } from '../../../core/text/en.ts'
import { ja } from '../../../core/text/ja.ts'
import { answersByForce, isAnswer } from './bruteForce.ts'
import { boards, circuitOf, hardBoards, reachBoards } from './facts.ts'
import { cheapestFindings } from './naiveDeduction.ts'
import { circuits, randomCircuit } from './randomCircuit.ts'
import { agrees, cellOf } from './readStep.ts'

const running = { aborted: false }

/** The start with all moves of a deduction made. */
function played({ width, masks, locks }: Circuit, { steps }: Deduction): readonly Mask[] {
  const lies = [...masks]
  for (const move of steps.flatMap(({ moves }) => moves)) {
    const [x, y] = move.split(',').map(Number)
    const cell = y! * width + x!
    expect(locks[cell]).toBe(false)
    lies[cell] = rotate(lies[cell]!)
  }
  return lies
}

const every = [...boards, ...hardBoards, ...reachBoards]

describe('boards whose answers are known', () => {
  test.each(every.map((fact) => [fact.id, fact] as const))('%s ends as it must', (_, fact) => {
    const board = circuitOf(fact)
    const found = deduce(board, running)
    const { end, settled } = found
    expect(end).toBe(fact.count === '0' ? 'no-answer' : fact.count === '1' ? 'settled' : 'several')
    expect(settled).toBe(fact.count === '1')
    if (!settled) return
    const lies = played(board, found)
    expect(isAnswer(lies, fact.w, fact.h)).toBe(true)
    if ('solution' in fact && fact.solution) expect(lies).toEqual(fact.solution)
  })

  test('among them are boards for every technique', () => {
    const hardest = new Set(every.map((fact) => deduce(circuitOf(fact), running).summary.hardest))
    expect([...hardest].map(String).sort()).toEqual(['edge', 'island', 'lock', 'loop', 'null', 'reach', 'what-if'])
  })

  test.each(reachBoards.filter(({ kind }) => kind === 'reach').map((fact) => [fact.id, fact] as const))(
    '%s needs dead ends, and nothing harder',
    (_, fact) => {
      expect(solveArticle(circuitOf(fact))).toMatchObject({ truncated: false, solutions: [fact.solution] })
      expect(deduce(circuitOf(fact), running).summary).toMatchObject({ hardest: 'reach', whatIfDepth: 0 })
    },
  )

  test('a supposition within a supposition is told as such, and is true', () => {
    const fact = reachBoards.find(({ kind }) => kind === 'nested')!
    const board = circuitOf(fact)
    const { solutions, truncated } = solveArticle(board)
    expect([solutions.length, truncated]).toEqual([2, false])
    const { steps, summary } = deduce(board, running)
    expect(summary.whatIfDepth).toBe(2)
    const nested = steps.find(({ says }) => says.key === 'deduction.signal.what-if-nested')!
    expect(nested.says.details).toMatchObject({ depth: 2, row: 4, column: 6, arms: '↑↓←' })
    for (const answer of solutions) for (const step of steps) expect(agrees(step, answer[cellOf(step, fact.w)]!)).toBe(true)
  })
})

/** By cell, the ways that the steps so far leave it, as their sentences say. */
function replay(board: Circuit, { steps }: Deduction, before: (step: Deduction['steps'][number], left: Mask[][]) => void): Mask[][] {
  const left = domainsOf(board).map((ways) => [...ways])
  for (const step of steps) {
    before(step, left)
    const cell = cellOf(step, board.width)
    left[cell] = left[cell]!.filter((mask) => agrees(step, mask))
  }
  return left
}

describe('on random small boards', () => {
  test('every step is true of every answer, and the end is what trying everything says', () => {
    fc.assert(
      fc.property(circuits({ most: 4 }), (board) => {
        const answers = answersByForce(board)
        const found = deduce(board, running)
        expect(found.end).toBe(answers.length === 0 ? 'no-answer' : answers.length === 1 ? 'settled' : 'several')
        for (const step of found.steps) for (const answer of answers) expect(agrees(step, answer[cellOf(step, board.width)]!)).toBe(true)
        if (answers.length !== 1) return
        expect(found.steps.every(({ says }) => !says.key.includes('.none'))).toBe(true)
        expect(played(board, found)).toEqual(answers[0])
      }),
      { numRuns: 1000 },
    )
  })

  test('where several are left, each way left to a tile is part of one', () => {
    fc.assert(
      fc.property(circuits({ most: 4 }), (board) => {
        const found = deduce(board, running)
        if (found.end !== 'several') return
        const answers = answersByForce(board)
        const left = replay(board, found, () => {})
        left.forEach((ways, cell) => {
          expect(new Set(ways)).toEqual(new Set(answers.map((answer) => answer[cell]!)))
        })
      }),
      { numRuns: 1000 },
    )
  })

  test('each step is the cheapest there is, one of as many as it says', () => {
    fc.assert(
      fc.property(circuits({ most: 6 }), (board) => {
        const found = deduce(board, running)
        replay(board, found, (step, left) => {
          const { technique, size, alternatives, says, at } = step
          const cheapest = cheapestFindings(left, board)
          const isBroken = says.key.startsWith('deduction.signal.none') && technique !== 'lock' && technique !== 'edge'
          if (isBroken) {
            expect(['lock', 'edge']).not.toContain(cheapest[0]?.technique)
            return
          }
          if (technique === 'what-if') return expect(cheapest).toEqual([])
          expect({ technique, size, alternatives }).toEqual({
            technique: cheapest[0]?.technique,
            size: cheapest[0]?.size,
            alternatives: cheapest.length,
          })
          expect(cheapest.map(({ cell }) => cell)).toContain(at[0]![1] * board.width + at[0]![0])
        })
      }),
      { numRuns: 1000 },
    )
  })

  test('locked tiles never come up to be turned', () => {
    fc.assert(
      fc.property(circuits({ most: 5 }), (board) => {
        played(board, deduce(board, running))
      }),
    )
  })
})

/** The board with its tile locked as a step says that it cannot lie. */
function lockedAgainst(board: Circuit, step: Deduction['steps'][number]): Circuit {
  const cell = cellOf(step, board.width)
  const wrong = domainsOf(board)[cell]!.find((mask) => !agrees(step, mask))!
  return { ...board, masks: board.masks.with(cell, wrong), locks: board.locks.with(cell, true) }
}

describe('what is supposed', () => {
  const supposed = every.flatMap((fact) => {
    const steps = deduce(circuitOf(fact), running).steps.filter(({ technique }) => technique === 'what-if')
    return steps.map((step) => [`${fact.id} ${step.at[0]}`, lockedAgainst(circuitOf(fact), step)] as const)
  })

  test.each(supposed)('%s: locked in that way there is no answer', (_, board) => {
    expect(solveArticle(board, { domains: domainsOf(board) })).toMatchObject({ solutions: [], truncated: false })
    expect(deduce(board, running).end).toBe('no-answer')
  })

  test('is tried on many boards', () => expect(supposed.length).toBeGreaterThan(30))
})

describe('a step', () => {
  test('of each kind says why, in both languages, with cells to look at', () => {
    const known = Knowledge.of(circuitOf(boards[0]!))
    const finding = { technique: 'what-if', size: 7, cell: 5, keeps: 1, against: 13, alternatives: 1 } as const
    const seen = new Map(
      TECHNIQUES.slice(0, 5).map((by) => {
        const step = stepOf(finding, known, { cells: [5, 6, 9], by, depth: 1 })
        return [step.says.key, step]
      }),
    )
    const hard = circuitOf(hardBoards.find(({ id }) => id === 'h0005')!)
    const others = deduce(hard, running)
      .steps.filter(({ technique }) => technique === 'what-if')
      .map((step) => lockedAgainst(hard, step))
    for (const board of [...every.map(circuitOf), ...others, randomCircuit(9, 9, '385', 1)])
      for (const step of deduce(board, running).steps) seen.set(step.says.key, step)
    const stem = 'deduction.signal.'
    const told = Object.keys(en).filter((key) => key.startsWith(stem))
    expect([...seen.keys()].sort()).toEqual([...new Set(told.map((key) => key.replace(/_(one|other)$/, '')))].sort())

    for (const [key, { says, because }] of seen) {
      for (const table of [en, ja] as readonly Readonly<Record<string, string>>[]) {
        const sentence = table[key] ?? table[`${key}_other`] ?? '{{missing}}'
        const wanted = [...sentence.matchAll(/{{(\w+)}}/g)].map(([, name]) => name)
        expect(Object.keys(says.details ?? {})).toEqual(expect.arrayContaining(wanted))
      }
      if (key !== 'deduction.signal.edge-border' && key !== 'deduction.signal.none') expect(because.length).toBeGreaterThan(0)
    }
  })

  test('tells of an end at the border, a lock, an edge and an island', () => {
    // ╶┬╴ and the like: a row of three, whose ends can only face the middle.
    const row: Circuit = { width: 3, height: 1, masks: [1, 5, 4], locks: [false, false, false] }
    expect(deduce(row, running)).toEqual({
      settled: true,
      end: 'settled',
      steps: [
        {
          technique: 'lock',
          size: 1,
          at: [[0, 0]],
          because: [],
          settles: [[0, 0]],
          moves: ['0,0'],
          alternatives: 3,
          says: { key: 'deduction.signal.lock', details: { row: 1, column: 1, arms: '→' } },
        },
        {
          technique: 'lock',
          size: 1,
          at: [[1, 0]],
          because: [[0, 0]],
          settles: [[1, 0]],
          moves: ['1,0'],
          alternatives: 2,
          says: { key: 'deduction.signal.lock', details: { row: 1, column: 2, arms: '→←' } },
        },
        {
          technique: 'lock',
          size: 1,
          at: [[2, 0]],
          because: [[1, 0]],
          settles: [[2, 0]],
          moves: ['2,0'],
          alternatives: 1,
          says: { key: 'deduction.signal.lock', details: { row: 1, column: 3, arms: '←' } },
        },
      ],
      summary: {
        hardest: 'lock',
        steps: { lock: 3, edge: 0, island: 0, loop: 0, reach: 0, 'what-if': 0 },
        longest: 1,
        bottlenecks: 1,
        whatIfDepth: 0,
        lockOnly: true,
      },
    })
  })

  test('of an island points at the network it would close off, and settles what is left', () => {
    const [example] = boards
    const found = deduce(circuitOf(example!), running)
    const step = found.steps.find(({ technique }) => technique === 'island')!
    expect(step).toMatchObject({ size: 2, says: { key: 'deduction.signal.island', details: { size: 2, cells: 16 } } })
    expect(step.because).toHaveLength(1)
    expect(found.summary).toMatchObject({ hardest: 'island', lockOnly: false })
  })
})

describe('without a deduction', () => {
  test('arms that do not add up are no puzzle', () => {
    const elbows = { width: 4, height: 4, masks: Array(16).fill(3), locks: Array(16).fill(false) }
    expect(deduce(elbows, running)).toMatchObject({
      steps: [],
      settled: false,
      end: 'no-answer',
      summary: { hardest: null, lockOnly: false },
    })
  })

  test('one tile without arms is settled from the start', () => {
    const single = { width: 1, height: 1, masks: [0], locks: [false] }
    expect(deduce(single, running)).toMatchObject({ steps: [], settled: true, end: 'settled', summary: { hardest: null, lockOnly: true } })
  })
})

describe('stopped', () => {
  test('it claims nothing', () => {
    expect(deduce(circuitOf(boards[0]!), { aborted: true })).toMatchObject({ steps: [], settled: false, end: 'stopped' })
  })

  test('at any moment it ends soon, with true steps only', () => {
    const fact = hardBoards.find(({ id }) => id === 'h0009')!
    const whole = deduce(circuitOf(fact), running)
    for (const polls of [3, 100, 5_000]) {
      let left = polls
      let after = 0
      const stop = {
        get aborted() {
          if (left <= 0) after++
          return left-- <= 0
        },
      }
      const { end, settled, steps } = deduce(circuitOf(fact), stop)
      expect([end, settled]).toEqual(['stopped', false])
      expect(after).toBeLessThan(2_000)
      expect(whole.steps.slice(0, steps.length)).toEqual(steps)
    }
  })
})

test('a large board with many answers, or none, ends too', () => {
  const ends = [1, 2, 3].map((seed) => deduce(randomCircuit(30, 30, `large ${seed}`), running).end)
  expect(ends).toEqual(['several', 'several', 'several'])
  expect(deduce(randomCircuit(30, 30, 'large none', 3), running).end).toBe('no-answer')
})
