/** From a level's text to its report: parse, check, solve or analyse, and replay every line by the plain rules before anyone sees it. */
import { Fault } from './fault.ts'
import type { Kind } from './kind.ts'
import type { Move, Rows, Rules, State } from './play.ts'
import type { LevelReport } from './report.ts'
import { replay } from './search/replay.ts'
import type { Report, Solution, SolveOptions, Stop } from './solving.ts'

/**
 * A malformed level is an answer (verdict null), and no solver starts. `played`: moves as text that lead to the position to solve
 * from. `verdict` hears of an `analyse` what is proven before counting and grading begin, and again whenever the kind knows more. Throws Fault `level/unknown-search` or
 * `level/illegal-move`; any other throw is a bug, such as a line that does not replay.
 */
export function examine<B>(
  kind: Kind<B>,
  rows: Rows,
  method: 'solve' | 'analyse',
  options: Omit<SolveOptions, 'from'>,
  played: readonly string[],
  report: Report,
  stop: Stop,
  verdict: (known: LevelReport) => void = () => {},
): LevelReport {
  const { search } = options
  if (search !== undefined && !kind.searches.includes(search))
    throw new Fault('level/unknown-search', { kind: kind.id, search, known: kind.searches.join(', ') })

  const parsed = kind.parse(rows)
  if (!parsed.ok) return { ...UNSOLVED, verdict: null, issues: parsed.issues }
  const board = parsed.value
  const rules = kind.rules(board)
  const from = positionAfter(kind, board, rules, played)
  const asked: SolveOptions = from ? { ...options, from } : options
  const solution = kind.solve(board, asked, report, stop)
  proveClaims(rules, solution, from)

  const line = 'moves' in solution ? (solution.moves ?? []) : []
  const known: LevelReport = {
    ...UNSOLVED,
    ...outcome(solution),
    line: line.map((move) => kind.writeMove(board, move)),
    issues: [...parsed.issues, ...kind.check(board)],
    work: solution.work,
  }
  if (method === 'solve') return known
  verdict(known)
  return { ...known, ...kind.analyse(board, solution, asked, report, stop, (soFar) => verdict({ ...known, ...soFar })) }
}

/** All that is not known of a level that was not solved, or not analysed. */
export const UNSOLVED = {
  optimal: false,
  moves: null,
  line: [],
  uniqueness: 'unknown',
  solutions: null,
  grade: null,
  factors: {},
  work: { expanded: 0, stored: 0 },
} as const

function outcome(solution: Solution): Pick<LevelReport, 'verdict' | 'optimal' | 'moves'> & Partial<LevelReport> {
  const { verdict } = solution
  switch (verdict) {
    case 'solved':
      return { verdict, optimal: solution.optimal, moves: solution.moves.length, lowerBound: solution.lowerBound }
    case 'unsolvable': {
      const { reason, where, details } = solution
      return { verdict, optimal: false, moves: null, reason, where, ...(details && { details }) }
    }
    case 'unknown': {
      const { stoppedBy, lowerBound, upperBound } = solution
      return { verdict, optimal: false, moves: null, stoppedBy, lowerBound, ...(upperBound !== undefined && { upperBound }) }
    }
  }
}

function positionAfter<B>(kind: Kind<B>, board: B, rules: Rules, played: readonly string[]): State | undefined {
  let state: State | undefined
  played.forEach((text, at) => {
    const move = kind.readMove(board, text)
    state = move === undefined ? undefined : replay(rules, [move], state)
    if (!state) throw new Fault('level/illegal-move', { move: text, number: at + 1 })
  })
  return state
}

/** Throws on a claim that the plain rules or simple counting refute: the solver is wrong, and nobody may see its answer. */
function proveClaims(rules: Rules, solution: Solution, from: State | undefined): void {
  if (solution.verdict === 'unsolvable') return
  const { lowerBound } = solution
  const moves: readonly Move[] | undefined = solution.moves
  if (moves) {
    const end = replay(rules, moves, from)
    if (!end || !rules.isSolved(end)) throw new Error(`a line of ${moves.length} moves does not solve the level: ${moves.join(' ')}`)
    if (lowerBound > moves.length) throw new Error(`a line of ${moves.length} moves, but at least ${lowerBound} were claimed`)
  }
  const most = solution.verdict === 'solved' ? (solution.optimal ? lowerBound : undefined) : solution.upperBound
  if (most !== undefined && most !== moves?.length) throw new Error(`${most} moves were claimed, but the line has ${moves?.length}`)
}
