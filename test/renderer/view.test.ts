/** Where the board lies in its pane: crisp at every device scale, and the same cell under the pointer at each. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellOfPlace, drawnPart, fitCells, fitView, panBy, placeAt, revealCell, type View, zoomAt } from '../../renderer/canvas/view.ts'

const RATIOS = [1, 1.25, 1.5, 2] as const
const pane = { width: 713, height: 640 }
const cellAt = (view: View, x: number, y: number) => cellOfPlace(placeAt(view, x, y))
const onDevicePixels = (value: number, ratio: number) => Math.abs(value * ratio - Math.round(value * ratio)) < 1e-9

test('the fitted board lies inside the pane, on device pixels, and finds its own cells', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 33 }), fc.integer({ min: 3, max: 33 }), fc.constantFrom(...RATIOS), (width, height, ratio) => {
      const view = fitView(pane, { width, height }, ratio)
      for (const value of [view.cell, view.x, view.y]) expect(onDevicePixels(value, ratio)).toBe(true)
      expect(view.x).toBeGreaterThanOrEqual(0)
      expect(view.x + view.cell * width).toBeLessThanOrEqual(pane.width)
      // The zoom bar takes 8 + 30 pixels at the bottom.
      expect(view.y + view.cell * height).toBeLessThanOrEqual(pane.height - 38)
      const middle = (cell: number, start: number) => start + (cell + 0.5) * view.cell
      expect(cellAt(view, middle(width - 1, view.x), middle(0, view.y))).toEqual([width - 1, 0])
      expect(cellAt(view, view.x - 1, view.y - 1)).toEqual([-1, -1])
    }),
  )
})

test('zooming keeps the place under the pointer within a device pixel, and stays within its bounds', () => {
  const at = { x: 200, y: 333 }
  for (const ratio of RATIOS) {
    const view = fitView(pane, { width: 8, height: 8 }, ratio)
    const near = zoomAt(view, at, 1.25, ratio)
    expect(near.cell).toBeGreaterThan(view.cell)
    expect(Math.abs((at.x - near.x) / near.cell - (at.x - view.x) / view.cell) * near.cell).toBeLessThanOrEqual(1)
    expect(zoomAt(view, at, 1_000, ratio).cell).toBe(192)
    expect(zoomAt(view, at, 0, ratio).cell).toBeLessThanOrEqual(6)
    expect(zoomAt(view, at, 0, ratio).cell).toBeGreaterThan(5)
  }
})

test('the board cannot be pushed out of sight', () => {
  const view = { cell: 48, x: 0, y: 0 }
  const extent = { width: 8, height: 8 }
  const far = panBy(view, 9_999, -9_999, pane, extent, 1)
  expect(far.x).toBeLessThan(pane.width)
  expect(far.y + far.cell * extent.height).toBeGreaterThan(0)
})

test('a cell out of sight is brought in, one in sight moves nothing', () => {
  const view = { cell: 48, x: 100, y: 100 }
  expect(revealCell(view, [2, 2], pane, 1)).toBe(view)
  const shown = revealCell(view, [30, 0], pane, 1)
  expect(shown.x + 31 * 48).toBeLessThanOrEqual(pane.width)
  expect(shown.y).toBe(100)
})

test('fitted cells lie in the middle of the pane with one cell around them, on device pixels', () => {
  const cells = [
    [3, 7],
    [3, 8],
  ] as const
  for (const ratio of RATIOS) {
    const view = fitCells(pane, cells, ratio)
    for (const value of [view.cell, view.x, view.y]) expect(onDevicePixels(value, ratio)).toBe(true)
    expect(view.cell).toBeGreaterThan(120)
    expect(cellAt(view, pane.width / 2, pane.height / 2 - view.cell / 2)).toEqual([3, 7])
    expect(view.y + 6 * view.cell).toBeGreaterThanOrEqual(0)
    expect(view.y + 10 * view.cell).toBeLessThanOrEqual(pane.height)
  }
})

test('a zoom too small for a device pixel is the very same view, so that many of them can add up', () => {
  const view = { cell: 48, x: 10, y: 10 }
  expect(zoomAt(view, { x: 0, y: 0 }, 1.01, 1)).toBe(view)
  expect(zoomAt(view, { x: 0, y: 0 }, 1.021, 1).cell).toBe(49)
  expect(zoomAt(view, { x: 0, y: 0 }, 1.011, 2).cell).toBe(48.5)
})

test('of a cell in the border as much is drawn as of the border, of one outside nothing', () => {
  const extent = { width: 4, height: 3 }
  expect(drawnPart([1, 2], extent, 0.5)).toEqual({ x: 1, y: 2, width: 1, height: 1 })
  expect(drawnPart([-1, 3], extent, 0.5)).toEqual({ x: -0.5, y: 3, width: 0.5, height: 0.5 })
  expect(drawnPart([4, 0], extent, 0.5)).toEqual({ x: 4, y: 0, width: 0.5, height: 1 })
  expect([drawnPart([-2, 0], extent, 0.5), drawnPart([4, 0], extent, 0), drawnPart([0, 3], extent, 0)]).toEqual([null, null, null])
})
