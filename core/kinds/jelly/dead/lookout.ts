/** Dead ends among the positions that a search meets: at a glance before one is kept, and thoroughly once its turn comes, where that pays. */
import type { State } from '../../../play.ts'
import type { Position } from '../position.ts'
import { DeadEnd } from './deadEnd.ts'
import { Glance } from './glance.ts'
import { Trial } from './trial.ts'

/** Of the looks of one trial: with fewer dead ends, it takes less time to go on from them. */
const LEAST_DEAD = 1 / 16

export class Lookout {
  readonly #glance: Glance
  readonly #deadEnd: DeadEnd
  readonly #trial = new Trial(LEAST_DEAD)

  /** `turn`: where the positions are laid out whose turn has come. */
  constructor(turn: Position) {
    this.#glance = new Glance(turn.model)
    this.#deadEnd = new DeadEnd(turn)
  }

  /** Of what it remembers. */
  get bytes(): number {
    return this.#glance.bytes
  }

  /** Of a position at rest. */
  seesDead(state: State): boolean {
    return this.#glance.isDead(state)
  }

  /** Of the position laid out. */
  isDead(): boolean {
    if (!this.#trial.isDue()) return false
    const isDead = this.#deadEnd.isDead()
    this.#trial.note(isDead, false)
    return isDead
  }
}
