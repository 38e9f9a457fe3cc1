/** What the techniques find, worked out from their definitions with nothing kept from one step to the next. */
import { BITS, type Mask, neighbour, opposite } from '../../../core/kinds/signal/masks.ts'

export interface NaiveFinding {
  readonly technique: 'lock' | 'edge' | 'island' | 'loop' | 'reach'
  readonly size: number
  readonly cell: number
}

interface Shape {
  readonly width: number
  readonly height: number
}

type Candidates = readonly (readonly Mask[])[]

/** All of the cheapest technique at its least size; none: only supposing helps. What has no answer any more is not looked at. */
export function cheapestFindings(candidates: Candidates, shape: Shape): readonly NaiveFinding[] {
  let all: readonly NaiveFinding[] = []
  for (const find of [locks, edges, tests, reaches]) if (all.length === 0) all = find(candidates, shape)
  const first = all.some(({ technique }) => technique === 'island') ? 'island' : all[0]?.technique
  const same = all.filter(({ technique }) => technique === first)
  const least = Math.min(...same.map(({ size }) => size))
  return same.filter(({ size }) => size === least)
}

const sidesOf = (cell: number, { width, height }: Shape): readonly number[] => [0, 1, 2, 3].map((d) => neighbour(cell, d, width, height))

/** Whether some candidate there answers the side of `mask`, by an arm or by none. */
const isAnswered = (mask: Mask, d: number, there: readonly Mask[] | undefined): boolean =>
  there ? there.some((other) => ((other & BITS[opposite(d)]!) !== 0) === ((mask & BITS[d]!) !== 0)) : !(mask & BITS[d]!)

function locks(candidates: Candidates, shape: Shape): readonly NaiveFinding[] {
  return candidates.flatMap((mine, cell) => {
    const around = sidesOf(cell, shape)
    const left = mine.filter((mask) =>
      around.every((next, d) => (next >= 0 && candidates[next]!.length > 1) || isAnswered(mask, d, candidates[next])),
    )
    return left.length < mine.length && left.length < 2 ? [{ technique: 'lock', size: 1, cell }] : []
  })
}

function edges(candidates: Candidates, shape: Shape): readonly NaiveFinding[] {
  return candidates.flatMap((mine, cell) =>
    sidesOf(cell, shape).flatMap((next, d): NaiveFinding[] =>
      mine.every((mask) => isAnswered(mask, d, candidates[next])) ? [] : [{ technique: 'edge', size: 1, cell }],
    ),
  )
}

/** By cell: the sides that are joined, as bits. */
const joinedIn = (candidates: Candidates): readonly Mask[] => candidates.map((mine) => mine.reduce((arms, mask) => arms & mask, 15))

function networkOf(cell: number, joined: readonly Mask[], shape: Shape): ReadonlySet<number> {
  const network = new Set([cell])
  for (const at of network) for (const [d, next] of sidesOf(at, shape).entries()) if (joined[at]! & BITS[d]!) network.add(next)
  return network
}

const armsIn = (mask: Mask): number => BITS.filter((bit) => mask & bit).length

/** Islands and loops. */
function tests(candidates: Candidates, shape: Shape): readonly NaiveFinding[] {
  const joined = joinedIn(candidates)
  return candidates.flatMap((mine, cell) =>
    mine.length < 2
      ? []
      : mine.flatMap((mask): NaiveFinding[] => {
          const met = [networkOf(cell, joined, shape)]
          const after = [...joined]
          for (const [d, next] of sidesOf(cell, shape).entries()) {
            if (!(mask & BITS[d]!) || joined[cell]! & BITS[d]!) continue
            const network = networkOf(next, joined, shape)
            if (met.some((other) => other.has(next))) return [{ technique: 'loop', size: network.size, cell }]
            met.push(network)
            after[cell]! |= BITS[d]!
            after[next]! |= BITS[opposite(d)]!
          }
          const whole = networkOf(cell, after, shape)
          const isClosed = [...whole].every((at) => armsIn(after[at]!) === armsIn(candidates[at]![0]!))
          return isClosed && whole.size < candidates.length ? [{ technique: 'island', size: whole.size, cell }] : []
        }),
  )
}

function reaches(candidates: Candidates, shape: Shape): readonly NaiveFinding[] {
  const cells = candidates.length
  const beyond = candidates.map(() => [cells, cells, cells, cells])
  const reachOf = (cell: number, mask: Mask, without = -1): number =>
    BITS.reduce<number>((sum, bit, d) => (d !== without && mask & bit ? sum + beyond[cell]![d]! : sum), 1)
  for (let changed = true; changed; ) {
    changed = false
    for (let cell = 0; cell < cells; cell++)
      for (const [d, next] of sidesOf(cell, shape).entries()) {
        if (next < 0) continue
        const back = opposite(d)
        const most = Math.max(0, ...candidates[next]!.filter((mask) => mask & BITS[back]!).map((mask) => reachOf(next, mask, back)))
        if (most >= beyond[cell]![d]!) continue
        beyond[cell]![d] = most
        changed = true
      }
  }
  return candidates.flatMap((mine, cell) =>
    mine.length < 2
      ? []
      : mine.flatMap((mask): NaiveFinding[] => {
          const size = reachOf(cell, mask)
          return size < cells ? [{ technique: 'reach', size, cell }] : []
        }),
  )
}
