/**
 * Jelly's own search: what shows without one, then A* past dead ends, with a greedy search beside it for a line at once where that takes
 * long. Its line, being a bound from above, spares the proof all that is no shorter.
 */
import type { Move } from '../../play.ts'
import type { Report, Solution, SolveOptions, Stop, StoppedBy } from '../../solving.ts'
import { boundFor } from './bound.ts'
import { guideFor } from './greedy.ts'
import { Hunt } from './hunt.ts'
import type { Model } from './model.ts'
import { Obstacles } from './obstacles.ts'
import { Patterns } from './patterns/patterns.ts'
import { Play } from './play.ts'
import { huntFor, type Proof } from './proof.ts'
import { TeamProof } from './team/teamProof.ts'

/** Proofs that end within this need no greedy line. */
const QUICK = 2_000
/** Expansions at a stretch. */
const STRETCH = 1_000
/** The greedy search comes first, for so many expansions; after that it has one for so many of the proof's, up to so many. */
const GREEDY_FIRST = 10_000
const GREEDY_EVERY = 12
const GREEDY_MOST = 300_000
/** And at most a quarter of the memory allowed. */
const GREEDY_BYTES = 256_000_000

/** `work` is that of the proof. */
export function solveBest(model: Model, options: SolveOptions, report: Report, stop: Stop): Solution {
  const start = new Uint8Array(model.stride)
  new Play(model, true).start(start, options.from)
  const obstacle = new Obstacles(model).find(start)
  if (obstacle) return { verdict: 'unsolvable', ...obstacle, work: { expanded: 0, stored: 1 } }

  const { team } = options
  const search = { model, options, patterns: new Patterns(model, start, options.maxBytes ?? Number.POSITIVE_INFINITY) }
  if (!team) return prove(search, huntFor(model, options), report, stop)
  const proof = new TeamProof(model, options, team)
  try {
    return prove(search, proof, report, stop)
  } finally {
    proof.dismiss()
  }
}

interface Search {
  readonly model: Model
  readonly options: SolveOptions
  readonly patterns: Patterns
}

function prove({ model, options, patterns }: Search, proof: Proof, report: Report, stop: Stop): Solution {
  const { maxBytes = Number.POSITIVE_INFINITY, team } = options
  const [bound, guide] = [boundFor(model), guideFor(model)]
  // The proof counts what all threads do, the greedy search is one thread's.
  const every = GREEDY_EVERY * (team?.size ?? 1)
  let greedy: Hunt | undefined
  let line: readonly Move[] | undefined

  const solved = (moves: readonly Move[]): Solution => ({
    verdict: 'solved',
    moves,
    optimal: true,
    lowerBound: moves.length,
    work: proof.work,
  })
  const unsolvable = (): Solution => ({ verdict: 'unsolvable', reason: 'jelly/exhausted', where: [], work: proof.work })
  const unknown = (stoppedBy: StoppedBy): Solution => ({
    verdict: 'unknown',
    stoppedBy,
    lowerBound: proof.lowerBound,
    ...(line && { upperBound: line.length, moves: line }),
    work: proof.work,
  })
  const tell = (): void => report({ ...proof.work, lowerBound: proof.lowerBound, ...(line && { upperBound: line.length }) })

  let end = proof.run(QUICK, stop)
  if (!end) greedy = new Hunt(model, { ...options, leaveDeadEnds: true, estimate: guide, reopens: false })
  while (!end) {
    if (greedy && greedy.expanded < Math.min(GREEDY_MOST, GREEDY_FIRST + proof.expanded / every)) {
      greedy.maxBytes = Math.min(GREEDY_BYTES, maxBytes / 4, maxBytes - proof.bytes)
      const found = greedy.run(STRETCH, stop)
      // It leaves out only dead ends: what it has been through is all there is.
      if (found?.end === 'exhausted') return unsolvable()
      if (found?.end === 'line') {
        line = found.moves
        proof.ceiling = line.length
      }
      if (found) greedy = undefined
    } else {
      if (patterns.makeDue(proof.expanded, stop)) {
        proof.estimate = patterns.sharpen(bound)
        if (greedy) greedy.estimate = patterns.sharpen(guide)
      }
      proof.maxBytes = maxBytes - (greedy?.bytes ?? 0) - patterns.bytes
      end = proof.run(STRETCH, stop)
    }
    tell()
  }
  switch (end.end) {
    case 'line':
      return solved(end.moves)
    case 'exhausted':
      return line ? solved(line) : unsolvable()
    case 'stopped':
      return unknown(end.stoppedBy)
  }
}
