/** The bucket queue against a sorted list: lowest priority first, the newest within it. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BucketQueue } from '../../core/search/bucketQueue.ts'

describe('BucketQueue', () => {
  test('takes the newest of the lowest priority, through any mix of pushes and pops', () => {
    const step = fc.oneof({ arbitrary: fc.nat({ max: 12 }), weight: 3 }, { arbitrary: fc.constant('pop' as const), weight: 2 })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 2_000, size: 'max' }), (steps) => {
        const queue = new BucketQueue()
        const model: { priority: number; item: number }[] = []
        let item = 0
        for (const step of steps) {
          if (step !== 'pop') {
            queue.push(step, item)
            model.push({ priority: step, item: item++ })
          } else if (model.length > 0) {
            const least = Math.min(...model.map((entry) => entry.priority))
            expect(queue.least).toBe(least)
            const at = model.findLastIndex((entry) => entry.priority === least)
            expect(queue.pop()).toBe(model[at]!.item)
            model.splice(at, 1)
          }
          expect(queue.size).toBe(model.length)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('uses the pages of an emptied stack again', () => {
    const queue = new BucketQueue()
    for (let round = 0; round < 20; round++) {
      for (let n = 0; n < 10_000; n++) queue.push(round, n)
      for (let n = 10_000; n-- > 0; ) if (queue.pop() !== n) throw new Error(`entry ${n} is out of turn`)
    }
    expect(queue.bytes).toBeLessThan(4 * (10_000 + 256))
    expect(queue.least).toBe(Number.POSITIVE_INFINITY)
    expect(() => queue.pop()).toThrow('empty')
  })
})
