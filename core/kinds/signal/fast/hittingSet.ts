/** The fewest items that leave no set untouched. */
import type { Stop } from '../../../solving.ts'

export interface HittingSet {
  readonly items: readonly number[]
  /** Proven: no fewer do. */
  readonly isLeast: boolean
}

/** Items are whole numbers from 0; every set has one at least. Past `maxNodes` choices, or stopped, it is found greedily, and not proven. */
export function leastHittingSet(sets: readonly (readonly number[])[], maxNodes: number, stop: Stop): HittingSet {
  let nodes = 0
  const chosen: number[] = []
  const excluded = new Set<number>()

  /** Whether `most` further items can touch all sets; those are then on `chosen`. undefined: out of choices. */
  const choose = (most: number): boolean | undefined => {
    if (++nodes > maxNodes || stop.aborted) return undefined
    const left = sets.filter((set) => !set.some((item) => chosen.includes(item))).map((set) => set.filter((item) => !excluded.has(item)))
    if (left.length === 0) return true
    if (disjoint(left) > most) return false
    const next = left.toSorted((a, b) => a.length - b.length)[0]!
    const barred: number[] = []
    let outcome: boolean | undefined = false
    for (const item of byFrequency(next, left)) {
      chosen.push(item)
      outcome = choose(most - 1)
      if (outcome !== false) break
      chosen.pop()
      // Whatever else touches this set need not have it too.
      excluded.add(item)
      barred.push(item)
    }
    for (const item of barred) excluded.delete(item)
    return outcome
  }

  for (let size = disjoint(sets); ; size++) {
    const outcome = choose(size)
    if (outcome === true) return { items: [...chosen], isLeast: true }
    if (outcome === undefined) return { items: greedy(sets), isLeast: false }
  }
}

/** Sets picked greedily that have nothing in common: each needs an item of its own. */
function disjoint(sets: readonly (readonly number[])[]): number {
  const taken = new Set<number>()
  let count = 0
  for (const set of sets.toSorted((a, b) => a.length - b.length)) {
    if (set.some((item) => taken.has(item))) continue
    count++
    for (const item of set) taken.add(item)
  }
  return count
}

function byFrequency(items: readonly number[], sets: readonly (readonly number[])[]): readonly number[] {
  const count = new Map<number, number>()
  for (const set of sets) for (const item of set) count.set(item, (count.get(item) ?? 0) + 1)
  return items.toSorted((a, b) => count.get(b)! - count.get(a)! || a - b)
}

function greedy(sets: readonly (readonly number[])[]): readonly number[] {
  const chosen: number[] = []
  for (let left = sets; left.length > 0; ) {
    const [item] = byFrequency([...new Set(left.flat())], left)
    chosen.push(item!)
    left = left.filter((set) => !set.includes(item!))
  }
  return chosen
}
