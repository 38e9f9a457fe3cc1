/** Moves on packed positions: one position laid out, and from it any of its moves written out. */
import type { State } from '../../play.ts'
import { LEFT, type Model, RIGHT } from './model.ts'
import { Motion } from './motion.ts'
import { Position } from './position.ts'
import { emerge, fall, mayEmerge } from './settle.ts'

export class Play {
  readonly model: Model
  /** Of the state read last. */
  readonly position: Position
  readonly #motion: Motion
  /** Where buds may emerge, pieces are merged and joined in between: that happens here, on a copy. */
  readonly #after: Motion
  /** Bodies that are alike are told apart only where this is false. */
  readonly #canonical: boolean
  /** Of the last push: how many groups it moved, the one farthest ahead, the way, and what followed. */
  #count = 0
  #last = 0
  #way = 0
  #fell = false
  #wakes = false

  constructor(model: Model, canonical: boolean) {
    this.model = model
    this.position = new Position(model)
    this.#motion = new Motion(this.position)
    this.#after = new Motion(new Position(model))
    this.#canonical = canonical
  }

  /** The loaded stage, merged; nothing has fallen or emerged. Or `from`, where bodies that are alike may go by other names. */
  start(into: State, from?: State): void {
    // What was read last stays laid out.
    const { model } = this
    const position = new Position(model)
    if (from) position.read(from)
    else {
      position.place.set(model.startBodies)
      position.place.set(model.startFree, position.units.firstFree)
    }
    position.write(into, this.#canonical)
  }

  read(state: State): void {
    this.#motion.forget()
    this.position.read(state)
    this.#motion.hanging()
  }

  /** Whether a group can be pushed one cell to the right or left. */
  canPush(group: number, right: boolean): boolean {
    return this.#motion.push(group, right ? RIGHT : LEFT)
  }

  /**
   * Pushes a group one cell to the right or left and writes the position that comes of it; false: it does not move. The position read is
   * as it was only after `takeBack`.
   */
  push(group: number, right: boolean, into: State): boolean {
    const { position } = this
    const motion = this.#motion
    const way = right ? RIGHT : LEFT
    if (!motion.push(group, way)) return false
    this.#count = motion.movingCount
    this.#last = motion.moving[motion.movingCount - 1]!
    this.#way = way
    motion.shift(way)
    this.#fell = motion.settle()
    position.write(into, this.#canonical)
    this.#wakes = mayEmerge(motion) && this.#emerge(into)
    return true
  }

  /** Before `takeBack`: whether what was pushed can be pushed right back, and has joined and woken nothing: as many lines lead on as before. */
  isQuiet(): boolean {
    const motion = this.#motion
    if (this.#fell || this.#wakes) return false
    // What goes back with the group farthest ahead is among what was pushed: nobody else has come near.
    return motion.push(this.#last, this.#way ^ 1) && motion.movingCount === this.#count && !motion.mayJoin()
  }

  takeBack(): void {
    this.#motion.undo()
  }

  /** false: nothing has emerged after all. */
  #emerge(state: State): boolean {
    const after = this.#after
    let any = false
    after.position.read(state)
    while (emerge(after)) {
      any = true
      fall(after)
      after.position.write(state, this.#canonical)
      after.position.read(state)
    }
    after.forget()
    return any
  }
}
