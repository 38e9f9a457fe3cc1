/** A search for a shortest line that ends in a proof, whether one thread does it or several. */
import type { SolveOptions, Stop, Work } from '../../solving.ts'
import { boundFor } from './bound.ts'
import { type Estimate, Hunt, type HuntEnd } from './hunt.ts'
import type { Model } from './model.ts'
import type { Share } from './team/share.ts'

export interface Proof {
  readonly expanded: number
  readonly work: Work
  readonly bytes: number
  /** No line is shorter. */
  readonly lowerBound: number
  /** Only lines shorter than this are looked for. */
  set ceiling(length: number)
  set maxBytes(bytes: number)
  /** Its estimate from now on, which is no lower anywhere than the last, and nowhere too high. */
  set estimate(estimate: Estimate)
  /** Goes on until it ends, or is paused (undefined), after so many expansions at the latest. */
  run(expansions: number, stop: Stop): HuntEnd | undefined
}

/** A* past dead ends with a bound that is never too high: the whole of it, or one member's share. */
export function huntFor(model: Model, options: Pick<SolveOptions, 'maxStates' | 'maxBytes' | 'from'>, share?: Share): Hunt {
  return new Hunt(model, { ...options, leaveDeadEnds: true, estimate: boundFor(model), ...(share && { share }) })
}
