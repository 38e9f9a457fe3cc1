/** Words beside the cells they are about: always in the pane, and on a named cell only where there is no other room. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Point } from '../../core/grid.ts'
import { placeBubble } from '../../renderer/canvas/bubble.ts'

const pane = { width: 600, height: 500 }
const size = { width: 280, height: 72 }
const view = { cell: 48, x: 60, y: 40 }

const covers = ({ x, y }: { readonly x: number; readonly y: number }, [column, row]: Point) => {
  const [left, top] = [view.x + column * view.cell, view.y + row * view.cell]
  return x < left + view.cell && left < x + size.width && y < top + view.cell && top < y + size.height
}

test('below and to the right of the cell, where there is room', () => {
  expect(placeBubble(size, pane, view, [2, 2], [])).toEqual({ x: 60 + 3 * 48 + 6, y: 40 + 3 * 48 + 6 })
})

test('at the right edge it stays in the pane, and off the piece it is about', () => {
  const named: readonly Point[] = [
    [8, 4],
    [9, 4],
    [10, 4],
  ]
  const place = placeBubble(size, pane, view, [9, 4], named)
  expect(place.x + size.width).toBeLessThanOrEqual(pane.width)
  expect(named.filter((cell) => covers(place, cell))).toEqual([])
})

test('in the pane always, and off a piece of a few cells wherever it stands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 8 }), fc.boolean(), (x, y, down) => {
      const named = [0, 1, 2].map((i): Point => (down ? [x, y + i - 1] : [x + i - 1, y]))
      const place = placeBubble(size, pane, view, [x, y], named)
      expect(place.x).toBeGreaterThanOrEqual(6)
      expect(place.y).toBeGreaterThanOrEqual(6)
      expect(place.x + size.width).toBeLessThanOrEqual(pane.width - 6)
      expect(place.y + size.height).toBeLessThanOrEqual(pane.height - 6)
      expect(named.filter((cell) => covers(place, cell))).toEqual([])
    }),
  )
})
