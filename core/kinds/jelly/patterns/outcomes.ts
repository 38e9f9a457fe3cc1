/**
 * What may come of a position of an excerpt, whatever the rest of the stage does: a push of any of its groups, with all that is in their
 * way; falls, as far as each likes as long as something may hold it up then; and of the hidden jellies, that any emerges that can. Only
 * pushes count: falls and emergences belong to one, and are steps of their own here, wherever nothing is joined on the way.
 *
 * Soundness: what a move shifts in the whole stage, shifts in the excerpt a set of its groups that takes along what is in its way. Groups
 * of the excerpt are no larger than those they are in, so all that moves there can move here; what is at rest there is held up here.
 */
import type { State } from '../../../play.ts'
import type { Stop } from '../../../solving.ts'
import { DOWN, LEFT, RIGHT, UP } from '../model.ts'
import { Motion } from '../motion.ts'
import { Position } from '../position.ts'
import { comeOut, givesWay } from '../settle.ts'
import type { Excerpt } from './excerpt.ts'
import { Holding } from './holding.ts'

/** Between two polls of the stop flag. */
const TRIES_A_POLL = 256

/** One hidden jelly comes out and shifts groups (bits) that way. `isBlock`: its block gives way, not the jelly before it; only told of its own. */
interface Emergence {
  readonly bud: number
  readonly isBlock: boolean
  readonly shifted: number
  readonly way: number
}

/** Positions that may still be tried, those in the air included; below 0: one more was needed. */
export interface Tries {
  left: number
}

export class Outcomes {
  readonly #excerpt: Excerpt
  readonly #position: Position
  readonly #motion: Motion
  readonly #holding: Holding
  readonly #merged: Position
  readonly #state: State
  #visit: (state: State, pushes: number) => void = () => {}
  #pushes = 0
  #tries: Tries = { left: 0 }
  #stop: Stop = { aborted: false }

  constructor(excerpt: Excerpt) {
    this.#excerpt = excerpt
    this.#position = new Position(excerpt.model)
    this.#motion = new Motion(this.#position)
    this.#holding = new Holding(excerpt, this.#position)
    this.#merged = new Position(excerpt.model)
    this.#state = new Uint8Array(excerpt.model.stride)
  }

  /** Calls `visit` with each, some more than once, and with the pushes it takes, 0 or 1. false: no try is left, or it was stopped: not all. */
  each(state: State, tries: Tries, stop: Stop, visit: (state: State, pushes: number) => void): boolean {
    this.#visit = visit
    this.#tries = tries
    this.#stop = stop
    this.#pushes = 0
    if (this.#excerpt.model.buds.length > 0) this.#awake(state, [])
    this.#position.read(state)
    this.#drop(0, new Set())
    this.#pushes = 1
    for (const way of [LEFT, RIGHT]) {
      for (const groups of this.#together(way)) {
        this.#shift(groups, way)
        this.#fall(0, new Set())
        this.#shift(groups, way ^ 1)
      }
    }
    return this.#tries.left >= 0
  }

  /** All that may be shifted that way at once, as bits of `position.groups`. */
  #together(way: number): readonly number[] {
    const all = new Set<number>()
    for (let i = 0; i < this.#position.groupCount; i++) {
      const one = this.#takenAlong(i, way)
      if (one === 0) continue
      for (const other of [...all]) all.add(one | other)
      all.add(one)
    }
    return [...all]
  }

  /** What a shift of one group takes along, itself included; 0: it is not possible. */
  #takenAlong(index: number, way: number): number {
    return this.#motion.push(this.#position.groups[index]!, way) ? this.#found() : 0
  }

  /** What the last push found, as bits of `position.groups`. */
  #found(): number {
    const { groups, groupCount } = this.#position
    let bits = 0
    for (let i = 0; i < groupCount; i++) if (this.#motion.isMoving(groups[i]!)) bits |= 1 << i
    return bits
  }

  #shift(groups: number, way: number): void {
    this.#take(groups)
    this.#motion.shift(way)
    this.#motion.forget()
  }

  #take(groups: number): void {
    const motion = this.#motion
    motion.movingCount = 0
    for (let left = groups; left !== 0; left &= left - 1)
      motion.moving[motion.movingCount++] = this.#position.groups[31 - Math.clz32(left & -left)]!
  }

  /** Whether it may be at rest like this with nothing joined on the way, so that all else follows from there. */
  #rests(): boolean {
    if (!this.#holding.holdsAll()) return false
    this.#position.write(this.#state, true)
    this.#visit(this.#state, this.#pushes)
    this.#merged.read(this.#state)
    return this.#merged.groupCount === this.#position.groupCount
  }

  #goesOn(): boolean {
    const tries = this.#tries
    if (--tries.left % TRIES_A_POLL === 0 && this.#stop.aborted) tries.left = -1
    return tries.left >= 0
  }

  /** `fallen`: how far each group has, as one number. */
  #fall(fallen: number, seen: Set<number>): void {
    if (seen.has(fallen) || !this.#goesOn()) return
    seen.add(fallen)
    if (!this.#rests()) this.#drop(fallen, seen)
  }

  #drop(fallen: number, seen: Set<number>): void {
    for (let i = 0; i < this.#position.groupCount; i++) {
      const groups = this.#takenAlong(i, DOWN)
      if (groups === 0) continue
      let farther = fallen
      for (let left = groups; left !== 0; left &= left - 1) {
        farther += (this.#excerpt.model.height + 1) ** (31 - Math.clz32(left & -left))
      }
      this.#shift(groups, DOWN)
      this.#fall(farther, seen)
      this.#shift(groups, UP)
    }
  }

  /** Goes on from a position at rest, after those that have emerged so far in one pass over the hidden jellies. */
  #awake(rest: State, before: readonly Emergence[]): void {
    for (const next of this.#emergences(rest, before)) {
      this.#replay(rest, before)
      this.#emerge(next)
      if (!this.#goesOn() || this.#rests()) continue
      this.#drop(0, new Set())
      this.#awake(rest, [...before, next])
    }
  }

  #emergences(rest: State, before: readonly Emergence[]): readonly Emergence[] {
    this.#replay(rest, before)
    const { foreign, model } = this.#excerpt
    const all: Emergence[] = []
    for (let bud = (before.at(-1)?.bud ?? -1) + 1; bud < model.buds.length; bud++) {
      if (this.#position.emerged[bud] === 1) continue
      const ways = foreign[bud]
      if (ways) {
        all.push({ bud, isBlock: false, shifted: 0, way: DOWN })
        for (const way of ways) for (const shifted of this.#together(way)) all.push({ bud, isBlock: false, shifted, way })
      } else for (const isBlock of [false, true]) this.#ownEmergences(bud, isBlock, all)
    }
    return all
  }

  /** What is in the way here is shifted at least; the rest of the stage may take more along, but never the one that does not give way. */
  #ownEmergences(bud: number, isBlock: boolean, into: Emergence[]): void {
    const { position } = this.#motion
    const { steps, buds } = position.model
    if (!givesWay(this.#motion, bud, isBlock)) return
    const least = this.#found()
    const way = isBlock ? buds[bud]!.way ^ 1 : buds[bud]!.way
    const stays = isBlock ? position.owner[position.budCell(bud) + steps[buds[bud]!.way]!]! : position.budOwner(bud)
    const staying = position.groups.subarray(0, position.groupCount).indexOf(stays)
    for (const shifted of this.#together(way)) {
      if ((shifted & least) === least && (staying < 0 || ((shifted >> staying) & 1) === 0)) into.push({ bud, isBlock, shifted, way })
    }
  }

  #replay(rest: State, before: readonly Emergence[]): void {
    this.#position.read(rest)
    for (const one of before) this.#emerge(one)
  }

  #emerge({ bud, isBlock, shifted, way }: Emergence): void {
    const position = this.#position
    if (!this.#excerpt.foreign[bud]) {
      this.#take(shifted)
      comeOut(this.#motion, bud, isBlock)
      this.#motion.forget()
      return
    }
    if (shifted !== 0) this.#shift(shifted, way)
    position.repaint()
    position.emerged[bud] = 1
    position.pending--
  }
}
