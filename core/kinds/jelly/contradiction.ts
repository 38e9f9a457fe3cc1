/** Wishes that no stage can fulfil together, by counting alone: searched for they would never be found. What is not asked stands in nobody's way. */
import { type Details, Fault } from '../../fault.ts'
import type { Params } from '../../generator.ts'

/** A stage with nothing to bring together is none. */
const FEWEST_JELLIES = 2

/** `params` as the specs let them through; undefined: nothing that counting shows stands against them. */
export function contradiction(params: Params): Fault | undefined {
  const asked = (name: string): number | undefined => (typeof params[name] === 'number' ? params[name] : undefined)
  const [jellies, blocks, hidden] = [asked('jellies'), asked('blocks'), asked('hidden')]
  const [colours = 1, anchored = 0, links = 0] = [asked('colours'), asked('anchored'), asked('links')]
  const against = (code: string, details: Details): Fault => new Fault(code, details)

  if (jellies !== undefined) {
    if (anchored > jellies) return against('jelly/wish-anchored', { anchored, jellies })
    // Only a jelly of its colour wakes a hidden one.
    if (colours > jellies) return against('jelly/wish-colours', { colours, jellies })
    if (hidden !== undefined) {
      // A colour in one piece has nothing to be joined to.
      if (2 * colours > jellies + hidden) return against('jelly/wish-pairs', { colours, jellies, hidden, needed: 2 * colours })
      // What is anchored is never brought to what else is anchored.
      const movable = jellies - anchored + hidden
      if (colours > movable) return against('jelly/wish-held', { colours, jellies, anchored, hidden })
    }
    // Of links in a circle one does nothing.
    if (blocks !== undefined && links > jellies + blocks - 1)
      return against('jelly/wish-links', { links, jellies, blocks, most: jellies + blocks - 1 })
  }
  // A push needs a free cell.
  const pieces = (jellies ?? Math.max(FEWEST_JELLIES, colours, anchored)) + (blocks ?? 0)
  const cells = (asked('width') ?? 0) * (asked('height') ?? 0)
  return pieces >= cells ? against('jelly/wish-room', { pieces, cells }) : undefined
}
