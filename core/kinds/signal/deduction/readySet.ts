/** A set of small whole numbers that is cheap to change and to go through; in no particular order. */
export class ReadySet {
  readonly #items: Int16Array
  /** By number: its place among the items, or -1. */
  readonly #place: Int16Array
  #size = 0

  /** For numbers below `below`, at most 32,767. */
  constructor(below: number) {
    this.#items = new Int16Array(below)
    this.#place = new Int16Array(below).fill(-1)
  }

  get size(): number {
    return this.#size
  }

  at(place: number): number {
    return this.#items[place]!
  }

  put(item: number, isIn: boolean): void {
    const place = this.#place[item]!
    if (isIn === place >= 0) return
    if (isIn) {
      this.#place[item] = this.#size
      this.#items[this.#size++] = item
      return
    }
    const last = this.#items[--this.#size]!
    this.#items[place] = last
    this.#place[last] = place
    this.#place[item] = -1
  }
}
