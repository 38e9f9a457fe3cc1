/**
 * What has to be remembered from one decided cell to the next: which of the edges to cells still to come are joined, and which networks
 * with cells to come are one. Settled cells cost nothing: each network is one name, however large.
 */
import { neighbour } from '../masks.ts'
import type { Domains } from './domains.ts'
import { isUnknown, orderOf } from './order.ts'
import { TURNED, waysIn } from './tables.ts'

/** One way the cell can lie. */
export interface Choice {
  /** Clockwise quarter turns from the start. */
  readonly turns: number
  /** Whether they are joined, 0 or 1: the open edges of `Step.behind`, and those of `Step.ahead`. */
  readonly behind: readonly number[]
  readonly ahead: readonly number[]
}

/**
 * Deciding one cell turns a record into the next: first a byte per edge (joined or not), then a byte per network (equal: one network).
 * The scratch of a step is the old record's networks followed by those met here for the first time.
 */
export interface Step {
  readonly cell: number
  readonly choices: readonly Choice[]
  /** Open edges to cells decided before, by place in the old record. */
  readonly behind: readonly number[]
  /** Open edges to cells still to come: their networks, by place in the scratch. */
  readonly ahead: readonly number[]
  /** Old edges that stay, by place; those ahead follow them in the new record. */
  readonly kept: readonly number[]
  readonly oldEdges: number
  readonly oldNetworks: number
  /** Networks in the scratch. */
  readonly places: number
  /** The cell's own network, by place in the scratch. */
  readonly own: number
  /** It has no cell still to come. */
  readonly closes: boolean
  /** The networks of the new record, by place in the scratch. */
  readonly networks: readonly number[]
  /** Bytes of the new record. */
  readonly bytes: number
  readonly isLast: boolean
}

/** For domains at rest. */
export function planOf(domains: Domains): readonly Step[] {
  const { width, height, masks } = domains
  const order = orderOf(domains)
  const lastOf = new Map<number, number>()
  order.forEach((cell, at) => {
    lastOf.set(domains.rootOf(cell), at)
  })

  /** What the record holds: edges, each by its two cells, and networks. */
  let edges: readonly number[] = []
  let networks: readonly number[] = []
  return order.map((cell, at): Step => {
    const open = [0, 1, 2, 3].filter((d) => isUnknown(domains, cell, d)).map((d) => ({ d, next: neighbour(cell, d, width, height) }))
    const placed = open.map(({ d, next }) => ({ d, next, place: edges.indexOf(edgeBetween(cell, next)) }))
    const behind = placed.filter(({ place }) => place >= 0)
    const ahead = placed.filter(({ place }) => place < 0)
    const own = domains.rootOf(cell)
    const roots = ahead.map(({ next }) => domains.rootOf(next))
    const scratch = [...new Set([...networks, own, ...roots])]
    const closes = lastOf.get(own) === at
    const kept = [...edges.keys()].filter((place) => behind.every((edge) => edge.place !== place))
    const stay = [...scratch.keys()].filter((place) => !closes || scratch[place] !== own)
    const step: Step = {
      cell,
      choices: waysIn(domains.ways[cell]!).map((turns) => {
        const lies = TURNED[4 * masks[cell]! + turns]!
        const joined = ({ d }: { readonly d: number }): number => (lies >> d) & 1
        return { turns, behind: behind.map(joined), ahead: ahead.map(joined) }
      }),
      behind: behind.map(({ place }) => place),
      ahead: roots.map((root) => scratch.indexOf(root)),
      kept,
      oldEdges: edges.length,
      oldNetworks: networks.length,
      places: scratch.length,
      own: scratch.indexOf(own),
      closes,
      networks: stay,
      bytes: kept.length + ahead.length + stay.length,
      isLast: at === order.length - 1,
    }
    edges = [...kept.map((place) => edges[place]!), ...ahead.map(({ next }) => edgeBetween(cell, next))]
    networks = stay.map((place) => scratch[place]!)
    return step
  })
}

/** One number for both ends: adjacent cells are one or a row apart. */
const edgeBetween = (one: number, other: number): number => 2 * Math.min(one, other) + (Math.abs(one - other) === 1 ? 1 : 0)
