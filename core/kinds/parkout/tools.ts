/** The tools of Park Out, in the order of the tool bar; those that paint cell by cell are here. */

import type { Stroke, Tool } from '../../editing.ts'
import type { Result } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import { car, immobile, move, painted, refused, turn } from './carTools.ts'
import { type Lot, SIDES } from './lot.ts'
import { carFinder, type Place, placeOf, wallIndex } from './places.ts'

/** The places of the frame that a stroke passes. */
const framePlaces = (lot: Lot, cells: readonly Point[]): readonly (Place & { is: 'frame' })[] =>
  cells.map((cell) => placeOf(lot, cell)).filter((place) => place.is === 'frame')

function withGates(lot: Lot, places: readonly (Place & { is: 'frame' })[], open: boolean): Lot {
  const gates = { ...lot.gates }
  for (const side of SIDES) {
    const lanes = new Set(places.filter((place) => place.side === side).map((place) => place.lane))
    gates[side] = gates[side].map((isOpen, i) => (lanes.has(i + 1) ? open : isOpen))
  }
  return { ...lot, gates }
}

function withWalls(lot: Lot, cells: readonly Point[], wall: boolean): Lot {
  const indices = new Set(cells.filter((cell) => placeOf(lot, cell).is === 'inside').map((cell) => wallIndex(lot, cell)))
  return { ...lot, walls: lot.walls.map((isWall, i) => (indices.has(i) ? wall : isWall)) }
}

/** Every cell of the stroke that no car stands on. */
function paintWalls(lot: Lot, { cells }: Stroke): Result<Lot> {
  const carAt = carFinder(lot)
  const inside = cells.filter((cell) => placeOf(lot, cell).is === 'inside')
  const free = inside.filter((cell) => !carAt(cell))
  const [first] = inside
  if (free.length > 0) return painted(free.every((cell) => lot.walls[wallIndex(lot, cell)]) ? lot : withWalls(lot, free, true))
  if (first) return refused('parkout/wall-on-car', [first], { letter: carAt(first)?.letter ?? '' })
  const frame = cells.filter((cell) => placeOf(lot, cell).is !== 'outside')
  return frame.length > 0 ? refused('parkout/wall-on-frame', frame) : refused('parkout/outside')
}

/** The first place of the frame that the stroke meets decides for the whole stroke: open or close. */
function paintGates(lot: Lot, { cells }: Stroke): Result<Lot> {
  const places = framePlaces(lot, cells)
  const [first] = places
  if (first) return painted(withGates(lot, places, !lot.gates[first.side][first.lane - 1]))
  const on = cells.filter((cell) => placeOf(lot, cell).is !== 'outside')
  const corners = on.filter((cell) => placeOf(lot, cell).is === 'corner')
  if (corners.length > 0) return refused('parkout/gate-in-corner', corners)
  return on.length > 0 ? refused('parkout/gate-inside', on) : refused('parkout/outside')
}

/** Cars whole, walls, and gates closed. */
function eraseCells(lot: Lot, { cells }: Stroke): Result<Lot> {
  const carAt = carFinder(lot)
  const gone = new Set(cells.map(carAt).filter((found) => found !== undefined))
  const walls = cells.filter((cell) => placeOf(lot, cell).is === 'inside' && lot.walls[wallIndex(lot, cell)])
  const gates = framePlaces(lot, cells).filter((place) => lot.gates[place.side][place.lane - 1])
  if (gone.size + walls.length + gates.length === 0) return painted(lot)
  const left = { ...lot, cars: lot.cars.filter((found) => !gone.has(found)) }
  return painted(withGates(withWalls(left, walls, false), gates, false))
}

const wall: Tool<Lot> = { id: 'wall', key: 'W', swatches: [], paint: paintWalls }
const gate: Tool<Lot> = { id: 'gate', key: 'G', swatches: [], paint: paintGates }
const erase: Tool<Lot> = { id: 'erase', key: 'E', swatches: [], paint: eraseCells }

export const tools: readonly [Tool<Lot>, ...Tool<Lot>[]] = [car, immobile, wall, gate, move, turn, erase]
