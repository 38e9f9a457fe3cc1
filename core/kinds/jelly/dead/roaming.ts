/**
 * Where a unit by itself may come, whatever holds it up and with nothing in its way but walls: more than any group it is part of. It
 * depends on nothing but its place and what may still emerge, so it is worked out once.
 */
import { BLACK } from '../model.ts'
import { countBits } from '../rows.ts'
import type { Ground } from './ground.ts'
import type { Walk } from './walk.ts'

export class Roaming {
  /** Sets by row; `find` says where one begins. The first of them are for others to use. */
  rows: Int32Array
  #end: number
  readonly #ground: Ground
  readonly #walk: Walk
  /** By lifts and slips, then body and place (free cells and hidden jellies are one more body): where its sets begin, and 1 more; 0: not worked out yet. */
  readonly #known: (Int32Array | undefined)[] = []
  /** By lifts and slips: for each cell the one that stands for it, 0: not known yet; and those by their areas. */
  readonly #standIns: ({ readonly of: Int16Array; readonly by: Map<string, number> } | undefined)[] = []
  readonly #slipsMost: number
  /** By body: how many sets come before its core, and its own buds. */
  readonly #ownSets: Int32Array
  readonly #budsOf: readonly (readonly number[])[]

  constructor(ground: Ground, walk: Walk, reserved: number) {
    const { units, model } = ground.position
    this.rows = new Int32Array(reserved)
    this.#end = reserved
    this.#ground = ground
    this.#walk = walk
    this.#slipsMost = model.buds.length + 1
    this.#ownSets = Int32Array.from(model.bodies, (_, body) => {
      const jellies = units.colours[body]! & ~(1 << BLACK)
      return units.colour[body] === 0 ? 1 + countBits(jellies) : 1
    })
    this.#budsOf = model.bodies.map((_, body) => [...model.buds.keys()].filter((bud) => model.buds[bud]!.body === body))
  }

  /**
   * Where in `rows` the sets of a unit at its place begin, one after the other: of all its cells, of the cells of each of its jelly colours
   * if it has more than one colour, and for a body of the cells that it covers wherever it is, and of each of its buds' cells.
   */
  find(unit: number): number {
    const { position } = this.#ground
    if (unit >= position.units.firstBud) return this.findFree(position.place[unit]!)
    const known = this.#knownNow()
    const at = unit * position.model.size + position.place[unit]!
    if (known[at] === 0) known[at] = this.#workOut(unit) + 1
    return known[at]! - 1
  }

  /** The same of a single cell. */
  findFree(cell: number): number {
    const { position } = this.#ground
    const known = this.#knownNow()
    const at = position.units.firstBud * position.model.size + cell
    if (known[at] === 0) {
      const walk = this.#walk
      walk.takeCell(cell)
      walk.go()
      const from = this.#take()
      walk.cover(0, this.rows, from)
      known[at] = from + 1
    }
    return known[at]! - 1
  }

  /** A cell that stands for all those from which a single cell may come to just the same cells. */
  standIn(cell: number): number {
    const { height, position } = this.#ground
    const standIns = (this.#standIns[this.#how()] ??= { of: new Int16Array(position.model.size), by: new Map() })
    if (standIns.of[cell] === 0) {
      const from = this.findFree(cell)
      const area = this.rows.subarray(from, from + height).join()
      if (!standIns.by.has(area)) standIns.by.set(area, cell)
      standIns.of[cell] = standIns.by.get(area)!
    }
    return standIns.of[cell]!
  }

  #knownNow(): Int32Array {
    const { units, model } = this.#ground.position
    return (this.#known[this.#how()] ??= new Int32Array((units.firstBud + 1) * model.size))
  }

  /** A number for what is granted. */
  #how(): number {
    return this.#ground.lifts * this.#slipsMost + this.#ground.slips
  }

  /** Where the set of cells begins that a body covers wherever it is: nothing else ever comes there. */
  findCore(body: number): number {
    return this.find(body) + this.#ownSets[body]! * this.#ground.height
  }

  /** Fills in those of the hold in force. */
  findCores(): void {
    const { hold, height, position } = this.#ground
    for (let body = 0; body < position.units.firstBud; body++) {
      const from = this.findCore(body)
      for (let y = 0; y < height; y++) hold.cores[body * height + y] = this.rows[from + y]!
    }
  }

  /** The same of where one bud's cell in a body may come. */
  findBud(body: number, bud: number): number {
    return this.findCore(body) + (1 + this.#budsOf[body]!.indexOf(bud)) * this.#ground.height
  }

  #workOut(body: number): number {
    const { height, position } = this.#ground
    const { units, model } = position
    const walk = this.#walk
    walk.takeBody(body)
    walk.go()
    const from = this.#take()
    walk.cover(0, this.rows, from)
    if (units.colour[body] === 0) {
      for (let colour = 1; colour < BLACK; colour++) {
        if (((units.colours[body]! >> colour) & 1) === 0) continue
        const at = this.#take()
        walk.cover(colour, this.rows, at)
      }
    }
    this.#takeCore()
    for (const bud of this.#budsOf[body]!) {
      const cell = position.place[body]! + model.buds[bud]!.cell
      const dx = model.xOf[cell]! - walk.left
      const dy = model.yOf[cell]! - walk.top
      const at = this.#take()
      for (let y = 0; y + dy < height; y++) this.rows[at + y + dy] = walk.places[y]! << dx
    }
    return from
  }

  #takeCore(): void {
    const { height } = this.#ground
    const { places, dx, dy, size, rows } = this.#walk
    const core = this.#take()
    const here = new Int32Array(height)
    this.rows.fill(-1, core, core + height)
    for (let y = 0; y + rows <= height; y++) {
      for (let left = places[y]!; left !== 0; left &= left - 1) {
        const x = 31 - Math.clz32(left & -left)
        here.fill(0)
        for (let i = 0; i < size; i++) here[y + dy[i]!]! |= 1 << (x + dx[i]!)
        for (let row = 0; row < height; row++) this.rows[core + row]! &= here[row]!
      }
    }
  }

  /** Room for one more set; `rows` may be another array after it. */
  #take(): number {
    const { height } = this.#ground
    const at = this.#end
    this.#end += height
    if (this.#end > this.rows.length) {
      const longer = new Int32Array(2 * this.#end)
      longer.set(this.rows)
      this.rows = longer
    }
    return at
  }
}
