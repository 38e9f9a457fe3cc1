/**
 * The least number of slides that a closed position still needs: the feedback vertex set of who waits for whom.
 *
 * Car i waits for car j when j stands between i's nose and its gate. A car that never slides leaves from where it stands, after every
 * car it waits for; so the cars that never slide wait in no circle. Sliding j can only end waits *for* j. Hence every line slides at
 * least one car of each circle: no fewer cars than the smallest set whose sliding leaves no circle. Hard waits (model.ts) stay even when
 * j slides. One slide changes only the waits for the car that
 * slid, and no car in a circle can exit: a move lowers this bound by at most 1, and raises it by at most 1.
 */
import { circles } from './circles.ts'
import { type HardWaits, lowest } from './model.ts'

/** The waits of one position, changed and asked in place. Sets of cars are `words` 32-bit words each. */
export interface Knots {
  /** By car: who waits for it, the hard waits among them. */
  readonly waits: Int32Array
  /** true: sliding at most `slides` cars can leave no circle. */
  within(slides: number): boolean
  /** The cars in circles, and on the way from one to another. */
  core(into: Int32Array): void
}

export function knots(count: number, hard: HardWaits): Knots {
  if (hard.words > 1) return manyKnots(count, hard)
  const waits = new Int32Array(hard.waits.length)
  const { trim, breakable } = circles(waits, hard.waits)
  const all = lowest(count)
  return {
    waits,
    within: (slides) => breakable(all, slides),
    core(into) {
      into[0] = trim(all)
    },
  }
}

/** More than 32 cars: the trimmed graph is handed to `circles` once it has 32 cars or fewer; until then it is branched over here. */
function manyKnots(count: number, { words, waits: hard }: HardWaits): Knots {
  const waits = new Int32Array(count * words)
  const smallWaits = new Int32Array(32)
  const smallHard = new Int32Array(32)
  const small = circles(smallWaits, smallHard)
  const has = (sets: Int32Array, car: number, member: number): boolean => ((sets[car * words + (member >> 5)]! >>> (member & 31)) & 1) === 1

  /** The cars of `alive` that are in a circle or between two. */
  const trim = (alive: readonly number[]): readonly number[] => {
    const kept = alive.filter((car) => alive.some((by) => has(waits, car, by)) && alive.some((on) => has(waits, on, car)))
    return kept.length === alive.length ? alive : trim(kept)
  }
  /** Some circle among trimmed cars, each waited for by the next, the last by the first. */
  const circleOf = (alive: readonly number[]): readonly number[] => {
    const way = [alive[0]!]
    for (;;) {
      const next = alive.find((by) => has(waits, way.at(-1)!, by))!
      const seen = way.indexOf(next)
      if (seen >= 0) return way.slice(seen)
      way.push(next)
    }
  }
  const solve = (cars: readonly number[], slides: number): boolean => {
    const alive = trim(cars)
    if (alive.length === 0) return true
    if (slides === 0) return false
    if (alive.length <= 32) {
      const among = (sets: Int32Array, car: number): number =>
        alive.reduce((bits, by, k) => (has(sets, car, by) ? bits | (1 << k) : bits), 0)
      alive.forEach((car, k) => {
        smallWaits[k] = among(waits, car)
        smallHard[k] = among(hard, car)
      })
      return small.breakable(lowest(alive.length), slides)
    }
    const circle = circleOf(alive)
    return circle.some((car, k) => {
      if (has(hard, car, circle[(k + 1) % circle.length]!)) return false
      const own = waits.subarray(car * words, (car + 1) * words)
      const before = own.slice()
      own.set(hard.subarray(car * words, (car + 1) * words))
      const done = solve(alive, slides - 1)
      own.set(before)
      return done
    })
  }
  const all = [...Array(count).keys()]
  return {
    waits,
    within: (slides) => solve(all, slides),
    core(into) {
      into.fill(0)
      for (const car of trim(all)) into[car >> 5]! |= 1 << (car & 31)
    },
  }
}
