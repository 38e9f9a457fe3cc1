/** Signal's text: what is read, how it is written, and what is refused with the cell and the fix. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blank, likeness, parse, serialise } from '../../../core/kinds/signal/level.ts'
import type { Rows } from '../../../core/play.ts'
import { boardFrom, textOf } from './board.ts'

const flawsOf = (rows: Rows) => {
  const result = parse(rows)
  if (result.ok) throw new Error('it was read')
  return result.issues.map(({ code, at, blocks, details }) => ({ code, at, ...(blocks ? {} : { blocks }), ...details }))
}

describe('what is read', () => {
  test('a hex digit a tile, in either case, with or without locks and answer', () => {
    expect(boardFrom('4c/B1')).toEqual({ width: 2, height: 2, masks: [4, 12, 11, 1], locks: [false, false, false, false] })
    const board = boardFrom('28/28|locks: 0,1 1,1|answer: 28/28')
    expect(board.locks).toEqual([false, false, true, true])
    expect(board.answer).toEqual([2, 8, 2, 8])
    expect(boardFrom('17|Answer: 8d|LOCKS:')).toEqual({ width: 2, height: 1, masks: [1, 7], locks: [false, false], answer: [8, 13] })
  })

  test('what editors and mail leave at the ends of lines and of the text says nothing', () => {
    const plain = parse(['13', '31', '', 'locks: 0,0'])
    expect(parse(['\uFEFF13\r', '31 \t\r', '  ', 'locks: 0,0  ', '', ''])).toEqual(plain)
    expect(parse(['', ' ', '13', '31', 'locks: 0,0'])).toEqual(plain)
  })

  test('is written in one way: lower case, locks in reading order, nothing that is not there', () => {
    expect(serialise(boardFrom('AB/CD'))).toEqual(['ab', 'cd'])
    expect(serialise(boardFrom('28/28|answer: 28/28|locks: 1,1 0,0'))).toEqual(['28', '28', '', 'locks: 0,0 1,1', 'answer: 28/28'])
    expect(textOf(boardFrom('11|locks:'))).toBe('11')
    expect(serialise(blank({ width: 3, height: 2 }))).toEqual(['000', '000'])
  })

  test('boards of 1 and of 40 a side; no other', () => {
    expect(boardFrom('0').masks).toEqual([0])
    expect(boardFrom(Array.from({ length: 40 }, () => '5'.repeat(40)).join('/')).height).toBe(40)
    expect(flawsOf(Array.from({ length: 41 }, () => '55'))).toEqual([{ code: 'signal/too-large', at: [], width: 2, height: 41, most: 40 }])
    expect(flawsOf(['5'.repeat(41)])).toEqual([{ code: 'signal/too-large', at: [], width: 41, height: 1, most: 40 }])
    for (const rows of [[], [''], [' ', '\t']]) expect(flawsOf(rows)).toEqual([{ code: 'signal/no-tiles', at: [] }])
    expect(() => blank({ width: 0, height: 3 })).toThrow(RangeError)
    expect(() => blank({ width: 3, height: 41 })).toThrow(RangeError)
    expect(() => blank({ width: 2.5, height: 3 })).toThrow(RangeError)
  })
})

describe('what is refused, where', () => {
  test.each<readonly [string, Rows, readonly object[]]>([
    ['a ragged row', ['123', '12'], [{ code: 'signal/line-length', at: [[2, 1]], line: 2, count: 2, expected: 3 }]],
    [
      'a row too long',
      ['', '12', '1234'],
      [
        {
          code: 'signal/line-length',
          at: [
            [2, 1],
            [3, 1],
          ],
          line: 3,
          count: 4,
          expected: 2,
        },
      ],
    ],
    [
      'no hex digit',
      ['1g', 'g3'],
      [
        {
          code: 'signal/not-a-tile',
          at: [
            [1, 0],
            [0, 1],
          ],
          char: 'g',
          plain: 'g',
          line: 1,
          column: 2,
          count: 2,
        },
      ],
    ],
    ['full-width', ['1３'], [{ code: 'signal/full-width', at: [[1, 0]], char: '３', plain: '3', line: 1, column: 2, count: 1 }]],
    ['full-width letter', ['1Ａ'], [{ code: 'signal/full-width', at: [[1, 0]], char: 'Ａ', plain: 'A', line: 1, column: 2, count: 1 }]],
    ['invisible', ['1\u200b'], [{ code: 'signal/invisible', at: [[1, 0]], char: 'U+200B', plain: '\u200b', line: 1, column: 2, count: 1 }]],
    ['a tab inside', ['1\t2'], [{ code: 'signal/not-a-tile', at: [[1, 0]], char: 'U+0009', plain: '\t', line: 1, column: 2, count: 1 }]],
    ['wrapping', ['12w', '345'], [{ code: 'signal/wrapping', at: [[2, 0]], char: 'w', plain: 'w', line: 1, column: 3, count: 1 }]],
    [
      'barriers',
      ['1v2', '3h4'],
      [
        { code: 'signal/barrier', at: [[1, 0]], char: 'v', plain: 'v', line: 1, column: 2, count: 1 },
        { code: 'signal/barrier', at: [[1, 1]], char: 'h', plain: 'h', line: 2, column: 2, count: 1 },
      ],
    ],
    ['tiles after an empty line', ['12', '', '34'], [{ code: 'signal/unknown-line', at: [], line: 3 }]],
    ['an unknown line', ['12', 'walls: 0,0'], [{ code: 'signal/unknown-line', at: [], line: 2 }]],
    ['a line twice', ['12', 'locks: 0,0', 'locks: 1,0'], [{ code: 'signal/line-twice', at: [], name: 'locks', line: 3 }]],
    [
      'locks that are no cells',
      ['12', 'locks: 0;0 -1,0'],
      [
        { code: 'signal/bad-lock', at: [], lock: '0;0', line: 2 },
        { code: 'signal/bad-lock', at: [], lock: '-1,0', line: 2 },
      ],
    ],
    ['a lock outside', ['12', 'locks: 2,0'], [{ code: 'signal/lock-outside', at: [], lock: '2,0', line: 2, right: 1, bottom: 0 }]],
    ['a lock twice', ['12', 'locks: 1,0 1,0'], [{ code: 'signal/lock-twice', at: [[1, 0]], lock: '1,0', line: 2 }]],
    [
      'an answer of another size',
      ['12', '34', 'answer: 12/3'],
      [{ code: 'signal/answer-size', at: [], rows: 2, count: 1, width: 2, height: 2, line: 3 }],
    ],
    [
      'an answer that is no digits',
      ['12', 'answer: 1x'],
      [{ code: 'signal/answer-digit', at: [[1, 0]], char: 'x', row: 1, column: 2, line: 2 }],
    ],
    [
      'an answer of other tiles',
      ['17', 'answer: 85'],
      [{ code: 'signal/answer-shape', at: [[1, 0]], row: 1, column: 2, start: '7', answer: '5' }],
    ],
    [
      'an answer that turns a locked tile',
      ['17', 'locks: 1,0', 'answer: 8d'],
      [{ code: 'signal/answer-locked', at: [[1, 0]], row: 1, column: 2, start: '7', answer: 'd' }],
    ],
  ])('%s', (_, rows, flaws) => expect(flawsOf(rows)).toEqual(flaws))

  test('far too much text, without a look at each character', () => {
    expect(flawsOf(['1'.repeat(10_001)])).toEqual([{ code: 'signal/too-long', at: [], lines: 1, characters: 10_001, most: 40 }])
    expect(flawsOf(Array.from({ length: 10_001 }, () => '1'))[0]).toMatchObject({ code: 'signal/too-long', lines: 10_001 })
  })

  test('any text at all is read or refused with a reason, and never throws', () => {
    const line = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.stringMatching(/^[0-9a-f]{3}$/),
      fc.constantFrom('', 'locks: 1,1', 'answer: 123/456'),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (rows) => {
        const result = parse(rows)
        if (!result.ok) expect(result.issues.length).toBeGreaterThan(0)
        for (const { at } of result.issues) for (const [x, y] of at) expect(x >= 0 && y >= 0 && x <= 40 && y <= 40).toBe(true)
      }),
    )
  })
})

test.each<readonly [Rows, ReturnType<typeof likeness>]>([
  [['4439', '3dd4'], 'level'],
  [['443g', '3dd'], 'level'],
  [['４４３９', '３ｄｄ４'], 'level'],
  [['4439', '3dd4', '', 'locks: 0,0'], 'level'],
  [['4439'], 'none'],
  [['locks: 0,0', 'answer: 12/34'], 'part'],
  [['dead', 'beef'], 'none'],
  [['4 of us', 'came'], 'none'],
  [['#####', '#aA..', '#####'], 'none'],
  [['12:30'], 'none'],
])('%j looks like %s', (rows, expected) => expect(likeness(rows)).toBe(expected))
