/** Moves on packed positions: one position laid out, and from it any of its moves written out. */
import type { State } from '../../play.ts'
import type { Model } from './model.ts'
import { Position } from './position.ts'
import { emerge, fall, touches } from './settle.ts'

export class Play {
  readonly model: Model
  /** Of the position read last. */
  readonly position: Position
  /** Where buds emerge, pieces are merged and joined in between: that happens here, on a copy. */
  readonly #after: Position
  /** Bodies that are alike are told apart only where this is false. */
  readonly #canonical: boolean

  constructor(model: Model, canonical: boolean) {
    this.model = model
    this.position = new Position(model)
    this.#after = new Position(model)
    this.#canonical = canonical
  }

  /** The loaded stage, merged; nothing has fallen or emerged. */
  start(into: State): void {
    const { position, model } = this
    position.at.fill(0)
    model.bodies.forEach(({ offsets }, body) => {
      offsets.forEach((offset, i) => {
        position.at[position.firstSlot[body]! + i] = model.startBodies[body]! + offset
      })
    })
    position.at.set(model.startFree, position.freeSlot)
    position.emerged.fill(0)
    position.write(into, this.#canonical)
  }

  read(state: State, from = 0): void {
    this.position.read(state, from)
    this.position.keep()
  }

  /** Pushes a group one cell to the right or left and writes the position that comes of it; false: it does not move. */
  push(group: number, right: boolean, into: State): boolean {
    const { position } = this
    const step = right ? 1 : -1
    if (!position.push(group, step)) return false
    position.shift(step)
    fall(position)
    position.write(into, this.#canonical)
    if (touches(position)) this.#emerge(into)
    position.restore()
    return true
  }

  #emerge(state: State): void {
    const after = this.#after
    after.read(state)
    while (emerge(after)) {
      fall(after)
      after.write(state, this.#canonical)
      after.read(state)
    }
  }
}
