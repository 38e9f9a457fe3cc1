/** How far an order has come: half a level by its first attempt, the other half by all the others; never back. */
import { expect, test } from 'vitest'
import { orderShare } from '../../app/host/orderShare.ts'

test('a level that its first attempt makes is half done as that ends, and done once it is made', () => {
  const share = orderShare(2, 5)
  expect(share.done).toBe(0)
  share.moved('a', 1, 0.5)
  expect(share.done).toBe(0.125)
  share.moved('b', 1, 1)
  expect(share.done).toBe(0.375)
  share.ended('b', 1)
  share.made('b')
  expect(share.done).toBe(0.625)
  share.ended('a', 1)
  share.made('a')
  expect(share.done).toBe(1)
})

test('further attempts share the other half, however many run at once, and the last miss ends the level', () => {
  const share = orderShare(1, 5)
  share.ended('a', 1)
  expect(share.done).toBe(0.5)
  share.moved('a', 2, 0.5)
  share.moved('a', 3, 0.5)
  expect(share.done).toBe(0.625)
  for (const attempt of [3, 2, 4]) share.ended('a', attempt)
  expect(share.done).toBe(0.875)
  share.ended('a', 5)
  expect(share.done).toBe(1)
})

test('it never falls, and what ends late changes nothing', () => {
  const share = orderShare(2, 3)
  share.ended('a', 1)
  share.moved('a', 2, 0.9)
  share.moved('a', 3, 0.9)
  const before = share.done
  share.moved('a', 3, 0)
  expect(share.done).toBe(before)
  share.made('a')
  for (const attempt of [2, 3]) share.ended('a', attempt)
  share.moved('a', 3, 1)
  expect(share.done).toBe(0.5)
})

test('a single try is the whole of a level', () => {
  const share = orderShare(4, 1)
  share.moved('a', 1, 0.5)
  expect(share.done).toBe(0.125)
  share.ended('a', 1)
  expect(share.done).toBe(0.25)
})
