/** Stages as text: what is read, how it is written, and what is said of every flaw: its line or cell, and its fix. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from '../../../core/grid.ts'
import { parse, serialise } from '../../../core/kinds/jelly/level.ts'
import { blank, COLOURS, isAnchored, isJelly, MAX_SIDE } from '../../../core/kinds/jelly/stage.ts'
import type { Rows } from '../../../core/play.ts'
import { wordsIn } from '../../../renderer/words.ts'
import { micro } from './micro.ts'
import { randomStage } from './randomStage.ts'

const BOARD = ['.Rg..', '#@@.B', '#####'] as const

type Told = readonly [code: string, at: readonly Point[], blocks: boolean, sentence: string]
const words = wordsIn('en')
const flaws = (rows: Rows) => parse(rows).issues.map(({ code, at, blocks, details }): Told => [code, at, blocks, words.code(code, details)])

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

  test('all eight colours, free and anchored', () => {
    const stage = parse(['RGBYCMOV', 'rgbycmov'])
    if (!stage.ok) throw new Error(JSON.stringify(stage.issues))
    expect(stage.value.cells.every(isJelly)).toBe(true)
    expect(stage.value.cells.filter(isAnchored).join('')).toBe(COLOURS.toLowerCase())
  })

  test('a hidden jelly in every direction, tied and not', () => {
    const lines = ['<', '>', '^', 'v'].flatMap((way) => [`hidden 3,3,R,${way}`, `hidden+link 2,2,R,${way}`])
    const rows = ['.....', '.@...', '..#..', 'R....', '', ...lines]
    const stage = parse(rows)
    expect(stage.ok && serialise(stage.value)).toEqual(rows)
  })

  test('sides of 1 to 24 cells', () => {
    for (const [width, height] of [
      [1, 1],
      [MAX_SIDE, MAX_SIDE],
    ] as const) {
      const rows = Array.from({ length: height }, () => '.'.repeat(width))
      expect(parse(rows)).toEqual({ ok: true, value: blank({ width, height }), issues: [] })
    }
    for (const side of [0, 25, 2.5]) expect(() => blank({ width: side, height: 3 })).toThrow(RangeError)
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

const CELLS = 'write . (empty), # (wall), R G B Y C M O V (jelly, small letters anchored) or @ * $ % (black block)'
const LINK = 'is no link; write link X,Y,D with column and row from 1 and D one of < > ^ v, such as link 2,3,>'
const ENDS = 'both cells of a link must hold a jelly or a black block: put one there, or delete the line'
const HIDDEN =
  'is no hidden jelly; write hidden X,Y,C,D with column and row from 1, C one of R G B Y C M O V and D one of < > ^ v, such as hidden 2,3,R,<'
const PAD = 'make every row as long as the first, pad a short one with . (empty) or # (wall)'
const EMPTY = 'A stage needs at least one row of cells, such as #R.R#'
const LARGE = 'At most 24 cells a side'

describe('flaws of the board', () => {
  test.each<readonly [string, Rows, readonly Told[]]>([
    ['nothing', [], [['jelly/empty', [], true, EMPTY]]],
    ['only directives', ['', 'link 1,1,>'], [['jelly/empty', [], true, EMPTY]]],
    ['a row too long', ['.'.repeat(25)], [['jelly/too-large', [], true, `${LARGE}: this stage is 25 × 1; take rows or columns away`]]],
    ['a row too many', Array(25).fill('.'), [['jelly/too-large', [], true, `${LARGE}: this stage is 1 × 25; take rows or columns away`]]],
    ['a row far too long', ['.'.repeat(20_000)], [['jelly/too-long', [], true, `${LARGE}: this text is far longer; cut it to one stage`]]],
    [
      'a short and a long row',
      ['...', '..', '....'],
      [
        ['jelly/line-length', [[2, 1]], true, `Line 2 has 2 cells, expected 3: ${PAD}`],
        ['jelly/line-length', [[3, 2]], true, `Line 3 has 4 cells, expected 3: ${PAD}`],
      ],
    ],
    [
      'strange characters, each told once',
      ['.X.', 'XQ.'],
      [
        [
          'jelly/unknown-character',
          [
            [1, 0],
            [0, 1],
          ],
          true,
          `'X' is no cell, in 2 places, the first at line 1 column 2: ${CELLS}`,
        ],
        ['jelly/unknown-character', [[1, 1]], true, `'Q' at line 2 column 2 is no cell: ${CELLS}`],
      ],
    ],
    ['a blank', ['. .'], [['jelly/unknown-character', [[1, 0]], true, `'U+0020' at line 1 column 2 is no cell: ${CELLS}`]]],
    ['a full-width wall', ['#＃#'], [['jelly/unknown-character', [[1, 0]], true, `'＃' at line 1 column 2 is no cell: ${CELLS}`]]],
    [
      'no line between',
      ['RR', 'link 1,1,>'],
      [['jelly/no-blank-line', [], true, 'Line 2: put one empty line between the rows and the first link, hidden or comment line']],
    ],
  ])('%s', (_, rows, wanted) => expect(flaws(rows)).toEqual(wanted))
})

describe('flaws of the lines below', () => {
  test.each<readonly [string, readonly string[], Told]>([
    [
      'an unknown one',
      ['tie 1,1,>'],
      [
        'jelly/unknown-directive',
        [],
        true,
        'Line 5: “tie 1,1,>” is not known; write link, hidden, hidden+link or a comment that begins with //',
      ],
    ],
    [
      'an empty one among them',
      ['// a', '', '// b'],
      ['jelly/blank-line', [], true, 'Line 6 is empty: delete it; only one empty line stands in a stage, below its rows'],
    ],
    ['a link with two blanks', ['link  2,1,>'], ['jelly/bad-link', [], true, `Line 5: “link  2,1,>” ${LINK}`]],
    ['a link without a direction', ['link 2,1'], ['jelly/bad-link', [], true, `Line 5: “link 2,1” ${LINK}`]],
    ['a link to nothing', ['link 2,1,<'], ['jelly/link-end', [[0, 0]], true, `Line 5: nothing to link at column 1, row 1; ${ENDS}`]],
    ['a link to a wall', ['link 2,2,<'], ['jelly/link-end', [[0, 1]], true, `Line 5: nothing to link at column 1, row 2; ${ENDS}`]],
    ['a link that leads outside', ['link 5,2,>'], ['jelly/link-end', [], true, `Line 5: nothing to link at column 6, row 2; ${ENDS}`]],
    [
      'the same link twice',
      ['link 2,1,>', 'link 3,1,<'],
      [
        'jelly/link-repeated',
        [
          [1, 0],
          [2, 0],
        ],
        false,
        'Line 6: this link is there already; delete one of the two',
      ],
    ],
    ['a colour that is none', ['hidden 1,3,Q,^'], ['jelly/bad-hidden', [], true, `Line 5: “hidden 1,3,Q,^” ${HIDDEN}`]],
    [
      'hidden in nothing',
      ['hidden 1,1,R,>'],
      [
        'jelly/hidden-in-empty',
        [[0, 0]],
        true,
        'Line 5: column 1, row 1 is empty, and nothing can hide there; choose a wall, the border or a black block',
      ],
    ],
    [
      'hidden in a jelly',
      ['hidden 2,1,R,>'],
      [
        'jelly/hidden-in-jelly',
        [[1, 0]],
        true,
        'Line 5: a jelly is at column 2, row 1, and nothing can hide in it; choose a wall, the border or a black block',
      ],
    ],
    [
      'hidden past the border',
      ['hidden 7,1,R,<'],
      [
        'jelly/hidden-outside',
        [],
        true,
        'Line 5: column 7, row 1 is outside; put the hidden jelly on the board or in its border, column 0 to 6, row 0 to 4',
      ],
    ],
    [
      'two hidden that come out alike',
      ['hidden 1,3,R,^', 'hidden+link 1,3,B,^'],
      [
        'jelly/hidden-twice',
        [[0, 2]],
        true,
        'Line 6: a hidden jelly at column 1, row 3 comes out on this side already; delete one, or change its direction',
      ],
    ],
  ])('%s', (_, lines, told) => expect(flaws([...BOARD, '', ...lines])).toEqual([told]))
})

test('every flaw at once, each with its own line', () => {
  const { issues } = parse(['R.RQ', '', 'link 1,1,>', 'hidden 9,9,R,^', 'tie'])
  expect(issues.map(({ code, details }) => [code, details?.line])).toEqual([
    ['jelly/unknown-character', 1],
    ['jelly/link-end', 3],
    ['jelly/hidden-outside', 4],
    ['jelly/unknown-directive', 5],
  ])
})
