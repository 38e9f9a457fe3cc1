/** The last look at a generated lot: what does nothing for it is taken away, and what is left must be worth playing. */

import { countClasses } from '../../search/optimal.ts'
import type { Stop } from '../../solving.ts'
import { difficultyOf } from './difficulty.ts'
import { type Draft, lotOf, withoutCar } from './draft.ts'
import { judge, type Spend } from './judge.ts'
import type { Lot } from './lot.ts'
import { optimalPlay } from './optimalPlay.ts'
import { drivenCars } from './packing.ts'
import { wavesOf } from './waves.ts'
import { isEnough, isTooMuch, type Wish } from './wish.ts'

/** Of the search, in states: a hint from any position must come at once, and the generator waits for the solver all the time. */
export const HEAVIEST = 200
/** Optimal solutions that differ in more than order: with more of them there is little to find. */
const MOST_CLASSES = 12
/** Of counting; a lot that needs more is heavy too. */
const COUNTED_STATES = 2_000
const COUNTED_BYTES = 16_000_000
/** Counting a state takes as long as storing so many. */
const COUNTING = 3

export type Quality =
  | { readonly is: 'good'; readonly lot: Lot; readonly metrics: Readonly<Record<string, number>> }
  | { readonly is: 'poor'; readonly reason: string; readonly score?: number }

const poor = (reason: string, score?: number): Quality => ({ is: 'poor', reason, ...(score !== undefined && { score }) })

/** `slides`: the fewest of the draft. The lot of a good quality keeps every bound of the wish. */
export function assess(draft: Draft, slides: number, wish: Wish, stop: Stop, spend: Spend): Quality {
  const kept = slides === 0 ? untangled(draft, wish) : pruned(draft, slides, wish, stop, spend)
  if (!kept) return poor('idle-car')
  const lot = lotOf(kept)
  const cars = drivenCars(lot)
  if (!isEnough(wish, slides, cars.length)) return poor('too-few')
  if (isTooMuch(wish, slides, cars.length)) return poor('too-many')
  const judged = judge(lot, HEAVIEST, stop, spend)
  if (judged?.slides !== slides) return poor('heavy')

  const limits = { maxStates: COUNTED_STATES, maxBytes: COUNTED_BYTES }
  const end = optimalPlay(
    lot,
    Uint8Array.from(cars, (car) => car.place),
    slides,
    limits,
    () => {},
    stop,
  )
  spend(COUNTING * end.stored * (1 + slides))
  if ('stoppedBy' in end) return poor('heavy')
  const { grade, factors } = difficultyOf(end.play, slides, cars.length)
  if (wish.grade !== 'any' && grade !== wish.grade) return poor('other-grade', factors.score)
  const counted = countClasses(end.play, COUNTED_STATES, stop)
  const classes = Number(counted?.classes ?? Number.POSITIVE_INFINITY)
  if (classes > MOST_CLASSES) return poor('many-solutions')
  if (slides > 0 && end.play.available.at(-1)! < 2) return poor('forced')
  return { is: 'good', lot, metrics: { slides, moves: slides + cars.length, stored: judged.stored, solutions: classes } }
}

/** Without the cars that no slide is for, as far as the wish lets them go; undefined: one that must stay is not even in a way. */
function pruned(draft: Draft, slides: number, wish: Wish, stop: Stop, spend: Spend): Draft | undefined {
  let kept = draft
  for (const car of draft.cars) {
    const without = withoutCar(kept, car)
    const judged = judge(lotOf(without), HEAVIEST, stop, spend)
    if (judged?.slides !== slides) continue
    if (without.cars.length >= wish.minCars) kept = without
    else if (!isInTheWay(kept, car)) return undefined
  }
  return kept
}

/** It takes a place that another car, going straight out, would pass, or passes another's. */
function isInTheWay({ cars }: Draft, car: Draft['cars'][number]): boolean {
  const cellsAhead =
    ({ x, y, length, axis, nose }: typeof car) =>
    (px: number, py: number) => {
      const [at, lane] = axis === 'row' ? [px, py] : [py, px]
      const [first, own] = axis === 'row' ? [x, y] : [y, x]
      return lane === own && (nose === 'right' || nose === 'down' ? at >= first + length : at < first)
    }
  const stands = (one: typeof car, other: typeof car): boolean => {
    const isAhead = cellsAhead(other)
    return Array.from({ length: one.length }, (_, i) => (one.axis === 'row' ? [one.x + i, one.y] : [one.x, one.y + i])).some(([px, py]) =>
      isAhead(px!, py!),
    )
  }
  return cars.some((other) => other !== car && (stands(car, other) || stands(other, car)))
}

/** Of a lot that needs no slide: without the cars that neither wait nor are waited for. */
function untangled(draft: Draft, wish: Wish): Draft | undefined {
  const cars = draft.cars.filter((car) => isInTheWay(draft, car))
  const kept = { ...draft, cars }
  return cars.length >= wish.minCars && (wavesOf(lotOf(kept))?.rounds ?? 0) > 1 ? kept : undefined
}
