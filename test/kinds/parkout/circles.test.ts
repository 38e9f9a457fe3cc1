/** The knots bound on random graphs of waits, against every set of cars tried. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knots } from '../../../core/kinds/parkout/knots.ts'

interface Waits {
  readonly count: number
  /** [who waits, for whom, hard]. */
  readonly arcs: readonly (readonly [by: number, car: number, hard: boolean])[]
}

function graphOf({ count, arcs }: Waits) {
  const words = Math.max(1, (count + 31) >> 5)
  const hard = new Int32Array(count * words)
  const graph = knots(count, { words, waits: hard })
  for (const [by, car, isHard] of arcs) {
    const at = car * words + (by >> 5)
    graph.waits[at]! |= 1 << (by & 31)
    if (isHard) hard[at]! |= 1 << (by & 31)
  }
  return graph
}

const bound = (waits: Waits): number => {
  const graph = graphOf(waits)
  for (let slides = 0; slides <= waits.count; slides++) if (graph.within(slides)) return slides
  return Number.POSITIVE_INFINITY
}

/** Are there waits in a circle when these cars have slid? By taking away, again and again, the cars that wait for nobody left. */
function leavesCircle({ count, arcs }: Waits, slid: readonly boolean[]): boolean {
  let left = [...Array(count).keys()]
  for (;;) {
    const held = left.filter((car) => arcs.some(([by, on, hard]) => by === car && left.includes(on) && (hard || !slid[on])))
    if (held.length === left.length) return held.length > 0
    left = held
  }
}

function boundByTrial(waits: Waits): number {
  let least = Number.POSITIVE_INFINITY
  for (let set = 0; set < 1 << waits.count; set++) {
    const slid = Array.from({ length: waits.count }, (_, car) => ((set >> car) & 1) === 1)
    if (!leavesCircle(waits, slid)) least = Math.min(least, slid.filter(Boolean).length)
  }
  return least
}

const waitsAmong = (least: number, most: number): fc.Arbitrary<Waits> =>
  fc.integer({ min: least, max: most }).chain((count) => {
    const car = fc.nat({ max: count - 1 })
    const arc = fc.tuple(
      car,
      car,
      fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    )
    return fc.record({
      count: fc.constant(count),
      arcs: fc.array(arc, { maxLength: 3 * count }).map((arcs) => arcs.filter(([by, on]) => by !== on)),
    })
  })

describe('the knots bound', () => {
  test('is the size of the smallest set of cars that breaks every circle', () => {
    fc.assert(
      fc.property(waitsAmong(1, 8), (waits) => {
        expect(bound(waits)).toBe(boundByTrial(waits))
      }),
      { numRuns: 400 },
    )
  })

  test('names the cars in circles and between them', () => {
    // 0 and 1 wait for each other, so do 3 and 4; 1 waits for 2, and 2 for 3; 5 waits for 0; 4 waits for 6.
    const arcs = [
      [0, 1, false],
      [1, 0, false],
      [3, 4, false],
      [4, 3, false],
      [1, 2, false],
      [2, 3, false],
      [5, 0, false],
      [4, 6, false],
    ] as const
    const core = new Int32Array(1)
    graphOf({ count: 7, arcs }).core(core)
    expect(core[0]).toBe(0b11111)
  })

  test('adds up over 81 cars', () => {
    const part = waitsAmong(9, 9)
    const nine = fc.array(part, { minLength: 9, maxLength: 9 })
    // Every second group of nine is spread over the words, so that circles cross them.
    const place = (group: number, car: number): number => (group % 2 ? group * 9 + car : car * 9 + group)
    fc.assert(
      fc.property(nine, (parts) => {
        const taken = new Set<number>()
        const names = parts.map((_, group) =>
          Array.from({ length: 9 }, (_, car) => {
            let name = place(group, car)
            while (taken.has(name)) name = (name + 1) % 81
            taken.add(name)
            return name
          }),
        )
        const arcs = parts.flatMap((waits, group) =>
          waits.arcs.map(([by, on, hard]) => [names[group]![by]!, names[group]![on]!, hard] as const),
        )
        expect(bound({ count: 81, arcs })).toBe(parts.reduce((sum, waits) => sum + bound(waits), 0))
      }),
      { numRuns: 30 },
    )
  })

  test('is exact in one tangle of more than 32 cars', () => {
    // A ring of 40: one slide. With every car also waiting for the one before it: every second car.
    const ring = Array.from({ length: 40 }, (_, car) => [car, (car + 1) % 40, false] as const)
    expect(bound({ count: 40, arcs: ring })).toBe(1)
    const both = [...ring, ...ring.map(([by, on]) => [on, by, false] as const)]
    expect(bound({ count: 40, arcs: both })).toBe(20)
    expect(bound({ count: 40, arcs: ring.map(([by, on]) => [by, on, true] as const) })).toBe(Number.POSITIVE_INFINITY)
    expect(bound({ count: 40, arcs: ring.map(([by, on]) => [by, on, on !== 7] as const) })).toBe(1)
  })
})
