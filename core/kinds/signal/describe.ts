/** What lies in a cell, as a sentence: for the keyboard cursor and screen readers. */
import type { Point } from '../../grid.ts'
import type { Phrase, State } from '../../play.ts'
import type { Circuit } from './circuit.ts'
import type { Mask } from './masks.ts'

/** By mask; an end by where it points, a tee by where its stem does. */
const NAMES = [
  'blank',
  'end-up',
  'end-right',
  'elbow-up-right',
  'end-down',
  'straight-column',
  'elbow-right-down',
  'tee-right',
  'end-left',
  'elbow-left-up',
  'straight-row',
  'tee-up',
  'elbow-down-left',
  'tee-left',
  'tee-down',
  'cross',
] as const

const describeTile = (mask: Mask, isLocked: boolean): Phrase => {
  const tile = NAMES[mask]!
  // The sentence of a locked tile holds that of the tile.
  return isLocked ? { key: 'cell.signal.locked', details: { tile } } : { key: `cell.signal.${tile}` }
}

/** Without a `state`: the board at its start. */
export function describeCell({ width, height, masks, locks }: Circuit, [x, y]: Point, state?: State): Phrase {
  if (x < 0 || y < 0 || x >= width || y >= height) return { key: 'cell.signal.outside' }
  const cell = y * width + x
  return describeTile((state ?? masks)[cell]!, locks[cell]!)
}
