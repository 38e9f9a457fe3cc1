/**
 * A pattern database (Culberson and Schaeffer 1998) of some colours: the fewest pushes that join each of them and bring out what is hidden
 * of them, from each position of their excerpt, whatever the rest of the stage does. Never too high for the whole.
 */
import type { State } from '../../../play.ts'
import type { StateTable } from '../table.ts'
import { NEVER } from './distances.ts'
import type { Excerpt } from './excerpt.ts'

export class Pattern {
  readonly #excerpt: Excerpt
  readonly #table: StateTable
  readonly #far: Int32Array

  /** `far`: pushes by the table's states, in their order. */
  constructor(excerpt: Excerpt, table: StateTable, far: Int32Array) {
    this.#excerpt = excerpt
    this.#table = table
    this.#far = far
  }

  /** Positions it has. */
  get size(): number {
    return this.#table.size
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

/** The number of the whole stage's state in a table of the excerpt's, whose key is it then; 0: none. */
export function lookUp({ bytes }: Excerpt, table: StateTable, state: State): number {
  const { key } = table
  for (let i = 0; i < bytes.length; i++) key[i] = state[bytes[i]!]!
  return table.find()
}
