/** The tools: what each makes of a stroke, and why it refuses. */
import { describe, expect, test } from 'vitest'
import { cellsOnLine, type Point } from '../../../core/grid.ts'
import type { Stage } from '../../../core/kinds/jelly/stage.ts'
import { tools } from '../../../core/kinds/jelly/tools.ts'
import type { Rows } from '../../../core/play.ts'
import { rowsOf, stageOf } from './stageOf.ts'

interface Options {
  readonly swatch?: string
  readonly reversed?: boolean
}

const paint = (id: string, stage: Stage, cells: readonly Point[], options: Options = {}) =>
  tools.find((tool) => tool.id === id)!.paint(stage, { cells, ...options })

/** The rows after a stroke, or the code of its refusal. */
function after(id: string, rows: Rows, cells: readonly Point[], options: Options = {}): Rows | string {
  const made = paint(id, stageOf(...rows), cells, options)
  return made.ok ? rowsOf(made.value) : made.issues.map(({ code }) => code).join()
}
const row = (y: number, from: number, to: number): readonly Point[] => cellsOnLine([from, y], [to, y])

describe('brushes', () => {
  test('a colour covers what stands there, and an anchor stays', () => {
    expect(after('jelly', ['.#@g'], row(0, 0, 3), { swatch: 'B' })).toEqual(['BBBb'])
    expect(after('jelly', ['....'], [[0, 5]], { swatch: 'B' })).toBe('jelly/outside')
  })

  test('a link ends with its pieces, and a hidden jelly with its wall', () => {
    const rows = ['R*#', '###', '', 'link 1,1,>', 'hidden 3,1,G,<']
    expect(after('wall', rows, [[1, 0]])).toEqual(['R##', '###', '', 'hidden 3,1,G,<'])
    expect(after('jelly', rows, [[2, 0]], { swatch: 'Y' })).toEqual(['R*Y', '###', '', 'link 1,1,>'])
  })

  test('the anchor goes by the first jelly met', () => {
    expect(after('anchor', ['R.rG'], row(0, 0, 3))).toEqual(['r.rg'])
    expect(after('anchor', ['r.rG'], row(0, 0, 3))).toEqual(['R.RG'])
    expect(after('anchor', ['..@#'], row(0, 0, 3))).toBe('jelly/no-jelly-here')
  })

  test('every stroke of black is a block of its own, unless it begins on one', () => {
    expect(after('block', ['...', '...'], row(0, 0, 1))).toEqual(['@@.', '...'])
    expect(after('block', ['@@.', '...'], row(1, 0, 1))).toEqual(['@@.', '**.'])
    expect(after('block', ['@@.', '**.'], [[2, 1]])).toEqual(['@@.', '**@'])
    expect(
      after(
        'block',
        ['@@.', '**.'],
        [
          [1, 0],
          [2, 0],
        ],
      ),
    ).toEqual(['@@@', '**.'])
    expect(after('block', ['.@.', '*.$', '.%.'], [[1, 1]])).toBe('jelly/blocks-crowded')
  })

  test('a block that grows to touch another of its mark stays apart from it', () => {
    expect(after('block', ['@..@'], row(0, 0, 2))).toEqual(['***@'])
  })

  test('a fast stroke across corners is one block', () => {
    expect(after('block', ['...', '...', '...'], cellsOnLine([0, 0], [2, 2]))).toEqual(['@@.', '.@@', '..@'])
  })

  test('the eraser takes all there is in a cell, links and hidden jellies too, also those in the border', () => {
    const rows = ['R*#', '', 'link 1,1,>', 'hidden 3,1,G,^', 'hidden 2,2,B,^']
    expect(after('erase', rows, [[0, 0]])).toEqual(['.*#', '', 'hidden 3,1,G,^', 'hidden 2,2,B,^'])
    expect(after('erase', rows, [[2, 0]])).toEqual(['R*.', '', 'link 1,1,>', 'hidden 2,2,B,^'])
    expect(after('erase', rows, [[1, 1]])).toEqual(['R*#', '', 'link 1,1,>', 'hidden 3,1,G,^'])
  })
})

describe('rectangle and fill', () => {
  test('a rectangle in a colour, as walls, as a block; cleared by the other button', () => {
    const corners: readonly Point[] = [
      [2, 1],
      [-1, 0],
    ]
    expect(after('rectangle', ['....', '...g', '....'], corners, { swatch: 'M' })).toEqual(['MMM.', 'MMMg', '....'])
    expect(after('rectangle', ['....', '...g', '....'], corners, { swatch: 'wall' })).toEqual(['###.', '###g', '....'])
    expect(after('rectangle', ['...@', '....', '....'], corners, { swatch: 'block' })).toEqual(['***@', '***.', '....'])
    expect(after('rectangle', ['#MM@', '####', '', 'hidden 1,2,M,^'], corners, { swatch: 'M', reversed: true })).toEqual(['...@', '...#'])
  })

  test('a fill takes the piece, or what is connected and as empty', () => {
    expect(after('fill', ['.#.', '.#.'], [[0, 1]], { swatch: 'wall' })).toEqual(['##.', '##.'])
    expect(after('fill', ['RrG', 'R.R'], [[0, 0]], { swatch: 'B' })).toEqual(['BbG', 'B.R'])
    expect(after('fill', ['RrG', 'R.R'], [[0, 0]], { reversed: true })).toEqual(['..G', '..R'])
  })
})

describe('links', () => {
  const rows = ['RR*', '.G*']

  test('a drag ties where it crosses, and a second one loosens', () => {
    const drag: readonly Point[] = row(0, 0, 2)
    expect(after('link', rows, drag)).toEqual([...rows, '', 'link 2,1,>'])
    expect(after('link', [...rows, '', 'link 2,1,>'], drag.toReversed())).toEqual(rows)
  })

  test('across a corner it ties where the two touch', () => {
    expect(after('link', ['R*', '.*'], cellsOnLine([0, 0], [1, 1]))).toEqual(['R*', '.*', '', 'link 1,1,>'])
  })

  test.each<readonly [string, readonly Point[], string]>([
    [
      'from nothing',
      [
        [0, 1],
        [1, 1],
      ],
      'jelly/link-from-nothing',
    ],
    ['on the spot', [[0, 0]], 'jelly/drag-for-link'],
    [
      'to nothing',
      [
        [0, 0],
        [0, 1],
      ],
      'jelly/link-to-nothing',
    ],
    ['to itself', row(0, 0, 1), 'jelly/link-to-itself'],
  ])('%s it is refused', (_, cells, code) => expect(after('link', rows, cells)).toBe(code))

  test('pieces that do not touch are refused', () => expect(after('link', ['R.G'], row(0, 0, 2))).toBe('jelly/link-apart'))

  test('the other button cuts the links it meets', () => {
    expect(after('link', ['R*G', '', 'link 1,1,>', 'link 2,1,>'], [[0, 0]], { reversed: true })).toEqual(['R*G', '', 'link 2,1,>'])
  })
})

describe('hidden jellies', () => {
  test('pressed in a wall, the border or a block, and dragged to where it comes out', () => {
    expect(after('hidden', ['R..', '#@.'], cellsOnLine([0, 1], [0, 0]), { swatch: 'G' })).toEqual(['R..', '#@.', '', 'hidden 1,2,G,^'])
    expect(after('tied', ['R..', '#@.'], cellsOnLine([1, 1], [2, 1]), { swatch: 'R' })).toEqual(['R..', '#@.', '', 'hidden+link 2,2,R,>'])
    expect(after('hidden', ['R..', '#@.'], cellsOnLine([3, 0], [1, 0]), { swatch: 'V' })).toEqual(['R..', '#@.', '', 'hidden 4,1,V,<'])
  })

  test('one that comes out there already is replaced, in its place in the order', () => {
    const rows = ['R..', '###', '', 'hidden 1,2,G,^', 'hidden 2,2,G,^']
    expect(after('tied', rows, cellsOnLine([0, 1], [0, 0]), { swatch: 'B' })).toEqual([
      'R..',
      '###',
      '',
      'hidden+link 1,2,B,^',
      'hidden 2,2,G,^',
    ])
  })

  test.each<readonly [string, readonly Point[], string]>([
    ['in a jelly', cellsOnLine([0, 0], [1, 0]), 'jelly/hide-in-wall'],
    ['in an empty cell', cellsOnLine([1, 0], [2, 0]), 'jelly/hide-in-wall'],
    ['on the spot', [[0, 1]], 'jelly/drag-for-hidden'],
    ['across a corner', cellsOnLine([0, 1], [1, 0]), 'jelly/hidden-diagonal'],
    ['beyond the border', cellsOnLine([-2, 0], [0, 0]), 'jelly/hidden-off-border'],
  ])('%s it is refused', (_, cells, code) => expect(after('hidden', ['R..', '#@.'], cells)).toBe(code))

  test('the other button takes it away and leaves its wall', () => {
    expect(after('hidden', ['R..', '#@.', '', 'hidden 1,2,G,^'], [[0, 1]], { reversed: true })).toEqual(['R..', '#@.'])
  })
})

describe('moving', () => {
  test('what is tied goes along, with what is hidden in it', () => {
    const rows = ['R*..', '.*..', '', 'link 1,1,>', 'hidden 2,2,G,<']
    expect(
      after('move', rows, [
        [0, 0],
        [2, 0],
      ]),
    ).toEqual(['..R*', '...*', '', 'link 3,1,>', 'hidden 4,2,G,<'])
  })

  test('a block set beside another of its mark does not become one with it', () => {
    expect(after('move', ['@..@'], row(0, 0, 2))).toEqual(['..*@'])
  })

  test('out of the board and onto something it is refused; a press alone changes nothing', () => {
    expect(after('move', ['R.#'], row(0, 0, 3))).toBe('jelly/over-border')
    expect(after('move', ['R.#'], row(0, 0, 2))).toBe('jelly/no-room')
    expect(after('move', ['R.#'], row(0, 1, 2))).toBe('jelly/nothing-here')
    const stage = stageOf('R.#')
    expect(paint('move', stage, [[1, 0]])).toEqual({ ok: true, value: stage, issues: [] })
  })
})
