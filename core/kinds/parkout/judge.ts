/** The solver as the generator's judge: how many slides a lot needs, or that it is no lot to offer. Far cheaper than a whole solution. */

import { search } from '../../search/search.ts'
import type { Stop } from '../../solving.ts'
import { closedSpace } from './closed.ts'
import type { Lot } from './lot.ts'
import { modelOf } from './model.ts'
import { drivenCars } from './packing.ts'

export interface Judgement {
  /** The fewest. */
  readonly slides: number
  /** Closed positions that the search kept. */
  readonly stored: number
}

/** Tells what work was done. A state costs the more the more slides are left, for its bound is the harder to prove. */
export type Spend = (work: number) => void
/** Of a judgement that stores nothing yet. */
const PRICE = 15

/** undefined: unsolvable, heavier than `maxStates`, or stopped. */
export function judge(lot: Lot, maxStates: number, stop: Stop, spend: Spend): Judgement | undefined {
  spend(PRICE)
  if (drivenCars(lot).some((car) => !car.exits)) return undefined
  const model = modelOf(lot)
  const end = search(closedSpace(model, model.start, stop), { maxStates }, () => {}, stop)
  spend(end.work.stored * (1 + (end.end === 'goal' ? end.cost : end.end === 'stopped' ? end.lowerBound : 0)))
  return end.end === 'goal' ? { slides: end.cost, stored: end.work.stored } : undefined
}
