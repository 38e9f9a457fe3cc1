/** What an author is told of a board without a search, and that all of it is true. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { check } from '../../../core/kinds/signal/check.ts'
import { parse } from '../../../core/kinds/signal/level.ts'
import { solve } from '../../../core/kinds/signal/solve.ts'
import { boardFrom } from './board.ts'
import { answersByForce } from './bruteForce.ts'
import { randomRows } from './randomBoard.ts'

const flaws = (text: string) => check(boardFrom(text)).map(({ code, at, details = {} }) => ({ code, at, ...details }))

describe('what is told', () => {
  test.each<readonly [string, string, readonly object[]]>([
    ['nothing of a good board', '11/33', []],
    ['already solved', '28', [{ code: 'signal/already-solved', at: [] }]],
    ['a start that equals its answer', '28|answer: 28', [{ code: 'signal/already-solved', at: [] }]],
    ['a blank board', '00/00', [{ code: 'signal/all-blank', at: [] }]],
    ['the only board that may be blank', '0', [{ code: 'signal/already-solved', at: [] }]],
    [
      'blank tiles, arms too few',
      '280',
      [
        { code: 'signal/blank', at: [[2, 0]], count: 1 },
        { code: 'signal/too-few-arms', at: [], arms: 2, wanted: 4, tiles: 3, count: 2 },
      ],
    ],
    ['arms too many', '33/33', [{ code: 'signal/too-many-arms', at: [], arms: 8, wanted: 6, tiles: 4, count: 2 }]],
    [
      'arms that leave the board however turned',
      '171',
      [
        { code: 'signal/too-many-arms', at: [], arms: 5, wanted: 4, tiles: 3, count: 1 },
        { code: 'signal/off-board', at: [[1, 0]], row: 1, column: 2, arms: 3 },
      ],
    ],
    [
      'a locked tile that leaves the board',
      '11/33|locks: 0,0',
      [{ code: 'signal/locked-off-board', at: [[0, 0]], row: 1, column: 1, arms: 1 }],
    ],
    [
      'tiles whose neighbours cannot answer them',
      '21/33|locks: 0,0',
      [
        { code: 'signal/no-fit-beside', at: [[0, 0]], row: 1, column: 1 },
        { code: 'signal/no-fit-beside', at: [[1, 0]], row: 1, column: 2 },
        { code: 'signal/no-fit-beside', at: [[0, 1]], row: 2, column: 1 },
      ],
    ],
    [
      'an answer with loose arms',
      '11/33|answer: 14/c6',
      [
        {
          code: 'signal/answer-loose',
          at: [
            [0, 0],
            [1, 0],
            [0, 1],
            [1, 1],
          ],
          count: 4,
        },
      ],
    ],
    [
      'an answer in two parts',
      '3311/3333|answer: 6c44/3939',
      [
        {
          code: 'signal/answer-apart',
          at: [
            [2, 0],
            [3, 0],
            [2, 1],
            [3, 1],
          ],
          count: 4,
        },
      ],
    ],
  ])('%s', (_, text, expected) => expect(flaws(text)).toEqual(expected))
})

test('what it says of a board that it cannot be solved is so', () => {
  let told = 0
  fc.assert(
    fc.property(randomRows, (rows) => {
      const parsed = parse(rows)
      if (!parsed.ok) throw new Error('a random board parses')
      const answers = answersByForce(parsed.value)
      for (const { code, reason } of check(parsed.value)) {
        if (reason === undefined && code !== 'signal/blank') continue
        told++
        expect(answers).toEqual([])
      }
    }),
    { numRuns: 400 },
  )
  expect(told).toBeGreaterThan(50)
})

test('where nothing fits, locks are named as a cause only where there are some', () => {
  const reason = (text: string) => {
    const found = solve(boardFrom(text), {}, () => {}, { aborted: false })
    return found.verdict === 'unsolvable' ? found.reason : found.verdict
  }
  expect(reason('4439/3dd4/17e2/4ba4')).toBe('solved')
  expect(reason('4439/3dd4/17e2/4ba4|locks: 1,1')).toBe('signal/no-fit-locked')
  expect(reason('71/11')).toBe('signal/no-fit')
})
