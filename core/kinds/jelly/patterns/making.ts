/** A pattern database in the making: all positions of an excerpt that can come of one at rest, and what may come of each. */
import type { State } from '../../../play.ts'
import type { Stop } from '../../../solving.ts'
import { Goal } from '../goal.ts'
import type { Model } from '../model.ts'
import { Position } from '../position.ts'
import { StateTable } from '../table.ts'
import { Steps } from './distances.ts'
import { type Excerpt, excerptOf } from './excerpt.ts'
import { Outcomes, type Tries } from './outcomes.ts'
import { lookUp, Pattern } from './pattern.ts'

/** Groups of an excerpt: any of them may be shifted together, so the work doubles with each. */
const MOST_GROUPS = 9

export class Making {
  readonly #colours: number
  readonly #excerpt: Excerpt
  readonly #table: StateTable
  readonly #position: Position
  readonly #goal: Goal
  readonly #outcomes: Outcomes
  readonly #state: State
  readonly #steps = new Steps()
  readonly #goals: number[] = []
  /** By node and cost, the node that such a step to it was told of last. */
  readonly #told: number[] = []
  /** The position whose outcomes are being found. */
  #number = 0

  private constructor(excerpt: Excerpt, start: State, colours: number) {
    const { model } = excerpt
    this.#colours = colours
    this.#excerpt = excerpt
    this.#table = new StateTable(model.stride)
    this.#position = new Position(model)
    this.#goal = new Goal(model)
    this.#outcomes = new Outcomes(excerpt)
    this.#state = new Uint8Array(model.stride)
    lookUp(excerpt, this.#table, start)
    this.#position.read(this.#table.key)
    this.#table.add(0, 0)
    this.#begin()
  }

  /** Of some colours (bits), from a position at rest; undefined: of too many groups. */
  static of(model: Model, start: State, colours: number): Making | undefined {
    const making = new Making(excerptOf(model, start, colours), start, colours)
    return making.#position.groupCount + model.buds.length > MOST_GROUPS ? undefined : making
  }

  /** Positions met so far. */
  get size(): number {
    return this.#table.size
  }

  /** Of all that grows. */
  get bytes(): number {
    return this.#table.bytes + this.#steps.bytes
  }

  /** Goes on until all is known; undefined: no try is left, there are more positions than that, or it was stopped. */
  goOn(tries: Tries, mostPositions: number, stop: Stop): Pattern | undefined {
    const table = this.#table
    const visit = (next: State, pushes: number): void => this.#add(next, pushes)
    while (this.#number <= table.size) {
      if (table.size > mostPositions) return undefined
      table.read(this.#number, this.#state)
      this.#position.read(this.#state)
      if (this.#goal.isDone(this.#position, this.#colours)) this.#goals.push(this.#number - 1)
      else if (!this.#outcomes.each(this.#state, tries, stop, visit)) return undefined
      this.#begin()
    }
    return new Pattern(this.#excerpt, table, this.#steps.distances(table.size, this.#goals))
  }

  #begin(): void {
    this.#number++
    this.#steps.begin()
  }

  #add(next: State, pushes: number): void {
    const table = this.#table
    table.key.set(next)
    const known = table.find() || table.add(0, 0)
    const step = 2 * known + pushes
    if (this.#told[step] === this.#number) return
    this.#told[step] = this.#number
    this.#steps.add(known - 1, pushes)
  }
}
