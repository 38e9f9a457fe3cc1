/** The solver as the generator's judge: how many slides a lot needs, or that it is no lot to offer. Far cheaper than a whole solution. */
import type { Stop } from '../../kind.ts'
import { search } from '../../search/search.ts'
import { closedSpace } from './closed.ts'
import { knots } from './knots.ts'
import type { Lot } from './lot.ts'
import { hardWaits, modelOf } from './model.ts'
import { drivenCars } from './packing.ts'

export interface Judgement {
  /** The fewest. */
  readonly slides: number
  /** Closed positions that the search kept. */
  readonly stored: number
}

/** undefined: unsolvable, heavier than `maxStates`, or stopped. */
export function judge(lot: Lot, maxStates: number, stop: Stop): Judgement | undefined {
  const cars = drivenCars(lot)
  if (cars.some((car) => !car.exits)) return undefined
  const model = modelOf(lot)
  const start = Uint8Array.from(cars, (car) => car.place)
  const hard = hardWaits(model, start)
  const graph = knots(cars.length, hard)
  graph.waits.set(hard.waits)
  if (!graph.within(0)) return undefined
  const end = search(closedSpace(model, start), { maxStates, goalAt: 'generated' }, () => {}, stop)
  return end.end === 'goal' ? { slides: end.cost, stored: end.work.stored } : undefined
}
