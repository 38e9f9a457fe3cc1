/**
 * A bound on the pushes still needed, never too high. A push moves some cells by one column, all the same way, so the longest run of
 * columns between two pieces of a colour without a cell of it shrinks by at most one: what lies on its far side stays there. The same
 * holds for the distance in columns of the nearest cell to where a hidden jelly emerges. One hidden jelly that emerges sideways may do as
 * much as a push, in the same move, and is taken off.
 */
import type { State } from '../../play.ts'
import { BLACK, LEFT, type Model, RIGHT } from './model.ts'
import { readPlaces, unitsOf } from './units.ts'

/** 0 only where all is out and no colour has a column without it between its pieces. */
export function boundFor(model: Model): (state: State) => number {
  const units = unitsOf(model)
  const { buds, steps, xOf, staticCells, staticColours } = model
  const place = new Int16Array(units.count)
  const emerged = new Uint8Array(buds.length)
  const columns = new Int32Array(BLACK + 1)
  const staticColumns = new Int32Array(BLACK + 1)
  for (const cell of staticCells) staticColumns[staticColours[cell]!]! |= 1 << xOf[cell]!

  return (state) => {
    const hidden = buds.length - readPlaces(model, units, state, place, emerged)
    columns.set(staticColumns)
    for (let unit = 0; unit < units.count; unit++) {
      const at = place[unit]!
      if (at === 0 || units.colour[unit] === BLACK) continue
      for (let i = units.from[unit]!; i < units.from[unit + 1]!; i++) columns[units.cellColours[i]!]! |= 1 << xOf[at + units.offsets[i]!]!
    }
    let most = 0
    for (let colour = 1; colour < BLACK; colour++) most = Math.max(most, longestGap(columns[colour]!))
    if (hidden === 0) return most

    let sideways = 0
    for (let i = 0; i < buds.length; i++) if (emerged[i] === 0 && isSideways(buds[i]!.way)) sideways++
    most -= sideways
    for (let i = 0; i < buds.length; i++) {
      const { body, cell, way, colour } = buds[i]!
      if (emerged[i] === 1) continue
      const others = sideways - (isSideways(way) ? 1 : 0)
      const from = body < 0 ? cell : place[body]! + cell
      most = Math.max(most, distance(columns[colour]!, xOf[from + steps[way]!]!) - others)
    }
    return Math.max(1, most)
  }
}

const isSideways = (way: number): boolean => way === LEFT || way === RIGHT

/** Of zeros between ones. */
function longestGap(columns: number): number {
  if ((columns & (columns - 1)) === 0) return 0
  let gaps = ~columns & ((1 << (31 - Math.clz32(columns))) - 1) & ~((columns & -columns) - 1)
  let length = 0
  for (; gaps !== 0; length++) gaps &= gaps << 1
  return length
}

/** From a column to the nearest one; 0 where there is none. */
function distance(columns: number, to: number): number {
  if (columns === 0 || to === undefined || to < 0) return 0
  let near = 1 << to
  let steps = 0
  for (; (near & columns) === 0; steps++) near |= (near << 1) | (near >>> 1)
  return steps
}
