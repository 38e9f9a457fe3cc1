/** Positions that no line solves, as far as it can be seen without search. Never true where there is a line. */
import { BLACK } from '../model.ts'
import type { Position } from '../position.ts'
import { Apart } from './apart.ts'
import { Areas } from './areas.ts'
import type { BudAreas } from './budAreas.ts'
import type { Frozen } from './frozen.ts'
import { Ground, type Hold } from './ground.ts'
import type { Roaming } from './roaming.ts'

export class DeadEnd {
  readonly ground: Ground
  readonly #areas: Areas
  readonly #apart: Apart
  readonly #order: Uint8Array
  /** Of a dead end just seen: the colour that stays apart, or 0: hidden jellies that never come out. */
  lost = 0

  /** Judges the position as it was read last. */
  constructor(position: Position) {
    this.ground = new Ground(position)
    this.#areas = new Areas(this.ground)
    this.#apart = new Apart(this.#areas)
    this.#order = Uint8Array.from(position.model.colours, (_, i) => i + 1)
  }

  /** The position must be at rest: every position after a move is. */
  isDead(): boolean {
    const { ground } = this
    const { pending } = ground.position
    const { first } = this.#areas
    ground.countHidden()
    this.lost = 0
    if (pending > 0 && !this.#canAllWake()) return true
    ground.hold = ground.end
    if (pending === 0) {
      ground.grantNothing()
      this.#survey()
    } else ground.grantAll()
    const open = this.#openColours()
    if (open === 0) return false
    first.findGroups(open)
    if (pending > 0) {
      if (first.countAwake() < pending) return true
      first.addBuds()
    }
    this.#areas.clear()
    return this.#isOneApart(open) || (pending > 0 && first.buds.find(this.#areas.reach) < pending)
  }

  /**
   * The same of a position of which bodies and one colour were read; free cells of other colours are somewhere in the first areas of those
   * in `others` (by unit; 0: none). Whether that colour can never be one piece.
   */
  isApartAmong(colour: number, others: Int16Array): boolean {
    const { ground } = this
    const { first } = this.#areas
    ground.countHidden()
    ground.hold = ground.end
    ground.grantAll()
    this.#survey()
    first.findGroups(~(1 << BLACK))
    first.addFree(others, colour)
    if (ground.position.pending > 0) {
      first.countAwake()
      first.addBuds()
    }
    this.#areas.clear()
    this.#areas.find(colour)
    return this.#apart.isApart(colour)
  }

  /** Where each unit and each hidden jelly may ever come, whatever holds it up, and what never moves again. */
  findRoaming(): { readonly roaming: Roaming; readonly buds: BudAreas; readonly hold: Hold } {
    const { ground } = this
    const { roaming, buds } = this.#areas.first
    ground.countHidden()
    ground.hold = ground.end
    ground.grantAll()
    this.#survey()
    this.#areas.first.findGroups(~(1 << BLACK))
    this.#areas.first.countAwake()
    return { roaming, buds, hold: ground.end }
  }

  /** For each free cell the cell that stands for it where only first areas count, by unit; ascending within a colour. */
  findStandIns(into: Int16Array): void {
    const { position } = this.ground
    const { roaming } = this.#areas.first
    const { place, units } = position
    this.ground.grantAll()
    for (let unit = units.firstFree; unit < units.count; unit++) {
      const cell = place[unit]!
      const value = cell === 0 ? 0 : roaming.standIn(cell)
      let hole = unit
      while (hole > units.firstFree && units.colour[hole - 1] === units.colour[unit] && into[hole - 1]! > value) {
        into[hole] = into[hole - 1]!
        hole--
      }
      into[hole] = value
    }
  }

  /** Of a position without some colours: whether all hidden jellies, whose colours are all there, may come out. */
  canWakeAlone(): boolean {
    this.ground.countHidden()
    return this.ground.position.pending === 0 || this.#canAllWake()
  }

  /** After a dead end for hidden jellies: whether that one never comes out. */
  isAsleep(bud: number): boolean {
    return !this.#areas.first.buds.isFound(bud)
  }

  /** What never moves and what is free, for what is granted, in the hold in force. */
  #survey(among?: Frozen): void {
    this.#areas.first.roaming.findCores()
    this.ground.survey(among)
  }

  #isOneApart(open: number): boolean {
    const order = this.#order
    for (let i = 0; i < order.length; i++) {
      const colour = order[i]!
      if (((open >> colour) & 1) === 0) continue
      this.#areas.find(colour)
      if (!this.#apart.isApart(colour)) continue
      // What was lost last is looked at first: it often is again.
      order.copyWithin(1, 0, i)
      order[0] = colour
      this.lost = colour
      return true
    }
    return false
  }

  /**
   * Whether there is an order in which the hidden jellies may wake. None lifts anything before it has emerged: the first must be woken as
   * things are, and those that can be then may help to wake others.
   */
  #canAllWake(): boolean {
    const { ground } = this
    const { hidden, position } = ground
    const { first } = this.#areas
    ground.hold = ground.now
    ground.grantNothing()
    this.#survey()
    ground.hold = ground.end
    ground.grantAll()
    this.#survey(ground.now.frozen)
    ground.hold = ground.now
    ground.grantNothing()
    let colours = 0
    for (let colour = 1; colour < hidden.length; colour++) if (hidden[colour]! > 0) colours |= 1 << colour
    this.#areas.clear()
    for (let colour = 1; colour < hidden.length; colour++) if (hidden[colour]! > 0) this.#areas.findLoose(colour)
    let awake = first.buds.countFirst(this.#areas.reach)
    while (awake < position.pending) {
      if (awake === 0) return false
      first.buds.grantFound()
      this.#survey()
      first.findGroups(colours)
      const then = first.countAwake()
      if (then === awake) return false
      awake = then
    }
    return true
  }

  /** Bits of the colours that are not one piece, as far as one can tell at a glance, or of which something is still hidden. */
  #openColours(): number {
    const { position, hold, hidden, height } = this.ground
    const { fixed, frozen } = hold
    const { groups, groupCount, colours, model } = position
    let seen = 0
    let open = 0
    for (let i = 0; i < groupCount; i++) {
      const group = groups[i]!
      if (frozen.is[group] === 1) continue
      const own = colours[group]!
      open |= seen & own
      seen |= own
      // Of a group of several colours one may be in several pieces.
      if ((own & (own - 1)) !== 0) open |= own
    }
    for (let colour = 1; colour <= model.colours.length; colour++) {
      let isFixed = 0
      for (let y = 0; y < height; y++) isFixed |= fixed[colour * height + y]!
      if (isFixed !== 0) open |= 1 << colour
      if (hidden[colour]! > 0) open |= 1 << colour
    }
    return open & ((1 << (model.colours.length + 1)) - 2)
  }
}
