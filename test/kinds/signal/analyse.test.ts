/** What is said of a board beyond its verdict, by the kind as the host asks it: published figures, exact counts, honest limits. */
import { describe, expect, test } from 'vitest'
import { examine } from '../../../core/examine.ts'
import { hexRows } from '../../../core/kinds/signal/level.ts'
import { kindOf } from '../../../core/registry.ts'
import type { LevelReport } from '../../../core/report.ts'
import type { SolveOptions } from '../../../core/solving.ts'
import { boards } from './facts.ts'

const signal = kindOf('signal')!
const told: LevelReport[] = []
function analyse(rows: readonly string[], options: SolveOptions = {}, stop = { aborted: false }): LevelReport {
  told.length = 0
  return examine(
    signal,
    rows,
    'analyse',
    options,
    [],
    () => {},
    stop,
    (known) => told.push(known),
  )
}

const WORKED = ['4439', '3dd4', '17e2', '4ba4']
const TWO = ['898', 'cf3', '1c2']

describe('the worked example', () => {
  const report = analyse(WORKED)
  test('has the published figures', () => {
    expect(report).toMatchObject({ verdict: 'solved', optimal: true, moves: 17, uniqueness: 'unique', solutions: 1, grade: 'medium' })
    expect(report.factors).toMatchObject({
      boundaryFixed: 3,
      localFixed: 10,
      localRounds: 3,
      globalRounds: 0,
      needsSearch: 1,
      maxDepth: 1,
      decisionPoints: 1,
      remaining: 6,
      largestRegion: 6,
      score: 95,
      variety: 75,
      deduction: 10,
    })
  })

  test('has its answer, no free cell, and a deduction that ends there', () => {
    expect(report.answers).toEqual([['446c', '3bd1', '2eb8', '2ba8']])
    expect(report.free).toEqual([])
    const turned = new Map<string, number>()
    for (const move of report.deduction!.flatMap(({ moves }) => moves)) turned.set(move, (turned.get(move) ?? 0) + 1)
    const wanted = new Map<string, number>()
    for (const move of report.line) wanted.set(move, (wanted.get(move) ?? 0) + 1)
    expect(turned).toEqual(wanted)
  })

  test('is told step by step, and nothing told is taken back', () => {
    analyse(WORKED)
    expect(told.map(({ uniqueness, grade, deduction }) => [uniqueness, grade, deduction !== undefined])).toEqual([
      ['unknown', null, false],
      ['unique', null, false],
      ['unique', 'medium', false],
    ])
  })

  test('is the same board to the article’s search', () => {
    expect(analyse(WORKED, { search: 'article' })).toMatchObject({ verdict: 'solved', optimal: true, moves: 17, work: { expanded: 3 } })
  })
})

test('two answers are shown, counted and pointed out; no grade is given', () => {
  const report = analyse(TWO)
  expect(report).toMatchObject({ verdict: 'solved', optimal: true, moves: 14, uniqueness: 'multiple', solutions: 2, grade: null })
  expect(report.answers).toHaveLength(2)
  expect(report.answers![0]).not.toEqual(report.answers![1])
  expect(report.free).toHaveLength(8)
  expect(Object.keys(report.factors)).toEqual(['turnsBothWays'])
})

test('a lock of one answer leaves one', () => {
  const [rows] = analyse(TWO).answers!
  const locked = [rows![0]![0]! + TWO[0]!.slice(1), TWO[1]!, TWO[2]!, '', 'locks: 0,0']
  expect(analyse(locked)).toMatchObject({ uniqueness: 'unique', solutions: 1, grade: expect.any(String) })
})

test('every board of the data has its count, up to the last digit', () => {
  for (const { id, w, masks, count } of boards) {
    const report = analyse(hexRows(masks, w))
    expect([id, String(report.solutions)]).toEqual([id, count])
    expect([id, report.uniqueness]).toEqual([id, count === '0' ? 'no-answer' : count === '1' ? 'unique' : 'multiple'])
    expect([id, report.verdict]).toEqual([id, count === '0' ? 'unsolvable' : 'solved'])
    if (count !== '1') expect(report.grade).toBeNull()
  }
})

describe('cut short', () => {
  test('by one state, a board that mere conclusions do not decide is unknown, not unsolvable and not unique', () => {
    const report = analyse(TWO, { maxStates: 1 })
    expect(report).toMatchObject({ verdict: 'unknown', stoppedBy: 'states', uniqueness: 'unknown', solutions: null, grade: null })
    expect(JSON.stringify(report)).not.toMatch(/unsolvable|no-answer/)
  })

  test('by its caller it says nothing that it does not know', () => {
    expect(analyse(TWO, {}, { aborted: true })).toMatchObject({
      verdict: 'unknown',
      stoppedBy: 'caller',
      uniqueness: 'unknown',
      grade: null,
    })
  })

  test('by its caller at whatever moment, it says that it was', () => {
    const whole = analyse(WORKED)
    for (let polls = 0; ; polls++) {
      let left = polls
      const stop = {
        get aborted() {
          return --left < 0
        },
      }
      const report = analyse(WORKED, {}, stop)
      if (left >= 0) {
        expect(report).toEqual(whole)
        return
      }
      expect([polls, report.stoppedBy ?? report.countingStoppedBy]).toEqual([polls, 'caller'])
    }
  })
})
