/** Where hidden jellies may come to once they have emerged, and whether each of them still can emerge at all. */
import { DOWN, LEFT, RIGHT, UP } from '../model.ts'
import { SOLID } from '../position.ts'
import { spread } from '../rows.ts'
import type { Ground } from './ground.ts'
import type { Roaming } from './roaming.ts'

export class BudAreas {
  /** By bud and row; of one that has emerged nothing. */
  readonly area: Int32Array
  readonly #ground: Ground
  readonly #roaming: Roaming
  readonly #found: Uint8Array

  constructor(ground: Ground, roaming: Roaming) {
    const { height, position } = ground
    this.#ground = ground
    this.#roaming = roaming
    this.area = new Int32Array(position.model.buds.length * height)
    this.#found = new Uint8Array(position.model.buds.length)
  }

  /** Bits of the colours of which one is still to be tied to a block; such a piece, and the block, may be held up by the other. */
  colourTied(): number {
    const { position } = this.#ground
    const { buds } = position.model
    let colours = 0
    for (let i = 0; i < buds.length; i++) {
      const { linked, body, colour } = buds[i]!
      if (position.emerged[i] === 1 || !linked || body < 0) continue
      colours |= (1 << colour) | position.colours[position.budOwner(i)]!
    }
    return colours
  }

  /** Whether a hidden jelly may lift that group itself, by pushing its block upwards. */
  liftsBlock(group: number): boolean {
    const { position } = this.#ground
    const { buds } = position.model
    for (let i = 0; i < buds.length; i++) {
      if (position.emerged[i] === 0 && buds[i]!.way === DOWN && buds[i]!.body >= 0 && position.budOwner(i) === group) return true
    }
    return false
  }

  /** Adds, by colour and row, the cells from which a hidden jelly that stays where it is may lift one of its colour. */
  addLifted(into: Int32Array): void {
    const { position, height, hold } = this.#ground
    const { buds, steps, xOf, yOf, solid } = position.model
    for (let i = 0; i < buds.length; i++) {
      if (position.emerged[i] === 1 || buds[i]!.way !== UP) continue
      const owner = position.budOwner(i)
      const target = position.budCell(i) + steps[UP]!
      if ((owner !== SOLID && hold.frozen.is[owner] === 0) || solid[target] !== 0) continue
      into[buds[i]!.colour * height + yOf[target]!]! |= 1 << xOf[target]!
    }
  }

  /** How many may emerge first, where movable pieces may come as `reach` says, by colour and row. */
  countFirst(reach: Int32Array): number {
    const { emerged } = this.#ground.position
    let count = 0
    for (let i = 0; i < emerged.length; i++) {
      this.#found[i] = emerged[i]!
      if (emerged[i] === 1 || !this.#mayEmerge(i, reach)) continue
      this.#found[i] = 1
      count++
    }
    return count
  }

  /** Whether a hidden jelly may emerge, or has, as far as was found last. */
  isFound(bud: number): boolean {
    return this.#found[bud] === 1
  }

  /** Grants the ground what those found last may do: lift things, and shift what nothing holds up. */
  grantFound(): void {
    const { position } = this.#ground
    this.#ground.grantNothing()
    for (let i = 0; i < this.#found.length; i++) if (position.emerged[i] === 0 && this.#found[i] === 1) this.#ground.grant(i)
  }

  /**
   * How many may emerge: the areas of those are added to `reach`, for what has emerged may wake another.
   */
  find(reach: Int32Array): number {
    const { position, height } = this.#ground
    const { buds } = position.model
    for (let i = 0; i < this.area.length; i++) this.area[i] = 0
    for (let i = 0; i < buds.length; i++) this.#found[i] = position.emerged[i]!
    let count = 0
    let wider = true
    while (wider) {
      wider = false
      for (let i = 0; i < buds.length; i++) {
        if (position.emerged[i] === 1 || (this.#found[i] === 1 && buds[i]!.body < 0) || !this.#mayEmerge(i, reach)) continue
        if (this.#found[i] === 0) {
          this.#found[i] = 1
          count++
        }
        this.#walkOn(i * height)
        const at = buds[i]!.colour * height
        for (let y = 0; y < height; y++) {
          const now = reach[at + y]! | this.area[i * height + y]!
          if (now === reach[at + y]) continue
          reach[at + y] = now
          wider = true
        }
      }
    }
    return count
  }

  #mayEmerge(bud: number, reach: Int32Array): boolean {
    const { position, end } = this.#ground
    const owner = position.budOwner(bud)
    return owner === SOLID || end.frozen.is[owner] === 1 ? this.#fromWall(bud, reach) : this.#fromBlock(bud, reach)
  }

  /**
   * A jelly of its colour must come before it, or be there, with room to be pushed on: what only something hidden can move makes room, for
   * this one may.
   */
  #fromWall(bud: number, reach: Int32Array): boolean {
    const { position, height, hold, end } = this.#ground
    const { buds, steps, xOf, yOf, solid } = position.model
    const { way, colour } = buds[bud]!
    const target = position.budCell(bud) + steps[way]!
    if (solid[target] !== 0) return false
    const beyond = target + steps[way]!
    if (solid[beyond] !== 0 || !this.#isRoom(beyond, colour)) return false
    const x = xOf[target]!
    const y = yOf[target]!
    const at = colour * height + y
    if ((((reach[at]! | (hold.fixed[at]! & ~end.fixed[at]!)) >>> x) & 1) === 0) return false
    this.area[bud * height + y]! |= 1 << x
    return true
  }

  /** Nothing else is ever in a body's core, but what is pushed there may be a cell of that body. */
  #isRoom(cell: number, colour: number): boolean {
    const { position, height, end } = this.#ground
    const { units, model } = position
    const x = model.xOf[cell]!
    const y = model.yOf[cell]!
    if (((end.free[y]! >>> x) & 1) === 1) return true
    for (let body = 0; body < units.firstBud; body++) {
      if (((units.colours[body]! >> colour) & 1) === 1 && ((end.cores[body * height + y]! >>> x) & 1) === 1) return true
    }
    return false
  }

  /** Its block must come next to any jelly of its colour: one of the two has to give way. */
  #fromBlock(bud: number, reach: Int32Array): boolean {
    const { position, height, hold } = this.#ground
    const { way, colour, body } = position.model.buds[bud]!
    const from = this.#roaming.findBud(body, bud)
    const { rows } = this.#roaming
    const down = way === DOWN ? 1 : way === UP ? -1 : 0
    let any = false
    for (let y = 0; y < height; y++) {
      const inside = rows[from + y]!
      const target = y + down
      if (inside === 0 || target < 0 || target >= height) continue
      const before = way === RIGHT ? inside << 1 : way === LEFT ? inside >>> 1 : inside
      const met = before & (reach[colour * height + target]! | hold.fixed[colour * height + target]!)
      if (met === 0) continue
      any = true
      this.area[bud * height + target]! |= met
      this.area[bud * height + y]! |= way === RIGHT ? met >>> 1 : way === LEFT ? met << 1 : met
    }
    return any
  }

  /** From the cells it may emerge on to wherever a single cell may come. */
  #walkOn(at: number): void {
    const { height, hold, lifts, slips } = this.#ground
    const { free } = hold
    const area = this.area
    for (let more = lifts + slips; ; more--) {
      let above = 0
      for (let y = 0; y < height; y++) {
        above = (area[at + y]! | above) & free[y]!
        if (above !== 0) above = spread(above, free[y]!, -1)
        area[at + y] = above
      }
      if (more === 0) return
      let changed = false
      for (let y = 0; y + 1 < height; y++) {
        const wider = (area[at + y]! | area[at + y + 1]!) & free[y]!
        if (wider === area[at + y]) continue
        area[at + y] = wider
        changed = true
      }
      if (!changed) return
    }
  }
}
