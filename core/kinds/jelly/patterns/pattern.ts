/**
 * A pattern database (Culberson and Schaeffer 1998) of one colour: the fewest pushes that join it and bring out what is hidden of it, from
 * each position of its excerpt, whatever the rest of the stage does. Never too high for the whole.
 */
import type { State } from '../../../play.ts'
import type { Stop } from '../../../solving.ts'
import { Goal } from '../goal.ts'
import type { Model } from '../model.ts'
import { Position } from '../position.ts'
import { StateTable } from '../table.ts'
import { NEVER, Steps } from './distances.ts'
import { type Excerpt, excerptOf } from './excerpt.ts'
import { Outcomes } from './outcomes.ts'

/** Groups of an excerpt: any of them may be shifted together, so the work doubles with each. */
const MOST_GROUPS = 8

export class Pattern {
  readonly #excerpt: Excerpt
  readonly #table: StateTable
  readonly #far: Int32Array

  private constructor(excerpt: Excerpt, table: StateTable, far: Int32Array) {
    this.#excerpt = excerpt
    this.#table = table
    this.#far = far
  }

  /** Of the positions that can come of one at rest; undefined: that would be more than `mostWork` tries, or it was stopped. */
  static of(model: Model, start: State, colour: number, mostWork: number, stop: Stop): Pattern | undefined {
    const excerpt = excerptOf(model, start, colour)
    const table = new StateTable(excerpt.model.stride)
    lookUp(excerpt, table, start)
    table.add(0, 0)
    const position = new Position(excerpt.model)
    position.read(table.key)
    if (position.groupCount + excerpt.model.buds.length > MOST_GROUPS) return undefined
    const goal = new Goal(excerpt.model)
    const outcomes = new Outcomes(excerpt, mostWork, stop)
    const steps = new Steps()
    const goals: number[] = []
    const state = new Uint8Array(excerpt.model.stride)
    /** By node and cost, the node that such a step to it was told of last. */
    const told: number[] = []
    for (let number = 1; number <= table.size; number++) {
      steps.begin()
      table.read(number, state)
      position.read(state)
      if (goal.isDone(position, colour)) {
        goals.push(number - 1)
        continue
      }
      const visit = (next: State, pushes: number): void => {
        table.key.set(next)
        const known = table.find() || table.add(0, 0)
        const step = 2 * known + pushes
        if (told[step] === number) return
        told[step] = number
        steps.add(known - 1, pushes)
      }
      if (!outcomes.each(state, visit)) return undefined
    }
    return new Pattern(excerpt, table, steps.distances(table.size, goals))
  }

  /** Of what it keeps. */
  get bytes(): number {
    return this.#table.bytes + this.#far.byteLength
  }

  /** Pushes from a state of the whole stage, at least; Infinity: no line leads on. */
  left(state: State): number {
    const number = lookUp(this.#excerpt, this.#table, state)
    // Positions behind those that are done are not in it.
    if (number === 0) return 0
    const far = this.#far[number - 1]!
    return far === NEVER ? Number.POSITIVE_INFINITY : far
  }
}

function lookUp({ bytes }: Excerpt, table: StateTable, state: State): number {
  const { key } = table
  for (let i = 0; i < bytes.length; i++) key[i] = state[bytes[i]!]!
  return table.find()
}
