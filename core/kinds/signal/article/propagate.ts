/** The published article's propagation: candidates a tile can still lie in, filtered round by round; the count of rounds is part of its figures. */
import type { Circuit } from '../circuit.ts'
import { type Mask, VARIANTS } from '../masks.ts'

/** By cell: the ways its tile may still lie, in the order of its variants. */
export type Domains = readonly (readonly Mask[])[]

/** Every way each tile can lie; of a locked one only the way it lies. */
export const domainsOf = ({ masks, locks }: Pick<Circuit, 'masks' | 'locks'>): Domains =>
  masks.map((mask, cell) => (locks[cell] ? [mask] : VARIANTS[mask]!))

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
 * later cells of the same round (Gauss–Seidel). Every cell of `start` has a candidate.
 */
export function propagate(start: Domains, width: number, height: number): Propagated {
  const domains = [...start]
  const { every, some } = armsIn(domains)
  for (let rounds = 1; ; rounds++) {
    let changed = false
    for (let y = 0, cell = 0; y < height; y++)
      for (let x = 0; x < width; x++, cell++) {
        const up = y > 0 ? cell - width : -1
        const right = x + 1 < width ? cell + 1 : -1
        const down = y + 1 < height ? cell + width : -1
        const left = x > 0 ? cell - 1 : -1
        // An arm is due where all candidates there have one, and barred where none has.
        let [due, barred] = [0, 0]
        if (up < 0 || !(some[up]! & 4)) barred |= 1
        else if (every[up]! & 4) due |= 1
        if (right < 0 || !(some[right]! & 8)) barred |= 2
        else if (every[right]! & 8) due |= 2
        if (down < 0 || !(some[down]! & 1)) barred |= 4
        else if (every[down]! & 1) due |= 4
        if (left < 0 || !(some[left]! & 2)) barred |= 8
        else if (every[left]! & 2) due |= 8
        if (!(some[cell]! & barred) && !(due & ~every[cell]!)) continue

        const kept = domains[cell]!.filter((mask) => !(mask & barred) && !(due & ~mask))
        if (kept.length === 0) return { domains, valid: false, rounds }
        domains[cell] = kept
        every[cell] = inEvery(kept)
        some[cell] = inSome(kept)
        changed = true
      }
    if (!changed) return { domains, valid: true, rounds }
  }
}

const inEvery = (candidates: readonly Mask[]): number => candidates.reduce((arms, mask) => arms & mask, 15)
const inSome = (candidates: readonly Mask[]): number => candidates.reduce((arms, mask) => arms | mask, 0)

/** By cell: the arms that all its candidates have, and those that some have. */
export function armsIn(domains: Domains): { readonly every: Uint8Array; readonly some: Uint8Array } {
  return { every: Uint8Array.from(domains, inEvery), some: Uint8Array.from(domains, inSome) }
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
