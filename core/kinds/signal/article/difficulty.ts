/** The published article's grade: how far looking at neighbours gets, and what is left for a search. Not calibrated on people. */
import type { Stop } from '../../../solving.ts'
import type { Tiles } from '../circuit.ts'
import { BITS, neighbour, VARIANTS } from '../masks.ts'
import { conflictsWithin, graphConflict } from './graphConflict.ts'
import { isSolved } from './isSolved.ts'
import { type Domains, narrowestCell, type Propagated, propagate, withCell } from './propagate.ts'

export type Level = 'easy' | 'medium' | 'hard' | 'unrated'

export interface Difficulty {
  readonly level: Level
  /** Cells that the border settles alone. */
  readonly boundaryFixed: number
  /** Cells that looking at neighbours settles, and the rounds of it that changed something. */
  readonly localFixed: number
  readonly localRounds: number
  /** Rounds in which a loop or a cut-off cell ruled something out. */
  readonly globalRounds: number
  readonly needsSearch: boolean
  readonly maxDepth: number
  readonly decisionPoints: number
  readonly nodes: number
  readonly truncated: boolean
  /** Cells that looking at neighbours leaves open, and the largest group of them side by side. */
  readonly remaining: number
  readonly largestRegion: number
}

export interface DifficultyOptions {
  /** Of the search. */
  readonly nodeLimit?: number
  /** What each tile may lie in, where not every rotation: so locks hold. */
  readonly domains?: Domains
  readonly stop?: Stop
}

/**
 * Meant for boards with one answer, lying in that answer: the search stops at the first one it meets, so the way the tiles lie can
 * matter. Whatever else is given is `unrated` unless an answer was reached.
 */
export function analyzeDifficulty({ width, height, masks }: Tiles, options: DifficultyOptions = {}): Difficulty {
  const { nodeLimit = 5_000, domains = masks.map((mask) => VARIANTS[mask]!), stop } = options
  const cells = width * height
  const inside = domains.map((candidates, cell) => candidates.filter((mask) => !pointsOutside(mask, cell, width, height)))
  const boundaryFixed = settledIn(inside)
  const first = local(inside, width, height)
  const open = first.domains.map(({ length }) => length > 1)
  const remaining = open.filter(Boolean).length
  const largestRegion = largestGroup(open, width, height)

  let { domains: known, valid } = first
  let localRounds = first.rounds
  let globalRounds = 0
  for (let pass = 0; valid && pass < cells * 4 && !stop?.aborted; pass++) {
    const left = withoutConflicts(known, width, height)
    if (!left) break
    globalRounds++
    const again = local(left, width, height)
    localRounds += again.rounds
    known = again.domains
    valid = again.valid
  }

  const needsSearch = narrowestCell(known) >= 0
  const search = valid ? searchFrom(known, width, height, nodeLimit, stop) : NO_SEARCH
  const figures = {
    boundaryFixed,
    localFixed: cells - remaining,
    localRounds,
    globalRounds,
    needsSearch,
    maxDepth: search.maxDepth,
    decisionPoints: search.decisionPoints,
    nodes: needsSearch ? search.nodes : 0,
    truncated: search.truncated || stop?.aborted === true,
    remaining,
    largestRegion,
  }
  return { level: levelOf(figures, search.found, cells), ...figures }
}

function levelOf(figures: Omit<Difficulty, 'level'>, found: boolean, cells: number): Level {
  const { boundaryFixed, localRounds, globalRounds, needsSearch, maxDepth, decisionPoints, remaining, largestRegion } = figures
  const substantial = remaining >= Math.max(8, Math.ceil(cells * 0.3)) && largestRegion >= 6
  const demanding = globalRounds >= 2 || (maxDepth >= 2 && decisionPoints >= 2)
  if (figures.truncated || !found) return 'unrated'
  if (substantial && demanding) return 'hard'
  return !needsSearch && globalRounds === 0 && localRounds <= 8 && boundaryFixed / cells >= 0.2 ? 'easy' : 'medium'
}

const settledIn = (domains: Domains): number => domains.filter(({ length }) => length === 1).length

/** Looking at neighbours; only rounds that changed something count. A cell may have lost its last candidate before. */
function local(start: Domains, width: number, height: number): Propagated {
  if (start.some(({ length }) => length === 0)) return { domains: start, valid: false, rounds: 0 }
  const { domains, valid, rounds } = propagate(start, width, height)
  return { domains, valid, rounds: valid ? rounds - 1 : rounds }
}

const pointsOutside = (mask: number, cell: number, width: number, height: number): boolean =>
  BITS.some((bit, direction) => (mask & bit) !== 0 && neighbour(cell, direction, width, height) < 0)

/** Every open candidate is tried alone against the same domains; undefined: none is ruled out. */
function withoutConflicts(domains: Domains, width: number, height: number): Domains | undefined {
  let removed = false
  const conflicts = conflictsWithin(domains, width, height)
  const left = domains.map((candidates, cell) => {
    if (candidates.length < 2) return candidates
    const kept = candidates.filter((mask) => !conflicts(cell, mask))
    if (kept.length < candidates.length) removed = true
    return kept
  })
  return removed ? left : undefined
}

interface Searched {
  readonly found: boolean
  readonly truncated: boolean
  readonly nodes: number
  readonly maxDepth: number
  readonly decisionPoints: number
}

const NO_SEARCH: Searched = { found: false, truncated: false, nodes: 0, maxDepth: 0, decisionPoints: 0 }

function searchFrom(start: Domains, width: number, height: number, nodeLimit: number, stop: Stop | undefined): Searched {
  let [found, truncated, nodes, maxDepth, decisionPoints] = [false, false, 0, 0, 0]
  const visit = (domains: Domains, depth: number): void => {
    if (++nodes > nodeLimit || stop?.aborted) {
      truncated = true
      return
    }
    const next = propagate(domains, width, height)
    if (!next.valid || graphConflict(next.domains, width, height)) return
    maxDepth = Math.max(maxDepth, depth)
    const cell = narrowestCell(next.domains)
    if (cell < 0) {
      const answer = next.domains.map((candidates) => candidates[0]!)
      found = isSolved(answer, width, height)
      return
    }
    decisionPoints++
    for (const mask of next.domains[cell]!) {
      if (found || truncated) return
      visit(withCell(next.domains, cell, mask), depth + 1)
    }
  }
  visit(start, 0)
  return { found, truncated, nodes, maxDepth, decisionPoints }
}

/** The size of the largest group of cells side by side. */
function largestGroup(isIn: readonly boolean[], width: number, height: number): number {
  const seen = new Uint8Array(isIn.length)
  let largest = 0
  for (let from = 0; from < isIn.length; from++) {
    if (!isIn[from] || seen[from]) continue
    const group = [from]
    seen[from] = 1
    for (const cell of group)
      for (let direction = 0; direction < 4; direction++) {
        const next = neighbour(cell, direction, width, height)
        if (next < 0 || !isIn[next] || seen[next]) continue
        seen[next] = 1
        group.push(next)
      }
    largest = Math.max(largest, group.length)
  }
  return largest
}
