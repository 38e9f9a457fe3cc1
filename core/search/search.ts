/**
 * The one search driver: breadth-first without a bound, A* with one. Its end is a proven shortest line, a proof that there is none
 * (every reachable state was expanded), or an honest "stopped" with what is proven so far. It ends as soon as a generated goal is proven
 * shortest: breadth-first at once, and before a limit that its storing would pass, as the article counts.
 */
import type { Move, Rules, State } from '../play.ts'
import type { Report, SolveOptions, Stop, StoppedBy, Work } from '../solving.ts'
import { BucketQueue } from './bucketQueue.ts'
import { PackedSet } from './packedSet.ts'

/** `next` is copied, so one buffer may serve all; `cost` is a whole number, 0 or more, 1 unless given. */
export type Emit = (move: Move, next: State, cost?: number) => void

/** What is searched. The moves are the space's own; only its owner need know what they mean. */
export interface Space {
  readonly stride: number
  start(into: State): void
  /**
   * Emits every successor in a fixed order. With a bound it may hold back those whose cost and bound come to more than `within`, and
   * says so by true: the state is then expanded again when its bound, raised by one, has its turn, so that successors no shortest
   * line needs are never stored. Only for moves of cost 1 and a consistent bound (no move lowers it by more than 1).
   */
  expand(state: State, emit: Emit, within: number): boolean | undefined
  isGoal(state: State): boolean
  /**
   * Never more than the cost still needed, a whole number; Infinity: no goal can be reached. `parentBound` is that of the state this
   * one was first reached from (0 for the start). Need not be consistent. Its presence turns breadth-first search into A*;
   * breadth-first search takes moves of cost 1 only.
   */
  lowerBound?(state: State, parentBound: number): number
}

export interface SearchOptions extends Pick<SolveOptions, 'maxStates' | 'maxBytes'> {
  /** Only lines that cost less than this are looked for: `exhausted` then means that there is none of those. With a bound only. */
  readonly ceiling?: number
}

export type SearchEnd =
  | { readonly end: 'goal'; readonly moves: readonly Move[]; readonly cost: number; readonly work: Work }
  | { readonly end: 'exhausted'; readonly work: Work }
  | {
      readonly end: 'stopped'
      readonly stoppedBy: Exclude<StoppedBy, 'time'>
      /** Proven: no line costs less. */
      readonly lowerBound: number
      /** The cheapest line met, not proven shortest. */
      readonly found?: { readonly moves: readonly Move[]; readonly cost: number }
      readonly work: Work
    }

/** A bound that is kept but never queued. */
const NEVER = 0x7fffffff
/** Between two reports. */
const EXPANSIONS_A_REPORT = 2_000
const SUCCESSORS_A_REPORT = 20_000

/** `stop` is polled at every expansion: they may be slow, and core has no clock. */
export function search(space: Space, options: SearchOptions, report: Report, stop: Stop): SearchEnd {
  const informed = space.lowerBound !== undefined
  const maxStates = options.maxStates ?? Number.POSITIVE_INFINITY
  const maxBytes = options.maxBytes ?? Number.POSITIVE_INFINITY
  const ceiling = options.ceiling ?? Number.POSITIVE_INFINITY
  const set = new PackedSet(space.stride, { bounds: informed })
  const queue = new BucketQueue()
  const state = new Uint8Array(space.stride)

  let expanded = 0
  let emitted = 0
  let lowerBound = 0
  let goal = -1
  let ended: SearchEnd | undefined
  // The state being expanded.
  let parent = -1
  let parentCost = 0
  let parentBound = 0

  const work = (): Work => ({ expanded, stored: set.size })
  const found = (index: number) => ({ moves: set.line(index), cost: set.cost(index) })
  const proven = (): number => (goal < 0 ? lowerBound : Math.min(lowerBound, set.cost(goal)))
  const stopped = (stoppedBy: Exclude<StoppedBy, 'time'>): SearchEnd => ({
    end: 'stopped',
    stoppedBy,
    lowerBound: proven(),
    ...(goal < 0 ? {} : { found: found(goal) }),
    work: work(),
  })

  /** Queues a state that is new or has become cheaper; without a bound the order of storing is the order of expanding. */
  const open = (index: number, cost: number): void => {
    if (!informed) return
    const bound = set.bound(index)
    if (bound !== NEVER) queue.push(cost + bound, index)
  }

  const emit: Emit = (move, next, step = 1) => {
    emitted++
    if (ended) return
    if (!informed && step !== 1) throw new Error('breadth-first search takes moves of cost 1')
    const cost = parentCost + step
    const added = set.add(next, parent, move, cost)
    const index = added < 0 ? -1 - added : added
    if (added < 0) {
      if (cost >= set.cost(index)) return
      set.improve(index, parent, move, cost)
    } else if (space.lowerBound) {
      set.setBound(index, Math.min(NEVER, space.lowerBound(next, parentBound)))
    }
    open(index, cost)
    if ((goal < 0 || index === goal || cost < set.cost(goal)) && space.isGoal(next)) {
      goal = index
      if (cost <= lowerBound) {
        ended = { end: 'goal', ...found(index), work: work() }
        return
      }
    }
    if (set.size > maxStates) ended = stopped('states')
    else if (set.bytes + queue.bytes > maxBytes) ended = stopped('memory')
  }

  space.start(state)
  set.add(state, -1, 0, 0)
  if (space.isGoal(state)) return { end: 'goal', moves: [], cost: 0, work: work() }
  if (space.lowerBound) set.setBound(0, Math.min(NEVER, space.lowerBound(state, 0)))
  open(0, 0)

  let cursor = 0
  let nextExpanded = EXPANSIONS_A_REPORT
  let nextEmitted = SUCCESSORS_A_REPORT
  for (;;) {
    let index: number
    if (informed) {
      const priority = queue.least
      if (priority >= ceiling) return { end: 'exhausted', work: work() }
      index = queue.pop()
      // A cheaper way was found since: that entry came earlier.
      if (set.cost(index) + set.bound(index) !== priority) continue
      lowerBound = Math.max(lowerBound, priority)
    } else {
      if (cursor === set.size) return { end: 'exhausted', work: work() }
      index = cursor++
      // Goals are noticed when generated: none is left among the stored states.
      lowerBound = set.cost(index) + 1
    }
    if (stop.aborted) return stopped('caller')
    set.read(index, state)
    if (space.isGoal(state)) return { end: 'goal', ...found(index), work: work() }
    if (goal >= 0 && set.cost(goal) <= lowerBound) return { end: 'goal', ...found(goal), work: work() }

    parent = index
    parentCost = set.cost(index)
    parentBound = informed ? set.bound(index) : 0
    expanded++
    const heldBack = space.expand(state, emit, parentBound)
    if (ended) return ended
    if (heldBack) {
      set.setBound(index, parentBound + 1)
      open(index, parentCost)
    }
    if (expanded >= nextExpanded || emitted >= nextEmitted) {
      nextExpanded = expanded + EXPANSIONS_A_REPORT
      nextEmitted = emitted + SUCCESSORS_A_REPORT
      report({ ...work(), lowerBound: proven(), ...(goal < 0 ? {} : { upperBound: set.cost(goal) }) })
    }
  }
}

/** A kind's rules as a space of plain moves; `moves` chooses all legal ones or the kind's own fewer ones. */
export function rulesSpace(rules: Rules, moves: 'legal' | 'search' = 'legal', from?: State): Space {
  const next = new Uint8Array(rules.stride)
  const list: Move[] = []
  const { searchMoves } = rules
  const fill =
    moves === 'search' && searchMoves ? searchMoves.bind(rules) : (state: State, out: Move[]): void => rules.legalMoves(state, out)
  return {
    stride: rules.stride,
    start: (into) => (from ? into.set(from) : rules.start(into)),
    expand(state, emit) {
      fill(state, list)
      for (const move of list) {
        rules.apply(state, move, next)
        if (!rules.isDead?.(next)) emit(move, next)
      }
    },
    isGoal: (state) => rules.isSolved(state),
  }
}
