/** How things move on a position: what a push takes along, what falls, and all of it taken back. */
import { BLACK, DOWN, UP } from './model.ts'
import { NOBODY, type Position, SOLID } from './position.ts'

/** Works on one position; `hanging` must have seen it after its `read` before `settle` is asked. */
export class Motion {
  readonly position: Position
  /** What `push` or `hanging` found, `movingCount` groups; what `shift` moves. */
  readonly moving: Int16Array
  movingCount = 0
  readonly #mark: Int32Array
  #stamp = 0
  /** All groups, each after what holds it up; `#heldBy` is NOBODY for those that hang. */
  readonly #standing: Int16Array
  readonly #heldBy: Int16Array
  /** The shifts to take back: of each its groups, how many, and the way. */
  #log = new Int16Array(256)
  #logged = 0

  constructor(position: Position) {
    this.position = position
    const groups = position.groups.length
    this.moving = new Int16Array(groups)
    this.#mark = new Int32Array(groups)
    this.#standing = new Int16Array(groups)
    this.#heldBy = new Int16Array(groups)
  }

  /** Finds what a push of a group one cell that way moves; false: something solid is in the way. */
  push(group: number, way: number): boolean {
    if (group === SOLID) return false
    const { moving } = this
    const { place, owner, first, next, model, units } = this.position
    const { faceFrom, faceOffsets } = units
    const step = model.steps[way]!
    const mark = this.#mark
    const stamp = ++this.#stamp
    moving[0] = group
    mark[group] = stamp
    let count = 1
    for (let i = 0; i < count; i++) {
      for (let unit = first[moving[i]!]!; unit >= 0; unit = next[unit]!) {
        const ahead = place[unit]! + step
        const face = 4 * unit + way
        for (let k = faceFrom[face]!; k < faceFrom[face + 1]!; k++) {
          const other = owner[ahead + faceOffsets[k]!]!
          if (other === NOBODY || mark[other] === stamp) continue
          if (other === SOLID) return false
          mark[other] = stamp
          moving[count++] = other
        }
      }
    }
    this.movingCount = count
    return true
  }

  /** Whether a group is among those found last. */
  isMoving(group: number): boolean {
    return this.#mark[group] === this.#stamp
  }

  /** Finds the groups that nothing holds up; false: there are none. Remembers what holds the others, for `settle`. */
  hanging(): boolean {
    const { moving } = this
    const { place, owner, first, next, groups, groupCount, model, units } = this.position
    const { faceFrom, faceOffsets } = units
    const { pitch } = model
    const mark = this.#mark
    const held = ++this.#stamp
    const standing = this.#standing
    const heldBy = this.#heldBy
    let count = 0
    for (let i = 0; i < groupCount; i++) {
      const group = groups[i]!
      if (!this.#leansOn(group, DOWN, SOLID)) continue
      mark[group] = held
      heldBy[group] = SOLID
      standing[count++] = group
    }
    for (let i = 0; i < count; i++) {
      const below = standing[i]!
      for (let unit = first[below]!; unit >= 0; unit = next[unit]!) {
        const above = place[unit]! - pitch
        const face = 4 * unit + UP
        for (let k = faceFrom[face]!; k < faceFrom[face + 1]!; k++) {
          const group = owner[above + faceOffsets[k]!]!
          if (group <= SOLID || mark[group] === held) continue
          mark[group] = held
          heldBy[group] = below
          standing[count++] = group
        }
      }
    }
    if (count === groupCount) return false
    const hangs = ++this.#stamp
    this.movingCount = 0
    for (let i = 0; i < groupCount; i++) {
      const group = groups[i]!
      if (mark[group] === held) continue
      mark[group] = hangs
      moving[this.movingCount++] = group
      heldBy[group] = NOBODY
      standing[count++] = group
    }
    return true
  }

  /** Whether a cell next to a group's on that side has that owner. */
  #leansOn(group: number, way: number, on: number): boolean {
    const { place, owner, first, next, model, units } = this.position
    const { faceFrom, faceOffsets } = units
    const step = model.steps[way]!
    for (let unit = first[group]!; unit >= 0; unit = next[unit]!) {
      const ahead = place[unit]! + step
      const face = 4 * unit + way
      for (let k = faceFrom[face]!; k < faceFrom[face + 1]!; k++) if (owner[ahead + faceOffsets[k]!] === on) return true
    }
    return false
  }

  /**
   * After a push of what is in `moving`, and `hanging` before it: everything that lost its hold falls, a row at a time. The others keep
   * what holds them, so only those are looked at that were held, at any remove, by what moved. false: nothing fell.
   */
  settle(): boolean {
    const { moving } = this
    const { groupCount } = this.position
    const mark = this.#mark
    const standing = this.#standing
    const heldBy = this.#heldBy
    const pushed = this.#stamp
    const loose = ++this.#stamp
    let count = 0
    for (let i = 0; i < groupCount; i++) {
      const group = standing[i]!
      const by = heldBy[group]!
      if (mark[group] !== pushed && by !== NOBODY && (by === SOLID || mark[by] !== loose)) continue
      mark[group] = loose
      moving[count++] = group
    }
    let fell = false
    for (;;) {
      count = this.#dropHeld(count, loose)
      this.movingCount = count
      if (count === 0) return fell
      this.shift(DOWN)
      fell = true
    }
  }

  /** Takes out of the first `count` of `moving`, all marked `loose`, those that something holds up. */
  #dropHeld(count: number, loose: number): number {
    const { moving } = this
    const { place, owner, first, next, model, units } = this.position
    const { faceFrom, faceOffsets } = units
    const { pitch } = model
    const mark = this.#mark
    let left = count
    let before: number
    do {
      before = left
      left = 0
      for (let i = 0; i < before; i++) {
        const group = moving[i]!
        let isHeld = false
        for (let unit = first[group]!; unit >= 0 && !isHeld; unit = next[unit]!) {
          const below = place[unit]! + pitch
          const face = 4 * unit + DOWN
          for (let k = faceFrom[face]!; k < faceFrom[face + 1]!; k++) {
            const other = owner[below + faceOffsets[k]!]!
            if (other === NOBODY || mark[other] === loose) continue
            isHeld = true
            break
          }
        }
        if (isHeld) mark[group] = loose - 1
        else moving[left++] = group
      }
    } while (left !== before)
    return left
  }

  /** Moves what was found one cell, all at once; `undo` takes it back. Colours stay behind. */
  shift(way: number): void {
    const { moving, movingCount } = this
    const { place, owner, first, next, model, units } = this.position
    const { faceFrom, faceOffsets } = units
    const step = model.steps[way]!
    this.#note(way)
    for (let i = 0; i < movingCount; i++) {
      const group = moving[i]!
      for (let unit = first[group]!; unit >= 0; unit = next[unit]!) {
        const at = place[unit]!
        const face = 4 * unit + (way ^ 1)
        for (let k = faceFrom[face]!; k < faceFrom[face + 1]!; k++) owner[at + faceOffsets[k]!] = NOBODY
      }
    }
    for (let i = 0; i < movingCount; i++) {
      const group = moving[i]!
      for (let unit = first[group]!; unit >= 0; unit = next[unit]!) {
        const at = (place[unit]! += step)
        const face = 4 * unit + way
        for (let k = faceFrom[face]!; k < faceFrom[face + 1]!; k++) owner[at + faceOffsets[k]!] = group
      }
    }
  }

  /** Whether what moved last may now be next to a jelly of its own colour that did not. Colours must not have been left behind before. */
  mayJoin(): boolean {
    const { moving, movingCount } = this
    const { place, owner, colour, colours, first, next, model, units } = this.position
    const { faceFrom, faceOffsets } = units
    const black = 1 << BLACK
    for (let i = 0; i < movingCount; i++) {
      const group = moving[i]!
      const own = colours[group]! & ~black
      if (own === 0) continue
      for (let unit = first[group]!; unit >= 0; unit = next[unit]!) {
        if (units.colour[unit] === BLACK) continue
        for (let face = 4 * unit; face < 4 * unit + 4; face++) {
          const ahead = place[unit]! + model.steps[face & 3]!
          for (let k = faceFrom[face]!; k < faceFrom[face + 1]!; k++) {
            const cell = ahead + faceOffsets[k]!
            const other = owner[cell]!
            if (other === NOBODY || this.isMoving(other)) continue
            if (((other === SOLID ? 1 << colour[cell]! : colours[other]!) & own) !== 0) return true
          }
        }
      }
    }
    return false
  }

  /** Remembers a shift of what is in `moving`. */
  #note(way: number): void {
    const { moving, movingCount } = this
    const end = this.#logged + movingCount + 2
    if (end > this.#log.length) {
      const longer = new Int16Array(2 * end)
      longer.set(this.#log)
      this.#log = longer
    }
    const log = this.#log
    let at = this.#logged
    for (let i = 0; i < movingCount; i++) log[at++] = moving[i]!
    log[at++] = movingCount
    log[at] = way
    this.#logged = end
  }

  /** Takes back every shift since `forget`. */
  undo(): void {
    const log = this.#log
    let end = this.#logged
    while (end > 0) {
      const way = log[end - 1]!
      const count = log[end - 2]!
      end -= count + 2
      this.movingCount = count
      for (let i = 0; i < count; i++) this.moving[i] = log[end + i]!
      this.#logged = end
      this.shift(way ^ 1)
    }
    this.#logged = 0
  }

  /** What was shifted so far stays. */
  forget(): void {
    this.#logged = 0
  }
}
