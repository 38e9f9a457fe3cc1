/**
 * Jelly's part of `npm run bench`: the stages of another game with a known shortest line, plain breadth-first search against the kind's
 * own, and the original's last stage. The stages are no part of this project; where they are absent, nothing is measured. Lengths and
 * counts are exact and the same on every machine. `docs/jelly-numbers.md` keeps what was reached.
 */
import { modelOf } from '../../core/kinds/jelly/model.ts'
import { rules } from '../../core/kinds/jelly/rules.ts'
import { solve } from '../../core/kinds/jelly/solve.ts'
import { replay } from '../../core/search/replay.ts'
import type { Solution, SolveOptions } from '../../core/solving.ts'
import { published, publishedStage } from '../kinds/jelly/published.ts'
import { geometricMean, table } from './measure.ts'

type Must = (what: string, holds: boolean) => void

interface Run {
  readonly solution: Solution
  readonly seconds: number
  /** When, in CPU seconds, a line was first told, and how long it is. */
  readonly told?: { readonly seconds: number; readonly upper: number }
}

const MB = 1_000_000
/** The original's last stage: its shortest line, and limits that cut its search. */
const LAST = { id: '050', length: 66 }
const LAST_CUT = [
  ['bfs', 256 * MB],
  ['best', 50 * MB],
] as const
/** Expanded at most. */
const DEMANDED = [
  ['008', 20_000],
  ['015', 3_000],
] as const
const COMPARED_FROM = 3_000
/** Plain breadth-first search is cut there: what is then said of it holds at least. */
const BFS_STATES = 3_000_000
/** Stages that nobody else has proven, and the shortest line where it is known. */
const HARD = [
  ['041', 29],
  ['049', 23],
  ['063', 25],
  ['064', 25],
  ['069', 17],
  ['070', undefined],
] as const

const cpuSeconds = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}
const rss = (): number => Math.round((process.resourceUsage().maxRSS * 1024) / MB)

function run(id: string, options: SolveOptions, most = Number.POSITIVE_INFINITY): Run {
  const stage = publishedStage(id)
  const since = process.cpuUsage()
  let told: Run['told']
  const stop = {
    get aborted() {
      return cpuSeconds(since) > most
    },
  }
  const solution = solve(
    stage,
    options,
    ({ upperBound }) => (told ??= upperBound === undefined ? undefined : { seconds: cpuSeconds(since), upper: upperBound }),
    stop,
  )
  return { solution, seconds: cpuSeconds(since), ...(told && { told }) }
}

function plays(id: string, solution: Solution): boolean {
  if (!('moves' in solution && solution.moves)) return false
  const play = rules(publishedStage(id))
  const end = replay(play, solution.moves)
  return end !== undefined && play.isSolved(end)
}

const isProven = (id: string, solution: Solution, length: number): boolean =>
  solution.verdict === 'solved' && solution.optimal && solution.moves.length === length && plays(id, solution)

/** Among the arguments, `--open` and seconds: the stages that nobody else has proven, as far as that goes. */
export function benchJelly(must: Must): void {
  console.log('\nJelly: stages with a known shortest line\n')
  if (!published) {
    console.log('The stages are not here: nothing is measured. JELLY_STAGES may name their folder.')
    return
  }
  benchLast(must)
  benchList(must)
  const at = process.argv.indexOf('--open')
  if (at >= 0) benchHard(must, Number(process.argv[at + 1] ?? 120))
}

function benchLast(must: Must): void {
  const { id, length } = LAST
  const { solution, seconds, told } = run(id, {})
  const { work } = solution
  must(`stage ${id}: ${length} moves, proven, line replayed`, isProven(id, solution, length))
  must(`${seconds.toFixed(1)} CPU s, at most 120`, seconds <= 120)
  must(`${rss()} MB at most held by the process, at most 700`, rss() <= 700)
  console.log(
    `${work.expanded} expanded, ${work.stored} stored, a line ${told ? `of ${told.upper} after ${told.seconds.toFixed(1)} s` : 'not before the proof'}`,
  )
  for (const [search, maxBytes] of LAST_CUT) {
    const cut = run(id, { search, maxBytes }).solution
    const bounds = cut.verdict === 'unknown' ? `no line shorter than ${cut.lowerBound}` : cut.verdict
    const isHonest = cut.verdict === 'unknown' && cut.stoppedBy === 'memory' && cut.lowerBound <= length
    must(`${search} within ${maxBytes / MB} MB: unknown, ${bounds}`, isHonest)
  }
}

function benchList(must: Must): void {
  const rows: (readonly (string | number)[])[] = []
  const fewer: number[] = []
  const faster: number[] = []
  const wrong: string[] = []
  let total = 0
  for (const { id, optimal } of published ?? []) {
    if (optimal === null) continue
    const best = run(id, {})
    const bfs = run(id, { search: 'bfs', maxStates: BFS_STATES })
    total += best.seconds
    if (!isProven(id, best.solution, optimal)) wrong.push(id)
    if (bfs.solution.verdict !== 'unknown' && !isProven(id, bfs.solution, optimal)) wrong.push(`${id} (bfs)`)
    const expanded = [best, bfs].map(({ solution }) => solution.work.expanded)
    const [mine = 1, plain = 1] = expanded
    if (bfs.solution.work.stored > COMPARED_FROM) {
      fewer.push(plain / mine)
      faster.push(bfs.seconds / best.seconds)
    }
    const isCut = bfs.solution.verdict === 'unknown'
    const { stride } = modelOf(publishedStage(id))
    rows.push([
      id,
      optimal,
      stride,
      mine,
      best.solution.work.stored,
      best.seconds.toFixed(2),
      `${isCut ? '> ' : ''}${plain.toLocaleString('en')}`,
      `${isCut ? '> ' : ''}${bfs.seconds.toFixed(2)}`,
    ])
    const demanded = DEMANDED.find(([one]) => one === id)
    if (demanded) must(`stage ${id}: ${mine} expanded, at most ${demanded[1]}`, mine <= demanded[1])
  }
  console.log(table(['stage', 'moves', 'bytes', 'expanded', 'stored', 'CPU s', 'bfs expanded', 'bfs CPU s'], rows))
  must(`${rows.length} stages right and proven, every line replayed ${wrong.join(' ')}`, wrong.length === 0)
  must(`${total.toFixed(1)} CPU s together, at most 150`, total <= 150)
  must(
    `${geometricMean(fewer).toFixed(1)}x fewer expanded than breadth-first (${fewer.length} stages), at least 3`,
    geometricMean(fewer) >= 3,
  )
  must(`${geometricMean(faster).toFixed(1)}x less CPU time, at least 1.5`, geometricMean(faster) >= 1.5)
}

function benchHard(must: Must, seconds: number): void {
  console.log(`\nJelly: stages that nobody else has proven, at most ${seconds} CPU s each\n`)
  const rows = HARD.map(([id, length]) => {
    const { solution, seconds: took, told } = run(id, { maxBytes: 6_000 * MB }, seconds)
    const { expanded, stored } = solution.work
    const upper = 'moves' in solution && solution.moves && plays(id, solution) ? solution.moves.length : '–'
    const lower = 'lowerBound' in solution ? solution.lowerBound : '–'
    if (length !== undefined && solution.verdict === 'solved') must(`stage ${id}: ${length} moves`, isProven(id, solution, length))
    const line = told ? `${told.upper} after ${told.seconds.toFixed(0)} s` : '–'
    return [id, solution.verdict, lower, upper, line, took.toFixed(0), expanded, stored, rss()]
  })
  console.log(table(['stage', 'verdict', 'at least', 'at most', 'first line', 'CPU s', 'expanded', 'stored', 'MB'], rows))
}
