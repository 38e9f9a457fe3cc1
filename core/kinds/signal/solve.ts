/** Signal's searches by name: its own, over all answers, and the published article's. */
import type { Report, Solution, SolveOptions, Stop, Work } from '../../solving.ts'
import { domainsOf, propagate } from './article/propagate.ts'
import { NODE_LIMIT, solveArticle } from './article/solve.ts'
import { type Circuit, noFitReason } from './circuit.ts'
import { type Answers, answersOf, type NoAnswer } from './fast/answers.ts'
import { type Mask, turnsBetween } from './masks.ts'
import { armCount } from './network.ts'

export const searches = ['best', 'article'] as const

/** Both searches end within moments, so neither reports on its way. `options.search` is one of `searches`. */
export function solve(board: Circuit, options: SolveOptions, _: Report, stop: Stop): Solution {
  const here = boardAt(board, options)
  switch (options.search ?? searches[0]) {
    case 'best':
      return solveBest(here, answersAt(here, options, stop))
    case 'article':
      return solveAsArticle(here, options, stop)
    default:
      throw new Error(`Signal has no search ${options.search}`)
  }
}

/** The board with its tiles as they lie in a position of play. */
export const boardAt = (board: Circuit, { from }: SolveOptions): Circuit => (from ? { ...board, masks: [...from] } : board)

/** All that the limits let be known of the answers from there. */
export function answersAt(board: Circuit, { maxStates, maxBytes }: SolveOptions, stop: Stop): Answers {
  return answersOf(board, { ...(maxStates !== undefined && { maxStates }), ...(maxBytes !== undefined && { maxBytes }) }, stop)
}

/** Clockwise turns, cell by cell: the order does not matter. */
const movesTo = ({ masks }: Circuit, answer: readonly Mask[]): readonly number[] =>
  masks.flatMap((mask, cell) => Array.from({ length: turnsBetween(mask, answer[cell]!)! }, () => cell))

function solveBest(board: Circuit, { verdict, why, clockwise, work, stoppedBy = 'caller' }: Answers): Solution {
  if (verdict === 'none') return noAnswer(board, why ?? { is: 'tried' }, work)
  const { lower = 0, upper, answer } = clockwise ?? {}
  if (!answer || upper === undefined) return { verdict: 'unknown', stoppedBy, lowerBound: lower, work }
  const moves = movesTo(board, answer)
  if (lower === upper) return { verdict: 'solved', moves, optimal: true, lowerBound: lower, work }
  return { verdict: 'unknown', stoppedBy, lowerBound: lower, upperBound: upper, moves, work }
}

function noAnswer(board: Circuit, why: NoAnswer, work: Work): Solution {
  const { width } = board
  switch (why.is) {
    case 'arms': {
      const { arms, needed } = why
      return { verdict: 'unsolvable', reason: 'signal/not-a-tree', where: [], details: { arms, needed }, work }
    }
    case 'cell': {
      const [x, y] = [why.cell % width, Math.floor(why.cell / width)]
      return { verdict: 'unsolvable', reason: noFitReason(board), where: [[x, y]], details: { row: y + 1, column: x + 1 }, work }
    }
    case 'tried':
      return { verdict: 'unsolvable', reason: 'signal/no-arrangement', where: [], work }
  }
}

/** Its two first answers at most: with two the fewest turns stay open, unless one of them needs no more than any could. */
function solveAsArticle(board: Circuit, { maxStates = NODE_LIMIT }: SolveOptions, stop: Stop): Solution {
  const { width, height, masks } = board
  const domains = domainsOf(board)
  const { solutions, nodes, truncated } = solveArticle(board, { domains, nodeLimit: maxStates, stop })
  const work: Work = { expanded: nodes, stored: nodes }
  const stoppedBy = stop.aborted ? 'caller' : 'states'
  const [best] = solutions.map((answer) => movesTo(board, answer)).toSorted((a, b) => a.length - b.length)
  if (!best && !truncated) {
    const [arms, needed] = [armCount(masks), 2 * (masks.length - 1)]
    return noAnswer(board, arms === needed ? { is: 'tried' } : { is: 'arms', arms, needed }, work)
  }
  const { domains: left } = propagate(domains, width, height)
  const least = left.reduce((sum, ways, cell) => sum + Math.min(...ways.map((way) => turnsBetween(masks[cell]!, way)!)), 0)
  if (!best) return { verdict: 'unknown', stoppedBy, lowerBound: least, work }
  const isLeast = solutions.length === 1 && !truncated
  const lowerBound = isLeast ? best.length : least
  if (truncated) return { verdict: 'unknown', stoppedBy, lowerBound, upperBound: best.length, moves: best, work }
  return { verdict: 'solved', moves: best, optimal: lowerBound === best.length, lowerBound, work }
}
