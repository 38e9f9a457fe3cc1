/** The last look at a generated lot: what does nothing for it is taken away, and what is left must be worth playing. */

import { countClasses } from '../../search/optimal.ts'
import { search } from '../../search/search.ts'
import type { Stop } from '../../solving.ts'
import { closedSpace } from './closed.ts'
import { difficultyOf, GRADES } from './difficulty.ts'
import { type Draft, type DraftCar, lotOf, withoutCar } from './draft.ts'
import { judge, type Spend } from './judge.ts'
import type { Lot } from './lot.ts'
import { modelOf } from './model.ts'
import { optimalPlay } from './optimalPlay.ts'
import { drivenCars } from './packing.ts'
import { wavesOf } from './waves.ts'
import { isEnough, isTooMuch, type Wish } from './wish.ts'

/** Closed positions that judging a lot may store. */
export const HEAVIEST = 1_000
/** The same of the search that answers on screen: a hint must come at once. */
const HEAVIEST_ANSWER = 200
/** Storing one there takes as long as so many of judging. */
const ANSWERING = 30
/** Optimal solutions that differ in more than order: with more of them there is little to find. */
const MOST_CLASSES = 12
/** Of counting; a lot that needs more is heavy too. */
const COUNTED_STATES = 2_000
const COUNTED_BYTES = 16_000_000
/** Counting a state takes as long as storing so many. */
const COUNTING = 4

export type Quality =
  | { readonly is: 'good'; readonly lot: Lot; readonly metrics: Readonly<Record<string, number>> }
  /** `tooHard`: its grade is above the one wished for. */
  | { readonly is: 'poor'; readonly reason: string; readonly tooHard?: boolean }

const poor = (reason: string): Quality => ({ is: 'poor', reason })

/** `slides`: the fewest of the draft. The lot of a good quality keeps every bound of the wish. */
export function assess(draft: Draft, slides: number, wish: Wish, stop: Stop, spend: Spend): Quality {
  const kept = slides === 0 ? untangled(draft, wish) : pruned(draft, slides, wish, stop, spend)
  if (!kept) return poor('idle-car')
  const lot = lotOf(kept)
  const cars = drivenCars(lot)
  if (!isEnough(wish, slides, cars.length)) return poor('too-few')
  if (isTooMuch(wish, slides, cars.length)) return poor('too-many')
  const model = modelOf(lot)
  const answer = search(closedSpace(model, model.start, stop), { maxStates: HEAVIEST_ANSWER }, () => {}, stop)
  spend(ANSWERING * answer.work.stored)
  if (answer.end !== 'goal') return poor('heavy')

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
  const { grade } = difficultyOf(end.play, slides, cars.length)
  if (wish.grade !== 'any' && grade !== wish.grade)
    return { is: 'poor', reason: 'other-grade', tooHard: GRADES.indexOf(grade) > GRADES.indexOf(wish.grade) }
  const counted = countClasses(end.play, COUNTED_STATES, stop)
  const classes = Number(counted?.most ?? Number.POSITIVE_INFINITY)
  if (classes > MOST_CLASSES) return poor('many-solutions')
  if (slides > 0 && end.play.available.at(-1)! < 2) return poor('forced')
  return { is: 'good', lot, metrics: { slides, moves: slides + cars.length, stored: answer.work.stored, solutions: classes } }
}

/**
 * What is left where cars that do nothing for it are taken away: those without which it needs fewer slides, and those that must go before
 * others of them can. Of the rest only as many stay as the wish needs, and only such as wait for another. undefined: there are too few.
 */
function pruned(draft: Draft, slides: number, wish: Wish, stop: Stop, spend: Spend): Draft | undefined {
  let core = draft
  for (const car of draft.cars) {
    const without = withoutCar(core, car)
    if (judge(lotOf(without), HEAVIEST, stop, spend)?.slides === slides) core = without
  }
  const kept = new Set(core.cars)
  const add = (fits: (car: DraftCar, other: DraftCar) => boolean, isEnough: () => boolean): void => {
    for (let again = true; again && !isEnough(); ) {
      const car = draft.cars.find((one) => !kept.has(one) && [...kept].some((other) => fits(one, other)))
      if (car) kept.add(car)
      else again = false
    }
  }
  add(isBefore, () => false)
  add(
    (car, other) => isBefore(other, car),
    () => kept.size >= wish.minCars,
  )
  return kept.size < wish.minCars ? undefined : { ...draft, cars: draft.cars.filter((car) => kept.has(car)) }
}

/** It takes a place that the other, going straight out, would pass. */
function isBefore(car: DraftCar, other: DraftCar): boolean {
  const isForward = other.nose === 'right' || other.nose === 'down'
  return Array.from({ length: car.length }, (_, i) => (car.axis === 'row' ? [car.x + i, car.y] : [car.x, car.y + i])).some(([x, y]) => {
    const [at, lane] = other.axis === 'row' ? [x!, y!] : [y!, x!]
    const [first, own] = other.axis === 'row' ? [other.x, other.y] : [other.y, other.x]
    return lane === own && (isForward ? at >= first + other.length : at < first)
  })
}

/** Of a lot that needs no slide: without the cars that neither wait nor are waited for. */
function untangled(draft: Draft, wish: Wish): Draft | undefined {
  const cars = draft.cars.filter((car) => draft.cars.some((other) => other !== car && (isBefore(car, other) || isBefore(other, car))))
  const kept = { ...draft, cars }
  return cars.length >= wish.minCars && (wavesOf(lotOf(kept))?.rounds ?? 0) > 1 ? kept : undefined
}
