/** One position of a stage laid out for play: who stands where, what moves as one, pushes and falls. All memory is taken once. */
import type { State } from '../../play.ts'
import { BLACK, type Model } from './model.ts'

/** In `owner`, where no group stands. */
export const NOBODY = 0
/** In `owner`, walls and anchored groups: nothing ever moves them. */
export const SOLID = 1

/**
 * Cells are grid cells of the model, a slot is one cell of a piece: first those of the bodies, then linked buds, then free cells. Groups
 * are numbered from 2, with gaps. After `read` they are merged; pushes and falls leave them as they are until the next `read`.
 */
export class Position {
  readonly model: Model
  /** By cell. */
  readonly owner: Int16Array
  readonly colour: Uint8Array
  /** By slot: its cell, 0 where it has not emerged. */
  readonly at: Int16Array
  readonly colourOfSlot: Uint8Array
  /** The slots of a group: `first[group]`, then `next[slot]` until -1. */
  readonly first: Int16Array
  readonly next: Int16Array
  readonly last: Int16Array
  /** The groups present, `groupCount` of them. */
  readonly groups: Int16Array
  groupCount = 0
  /** By bud. */
  readonly emerged: Uint8Array
  pending = 0
  /** What `push` or `hanging` found, `movingCount` groups; what `shift` moves. */
  readonly moving: Int16Array
  movingCount = 0

  readonly firstSlot: Int32Array
  readonly budSlot: Int32Array
  readonly freeSlot: number
  readonly slots: number
  /** The number a slot's owner has before merging. */
  readonly #unit: Int16Array
  readonly #lead: Int16Array
  readonly #mark: Int32Array
  readonly #visited: Int32Array
  readonly #stack: Int16Array
  readonly #home: Int16Array
  readonly #sorted: Int16Array
  #stamp = 0

  constructor(model: Model) {
    this.model = model
    const { bodies, buds, startFree, size } = model
    const linked = buds.filter((bud) => bud.linked).length
    const bodyCells = bodies.reduce((sum, { offsets }) => sum + offsets.length, 0)
    this.slots = bodyCells + linked + startFree.length
    this.freeSlot = bodyCells + linked
    this.owner = Int16Array.from(model.solid)
    this.colour = Uint8Array.from(model.staticColours)
    this.at = new Int16Array(this.slots)
    this.colourOfSlot = new Uint8Array(this.slots)
    this.#unit = new Int16Array(this.slots)
    this.next = new Int16Array(this.slots)
    this.#home = new Int16Array(this.slots)
    const units = 2 + bodies.length + startFree.length
    this.first = new Int16Array(units)
    this.last = new Int16Array(units)
    this.groups = new Int16Array(units)
    this.moving = new Int16Array(units)
    this.#lead = new Int16Array(units)
    this.#mark = new Int32Array(units)
    this.#visited = new Int32Array(Math.max(size, BLACK))
    this.#stack = new Int16Array(Math.max(size, units))
    this.#sorted = new Int16Array(bodies.length + startFree.length)
    this.emerged = new Uint8Array(buds.length)
    this.firstSlot = new Int32Array(bodies.length)
    this.budSlot = new Int32Array(buds.length).fill(-1)

    let slot = 0
    const add = (colour: number, unit: number): number => {
      this.colourOfSlot[slot] = colour
      this.#unit[slot] = unit
      return slot++
    }
    bodies.forEach(({ colours }, body) => {
      this.firstSlot[body] = slot
      for (const colour of colours) add(colour, 2 + body)
    })
    buds.forEach((bud, i) => {
      if (bud.linked) this.budSlot[i] = add(bud.colour, bud.body < 0 ? SOLID : 2 + bud.body)
    })
    for (let colour = 1; colour < BLACK; colour++) {
      for (let i = model.freeFrom[colour]!; i < model.freeFrom[colour + 1]!; i++) add(colour, 2 + bodies.length + i)
    }
  }

  /** Lays out a state whose bytes begin at `from`, merged. */
  read(state: State, from = 0): void {
    const { at, owner, colour } = this
    for (let slot = 0; slot < this.slots; slot++) {
      const cell = at[slot]!
      owner[cell] = cell === 0 ? SOLID : NOBODY
      colour[cell] = 0
    }
    this.#place(state, from)
    this.#merge()
  }

  #place(state: State, from: number): void {
    const { at, emerged, model } = this
    const { bodies, buds, wide } = model
    let byte = from + ((buds.length + 7) >> 3)
    let slot = 0
    for (let body = 0; body < bodies.length; body++) {
      const place = wide ? (state[byte++]! << 8) | state[byte++]! : state[byte++]!
      const { offsets } = bodies[body]!
      for (let i = 0; i < offsets.length; i++) at[slot++] = place + offsets[i]!
    }
    this.pending = 0
    for (let i = 0; i < buds.length; i++) {
      emerged[i] = (state[from + (i >> 3)]! >> (i & 7)) & 1
      if (emerged[i] === 0) this.pending++
      if (this.budSlot[i]! >= 0) at[slot++] = emerged[i] === 1 ? this.budCell(i) + buds[i]!.step : 0
    }
    while (slot < this.slots) at[slot++] = wide ? (state[byte++]! << 8) | state[byte++]! : state[byte++]!
  }

  /** Unites neighbours of one colour, and lists the groups. */
  #merge(): void {
    const { at, owner, colour, first, next, last, groups, slots, model } = this
    const { pitch, staticCells } = model
    const lead = this.#lead
    const unit = this.#unit
    for (let i = 0; i < lead.length; i++) {
      lead[i] = i
      first[i] = -1
    }
    for (let slot = 0; slot < slots; slot++) {
      const cell = at[slot]!
      if (cell === 0) continue
      owner[cell] = unit[slot]!
      colour[cell] = this.colourOfSlot[slot]!
    }
    for (let slot = 0; slot < slots; slot++) {
      const cell = at[slot]!
      const own = colour[cell]!
      if (cell === 0 || own === BLACK) continue
      if (colour[cell + 1] === own) this.#unite(owner[cell]!, owner[cell + 1]!)
      if (colour[cell + pitch] === own) this.#unite(owner[cell]!, owner[cell + pitch]!)
    }
    for (let i = 0; i < staticCells.length; i++) {
      const cell = staticCells[i]!
      const own = colour[cell]!
      if (colour[cell + 1] === own) this.#unite(SOLID, owner[cell + 1]!)
      if (colour[cell + pitch] === own) this.#unite(SOLID, owner[cell + pitch]!)
    }
    let count = 0
    for (let slot = 0; slot < slots; slot++) {
      const cell = at[slot]!
      if (cell === 0) continue
      let group = unit[slot]!
      while (lead[group] !== group) group = lead[group]!
      owner[cell] = group
      if (group === SOLID) continue
      next[slot] = -1
      if (first[group]! < 0) {
        first[group] = slot
        groups[count++] = group
      } else next[last[group]!] = slot
      last[group] = slot
    }
    this.groupCount = count
  }

  #unite(a: number, b: number): void {
    if (a === b) return
    const lead = this.#lead
    let [x, y] = [a, b]
    while (lead[x] !== x) x = lead[x]!
    while (lead[y] !== y) y = lead[y]!
    if (x < y) lead[y] = x
    else lead[x] = y
  }

  /** Writes the state from `from` on. `canonical`: bodies that are alike change names so that their places ascend. */
  write(state: State, canonical: boolean, from = 0): void {
    const { model, at, emerged } = this
    const { bodies, buds, alike, freeFrom, wide } = model
    const budBytes = (buds.length + 7) >> 3
    for (let i = 0; i < budBytes; i++) state[from + i] = 0
    for (let i = 0; i < buds.length; i++) if (emerged[i] === 1) state[from + (i >> 3)]! |= 1 << (i & 7)
    const sorted = this.#sorted
    const count = sorted.length
    for (let body = 0; body < bodies.length; body++) sorted[body] = at[this.firstSlot[body]!]!
    for (let i = bodies.length; i < count; i++) sorted[i] = at[this.freeSlot + i - bodies.length]!
    if (canonical) for (let i = 0; i < alike.length; i++) sortRun(sorted, alike[i]![0], alike[i]![1])
    for (let colour = 1; colour < BLACK; colour++) sortRun(sorted, bodies.length + freeFrom[colour]!, bodies.length + freeFrom[colour + 1]!)
    let byte = from + budBytes
    for (let i = 0; i < count; i++) {
      if (wide) state[byte++] = sorted[i]! >> 8
      state[byte++] = sorted[i]! & 255
    }
  }

  /** The cell a bud is in now. */
  budCell(bud: number): number {
    const { body, cell } = this.model.buds[bud]!
    return body < 0 ? cell : this.at[this.firstSlot[body]!]! + cell
  }

  /** The group a bud is in: `SOLID` for a wall. */
  budOwner(bud: number): number {
    const { body } = this.model.buds[bud]!
    return body < 0 ? SOLID : this.owner[this.at[this.firstSlot[body]!]!]!
  }

  /** Finds what a push of a group by a grid step moves; false: something solid is in the way. */
  push(group: number, step: number): boolean {
    if (group === SOLID) return false
    const { at, owner, first, next, moving } = this
    const mark = this.#mark
    const stamp = ++this.#stamp
    moving[0] = group
    mark[group] = stamp
    let count = 1
    for (let i = 0; i < count; i++) {
      for (let slot = first[moving[i]!]!; slot >= 0; slot = next[slot]!) {
        const other = owner[at[slot]! + step]!
        if (other === NOBODY || mark[other] === stamp) continue
        if (other === SOLID) return false
        mark[other] = stamp
        moving[count++] = other
      }
    }
    this.movingCount = count
    return true
  }

  /** Whether a group is among those found last. */
  isMoving(group: number): boolean {
    return this.#mark[group] === this.#stamp
  }

  /** Finds the groups that nothing holds up; false: there are none. */
  hanging(): boolean {
    const { at, owner, first, next, moving, groups, groupCount } = this
    const { pitch } = this.model
    const mark = this.#mark
    const held = ++this.#stamp
    const stack = this.#stack
    let waiting = 0
    let standing = 0
    for (let i = 0; i < groupCount; i++) {
      const group = groups[i]!
      for (let slot = first[group]!; slot >= 0; slot = next[slot]!) {
        if (owner[at[slot]! + pitch] !== SOLID) continue
        mark[group] = held
        stack[waiting++] = group
        break
      }
    }
    while (waiting > 0) {
      standing++
      const below = stack[--waiting]!
      for (let slot = first[below]!; slot >= 0; slot = next[slot]!) {
        const group = owner[at[slot]! - pitch]!
        if (group <= SOLID || mark[group] === held) continue
        mark[group] = held
        stack[waiting++] = group
      }
    }
    if (standing === groupCount) return false
    const hangs = ++this.#stamp
    let count = 0
    for (let i = 0; i < groupCount; i++) {
      const group = groups[i]!
      if (mark[group] === held) continue
      mark[group] = hangs
      moving[count++] = group
    }
    this.movingCount = count
    return true
  }

  /** Moves what was found, all at once. */
  shift(step: number): void {
    const { at, owner, colour, first, next, moving, movingCount } = this
    for (let i = 0; i < movingCount; i++) {
      for (let slot = first[moving[i]!]!; slot >= 0; slot = next[slot]!) {
        const cell = at[slot]!
        owner[cell] = NOBODY
        colour[cell] = 0
      }
    }
    for (let i = 0; i < movingCount; i++) {
      const group = moving[i]!
      for (let slot = first[group]!; slot >= 0; slot = next[slot]!) {
        const cell = (at[slot]! += step)
        owner[cell] = group
        colour[cell] = this.colourOfSlot[slot]!
      }
    }
  }

  /** Remembers where everything stands, for `restore`. No groups may be united between the two. */
  keep(): void {
    this.#home.set(this.at)
  }

  restore(): void {
    const { at, owner, colour, slots } = this
    const home = this.#home
    let moved = false
    for (let slot = 0; slot < slots; slot++) {
      if (at[slot] === home[slot]) continue
      moved = true
      owner[at[slot]!] = NOBODY
      colour[at[slot]!] = 0
    }
    if (!moved) return
    // Groups keep their numbers, and a group's lists are untouched.
    for (let i = 0; i < this.groupCount; i++) {
      const group = this.groups[i]!
      for (let slot = this.first[group]!; slot >= 0; slot = this.next[slot]!) {
        const cell = home[slot]!
        at[slot] = cell
        owner[cell] = group
        colour[cell] = this.colourOfSlot[slot]!
      }
    }
  }

  /** A group that stays so until the next `read`: `slot`, absent so far, appears in it at `cell`. */
  appear(slot: number, cell: number, group: number): void {
    this.at[slot] = cell
    this.owner[cell] = group
    this.colour[cell] = this.colourOfSlot[slot]!
    if (group === SOLID) return
    this.next[slot] = -1
    this.next[this.last[group]!] = slot
    this.last[group] = slot
  }

  /** Makes two groups one; with `SOLID`, solid. */
  unite(a: number, b: number): void {
    if (a === b) return
    const [kept, lost] = a < b ? [a, b] : [b, a]
    for (let slot = this.first[lost]!; slot >= 0; slot = this.next[slot]!) this.owner[this.at[slot]!] = kept
    if (kept !== SOLID) {
      this.next[this.last[kept]!] = this.first[lost]!
      this.last[kept] = this.last[lost]!
    }
    const i = this.groups.indexOf(lost)
    this.groups[i] = this.groups[--this.groupCount]!
  }

  /** Nothing is hidden any more, and no colour is in two pieces. */
  isSolved(): boolean {
    if (this.pending > 0) return false
    const { at, colour, slots, model } = this
    const { staticCells } = model
    const stamp = ++this.#stamp
    let seen = 0
    for (let i = 0; i < slots + staticCells.length; i++) {
      const cell = i < slots ? at[i]! : staticCells[i - slots]!
      const own = colour[cell]!
      if (own === 0 || own === BLACK || this.#visited[cell] === stamp) continue
      if (seen & (1 << own)) return false
      seen |= 1 << own
      this.#visit(cell, own, stamp)
    }
    return true
  }

  #visit(cell: number, own: number, stamp: number): void {
    const { colour, model } = this
    const visited = this.#visited
    const stack = this.#stack
    visited[cell] = stamp
    stack[0] = cell
    let count = 1
    while (count > 0) {
      const here = stack[--count]!
      for (let side = 0; side < 4; side++) {
        const there = here + (side < 2 ? 1 - 2 * side : model.pitch * (5 - 2 * side))
        if (colour[there] !== own || visited[there] === stamp) continue
        visited[there] = stamp
        stack[count++] = there
      }
    }
  }
}

/** Ascending, in place; the run is nearly sorted. */
function sortRun(values: Int16Array, from: number, end: number): void {
  for (let i = from + 1; i < end; i++) {
    const value = values[i]!
    let hole = i
    while (hole > from && values[hole - 1]! > value) {
      values[hole] = values[hole - 1]!
      hole--
    }
    values[hole] = value
  }
}
