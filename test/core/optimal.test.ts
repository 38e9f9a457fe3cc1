/** Classes of shortest lines, on graphs whose classes are known: grids of steps that all commute, or none does, or only here and there. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { random } from '../../core/random.ts'
import { countClasses, lineCounts, type ShortestLines } from '../../core/search/optimal.ts'

const running = { aborted: false }

/** `across` steps of one kind and `down` of another in any order; the step itself is the same wherever `commutes` says so. */
function grid(across: number, down: number, commutes: (x: number, y: number) => boolean): ShortestLines {
  const numberOf = (x: number, y: number): number => (across - x) * (down + 1) + (down - y)
  const first: number[] = []
  const to: number[] = []
  const labels: string[] = []
  const places = Array.from({ length: (across + 1) * (down + 1) }, (_, number) => [
    across - Math.floor(number / (down + 1)),
    down - (number % (down + 1)),
  ])
  for (const [x, y] of places as [number, number][]) {
    first.push(to.length)
    if (x < across) {
      to.push(numberOf(x + 1, y))
      labels.push(commutes(x, y) ? `x${x}` : `x${x},${y}`)
    }
    if (y < down) {
      to.push(numberOf(x, y + 1))
      labels.push(commutes(x, y) ? `y${y}` : `y${x},${y}`)
    }
  }
  return { first: [...first, to.length], to, labels }
}

test('lines are counted as far as they are told apart', () => {
  expect(lineCounts(grid(3, 2, () => true)).at(-1)).toBe(10)
  expect(lineCounts(grid(10, 10, () => true)).at(-1)).toBe(5_001)
})

test('steps that commute make one class of all orders, few or many', () => {
  expect(
    countClasses(
      grid(0, 0, () => true),
      100,
      running,
    ),
  ).toEqual({ least: 1, most: 1 })
  expect(
    countClasses(
      grid(4, 4, () => true),
      100,
      running,
    ),
  ).toEqual({ least: 1, most: 1 })
  expect(
    countClasses(
      grid(10, 10, () => true),
      1_000,
      running,
    ),
  ).toEqual({ least: 1, most: 1 })
})

test('steps that never commute make each line its own class', () => {
  expect(
    countClasses(
      grid(4, 4, () => false),
      100,
      running,
    ),
  ).toEqual({ least: 70, most: 70 })
  expect(
    countClasses(
      grid(10, 10, () => false),
      10_000,
      running,
    ),
  ).toEqual({ least: 3_003, most: 184_756 })
})

test('past 2^53 - 1 a count is a decimal string', () => {
  expect(
    countClasses(
      grid(30, 30, () => false),
      10_000,
      running,
    ),
  ).toEqual({ least: 969, most: '118264581564861424' })
})

test('where steps commute only here and there, those that never swap are told apart by the steps they are made of', () => {
  const square = grid(8, 7, (x, y) => x < 4 || y > 3)
  // 6,435 lines are too many to hold against each other one by one.
  expect(countClasses(square, 0, running)).toBe(undefined)
  expect(countClasses(square, 100_000, running)).toEqual({ least: 126, most: 126 })
})

/** Both side by side, in any order. */
function beside(one: ShortestLines, other: ShortestLines): ShortestLines {
  const first: number[] = []
  const to: number[] = []
  const labels: string[] = []
  const across = other.first.length - 1
  for (let a = 0; a + 1 < one.first.length; a++) {
    for (let b = 0; b < across; b++) {
      first.push(to.length)
      for (let step = one.first[a]!; step < one.first[a + 1]!; step++) {
        to.push(one.to[step]! * across + b)
        labels.push(`one ${one.labels[step]}`)
      }
      for (let step = other.first[b]!; step < other.first[b + 1]!; step++) {
        to.push(a * across + other.to[step]!)
        labels.push(`other ${other.labels[step]}`)
      }
    }
  }
  return { first: [...first, to.length], to, labels }
}

/** 6,435 lines of one class. */
const MANY = grid(8, 7, () => true)

test('lines of the same steps that no swap joins are counted, and proven to be no more than one', () => {
  // Two ways of the same three steps, through different states.
  const ways: ShortestLines = { first: [0, 0, 1, 2, 3, 4, 6], to: [0, 0, 1, 2, 3, 4], labels: ['c', 'c', 'b', 'a', 'a', 'b'] }
  expect(countClasses(ways, 100, running)).toEqual({ least: 2, most: 2 })
  expect(countClasses(beside(ways, MANY), 10_000, running)).toEqual({ least: 1, most: 2 })
})

test('of many lines no fewer are counted than there are, and no more proven', () => {
  const layered = fc
    .record({ depth: fc.integer({ min: 2, max: 5 }), width: fc.integer({ min: 1, max: 3 }), seed: fc.integer({ min: 0, max: 1e6 }) })
    .map(({ depth, width, seed }): ShortestLines => {
      const { below } = random(String(seed))
      const first = [0, 0]
      const to: number[] = []
      const labels: string[] = []
      for (let layer = 1; layer <= depth; layer++) {
        for (let state = 0; state < (layer === depth ? 1 : width); state++) {
          const lowest = layer === 1 ? 0 : 1 + (layer - 2) * width
          // One step a label, as a state has one of each action.
          for (const label of ['a', 'b', 'c', 'd'].filter(() => below(2) === 0).concat('e')) {
            labels.push(label)
            to.push(lowest + (layer === 1 ? 0 : below(width)))
          }
          first.push(to.length)
        }
      }
      return { first, to, labels }
    })
    .filter(({ first, to }) => new Set(to).size === first.length - 2)
  fc.assert(
    fc.property(layered, (lines) => {
      const { most: exact } = countClasses(lines, 0, running)!
      const { least, most } = countClasses(beside(lines, MANY), 1_000_000, running)!
      expect(least).toBeLessThanOrEqual(Number(exact))
      expect(Number(most)).toBeGreaterThanOrEqual(Number(exact))
      expect(least).toBeGreaterThan(0)
    }),
  )
})

test('stopped, or out of room, it says nothing', () => {
  expect(
    countClasses(
      grid(10, 10, () => false),
      20,
      running,
    ),
  ).toBe(undefined)
  expect(
    countClasses(
      grid(10, 10, () => false),
      10_000,
      { aborted: true },
    ),
  ).toBe(undefined)
})
