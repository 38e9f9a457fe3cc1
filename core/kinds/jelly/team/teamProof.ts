/**
 * A proof that begins alone, and calls a team once it lasts: most searches end before a thread could start. The team begins anew, which
 * costs little by then, and simpler is surer. Where one of it is lost, the proof is begun once more, alone. What was proven stays so.
 */
import type { SolveOptions, Stop, Team, Work } from '../../../solving.ts'
import { type Estimate, Hunt, type HuntEnd } from '../hunt.ts'
import type { Model } from '../model.ts'
import { huntFor, type Proof } from '../proof.ts'
import { bytesOfRings } from './mailbox.ts'
import { MOST_MEMBERS } from './share.ts'
import { SharedHunt } from './sharedHunt.ts'

/** No team where its rings would take more than one part in so many of the memory allowed. */
const RINGS_SHARE = 8

export class TeamProof implements Proof {
  readonly #model: Model
  readonly #options: SolveOptions
  readonly #team: Team
  #now: Hunt | SharedHunt
  /** Called, and not all there. */
  #called: SharedHunt | undefined
  #mayCall: boolean
  /** What it was told, for hunts to come. */
  #ceiling = Number.POSITIVE_INFINITY
  #maxBytes: number
  #estimate: Estimate | undefined
  /** Of hunts that were given up. */
  #spent = 0
  #stored = 0
  #proven = 0

  constructor(model: Model, options: SolveOptions, team: Team) {
    this.#model = model
    this.#options = options
    this.#team = team
    this.#now = huntFor(model, options)
    this.#maxBytes = options.maxBytes ?? Number.POSITIVE_INFINITY
    this.#mayCall = team.size > 1 && team.size <= MOST_MEMBERS && RINGS_SHARE * bytesOfRings(model, team.size) <= this.#maxBytes
  }

  get expanded(): number {
    return this.#spent + this.#now.expanded
  }

  get work(): Work {
    return { expanded: this.expanded, stored: Math.max(this.#stored, this.#now.work.stored) }
  }

  get bytes(): number {
    return this.#now.bytes
  }

  get lowerBound(): number {
    return Math.max(this.#proven, this.#now.lowerBound)
  }

  set ceiling(length: number) {
    this.#ceiling = length
    this.#now.ceiling = length
  }

  set maxBytes(bytes: number) {
    this.#maxBytes = bytes
    this.#now.maxBytes = bytes
  }

  set estimate(estimate: Estimate) {
    this.#estimate = estimate
    this.#now.estimate = estimate
  }

  run(expansions: number, stop: Stop): HuntEnd | undefined {
    if (this.#now instanceof Hunt) {
      // Nobody is called for a start that is solved.
      const end = this.#now.run(0, stop)
      if (end) return end
      this.#call(this.#now)
    }
    if (this.#called?.isComplete && !this.#team.isLost) {
      const shared = this.#called
      this.#called = undefined
      this.#goOnWith(shared)
    }
    const end = this.#now.run(expansions, stop)
    if (!end && this.#now instanceof SharedHunt && this.#team.isLost) {
      this.dismiss()
      this.#goOnWith(huntFor(this.#model, this.#options))
    }
    return end
  }

  /** Sends the others home, wherever they are. */
  dismiss(): void {
    this.#called?.dismiss()
    if (this.#now instanceof SharedHunt) this.#now.dismiss()
  }

  #call(alone: Hunt): void {
    if (!this.#mayCall || alone.expanded < this.#team.after) return
    this.#mayCall = false
    this.#called = new SharedHunt(this.#model, this.#options, this.#team, alone.expanded)
    this.#team.gather(this.#called.call)
  }

  #goOnWith(next: Hunt | SharedHunt): void {
    this.#proven = this.lowerBound
    this.#stored = this.work.stored
    this.#spent = this.expanded
    this.#now = next
    next.ceiling = this.#ceiling
    next.maxBytes = this.#maxBytes
    if (this.#estimate) next.estimate = this.#estimate
  }
}
