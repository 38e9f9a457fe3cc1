/** The search driver on random graphs, against Bellman-Ford: proofs, bounds, limits, stopping. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SearchEnd, type Space, search } from '../../core/search/search.ts'
import type { Progress } from '../../core/solving.ts'

interface Graph {
  readonly size: number
  readonly edges: readonly (readonly [from: number, to: number, cost: number])[]
  readonly goals: readonly number[]
}

const running = { aborted: false }
const quiet = () => {}

/** An edge's move is its number, so that a line can be followed. */
function space(graph: Graph, lowerBound?: (node: number) => number): Space {
  const next = new Uint8Array(2)
  const nodeOf = (state: Uint8Array): number => state[0]! | (state[1]! << 8)
  return {
    stride: 2,
    start: (into) => into.fill(0),
    expand(state, emit) {
      graph.edges.forEach(([from, to, cost], move) => {
        if (from !== nodeOf(state)) return
        next[0] = to & 255
        next[1] = to >> 8
        emit(move, next, cost)
      })
    },
    isGoal: (state) => graph.goals.includes(nodeOf(state)),
    ...(lowerBound ? { lowerBound: (state: Uint8Array) => lowerBound(nodeOf(state)) } : {}),
  }
}

/** The cost from every node to the nearest goal, Infinity where there is no way. */
function distances(graph: Graph): number[] {
  const to = Array.from({ length: graph.size }, (_, node) => (graph.goals.includes(node) ? 0 : Number.POSITIVE_INFINITY))
  for (let round = 0; round < graph.size; round++)
    for (const [from, next, cost] of graph.edges) to[from] = Math.min(to[from]!, to[next]! + cost)
  return to
}

function costOf(graph: Graph, moves: readonly number[]): number {
  let at = 0
  let total = 0
  for (const move of moves) {
    const [from, to, cost] = graph.edges[move]!
    expect(from).toBe(at)
    at = to
    total += cost
  }
  expect(graph.goals).toContain(at)
  return total
}

function expectShortest(graph: Graph, result: SearchEnd): void {
  const best = distances(graph)[0]!
  if (best === Number.POSITIVE_INFINITY) {
    expect(result.end).toBe('exhausted')
    return
  }
  if (result.end !== 'goal') throw new Error(`ended as ${result.end}, but ${best} is possible`)
  expect(result.cost).toBe(best)
  expect(costOf(graph, result.moves)).toBe(best)
}

const graphOf = (cost: fc.Arbitrary<number>): fc.Arbitrary<Graph> =>
  fc.integer({ min: 1, max: 12 }).chain((size) => {
    const node = fc.nat({ max: size - 1 })
    return fc.record({
      size: fc.constant(size),
      edges: fc.array(fc.tuple(node, node, cost), { maxLength: 40 }),
      goals: fc.array(node, { maxLength: 2 }),
    })
  })

/** A line of `length` unit moves from 0 to the goal, each node also leading to three dead ends. */
const comb = (length: number): Graph => ({
  size: 4 * length + 4,
  edges: Array.from({ length }, (_, i) => [4, 1, 2, 3].map((step) => [4 * i, 4 * i + step, 1] as const)).flat(),
  goals: [4 * length],
})

describe('search', () => {
  test('breadth-first finds a shortest line or proves there is none', () => {
    fc.assert(fc.property(graphOf(fc.constant(1)), (graph) => expectShortest(graph, search(space(graph), {}, quiet, running))))
  })

  test('A* is exact under any admissible bound, consistent or not, at any costs', () => {
    fc.assert(
      fc.property(
        graphOf(fc.nat({ max: 9 })),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 12, maxLength: 12 }),
        (graph, parts) => {
          const exact = distances(graph)
          const bound = (node: number) =>
            exact[node] === Number.POSITIVE_INFINITY ? (parts[node]! > 0.5 ? exact[node] : 3) : Math.floor(exact[node]! * parts[node]!)
          expectShortest(graph, search(space(graph, bound), {}, quiet, running))
        },
      ),
    )
  })

  test('a limit ends as stopped with a bound that holds', () => {
    fc.assert(
      fc.property(graphOf(fc.nat({ max: 9 })), fc.integer({ min: 1, max: 10 }), (graph, maxStates) => {
        const result = search(
          space(graph, () => 0),
          { maxStates },
          quiet,
          running,
        )
        if (result.end !== 'stopped') return expectShortest(graph, result)
        expect(result.stoppedBy).toBe('states')
        expect(result.work.stored).toBe(maxStates + 1)
        expect(result.lowerBound).toBeLessThanOrEqual(distances(graph)[0]!)
        if (result.found) {
          expect(costOf(graph, result.found.moves)).toBe(result.found.cost)
          expect(result.found.cost).toBeGreaterThanOrEqual(distances(graph)[0]!)
        }
      }),
    )
  })

  test('successors held back until they are needed change no answer and are stored only where a shortest line could need them', () => {
    const halves = fc.property(graphOf(fc.constant(1)), (graph) => {
      const to = distances(graph)
      const bound = (node: number): number => Math.floor(to[node]! / 2)
      const whole = space(graph, bound)
      const holding: Space = {
        ...whole,
        expand(state, emit, within) {
          let heldBack = false
          whole.expand(
            state,
            (move, next, cost) => {
              if (1 + bound(next[0]!) <= within) emit(move, next, cost)
              else heldBack ||= bound(next[0]!) < Number.POSITIVE_INFINITY
            },
            within,
          )
          return heldBack
        },
      }
      const result = search(holding, {}, quiet, running)
      expectShortest(graph, result)
      expect(result.work.stored).toBeLessThanOrEqual(search(whole, {}, quiet, running).work.stored)
    })
    fc.assert(halves)

    // Each node on the way has three dead ends one step further from the goal than itself: their cost and bound are past the optimum.
    const graph = comb(50)
    const bound = (node: number): number => 50 - Math.floor(node / 4) + (node % 4 === 0 ? 0 : 1)
    const whole = space(graph, bound)
    const holding: Space = {
      ...whole,
      expand(state, emit, within) {
        const nodeOf = (next: Uint8Array): number => next[0]! | (next[1]! << 8)
        whole.expand(state, (move, next) => 1 + bound(nodeOf(next)) <= within && emit(move, next), within)
        return true
      },
    }
    expect(search(holding, {}, quiet, running).work.stored).toBe(51)
    expect(search(whole, {}, quiet, running).work.stored).toBeGreaterThan(51)
  })

  test('a ceiling cuts off all that is not cheaper', () => {
    const graph = comb(50)
    const toGoal = (node: number): number => 50 - Math.floor(node / 4)
    expect(search(space(graph, toGoal), { ceiling: 51 }, quiet, running)).toMatchObject({ end: 'goal', cost: 50 })
    const none = search(space(graph, toGoal), { ceiling: 50 }, quiet, running)
    expect(none).toEqual({ end: 'exhausted', work: { expanded: 0, stored: 1 } })
  })

  test('a cheaper way to an expanded state opens it again', () => {
    // The bound of node 2 hides the cheap way to 1 until 1 and 3 were expanded at the dear one.
    const graph: Graph = {
      size: 5,
      edges: [
        [0, 1, 5],
        [0, 2, 1],
        [2, 1, 1],
        [1, 3, 1],
        [3, 4, 9],
      ],
      goals: [4],
    }
    const bounds = [0, 0, 11, 0, 0]
    const result = search(
      space(graph, (node) => bounds[node]!),
      {},
      quiet,
      running,
    )
    expect(result).toEqual({ end: 'goal', moves: [1, 2, 3, 4], cost: 12, work: { expanded: 6, stored: 5 } })
  })

  test('the goal beats the cap when goals are noticed as they are generated', () => {
    const graph: Graph = {
      size: 4,
      edges: [
        [0, 1, 1],
        [0, 2, 1],
        [0, 3, 1],
      ],
      goals: [3],
    }
    expect(search(space(graph), { maxStates: 3 }, quiet, running)).toEqual({
      end: 'goal',
      moves: [2],
      cost: 1,
      work: { expanded: 1, stored: 4 },
    })
    expect(search(space(graph), { maxStates: 2 }, quiet, running)).toEqual({
      end: 'stopped',
      stoppedBy: 'states',
      lowerBound: 1,
      work: { expanded: 1, stored: 3 },
    })
  })

  test('a start that is a goal needs no move', () => {
    const graph: Graph = { size: 1, edges: [[0, 0, 1]], goals: [0] }
    expect(search(space(graph), {}, quiet, running)).toEqual({ end: 'goal', moves: [], cost: 0, work: { expanded: 0, stored: 1 } })
  })

  test('a memory limit ends as stopped, never as a verdict', () => {
    const graph = comb(2_000)
    const whole = search(space(graph), {}, quiet, running)
    expect(whole).toMatchObject({ end: 'goal', cost: 2_000 })
    const cut = search(space(graph), { maxBytes: 100_000 }, quiet, running)
    expect(cut).toMatchObject({ end: 'stopped', stoppedBy: 'memory' })
    expect(cut.work.stored).toBeLessThan(100_000 / 22)
    expect(search(space(graph), { maxBytes: 100_000 }, quiet, running)).toEqual(cut)
  })

  test('a raised stop flag ends the search as stopped by the caller, with the bound so far', () => {
    const graph = comb(50)
    let polls = 0
    const stop = {
      get aborted() {
        return ++polls > 41
      },
    }
    const result = search(space(graph), {}, quiet, stop)
    expect(result).toEqual({ end: 'stopped', stoppedBy: 'caller', lowerBound: 12, work: { expanded: 41, stored: 45 } })
  })

  test('reports as it goes, bounds never falling', () => {
    const seen: Progress[] = []
    search(space(comb(1_500)), {}, (progress) => seen.push(progress), running)
    expect(seen.map((progress) => progress.expanded)).toEqual([2_000, 4_000])
    expect(seen[1]!.lowerBound).toBeGreaterThan(seen[0]!.lowerBound)
  })

  test('breadth-first search refuses other costs', () => {
    expect(() => search(space({ size: 2, edges: [[0, 1, 2]], goals: [1] }), {}, quiet, running)).toThrow('cost 1')
  })
})
