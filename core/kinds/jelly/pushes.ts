/** The pushes of one position, and what each of them moves: the same cells going the same way are one push, whichever of them was chosen. */
import type { State } from '../../play.ts'
import { LEFT, RIGHT } from './model.ts'
import { Motion } from './motion.ts'
import type { Play } from './play.ts'

export class Pushes {
  readonly #play: Play
  readonly #motion: Motion

  /** Of the position that `play` has read. */
  constructor(play: Play) {
    this.#play = play
    this.#motion = new Motion(play.position)
  }

  /** Writes what comes of each push that moves something to `into`, and calls `visit`, before it is taken back. */
  each(into: State, visit: (group: number, right: boolean) => void): void {
    const { position } = this.#play
    for (let i = 0; i < position.groupCount; i++) {
      const group = position.groups[i]!
      for (const right of [false, true]) {
        if (!this.#play.push(group, right, into)) continue
        visit(group, right)
        this.#play.takeBack()
      }
    }
  }

  /** What a push that moves something moves, and which way; equal only for the same cells with the same on them. */
  moved(group: number, right: boolean): string {
    const motion = this.#motion
    const { place, first, next, units } = this.#play.position
    motion.push(group, right ? RIGHT : LEFT)
    const cells: number[] = []
    for (let i = 0; i < motion.movingCount; i++) {
      for (let unit = first[motion.moving[i]!]!; unit >= 0; unit = next[unit]!) {
        for (let k = units.from[unit]!; k < units.from[unit + 1]!; k++)
          cells.push((place[unit]! + units.offsets[k]!) * 16 + units.cellColours[k]!)
      }
    }
    cells.sort((a, b) => a - b)
    return String.fromCharCode(right ? 1 : 0, ...cells)
  }

  /** How many different pushes there are. */
  count(): number {
    const { position } = this.#play
    const seen = new Set<string>()
    for (let i = 0; i < position.groupCount; i++) {
      for (const right of [false, true])
        if (this.#play.canPush(position.groups[i]!, right)) seen.add(this.moved(position.groups[i]!, right))
    }
    return seen.size
  }
}
