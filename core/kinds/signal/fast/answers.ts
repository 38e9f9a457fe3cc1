/** All there is to know of a board's answers: whether there is one, how many exactly, the cheapest, and which cells differ among them. */
import type { Stop, StoppedBy, Work } from '../../../solving.ts'
import type { Circuit } from '../circuit.ts'
import { type Mask, turnsBetween } from '../masks.ts'
import { armCount } from '../network.ts'
import { firstAnswers } from './depthFirst.ts'
import { type Diagram, drawDiagram } from './diagram.ts'
import { Domains } from './domains.ts'
import { type Cost, cheapest, countAnswers, nearestOther, type Way, waysInAnswers } from './passes.ts'
import { TURNED, waysIn } from './tables.ts'

export interface AnswerLimits {
  /** Choices of the depth-first search and states of the diagram together. Absent: no limit. */
  readonly maxStates?: number
  readonly maxBytes?: number
}

/** A proven range of the fewest quarter turns over all answers; exact where both ends meet. */
export interface Turns {
  readonly lower: number
  /** What `answer` needs. Absent: no answer is known. */
  readonly upper?: number
  readonly answer?: readonly Mask[]
}

/** Why a board has no answer. */
export type NoAnswer =
  /** Arms are not 2 (cells - 1), so they cannot make a tree, however they are turned. */
  | { readonly is: 'arms'; readonly arms: number; readonly needed: number }
  /** Mere conclusions left nothing for this cell. */
  | { readonly is: 'cell'; readonly cell: number }
  /** Every choice was tried. */
  | { readonly is: 'tried' }

export interface Answers {
  /** `several` is proven by two answers, even where a limit ended the counting. */
  readonly verdict: 'none' | 'unique' | 'several' | 'unknown'
  /** Exact. Absent: not counted to the end; at least as many as are shown. */
  readonly count?: bigint
  /** The one answer; or, of several, a cheapest and another one that differs in as few cells as any (where counted). */
  readonly shown: readonly (readonly Mask[])[]
  /** Only clockwise quarter turns: one back counts three. Absent without an answer. */
  readonly clockwise?: Turns
  /** Quarter turns either way count one. */
  readonly bothWays?: Turns
  /** By cell: the clockwise quarter turns from the start that it has in some answer, bit r for r. Absent: not known. */
  readonly ways?: readonly number[]
  readonly why?: NoAnswer
  readonly work: Work
  /** What ended it early; the rest then says only what is proven. */
  readonly stoppedBy?: StoppedBy
}

/** Past so many choices the diagram is the better way. */
const DEPTH_FIRST_NODES = 500

const CLOCKWISE: Cost = (_, turns) => turns
const BOTH_WAYS: Cost = (_, turns) => Math.min(turns, 4 - turns)

/** The tiles of `board` are the start; locked ones are never turned. The same board and limits give the same answer. */
export function answersOf(board: Circuit, limits: AnswerLimits, stop: Stop): Answers {
  const { width, height, masks, locks } = board
  const maxStates = limits.maxStates ?? Number.POSITIVE_INFINITY
  const maxBytes = limits.maxBytes ?? Number.POSITIVE_INFINITY
  const none = (why: NoAnswer, expanded: number, stored: number): Answers => ({
    ...{ verdict: 'none', count: 0n, shown: [], why, work: { expanded, stored } },
  })
  const needed = 2 * (masks.length - 1)
  const arms = armCount(masks)
  if (arms !== needed) return none({ is: 'arms', arms, needed }, 0, 0)

  const domains = new Domains(width, height)
  if (domains.bytes > maxBytes) return { verdict: 'unknown', shown: [], work: { expanded: 0, stored: 0 }, stoppedBy: 'memory' }
  if (!domains.load(board, locks)) return none({ is: 'cell', cell: domains.conflict }, 1, 1)

  /** Something is known but not all. */
  const partial = (shown: readonly (readonly Mask[])[], stoppedBy: StoppedBy, work: Work): Answers => ({
    verdict: shown.length === 2 ? 'several' : 'unknown',
    shown,
    clockwise: rangeOf(domains, shown, CLOCKWISE),
    bothWays: rangeOf(domains, shown, BOTH_WAYS),
    work,
    stoppedBy,
  })
  const { answers, nodes, cut } = firstAnswers(domains, Math.min(DEPTH_FIRST_NODES, maxStates), stop)
  const isCut = cut === 'caller' || (cut === 'nodes' && nodes >= maxStates)
  if (isCut) return partial(answers, cut === 'caller' ? 'caller' : 'states', { expanded: nodes, stored: nodes })
  if (!cut && answers.length === 0) return none({ is: 'tried' }, nodes, nodes)
  if (!cut && answers.length === 1) return unique(board, answers[0]!, nodes)

  const drawn = drawDiagram(domains, { maxStates: maxStates - nodes, maxBytes: maxBytes - domains.bytes }, stop)
  if (drawn.is === 'cut') return partial(answers, drawn.stoppedBy, { expanded: nodes + drawn.states, stored: nodes + drawn.states })
  const { diagram } = drawn
  const all = nodes + diagram.states
  const stopped = (): Answers => partial(answers, 'caller', { expanded: all, stored: all })
  const count = countAnswers(diagram, stop)
  if (count === undefined) return stopped()
  if (count === 0n) return none({ is: 'tried' }, all, all)
  const first = cheapest(diagram, CLOCKWISE, stop)
  if (!first) return stopped()
  const lying = (way: Way): readonly Mask[] => answerAlong(domains, diagram, way)
  if (count === 1n) return unique(board, lying(first), all)
  const other = nearestOther(diagram, first, stop)
  const cheapestBothWays = cheapest(diagram, BOTH_WAYS, stop)
  const sets = waysInAnswers(diagram, stop)
  if (!other || !cheapestBothWays || !sets) return stopped()
  const ways = Array.from(domains.ways)
  sets.forEach((set, layer) => {
    ways[diagram.steps[layer]!.cell] = set
  })
  return {
    verdict: 'several',
    count,
    shown: [lying(first), lying(other)],
    clockwise: exactly(board, lying(first), CLOCKWISE),
    bothWays: exactly(board, lying(cheapestBothWays), BOTH_WAYS),
    ways,
    work: { expanded: all, stored: all },
  }
}

function unique(board: Circuit, answer: readonly Mask[], work: number): Answers {
  return {
    verdict: 'unique',
    count: 1n,
    shown: [answer],
    clockwise: exactly(board, answer, CLOCKWISE),
    bothWays: exactly(board, answer, BOTH_WAYS),
    ways: board.masks.map((mask, i) => 1 << turnsBetween(mask, answer[i]!)!),
    work: { expanded: work, stored: work },
  }
}

function turnsTo(masks: ArrayLike<Mask>, answer: readonly Mask[], cost: Cost): number {
  return answer.reduce((sum, lies, i) => sum + cost(i, turnsBetween(masks[i]!, lies)!), 0)
}

function exactly({ masks }: Circuit, answer: readonly Mask[], cost: Cost): Turns {
  const turns = turnsTo(masks, answer, cost)
  return { lower: turns, upper: turns, answer }
}

/** From below: every cell as cheap as it may still lie. From above: the cheapest answer met. */
function rangeOf({ masks, ways }: Domains, met: readonly (readonly Mask[])[], cost: Cost): Turns {
  const lower = ways.reduce((sum, set, i) => sum + Math.min(...waysIn(set).map((turns) => cost(i, turns))), 0)
  const [best] = met.toSorted((a, b) => turnsTo(masks, a, cost) - turnsTo(masks, b, cost))
  return best ? { lower, upper: turnsTo(masks, best, cost), answer: best } : { lower }
}

/** A way through the diagram as a board: settled cells as they were, the others as the way has them. */
function answerAlong({ masks, ways }: Domains, { steps }: Diagram, way: Way): readonly Mask[] {
  const answer: Mask[] = Array.from(masks, (mask, i) => TURNED[4 * mask + waysIn(ways[i]!)[0]!]!)
  steps.forEach(({ cell, choices }, layer) => {
    answer[cell] = TURNED[4 * masks[cell]! + choices[way[layer]!]!.turns]!
  })
  return answer
}
