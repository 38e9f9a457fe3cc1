/** The picture of a board: what is lit, what is certain, what is locked, and how a tile comes round. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Circuit } from '../../../core/kinds/signal/circuit.ts'
import { draw, drawMove, sourceOf } from '../../../core/kinds/signal/draw.ts'
import { palette } from '../../../core/kinds/signal/palette.ts'
import type { Marks, PictureShape } from '../../../core/picture.ts'
import { boardFrom } from './board.ts'
import { randomBoard } from './randomBoard.ts'

const NO_MARKS: Marks = { errors: [], warnings: [] }
const pictureOf = (board: Circuit, marks = NO_MARKS) => draw(board, Uint8Array.from(board.masks), marks)
const roles = (shapes: readonly PictureShape[]): readonly string[] => shapes.map(({ role }) => role)
const count = (shapes: readonly PictureShape[], role: string): number => roles(shapes).filter((other) => other === role).length

/** The least and greatest x and y that a shape covers. */
function boundsOf(shape: PictureShape): readonly [number, number, number, number] {
  if (shape.is === 'rect') return [shape.x, shape.y, shape.x + shape.width, shape.y + shape.height]
  if (shape.is === 'disc') return [shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius]
  if (shape.is === 'text') return [shape.x, shape.y, shape.x, shape.y]
  const xs = shape.points.filter((_, i) => i % 2 === 0)
  const ys = shape.points.filter((_, i) => i % 2 === 1)
  const edge = shape.width / 2
  return [Math.min(...xs) - edge, Math.min(...ys) - edge, Math.max(...xs) + edge, Math.max(...ys) + edge]
}

test('no shape leaves the board, whatever is marked and however far a tile has turned', () => {
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (seed, share) => {
      const board = randomBoard(seed)
      const { width, height, masks } = board
      const state = Uint8Array.from(masks)
      const last = [width - 1, height - 1] as const
      const marks: Marks = {
        errors: [[0, 0]],
        warnings: [last],
        pinned: [last],
        settled: [last],
        thought: { at: [[0, 0]], because: [last] },
        moves: [0],
      }
      for (const { shapes } of [draw(board, state, marks), drawMove(board, state, masks.length - 1, share)])
        for (const shape of shapes) {
          const [left, top, right, bottom] = boundsOf(shape)
          expect(left >= -1e-9 && top >= -1e-9 && right <= width + 1e-9 && bottom <= height + 1e-9, JSON.stringify(shape)).toBe(true)
          expect(palette[shape.role]).toBeDefined()
        }
    }),
  )
})

describe('the signal', () => {
  test('comes from the tile with the most arms nearest the middle, however it is turned', () => {
    expect(sourceOf(boardFrom('111/1f1/111'))).toBe(4)
    expect(sourceOf(boardFrom('7111/1111/1171/1111'))).toBe(10)
    expect(sourceOf(boardFrom('d111/1111/11e1/1111'))).toBe(10)
    expect(sourceOf(boardFrom('0'))).toBe(0)
  })

  test('reaches what is joined and nothing else; all of a solved board', () => {
    const solved = pictureOf(boardFrom('446c/3bd1/2eb8/2ba8')).shapes
    expect(roles(solved).filter((role) => role === 'wire' || role === 'lamp')).toEqual([])
    expect(count(solved, 'lamp-live')).toBe(7)
    // Two tiles turned away: 28/82 has the upper pair joined, the lower one apart.
    const half = pictureOf(boardFrom('28/82')).shapes
    expect([count(half, 'live'), count(half, 'wire')]).toEqual([3, 4])
  })

  test('goes out beyond a tile that is on its way round', () => {
    const board = boardFrom('2aa8')
    const state = Uint8Array.from(board.masks)
    expect(count(drawMove(board, state, 2, 0.5).shapes, 'lamp-live')).toBe(1)
    expect(drawMove(board, state, 2, 0)).toEqual(draw(board, state, NO_MARKS))
    expect(drawMove(board, state, 2, 1)).toEqual(draw(board, Uint8Array.from([2, 10, 5, 8]), NO_MARKS))
  })
})

test('what is certain is solid and the rest faint, whatever the signal reaches', () => {
  const { shapes } = pictureOf(boardFrom('28/82'), { ...NO_MARKS, settled: [[0, 1]] })
  expect([count(shapes, 'live'), count(shapes, 'faint'), count(shapes, 'wire')]).toEqual([2, 5, 0])
})

test('locks, pins, blank tiles and thoughts each have a look of their own', () => {
  const plain = pictureOf(boardFrom('280|locks: 1,0')).shapes
  expect([count(plain, 'plate'), count(plain, 'lock'), count(plain, 'blank')]).toEqual([1, 2, 1])
  const marked = pictureOf(boardFrom('280'), {
    ...NO_MARKS,
    errors: [[2, 0]],
    pinned: [[0, 0]],
    thought: { at: [[0, 0]], because: [[1, 0]] },
  }).shapes
  expect([count(marked, 'pin-plate'), count(marked, 'thought-fill'), count(marked, 'because-fill')]).toEqual([1, 1, 1])
  // A flaw of a blank tile is a ring in it, not a hatched cell.
  expect(marked.filter(({ role }) => role === 'error')).toMatchObject([{ is: 'disc' }])
})
