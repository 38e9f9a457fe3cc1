/** What is asked of all answers at once, each by one pass through their diagram from its end. */
import type { Stop } from '../../../solving.ts'
import type { Diagram } from './diagram.ts'

/** From its states no answer is reached; more than any sum of turns. */
const NEVER = 0x3fffffff

/**
 * Exact, however large; undefined: stopped. No part of the sum is above the whole, so that a whole below 2^53 was added without rounding;
 * any other is added anew.
 */
export function countAnswers(diagram: Diagram, stop: Stop): bigint | undefined {
  const about = countAs<number>(diagram, 0, 1, (a, b) => a + b, stop)
  if (about === undefined) return undefined
  if (about <= Number.MAX_SAFE_INTEGER) return BigInt(about)
  return countAs<bigint>(diagram, 0n, 1n, (a, b) => a + b, stop)
}

function countAs<N>({ steps, to, sizes }: Diagram, none: N, one: N, plus: (a: N, b: N) => N, stop: Stop): N | undefined {
  let after: N[] = Array.from({ length: sizes[to.length]! }, () => one)
  for (let layer = to.length - 1; layer >= 0; layer--) {
    if (stop.aborted) return undefined
    const links = to[layer]!
    const choices = steps[layer]!.choices.length
    const counts: N[] = []
    for (let link = 0; link < links.length; link += choices) {
      let count = none
      for (let k = 0; k < choices; k++) if (links[link + k]! >= 0) count = plus(count, after[links[link + k]!]!)
      counts.push(count)
    }
    after = counts
  }
  return after[0]
}

/** What a cell costs when it is turned so many quarters clockwise. */
export type Cost = (cell: number, turns: number) => number

/** By layer and state: the least that the cells still to be decided can cost; NEVER without an answer. undefined: stopped. */
function leastCosts({ steps, to, sizes }: Diagram, cost: Cost, stop: Stop): readonly Int32Array[] | undefined {
  const least: Int32Array[] = sizes.map((size) => new Int32Array(size))
  for (let layer = to.length - 1; layer >= 0; layer--) {
    if (stop.aborted) return undefined
    const { cell, choices } = steps[layer]!
    const links = to[layer]!
    const [here, after] = [least[layer]!, least[layer + 1]!]
    for (let state = 0, link = 0; state < here.length; state++) {
      let best = NEVER
      for (let k = 0; k < choices.length; k++) {
        const next = links[link++]!
        if (next < 0) continue
        const costs = after[next]! + cost(cell, choices[k]!.turns)
        if (costs < best) best = costs
      }
      here[state] = best
    }
  }
  return least
}

/** A way through the diagram: by step, which of its choices. */
export type Way = readonly number[]

/** The cheapest answer; of several, the first by choices in order. For a diagram with an answer. undefined: stopped. */
export function cheapest(diagram: Diagram, cost: Cost, stop: Stop): Way | undefined {
  const least = leastCosts(diagram, cost, stop)
  return least && descend(diagram, least, cost, 0, 0)
}

function descend({ steps, to }: Diagram, least: readonly Int32Array[], cost: Cost, layer: number, state: number): Way {
  const way: number[] = []
  let at = state
  for (let here = layer; here < steps.length; here++) {
    const { cell, choices } = steps[here]!
    const links = to[here]!
    const isBest = ({ turns }: { readonly turns: number }, k: number): boolean => {
      const next = links[at * choices.length + k]!
      return next >= 0 && least[here + 1]![next]! + cost(cell, turns) === least[here]![at]
    }
    const k = choices.findIndex(isBest)
    way.push(k)
    at = links[at * choices.length + k]!
  }
  return way
}

/** An answer that differs from `first` in as few cells as any does. undefined: there is no other, or stopped. */
export function nearestOther(diagram: Diagram, first: Way, stop: Stop): Way | undefined {
  const { steps, to } = diagram
  const turnsOf = new Map(steps.map(({ cell, choices }, layer) => [cell, choices[first[layer]!]!.turns]))
  const differs: Cost = (cell, turns) => (turnsOf.get(cell) === turns ? 0 : 1)
  const least = leastCosts(diagram, differs, stop)
  if (!least) return undefined
  let best = { costs: NEVER, layer: 0, k: 0, next: 0 }
  let state = 0
  for (let layer = 0; layer < steps.length; layer++) {
    const { choices } = steps[layer]!
    const links = to[layer]!
    for (let k = 0; k < choices.length; k++) {
      const next = links[state * choices.length + k]!
      if (k === first[layer] || next < 0) continue
      const costs = least[layer + 1]![next]! + 1
      if (costs < best.costs) best = { costs, layer, k, next }
    }
    state = links[state * choices.length + first[layer]!]!
  }
  if (best.costs >= NEVER) return undefined
  return [...first.slice(0, best.layer), best.k, ...descend(diagram, least, differs, best.layer + 1, best.next)]
}

/** By step: the set of turns that its cell has in some answer. undefined: stopped. */
export function waysInAnswers(diagram: Diagram, stop: Stop): readonly number[] | undefined {
  const { steps, to } = diagram
  const least = leastCosts(diagram, () => 0, stop)
  if (!least) return undefined
  return steps.map(({ choices }, layer) => {
    const links = to[layer]!
    const after = least[layer + 1]!
    let set = 0
    for (let link = 0; link < links.length; link++) {
      const next = links[link]!
      if (next >= 0 && after[next] === 0) set |= 1 << choices[link % choices.length]!.turns
    }
    return set
  })
}
