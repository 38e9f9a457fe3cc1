/** The human form of outcomes: one block a level, labels in a column, and a closing count. */
import { detailsOf, lineOf } from '../../core/formats/place.ts'
import type { LevelReport } from '../../core/report.ts'
import { escapeText } from '../host/escape.ts'
import type { Words } from '../host/words.ts'
import type { CommandName } from './arguments.ts'
import { columns } from './columns.ts'
import { type Outcome, type Standing, standingOf } from './outcome.ts'

const BYTES_A_MB = 1_000_000
/** Columns of a terminal; lines of moves are broken before it. */
const WIDTH = 100

type Row = readonly [label: string, text: string]

function stoppedText({ stoppedBy = 'caller', limit }: LevelReport, { say }: Words): string {
  if (limit !== undefined && stoppedBy === 'states') return say('cli.limit.states', { count: limit })
  if (limit !== undefined && stoppedBy === 'memory') return say('cli.limit.memory', { count: limit / BYTES_A_MB })
  return say(`cli.stopped.${stoppedBy}`)
}

function verdictText(answer: LevelReport, words: Words): string {
  const { say, number } = words
  const { verdict, moves, lowerBound = 0, upperBound, issues } = answer
  if (verdict === null) {
    const isOfUnknownKind = issues.every((issue) => issue.code === 'pack/unknown-kind')
    return say(isOfUnknownKind ? 'cli.verdict.unknown-kind' : 'cli.verdict.malformed')
  }
  if (verdict === 'unsolvable') return say('cli.verdict.unsolvable')
  if (verdict === 'solved') {
    return answer.optimal
      ? say('cli.verdict.optimal', { count: moves ?? 0 })
      : say('cli.verdict.solved', { count: moves ?? 0, lowerBound: number(lowerBound) })
  }
  const stopped = stoppedText(answer, words)
  if (upperBound === undefined) return say('cli.verdict.unknown', { stopped, lowerBound: number(lowerBound) })
  // Bounds that meet in a run cut short prove nothing that it may claim.
  const key = lowerBound < upperBound ? 'cli.verdict.between' : 'cli.verdict.at-most'
  return say(key, { stopped, lowerBound: number(lowerBound), upperBound: number(upperBound) })
}

/** Unique or not, and what was counted or why nothing was. */
function answersText(report: LevelReport, kind: string | null, words: Words): string {
  const { uniqueness: found, solutions, solutionsAbout, strategies, countingStoppedBy, answers } = report
  const { say, number } = words
  const uniqueness = say(`cli.uniqueness.${found}`)
  if (countingStoppedBy !== undefined)
    return say('cli.uniqueness.stopped', { uniqueness, stopped: say(`cli.stopped.${countingStoppedBy}`) })
  if (solutions === null || solutions === 0) return uniqueness
  const [shown, count] = typeof solutions === 'number' ? [number(solutions), solutions] : [solutions, 2]
  const details = { uniqueness, solutions: shown, count }
  if (answers !== undefined) return count === 1 ? uniqueness : say('cli.uniqueness.answers', details)
  // Where a count that may be too high does not tell whether there is one, it was counted all the same.
  const about = found === 'unknown' ? 'cli.uniqueness.about' : 'cli.uniqueness.about-several'
  const text = say(solutionsAbout ? about : 'cli.uniqueness.counted', details)
  return strategies === undefined ? text : `${text}, ${say(`cli.strategies.${kind}`, { count: strategies })}`
}

/** `a+2, b out, …` broken into lines of at most `width` columns, where its parts are not longer. */
function wrapList(parts: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const [i, part] of parts.entries()) {
    const text = i < parts.length - 1 ? `${part},` : part
    const last = lines.at(-1)
    if (last !== undefined && columns(last) + 1 + columns(text) <= width) lines[lines.length - 1] = `${last} ${text}`
    else lines.push(text)
  }
  return lines
}

function rowsOf(outcome: Outcome, command: CommandName, words: Words): Row[] {
  const { say, number } = words
  const { level, answer } = outcome
  const rows: Row[] = [[say('cli.label.verdict'), verdictText(answer, words)]]
  if (command === 'validate') {
    const standing = standingOf(outcome, command)
    rows.unshift([say('cli.label.result'), level.draft && standing !== 'good' ? say('cli.result.draft') : say(`cli.result.${standing}`)])
  }
  if (answer.reason !== undefined) rows.push([say('cli.label.reason'), say(answer.reason, answer.details)])
  if (answer.line.length > 0) rows.push([say('cli.label.line'), wrapList(answer.line, WIDTH - 12).join('\n')])
  const isCounted = command === 'analyse' || answer.uniqueness !== 'unknown' || answer.countingStoppedBy !== undefined
  if (answer.verdict !== null && isCounted) rows.push([say('cli.label.answers'), answersText(answer, level.kind, words)])
  if (command === 'analyse' && answer.verdict !== null) {
    const note = say(`note.grade.${level.kind}`)
    const grade = answer.grade !== null && say('cli.grade', { grade: say(`grade.${level.kind}.${answer.grade}`), note })
    rows.push([say('cli.label.grade'), grade || say('cli.not-graded')])
    const factors = Object.entries(answer.factors).map(([name, value]) => `${say(`factor.${level.kind}.${name}`)} ${number(value)}`)
    if (factors.length > 0) rows.push([say('cli.label.factors'), wrapList(factors, WIDTH - 12).join('\n')])
  }
  if (answer.verdict !== null) {
    // What counting and grading took beside is no work of the search.
    const { ms, searchMs = ms, work } = answer
    const [stored, expanded, took] = [work.stored, work.expanded, Math.ceil(searchMs)].map(number)
    rows.push([say('cli.label.work'), say('cli.work', { stored: stored!, expanded: expanded!, ms: took! })])
  }
  for (const issue of answer.issues) {
    const label = say(issue.blocks ? 'cli.label.error' : 'cli.label.warning')
    rows.push([label, `${escapeText(level.file)}:${lineOf(level, issue)}: ${say(issue.code, detailsOf(level, issue))}`])
  }
  return rows
}

/** One level's block, ending in a line feed. */
export function textLevel(outcome: Outcome, command: CommandName, words: Words): string {
  const { level } = outcome
  const { say } = words
  const kind = level.kind === null ? [] : [say(`kind.${level.kind}`) === `kind.${level.kind}` ? level.kind : say(`kind.${level.kind}`)]
  const draft = level.draft ? [say('cli.draft')] : []
  const title = level.title === '' || level.title === level.id ? [] : [level.title]
  const rows = rowsOf(outcome, command, words)
  const wide = Math.max(...rows.map(([label]) => columns(label)))
  const body = rows.map(([label, text]) => {
    const indent = ' '.repeat(2 + wide + 2)
    return `  ${label}${' '.repeat(wide - columns(label) + 2)}${text.replaceAll('\n', `\n${indent}`)}\n`
  })
  return `${[level.id, ...title, ...kind, ...draft].map(escapeText).join(' · ')}\n${body.join('')}`
}

/** The closing count over all levels; drafts that are not good are counted apart. */
export function textSummary(outcomes: readonly Outcome[], command: CommandName, { say, number }: Words): string {
  const count = (standing: Standing) =>
    number(outcomes.filter((one) => standingOf(one, command) === standing && (standing === 'good' || !one.level.draft)).length)
  const drafts = outcomes.filter((one) => one.level.draft && standingOf(one, command) !== 'good').length
  const parts = { good: count('good'), failed: count('failed'), unproven: count('unproven') }
  return `${drafts > 0 ? say('cli.summary-drafts', { ...parts, drafts: number(drafts) }) : say('cli.summary', parts)}\n`
}
