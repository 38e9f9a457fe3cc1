/** Another game's stages, where they lie beside the project: those that take no time, proven. The bench takes them all. */
import { describe, expect, test } from 'vitest'
import { rules } from '../../../core/kinds/jelly/rules.ts'
import { solve } from '../../../core/kinds/jelly/solve.ts'
import { replay } from '../../../core/search/replay.ts'
import { published, publishedStage } from './published.ts'

/** Half a minute and more between them; left to the bench. */
const LONG = ['024', '026', '036', '037', '042', '043', '044', '048', '061', '068']
const running = { aborted: false }

const title = published ? 'published stages' : 'published stages (not here: JELLY_STAGES may name their folder)'
describe.skipIf(!published)(title, () => {
  const known = (published ?? []).filter(({ id, optimal }) => optimal !== null && !LONG.includes(id))

  test('are many', () => expect(known.length).toBeGreaterThan(20))

  test.each(known)('$id is solved in $optimal', ({ id, optimal }) => {
    const stage = publishedStage(id)
    const solution = solve(stage, {}, () => {}, running)
    if (solution.verdict !== 'solved') throw new Error(solution.verdict)
    expect(solution.moves.length).toBe(optimal)
    expect(solution.optimal).toBe(true)
    const play = rules(stage)
    expect(play.isSolved(replay(play, solution.moves)!)).toBe(true)
    // Nothing on a line that solves is dead.
    const states = solution.moves.map((_, i) => replay(play, solution.moves.slice(0, i))!)
    expect(states.filter((state) => play.isDead!(state))).toEqual([])
  })

  test('the article’s own search does not always find the shortest', () => {
    const solution = solve(publishedStage('008'), { search: 'astar-article' }, () => {}, running)
    expect(solution).toMatchObject({ verdict: 'solved', optimal: false })
    expect(solution.verdict === 'solved' && solution.moves.length).toBe(27)
  })
})
