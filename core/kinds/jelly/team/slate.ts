/**
 * What the members of a team know in common: a few shared words, each read and written atomically. Work is counted: a member that is not
 * at rest counts one, a state under way to another member counts one, so that at 0 all is done of a round, and stays done.
 */
import type { Move } from '../../../play.ts'
import type { Stop } from '../../../solving.ts'
import type { StateRef } from './share.ts'

export type Shared = Int32Array<SharedArrayBuffer>

/** How a hunt of a team goes, and ended. */
export const RUNNING = 0
export const LINE = 1
export const EXHAUSTED = 2
export const STATES = 3
export const MEMORY = 4
export const STOPPED = 5
export const LOST = 6

const STATE = 0
const SIZE = 1
const JOINED = 2
const ROUND = 3
const WORK = 4
const CEILING = 5
const MAX_STATES = 6
const MAX_KB = 7
const FINDER = 8
const FOUND_AFTER = 9
const FOUND_MOVE = 10
const ASKED = 11
const TOLD_PARENT = 12
const TOLD_MOVE = 13
const SPENT = 14
const FIRST_MEMBER = 15
// Of each member.
const ASLEEP = 0
const LEAST = 1
const EXPANDED = 2
const STORED = 3
const KB = 4
const A_MEMBER = 5

const MOST = 0x7fffffff
const NOBODY = -1
/** Sleep ends by itself after this: a call that came too early costs no more. */
const NAP_MS = 5

const bounded = (value: number): number => Math.min(MOST, Math.floor(value))

export class Slate implements Stop {
  readonly shared: Shared
  readonly size: number

  constructor(shared: Shared) {
    this.shared = shared
    this.size = shared[SIZE]!
  }

  /** `spent`: expansions before the team came. `maxStates`: of all members together. */
  static of(size: number, spent: number, maxStates = MOST): Slate {
    const shared = new Int32Array(new SharedArrayBuffer(4 * (FIRST_MEMBER + size * A_MEMBER)))
    shared[SIZE] = size
    shared[JOINED] = 1
    shared[WORK] = size
    shared[CEILING] = MOST
    shared[SPENT] = bounded(spent)
    shared[MAX_STATES] = bounded(maxStates)
    shared[MAX_KB] = MOST
    return new Slate(shared)
  }

  #get(at: number): number {
    return Atomics.load(this.shared, at)
  }

  #set(at: number, value: number): void {
    Atomics.store(this.shared, at, value)
  }

  #at(member: number, field: number): number {
    return FIRST_MEMBER + member * A_MEMBER + field
  }

  #sum(field: number): number {
    let sum = 0
    for (let member = 0; member < this.size; member++) sum += this.#get(this.#at(member, field))
    return sum
  }

  // Who is there, and whether it goes on.

  join(): void {
    Atomics.add(this.shared, JOINED, 1)
  }

  get isComplete(): boolean {
    return this.#get(JOINED) === this.size
  }

  get state(): number {
    return this.#get(STATE)
  }

  get aborted(): boolean {
    return this.state !== RUNNING
  }

  /** The first end is the end. */
  end(state: number): void {
    Atomics.compareExchange(this.shared, STATE, RUNNING, state)
    this.#rouseAll()
  }

  // Rounds: in each all states are expanded of which a line need be no longer than its number.

  get round(): number {
    return this.#get(ROUND)
  }

  /** Only where no work is left of the last: then nobody is awake to see this half done. */
  open(round: number): void {
    this.#set(WORK, this.size)
    this.#set(ROUND, round)
    this.#rouseAll()
  }

  get isRoundDone(): boolean {
    return this.#get(WORK) === 0
  }

  /** To be called before what is counted is there, and only after it is done. */
  count(work: number): void {
    if (work !== 0) Atomics.add(this.shared, WORK, work)
  }

  /** A member has nothing left to do in this round; its first open state is of this number, Infinity: it has none. */
  rest(member: number, least: number): void {
    this.#set(this.#at(member, LEAST), bounded(least))
    this.count(-1)
  }

  /** Of a round done: the number of the next; Infinity: nothing is open. */
  get least(): number {
    let least = MOST
    for (let member = 0; member < this.size; member++) least = Math.min(least, this.#get(this.#at(member, LEAST)))
    return least === MOST ? Number.POSITIVE_INFINITY : least
  }

  // Sleep. Who lies down and then finds nothing new may nap: whoever has something new for it rouses it.

  lieDown(member: number): void {
    this.#set(this.#at(member, ASLEEP), 1)
  }

  nap(member: number): void {
    Atomics.wait(this.shared, this.#at(member, ASLEEP), 1, NAP_MS)
    this.#set(this.#at(member, ASLEEP), 0)
  }

  rouse(member: number): void {
    const at = this.#at(member, ASLEEP)
    if (Atomics.compareExchange(this.shared, at, 1, 0) === 1) Atomics.notify(this.shared, at)
  }

  #rouseAll(): void {
    for (let member = 0; member < this.size; member++) this.rouse(member)
  }

  // Limits, and how much there is.

  /** Only shorter lines are looked for. */
  get ceiling(): number {
    const ceiling = this.#get(CEILING)
    return ceiling === MOST ? Number.POSITIVE_INFINITY : ceiling
  }

  set ceiling(length: number) {
    this.#set(CEILING, bounded(length))
  }

  set maxBytes(bytes: number) {
    this.#set(MAX_KB, bounded(bytes / 1024))
  }

  tell(member: number, expanded: number, stored: number, bytes: number): void {
    this.#set(this.#at(member, EXPANDED), expanded)
    this.#set(this.#at(member, STORED), stored)
    this.#set(this.#at(member, KB), Math.ceil(bytes / 1024))
  }

  get expanded(): number {
    return this.#sum(EXPANDED)
  }

  /** Of the whole search. */
  get expandedEver(): number {
    return this.expanded + this.#get(SPENT)
  }

  get stored(): number {
    return this.#sum(STORED)
  }

  get bytes(): number {
    return 1024 * this.#sum(KB)
  }

  /** Ends the hunt where its members together have more than is allowed. */
  enforce(): void {
    if (this.stored > this.#get(MAX_STATES)) this.end(STATES)
    else if (this.#sum(KB) > this.#get(MAX_KB)) this.end(MEMORY)
  }

  // The line: where it ends, then step by step whence each of its states came.

  /** The first line is the line. */
  find(member: number, after: StateRef, move: Move): void {
    if (Atomics.compareExchange(this.shared, FINDER, 0, member + 1) !== 0) return
    this.#set(FOUND_AFTER, after)
    this.#set(FOUND_MOVE, move)
    this.end(LINE)
  }

  get found(): { readonly parent: StateRef; readonly move: Move } {
    return { parent: this.#get(FOUND_AFTER), move: this.#get(FOUND_MOVE) }
  }

  ask(state: StateRef): void {
    this.#set(ASKED, state)
    Atomics.notify(this.shared, ASKED)
  }

  /** Waits a while for the answer; undefined: there is none yet. */
  answerTo(state: StateRef): { readonly parent: StateRef; readonly move: Move } | undefined {
    Atomics.wait(this.shared, ASKED, state, NAP_MS)
    return this.#get(ASKED) === state ? undefined : { parent: this.#get(TOLD_PARENT), move: this.#get(TOLD_MOVE) }
  }

  /** Waits a while for another question than this; 0: none. undefined: nothing will be asked any more. */
  nextAsked(last: StateRef): StateRef | undefined {
    Atomics.wait(this.shared, ASKED, last, NAP_MS)
    const asked = this.#get(ASKED)
    return asked === NOBODY ? undefined : asked
  }

  answer(state: StateRef, parent: StateRef, move: Move): void {
    this.#set(TOLD_PARENT, parent)
    this.#set(TOLD_MOVE, move)
    Atomics.compareExchange(this.shared, ASKED, state, 0)
    Atomics.notify(this.shared, ASKED)
  }

  /** Nobody is needed any more, however it goes. */
  dismiss(): void {
    this.end(STOPPED)
    this.ask(NOBODY)
  }
}
