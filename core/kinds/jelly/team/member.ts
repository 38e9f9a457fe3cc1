/** One member of a team: its part of the states, a little at a time. */
import type { SolveOptions, TeamCall } from '../../../solving.ts'
import { boundFor } from '../bound.ts'
import type { Hunt, HuntEnd } from '../hunt.ts'
import { type Model, modelOf } from '../model.ts'
import { Patterns } from '../patterns/patterns.ts'
import { Play } from '../play.ts'
import { huntFor } from '../proof.ts'
import type { Stage } from '../stage.ts'
import { Mailbox } from './mailbox.ts'
import { memberOf, numberOf, type StateRef } from './share.ts'
import { EXHAUSTED, LINE, MEMORY, type Shared, Slate } from './slate.ts'

/** Of one turn: expansions, and states received of each other member. Between turns limits and stops are looked at. */
const EXPANSIONS = 32
const RECEIVED = 512

export class Member {
  readonly hunt: Hunt
  /** Bytes of what it keeps beside its hunt. */
  aside = 0
  readonly #slate: Slate
  readonly #mailbox: Mailbox
  readonly #own: number
  #round = 0
  /** Whether it is counted among the work of the round: at first everybody is. */
  #isAwake = true

  constructor(model: Model, from: SolveOptions['from'], slate: Slate, rings: readonly Shared[], own: number) {
    this.#slate = slate
    this.#own = own
    this.#mailbox = new Mailbox(model, slate, rings, own)
    this.hunt = huntFor(model, from ? { from } : {}, this.#mailbox)
  }

  /** Does a little of what is due; false: it has to wait for others. */
  turn(): boolean {
    if (!this.#isAwake && !this.#wakes()) return false
    const slate = this.#slate
    const { hunt } = this
    slate.count(-this.#mailbox.deliver(hunt, RECEIVED))
    hunt.ceiling = slate.ceiling
    hunt.horizon = this.#round
    const end = hunt.run(EXPANSIONS, slate)
    const { expanded, stored } = hunt.work
    slate.tell(this.#own, expanded, stored, hunt.bytes + this.#mailbox.bytes + this.aside)
    if (end) this.#end(end)
    else slate.enforce()
    if (!this.#mailbox.isEmpty) return true
    if (hunt.least <= this.#round) return !this.#mailbox.isCrowded
    slate.rest(this.#own, hunt.least)
    this.#isAwake = false
    return false
  }

  #end(end: HuntEnd): void {
    if (end.end === 'line') this.#slate.find(this.#own, end.after ?? 0, end.moves.at(-1) ?? 0)
    // A line as long as this round's number is known meanwhile.
    else if (end.end === 'exhausted') this.#slate.end(EXHAUSTED)
    // Its table is full; or all were stopped, and have their end.
    else this.#slate.end(MEMORY)
  }

  #wakes(): boolean {
    // In this order: what has come in a new round finds it there, and its work counted.
    const isEmpty = this.#mailbox.isEmpty
    const { round } = this.#slate
    if (round === this.#round && isEmpty) return false
    if (round === this.#round) this.#slate.count(1)
    this.#round = round
    this.#isAwake = true
    return true
  }

  /** Until something may be new. */
  sleep(): void {
    const slate = this.#slate
    slate.lieDown(this.#own)
    if (this.#mailbox.isEmpty && slate.round === this.#round && !slate.aborted) slate.nap(this.#own)
  }

  /** After the end: tells whence its states of the line came, until nothing is asked any more. */
  answer(): void {
    for (let asked: StateRef | undefined = 0; asked !== undefined; asked = this.#slate.nextAsked(asked)) {
      if (asked === 0 || memberOf(asked) !== this.#own) continue
      const { parent, move } = this.hunt.cameBy(numberOf(asked))
      this.#slate.answer(asked, parent, move)
    }
  }
}

/** What another thread does for a team, from its call to the end. */
export function join(stage: Stage, { options, shared }: TeamCall, own: number): void {
  const [words, ...rings] = shared
  if (!words) throw new Error('a call without a slate')
  const { from, maxBytes = Number.POSITIVE_INFINITY } = options
  const slate = new Slate(words)
  const model = modelOf(stage)
  const member = new Member(model, from, slate, rings, own)
  const start = new Uint8Array(model.stride)
  new Play(model, true).start(start, from)
  const patterns = new Patterns(model, start, maxBytes)
  const bound = boundFor(model)
  slate.join()
  while (!slate.aborted) {
    if (patterns.makeDue(slate.expandedEver, slate)) {
      member.hunt.estimate = patterns.sharpen(bound)
      member.aside = patterns.bytes
    }
    if (!member.turn()) member.sleep()
  }
  if (slate.state === LINE) member.answer()
}
