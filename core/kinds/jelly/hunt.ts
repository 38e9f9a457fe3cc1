/**
 * Best-first search over positions at rest: breadth-first with an estimate of 1, A* with one that is never too high, greedy with any.
 * Pushes cost 1. Dead ends may be left out: no line leads through one, so what is proven without them is proven.
 */
import type { Move, State } from '../../play.ts'
import { BucketQueue } from '../../search/bucketQueue.ts'
import type { SolveOptions, Stop, StoppedBy, Work } from '../../solving.ts'
import { DeadEnd } from './dead/deadEnd.ts'
import { Glance } from './dead/glance.ts'
import { Trial } from './dead/trial.ts'
import { Goal } from './goal.ts'
import type { Model } from './model.ts'
import { packMove } from './moves.ts'
import { Play } from './play.ts'
import { Position } from './position.ts'
import { StateTable } from './table.ts'

/** Pushes that a position still needs that is not solved: at least 1, a whole number. */
export type Estimate = (state: State) => number

export interface HuntOptions extends Pick<SolveOptions, 'maxStates' | 'maxBytes' | 'from'> {
  /** Absent: 1 for all. */
  readonly estimate?: Estimate
  readonly leaveDeadEnds: boolean
  /** As the published article has it: a position is closed when it is first met, and seen to be solved only when its turn comes. */
  readonly closesAtOnce?: boolean
  /** Absent or true: a shorter way to a position known is followed. */
  readonly reopens?: boolean
}

export type HuntEnd =
  /** A shortest line, where the estimate is never too high. */
  | { readonly end: 'line'; readonly moves: readonly Move[] }
  /** There is no line, or none below the ceiling. */
  | { readonly end: 'exhausted' }
  | { readonly end: 'stopped'; readonly stoppedBy: Exclude<StoppedBy, 'time'> }

// A state's word: pushes so far, its estimate, and the push that led to it.
const MOVE_BITS = 11
const ESTIMATE_BITS = 9
const MOST_ESTIMATE = (1 << ESTIMATE_BITS) - 1
const MOST_COST = (1 << (32 - MOVE_BITS - ESTIMATE_BITS)) - 1

const pack = (cost: number, estimate: number, move: Move): number => (cost << (MOVE_BITS + ESTIMATE_BITS)) | (estimate << MOVE_BITS) | move
const costOf = (word: number): number => word >>> (MOVE_BITS + ESTIMATE_BITS)
const estimateOf = (word: number): number => (word >>> MOVE_BITS) & MOST_ESTIMATE
const moveOf = (word: number): Move => word & ((1 << MOVE_BITS) - 1)

/** States whose death was seen lately are remembered: most are met again soon, and later another look costs less than memory. */
const DEAD_KEPT = [1 << 10, 1 << 14, 1 << 18]
/** From so many states kept for each that is remembered dead, more are. */
const STATES_A_DEAD = 1

/** Between two polls of the stop flag. */
const EXPANSIONS_A_POLL = 8

export class Hunt {
  expanded = 0
  /** No line is shorter, where the estimate is never too high. */
  lowerBound = 0
  /** Only lines shorter than this are looked for. */
  ceiling = Number.POSITIVE_INFINITY
  maxBytes: number
  #end: HuntEnd | undefined
  readonly #options: HuntOptions
  readonly #reopens: boolean
  readonly #play: Play
  readonly #met: Position
  readonly #deadEnd: DeadEnd
  readonly #trial = new Trial()
  readonly #glance: Glance
  readonly #goal: Goal
  readonly #table: StateTable
  readonly #queue = new BucketQueue()
  readonly #state: State
  #dead: Uint8Array
  #deadKept: number
  /** Bytes of what is remembered of dead ends. */
  #aside = 0

  constructor(model: Model, options: HuntOptions) {
    this.#options = options
    this.#reopens = options.reopens ?? !options.closesAtOnce
    this.maxBytes = options.maxBytes ?? Number.POSITIVE_INFINITY
    this.#play = new Play(model, true)
    this.#met = new Position(model)
    this.#deadEnd = new DeadEnd(this.#met)
    this.#glance = new Glance(model)
    this.#goal = new Goal(model)
    this.#table = new StateTable(model.stride)
    this.#state = new Uint8Array(model.stride)
    this.#deadKept = DEAD_KEPT[0]!
    this.#dead = new Uint8Array(this.#deadKept * model.stride)
    this.#begin()
  }

  get work(): Work {
    return { expanded: this.expanded, stored: this.#table.size }
  }

  #begin(): void {
    const { key } = this.#table
    if (this.#options.from) key.set(this.#options.from)
    else this.#play.start(key)
    this.#met.read(key)
    // In a position from elsewhere bodies that are alike may go by other names.
    this.#met.write(key, true)
    this.#table.find()
    if (this.#goal.isSolved(this.#met)) this.#end = { end: 'line', moves: [] }
    else this.#open(0, 0, 0)
  }

  /** Goes on until it ends, or after so many expansions is paused (undefined). An end is final. */
  run(expansions: number, stop: Stop): HuntEnd | undefined {
    const until = this.expanded + expansions
    const queue = this.#queue
    const table = this.#table
    while (!this.#end && this.expanded < until) {
      const priority = queue.least
      if (priority === Number.POSITIVE_INFINITY || priority >= this.ceiling) return (this.#end = { end: 'exhausted' })
      const number = queue.pop()
      const word = table.word(number)
      // A cheaper way to it was found meanwhile: it has had its turn.
      if (costOf(word) + estimateOf(word) !== priority) continue
      this.lowerBound = Math.max(this.lowerBound, priority)
      if (this.expanded % EXPANSIONS_A_POLL === 0) {
        if (stop.aborted) return (this.#end = { end: 'stopped', stoppedBy: 'caller' })
        this.#keepMoreDead()
        this.#aside = this.#dead.byteLength + this.#glance.bytes
      }
      this.expanded++
      this.#expand(number, costOf(word) + 1)
    }
    return this.#end
  }

  #expand(number: number, cost: number): void {
    const { position, model } = this.#play
    this.#table.read(number, this.#state)
    this.#play.read(this.#state)
    if (this.#options.closesAtOnce && this.#goal.isSolved(position)) {
      this.#end = { end: 'line', moves: this.#line(number) }
      return
    }
    for (let i = 0; i < position.groupCount; i++) {
      const group = position.groups[i]!
      const cell = position.place[position.first[group]!]!
      const move = packMove(model, model.xOf[cell]!, model.yOf[cell]!, false)
      for (const right of [false, true]) {
        if (!this.#play.push(group, right, this.#table.key)) continue
        this.#meet(number, cost, right ? move + 1 : move)
        this.#play.takeBack()
        if (this.#end) return
      }
    }
  }

  /** The state in the table's key, reached by `move` from `parent`. */
  #meet(parent: number, cost: number, move: Move): void {
    const table = this.#table
    const known = table.find()
    if (known !== 0) {
      const word = table.word(known)
      if (!this.#reopens || cost >= costOf(word)) return
      table.change(known, parent, pack(cost, estimateOf(word), move))
      this.#queue.push(cost + estimateOf(word), known)
      return
    }
    // A push that can be taken back leads to a dead end only from one.
    if (this.#options.closesAtOnce || this.#play.isQuiet()) {
      this.#open(parent, cost, move)
      return
    }
    if (this.#options.leaveDeadEnds && (this.#isKnownDead() || this.#glance.isDead(table.key))) return
    this.#met.read(table.key)
    if (this.#goal.isSolved(this.#met)) {
      this.#end = { end: 'line', moves: [...this.#line(parent), move] }
      return
    }
    if (this.#options.leaveDeadEnds && this.#isDeadEnd()) this.#keepDead()
    else this.#open(parent, cost, move)
  }

  #isDeadEnd(): boolean {
    if (!this.#trial.isDue()) return false
    const isDead = this.#deadEnd.isDead()
    this.#trial.note(isDead, false)
    return isDead
  }

  /** Adds the state in the table's key, unless it is beyond the ceiling. */
  #open(parent: number, cost: number, move: Move): void {
    const { estimate, maxStates } = this.#options
    const table = this.#table
    const left = estimate ? Math.min(MOST_ESTIMATE, estimate(table.key)) : 1
    if (cost + left >= this.ceiling) return
    this.#queue.push(cost + left, table.add(parent, pack(cost, left, move)))
    if (maxStates !== undefined && table.size > maxStates) this.#end = { end: 'stopped', stoppedBy: 'states' }
    else if (this.bytes > this.maxBytes) this.#end = { end: 'stopped', stoppedBy: 'memory' }
    else if (table.isFull || cost === MOST_COST) this.#end = { end: 'stopped', stoppedBy: 'memory' }
  }

  /** Of all that grows with the search. */
  get bytes(): number {
    return this.#table.bytes + this.#queue.bytes + this.#aside
  }

  #line(number: number): readonly Move[] {
    const moves: Move[] = []
    for (let at = number; this.#table.parent(at) !== 0; at = this.#table.parent(at)) moves.push(moveOf(this.#table.word(at)))
    return moves.reverse()
  }

  #isKnownDead(): boolean {
    const { key, stride, hash } = this.#table
    const at = (hash & (this.#deadKept - 1)) * stride
    for (let i = 0; i < stride; i++) if (this.#dead[at + i] !== key[i]) return false
    return true
  }

  #keepDead(): void {
    const { key, stride, hash } = this.#table
    this.#dead.set(key, (hash & (this.#deadKept - 1)) * stride)
  }

  /** Small searches should not pay for what large ones gain from. */
  #keepMoreDead(): void {
    if (this.#table.size < STATES_A_DEAD * this.#deadKept) return
    const more = DEAD_KEPT.find((kept) => kept > this.#deadKept)
    if (more === undefined) return
    this.#deadKept = more
    this.#dead = new Uint8Array(more * this.#table.stride)
  }
}
