/** The pattern databases of a stage's colours and of pairs of them, made step by step while a search goes on: short ones should not pay for them. */
import type { State } from '../../../play.ts'
import type { Stop } from '../../../solving.ts'
import type { Estimate } from '../hunt.ts'
import type { Model } from '../model.ts'
import { Motion } from '../motion.ts'
import { Position } from '../position.ts'
import { Making } from './making.ts'
import type { Tries } from './outcomes.ts'
import type { Pattern } from './pattern.ts'

/** They are made on when the search has expanded so many, and again each time it has by half as many more. */
const FIRST = 10_000
const EVERY = 1.5
/** Tries for each expansion so far, all in all. */
const TRIES = 8
/** And for one pattern: who needs more has many times more positions than are worth it. */
const MOST_TRIES = 1_500_000
/** A pattern of more positions than half of those expanded so far does not pay yet. */
const SHARE = 0.5
/** Positions of two colours are fewer than those of each put together freely: at best by so many times. */
const LOOSE = 16
/** Never with less memory than this. */
const LEAST_BYTES = 128_000_000

interface Begun {
  /** undefined: of too many groups, or its tries did not suffice. */
  making: Making | undefined
  readonly tries: Tries
}

export class Patterns {
  readonly #model: Model
  readonly #start: State
  readonly #isOfUse: boolean
  /** By their colours (bits): those that are ready, and those begun. */
  readonly #ready = new Map<number, Pattern>()
  readonly #begun = new Map<number, Begun>()
  readonly #tries: Tries = { left: 0 }
  #granted = 0
  #due = FIRST

  constructor(model: Model, start: State, maxBytes: number) {
    this.#model = model
    this.#start = start
    const position = new Position(model)
    position.read(start)
    this.#isOfUse = maxBytes >= LEAST_BYTES && !new Motion(position).hanging()
  }

  get bytes(): number {
    let bytes = 0
    for (const pattern of this.#ready.values()) bytes += pattern.bytes
    for (const { making } of this.#begun.values()) bytes += making?.bytes ?? 0
    return bytes
  }

  /** Makes what is due after so many expansions; true: there are more now. */
  makeDue(expanded: number, stop: Stop): boolean {
    if (!this.#isOfUse || expanded < this.#due) return false
    this.#due = EVERY * expanded
    const tries = this.#tries
    tries.left = Math.max(0, tries.left) + TRIES * expanded - this.#granted
    this.#granted = TRIES * expanded
    const most = SHARE * expanded
    const before = this.#ready.size
    const open = this.#open()
    while (tries.left > 0) {
      const next = this.#choice(open, most)
      if (next === undefined) break
      open.delete(next)
      const pattern = this.#goOn(next, most, stop)
      if (!pattern) continue
      this.#ready.set(next, pattern)
      this.#begun.delete(next)
    }
    return this.#ready.size > before
  }

  #goOn(colours: number, most: number, stop: Stop): Pattern | undefined {
    let begun = this.#begun.get(colours)
    if (!begun) {
      begun = { making: Making.of(this.#model, this.#start, colours), tries: { left: MOST_TRIES } }
      this.#begun.set(colours, begun)
    }
    const { making, tries } = begun
    const granted = Math.min(this.#tries.left, tries.left)
    const now: Tries = { left: granted }
    const pattern = making?.goOn(now, most, stop)
    this.#tries.left -= granted - now.left
    tries.left -= granted - now.left
    if (tries.left <= 0) begun.making = undefined
    return pattern
  }

  /** The colours, and pairs of them, that have no pattern yet. */
  #open(): Set<number> {
    const single = Array.from(this.#model.colours, (_, i) => 2 << i)
    const all = single.flatMap((one) => single.filter((other) => other >= one).map((other) => one | other))
    return new Set(all.filter((colours) => !this.#ready.has(colours)))
  }

  /** Of those that may have no more than `most` positions a pair begun, or what may have the fewest. */
  #choice(open: ReadonlySet<number>, most: number): number | undefined {
    let smallest: number | undefined
    let fewest = Number.POSITIVE_INFINITY
    for (const colours of open) {
      const size = this.#begun.get(colours)?.making?.size ?? 0
      if (size > most) continue
      if (size > 0 && (colours & (colours - 1)) !== 0) return colours
      const positions = Math.max(size, this.#apart(colours) / LOOSE)
      if (positions > most || positions >= fewest) continue
      fewest = positions
      smallest = colours
    }
    return smallest
  }

  /** Of a pair, the positions of both put together freely. Infinity: they are not known yet. */
  #apart(colours: number): number {
    const one = colours & -colours
    if (one === colours) return 0
    return (this.#ready.get(one)?.size ?? Number.POSITIVE_INFINITY) * (this.#ready.get(colours ^ one)?.size ?? Number.POSITIVE_INFINITY)
  }

  /** The same estimate where no pattern says more; where one says that no line leads on, Infinity. */
  sharpen(estimate: Estimate): Estimate {
    // What is said of a colour, any pair with it says as well.
    const all = [...this.#ready]
    const patterns = all.filter(([one]) => !all.some(([pair]) => pair !== one && (pair & one) === one)).map(([, pattern]) => pattern)
    return (state) => {
      let most = estimate(state)
      for (let i = 0; i < patterns.length; i++) most = Math.max(most, patterns[i]!.left(state))
      return most
    }
  }
}
