/**
 * Counts shortest lines that differ in more than the order of steps that do not touch each other. Two lines are of one class when
 * swaps lead from one to the other: of two steps in a row, made in the other order, that end in the same state.
 */
import { random } from '../random.ts'
import type { Stop } from '../solving.ts'

/**
 * All shortest lines as a graph without circles. States are numbered so that every step leads to a lower number; 0 is the goal, the last
 * one the start, and each of the others is on a line between them. The steps of state `s` are numbered from `first[s]` up to `first[s + 1]`.
 */
export interface ShortestLines {
  readonly first: readonly number[]
  /** By step: the state it leads to. */
  readonly to: readonly number[]
  /** By step: the action it is; the same one in different states has the same label. */
  readonly labels: readonly string[]
}

/** What looking for the shortest lines may keep. */
export interface CountLimits {
  readonly maxStates: number
  readonly maxBytes: number
}

/** What became of it. `stored`: positions kept while looking. */
export type Counted<Play extends ShortestLines> = ({ readonly play: Play } | { readonly stoppedBy: 'states' | 'memory' | 'caller' }) & {
  readonly stored: number
}

/** How many classes there are: no fewer than `least`, no more than `most`; the same where they were counted to the last one. */
export interface ClassCount {
  readonly least: number
  /** As a decimal string past 2^53 - 1. */
  readonly most: number | string
}

/** Up to so many lines are held against each other one by one. */
const EXACT_LINES = 5_000
/** Sums of as many as any line has steps are exact. */
const LARGEST_LABEL = 2 ** 32

/** `maxWork`: entries kept at most. undefined: more were needed, or `stop` turned true. */
export function countClasses(lines: ShortestLines, maxWork: number, stop: Stop): ClassCount | undefined {
  const counts = lineCounts(lines)
  if (counts.at(-1)! <= EXACT_LINES) {
    const classes = exactClasses(lines, counts)
    return { least: classes, most: classes }
  }
  const most = sleepCount(lines, maxWork, stop)
  if (most === undefined) return undefined
  return { least: most === 1n ? 1 : bagCount(lines, maxWork, stop), most: most <= Number.MAX_SAFE_INTEGER ? Number(most) : String(most) }
}

/** Shortest lines from each state, as far as they are told apart: all numbers past `EXACT_LINES` are one more than it. */
export function lineCounts({ first, to }: ShortestLines): readonly number[] {
  const counts = [1]
  for (let state = 1; state < first.length - 1; state++) {
    let sum = 0
    for (let step = first[state]!; step < first[state + 1]!; step++) sum += counts[to[step]!]!
    counts.push(Math.min(sum, EXACT_LINES + 1))
  }
  return counts
}

/** The two steps `then`, `step` from `state` that are `step`, `then` in the other order and end in the same state; undefined: none. */
function swapped({ first, to, labels }: ShortestLines, state: number, step: number, then: number): readonly [number, number] | undefined {
  for (let sooner = first[state]!; sooner < first[state + 1]!; sooner++) {
    if (sooner === step || labels[sooner] !== labels[then]) continue
    const between = to[sooner]!
    for (let later = first[between]!; later < first[between + 1]!; later++)
      if (to[later] === to[then] && labels[later] === labels[step]) return [sooner, later]
  }
  return undefined
}

/** Every line by its rank among all, joined with those a swap away. */
function exactClasses(lines: ShortestLines, counts: readonly number[]): number {
  const { first, to } = lines
  const start = first.length - 2
  // A line's rank is the sum over its steps of the lines through the steps before them.
  const before: number[] = []
  for (let state = 0; state <= start; state++) {
    let sum = 0
    for (let step = first[state]!; step < first[state + 1]!; step++) {
      before.push(sum)
      sum += counts[to[step]!]!
    }
  }
  const parent = Int32Array.from({ length: counts[start]! }, (_, rank) => rank)
  const root = (rank: number): number => {
    let at = rank
    while (parent[at] !== at) at = parent[at] = parent[parent[at]!]!
    return at
  }
  let classes = parent.length
  const visit = (state: number, rank: number, line: readonly number[]): void => {
    if (state === 0) {
      let at = start
      line.forEach((step, i) => {
        const then = line[i + 1]
        const other = then === undefined ? undefined : swapped(lines, at, step, then)
        if (other && then !== undefined) {
          const twin = rank - before[step]! - before[then]! + before[other[0]]! + before[other[1]]!
          const [one, two] = [root(rank), root(twin)]
          if (one !== two) {
            parent[one] = two
            classes--
          }
        }
        at = to[step]!
      })
      return
    }
    for (let step = first[state]!; step < first[state + 1]!; step++) visit(to[step]!, rank + before[step]!, [...line, step])
  }
  visit(start, 0, [])
  return classes
}

/**
 * Sleep sets (Godefroid 1996): a step sleeps where every line that begins with it is a swap away from one counted already. The line of
 * a class that comes first in order is always counted; where two steps commute here but not there, others of it may be too.
 */
function sleepCount(lines: ShortestLines, maxWork: number, stop: Stop): bigint | undefined {
  const { first, to, labels } = lines
  const known = new Map<string, bigint>()
  /** `sleeping`: a bit a step of `state`. */
  const count = (state: number, sleeping: bigint): bigint | undefined => {
    if (state === 0) return 1n
    const key = `${state} ${sleeping}`
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= maxWork || stop.aborted) return undefined
    let sum = 0n
    let done = sleeping
    for (let step = first[state]!; step < first[state + 1]!; step++) {
      const bit = 1n << BigInt(step - first[state]!)
      if (sleeping & bit) continue
      const next = to[step]!
      let asleep = 0n
      for (let other = first[state]!; other < first[state + 1]!; other++) {
        if (!((done >> BigInt(other - first[state]!)) & 1n)) continue
        for (let then = first[next]!; then < first[next + 1]!; then++) {
          if (labels[then] !== labels[other]) continue
          const twin = swapped(lines, state, step, then)
          if (twin?.[0] === other) asleep |= 1n << BigInt(then - first[next]!)
        }
      }
      const below = count(next, asleep)
      if (below === undefined) return undefined
      sum += below
      done |= bit
    }
    known.set(key, sum)
    return sum
  }
  return count(first.length - 2, 0n)
}

/**
 * A swap changes the order of a line's steps, never what they are: lines made of different steps are of different classes. Steps are
 * added up as numbers drawn for their labels; equal sums can only make this too few, as can `maxWork`, the sums kept.
 */
function bagCount({ first, to, labels }: ShortestLines, maxWork: number, stop: Stop): number {
  const { below } = random('')
  const numbers = new Map<string, number>()
  for (const label of labels) if (!numbers.has(label)) numbers.set(label, below(LARGEST_LABEL))
  const sums: ReadonlySet<number>[] = [new Set([0])]
  let kept = 1
  let most = 1
  for (let state = 1; state < first.length - 1; state++) {
    const here = new Set<number>()
    for (let step = first[state]!; step < first[state + 1]!; step++)
      for (const sum of sums[to[step]!]!) here.add(sum + numbers.get(labels[step]!)!)
    sums.push(here)
    // Each state is on a line from the start, so that the start has as many.
    most = Math.max(most, here.size)
    kept += here.size
    if (kept > maxWork || stop.aborted) break
  }
  return most
}
