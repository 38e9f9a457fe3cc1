/** A hunt of a whole team, run by the member that called it, which opens the rounds and gathers the line. */
import type { Move } from '../../../play.ts'
import type { SolveOptions, Stop, Team, TeamCall, Work } from '../../../solving.ts'
import type { Estimate, HuntEnd } from '../hunt.ts'
import type { Model } from '../model.ts'
import type { Proof } from '../proof.ts'
import { makeRings } from './mailbox.ts'
import { Member } from './member.ts'
import { memberOf, numberOf, type StateRef } from './share.ts'
import { EXHAUSTED, LINE, LOST, MEMORY, Slate, STATES, STOPPED } from './slate.ts'

export class SharedHunt implements Proof {
  readonly call: TeamCall
  readonly #team: Team
  readonly #slate: Slate
  readonly #member: Member

  /** `spent`: expansions of the search so far. */
  constructor(model: Model, options: SolveOptions, team: Team, spent: number) {
    const { maxStates, maxBytes, from } = options
    this.#team = team
    this.#slate = Slate.of(team.size, spent, maxStates)
    const rings = makeRings(model, team.size)
    this.#member = new Member(model, from, this.#slate, rings, 0)
    this.call = { options: { ...(maxBytes !== undefined && { maxBytes }), ...(from && { from }) }, shared: [this.#slate.shared, ...rings] }
  }

  /** All have come. */
  get isComplete(): boolean {
    return this.#slate.isComplete
  }

  get expanded(): number {
    return this.#slate.expanded
  }

  get work(): Work {
    return { expanded: this.#slate.expanded, stored: this.#slate.stored }
  }

  get bytes(): number {
    return this.#slate.bytes
  }

  get lowerBound(): number {
    return this.#slate.round
  }

  set ceiling(length: number) {
    this.#slate.ceiling = length
  }

  set maxBytes(bytes: number) {
    this.#slate.maxBytes = bytes
  }

  /** Of this member: the others see to their own. */
  set estimate(estimate: Estimate) {
    this.#member.hunt.estimate = estimate
  }

  /** Pauses also where the others must be waited for, and for ever once one of them is lost. `expansions` are its own. */
  run(expansions: number, stop: Stop): HuntEnd | undefined {
    const { hunt } = this.#member
    const until = hunt.expanded + expansions
    while (!this.#slate.aborted && hunt.expanded < until) {
      this.#look(stop)
      if (this.#member.turn()) continue
      if (this.#slate.isRoundDone) this.#openNext()
      else {
        this.#member.sleep()
        break
      }
    }
    return this.#end(stop)
  }

  /** The others may go. */
  dismiss(): void {
    this.#slate.dismiss()
  }

  #look(stop: Stop): void {
    if (stop.aborted) this.#slate.end(STOPPED)
    else if (this.#team.isLost) this.#slate.end(LOST)
  }

  #openNext(): void {
    const { least, ceiling } = this.#slate
    if (least >= ceiling) this.#slate.end(EXHAUSTED)
    else this.#slate.open(least)
  }

  #end(stop: Stop): HuntEnd | undefined {
    switch (this.#slate.state) {
      case LINE:
        return this.#gatherLine(stop)
      case EXHAUSTED:
        return { end: 'exhausted' }
      case STATES:
        return { end: 'stopped', stoppedBy: 'states' }
      case MEMORY:
        return { end: 'stopped', stoppedBy: 'memory' }
      case STOPPED:
        return { end: 'stopped', stoppedBy: 'caller' }
      default:
        return undefined
    }
  }

  /** From its end to the start, asking whose the states are. */
  #gatherLine(stop: Stop): HuntEnd | undefined {
    const moves: Move[] = []
    for (let step = this.#slate.found; ; ) {
      moves.push(step.move)
      const before = this.#cameBy(step.parent, stop)
      if (!before) return stop.aborted ? { end: 'stopped', stoppedBy: 'caller' } : undefined
      if (before.parent === 0) return { end: 'line', moves: moves.reverse() }
      step = before
    }
  }

  #cameBy(state: StateRef, stop: Stop): { readonly parent: StateRef; readonly move: Move } | undefined {
    if (memberOf(state) === 0) return this.#member.hunt.cameBy(numberOf(state))
    this.#slate.ask(state)
    while (!stop.aborted && !this.#team.isLost) {
      const answer = this.#slate.answerTo(state)
      if (answer) return answer
    }
    return undefined
  }
}
