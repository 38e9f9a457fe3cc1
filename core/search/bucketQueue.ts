/** The open states of a best-first search: one stack per priority, the newest first, so that runs repeat exactly. */

const PAGE = 256

interface Stack {
  readonly pages: Int32Array[]
  size: number
}

export class BucketQueue {
  /** Entries held. */
  size = 0
  /** Bytes of all pages; a page that empties is used again. */
  bytes = 0
  readonly #stacks: (Stack | undefined)[] = []
  readonly #free: Int32Array[] = []
  /** No entry has a lower priority. */
  #least = 0

  /** `priority`: a whole number, 0 or more; `item`: a 32-bit whole number. */
  push(priority: number, item: number): void {
    const stack = (this.#stacks[priority] ??= { pages: [], size: 0 })
    const at = stack.size % PAGE
    if (at === 0) stack.pages.push(this.#free.pop() ?? this.#addPage())
    stack.pages.at(-1)![at] = item
    stack.size++
    if (this.size === 0 || priority < this.#least) this.#least = priority
    this.size++
  }

  /** The lowest priority present, or Infinity. */
  get least(): number {
    if (this.size === 0) return Number.POSITIVE_INFINITY
    while (!this.#stacks[this.#least]?.size) this.#least++
    return this.#least
  }

  /** Takes the newest entry of the lowest priority. Not on an empty queue. */
  pop(): number {
    const stack = this.#stacks[this.least]
    if (!stack) throw new Error('pop from an empty queue')
    stack.size--
    this.size--
    const at = stack.size % PAGE
    const item = stack.pages.at(-1)![at]!
    if (at === 0) this.#free.push(stack.pages.pop()!)
    return item
  }

  #addPage(): Int32Array {
    this.bytes += PAGE * 4
    return new Int32Array(PAGE)
  }
}
