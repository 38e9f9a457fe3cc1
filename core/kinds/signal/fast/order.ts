/** In which order the open cells are decided. What has to be remembered between two of them makes the difference between ten states and a million. */
import { neighbour } from '../masks.ts'
import type { Domains } from './domains.ts'

/** Open cells in the best of a few orders: by rows, by columns, or patch by patch, each along its shorter side. For domains at rest. */
export function orderOf(domains: Domains): readonly number[] {
  const { width, height } = domains
  const byRows = [...domains.ways.keys()].filter((cell) => domains.isOpen(cell))
  const byColumns = alongColumns(byRows, width)
  const bySweep = width <= height ? byRows : byColumns
  const patches = patchesOf(domains, bySweep)
  const orders = [bySweep, bySweep === byRows ? byColumns : byRows]
  if (patches.length > 1) orders.push(patches.flatMap((patch) => alongShorterSide(patch, width)))
  const costs = orders.map((order) => costOf(domains, order))
  return orders[costs.indexOf(Math.min(...costs))]!
}

/** By direction: the edge to the neighbour there is not known yet. */
export const isUnknown = ({ edges }: Domains, cell: number, direction: number): boolean =>
  (((edges[cell]! | (edges[cell]! >> 4)) >> direction) & 1) === 0

function alongColumns(cells: readonly number[], width: number): readonly number[] {
  return cells.toSorted((a, b) => (a % width) - (b % width) || a - b)
}

function alongShorterSide(cells: readonly number[], width: number): readonly number[] {
  const xs = cells.map((cell) => cell % width)
  const ys = cells.map((cell) => Math.floor(cell / width))
  const extent = (of: readonly number[]): number => Math.max(...of) - Math.min(...of)
  return extent(xs) <= extent(ys) ? cells.toSorted((a, b) => a - b) : alongColumns(cells, width)
}

/** Open cells that hang together by unknown edges, patches and cells in the order given. */
function patchesOf(domains: Domains, order: readonly number[]): readonly (readonly number[])[] {
  const met = new Uint8Array(domains.cells)
  const patches: number[][] = []
  for (const first of order) {
    if (met[first]) continue
    met[first] = 1
    const patch = [first]
    for (const cell of patch)
      for (let d = 0; d < 4; d++) {
        if (!isUnknown(domains, cell, d)) continue
        const next = neighbour(cell, d, domains.width, domains.height)
        if (met[next]) continue
        met[next] = 1
        patch.push(next)
      }
    patches.push(patch)
  }
  return patches
}

/** If every edge and network to remember doubled the states: their sum. */
function costOf(domains: Domains, order: readonly number[]): number {
  const { cells, width, height } = domains
  const position = new Int16Array(cells).fill(-1)
  const last = new Int16Array(cells)
  order.forEach((cell, at) => {
    position[cell] = at
    last[domains.rootOf(cell)] = at
  })
  const isMet = new Uint8Array(cells)
  let remembered = 0
  let cost = 0
  order.forEach((cell, at) => {
    const meet = (root: number): void => {
      if (isMet[root]) return
      isMet[root] = 1
      remembered++
    }
    const own = domains.rootOf(cell)
    meet(own)
    for (let d = 0; d < 4; d++) {
      if (!isUnknown(domains, cell, d)) continue
      const next = neighbour(cell, d, width, height)
      const isAhead = position[next]! > at
      remembered += isAhead ? 1 : -1
      if (isAhead) meet(domains.rootOf(next))
    }
    if (last[own] === at) remembered--
    cost += 2 ** remembered
  })
  return cost
}
