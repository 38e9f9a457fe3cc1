/** A guide to a line at once, not to a shortest one: how far a position looks from solved. Often too high, so it proves nothing. */
import type { Estimate } from './hunt.ts'
import type { Model } from './model.ts'
import { Spans } from './spans.ts'

/** What a piece too many and a hidden jelly count, where a column between the outermost pieces of a colour counts 1. */
const A_PIECE = 2
const A_BUD = 3
/** How much more the guide counts than pushes already made. */
const WEIGHT = 3

export function guideFor(model: Model): Estimate {
  const spans = new Spans(model)
  return (state) => {
    spans.read(state)
    let left = A_BUD * spans.position.pending
    for (let colour = 1; colour <= model.colours.length; colour++) {
      const pieces = spans.pieces[colour]!
      if (pieces < 2) continue
      left += Math.max(1, spans.rightStart[colour]! - spans.leftEnd[colour]!) + A_PIECE * (pieces - 1)
    }
    return WEIGHT * left
  }
}
