/**
 * Best-first search over positions at rest: breadth-first with an estimate of 1, A* with one that is never too high, greedy with any.
 * Pushes cost 1. Dead ends may be left out: no line leads through one, so what is proven without them is proven.
 */
import type { Move, State } from '../../play.ts'
import { BucketQueue } from '../../search/bucketQueue.ts'
import type { SolveOptions, Stop, StoppedBy, Work } from '../../solving.ts'
import { Lookout } from './dead/lookout.ts'
import { Goal } from './goal.ts'
import type { Model } from './model.ts'
import { packMove } from './moves.ts'
import { Play } from './play.ts'
import { Position } from './position.ts'
import { StateTable } from './table.ts'
import { refOf, type Share, type StateRef } from './team/share.ts'
import { costOf, DEAD, estimateOf, MOST_COST, MOST_ESTIMATE, moveOf, pack, UNSEEN } from './word.ts'

/** Pushes that a position still needs, a whole number; 0 wherever it is solved, and perhaps elsewhere. Infinity: no line leads on. */
export type Estimate = (state: State) => number

export interface HuntOptions extends Pick<SolveOptions, 'maxStates' | 'maxBytes' | 'from'> {
  /** Absent: 0 for all. */
  readonly estimate?: Estimate
  readonly leaveDeadEnds: boolean
  /** As the published article has it: a position is closed when it is first met, and seen to be solved only when its turn comes. */
  readonly closesAtOnce?: boolean
  /** Whether a shorter way to a position known is followed. Absent: unless it `closesAtOnce`. */
  readonly reopens?: boolean
  /** Absent: all states are its own. With it there is no exhaustion, and a line is only its end. */
  readonly share?: Share
}

export type HuntEnd =
  /** A shortest line, where the estimate is never too high; or what is left of it `after` a state, where states are shared. */
  | { readonly end: 'line'; readonly moves: readonly Move[]; readonly after?: StateRef }
  /** There is no line, or none below the ceiling. */
  | { readonly end: 'exhausted' }
  | { readonly end: 'stopped'; readonly stoppedBy: Exclude<StoppedBy, 'time'> }

/** Between two polls of the stop flag: dead ends take their time too. */
const TURNS_A_POLL = 8

export class Hunt {
  expanded = 0
  /** No line is shorter, where the estimate is never too high. */
  lowerBound = 0
  /** Only lines shorter than this are looked for. */
  ceiling = Number.POSITIVE_INFINITY
  /** It pauses before states of which a line would be longer than this. */
  horizon = Number.POSITIVE_INFINITY
  maxBytes: number
  #estimate: Estimate
  /** States up to this number have an estimate of another kind, which may be lower. */
  #estimatedBefore = 0
  #turns = 0
  #end: HuntEnd | undefined
  readonly #options: HuntOptions
  readonly #reopens: boolean
  readonly #play: Play
  readonly #met: Position
  readonly #goal: Goal
  readonly #table: StateTable
  readonly #lookout: Lookout | undefined
  readonly #queue = new BucketQueue()
  readonly #state: State
  /** Bytes of what the lookout remembers. */
  #aside = 0

  constructor(model: Model, options: HuntOptions) {
    this.#options = options
    this.#reopens = options.reopens ?? !options.closesAtOnce
    this.maxBytes = options.maxBytes ?? Number.POSITIVE_INFINITY
    this.#estimate = options.estimate ?? (() => 0)
    this.#play = new Play(model, true)
    this.#met = new Position(model)
    this.#goal = new Goal(model)
    this.#table = new StateTable(model.stride)
    if (options.leaveDeadEnds) this.#lookout = new Lookout(this.#play.position)
    this.#state = new Uint8Array(model.stride)
    this.#begin()
  }

  get work(): Work {
    return { expanded: this.expanded, stored: this.#table.size }
  }

  #begin(): void {
    const { key } = this.#table
    this.#play.start(key, this.#options.from)
    this.#met.read(key)
    this.#table.find()
    if (this.#goal.isSolved(this.#met)) this.#end = { end: 'line', moves: [] }
    else if (this.#owner === this.#self) this.#open(0, 0, 0, 0)
  }

  get #self(): number {
    return this.#options.share?.member ?? 0
  }

  /** Of the state in the table's key. */
  get #owner(): number {
    return this.#options.share?.ownerOf(this.#table.hashOfKey()) ?? 0
  }

  /** No open state promises a shorter line. */
  get least(): number {
    return this.#queue.least
  }

  /** From now on another estimate, which is no lower anywhere. */
  set estimate(estimate: Estimate) {
    this.#estimate = estimate
    this.#estimatedBefore = this.#table.size
  }

  /** Goes on until it ends, or is paused (undefined): after so many expansions, or at what its fields say. An end is final. */
  run(expansions: number, stop: Stop): HuntEnd | undefined {
    const until = this.expanded + expansions
    const queue = this.#queue
    const table = this.#table
    const { share } = this.#options
    while (!this.#end && this.expanded < until) {
      const priority = queue.least
      if (priority > this.horizon || share?.isCrowded) return undefined
      // Infinity, where nothing is open, is past any ceiling.
      if (priority >= this.ceiling) return (this.#end = { end: 'exhausted' })
      const number = queue.pop()
      const word = table.word(number)
      // A cheaper way to it was found meanwhile: it has had its turn.
      if (costOf(word) + estimateOf(word) !== priority) continue
      this.lowerBound = Math.max(this.lowerBound, priority)
      if (this.#turns++ % TURNS_A_POLL === 0) {
        if (stop.aborted) return (this.#end = { end: 'stopped', stoppedBy: 'caller' })
        this.#aside = this.#lookout?.bytes ?? 0
      }
      table.read(number, this.#state)
      if (number <= this.#estimatedBefore && this.#putOff(number, word)) continue
      this.#play.read(this.#state)
      if ((word & UNSEEN) !== 0 && this.#lookout?.isDead()) {
        table.change(number, 0, DEAD)
        continue
      }
      this.expanded++
      this.#expand(refOf(this.#self, number), costOf(word) + 1)
      share?.flush()
    }
    return this.#end
  }

  /** Where the estimate says more by now than when it was met: its turn comes later, or never. */
  #putOff(number: number, word: number): boolean {
    const guess = this.#estimate(this.#state)
    if (guess === Number.POSITIVE_INFINITY) {
      this.#table.change(number, 0, DEAD)
      return true
    }
    const left = Math.min(MOST_ESTIMATE, guess)
    if (left <= estimateOf(word)) return false
    const cost = costOf(word)
    this.#table.change(number, this.#table.parent(number), pack(cost, left, moveOf(word), word & UNSEEN))
    this.#queue.push(cost + left, number)
    return true
  }

  #expand(parent: StateRef, cost: number): void {
    const { position, model } = this.#play
    if (this.#options.closesAtOnce && this.#goal.isSolved(position)) {
      this.#end = { end: 'line', moves: this.#line(parent) }
      return
    }
    for (let i = 0; i < position.groupCount; i++) {
      const group = position.groups[i]!
      const cell = position.place[position.first[group]!]!
      const move = packMove(model, model.xOf[cell]!, model.yOf[cell]!, false)
      for (const right of [false, true]) {
        if (!this.#play.push(group, right, this.#table.key)) continue
        this.#meet(parent, cost, right ? move + 1 : move)
        this.#play.takeBack()
        if (this.#end) return
      }
    }
  }

  /** The state in the table's key, reached by `move` from `parent`. */
  #meet(parent: StateRef, cost: number, move: Move): void {
    const { share } = this.#options
    if (share) {
      const owner = share.ownerOf(this.#table.hashOfKey())
      if (owner !== share.member) {
        share.send(owner, this.#table.words, parent, pack(cost, 0, move, this.#play.isQuiet() ? 0 : UNSEEN))
        return
      }
    }
    if (this.#isKnown(parent, cost, move)) return
    // A push that can be taken back leads to a dead end only from one.
    this.#open(parent, cost, move, this.#options.closesAtOnce || this.#play.isQuiet() ? 0 : UNSEEN)
  }

  /** Where a state is put to be received: its words. */
  get inbox(): Int32Array {
    return this.#table.words
  }

  /** The state in the inbox is its own, and another hunt has sent it with these. */
  receive(parent: StateRef, word: number): void {
    if (this.#end || this.#isKnown(parent, costOf(word), moveOf(word))) return
    this.#open(parent, costOf(word), moveOf(word), word & UNSEEN)
  }

  /** Whether the state in the table's key is there already; a cheaper way to it is followed. */
  #isKnown(parent: StateRef, cost: number, move: Move): boolean {
    const table = this.#table
    const known = table.find()
    if (known === 0) return false
    const word = table.word(known)
    if (!this.#reopens || cost >= costOf(word)) return true
    table.change(known, parent, pack(cost, estimateOf(word), move, word & UNSEEN))
    this.#queue.push(cost + estimateOf(word), known)
    return true
  }

  /** Adds the state in the table's key, unless it is beyond the ceiling or shows at a glance to be a dead end; one solved ends the hunt. */
  #open(parent: StateRef, cost: number, move: Move, unseen: number): void {
    const { maxStates } = this.#options
    const table = this.#table
    const guess = this.#estimate(table.key)
    if (guess === Number.POSITIVE_INFINITY || (unseen !== 0 && this.#lookout?.seesDead(table.key))) return
    // A push that has joined and woken nothing solves nothing.
    if (guess === 0 && unseen !== 0) {
      this.#met.read(table.key)
      if (this.#goal.isSolved(this.#met)) {
        this.#end = this.#options.share
          ? { end: 'line', moves: [move], after: parent }
          : { end: 'line', moves: [...this.#line(parent), move] }
        return
      }
    }
    const left = Math.min(MOST_ESTIMATE, Math.max(1, guess))
    if (cost + left >= this.ceiling) return
    this.#queue.push(cost + left, table.add(parent, pack(cost, left, move, unseen)))
    if (maxStates !== undefined && table.size > maxStates) this.#end = { end: 'stopped', stoppedBy: 'states' }
    else if (this.bytes > this.maxBytes || table.isFull || cost === MOST_COST) this.#end = { end: 'stopped', stoppedBy: 'memory' }
  }

  /** Of all that grows with the search. */
  get bytes(): number {
    return this.#table.bytes + this.#queue.bytes + this.#aside
  }

  /** How one of its states was come to; `parent` 0: it is the start. */
  cameBy(number: number): { readonly parent: StateRef; readonly move: Move } {
    return { parent: this.#table.parent(number), move: moveOf(this.#table.word(number)) }
  }

  #line(number: number): readonly Move[] {
    const moves: Move[] = []
    for (let at = this.cameBy(number); at.parent !== 0; at = this.cameBy(at.parent)) moves.push(at.move)
    return moves.reverse()
  }
}
