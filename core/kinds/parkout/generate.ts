/**
 * Makes lots by annealing: a draft is changed a little again and again, the solver judges, and what is worse is kept less and less
 * often. Acceptance is by threshold (Dueck & Scheuer 1990), so no two machines round it differently.
 */
import type { Attempt, AttemptProgress, LevelGenerator, Params } from '../../generator.ts'
import type { Random } from '../../random.ts'
import type { Stop } from '../../solving.ts'
import { changed, type Draft, firstDraft, lotOf } from './draft.ts'
import { judge, type Spend } from './judge.ts'
import type { Lot } from './lot.ts'
import { assess, HEAVIEST } from './quality.ts'
import { canonical } from './symmetry.ts'
import { wavesOf } from './waves.ts'
import { isEnough, isTooMuch, type Wish, wishOf, wishParams } from './wish.ts'

/** How much worse a change may be at first, in slides; and once the best of that is annealed on. */
const HEAT = 1.6
const LATER_HEAT = 0.64
/** Of a drive-out: a round of exits counts as a slide does, a car as this much of it. */
const CAR = 0.1
/** What judging a drive-out costs, in states. */
const WAVES = 10
/** A change that does not even fit. */
const MISFIT = 1
/** The part of the effort for annealing from a random lot; the rest goes on from its best. */
const HOT_SHARE = 0.5
/** Of accepted lots with as many slides as the last one looked at closely, so many pass until the next close look; twice as many each time. */
const CLOSE_LOOK = 8
/** The rounds of exits that make a drive-out worth while. */
const ROUNDS = 4
const SMALL_ROUNDS = 2
const SMALL_SIDE = 5

/** Cells of the shortest car. */
const SHORTEST = 2

interface Scored {
  readonly draft: Draft
  readonly slides: number
  /** Of exits, until all have left; only of a drive-out. */
  readonly rounds: number
  readonly score: number
}

function attempt(params: Params, numbers: Random, report: (progress: AttemptProgress) => void, stop: Stop): Attempt<Lot> {
  const wish = wishOf(params)
  const missed = (reason: string): Attempt<Lot> => ({ is: 'missed', reason })
  const leastCells = SHORTEST * (wish.minCars + wish.immobile) + wish.walls
  if (wish.minCars > wish.maxCars || leastCells > wish.width * wish.height) return missed('no-room')
  let spent = 0
  const spend: Spend = (work) => {
    spent += work
  }
  let made: (Attempt<Lot> & { readonly is: 'made' }) | undefined
  let madeSlides = -1
  let why = 'not-reached'
  /** Lots with more slides have turned out harder than wished for. */
  let ceiling = Number.POSITIVE_INFINITY
  const worth = ({ score, slides }: Scored): number => score - 2 * Math.max(0, slides - ceiling)
  const isDone = (): boolean => stop.aborted || (wish.hasGoal && made !== undefined)

  const look = ({ draft, slides }: Scored): void => {
    const quality = assess(draft, slides, wish, stop, spend)
    if (quality.is === 'poor') {
      why = quality.reason
      if (quality.tooHard) ceiling = Math.max(wish.minSlides, slides - 1)
      return
    }
    made = { is: 'made', board: quality.lot, metrics: quality.metrics }
    madeSlides = slides
  }

  /** Anneals until `spent` is `until` or it is done; the best it met. */
  const anneal = (start: Scored, until: number, heat: number): Scored => {
    const from = spent
    let here = start
    let best = start
    let pass = 0
    let patience = CLOSE_LOOK
    let looked = -1
    while (spent < until && !isDone()) {
      const draft = changed(here.draft, wish, numbers)
      if (!draft) {
        spend(MISFIT)
        continue
      }
      const next = scored(draft, wish, stop, spend)
      const threshold = heat * (1 - (spent - from) / (until - from))
      if (!next || worth(next) < worth(here) - threshold) continue
      here = next
      if (worth(next) > worth(best)) best = next
      report({ done: Math.min(1, spent / wish.effort), best: { slides: Math.max(madeSlides, best.slides) } })
      if (next.slides <= madeSlides || next.slides > ceiling) continue
      if (!isEnough(wish, next.slides, draft.cars.length) || !isDriveOutEnough(wish, next)) continue
      if (next.slides === looked && pass-- > 0) continue
      patience = next.slides === looked ? 2 * patience : CLOSE_LOOK
      pass = patience
      looked = next.slides
      look(next)
    }
    return best
  }

  const start = firstLot(wish, numbers, stop)
  if (!start) return missed('no-room')
  const best = anneal(start, HOT_SHARE * wish.effort, HEAT)
  anneal(best, wish.effort, LATER_HEAT)
  if (stop.aborted) return missed('stopped')
  return made ?? missed(why)
}

/** undefined: no lot to go on with, or past what is wished for. */
function scored(draft: Draft, wish: Wish, stop: Stop, spend: Spend): Scored | undefined {
  const lot = lotOf(draft)
  if (wish.maxSlides === 0) {
    spend(WAVES)
    const waves = wavesOf(lot)
    return waves && !isTooMuch(wish, 0, draft.cars.length)
      ? { draft, slides: 0, rounds: waves.rounds, score: waves.rounds + CAR * draft.cars.length }
      : undefined
  }
  const judged = judge(lot, HEAVIEST, stop, spend)
  if (!judged || isTooMuch(wish, judged.slides, draft.cars.length)) return undefined
  return { draft, slides: judged.slides, rounds: 0, score: judged.slides }
}

const isDriveOutEnough = ({ maxSlides, width, height }: Wish, { rounds }: Scored): boolean =>
  maxSlides > 0 || rounds >= (Math.min(width, height) < SMALL_SIDE ? SMALL_ROUNDS : ROUNDS)

/** Walls, immobile cars and cars at random, as many as must be, that can be solved. */
function firstLot(wish: Wish, numbers: Random, stop: Stop): Scored | undefined {
  const { width, height, walls, immobile, minCars, maxCars } = wish
  for (let tries = 0; tries < 20 && !stop.aborted; tries++) {
    const first = firstDraft({ width, height }, { walls, immobile, cars: 0 }, numbers)
    if (!first) continue
    let draft: Draft = first
    const enough = Math.max(minCars, Math.round(maxCars / 2))
    let last: Scored | undefined
    for (let changes = 0; changes < 40 * enough && draft.cars.length < enough && !stop.aborted; changes++) {
      const next = changed(draft, { minCars: draft.cars.length, maxCars }, numbers)
      const judged: Scored | undefined = next && next.cars.length > draft.cars.length ? scored(next, wish, stop, () => {}) : undefined
      if (!judged) continue
      draft = judged.draft
      last = judged
    }
    if (last && draft.cars.length >= minCars) return last
  }
  return undefined
}

export const anneal: LevelGenerator<Lot> = { id: 'anneal', version: 3, params: wishParams, tries: 10, attempt, canonical }
