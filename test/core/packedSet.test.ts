/** The packed state set against a Map, with growth, colliding hashes and the article's colliding key. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashState, PackedSet } from '../../core/search/packedSet.ts'

const hashes: Record<string, (state: Uint8Array) => number> = {
  'its own hash': hashState,
  'one hash for all': () => 0x5eed,
  'four hashes': (state) => (state[0]! & 3) << 30,
  'negative and spread': (state) => ~(state[0]! | (state[1]! << 8)),
}

describe('PackedSet', () => {
  for (const [name, hash] of Object.entries(hashes)) {
    test(`agrees with a Map, ${name}`, () => {
      const key = fc.uint8Array({ minLength: 3, maxLength: 3 })
      fc.assert(
        fc.property(fc.array(key, { maxLength: 300 }), fc.array(key, { maxLength: 20 }), (keys, others) => {
          const set = new PackedSet(3, { hash })
          const map = new Map<string, number>()
          for (const state of keys) {
            const known = map.get(state.join())
            const answer = set.add(state, map.size - 1, map.size * 7, map.size * 3)
            if (known === undefined) {
              expect(answer).toBe(map.size)
              map.set(state.join(), answer)
            } else expect(answer).toBe(-1 - known)
          }
          expect(set.size).toBe(map.size)
          const back = new Uint8Array(3)
          for (const [text, index] of map) {
            set.read(index, back)
            expect(back.join()).toBe(text)
            expect([set.find(back), set.parent(index), set.move(index), set.cost(index)]).toEqual([index, index - 1, index * 7, index * 3])
          }
          for (const state of others) expect(set.find(state)).toBe(map.get(state.join()) ?? -1)
        }),
      )
    })
  }

  test('holds 100,000 states through every growth, in order, and answers for each', () => {
    const set = new PackedSet(4, { bounds: true })
    const state = new Uint8Array(4)
    const write = (n: number) => new DataView(state.buffer).setUint32(0, Math.imul(n, 0x9e3779b1))
    for (let n = 0; n < 100_000; n++) {
      write(n)
      expect(set.add(state, n - 1, n, n)).toBe(n)
      set.setBound(n, 100_000 - n)
    }
    for (let n = 0; n < 100_000; n++) {
      write(n)
      if (set.find(state) !== n || set.bound(n) !== 100_000 - n || set.cost(n) !== n) throw new Error(`state ${n} is lost`)
    }
    write(100_000)
    expect(set.find(state)).toBe(-1)
    expect(set.line(3)).toEqual([1, 2, 3])
    // The state, its next, parent, move, cost and bound, one bucket head, and at most a page of each more.
    expect(set.bytes).toBeLessThanOrEqual((4 + 20 + 4) * (100_000 + 1_024))
  })

  test('2,000 states of one hash stay apart', () => {
    const set = new PackedSet(2, { hash: () => -1 })
    for (let n = 0; n < 2_000; n++) expect(set.add(Uint8Array.of(n & 255, n >> 8), -1, 0, 0)).toBe(n)
    for (let n = 0; n < 2_000; n++) expect(set.find(Uint8Array.of(n & 255, n >> 8))).toBe(n)
  })

  test('a cheaper way replaces parent, move and cost, and nothing else', () => {
    const set = new PackedSet(1, { bounds: true })
    for (const n of [10, 20, 30]) set.add(Uint8Array.of(n), set.size - 1, n, n)
    set.setBound(2, 5)
    set.improve(2, 0, 77, 11)
    expect([set.parent(2), set.move(2), set.cost(2), set.bound(2)]).toEqual([0, 77, 11, 5])
    expect([set.parent(1), set.move(1), set.cost(1)]).toEqual([0, 20, 20])
    expect(set.line(2)).toEqual([77])
    expect(set.find(Uint8Array.of(30))).toBe(2)
  })

  test('a stride of no bytes holds one state', () => {
    const set = new PackedSet(0)
    expect(set.add(new Uint8Array(0), -1, 0, 0)).toBe(0)
    expect(set.add(new Uint8Array(0), -1, 0, 0)).toBe(-1)
    expect(set.size).toBe(1)
  })
})
