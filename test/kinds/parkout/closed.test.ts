/** The closed space and its bound on small levels: against true distances, and against every set of cars tried. */
import { describe, expect, test } from 'vitest'
import { ALL, type ClosedSpace, closedSpace, slideCar, slideStop } from '../../../core/kinds/parkout/closed.ts'
import { greedyLine } from '../../../core/kinds/parkout/greedy.ts'
import { parse } from '../../../core/kinds/parkout/level.ts'
import type { Lot } from '../../../core/kinds/parkout/lot.ts'
import { GONE, type Model, modelOf } from '../../../core/kinds/parkout/model.ts'
import { obstacle } from '../../../core/kinds/parkout/obstacles.ts'
import { type DrivenCar, drivenCars, solidCells } from '../../../core/kinds/parkout/packing.ts'
import { unfold } from '../../../core/kinds/parkout/unfold.ts'
import { search } from '../../../core/search/search.ts'
import { proven } from './proven.ts'
import { trickyLot } from './randomLot.ts'

const MOST_POSITIONS = 400

interface Position {
  readonly state: Uint8Array
  readonly bound: number
  readonly next: readonly string[]
}

const spaceOf = (lot: Lot): ClosedSpace => {
  const model = modelOf(lot)
  return closedSpace(model, model.start, { aborted: false })
}
const startOf = (space: ClosedSpace): Uint8Array => {
  const state = new Uint8Array(space.stride)
  space.start(state)
  return state
}
function successors(space: ClosedSpace, state: Uint8Array, within: number): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>()
  space.expand(state, (_, next) => found.set(next.join(), next.slice()), within)
  return found
}

/** Every closed position of a small space; undefined: it is not small. */
function positionsOf(space: ClosedSpace): Map<string, Position> | undefined {
  const open = [startOf(space)]
  const found = new Map<string, Position>()
  for (const state of open) {
    if (found.has(state.join())) continue
    if (found.size === MOST_POSITIONS) return undefined
    const next = successors(space, state, ALL)
    found.set(state.join(), { state, bound: space.boundOf(state), next: [...next.keys()] })
    open.push(...next.values())
  }
  return found
}

function distances(space: ClosedSpace, positions: ReadonlyMap<string, Position>): Map<string, number> {
  const far = new Map([...positions].map(([key, { state }]) => [key, space.isGoal(state) ? 0 : Number.POSITIVE_INFINITY]))
  for (let changed = true; changed; ) {
    changed = false
    for (const [key, { next }] of positions) {
      const best = Math.min(far.get(key)!, ...next.map((to) => far.get(to)! + 1))
      if (best === far.get(key)) continue
      far.set(key, best)
      changed = true
    }
  }
  return far
}

const small = Array.from({ length: 700 }, (_, seed) => trickyLot(seed)).filter((lot) => !obstacle(lot))

describe('the closed space', () => {
  test('has a bound that never exceeds the slides still needed, and changes by at most 1 a slide', () => {
    let [judged, demanding] = [0, 0]
    for (const lot of small) {
      const space = spaceOf(lot)
      const positions = positionsOf(space)
      if (!positions) continue
      const far = distances(space, positions)
      for (const [key, { bound, next }] of positions) {
        judged++
        if (bound > 1) demanding++
        expect(bound).toBeLessThanOrEqual(far.get(key)!)
        for (const to of next)
          if (bound < Number.POSITIVE_INFINITY) expect(Math.abs(positions.get(to)!.bound - bound)).toBeLessThanOrEqual(1)
      }
    }
    expect(judged).toBeGreaterThan(700)
    expect(demanding).toBeGreaterThan(100)
  })

  test('with every bound broken off, is still searched to the same end, by A* and by greedy play', () => {
    let stored = 0
    for (const lot of small.slice(0, 200)) {
      const model = modelOf(lot)
      const [exact, broken] = [false, true].map((aborted) => {
        const space = closedSpace(model, model.start, { aborted })
        const end = search(space, {}, () => {}, { aborted: false })
        const greedy = greedyLine(space, 10_000, { aborted: false })
        stored += aborted ? end.work.stored : -end.work.stored
        if (greedy.end === 'goal') expect(unfold(model, model.start, greedy.slides).length).toBeGreaterThanOrEqual(model.count)
        return [end.end, end.end === 'goal' ? end.cost : 0, greedy.end]
      })
      expect(broken).toEqual(exact)
    }
    expect(stored).toBeGreaterThan(0)
  })

  test('emits exactly the successors whose bound is within what is asked, and says whether there are others', () => {
    for (const lot of small) {
      const space = spaceOf(lot)
      const positions = positionsOf(space)
      if (!positions) continue
      for (const { state, bound, next } of positions.values()) {
        if (bound === 0 || bound === Number.POSITIVE_INFINITY) continue
        for (const within of [bound, bound + 1, bound + 2]) {
          const near = next.filter((to) => positions.get(to)!.bound + 1 <= within)
          const emitted = new Set<string>()
          const others = space.expand(state, (_, to) => emitted.add(to.join()), within)
          expect([...emitted].sort()).toEqual([...near].sort())
          expect(others).toBe(near.length < next.length)
        }
      }
    }
  })

  test('takes the published levels to a bound close to their slides', () => {
    const bounds = ['easy-1', 'hard-6', 'big-1'].map((tag) => {
      const lot = parse(proven.find(({ tags }) => tags.includes(tag))!.rows)
      if (!lot.ok) throw new Error(tag)
      const space = spaceOf(lot.value)
      return space.boundOf(startOf(space))
    })
    // They need 2, 6 and 2.
    expect(bounds).toEqual([2, 5, 2])
  })

  test('lets cars out, drops one that harms nobody, and stops only where it matters', () => {
    // a leaves at once; then b covers no cell of another's lane. c can only clear d's way to the left, by one cell or two: one is enough.
    const lot = parse(['#######', '#aA....', '#.bB...', '#######'])
    if (!lot.ok) throw new Error('not a level')
    const space = spaceOf(lot.value)
    expect(space.isGoal(startOf(space))).toBe(true)

    const crossing = parse(['#...#..', '#.....#', '.Ccc..#', '#..e..#', '#..E..#', '#.....#', '###.###'])
    if (!crossing.ok) throw new Error('not a level')
    const free = spaceOf(crossing.value)
    expect(free.isGoal(startOf(free))).toBe(true)
  })
})

/** The easier terms of the bound, cell by cell: does everybody get out if these cars may slide? */
function allGetOut(lot: Lot, model: Model, cars: readonly DrivenCar[], stops: Uint8Array, slides: ReadonlySet<number>): boolean {
  const cell = (car: DrivenCar, at: number): number => (car.axis === 'row' ? car.lane * lot.width + at : at * lot.width + car.lane)
  const solid = solidCells(lot)
  const wasFree = solid.map((wall) => !wall)
  cars.forEach((car, i) => {
    if (stops[i] !== GONE) for (let k = 0; k < car.length; k++) wasFree[cell(car, stops[i]! + k)] = false
  })
  const reached = cars.map((_, i) => new Set(stops[i] === GONE ? [] : [stops[i]!]))
  const gone = cars.map((_, i) => stops[i] === GONE)
  for (let changed = true; changed; ) {
    changed = false
    cars.forEach((car, i) => {
      if (gone[i]) return
      const free = (at: number): boolean => at >= car.low && at <= car.high && wasFree[cell(car, at)]!
      const leave = (at: number): void => {
        if (wasFree[cell(car, at)]) return
        wasFree[cell(car, at)] = true
        changed = true
      }
      const own = Array.from({ length: car.length }, (_, k) => stops[i]! + k)
      const way = car.forward === 1 ? [stops[i]! + car.length, car.high] : [car.low, stops[i]! - 1]
      const open = Array.from({ length: way[1]! - way[0]! + 1 }, (_, k) => way[0]! + k).every(free)
      if (open) {
        gone[i] = true
        changed = true
        own.forEach(leave)
        return
      }
      if (!slides.has(i)) return
      for (const stop of reached[i]!) {
        for (const [to, entered] of [
          [stop + 1, stop + car.length],
          [stop - 1, stop - 1],
        ] as const) {
          if (to < model.low[i]! || to > model.high[i]! || reached[i]!.has(to) || !(free(entered) || own.includes(entered))) continue
          reached[i]!.add(to)
          changed = true
        }
      }
      for (const at of own) if ([...reached[i]!].some((stop) => at < stop || at >= stop + car.length)) leave(at)
    })
  }
  return gone.every(Boolean)
}

test('the bound is the smallest number of cars that lets everybody out when what was free stays free', () => {
  for (const lot of small.slice(0, 250)) {
    const space = spaceOf(lot)
    const cars = drivenCars(lot)
    for (const state of [startOf(space), ...successors(space, startOf(space), ALL).values()].slice(0, 4)) {
      const stops = space.stops(state)
      const standing = [...cars.keys()].filter((car) => stops[car] !== GONE)
      let least = Number.POSITIVE_INFINITY
      for (let set = 0; set < 1 << standing.length; set++) {
        const slides = new Set(standing.filter((_, k) => (set >> k) & 1))
        if (slides.size < least && allGetOut(lot, modelOf(lot), cars, stops, slides)) least = slides.size
      }
      expect(space.boundOf(state)).toBe(least)
    }
  }
})

test('a slide is a car and a stop', () => {
  const space = spaceOf(small.find((lot) => spaceOf(lot).boundOf(startOf(spaceOf(lot))) > 0)!)
  const before = space.stops(startOf(space))
  space.expand(
    startOf(space),
    (slide) => {
      expect(before[slideCar(slide)]).not.toBe(GONE)
      expect(slideStop(slide)).not.toBe(before[slideCar(slide)])
    },
    ALL,
  )
})
