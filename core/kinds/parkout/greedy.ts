/** A line at once, not a shortest one: the nearest better position, again and again. It never has to turn back, for there are no dead ends. */
import type { Move, State } from '../../play.ts'
import { type SearchEnd, type Space, search } from '../../search/search.ts'
import type { Stop, Work } from '../../solving.ts'
import { ALL, type ClosedSpace } from './closed.ts'
import { countStanding } from './model.ts'

export type GreedyEnd =
  | { readonly end: 'goal'; readonly slides: readonly Move[]; readonly work: Work }
  /** Proven: the cars that still stand can never leave. `stops`: by car, as in the space. */
  | { readonly end: 'stuck'; readonly stops: Uint8Array; readonly work: Work }
  /** A limit was hit; nothing is proven. */
  | { readonly end: 'stopped'; readonly work: Work }

/** `maxStates` holds for each of its steps, a search that keeps nothing of the one before; `work` is their sum. */
export function greedyLine(space: ClosedSpace, maxStates: number, stop: Stop): GreedyEnd {
  let state: State = new Uint8Array(space.stride)
  space.start(state)
  let bound = space.boundOf(state)
  let byBound = bound < Number.POSITIVE_INFINITY
  const slides: Move[] = []
  let [expanded, stored] = [0, 0]
  for (;;) {
    if (space.isGoal(state)) return { end: 'goal', slides, work: { expanded, stored } }
    const { from, reached } = fromHere(space, state, byBound ? bound : 0)
    const step: SearchEnd = search(from, { maxStates }, () => {}, stop)
    expanded += step.work.expanded
    stored += step.work.stored
    if (step.end === 'stopped') return { end: 'stopped', work: { expanded, stored } }
    // Slides can be undone, and every exit is for good: what no play from here lets out, no play ever does.
    if (step.end === 'exhausted') return { end: 'stuck', stops: space.stops(state), work: { expanded, stored } }
    const boundThere = space.boundOf(reached)
    // A bound broken off may only look lower; then nothing but an exit will do, so that there is an end.
    byBound = boundThere < bound || carsOf(space, reached) < carsOf(space, state)
    if (!byBound) continue
    slides.push(...step.moves)
    state = reached
    bound = boundThere
  }
}

/** The space from one position on; its goals, the last of which is left in `reached`, are those with fewer cars or below the bound. */
function fromHere(space: ClosedSpace, origin: State, bound: number): { readonly from: Space; readonly reached: State } {
  const cars = carsOf(space, origin)
  const reached = new Uint8Array(space.stride)
  let isLower = false
  const from: Space = {
    stride: space.stride,
    start: (into) => into.set(origin),
    expand(state, emit) {
      isLower = true
      if (bound > 0) space.expand(state, emit, bound)
      isLower = false
      space.expand(state, emit, ALL)
      return false
    },
    isGoal(state) {
      if (!isLower && carsOf(space, state) === cars) return false
      reached.set(state)
      return true
    },
  }
  return { from, reached }
}

const carsOf = (space: ClosedSpace, state: State): number => countStanding(space.stops(state))
