/** The published article's propagation: candidates a tile can still lie in, filtered round by round; the count of rounds is part of its figures. */
import type { Circuit } from '../circuit.ts'
import { BITS, type Mask, neighbour, opposite, VARIANTS } from '../masks.ts'

/** By cell: the ways its tile may still lie, in the order of its variants. */
export type Domains = readonly (readonly Mask[])[]

/** Every way each tile can lie; of a locked one only the way it lies. */
export const domainsOf = ({ masks, locks }: Circuit): Domains => masks.map((mask, cell) => (locks[cell] ? [mask] : VARIANTS[mask]!))

export interface Propagated {
  /** Of an invalid board: as they were when a cell lost its last candidate, which that cell still has. */
  readonly domains: Domains
  /** false: some cell has no candidate left. */
  readonly valid: boolean
  /** The last one, which changes nothing, included; of an invalid board the one that emptied a cell. */
  readonly rounds: number
}

/**
 * Keeps the candidates whose every arm may be answered, and whose every armless side may be left alone. What a cell loses is seen by the
 * later cells of the same round (Gauss–Seidel).
 */
export function propagate(start: Domains, width: number, height: number): Propagated {
  const domains = [...start]
  for (let rounds = 1; ; rounds++) {
    let changed = false
    for (let cell = 0; cell < domains.length; cell++) {
      const before = domains[cell]!
      const kept = before.filter((mask) => fits(mask, cell, domains, width, height))
      if (kept.length === 0) return { domains, valid: false, rounds }
      if (kept.length === before.length) continue
      domains[cell] = kept
      changed = true
    }
    if (!changed) return { domains, valid: true, rounds }
  }
}

function fits(mask: Mask, cell: number, domains: Domains, width: number, height: number): boolean {
  for (let direction = 0; direction < 4; direction++) {
    const arm = (mask & BITS[direction]!) !== 0
    const next = neighbour(cell, direction, width, height)
    if (next < 0) {
      if (arm) return false
    } else {
      const back = BITS[opposite(direction)]!
      if (!domains[next]!.some((other) => ((other & back) !== 0) === arm)) return false
    }
  }
  return true
}

/** The cell with the fewest candidates of those with more than one, the first of equals; -1: all are settled. */
export function narrowestCell(domains: Domains): number {
  let narrowest = -1
  for (let cell = 0; cell < domains.length; cell++) {
    const { length } = domains[cell]!
    if (length > 1 && (narrowest < 0 || length < domains[narrowest]!.length)) narrowest = cell
  }
  return narrowest
}

/** The domains with one cell settled. */
export const withCell = (domains: Domains, cell: number, mask: Mask): Domains => domains.with(cell, [mask])
