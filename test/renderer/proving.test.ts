/** What the read-out says while it is proving. */
import { expect, test } from 'vitest'
import { leastWords, provingWords, stoppedWords } from '../../renderer/panels/proving.ts'
import { wordsIn } from '../../renderer/words.ts'

test('both bounds, as soon as a line is known', () => {
  const progress = { expanded: 900, stored: 12_345, lowerBound: 17, upperBound: 32 }
  expect(provingWords(progress, wordsIn('en'))).toEqual({
    title: 'Solvable; proving the shortest',
    figure: 'At most 32',
    unit: 'moves',
    why: 'No solution is shorter than 17 moves. 12,345 states explored so far',
  })
  expect(provingWords(progress, wordsIn('ja')).why).toContain('17手より短い解はありません')
})

test('without a line there is no figure: what was explored is no result', () => {
  expect(provingWords({ expanded: 1, stored: 7, lowerBound: 0 }, wordsIn('en'))).toEqual({
    title: 'Computing',
    why: '7 states explored so far',
  })
  expect(provingWords(null, wordsIn('en'))).toEqual({ title: 'Computing', why: '' })
})

test('a search that was stopped says both bounds, or the lower one, and never that the level can be solved', () => {
  expect(stoppedWords({ lowerBound: 11, upperBound: 14 }, wordsIn('en'))).toEqual({
    title: 'Cancelled',
    figure: 'At most 14',
    unit: 'moves',
    why: 'The search was stopped. Between 11 and 14 moves.',
  })
  expect(stoppedWords({ lowerBound: 11 }, wordsIn('en'))).toEqual({
    title: 'Cancelled',
    why: 'The search was stopped. If it can be solved, in no fewer than 11 moves.',
  })
  expect(stoppedWords({ lowerBound: 11 }, wordsIn('ja')).why).toBe('探索を中止しました。 解けるとしても、11 手以上かかります。')
  expect(stoppedWords({ lowerBound: 0 }, wordsIn('en')).why).toBe('The search was stopped before it could tell.')
})

test('a lower bound alone is told on condition; none is not told', () => {
  expect([1, 15].map((bound) => leastWords(bound, wordsIn('en')))).toEqual([
    'If it can be solved, in no fewer than 1 move.',
    'If it can be solved, in no fewer than 15 moves.',
  ])
  expect([0, undefined].map((bound) => leastWords(bound, wordsIn('en')))).toEqual(['', ''])
})

test('who plays is told why a position is lost, not how to mend the level', () => {
  for (const reason of ['apart', 'stuck-apart', 'hidden-stays', 'exhausted']) {
    const details = { letter: 'R', column: 2, row: 3, count: 1 }
    const [advised, told] = [`jelly/${reason}`, `lost.jelly/${reason}`].map((key) => wordsIn('en').code(key, details))
    expect(advised).toMatch(/Open a way|Free one/)
    expect(told).not.toMatch(/Open|Free|move one|let them|\(lost/)
    expect(wordsIn('ja').code(`lost.jelly/${reason}`, details)).not.toMatch(/ください|\(lost/)
  }
})

test('one move is one, in the words for those who listen', () => {
  const { t } = wordsIn('en')
  expect([t('badgeProven', { count: 1 }), t('badgeProven', { count: 2 })]).toEqual(['Proven: 1 move', 'Proven: 2 moves'])
  expect(t('badgeUnproven', { count: 1 })).toBe('At most 1 move, not proven')
})
