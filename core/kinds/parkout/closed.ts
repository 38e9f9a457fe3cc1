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
import type { State } from '../../kind.ts'
import type { Emit, Space } from '../../search/search.ts'
import { knots } from './knots.ts'
import { GONE, hardWaits, lowest, type Model } from './model.ts'
import { stopFields } from './stopFields.ts'

/** A slide: the car and the stop of its lowest cell. */
export const slideTo = (car: number, stop: number): number => car * 32 + stop
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

/** `from`: a stop or GONE for each car. */
export function closedSpace(model: Model, from: Uint8Array): ClosedSpace {
  const { count, rows, line, length, across, low, high, ahead, body, beside, crossing } = model
  const { words, waits: hard } = hardWaits(model, from)
  const graph = knots(count, { words, waits: hard })
  const { waits } = graph
  const { stride, pack, unpack } = stopFields(model)

  // The position at hand: stops, covered cells by line, relevant cells by car, the cars that stand, and the cells before their noses.
  const here = new Uint8Array(count)
  const taken = new Int32Array(model.lines)
  const relevant = new Int32Array(count)
  const standing = new Int32Array(words)
  const aims = new Int32Array(count)
  // A successor in the making.
  const there = new Uint8Array(count)
  const takenThere = new Int32Array(model.lines)
  const relevantThere = new Int32Array(count)
  const packed = new Uint8Array(stride)
  const core = new Int32Array(words)
  const saved = new Int32Array(words)
  const useful = new Uint8Array(32)
  let emittedBound = 0

  /** Puts a car on free cells, or takes it away. */
  const toggle = (car: number, stop: number, cells: Int32Array): void => {
    const own = line[car]!
    cells[own]! ^= body[car]! << stop
    const first = own < rows ? rows + stop : stop
    const bit = 1 << across[car]!
    for (let c = first + length[car]! - 1; c >= first; c--) cells[c]! ^= bit
  }

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
        toggle(i, stops[i]!, cells)
        stops[i] = GONE
        again = true
      }
      if (again) continue
      readRelevant(stops, relevantCells)
      for (let i = 0; i < count; i++) {
        if (stops[i] === GONE || (body[i]! << stops[i]!) & relevantCells[i]!) continue
        toggle(i, stops[i]!, cells)
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

  /** Writes who waits for car j if it stood at `stop`. */
  const waitFor = (j: number, stop: number): void => {
    const at = j * words
    for (let w = 0; w < words; w++) waits[at + w] = hard[at + w]! & standing[w]!
    const cells = body[j]! << stop
    const crossers = crossing[j]!
    for (let k = 0; k < crossers.length; k++) {
      const i = crossers[k]!
      if ((cells >> across[i]!) & (aims[i]! >> across[j]!) & 1) waits[at + (i >> 5)]! |= 1 << (i & 31)
    }
  }

  const load = (state: State): void => {
    unpack(state, here)
    taken.set(model.walls)
    standing.fill(0)
    for (let i = 0; i < count; i++) {
      aims[i] = 0
      if (here[i] === GONE) continue
      toggle(i, here[i]!, taken)
      aims[i] = ahead[i * 32 + here[i]!]!
      standing[i >> 5]! |= 1 << (i & 31)
    }
    for (let j = 0; j < count; j++) {
      if (here[j] === GONE) waits.fill(0, j * words, (j + 1) * words)
      else waitFor(j, here[j]!)
    }
  }

  /** Fills `useful` with the stops of one direction that are neither equal to another nor dominated, nearest first. How many. */
  const readUseful = (j: number, step: 1 | -1): number => {
    const cells = relevant[j]!
    const lane = taken[line[j]!]!
    const last = step > 0 ? high[j]! : low[j]!
    let found = 0
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
        if (!worse && (ends || covers)) useful[found++] = stop
        if (ends) return found
        worse = covers && !frees
      }
      stop += step
      if (!((body[j]! << stop) & cells)) {
        useful[0] = stop
        return 1
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
      toggle(j, here[j]!, takenThere)
      toggle(j, stop, takenThere)
      there[j] = stop
      close(there, takenThere, relevantThere)
    } else there[j] = lowestEqual(j, stop, relevant[j]!)
    pack(there, packed)
    emit(slideTo(j, stop), packed)
  }

  /** Emits car j's useful slides in one direction whose bound is at most `slack`; true: there were others. `sure`: all are. */
  const emitDirection = (j: number, step: 1 | -1, slack: number, sure: boolean, emit: Emit): boolean => {
    let heldBack = false
    const found = readUseful(j, step)
    for (let k = 0; k < found; k++) {
      const stop = useful[k]!
      if (!sure) waitFor(j, stop)
      if (sure || graph.within(slack)) emitSlide(j, stop, emit)
      else heldBack = true
    }
    return heldBack
  }

  const boundOf = (state: State): number => {
    load(state)
    for (let bound = 0; bound <= count; bound++) if (graph.within(bound)) return bound
    return Number.POSITIVE_INFINITY
  }

  return {
    stride,
    start(into) {
      there.set(from)
      takenThere.set(model.walls)
      for (let i = 0; i < count; i++) if (there[i] !== GONE) toggle(i, there[i]!, takenThere)
      close(there, takenThere, relevantThere)
      pack(there, into)
      emittedBound = boundOf(into)
    },
    expand(state, emit, within) {
      // A slide costs 1, so a successor's bound may be at most this.
      const slack = within - 1
      load(state)
      readRelevant(here, relevant)
      emittedBound = slack
      // One slide raises the bound by at most 1.
      const all = slack >= count || (slack > 0 && graph.within(slack - 1))
      const same = all || graph.within(slack)
      if (!same) graph.core(core)
      let heldBack = false
      for (let j = 0; j < count; j++) {
        if (here[j] === GONE) continue
        if (!same && !((core[j >> 5]! >>> (j & 31)) & 1)) {
          heldBack = true
          continue
        }
        const at = j * words
        for (let w = 0; w < words; w++) {
          saved[w] = waits[at + w]!
          waits[at + w] = hard[at + w]! & standing[w]!
        }
        // Without its soft waits, a slide of j can do no better; with one more car to slide, none can do worse.
        const sure = all || (same && slack > 0 && graph.within(slack - 1))
        if (sure || same || graph.within(slack)) {
          if (emitDirection(j, 1, slack, sure, emit)) heldBack = true
          if (emitDirection(j, -1, slack, sure, emit)) heldBack = true
        } else heldBack = true
        for (let w = 0; w < words; w++) waits[at + w] = saved[w]!
      }
      return heldBack
    },
    isGoal(state) {
      for (let i = 0; i < stride; i++) if (state[i] !== 0) return false
      return true
    },
    lowerBound: () => emittedBound,
    boundOf,
    stops(state) {
      const stops = new Uint8Array(count)
      unpack(state, stops)
      return stops
    },
  }
}
