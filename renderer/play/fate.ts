/**
 * Whether the position in play can still be solved: what shows at once, else what a search proves, and the last position before it from
 * which it still could. Only where a move can spoil a level. What is not proven is not said.
 */
import type { Client, LevelAnswer } from '../../core/contract.ts'
import { Fault } from '../../core/fault.ts'
import { LIVE_LIMITS } from '../../core/limits.ts'
import type { DeadEnd } from '../../core/play.ts'
import { kindNamed, rowsOf } from '../board.ts'
import type { Verdict } from '../verdict.ts'
import { type Course, isSolved, makeMove, textsOf } from './course.ts'

/** No line leads on from the position: proven. */
export interface Lost extends DeadEnd {
  /** After so many moves it still could be solved, proven, and not after one more; null: not found yet, or not proven. */
  readonly since: number | null
  /** true: `since` is still being looked for. */
  readonly looking: boolean
}

/** What is said of a lost position on a level with this verdict: one that never could be solved is not spoilt by a move. */
export const lostWord = (verdict: Verdict | undefined) => (verdict?.is === 'unsolvable' ? 'playNever' : 'playLost')

interface FateOptions {
  readonly client: Client
  readonly caller: string
  /** null: nothing is proven against the position. */
  show(course: Course, lost: Lost | null): void
}

/** A search may take so long: the player has long gone on. */
const MOST_MS = 5_000
/** Moves made quickly one after the other are not asked about. */
const QUIET_MS = 150

/** What is proven of a position; undefined: nothing. */
type Known = 'alive' | DeadEnd | undefined

/** By board, what was found out about its positions. */
const found = new WeakMap<object, Map<string, Known>>()

function knownOf({ board }: Course): Map<string, Known> {
  const known = found.get(board as object) ?? new Map<string, Known>()
  found.set(board as object, known)
  return known
}

const nameOf = ({ states }: Course, at: number): string => states[at]!.join()

/** Without a search. */
function look(course: Course, at: number): Known {
  const known = knownOf(course)
  const name = nameOf(course, at)
  if (!known.has(name)) {
    const deadEnd = kindNamed(course.kindId).deadEnd?.(course.board, course.states[at]!)
    if (deadEnd) known.set(name, deadEnd)
  }
  return known.get(name)
}

/** Keeps what an answer proves; a line that plays proves it of every position on it. */
function learn(course: Course, at: number, { verdict, reason, where = [], details, line }: LevelAnswer): Known {
  const known = knownOf(course)
  if (verdict === 'unsolvable' && reason !== undefined) known.set(nameOf(course, at), { reason, where, ...(details && { details }) })
  else if (line.length > 0) {
    const kind = kindNamed(course.kindId)
    let played: Course = { ...course, line: course.line.slice(0, at), states: course.states.slice(0, at + 1), at }
    known.set(nameOf(course, at), 'alive')
    for (const text of line) {
      const move = kind.readMove(course.board, text)
      if (move === undefined) break
      played = makeMove(played, move)
      known.set(nameOf(played, played.at), 'alive')
    }
  }
  return known.get(nameOf(course, at))
}

export interface FateWatch {
  /** The course on screen now; null: nothing is played. The same course again changes nothing. */
  follow(course: Course | null): void
}

export function watchFate({ client, caller, show }: FateOptions): FateWatch {
  let current: Course | null = null
  let call: AbortController | null = null
  let quiet: ReturnType<typeof setTimeout> | undefined

  async function ask(course: Course, at: number, signal: AbortSignal): Promise<Known> {
    const { kindId, board } = course
    const played = textsOf(course).slice(0, at)
    const limits = { ...LIVE_LIMITS, maxMs: MOST_MS }
    const request = { kind: kindId, rows: [...rowsOf(kindId, board)], lane: 'live' as const, caller, ...limits, played }
    return learn(course, at, await client.call('level.solve', request, { signal }))
  }

  /** From the position on screen back to the last one that can be solved. */
  async function judge(course: Course, signal: AbortSignal): Promise<void> {
    let lost: DeadEnd | undefined
    try {
      const known = look(course, course.at) ?? (await ask(course, course.at, signal))
      if (known === undefined || known === 'alive') return
      lost = known
      for (let at = course.at - 1; at >= 0; at--) {
        if (signal.aborted) return
        show(course, { ...known, since: null, looking: true })
        const before = look(course, at) ?? (await ask(course, at, signal))
        if (before === 'alive') {
          show(course, { ...known, since: at, looking: false })
          return
        }
        if (before === undefined) break
      }
      show(course, { ...known, since: null, looking: false })
    } catch (error) {
      // Whoever lost the host has been told of that; who went on looks for nothing here.
      if (!(error instanceof Fault)) throw error
      if (lost !== undefined && !signal.aborted) show(course, { ...lost, since: null, looking: false })
    }
  }

  return {
    follow(course) {
      if (course === current) return
      current = course
      clearTimeout(quiet)
      call?.abort()
      call = null
      if (course === null || course.at === 0 || kindNamed(course.kindId).deadEnd === undefined || isSolved(course)) return
      const known = look(course, course.at)
      if (known === 'alive') return
      if (known !== undefined) show(course, { ...known, since: null, looking: true })
      const mine = new AbortController()
      call = mine
      quiet = setTimeout(() => void judge(course, mine.signal), QUIET_MS)
    },
  }
}
