/**
 * The save gate: which levels may stand in a pack as finished, and why the others may not. The screen answers a refusal with fix (go
 * to the cells of the first reason), save as draft (commit `draftRefused`, then save) or cancel. A broken level is named, but since
 * it is only ever written back as it was read, saving as draft leaves it alone: the work on the other levels is never held hostage.
 */
import type { Issue } from '../fault.ts'
import { samePoint } from '../grid.ts'
import type { Kind } from '../kind.ts'
import { BATCH_LIMITS } from '../limits.ts'
import type { LevelReport } from '../report.ts'
import type { Edit } from './edit.ts'
import { moveLimitFlaws, moveLimitOf } from './moveLimit.ts'
import { isBroken, type Level, type Pack, type PackEntry } from './pack.ts'

export interface LevelGate {
  readonly id: string
  /** `draft`: it has reasons but is exempt. */
  readonly outcome: 'pass' | 'draft' | 'refused'
  /** What stands in the way: malformed, blocking issues, then the verdict. Each has its sentence under its code; empty for `pass`. */
  readonly reasons: readonly Issue[]
}

/**
 * Judges every level of a pack, in its order. `reportOf`: what was found about exactly this board; undefined where nothing was yet,
 * so never an older board's report. Only a proven optimum passes: unknown and unproven never do.
 */
export function saveGate(
  pack: Pack,
  kindOf: (id: string) => Kind<unknown> | undefined,
  reportOf: (level: Level) => LevelReport | undefined,
): readonly LevelGate[] {
  return pack.levels.map((entry) => {
    const reasons = isBroken(entry) ? entry.issues : reasonsAgainst(entry, kindOf, reportOf(entry))
    const outcome = reasons.length === 0 ? 'pass' : entry.draft ? 'draft' : 'refused'
    return { id: entry.id, outcome, reasons }
  })
}

/** One edit that makes drafts of the refused levels; undefined where all of them are broken, or none is refused. */
export function draftRefused(pack: Pack, gates: readonly LevelGate[]): Edit | undefined {
  const refused = new Set(gates.filter((gate) => gate.outcome === 'refused').map((gate) => gate.id))
  const levels = pack.levels.filter((entry): entry is Level => refused.has(entry.id) && !isBroken(entry))
  if (levels.length === 0) return undefined
  const before = levels.map((level): readonly [string, PackEntry] => [level.id, level])
  const after = levels.map((level): readonly [string, PackEntry] => [level.id, { ...level, draft: true }])
  return { label: 'edit.set-draft', before: { levels: before }, after: { levels: after } }
}

function reasonsAgainst(
  level: Level,
  kindOf: (id: string) => Kind<unknown> | undefined,
  report: LevelReport | undefined,
): readonly Issue[] {
  const kind = kindOf(level.kind)
  if (!kind) throw new Error(`no kind ${level.kind}`)
  const limits = report ? moveLimitFlaws(moveLimitOf(level), report) : []
  const blocking = [...kind.check(level.board).filter((issue) => issue.blocks), ...limits]
  const verdict = verdictAgainst(report) ?? (report && answersAgainst(kind, report))
  return verdict && !blocking.some((issue) => says(issue, verdict)) ? [...blocking, verdict] : blocking
}

/** Whether a kind's own issue already says what the verdict would, of the same cells; it says it better. */
const says = (issue: Issue, verdict: Issue): boolean =>
  verdict.code === 'gate/already-solved' ||
  (issue.reason === verdict.code && issue.at.every((cell) => verdict.at.some((other) => samePoint(cell, other))))

/** Of a level that was solved: what stands against its answers, where its kind has exactly one. */
export function answersAgainst(kind: Kind<unknown>, { uniqueness, free = [] }: LevelReport): Issue | undefined {
  if (!kind.needsOneAnswer || uniqueness === 'unique' || uniqueness === 'no-answer') return undefined
  return { code: uniqueness === 'multiple' ? 'gate/not-unique' : 'gate/uniqueness-unknown', at: free, blocks: true }
}

function verdictAgainst(report: LevelReport | undefined): Issue | undefined {
  const refuse = (code: string, details: Issue['details'] = {}, at: Issue['at'] = []): Issue => ({ code, at, blocks: true, details })
  if (!report || report.verdict === null) return refuse('gate/not-solved')
  if (report.verdict === 'unsolvable') return refuse(report.reason ?? 'gate/unsolvable', report.details, report.where)
  const lowerBound = report.lowerBound ?? 0
  if (report.verdict === 'unknown') {
    const { stoppedBy = 'caller', limit } = report
    if (stoppedBy === 'memory' && limit === BATCH_LIMITS.maxBytes) return refuse('gate/limit-longest', { lowerBound })
    if (stoppedBy === 'states' && limit !== undefined) return refuse('gate/limit-states', { lowerBound, count: limit })
    return refuse(`gate/stopped-${stoppedBy}`, { lowerBound })
  }
  if (report.moves === null || !report.optimal) return refuse('gate/not-proven', { moves: report.line.length, lowerBound })
  return report.moves === 0 ? refuse('gate/already-solved') : undefined
}
