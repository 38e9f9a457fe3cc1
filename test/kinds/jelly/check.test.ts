/** What is told of a stage that parses: every flaw with its cells and its fix. */
import { describe, expect, test } from 'vitest'
import type { Point } from '../../../core/grid.ts'
import { check } from '../../../core/kinds/jelly/check.ts'
import type { Rows } from '../../../core/play.ts'
import { wordsIn } from '../../../renderer/words.ts'
import { stageOf } from './stageOf.ts'

const words = wordsIn('en')
const sentences = (...rows: Rows) => check(stageOf(...rows)).map(({ code, details }) => words.code(code, details))
const told = (...rows: Rows) => check(stageOf(...rows)).map(({ code, at, blocks }) => ({ code, at, blocks }))

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
    expect(sentences('RR.', '...', 'R..')).toEqual([
      'A piece hangs in the air: it stays until the first move, and falls then; put something under it',
    ])
    expect(told('rR.', '...', 'R..')).toEqual([])
  })

  test.each<readonly [string, Rows, string, readonly Point[], boolean, string]>([
    [
      'behind a wall',
      ['R.R', '###', '', 'hidden 3,2,R,<'],
      'jelly/hidden-into-wall',
      [[2, 1]],
      true,
      'The hidden jelly (Red) at column 3, row 2 can never come out: a wall is before it; clear that cell, or turn the jelly',
    ],
    [
      'out of the board',
      ['R.R', '', 'hidden 1,2,R,v'],
      'jelly/hidden-into-border',
      [],
      true,
      'The hidden jelly (Red) at column 1, row 2 can never come out: the border is before it; turn the jelly towards the board, or move it',
    ],
    [
      'along the border',
      ['R.R', '', 'hidden 1,2,R,>'],
      'jelly/hidden-into-border',
      [],
      true,
      'The hidden jelly (Red) at column 1, row 2 can never come out: the border is before it; turn the jelly towards the board, or move it',
    ],
    [
      'in a wall of the board, towards the border',
      ['R.R', '###', '', 'hidden 1,2,R,<'],
      'jelly/hidden-into-border',
      [[0, 1]],
      true,
      'The hidden jelly (Red) at column 1, row 2 can never come out: the border is before it; turn the jelly towards the board, or move it',
    ],
    [
      'from the border into a wall',
      ['R.R#', '', 'hidden 5,1,R,<'],
      'jelly/hidden-into-wall',
      [[3, 0]],
      true,
      'The hidden jelly (Red) at column 5, row 1 can never come out: a wall is before it; clear that cell, or turn the jelly',
    ],
    [
      'towards its own block',
      ['R.R', '@@#', '', 'hidden 1,2,R,>'],
      'jelly/hidden-into-block',
      [[0, 1]],
      true,
      'The hidden jelly (Red) at column 1, row 2 can never come out: its own block is before it; turn the jelly to another side',
    ],
    [
      'without a jelly of its colour',
      ['R.R', '', 'hidden 2,2,G,^'],
      'jelly/hidden-alone',
      [[1, 0]],
      true,
      'The hidden jelly (Green) at column 2, row 2 can never come out: only a jelly of its colour wakes it, and there is none; paint one',
    ],
    [
      'touched from the start',
      ['R.R', '', 'hidden 1,2,R,^'],
      'jelly/hidden-touched',
      [[0, 0]],
      false,
      'The hidden jelly (Red) at column 1, row 2 is touched from the start, but stays hidden until the first move; move one of the two away if that is not meant',
    ],
  ])('a hidden jelly %s', (_, rows, code, at, blocks, sentence) => {
    expect(told(...rows)).toEqual([{ code, at, blocks }])
    expect(sentences(...rows)).toEqual([sentence])
  })

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
    expect(sentences('r.r')).toEqual(['Red: 2 pieces, all anchored, can never become one; free one, or let them touch'])
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
