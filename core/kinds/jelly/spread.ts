/** How far apart the colours of a position lie: over all colours, the columns between its outermost cells that hold none of it. */
import type { State } from '../../play.ts'
import { BLACK, type Model } from './model.ts'
import { countBits } from './rows.ts'
import { readPlaces, unitsOf } from './units.ts'

export function spreadFor(model: Model): (state: State) => number {
  const units = unitsOf(model)
  const place = new Int16Array(units.count)
  const emerged = new Uint8Array(model.buds.length)
  const columns = new Int32Array(BLACK)
  const { xOf, staticCells, staticColours } = model
  return (state) => {
    readPlaces(model, units, state, place, emerged)
    columns.fill(0)
    for (const cell of staticCells) columns[staticColours[cell]!]! |= 1 << xOf[cell]!
    for (let unit = 0; unit < units.count; unit++) {
      if (place[unit] === 0) continue
      for (let i = units.from[unit]!; i < units.from[unit + 1]!; i++) {
        const colour = units.cellColours[i]!
        if (colour !== BLACK) columns[colour]! |= 1 << xOf[place[unit]! + units.offsets[i]!]!
      }
    }
    let sum = 0
    for (const covered of columns) if (covered !== 0) sum += extent(covered) - countBits(covered)
    return sum
  }
}

const extent = (columns: number): number => 32 - Math.clz32(columns) - (31 - Math.clz32(columns & -columns))
