/**
 * Every way to play a lot with the fewest slides, over closed positions (closed.ts), no stop left out as dominated. A slide is a car and
 * the position it leads to; stops that lead to one position are one slide.
 */
import type { State } from '../../play.ts'
import type { Counted, CountLimits, ShortestLines } from '../../search/optimal.ts'
import { PackedSet } from '../../search/packedSet.ts'
import type { Report, Stop } from '../../solving.ts'
import { ALL, closedSpace, slideCar, slideStop } from './closed.ts'
import { knotsAt } from './knots.ts'
import type { Lot } from './lot.ts'
import { countStanding, type Model, modelOf } from './model.ts'
import { drivenCars } from './packing.ts'

/** One of the slides that keep to the fewest. Of the stops that lead to one position a forward one stands for all, the nearest of them. */
export interface OptimalSlide {
  readonly car: number
  readonly backward: boolean
  readonly stop: number
  /** Another car, or the one that slid, leaves or harms nobody any more. */
  readonly letsOut: boolean
}

export interface OptimalPlay extends ShortestLines {
  /** By step. */
  readonly slides: readonly OptimalSlide[]
  /** By state: the slides that can be made there, optimal or not. */
  readonly available: readonly number[]
  /** Of the start (knots.ts). */
  readonly knots: number
}

/** Between two reports. */
const EXPANSIONS_A_REPORT = 1_000
/** Of one step and of one state kept, at most. */
const STEP_BYTES = 96
const STATE_BYTES = 32

/** `from`: stops by car. `fewest`: the proven number of slides from there. `work` of the reports is that of counting. */
export function optimalPlay(
  lot: Lot,
  from: Uint8Array,
  fewest: number,
  limits: CountLimits,
  report: Report,
  stop: Stop,
): Counted<OptimalPlay> {
  const model = wholeRuns(lot)
  const space = closedSpace(model, from, stop, true)
  const set = new PackedSet(space.stride)
  const state: State = new Uint8Array(space.stride)
  let ended: 'states' | 'memory' | 'caller' | undefined
  let expanded = 0
  const expanding = (): boolean => {
    if (stop.aborted) ended ??= 'caller'
    if (++expanded % EXPANSIONS_A_REPORT === 0) report({ expanded, stored: set.size, lowerBound: fewest, upperBound: fewest })
    return ended === undefined
  }

  space.start(state)
  const start = space.stops(state)
  set.add(state, -1, 0, 0)
  for (let i = 0; i < set.size && set.cost(i) < fewest; i++) {
    if (!expanding()) break
    const cost = set.cost(i)
    set.read(i, state)
    space.expand(state, (move, next) => void set.add(next, i, move, cost + 1), fewest - cost)
    if (set.size > limits.maxStates) ended ??= 'states'
    else if (set.bytes > limits.maxBytes) ended ??= 'memory'
  }
  if (ended) return { stoppedBy: ended, stored: set.size }

  // Back from the goal: what leads to a position of optimal play, one slide nearer, is one too.
  const goal = set.find(new Uint8Array(space.stride))
  if (goal < 0 || set.cost(goal) !== fewest) throw new Error(`no play of ${fewest} slides`)
  const numbers = new Int32Array(set.size).fill(-1)
  numbers[goal] = 0
  const first = [0, 0]
  const to: number[] = []
  const slides: OptimalSlide[] = []
  const available = [0]
  const target: State = new Uint8Array(space.stride)
  const standing = (packed: State): number => countStanding(space.stops(packed))
  for (let i = set.size - 1; i >= 0; i--) {
    const cost = set.cost(i)
    if (cost >= fewest) continue
    if (!expanding()) return { stoppedBy: 'caller', stored: set.size }
    set.read(i, state)
    const here = space.stops(state)
    /** By car and position. */
    const found = new Map<string, { readonly car: number; readonly index: number; readonly stop: number; readonly backward: boolean }>()
    space.expand(
      state,
      (move, next) => {
        const index = set.find(next)
        if (index < 0 || numbers[index]! < 0 || set.cost(index) !== cost + 1) return
        const car = slideCar(move)
        const stop = slideStop(move)
        const backward = stop > here[car]! !== (model.forward[car] === 1)
        const key = `${car} ${index}`
        // Each direction comes nearest first.
        if (!found.has(key) || (found.get(key)!.backward && !backward)) found.set(key, { car, index, stop, backward })
      },
      fewest - cost,
    )
    if (found.size === 0) continue
    numbers[i] = available.length
    available.push(countSlides(space, state))
    const before = standing(state)
    for (const { index, ...slide } of found.values()) {
      set.read(index, target)
      to.push(numbers[index]!)
      slides.push({ ...slide, letsOut: standing(target) < before })
    }
    first.push(to.length)
    if (set.bytes + STATE_BYTES * available.length + STEP_BYTES * to.length > limits.maxBytes)
      return { stoppedBy: 'memory', stored: set.size }
  }
  const labels = slides.map(({ car, stop, backward }) => `${car} ${stop} ${backward}`)
  const knots = knotsAt(model, start, fewest)
  return { play: { first, to, labels, slides, available, knots }, stored: set.size }
}

/** The different slides of one position, those to where the car stands already left out. */
function countSlides(space: ReturnType<typeof closedSpace>, state: State): number {
  const seen = new Set<string>()
  const here = String(state)
  space.expand(
    state,
    (move, next) => {
      const there = String(next)
      if (there !== here) seen.add(`${slideCar(move)} ${there}`)
    },
    ALL,
  )
  return seen.size
}

/** A car's reach is its whole run between walls, whatever stands in it: what a cell matters to is then seen without a thought of play. */
function wholeRuns(lot: Lot): Model {
  const cars = drivenCars(lot)
  const reaches = (i: number, cell: number): boolean => cell >= cars[i]!.low && cell <= cars[i]!.high
  const crossing = cars.map((car, i) =>
    cars.flatMap((other, k) => (other.axis !== car.axis && reaches(i, other.lane) && reaches(k, car.lane) ? [k] : [])),
  )
  const low = Uint8Array.from(cars, (car) => car.low)
  const high = Uint8Array.from(cars, (car) => car.high + 1 - car.length)
  return { ...modelOf(lot), low, high, crossing }
}
