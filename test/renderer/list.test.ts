/** The list of levels: the rows made for a scroll position, and the gap a dragged row falls into. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapAt } from '../../renderer/panels/useReorder.ts'
import { rowsInSight } from '../../renderer/panels/useRows.ts'

test('every row in sight is made, and of a thousand only few more', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: 0, max: 1_000 }),
      fc.integer({ min: 0, max: 1_000 }),
      (top, height, count) => {
        const { first, end } = rowsInSight(top, height, 60, count)
        expect(first).toBeGreaterThanOrEqual(0)
        expect(end).toBeLessThanOrEqual(count)
        expect(end - first).toBeLessThanOrEqual(height / 60 + 18)
        for (const y of [top, top + height - 1]) {
          const row = Math.floor(y / 60)
          if (height > 0 && row < count) expect(row >= first && row < end).toBe(true)
        }
      },
    ),
  )
})

test('a dragged row falls into the nearest gap, the ends included', () => {
  expect([-50, 0, 29, 31, 89, 91, 500].map((y) => gapAt(y, 60, 3))).toEqual([0, 0, 0, 1, 1, 2, 3])
})
