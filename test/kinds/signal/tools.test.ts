/** What the hand does to a Signal board: wires without gaps, turns, locks, the eraser, and that start and answer stay one board. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Stroke } from '../../../core/editing.ts'
import { cellsOnLine, type Point } from '../../../core/grid.ts'
import { actions } from '../../../core/kinds/signal/actions.ts'
import { check } from '../../../core/kinds/signal/check.ts'
import { blank, parse } from '../../../core/kinds/signal/level.ts'
import { loopCells, neighbourTable } from '../../../core/kinds/signal/network.ts'
import { resize } from '../../../core/kinds/signal/resize.ts'
import { shuffle } from '../../../core/kinds/signal/shuffle.ts'
import { tools } from '../../../core/kinds/signal/tools.ts'
import { random } from '../../../core/random.ts'
import { boardFrom, textOf } from './board.ts'
import { isAnswer } from './bruteForce.ts'
import { randomRows, randomTree } from './randomBoard.ts'

const paint = (id: string, text: string, cells: readonly Point[], more: Partial<Stroke> = {}) => {
  const made = tools.find((tool) => tool.id === id)!.paint(boardFrom(text), { cells, ...more })
  return made.ok ? textOf(made.value) : made.issues.map((issue) => issue.code).join(' ')
}
const act = (id: string, text: string, seed = '') => {
  const made = actions.find((action) => action.id === id)!.apply(boardFrom(text), seed)
  return made.ok ? textOf(made.value) : made.issues.map((issue) => issue.code).join(' ')
}

describe('wire', () => {
  test('joins every cell of the stroke to the next', () => {
    expect(
      paint('wire', '000/000', [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
      ]),
    ).toBe('2ac/001')
    expect(
      paint('wire', '2ac/001', [
        [1, 0],
        [1, 1],
        [0, 1],
      ]),
    ).toBe('2ec/291')
  })
  test('goes round a corner where the pointer cut it, sideways first', () => {
    expect(
      paint('wire', '00/00', [
        [0, 0],
        [1, 1],
      ]),
    ).toBe('2c/01')
    expect(
      paint('wire', '00/00', [
        [1, 1],
        [0, 0],
      ]),
    ).toBe('40/38')
  })
  test('backwards cuts what it passes, and nothing else', () => {
    expect(
      paint(
        'wire',
        '2ac/001',
        [
          [1, 0],
          [2, 0],
        ],
        { reversed: true },
      ),
    ).toBe('284/001')
    expect(
      paint(
        'wire',
        '2ac/001',
        [
          [0, 1],
          [1, 1],
        ],
        { reversed: true },
      ),
    ).toBe('2ac/001')
  })
  test('off the board goes on where it comes back', () => {
    expect(
      paint('wire', '000', [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 1],
        [2, 0],
      ]),
    ).toBe('280')
    expect(
      paint('wire', '000', [
        [0, 3],
        [1, 3],
      ]),
    ).toBe('signal/outside')
  })
  test('of one cell says how it is done', () => {
    expect(paint('wire', '00', [[0, 0]])).toBe('signal/drag-for-wire')
    expect(paint('wire', '28', [[0, 0]], { reversed: true })).toBe('signal/drag-to-cut')
  })
  test('a fast diagonal drag over 30 by 30 is one wire from end to end', () => {
    const cells = cellsOnLine([0, 0], [29, 29])
    const made = tools[0].paint(blank({ width: 30, height: 30 }), { cells })
    if (!made.ok) throw new Error('it is painted')
    const { masks } = made.value
    expect(masks.filter((mask) => mask !== 0)).toHaveLength(59)
    expect([masks[0], masks[899]]).toEqual([2, 1])
    expect(masks.reduce((arms, mask) => arms + [...mask.toString(2)].filter((bit) => bit === '1').length, 0)).toBe(116)
  })
})

describe('turn', () => {
  test('turns each tile of the stroke once, clockwise or back; in a mirror the other way', () => {
    expect(
      paint('turn', '17/3f', [
        [0, 0],
        [1, 0],
        [0, 0],
        [0, 1],
      ]),
    ).toBe('2e/6f')
    expect(paint('turn', '17/3f', [[0, 0]], { reversed: true })).toBe('87/3f')
    expect(paint('turn', '17/3f', [[0, 0]], { mirrored: true })).toBe('87/3f')
    expect(paint('turn', '17/3f', [[0, 0]], { mirrored: true, reversed: true })).toBe('27/3f')
    expect(paint('turn', '17', [[5, 5]])).toBe('signal/outside')
  })
  test('turns only the layer it is drawn on, a locked tile on both', () => {
    expect(paint('turn', '11/33|answer: 44/39', [[0, 0]])).toBe('21/33|answer: 44/39')
    expect(paint('turn', '11/33|answer: 44/39', [[0, 0]], { layer: 'answer' })).toBe('11/33|answer: 84/39')
    expect(paint('turn', '41/33|locks: 0,0|answer: 44/39', [[0, 0]])).toBe('81/33|locks: 0,0|answer: 84/39')
  })
})

describe('lock and eraser', () => {
  test('the first tile decides for the stroke', () => {
    expect(
      paint('lock', '11/33', [
        [0, 0],
        [1, 0],
      ]),
    ).toBe('11/33|locks: 0,0 1,0')
    expect(
      paint('lock', '11/33|locks: 0,0', [
        [0, 0],
        [1, 0],
      ]),
    ).toBe('11/33')
    expect(
      paint('lock', '11/33|locks: 0,0', [
        [1, 0],
        [0, 0],
      ]),
    ).toBe('11/33|locks: 0,0 1,0')
  })
  test('a tile is locked as it lies in the answer', () => {
    expect(
      paint('lock', '11/33|answer: 44/39', [
        [0, 0],
        [1, 1],
      ]),
    ).toBe('41/39|locks: 0,0 1,1|answer: 44/39')
  })
  test('erased tiles are blank and free, and what was joined to them lets go', () => {
    expect(paint('erase', '2ac/001|locks: 1,0', [[1, 0]])).toBe('004/001')
    expect(paint('erase', '00/00', [[0, 0]])).toBe('00/00')
  })
  test('the answer tells what was joined, whichever layer is shown', () => {
    for (const layer of ['start', 'answer']) expect(paint('erase', '11/33|answer: 44/39', [[0, 0]], { layer })).toBe('01/23|answer: 04/29')
  })
})

describe('start and answer', () => {
  test('a wire drawn on one layer turns with its tile on the other', () => {
    // The elbow at the bottom left lies alike on both; the one at the right is two turns off.
    expect(
      paint(
        'wire',
        '11/3c|answer: 44/39',
        [
          [0, 0],
          [1, 0],
        ],
        { layer: 'answer' },
      ),
    ).toBe('93/3c|answer: 6c/39')
    expect(
      paint('wire', '11/3c|answer: 44/39', [
        [0, 0],
        [1, 0],
      ]),
    ).toBe('39/3c|answer: c6/39')
  })
  test('on a board without an answer both are the start', () => {
    expect(
      paint(
        'wire',
        '00',
        [
          [0, 0],
          [1, 0],
        ],
        { layer: 'answer' },
      ),
    ).toBe('28')
  })
  test('whatever is painted, every tile of the answer is a turn of the one at the start', () => {
    const cell = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
    fc.assert(
      fc.property(randomRows, fc.array(cell, { minLength: 2, maxLength: 3 }), fc.nat(), (rows, corners, choice) => {
        const board = parse(rows)
        if (!board.ok) throw new Error('a random board parses')
        const cells = corners.flatMap((corner, i) => (i === 0 ? [corner] : cellsOnLine(corners[i - 1]!, corner).slice(1)))
        const made = tools[choice % tools.length]!.paint(board.value, { cells, layer: choice % 2 === 0 ? 'start' : 'answer' })
        if (!made.ok) return
        expect(made.value.answer === undefined).toBe(board.value.answer === undefined)
        // The text of a board whose layers disagree would not be read.
        expect(boardFrom(textOf(made.value))).toEqual(made.value)
      }),
    )
  })
})

describe('actions', () => {
  test('scrambling keeps the answer, or makes one of a start that is solved', () => {
    expect(act('scramble', '44/39', 'a').split('|')[1]).toBe('answer: 44/39')
    expect(act('scramble', '11/33|answer: 44/39', 'a').split('|')[1]).toBe('answer: 44/39')
    expect(act('scramble', '11/33', 'a')).not.toContain('answer')
  })
  test('the same seed, the same board; another seed, another', () => {
    expect(act('scramble', '446c/311b/2aad', 'one')).toBe(act('scramble', '446c/311b/2aad', 'one'))
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => act('scramble', '446c/311b/2aad', seed))).size).toBeGreaterThan(3)
  })
  test('the start laid as the answer, and the answer forgotten', () => {
    expect(act('unscramble', '11/33|answer: 44/39')).toBe('44/39|answer: 44/39')
    expect(act('forget-answer', '11/33|answer: 44/39')).toBe('11/33')
    for (const id of ['unscramble', 'forget-answer']) expect(act(id, '11/33')).toBe('signal/no-answer-drawn')
  })
  test('a scrambled board is neither solved nor has circles, and locked tiles lie still', () => {
    for (let seed = 0; seed < 40; seed++) {
      const numbers = random(`scramble ${seed}`)
      const [width, height] = [2 + numbers.below(9), 2 + numbers.below(9)]
      const masks = randomTree(width, height, numbers)
      const locks = masks.map(() => numbers.below(12) === 0)
      const shuffled = shuffle({ width, height, locks }, masks, numbers)
      expect(isAnswer(shuffled, width, height)).toBe(false)
      expect(loopCells(shuffled, neighbourTable({ width, height }))).toEqual([])
      for (const [cell, isLocked] of locks.entries()) if (isLocked) expect(shuffled[cell]).toBe(masks[cell])
    }
  })
  test('where nothing can be turned it stays solved, which is told', () => {
    const made = actions[0]!.apply(boardFrom('28|locks: 0,0 1,0'), 'x')
    if (!made.ok) throw new Error('it is made')
    expect(textOf(made.value)).toBe('28|locks: 0,0 1,0|answer: 28')
    expect(check(made.value).map(({ code }) => code)).toEqual(['signal/already-solved'])
  })
})

test('cut off tiles are told, the others move along with their locks and answers', () => {
  const board = boardFrom('123/456|locks: 2,0|answer: 123/456')
  const smaller = resize(board, { width: 2, height: 3 }, [2, 0])
  expect(textOf(smaller.board)).toBe('23/56/00|locks: 1,0|answer: 23/56/00')
  expect(smaller.lost).toEqual([
    {
      what: { key: 'cell.signal.tiles', details: { count: 2 } },
      at: [
        [0, 0],
        [0, 1],
      ],
    },
  ])
  expect(resize(boardFrom('10'), { width: 1, height: 1 }, [0, 0]).lost).toEqual([])
})
