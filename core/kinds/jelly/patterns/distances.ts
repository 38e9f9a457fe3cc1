/** Distances in a graph whose steps cost 0 or 1, from every node to the nearest goal. */
import { BucketQueue } from '../../../search/bucketQueue.ts'

/** To where there is no way. */
export const NEVER = 0x7fffffff

/** Grows by steps that are told node by node. */
export class Steps {
  count = 0
  /** Two times the node it leads to, and its cost. */
  #to = new Int32Array(1 << 12)
  /** By node: where its steps begin. */
  readonly #from: number[] = []

  get bytes(): number {
    return this.#to.byteLength + 8 * this.#from.length
  }

  /** The steps added from now on are those of `node`; nodes come in order, from 0. */
  begin(): void {
    this.#from.push(this.count)
  }

  add(to: number, cost: number): void {
    if (this.count === this.#to.length) {
      const longer = new Int32Array(2 * this.count)
      longer.set(this.#to)
      this.#to = longer
    }
    this.#to[this.count++] = 2 * to + cost
  }

  /** By node. `size` nodes; those without steps of their own may be missing at the end, and there may be one more. */
  distances(size: number, goals: readonly number[]): Int32Array {
    const { count } = this
    const to = this.#to
    const first = new Int32Array(size + 1)
    for (let i = 0; i < count; i++) first[(to[i]! >> 1) + 1]!++
    for (let node = 0; node < size; node++) first[node + 1]! += first[node]!
    const end = first.slice()
    const back = new Int32Array(count)
    for (let node = 0; node < this.#from.length; node++) {
      const last = this.#from[node + 1] ?? count
      for (let i = this.#from[node]!; i < last; i++) back[end[to[i]! >> 1]!++] = 2 * node + (to[i]! & 1)
    }
    const far = new Int32Array(size).fill(NEVER)
    const queue = new BucketQueue()
    for (const goal of goals) {
      far[goal] = 0
      queue.push(0, goal)
    }
    while (queue.size > 0) {
      const distance = queue.least
      const node = queue.pop()
      if (far[node]! < distance) continue
      for (let i = first[node]!; i < first[node + 1]!; i++) {
        const before = back[i]! >> 1
        const longer = distance + (back[i]! & 1)
        if (far[before]! <= longer) continue
        far[before] = longer
        queue.push(longer, before)
      }
    }
    return far
  }
}
