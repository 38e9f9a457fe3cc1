/** The solver as the generator's judge: how many slides a lot needs, or that it is no lot to offer. Far cheaper than a whole solution. */

import type { State } from '../../play.ts'
import { type Emit, search } from '../../search/search.ts'
import type { Stop } from '../../solving.ts'
import { ALL, closedSpace } from './closed.ts'
import type { Lot } from './lot.ts'
import { modelOf } from './model.ts'
import { drivenCars } from './packing.ts'

export interface Judgement {
  /** The fewest. */
  readonly slides: number
  /** Closed positions that the search kept. */
  readonly stored: number
}

/** Tells what work was done, in positions stored or as much. */
export type Spend = (work: number) => void
/** Of a judgement that stores nothing yet. */
const PRICE = 5

/**
 * Breadth-first: on lots of the generator's size the sharp bound costs far more time than the positions it saves. undefined: unsolvable,
 * more than `maxStates` closed positions, or stopped.
 */
export function judge(lot: Lot, maxStates: number, stop: Stop, spend: Spend): Judgement | undefined {
  spend(PRICE)
  if (drivenCars(lot).some((car) => !car.exits)) return undefined
  const model = modelOf(lot)
  const { stride, start, expand, isGoal } = closedSpace(model, model.start, stop)
  const plain = { stride, start, isGoal, expand: (state: State, emit: Emit) => expand(state, emit, ALL) }
  const end = search(plain, { maxStates }, () => {}, stop)
  spend(end.work.stored)
  return end.end === 'goal' ? { slides: end.cost, stored: end.work.stored } : undefined
}
