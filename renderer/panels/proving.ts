/** What is told of a search that has no end, yet or at all: a line that plays, where one is known, and how far the proof has come. */
import type { Progress } from '../../core/solving.ts'
import type { Bounds } from '../live.ts'
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

/** How few moves it may take at least, where it is not known whether it can be solved; empty: nothing is proven. */
export const leastWords = (lowerBound: number | undefined, { t }: Words): string =>
  lowerBound === undefined || lowerBound < 1 ? '' : t('atLeast', { count: lowerBound })

/** Of a search that its user stopped; what it had proven stays. */
export function stoppedWords({ lowerBound, upperBound }: Bounds, words: Words): Proving {
  const { t } = words
  const title = t('cancelled')
  if (upperBound !== undefined) {
    const why = `${t('unknownCaller')} ${t('between', { low: lowerBound, high: upperBound })}`
    return { title, figure: t('atMost', { count: upperBound }), unit: t('moves', { count: upperBound }), why }
  }
  const least = leastWords(lowerBound, words)
  return { title, why: least === '' ? t('cancelledWhy') : `${t('unknownCaller')} ${least}` }
}
