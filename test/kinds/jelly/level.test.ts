/** Stages as text: what is read, how it is written, and what is said of every flaw. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse, serialise } from '../../../core/kinds/jelly/level.ts'
import type { Rows } from '../../../core/play.ts'
import { micro } from './micro.ts'
import { randomStage } from './randomStage.ts'

const BOARD = ['.Rg..', '#@@.B', '#####'] as const

const flaws = (rows: Rows) => parse(rows).issues.map(({ code, at, details }) => ({ code, at, ...details }))
const below = (...lines: readonly string[]) => flaws([...BOARD, '', ...lines])

describe('what is read', () => {
  test('links, hidden jellies and comments, counted from 1', () => {
    const stage = parse([...BOARD, '', '// first', 'link 3,2,<', 'link 2,1,v', 'hidden 0,1,R,>', 'hidden+link 2,2,B,^'])
    if (!stage.ok) throw new Error(JSON.stringify(stage.issues))
    expect(stage.value).toEqual({
      width: 5,
      height: 3,
      cells: [...BOARD.join('')],
      links: [
        { x: 1, y: 0, direction: 'v' },
        { x: 1, y: 1, direction: '>', above: [' first'] },
      ],
      buds: [
        { x: -1, y: 0, colour: 'R', direction: '>', linked: false },
        { x: 1, y: 1, colour: 'B', direction: '^', linked: true },
      ],
      comments: [],
    })
    expect(stage.issues).toEqual([])
  })

  test('carriage returns, a byte order mark and empty lines at the end are no part of it', () => {
    expect(parse(['\uFEFF.R.\r', '###\r', '\r', 'hidden 1,2,R,^\r', '\r', ''])).toEqual(parse(['.R.', '###', '', 'hidden 1,2,R,^']))
  })

  test('every worked case and every random stage comes back as it was', () => {
    for (const { rows } of micro) {
      const stage = parse(rows)
      expect(stage.ok && parse(serialise(stage.value))).toEqual(stage)
    }
    fc.assert(
      fc.property(fc.nat(100_000), (seed) => {
        const stage = parse(randomStage(seed))
        expect(stage.ok && parse(serialise(stage.value))).toEqual(stage)
      }),
      { numRuns: 200, seed: 1 },
    )
  })
})

describe('flaws of the board', () => {
  test.each<readonly [string, Rows, readonly object[]]>([
    ['nothing', [], [{ code: 'jelly/empty', at: [] }]],
    ['only directives', ['', 'link 1,1,>'], [{ code: 'jelly/empty', at: [] }]],
    ['a side too long', ['.'.repeat(25)], [{ code: 'jelly/too-large', at: [], width: 25, height: 1, most: 24 }]],
    [
      'a short and a long row',
      ['...', '..', '....'],
      [
        { code: 'jelly/line-length', at: [[2, 1]], line: 2, count: 2, expected: 3 },
        { code: 'jelly/line-length', at: [[3, 2]], line: 3, count: 4, expected: 3 },
      ],
    ],
    [
      'strange characters, each told once',
      ['.X.', 'XQ.'],
      [
        {
          code: 'jelly/unknown-character',
          at: [
            [1, 0],
            [0, 1],
          ],
          char: 'X',
          line: 1,
          column: 2,
          count: 2,
        },
        { code: 'jelly/unknown-character', at: [[1, 1]], char: 'Q', line: 2, column: 2, count: 1 },
      ],
    ],
    ['a blank', ['. .'], [{ code: 'jelly/unknown-character', at: [[1, 0]], char: 'U+0020', line: 1, column: 2, count: 1 }]],
    ['no line between', ['RR', 'link 1,1,>'], [{ code: 'jelly/no-blank-line', at: [], line: 2 }]],
  ])('%s', (_, rows, wanted) => expect(flaws(rows)).toEqual(wanted))
})

describe('flaws of the lines below', () => {
  test.each<readonly [string, readonly string[], readonly object[]]>([
    ['an unknown one', ['tie 1,1,>'], [{ code: 'jelly/unknown-directive', at: [], line: 5, text: 'tie 1,1,>' }]],
    ['an empty one among them', ['// a', '', '// b'], [{ code: 'jelly/blank-line', at: [], line: 6 }]],
    ['a link with two blanks', ['link  2,1,>'], [{ code: 'jelly/bad-link', at: [], line: 5, text: 'link  2,1,>' }]],
    ['a link to nothing', ['link 2,1,<'], [{ code: 'jelly/link-end', at: [[0, 0]], line: 5, column: 1, row: 1 }]],
    ['a link to a wall', ['link 2,2,<'], [{ code: 'jelly/link-end', at: [[0, 1]], line: 5, column: 1, row: 2 }]],
    [
      'the same link twice',
      ['link 2,1,>', 'link 3,1,<'],
      [
        {
          code: 'jelly/link-repeated',
          at: [
            [1, 0],
            [2, 0],
          ],
          line: 6,
        },
      ],
    ],
    [
      'a colour that is none',
      ['hidden 1,3,Q,^'],
      [{ code: 'jelly/bad-hidden', at: [], line: 5, text: 'hidden 1,3,Q,^', colours: 'R G B Y C M O V' }],
    ],
    ['hidden in nothing', ['hidden 1,1,R,>'], [{ code: 'jelly/hidden-in-empty', at: [[0, 0]], line: 5, column: 1, row: 1 }]],
    ['hidden in a jelly', ['hidden 2,1,R,>'], [{ code: 'jelly/hidden-in-jelly', at: [[1, 0]], line: 5, column: 2, row: 1 }]],
    [
      'hidden past the border',
      ['hidden 7,1,R,<'],
      [{ code: 'jelly/hidden-outside', at: [], line: 5, column: 7, row: 1, right: 6, bottom: 4 }],
    ],
    [
      'two hidden in one place',
      ['hidden 1,3,R,^', 'hidden 1,3,B,^'],
      [{ code: 'jelly/hidden-twice', at: [[0, 2]], line: 6, column: 1, row: 3 }],
    ],
  ])('%s', (_, lines, wanted) => expect(below(...lines)).toEqual(wanted))

  test('all are told at once', () => {
    expect(below('tie', 'link 9,9,>', 'hidden 2,1,R,>').map(({ code }) => code)).toEqual([
      'jelly/unknown-directive',
      'jelly/link-end',
      'jelly/hidden-in-jelly',
    ])
  })
})
