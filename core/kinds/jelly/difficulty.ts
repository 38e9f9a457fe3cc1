/**
 * How hard a stage is, from all play with the fewest pushes. The weights were fitted to the order in which a published game gives its
 * stages; they are not calibrated on people.
 */
import type { OptimalPlay } from './optimalPlay.ts'

export const GRADES = ['first-steps', 'easy', 'medium', 'hard', 'expert', 'fiendish'] as const
export type JellyGrade = (typeof GRADES)[number]

/** Scores below these are of the grade; past the last the stage is fiendish. */
export const GRADE_ENDS = [
  ['first-steps', 18],
  ['easy', 32],
  ['medium', 50],
  ['hard', 70],
  ['expert', 95],
] as const satisfies readonly (readonly [JellyGrade, number])[]

/** The score is the sum of these factors, each times its weight. */
export const SCORE_WEIGHTS = { bits: 1, away: 3, hidden: 8 } as const

export interface Difficulty {
  readonly grade: JellyGrade
  /** Expectations are those of somebody who makes any of the pushes that keep to the fewest, each as likely as another. */
  readonly factors: {
    readonly pushes: number
    /** The sum of log2(pushes available / pushes that keep to the fewest). */
    readonly bits: number
    /** Where the fewest of them do: the pushes available for each that does. */
    readonly narrowest: number
    /** Expected pushes where only one does. */
    readonly forced: number
    /** Expected pushes after which some colour lies farther apart. */
    readonly away: number
    /** Jellies that have to emerge. */
    readonly hidden: number
    /** Positions of play with the fewest pushes. */
    readonly positions: number
    readonly score: number
  }
}

/** Grades do not hang on the order of a sum. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** `hidden`: jellies still hidden at the start. */
export function difficultyOf({ first, to, finals, away: isAway, available }: OptimalPlay, fewest: number, hidden: number): Difficulty {
  const bits = new Array<number>(finals + 1).fill(0)
  const forced = bits.slice()
  const away = bits.slice()
  let narrowest = 1
  for (let state = finals + 1; state < available.length; state++) {
    const [begin, end] = [first[state]!, first[state + 1]!]
    const optimal = end - begin
    let [bitsBelow, forcedBelow, awayBelow] = [0, 0, 0]
    for (let step = begin; step < end; step++) {
      const next = to[step]!
      bitsBelow += bits[next]!
      forcedBelow += forced[next]!
      awayBelow += away[next]! + (isAway[step] ? 1 : 0)
    }
    narrowest = Math.max(narrowest, available[state]! / optimal)
    bits.push(Math.log2(available[state]! / optimal) + bitsBelow / optimal)
    forced.push((optimal === 1 ? 1 : 0) + forcedBelow / optimal)
    away.push(awayBelow / optimal)
  }
  const parts = { bits: bits.at(-1)!, away: away.at(-1)!, hidden }
  const names = ['bits', 'away', 'hidden'] as const
  const score = rounded(names.reduce((sum, name) => sum + SCORE_WEIGHTS[name] * parts[name], 0))
  return {
    grade: GRADE_ENDS.find(([, below]) => score < below)?.[0] ?? 'fiendish',
    factors: {
      pushes: fewest,
      bits: rounded(parts.bits),
      narrowest: rounded(narrowest),
      forced: rounded(forced.at(-1)!),
      away: rounded(parts.away),
      hidden,
      positions: available.length - 1,
      score,
    },
  }
}
