/** What there is to say of a solved board beyond its verdict. */
import type { Analysis, Solution } from '../../solving.ts'
import type { Circuit } from './circuit.ts'

export function analyse(_: Circuit, solution: Solution): Analysis {
  if (solution.verdict === 'unsolvable') return { uniqueness: 'no-answer', solutions: 0, grade: null, factors: {} }
  return { uniqueness: 'unknown', solutions: null, grade: null, factors: {} }
}
