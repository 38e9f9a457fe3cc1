/** What is told of a search that has not ended: a line that plays, where one is known, and how far the proof has come. */
import type { Progress } from '../../core/solving.ts'
import type { Words } from '../words.ts'

export interface Proving {
  readonly title: string
  /** Of a line already found; absent: none yet. */
  readonly figure?: string
  readonly unit?: string
  readonly why: string
}

/** States explored are told as progress, never as a result. */
export function provingWords(progress: Progress | null, { t }: Words): Proving {
  const { stored, lowerBound = 0, upperBound } = progress ?? {}
  const proven = lowerBound > 0 ? `${t('noneShorter', { count: lowerBound })} ` : ''
  const why = stored === undefined ? '' : `${proven}${t('exploredSoFar', { count: stored })}`
  if (upperBound === undefined) return { title: t('computing'), why }
  return { title: t('solvableProving'), figure: t('atMost', { count: upperBound }), unit: t('moves', { count: upperBound }), why }
}
