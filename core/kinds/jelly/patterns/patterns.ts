/** The pattern databases of a stage's colours, made step by step while a search goes on: short ones should not pay for them. */
import type { State } from '../../../play.ts'
import type { Stop } from '../../../solving.ts'
import type { Estimate } from '../hunt.ts'
import type { Model } from '../model.ts'
import { Motion } from '../motion.ts'
import { Position } from '../position.ts'
import { Pattern } from './pattern.ts'

/** Once a search has expanded so many, tries for each colour that has no pattern yet. */
const STEPS = [
  { expanded: 10_000, mostWork: 30_000 },
  { expanded: 100_000, mostWork: 400_000 },
] as const
/** Never with less memory than this. */
const LEAST_BYTES = 128_000_000

export class Patterns {
  readonly #model: Model
  readonly #start: State
  readonly #isOfUse: boolean
  readonly #patterns: (Pattern | undefined)[]
  #step = 0

  constructor(model: Model, start: State, maxBytes: number) {
    this.#model = model
    this.#start = start
    this.#patterns = Array.from(model.colours, () => undefined)
    const position = new Position(model)
    position.read(start)
    this.#isOfUse = maxBytes >= LEAST_BYTES && !new Motion(position).hanging()
  }

  get bytes(): number {
    return this.#patterns.reduce((sum, pattern) => sum + (pattern?.bytes ?? 0), 0)
  }

  /** Makes what is due after so many expansions; true: there are more now. */
  makeDue(expanded: number, stop: Stop): boolean {
    const step = STEPS[this.#step]
    if (!this.#isOfUse || !step || expanded < step.expanded) return false
    this.#step++
    let any = false
    for (const [i, known] of this.#patterns.entries()) {
      if (known) continue
      const made = Pattern.of(this.#model, this.#start, i + 1, step.mostWork, stop)
      this.#patterns[i] = made
      any ||= made !== undefined
    }
    return any
  }

  /** The same estimate where no pattern says more; where one says that no line leads on, Infinity. */
  sharpen(estimate: Estimate): Estimate {
    const patterns = this.#patterns.filter((pattern) => pattern !== undefined)
    return (state) => {
      let most = estimate(state)
      for (let i = 0; i < patterns.length; i++) most = Math.max(most, patterns[i]!.left(state))
      return most
    }
  }
}
