/** What the text of a stage is refused for, and what is told of one that parses: every flaw with its line or cell, and its fix. */
import { describe, expect, test } from 'vitest'
import type { Issue } from '../../../core/fault.ts'
import type { Point } from '../../../core/grid.ts'
import { check } from '../../../core/kinds/jelly/check.ts'
import { parse, serialise } from '../../../core/kinds/jelly/level.ts'
import type { Rows } from '../../../core/play.ts'
import { wordsIn } from '../../../renderer/words.ts'
import { stageOf } from './stageOf.ts'

const say = ({ code, details }: Issue): string => wordsIn('en').code(code, details)
const flaws = (...rows: Rows): readonly Issue[] => {
  const stage = parse(rows)
  return stage.ok ? [] : stage.issues
}
const told = (...rows: Rows) => check(stageOf(...rows)).map(({ code, at, blocks }) => ({ code, at, blocks }))

describe('text', () => {
  test.each<readonly [string, Rows, string, readonly (readonly number[])[], string]>([
    ['nothing', [''], 'jelly/empty', [], 'A stage needs at least one row of cells, such as #R.R#'],
    [
      'a row too short',
      ['R..R', '##'],
      'jelly/line-length',
      [
        [2, 1],
        [3, 1],
      ],
      'Line 2 has 2 cells, expected 4: make every row as long as the first, pad a short one with . (empty) or # (wall)',
    ],
    [
      'a full-width wall',
      ['R.R', '#＃#'],
      'jelly/unknown-character',
      [[1, 1]],
      "'＃' at line 2 column 2 is no cell: write . (empty), # (wall), R G B Y C M O V (jelly, small letters anchored) or @ * $ % (black block)",
    ],
    [
      'directives right below the rows',
      ['R*R', 'link 1,1,>'],
      'jelly/no-blank-line',
      [],
      'Line 2: put one empty line between the rows and the first link, hidden or comment line',
    ],
    ['a second empty line', ['R*R', '', 'link 1,1,>', '', 'link 2,1,>'], 'jelly/blank-line', [], 'Line 4 is empty'],
    ['an unknown directive', ['R.R', '', 'tie 1,1,>'], 'jelly/unknown-directive', [], 'Line 3: “tie 1,1,>” is not known'],
    ['a link without a direction', ['R*R', '', 'link 1,1'], 'jelly/bad-link', [], 'Line 3: “link 1,1” is no link'],
    [
      'a link to an empty cell',
      ['R.R', '', 'link 1,1,>'],
      'jelly/link-end',
      [[1, 0]],
      'Line 3: nothing to link at column 2, row 1; both cells of a link must hold a jelly or a black block',
    ],
    ['a link that leads outside', ['R.R', '', 'link 3,1,>'], 'jelly/link-end', [], 'Line 3: nothing to link at column 4, row 1'],
    ['a hidden jelly of no colour', ['R.R', '', 'hidden 1,2,X,^'], 'jelly/bad-hidden', [], 'C one of R G B Y C M O V'],
    [
      'a hidden jelly beyond the border',
      ['R.R', '', 'hidden 5,1,R,<'],
      'jelly/hidden-outside',
      [],
      'Line 3: column 5, row 1 is outside; a hidden jelly is on the board or in its border, column 0 to 4, row 0 to 2',
    ],
    [
      'a hidden jelly in a jelly',
      ['R.R', '', 'hidden 1,1,R,>'],
      'jelly/hidden-in-jelly',
      [[0, 0]],
      'Line 3: a jelly is at column 1, row 1',
    ],
    [
      'a hidden jelly in an empty cell',
      ['R.R', '', 'hidden 2,1,R,>'],
      'jelly/hidden-in-empty',
      [[1, 0]],
      'Line 3: column 2, row 1 is empty',
    ],
    [
      'two hidden jellies that come out alike',
      ['R.R', '', 'hidden 2,2,R,^', 'hidden+link 2,2,G,^'],
      'jelly/hidden-twice',
      [[1, 1]],
      'Line 4: a hidden jelly at column 2, row 2 comes out on this side already',
    ],
  ])('%s', (_, rows, code, at, sentence) => {
    const issues = flaws(...rows)
    expect(issues.map((issue) => issue.code)).toEqual([code])
    expect(issues[0]?.at).toEqual(at)
    expect(issues[0]?.blocks).toBe(true)
    expect(say(issues[0]!)).toContain(sentence)
  })

  test('every flaw at once, each with its own line', () => {
    expect(flaws('R.RQ', '', 'link 1,1,>', 'hidden 9,9,R,^', 'tie').map(({ code, details }) => [code, details?.line])).toEqual([
      ['jelly/unknown-character', 1],
      ['jelly/link-end', 3],
      ['jelly/hidden-outside', 4],
      ['jelly/unknown-directive', 5],
    ])
  })

  test('line ends of any system and empty lines at the end say nothing', () => {
    const rows = ['R*.', '###', '', 'link 1,1,>', 'hidden 2,2,R,^']
    const stage = parse([...rows.map((row) => `${row}\r`), '\r', ''])
    if (!stage.ok) throw new Error('it is read')
    expect(serialise(stage.value)).toEqual(rows)
  })
})

describe('stages', () => {
  test('one where nothing is to be done is solved already, and may not be saved as finished', () => {
    expect(told('R..')).toEqual([{ code: 'jelly/already-solved', at: [], blocks: true }])
    expect(told('...')).toEqual([{ code: 'jelly/no-jellies', at: [], blocks: true }])
    expect(told('R.R')).toEqual([])
  })

  test('what hangs in the air is a warning with all its cells; what is anchored does not hang', () => {
    expect(told('RR.', '...', 'R..')).toEqual([
      {
        code: 'jelly/floating',
        at: [
          [0, 0],
          [1, 0],
        ],
        blocks: false,
      },
    ])
    expect(told('rR.', '...', 'R..')).toEqual([])
  })

  test.each<readonly [string, Rows, string, readonly Point[], boolean]>([
    ['behind a wall', ['R.R', '.##', '', 'hidden 3,2,R,<'], 'jelly/hidden-into-wall', [[2, 1]], true],
    ['out of the board', ['R.R', '', 'hidden 1,2,R,v'], 'jelly/hidden-into-wall', [], true],
    ['along the border, beside a block', ['R.R.@', '', 'hidden 6,1,R,v'], 'jelly/hidden-into-wall', [], true],
    ['from the border into a wall', ['R.R#', '', 'hidden 5,1,R,<'], 'jelly/hidden-into-wall', [[3, 0]], true],
    ['towards its own block', ['R.R', '@@.', '', 'hidden 1,2,R,>'], 'jelly/hidden-into-block', [[0, 1]], true],
    ['without a jelly of its colour', ['R.R', '', 'hidden 2,2,G,^'], 'jelly/hidden-alone', [[1, 0]], true],
    ['touched from the start', ['R.R', '', 'hidden 1,2,R,^'], 'jelly/hidden-touched', [[0, 0]], false],
  ])('a hidden jelly %s', (_, rows, code, at, blocks) => expect(told(...rows)).toContainEqual({ code, at, blocks }))

  test('a hidden jelly behind another block may come out once that has moved', () => {
    expect(told('R.R.', '@**.', '', 'hidden 1,2,R,>')).toEqual([])
  })

  test('a colour that is anchored in several pieces can never meet; with a free or hidden one it may', () => {
    const apart = {
      code: 'jelly/all-anchored',
      at: [
        [0, 0],
        [2, 0],
      ],
      blocks: true,
    }
    expect(told('r.r')).toEqual([apart])
    expect(told('r.r.R')).toEqual([])
    expect(told('r.r', '###', '', 'hidden 2,2,R,^')).toEqual([])
  })

  test('links inside one piece, or beside another that ties the same two, do nothing', () => {
    expect(told('RR..R', '**..#', '', 'link 1,1,>')).toEqual([
      {
        code: 'jelly/idle-link',
        at: [
          [0, 0],
          [1, 0],
        ],
        blocks: false,
      },
    ])
    expect(told('RR..R', '**..#', '', 'link 1,1,v', 'link 2,1,v')).toEqual([
      {
        code: 'jelly/idle-link',
        at: [
          [1, 0],
          [1, 1],
        ],
        blocks: false,
      },
    ])
  })
})
