/** Seeded numbers are the same on every machine: figures of FNV-1a and mulberry32, and streams that do not depend on each other. */
import { expect, test } from 'vitest'
import { hashText, random } from '../../core/random.ts'

/** FNV-1a of bytes, 64-bit arithmetic cut to 32: https://datatracker.ietf.org/doc/draft-eastlake-fnv/ */
const fnv = (bytes: readonly number[]): number =>
  Number(bytes.reduce((hash, byte) => ((hash ^ BigInt(byte)) * 16777619n) & 0xffffffffn, 2166136261n))

test('text is hashed by FNV-1a over its UTF-16 units, low byte first', () => {
  expect(hashText('')).toBe(0x811c9dc5)
  expect(hashText('a')).toBe(fnv([0x61, 0]))
  expect(hashText('車')).toBe(fnv([0xca, 0x8e]))
  expect(hashText('ab')).not.toBe(hashText('ba'))
})

test('the same seed draws the same numbers, another seed others', () => {
  const draw = (seed: string): readonly number[] => {
    const numbers = random(seed)
    return Array.from({ length: 5 }, () => numbers.below(1_000_000))
  }
  expect(draw('levelwright')).toEqual(draw('levelwright'))
  expect(draw('levelwright')).not.toEqual(draw('levelwright2'))
})

test('numbers are spread evenly, within their bounds', () => {
  const numbers = random('even')
  const counts = new Array<number>(10).fill(0)
  for (let i = 0; i < 100_000; i++) counts[numbers.below(10)]!++
  expect(Math.min(...counts)).toBeGreaterThan(9_500)
  expect(Math.max(...counts)).toBeLessThan(10_500)
  expect(counts.reduce((sum, count) => sum + count)).toBe(100_000)
})

test('a fork does not depend on what was drawn before, and differs by its label', () => {
  const fresh = random('seed')
  const used = random('seed')
  for (let i = 0; i < 100; i++) used.next()
  expect(used.fork('1').next()).toBe(fresh.fork('1').next())
  expect(fresh.fork('1').next()).not.toBe(fresh.fork('2').next())
})

test('a pick from nothing is a mistake', () => expect(() => random('x').pick([])).toThrow('pick from nothing'))
