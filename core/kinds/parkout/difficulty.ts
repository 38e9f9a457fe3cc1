/**
 * How hard a lot is, from all play with the fewest slides. The weights were fitted to a simulated player, a walk over closed positions
 * that prefers nearer ones; they are not calibrated on people.
 */
import type { OptimalPlay } from './optimalPlay.ts'

export const GRADES = ['drive-out', 'easy', 'medium', 'hard', 'expert', 'fiendish'] as const
export type ParkoutGrade = (typeof GRADES)[number]

/** Scores below these are of the grade; past the last the lot is fiendish. A lot that needs no slide is a drive-out. */
export const GRADE_ENDS = [
  ['easy', 5],
  ['medium', 12],
  ['hard', 20],
  ['expert', 35],
] as const satisfies readonly (readonly [ParkoutGrade, number])[]

/** The score is the sum of these factors, each times its weight. */
export const SCORE_WEIGHTS = { bits: 1, hidden: 1.5, back: 1, cars: 0.15 } as const

export interface Difficulty {
  readonly grade: ParkoutGrade
  /** Expectations are those of somebody who plays any of the slides that keep to the fewest, each as likely as another. */
  readonly factors: {
    readonly slides: number
    /** Cars that must slide, seen before any search: the smallest set that breaks every circle of cars in each other's way. */
    readonly knots: number
    /** Slides that no knot at the start demands. */
    readonly hidden: number
    /** Expected slides away from the gate. */
    readonly back: number
    /** Expected slides after which nobody leaves. */
    readonly setup: number
    /** The sum of log2(slides available / slides that keep to the fewest). */
    readonly bits: number
    /** Driven ones. */
    readonly cars: number
    /** Closed positions of play with the fewest slides. */
    readonly alive: number
    readonly score: number
  }
}

/** Grades do not hang on the order of a sum. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** `cars`: those that must leave. */
export function difficultyOf({ first, to, slides: steps, available, knots }: OptimalPlay, fewest: number, cars: number): Difficulty {
  const bits = [0]
  const back = [0]
  const setup = [0]
  for (let state = 1; state < available.length; state++) {
    const [begin, end] = [first[state]!, first[state + 1]!]
    const optimal = end - begin
    let [bitsBelow, backBelow, setupBelow] = [0, 0, 0]
    for (let step = begin; step < end; step++) {
      const next = to[step]!
      bitsBelow += bits[next]!
      backBelow += back[next]! + (steps[step]!.backward ? 1 : 0)
      setupBelow += setup[next]! + (steps[step]!.letsOut ? 0 : 1)
    }
    bits.push(Math.log2(available[state]! / optimal) + bitsBelow / optimal)
    back.push(backBelow / optimal)
    setup.push(setupBelow / optimal)
  }
  const hidden = fewest - knots
  const parts = { bits: bits.at(-1)!, hidden, back: back.at(-1)!, cars }
  const names = ['bits', 'hidden', 'back', 'cars'] as const
  const score = fewest === 0 ? 0 : rounded(names.reduce((sum, name) => sum + SCORE_WEIGHTS[name] * parts[name], 0))
  return {
    grade: gradeOf(fewest, score),
    factors: {
      slides: fewest,
      knots,
      hidden,
      back: rounded(back.at(-1)!),
      setup: rounded(setup.at(-1)!),
      bits: rounded(bits.at(-1)!),
      cars,
      alive: available.length,
      score,
    },
  }
}

function gradeOf(slides: number, score: number): ParkoutGrade {
  if (slides === 0) return 'drive-out'
  return GRADE_ENDS.find(([, end]) => score < end)?.[0] ?? 'fiendish'
}

/**
 * Ways to solve that differ in which cars slide forward and back how often, whatever the order and the stops; undefined: more than
 * `most` had to be kept.
 */
export function countStrategies({ first, to, slides }: OptimalPlay, most: number): number | undefined {
  /** By state: the sorted slides of each way, a character a slide. */
  const ways: ReadonlySet<string>[] = [new Set([''])]
  let kept = 1
  for (let state = 1; state < first.length - 1; state++) {
    const here = new Set<string>()
    for (let step = first[state]!; step < first[state + 1]!; step++) {
      const { car, backward } = slides[step]!
      const slide = String.fromCharCode(2 * car + (backward ? 1 : 0))
      for (const way of ways[to[step]!]!) here.add([...way, slide].sort().join(''))
      if (kept + here.size > most) return undefined
    }
    ways.push(here)
    kept += here.size
  }
  return ways.at(-1)!.size
}
