/**
 * The published article's search for one answer or two as the article writes it: candidates as arrays, every cell of every round looked
 * at afresh. What the fast search is measured against; nothing in the application uses it.
 */
const BITS = [1, 2, 4, 8]

function neighbor(i: number, d: number, w: number, h: number): number {
  const x = (i % w) + [0, 1, 0, -1][d]!
  const y = Math.floor(i / w) + [-1, 0, 1, 0][d]!
  return x < 0 || y < 0 || x >= w || y >= h ? -1 : y * w + x
}

function variants(mask: number): number[] {
  const found = [mask]
  for (let m = mask; ; ) {
    m = ((m << 1) | (m >> 3)) & 15
    if (found.includes(m)) return found
    found.push(m)
  }
}

export function propagate(start: readonly (readonly number[])[], w: number, h: number) {
  const domains = start.map((candidates) => [...candidates])
  let rounds = 0
  for (let changed = true; changed; ) {
    changed = false
    rounds++
    for (let i = 0; i < domains.length; i++) {
      const kept = domains[i]!.filter((mask) =>
        BITS.every((bit, d) => {
          const j = neighbor(i, d, w, h)
          const has = (mask & bit) !== 0
          if (j < 0) return !has
          return domains[j]!.some((other) => ((other & BITS[(d + 2) % 4]!) !== 0) === has)
        }),
      )
      if (kept.length === 0) return { domains, valid: false, rounds }
      if (kept.length < domains[i]!.length) {
        domains[i] = kept
        changed = true
      }
    }
  }
  return { domains, valid: true, rounds }
}

function isSolved(board: readonly number[], w: number, h: number): boolean {
  let bits = 0
  for (let i = 0; i < board.length; i++)
    for (let d = 0; d < 4; d++) {
      if (!(board[i]! & BITS[d]!)) continue
      bits++
      const j = neighbor(i, d, w, h)
      if (j < 0 || !(board[j]! & BITS[(d + 2) % 4]!)) return false
    }
  if (bits / 2 !== board.length - 1) return false
  const seen = new Set([0])
  for (const i of seen) for (let d = 0; d < 4; d++) if (board[i]! & BITS[d]!) seen.add(neighbor(i, d, w, h))
  return seen.size === board.length
}

export function articleSolve(board: readonly number[], w: number, h: number, nodeLimit = 30000) {
  const initial = propagate(board.map(variants), w, h)
  const deduction = initial.domains.filter((candidates) => candidates.length === 1).length
  const solutions: number[][] = []
  let nodes = 0
  let truncated = false
  const visit = (domains: readonly (readonly number[])[]): void => {
    if (solutions.length >= 2 || truncated) return
    if (++nodes > nodeLimit) {
      truncated = true
      return
    }
    const next = propagate(domains, w, h)
    if (!next.valid) return
    let cell = -1
    for (let i = 0; i < next.domains.length; i++) {
      const { length } = next.domains[i]!
      if (length > 1 && (cell < 0 || length < next.domains[cell]!.length)) cell = i
    }
    if (cell < 0) {
      const answer = next.domains.map((candidates) => candidates[0]!)
      if (isSolved(answer, w, h)) solutions.push(answer)
      return
    }
    for (const mask of next.domains[cell]!) visit(next.domains.map((candidates, i) => (i === cell ? [mask] : candidates)))
  }
  if (initial.valid) visit(initial.domains)
  return { solutions, nodes, truncated, deduction, rounds: initial.rounds }
}
