/** Whether a look at positions pays, by how it went lately: so many looks make a trial, and after one that did not pay it rests for long. */
const LOOKS = 1 << 12
/** So many dear ones are nothing. */
const FEW_DEAR = LOOKS >> 3
const REST = 16 * LOOKS

export class Trial {
  readonly #leastDead: number
  #looks = 0
  #dead = 0
  #dear = 0
  #rest = 0

  /** `leastDead`: the share of dead ends below which looks do not pay. */
  constructor(leastDead: number) {
    this.#leastDead = leastDead * LOOKS
  }

  /** Asked before each look. */
  isDue(): boolean {
    if (this.#rest === 0) return true
    this.#rest--
    return false
  }

  /** Told of each look: whether it saw a dead end, and whether it cost as much as it may save. */
  note(isDead: boolean, isDear: boolean): void {
    if (isDead) this.#dead++
    if (isDear) this.#dear++
    if (++this.#looks < LOOKS) return
    if (this.#dead < this.#leastDead || this.#dear > Math.max(FEW_DEAR, this.#dead)) this.#rest = REST
    this.#looks = 0
    this.#dead = 0
    this.#dear = 0
  }
}
