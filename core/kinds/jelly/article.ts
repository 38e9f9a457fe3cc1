/** The published article's estimate for A*: it adds up over colours, and so is often too high. */
import type { State } from '../../play.ts'
import type { Estimate } from './hunt.ts'
import type { Model } from './model.ts'
import { Spans } from './spans.ts'

/**
 * The gap between the outermost pieces of each colour, at least 1 where there are two, and how far each hidden jelly is from its colour's
 * columns, at least 1. 0 only where it is solved.
 */
export function articleEstimate(model: Model): Estimate {
  const spans = new Spans(model)
  const { position, pieces, columns, leftEnd, rightStart } = spans
  return (state: State) => {
    spans.read(state)
    let sum = 0
    for (let colour = 1; colour < pieces.length; colour++) {
      if (pieces[colour]! > 1) sum += Math.max(rightStart[colour]! - leftEnd[colour]!, 1)
    }
    for (let bud = 0; bud < model.buds.length; bud++) {
      if (position.emerged[bud] === 1) continue
      const own = columns[model.buds[bud]!.colour]!
      const x = model.xOf[position.budCell(bud)]!
      const left = 31 - Math.clz32(own & -own)
      const right = 32 - Math.clz32(own)
      sum += own === 0 ? 1 : x < left ? left - x : Math.max(1, x - right)
    }
    return sum
  }
}
