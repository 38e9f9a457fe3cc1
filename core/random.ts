/** Seeded random numbers: FNV-1a turns the seed text into 32 bits, mulberry32 draws from them. The same on every machine. */

export interface Random {
  /** Uniform in [0, 1), 32 bits of it. */
  next(): number
  /** Uniform whole number in [0, below). */
  below(below: number): number
  pick<T>(items: readonly T[]): T
  /** A stream of its own: what it yields depends on this seed and the label, not on what was drawn before. */
  fork(label: string): Random
}

/** FNV-1a over UTF-16 units (low byte, then high byte); 32 bits, unsigned. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    hash = Math.imul(hash ^ (unit & 255), 0x01000193)
    hash = Math.imul(hash ^ (unit >> 8), 0x01000193)
  }
  return hash >>> 0
}

export function random(seed: string): Random {
  let state = hashText(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (n: number): number => Math.floor(next() * n)
  return {
    next,
    below,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new Error('pick from nothing')
      return items[below(items.length)] as T
    },
    fork: (label) => random(`${seed}/${label}`),
  }
}
