/** Counts in words: answers, ways, thoughts; never a number that was not counted to its end. */
import type { LevelAnswer } from '../../core/contract.ts'
import type { LevelReport } from '../../core/report.ts'
import type { DeductionStep } from '../../core/solving.ts'
import type { Words } from '../words.ts'

export const NONE = '–'

const STOPS = { states: 'notCountedStates', memory: 'notCountedMemory', time: 'notCountedTime', caller: 'notCountedCaller' } as const

export function countWords(answer: LevelReport | undefined, words: Words): string {
  const { t } = words
  if (answer === undefined || answer.uniqueness === 'no-answer') return NONE
  const { solutions, countingStoppedBy, uniqueness } = answer
  // Two that differ are proof enough that there is more than one.
  const isShown = answer.answers !== undefined
  if (isShown && uniqueness === 'multiple' && solutions === null) return t('answersAtLeast', { count: answer.answers?.length ?? 0 })
  if (countingStoppedBy !== undefined && solutions === null) return t(STOPS[countingStoppedBy])
  if (solutions === null) return NONE
  if (uniqueness === 'unique') return t('unique')
  const count = Number(solutions)
  if (isShown) return t('answersCount', { count, number: bigWords(solutions, words) })
  return t(answer.solutionsAbout ? 'waysAbout' : 'ways', { count })
}

/** To the last digit, however long. */
const bigWords = (count: number | string, { language }: Words): string =>
  (typeof count === 'number' ? count : BigInt(count)).toLocaleString(language)

/** Counts above this are told by their size where room is short. */
const LONG_COUNT = 9_999_999

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** To the last digit while that is short, else by its size: 1.2 × 10²⁰, rounded down. */
export function shortCount(count: number | string, words: Words): string {
  if (Number(count) <= LONG_COUNT) return bigWords(count, words)
  const digits = String(count)
  const power = [...String(digits.length - 1)].map((digit) => SUPERSCRIPTS[Number(digit)]).join('')
  return `${digits[0]}.${digits[1]} × 10${power}`
}

/** The hardest technique of a deduction; undefined: it has none. */
const hardestOf = (steps: readonly DeductionStep[], techniques: readonly string[]): string | undefined =>
  techniques.findLast((technique) => steps.some((step) => step.technique === technique))

export function thoughtWords(kindId: string, answer: LevelAnswer | undefined, techniques: readonly string[], { t, code }: Words): string {
  const steps = answer?.deduction
  const hardest = steps && hardestOf(steps, techniques)
  if (steps === undefined || hardest === undefined) return NONE
  const named = code(`technique.${kindId}.${hardest}`)
  if (answer?.uniqueness !== 'unique') return t('thoughtsOpen', { count: steps.length })
  return t('thoughts', { count: steps.length, hardest: named })
}
