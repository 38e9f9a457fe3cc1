/** The cells that a conclusion follows from: what to point at when it is explained. */
import { TURNED } from '../fast/tables.ts'
import { BITS, opposite } from '../masks.ts'
import type { Finding } from './finding.ts'
import type { Knowledge } from './knowledge.ts'
import { isSettled } from './notes.ts'

/** Of a finding that needs no supposing, before it is drawn. The cell itself is left out. */
export function reasonsOf(finding: Finding, known: Knowledge): readonly number[] {
  const { technique, cell, against, side } = finding
  const { next } = known.grid
  const around = [0, 1, 2, 3].map((d) => next[4 * cell + d]!)
  switch (technique) {
    case 'lock':
      return around.filter((other) => other >= 0 && isSettled(known.ways[other]!))
    case 'edge':
      return around.filter((other, d) => d === side && other >= 0)
    case 'island':
      return networkOf(cell, against, known)
    case 'loop':
      return against === undefined ? networkOf(cell, against, known) : circleOf(cell, against, known)
    case 'reach':
      return regionOf(cell, against ?? TURNED[4 * known.grid.masks[cell]! + 31 - Math.clz32(known.ways[cell]!)]!, known)
    case 'what-if':
      return []
  }
}

/** Cells reached from `from` along joined sides, `from` included, each with the one it was reached from. */
function walk(from: number, { grid, networks }: Knowledge): ReadonlyMap<number, number> {
  const before = new Map([[from, from]])
  for (const cell of before.keys())
    for (let d = 0; d < 4; d++) {
      const other = grid.next[4 * cell + d]!
      if (networks.joined[cell]! & BITS[d]! && !before.has(other)) before.set(other, cell)
    }
  return before
}

/** The network that the cell would be of if it lay as `mask`, or is. */
function networkOf(cell: number, mask: number | undefined, known: Knowledge): readonly number[] {
  const cells = new Set(walk(cell, known).keys())
  for (let d = 0; d < 4; d++)
    if (mask !== undefined && mask & BITS[d]!) for (const other of walk(known.grid.next[4 * cell + d]!, known).keys()) cells.add(other)
  cells.delete(cell)
  return [...cells]
}

/** The tiles of the loop that the cell would close if it lay as `mask`. */
function circleOf(cell: number, mask: number, known: Knowledge): readonly number[] {
  const { grid, networks } = known
  const contacts: number[] = []
  for (let d = 0; d < 4; d++) if (mask & ~networks.joined[cell]! & BITS[d]!) contacts.push(grid.next[4 * cell + d]!)
  for (const [i, start] of [cell, ...contacts].entries()) {
    const before = walk(start, known)
    const end = contacts.slice(i).find((other) => other !== start && before.has(other))
    if (end === undefined) continue
    const path = [end]
    for (let at = end; at !== start; path.push(at)) at = before.get(at)!
    return path.filter((other) => other !== cell)
  }
  return []
}

/** All that may lie beyond the arms of the cell if it lies as `mask`. */
function regionOf(cell: number, mask: number, { grid, ways }: Knowledge): readonly number[] {
  const cells = new Set<number>()
  const entered = new Set<number>()
  const arms: number[] = []
  const leave = (from: number, lies: number, without: number): void => {
    for (let d = 0; d < 4; d++) if (d !== without && lies & BITS[d]!) arms.push(4 * from + d)
  }
  leave(cell, mask, -1)
  for (const arm of arms) {
    if (entered.has(arm)) continue
    entered.add(arm)
    const other = grid.next[arm]!
    const back = opposite(arm & 3)
    cells.add(other)
    for (let way = 0; way < 4; way++) {
      const lies = TURNED[4 * grid.masks[other]! + way]!
      if (ways[other]! & (1 << way) && lies & BITS[back]!) leave(other, lies, back)
    }
  }
  cells.delete(cell)
  return [...cells]
}
