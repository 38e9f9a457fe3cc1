/** Sets of cells as one 32-bit word a row, x as its bit: how far something spreads. */

/** Within `within`, from `seeds` to both sides, step by step; only from cells of `from` it goes on. */
export function spread(seeds: number, within: number, from: number): number {
  let now = seeds
  for (;;) {
    const source = now & from
    const wider = now | (((source << 1) | (source >>> 1)) & within)
    if (wider === now) return now
    now = wider
  }
}

/** Fills `into` with what is connected, by edges, to its own cells within `within`, whose rows begin at `at`. */
export function flood(into: Int32Array, within: Int32Array, at: number, height: number): void {
  let changed = true
  while (changed) {
    changed = false
    for (let y = 0; y < height; y++) {
      const around = into[y]! | (y > 0 ? into[y - 1]! : 0) | (y + 1 < height ? into[y + 1]! : 0)
      const mask = within[at + y]!
      if ((around & mask) === 0) continue
      const filled = spread(around & mask, mask, -1)
      if (filled === into[y]) continue
      into[y] = filled
      changed = true
    }
  }
}

export function countBits(bits: number): number {
  let left = bits
  let count = 0
  for (; left !== 0; count++) left &= left - 1
  return count
}
