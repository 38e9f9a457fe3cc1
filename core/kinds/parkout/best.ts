/** Park Out's own search: obstacles, then A* over closed positions, with a greedy line in hand where that takes long. */
import type { Move } from '../../play.ts'
import { type SearchEnd, search } from '../../search/search.ts'
import type { Report, Solution, SolveOptions, Stop, Work } from '../../solving.ts'
import { closedSpace } from './closed.ts'
import { greedyLine } from './greedy.ts'
import type { Lot } from './lot.ts'
import { countStanding, GONE, modelOf, stopsOf } from './model.ts'
import { exhausted, obstacle } from './obstacles.ts'
import { unfold } from './unfold.ts'

/** Searches that end within this need no greedy line. */
const QUICK_STATES = 256
/** Of each greedy step, whatever the limits of the search: 2 or 3 MB at most, and a line that plays is worth more than a tight limit. */
const GREEDY_STATES = 50_000

/**
 * A shortest line, proven; or a proof that there is none; or, over a limit, both bounds and a line that plays where greedy play found one.
 * `work.stored` counts the closed positions that the search keeps; the few of a greedy step are dropped after it and not counted.
 */
export function solveBest(lot: Lot, options: SolveOptions, report: Report, stop: Stop): Solution {
  const blocked = obstacle(lot)
  if (blocked) return { verdict: 'unsolvable', ...blocked, work: { expanded: 0, stored: 0 } }

  const model = modelOf(lot)
  const from = stopsOf(lot, options.from)
  const space = closedSpace(model, from, stop)
  const exits = countStanding(from)
  const { maxStates = Number.POSITIVE_INFINITY } = options
  const limits = options.maxBytes === undefined ? {} : { maxBytes: options.maxBytes }

  const solved = (slides: readonly Move[], work: Work): Solution => {
    const moves = unfold(model, from, slides)
    return { verdict: 'solved', moves, optimal: true, lowerBound: moves.length, work }
  }
  const stuck = (stops: Uint8Array, work: Work): Solution => {
    const driven = lot.cars.filter((car) => car.nose !== null)
    const left = driven.filter((_, car) => stops[car] !== GONE)
    return exhausted(left, work)
  }
  /** The search met every position and none solves the level: greedy play, without a limit of its own, tells which cars stay. */
  const stuckFor = (work: Work): Solution => {
    const end = greedyLine(space, Number.POSITIVE_INFINITY, stop)
    if (end.end === 'goal') throw new Error('greedy play solved what the search proved unsolvable')
    return end.end === 'stuck' ? stuck(end.stops, work) : { verdict: 'unknown', stoppedBy: 'caller', lowerBound: exits, work }
  }
  const quick = search(space, { ...limits, maxStates: Math.min(maxStates, QUICK_STATES) }, () => {}, stop)
  if (quick.end === 'goal') return solved(quick.moves, quick.work)

  const greedy = greedyLine(space, GREEDY_STATES, stop)
  if (quick.end === 'exhausted') return greedy.end === 'stuck' ? stuck(greedy.stops, quick.work) : stuckFor(quick.work)
  if (greedy.end === 'stuck' && greedy.work.stored <= maxStates) return stuck(greedy.stops, greedy.work)
  const known = greedy.end === 'goal' ? greedy.slides : undefined

  const unknown = (result: SearchEnd & { readonly end: 'stopped' }): Solution => {
    const { stoppedBy, work } = result
    // A run past the states it was allowed is cut short, whatever the bounds it leaves behind.
    if (known && stoppedBy !== 'states' && result.lowerBound >= known.length) return solved(known, work)
    const lowerBound = exits + result.lowerBound
    if (!known) return { verdict: 'unknown', stoppedBy, lowerBound, work }
    const moves = unfold(model, from, known)
    return { verdict: 'unknown', stoppedBy, lowerBound, upperBound: moves.length, moves, work }
  }
  if (quick.stoppedBy !== 'states' || maxStates <= QUICK_STATES) return unknown(quick)

  const upper = known ? { upperBound: exits + known.length } : {}
  report({ ...quick.work, lowerBound: exits + quick.lowerBound, ...upper })
  const full = search(
    space,
    { ...limits, ...(maxStates === Number.POSITIVE_INFINITY ? {} : { maxStates }), ...(known ? { ceiling: known.length } : {}) },
    ({ expanded, stored, lowerBound }) => report({ expanded, stored, lowerBound: exits + lowerBound, ...upper }),
    stop,
  )
  switch (full.end) {
    case 'goal':
      return solved(full.moves, full.work)
    case 'stopped':
      return unknown(full)
    case 'exhausted':
      // Nothing shorter than the greedy line; without one, nothing at all.
      return known ? solved(known, full.work) : stuckFor(full.work)
  }
}
