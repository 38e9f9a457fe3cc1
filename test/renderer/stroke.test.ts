/** A stroke as a value: what the tool makes of the board at pointer down and of all the cells so far. */
import { expect, test } from 'vitest'
import type { Point } from '../../core/grid.ts'
import { kindOf } from '../../core/registry.ts'
import { beginStroke, extendStroke } from '../../renderer/canvas/stroke.ts'

const parkout = kindOf('parkout')!
const tool = (id: string) => parkout.tools.find((other) => other.id === id)!
const begin = (id: string, cell: Point, from: unknown) =>
  beginStroke({ levelId: 'level-1', kindId: 'parkout', tool: tool(id), swatch: undefined, from }, cell)
const rows = (board: unknown) => parkout.serialise(board)

test('a car from tail to nose is one car, previewed on the board at pointer down', () => {
  const blank = parkout.blank({ width: 4, height: 3 })
  const started = begin('car', [1, 2], blank)
  expect(started.preview).toBe(blank)
  expect(started.refusal.map((issue) => issue.code)).toEqual(['parkout/click-for-car'])
  const longer = extendStroke(extendStroke(started, [[2, 2]]), [
    [3, 2],
    [4, 2],
  ])
  expect(rows(longer.preview)).toEqual(['######', '#....#', '#aaaA#', '#....#', '######'])
  expect(longer.from).toBe(blank)
  const shorter = extendStroke(longer, [[2, 2]])
  expect(rows(shorter.preview)).toEqual(['######', '#....#', '#aA..#', '#....#', '######'])
})

test('a fast diagonal drag over 30 by 30 leaves a wall without gaps', () => {
  const stroke = extendStroke(begin('wall', [1, 1], parkout.blank({ width: 30, height: 30 })), [
    [17, 9],
    [30, 30],
  ])
  const painted = rows(stroke.preview)
  const walls = painted
    .slice(1, -1)
    .flatMap((row, y) => [...row.slice(1, -1)].flatMap((char, x) => (char === '#' ? [[x + 1, y + 1] as const] : [])))
  expect(walls.length).toBe(stroke.cells.length)
  for (const [i, [x, y]] of stroke.cells.slice(1).entries()) {
    const [px, py] = stroke.cells[i]!
    expect(Math.max(Math.abs(x - px), Math.abs(y - py))).toBe(1)
  }
  expect(walls).toContainEqual([1, 1])
  expect(walls).toContainEqual([17, 9])
  expect(walls).toContainEqual([30, 30])
})

test('samples in the same cell change nothing, cells off the board are kept for the tool to judge', () => {
  const stroke = begin('wall', [1, 1], parkout.blank({ width: 2, height: 2 }))
  expect(extendStroke(stroke, [[1, 1]])).toBe(stroke)
  const out = extendStroke(stroke, [[-1, 1]])
  expect(out.cells).toEqual([
    [1, 1],
    [0, 1],
    [-1, 1],
  ])
  expect(rows(out.preview)).toEqual(['####', '##.#', '#..#', '####'])
})

test('a refused drag keeps the board and says why; dragged on, it is judged anew', () => {
  const board = parkout.parse(['#####', '#.aA#', '#...#', '#####'])
  if (!board.ok) throw new Error('the board is good')
  const over = extendStroke(begin('car', [2, 2], board.value), [[2, 1]])
  expect(over.preview).toBe(board.value)
  expect(over.refusal.map((issue) => issue.code)).toEqual(['parkout/over-car'])
  const aside = extendStroke(over, [[1, 2]])
  expect(aside.refusal).toEqual([])
  expect(rows(aside.preview)).toEqual(['#####', '#.aA#', '#Bb.#', '#####'])
})

test('a jelly brush dragged fast over 24 by 24 leaves no gap, and a block drawn so is one block', () => {
  const jelly = kindOf('jelly')!
  const from = jelly.blank({ width: 24, height: 24 })
  const painted = (id: string, swatch: string | undefined) =>
    jelly.serialise(
      extendStroke(beginStroke({ levelId: 'a', kindId: 'jelly', tool: jelly.tools.find((one) => one.id === id)!, swatch, from }, [0, 0]), [
        [23, 23],
      ]).preview,
    )
  expect(painted('jelly', 'B').map((row) => row.indexOf('B'))).toEqual(Array.from({ length: 24 }, (_, i) => i))
  const { preview } = extendStroke(
    beginStroke({ levelId: 'a', kindId: 'jelly', tool: jelly.tools.find((one) => one.id === 'block')!, swatch: undefined, from }, [0, 0]),
    [[23, 23]],
  )
  expect(jelly.piece(preview, jelly.pieceAt(preview, [0, 0])!)?.cells).toHaveLength(47)
})
