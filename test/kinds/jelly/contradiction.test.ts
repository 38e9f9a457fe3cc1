/** Wishes that contradict each other are refused before anything is searched for; what may be is not. */
import { describe, expect, test } from 'vitest'
import { Fault } from '../../../core/fault.ts'
import { generatorOf, readParams } from '../../../core/generate.ts'
import type { Params } from '../../../core/generator.ts'
import { kindOf } from '../../../core/registry.ts'
import { wordsIn } from '../../../renderer/words.ts'

const generator = generatorOf(kindOf('jelly')!)
const words = wordsIn('en')

function refusal(asked: Params): string | undefined {
  try {
    readParams(generator, { width: 6, height: 5, ...asked })
    return undefined
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return words.code(error.code, error.detail)
  }
}

describe('refused with the reason and the mending', () => {
  test.each<readonly [Params, string]>([
    [{ colours: 6, jellies: 2, anchored: 9 }, '“Anchored jellies” (9) is more than “Jellies” (2), which counts them too. Lower one, or raise the other.'], // biome-ignore format: a table
    [{ colours: 6, jellies: 5 }, '“Colours” (6) is more than “Jellies” (5): each colour needs one that is not hidden. Lower one, or raise the other.'], // biome-ignore format: a table
    [{ colours: 3, jellies: 4, hidden: 1 }, '“Colours” (3) is too much for “Jellies” (4) and “Hidden jellies” (1): each colour needs two to become one, so 6 in all. Lower the first, or raise another.'], // biome-ignore format: a table
    [{ jellies: 4, anchored: 4, hidden: 0 }, '“Anchored jellies” (4) is too much for “Jellies” (4) and “Hidden jellies” (0): each colour (1) needs one that is not anchored, or a hidden one. Lower the first, or raise another.'], // biome-ignore format: a table
    [{ jellies: 2, blocks: 1, links: 3 }, '“Links” (3) is too much for “Jellies” (2) and “Black blocks” (1): 2 tie them all together, and one more would do nothing. Lower the first, or raise another.'], // biome-ignore format: a table
    [{ jellies: 24, blocks: 6 }, 'A board of 30 cells has no room for 30 jellies and blocks and a free cell to push into. Ask for fewer, or a larger board.'], // biome-ignore format: a table
    [{ width: 4, height: 3, blocks: 10 }, 'A board of 12 cells has no room for 12 jellies and blocks and a free cell to push into. Ask for fewer, or a larger board.'], // biome-ignore format: a table
  ])('%o', (asked, sentence) => expect(refusal(asked)).toBe(sentence))
})

test.each<Params>([
  {},
  { colours: 6, anchored: 9 },
  { jellies: 4, anchored: 4 },
  { jellies: 4, anchored: 4, hidden: 1 },
  { colours: 3, jellies: 3 },
  { colours: 3, jellies: 4, hidden: 2 },
  { colours: 2, jellies: 4, anchored: 2, hidden: 0 },
  { jellies: 2, links: 9 },
  { jellies: 2, blocks: 1, links: 2 },
  { jellies: 23, blocks: 6 },
])('%o may be, and is looked for', (asked) => expect(refusal(asked)).toBeUndefined())
