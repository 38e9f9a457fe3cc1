/** What a pack claims of a level (par, a line, …): read, replayed and compared, never believed. */
import type { Issue } from '../fault.ts'
import type { Kind } from '../kind.ts'
import type { Move, Rows } from '../play.ts'
import type { LevelReport } from '../report.ts'
import { replay } from '../search/replay.ts'
import type { Json } from './pack.ts'
import { Claims, claimsFlaw } from './packSchema.ts'
import { sha256 } from './sha256.ts'

/**
 * Names the level that claims were made for: `sha256:` and the hex digest of its kind and its rows as its kind writes them, each
 * followed by a line feed, in UTF-8.
 */
export const rowsHash = (kind: string, rows: Rows): string => `sha256:${sha256([kind, ...rows, ''].join('\n'))}`

const flaw = (code: string, details?: Issue['details']): Issue => ({ code, at: [], blocks: true, ...(details && { details }) })

/** Whether the claims are of what only counting and grading tell. That it is unknown claims nothing. */
export function claimsMoreThanPar(claims: Json | undefined): boolean {
  const { uniqueness = 'unknown', grade } = Claims.safeParse(claims).data ?? {}
  return uniqueness !== 'unknown' || typeof grade === 'string'
}

/** What keeps a claimed line from solving the board; undefined: it plays and solves. */
function lineFlaw<B>(kind: Kind<B>, board: B, line: readonly string[]): Issue | undefined {
  const rules = kind.rules(board)
  const moves: Move[] = []
  for (const [i, text] of line.entries()) {
    const move = kind.readMove(board, text)
    if (move !== undefined) moves.push(move)
    if (move === undefined || replay(rules, moves) === undefined) return flaw('pack/claim-line-stuck', { move: text, number: i + 1 })
  }
  const end = replay(rules, moves)
  return end && rules.isSolved(end) ? undefined : flaw('pack/claim-line-unsolved', { moves: line.length })
}

/**
 * The claims that do not hold, each a blocking issue. `answer`: what was found about the same level just now; only what it proves
 * is held against a claim.
 */
export function checkClaims<B>(kind: Kind<B>, board: B, claims: Json | undefined, answer: LevelReport): readonly Issue[] {
  if (claims === undefined) return []
  const read = Claims.safeParse(claims)
  if (!read.success) return [flaw('pack/claim-malformed', claimsFlaw(claims))]
  const { par, line, uniqueness = 'unknown', grade, rowsHash: hash } = read.data
  const issues: Issue[] = []
  if (hash !== undefined && hash !== rowsHash(kind.id, kind.serialise(board))) issues.push(flaw('pack/claim-rows'))
  const stuck = line && lineFlaw(kind, board, line)
  if (stuck) issues.push(stuck)
  if (par !== undefined) {
    const proven = answer.verdict === 'solved' && answer.optimal ? answer.moves : null
    // A line that plays is a proof that par cannot be more; a lower bound, that it cannot be less.
    const most = Math.min(
      line && !stuck ? line.length : Number.POSITIVE_INFINITY,
      answer.moves ?? answer.upperBound ?? Number.POSITIVE_INFINITY,
    )
    if (answer.verdict === 'unsolvable') issues.push(flaw('pack/claim-par-unsolvable', { par }))
    else if (proven !== null && proven !== par) issues.push(flaw('pack/claim-par', { par, proven }))
    else if (par > most) issues.push(flaw('pack/claim-par-long', { par, moves: most }))
    else if (par < (answer.lowerBound ?? 0)) issues.push(flaw('pack/claim-par-short', { par, lowerBound: answer.lowerBound ?? 0 }))
    else if (line && !stuck && line.length !== par) issues.push(flaw('pack/claim-par-line', { par, moves: line.length }))
  }
  if (uniqueness !== 'unknown' && answer.uniqueness !== 'unknown' && uniqueness !== answer.uniqueness) {
    issues.push(flaw('pack/claim-uniqueness', { claimed: uniqueness, found: answer.uniqueness }))
  }
  if (typeof grade === 'string' && answer.grade !== null && grade !== answer.grade) {
    issues.push(flaw('pack/claim-grade', { claimed: grade, found: answer.grade }))
  }
  return issues
}
