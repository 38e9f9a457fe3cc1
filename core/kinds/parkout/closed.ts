/**
 * The space that `best` searches. Its positions are *closed*: every car that can leave has left. Its moves are slides; exits cost nothing
 * here, for every car has exactly one. A cell is *relevant* to a car when another car that still stands may come to cover it.
 * Five rules make the space small and keep the fewest slides:
 *
 * - Exits are forced. An exit only frees cells, so every later move stays legal without the car, and it has to exit anyway.
 * - Virtual exit: a car that covers no relevant cell can stand there until all others have gone. It counts as gone.
 * - Equal stops: neighbouring stops that cover the same relevant cells differ for nobody, nor for the car itself, since the cells
 *   between them stay free. The lowest stands for all.
 * - Dominated stops: let stop p cover all relevant cells that its neighbour q covers, and more, while one slide reaches both or the car
 *   stands at q already. Play on from q instead of p: the others find the same cells free and more, and the car itself can go wherever
 *   it could from p, for the cells between are its own in p or irrelevant. So p is never needed.
 * - If a slide can reach a stop without relevant cells, its other stops are not needed: from there the car need not move again.
 */
import type { State } from '../../play.ts'
import type { Emit, Space } from '../../search/search.ts'
import type { Stop } from '../../solving.ts'
import { GONE, lowest, type Model, readTaken, toggle } from './model.ts'
import { mustSlide } from './mustSlide.ts'
import { stopFields } from './stopFields.ts'

/** A slide: the car and the stop of its lowest cell. */
const slideTo = (car: number, stop: number): number => car * 32 + stop
export const slideCar = (slide: number): number => slide >> 5
export const slideStop = (slide: number): number => slide & 31

/** Nothing is held back. */
export const ALL = Number.MAX_SAFE_INTEGER

export interface ClosedSpace extends Space {
  /** Slides still needed, proven, of the position just begun with or emitted. */
  lowerBound(): number
  /** The same of any position; Infinity: no line solves it. */
  boundOf(state: State): number
  /** By car, GONE for those that are. */
  stops(state: State): Uint8Array
}

/**
 * `from`: a stop or GONE for each car. Once `stop` is raised, bounds may be lower than they are, and nothing more takes long. `everyStop`:
 * stops that are dominated or not needed too, for whoever counts shortest lines; several of them may then lead to one position.
 */
export function closedSpace(model: Model, from: Uint8Array, stop: Stop, everyStop = false): ClosedSpace {
  const { count, line, length, across, low, high, ahead, body, beside, crossing } = model
  const must = mustSlide(model, stop)
  const { stride, pack, unpack } = stopFields(model)

  // The position at hand: stops, covered cells by line, relevant cells by car, and the cells before their noses.
  const here = new Uint8Array(count)
  const taken = new Int32Array(model.walls.length)
  const relevant = new Int32Array(count)
  const aims = new Int32Array(count)
  // A successor in the making.
  const there = new Uint8Array(count)
  const takenThere = new Int32Array(model.walls.length)
  const relevantThere = new Int32Array(count)
  const packed = new Uint8Array(stride)
  const useful = new Uint8Array(64)
  const helpful = new Uint8Array(count)
  const first = new Uint8Array(stride)
  /** undefined: of `first`, not asked for yet; a search without a bound never asks. */
  let emittedBound: number | undefined

  const readRelevant = (stops: Uint8Array, into: Int32Array): void => {
    for (let i = 0; i < count; i++) {
      if (stops[i] === GONE) continue
      let cells = 0
      const crossers = crossing[i]!
      for (let k = 0; k < crossers.length; k++) if (stops[crossers[k]!] !== GONE) cells |= 1 << across[crossers[k]!]!
      const neighbours = beside[i]!
      for (let k = 0; k < neighbours.length; k++) {
        const j = neighbours[k]!
        if (stops[j] !== GONE) cells |= lowest(high[j]! + length[j]!) & ~lowest(low[j]!)
      }
      into[i] = cells
    }
  }

  /** Lets every car out that can leave or harms nobody, until there is none, then takes the others to the lowest of equal stops. */
  const close = (stops: Uint8Array, cells: Int32Array, relevantCells: Int32Array): void => {
    for (let again = true; again; ) {
      again = false
      for (let i = 0; i < count; i++) {
        if (stops[i] === GONE || ahead[i * 32 + stops[i]!]! & cells[line[i]!]!) continue
        toggle(model, i, stops[i]!, cells)
        stops[i] = GONE
        again = true
      }
      if (again) continue
      readRelevant(stops, relevantCells)
      for (let i = 0; i < count; i++) {
        if (stops[i] === GONE || (body[i]! << stops[i]!) & relevantCells[i]!) continue
        toggle(model, i, stops[i]!, cells)
        stops[i] = GONE
        again = true
      }
    }
    for (let i = 0; i < count; i++) if (stops[i] !== GONE) stops[i] = lowestEqual(i, stops[i]!, relevantCells[i]!)
  }

  const lowestEqual = (car: number, stop: number, cells: number): number => {
    const ends = cells | (cells >> length[car]!)
    let at = stop
    while (at > low[car]! && !((ends >> (at - 1)) & 1)) at--
    return at
  }

  const load = (state: State): void => {
    unpack(state, here)
    readTaken(model, here, taken)
    for (let i = 0; i < count; i++) aims[i] = here[i] === GONE ? 0 : ahead[i * 32 + here[i]!]!
    must.stops.set(here)
    must.taken.set(taken)
    must.begin()
  }

  /** Of the position at hand after a slide, exits not yet made: they change no bound. */
  const isWithin = (j: number, stop: number, slack: number): boolean => {
    const at = here[j]!
    toggle(model, j, at, must.taken)
    toggle(model, j, stop, must.taken)
    must.stops[j] = stop
    must.begin()
    const within = must.within(slack, -1)
    toggle(model, j, stop, must.taken)
    toggle(model, j, at, must.taken)
    must.stops[j] = at
    must.begin()
    return within
  }

  /** Adds to `useful`, from `first` on, the stops of one direction that are neither equal to another nor dominated, nearest first. */
  const readUseful = (j: number, step: 1 | -1, first: number): number => {
    const cells = relevant[j]!
    const lane = taken[line[j]!]!
    const last = step > 0 ? high[j]! : low[j]!
    let found = first
    let stop = here[j]!
    // Of the run of equal stops at hand: the run before it covers less. The car stands in the first run already.
    let worse = true
    for (;;) {
      const entering = step > 0 ? stop + length[j]! : stop - 1
      const leaving = step > 0 ? stop : stop + length[j]! - 1
      const ends = stop === last || ((lane >> entering) & 1) === 1
      const covers = ((cells >> entering) & 1) === 1
      const frees = ((cells >> leaving) & 1) === 1
      if (ends || covers || frees) {
        // The next run covers more, other cells, or less; only less makes this one needless.
        if (!everyStop && !worse && (ends || covers)) useful[found++] = stop
        if (ends) return found
        worse = covers && !frees
      }
      stop += step
      if (everyStop) useful[found++] = stop
      else if (!((body[j]! << stop) & cells)) {
        useful[first] = stop
        return first + 1
      }
    }
  }

  const emitSlide = (j: number, stop: number, emit: Emit): void => {
    const cells = body[j]! << stop
    const bit = 1 << across[j]!
    let leaves = !(cells & relevant[j]!)
    const crossers = crossing[j]!
    for (let k = 0; k < crossers.length && !leaves; k++) {
      const i = crossers[k]!
      leaves = aims[i] !== 0 && (aims[i]! & taken[line[i]!]!) === bit && !((cells >> across[i]!) & 1)
    }
    there.set(here)
    if (leaves) {
      takenThere.set(taken)
      toggle(model, j, here[j]!, takenThere)
      toggle(model, j, stop, takenThere)
      there[j] = stop
      close(there, takenThere, relevantThere)
    } else there[j] = lowestEqual(j, stop, relevant[j]!)
    pack(there, packed)
    emit(slideTo(j, stop), packed)
  }

  const boundOf = (state: State): number => {
    load(state)
    must.grant()
    for (let bound = 0; bound <= count; bound++) if (must.within(bound, -1)) return bound
    return Number.POSITIVE_INFINITY
  }

  return {
    stride,
    start(into) {
      there.set(from)
      readTaken(model, there, takenThere)
      close(there, takenThere, relevantThere)
      pack(there, first)
      into.set(first)
      emittedBound = undefined
    },
    expand(state, emit, within) {
      // A slide costs 1, so a successor's bound may be at most this.
      const slack = within - 1
      if (slack < 0) return true
      load(state)
      readRelevant(here, relevant)
      emittedBound = slack
      must.grant()
      // One slide changes the bound by at most 1: these are the cases of a bound above, at, and below the slack.
      const all = slack >= count || (slack > 0 && must.within(slack - 1, -1))
      const some = all || must.within(slack, -1)
      if (!some) must.helpful(slack + 1, helpful)
      let heldBack = false
      for (let j = 0; j < count; j++) {
        if (here[j] === GONE) continue
        const found = readUseful(j, -1, readUseful(j, 1, 0))
        if (found === 0) continue
        // If j could slide for nothing, the bound would be no higher than after any of its slides, and lower by no more than 1.
        const askOnce = !all && found > 2
        if (!some && (!helpful[j] || (askOnce && !must.within(slack, j)))) {
          heldBack = true
          continue
        }
        const sure = all || (some && askOnce && must.within(slack - 1, j))
        for (let k = 0; k < found; k++) {
          if (sure || isWithin(j, useful[k]!, slack)) emitSlide(j, useful[k]!, emit)
          else heldBack = true
        }
      }
      return heldBack
    },
    isGoal(state) {
      for (let i = 0; i < stride; i++) if (state[i] !== 0) return false
      return true
    },
    lowerBound: () => emittedBound ?? boundOf(first),
    boundOf,
    stops(state) {
      const stops = new Uint8Array(count)
      unpack(state, stops)
      return stops
    },
  }
}
