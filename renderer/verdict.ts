/** What an answer says, sorted into the few honest states that the screen tells apart. */
import type { LevelAnswer } from '../core/contract.ts'

export type Verdict =
  | { readonly is: 'proven'; readonly moves: number }
  /** More than one answer, proven; `moves`: the fewest over all of them, where that is proven. */
  | { readonly is: 'several'; readonly solutions: number | string | null; readonly moves: number | null }
  | { readonly is: 'already' }
  | { readonly is: 'unproven'; readonly moves: number }
  | { readonly is: 'unsolvable' }
  | { readonly is: 'unknown' }
  | { readonly is: 'malformed' }

export function verdictOf(answer: LevelAnswer): Verdict {
  if (answer.verdict === null) return { is: 'malformed' }
  if (answer.verdict === 'unsolvable') return { is: 'unsolvable' }
  if (answer.answers !== undefined && answer.uniqueness === 'multiple' && answer.moves !== 0)
    return { is: 'several', solutions: answer.solutions, moves: answer.optimal ? answer.moves : null }
  if (answer.verdict === 'solved' && answer.moves !== null) {
    if (answer.moves === 0) return { is: 'already' }
    return { is: answer.optimal ? 'proven' : 'unproven', moves: answer.moves }
  }
  return answer.upperBound === undefined ? { is: 'unknown' } : { is: 'unproven', moves: answer.upperBound }
}
