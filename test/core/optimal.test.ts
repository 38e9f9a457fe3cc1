/** Classes of shortest lines, on graphs whose classes are known: grids of steps that all commute, or none does, or only here and there. */
import { expect, test } from 'vitest'
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
  return { first: [...first, to.length], to, same: (step, other) => labels[step] === labels[other] }
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
  ).toEqual({ classes: 1, about: false })
  expect(
    countClasses(
      grid(4, 4, () => true),
      100,
      running,
    ),
  ).toEqual({ classes: 1, about: false })
  expect(
    countClasses(
      grid(10, 10, () => true),
      1_000,
      running,
    ),
  ).toEqual({ classes: 1, about: false })
})

test('steps that never commute make each line its own class', () => {
  expect(
    countClasses(
      grid(4, 4, () => false),
      100,
      running,
    ),
  ).toEqual({ classes: 70, about: false })
  expect(
    countClasses(
      grid(10, 10, () => false),
      10_000,
      running,
    ),
  ).toEqual({ classes: 184_756, about: true })
})

test('past 2^53 - 1 a count is a decimal string', () => {
  expect(
    countClasses(
      grid(30, 30, () => false),
      10_000,
      running,
    ),
  ).toEqual({ classes: '118264581564861424', about: true })
})

test('where steps commute only here and there, counting by sleep says no fewer than there are', () => {
  const square = grid(8, 7, (x, y) => x < 4 || y > 3)
  const exact = countClasses(square, 0, running)
  // 6,435 lines are too many for the exact count; the same square with fewer steps is not.
  expect(exact).toBe(undefined)
  const about = countClasses(square, 100_000, running)
  expect(about?.about).toBe(true)
  const small = grid(5, 5, (x, y) => x < 3 || y > 2)
  expect(Number(countClasses(small, 100, running)?.classes)).toBeLessThanOrEqual(Number(about?.classes))
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
