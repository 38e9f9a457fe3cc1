/** What the read-out says while it is proving. */
import { expect, test } from 'vitest'
import { provingWords } from '../../renderer/panels/proving.ts'
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
