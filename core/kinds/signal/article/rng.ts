/** The published article's random numbers: FNV-1a and mulberry32 as in `core/random.ts`, but a whole UTF-16 unit at a time. */

/** Draws from [0, 1). For ASCII seeds the article's own; how it reads others, it does not say. */
export function rng(seed: string): () => number {
  let state = 2166136261
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
