/** The published article's own searches, breadth-first with and without exit pruning: their counts of states are facts to test against. */
import type { State } from '../../play.ts'
import { rulesSpace, type Space, search } from '../../search/search.ts'
import type { Report, Solution, SolveOptions, Stop } from '../../solving.ts'
import type { Lot } from './lot.ts'
import { exhausted } from './obstacles.ts'
import { drivenCars, packing } from './packing.ts'
import { rules } from './rules.ts'

/**
 * `work.stored` is the article's count of states: start and goal included, ended when the goal is generated, or with a limit one past
 * it. `from` is honoured; reason of an unsolvable level: `parkout/exhausted`, at the cells of the cars that can never leave.
 */
export function solveAsArticle(lot: Lot, pruned: boolean, options: SolveOptions, report: Report, stop: Stop): Solution {
  const { space, left } = watchLeaving(lot, rulesSpace(rules(lot), pruned ? 'search' : 'legal', options.from))
  const result = search(space, options, report, stop)
  const { work } = result
  switch (result.end) {
    case 'goal':
      return { verdict: 'solved', moves: result.moves, optimal: true, lowerBound: result.cost, work }
    case 'exhausted': {
      const letters = left()
      const cars = lot.cars.filter((car) => letters.includes(car.letter))
      return exhausted(cars, work)
    }
    case 'stopped':
      return { verdict: 'unknown', stoppedBy: result.stoppedBy, lowerBound: result.lowerBound, work }
  }
}

/**
 * Notes the position with the fewest cars among those expanded. Once all were, the cars in it are those that can never leave: an exit
 * hurts nobody, so whoever leaves in some position is gone from the emptiest one.
 */
function watchLeaving(lot: Lot, space: Space): { readonly space: Space; readonly left: () => readonly string[] } {
  const cars = drivenCars(lot)
  const { place } = packing(cars)
  const emptiest: State = new Uint8Array(space.stride)
  let fewest = cars.length + 1
  const watched: Space = {
    ...space,
    expand(state, emit, within) {
      let here = 0
      for (let car = 0; car < cars.length; car++) if (place(state, car) >= 0) here++
      if (here < fewest) {
        fewest = here
        emptiest.set(state)
      }
      return space.expand(state, emit, within)
    },
  }
  return { space: watched, left: () => cars.filter((_, car) => place(emptiest, car) >= 0).map((car) => car.letter) }
}
