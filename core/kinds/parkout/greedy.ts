/** A line at once, not a shortest one: the nearest better position, again and again. It never has to turn back, for there are no dead ends. */
import type { Move, State, Stop, Work } from '../../kind.ts'
import { type SearchEnd, type Space, search } from '../../search/search.ts'
import { ALL, type ClosedSpace } from './closed.ts'
import { GONE } from './model.ts'

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
  const slides: Move[] = []
  let [expanded, stored] = [0, 0]
  for (;;) {
    const work = { expanded, stored }
    if (space.isGoal(state)) return { end: 'goal', slides, work }
    const better = fromHere(space, state)
    const step: SearchEnd = search(better.space, { maxStates, goalAt: 'generated' }, () => {}, stop)
    expanded += step.work.expanded
    stored += step.work.stored
    if (step.end === 'stopped') return { end: 'stopped', work: { expanded, stored } }
    // Slides can be undone, and every exit is for good: what no play from here lets out, no play ever does.
    if (step.end === 'exhausted') return { end: 'stuck', stops: space.stops(state), work: { expanded, stored } }
    slides.push(...step.moves)
    state = better.reached
  }
}

/** The space from one position on; its goals are the positions with fewer cars or a lower bound. */
function fromHere(space: ClosedSpace, origin: State): { readonly space: Space; readonly reached: State } {
  const cars = carsOf(space, origin)
  const bound = space.boundOf(origin)
  const reached = new Uint8Array(space.stride)
  let lower = false
  return {
    reached,
    space: {
      stride: space.stride,
      start: (into) => into.set(origin),
      expand(state, emit) {
        lower = bound < Number.POSITIVE_INFINITY
        if (lower) space.expand(state, emit, bound)
        lower = false
        space.expand(state, emit, ALL)
        return false
      },
      isGoal(state) {
        if (!lower && carsOf(space, state) === cars) return false
        reached.set(state)
        return true
      },
    },
  }
}

const carsOf = (space: ClosedSpace, state: State): number => space.stops(state).reduce((sum, stop) => (stop === GONE ? sum : sum + 1), 0)
