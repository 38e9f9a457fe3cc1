/** Verdicts: lines, bounds, limits and reasons. */
import { describe, expect, test } from 'vitest'
import { check } from '../../../core/kinds/jelly/check.ts'
import { rules } from '../../../core/kinds/jelly/rules.ts'
import { searches, solve } from '../../../core/kinds/jelly/solve.ts'
import type { Rows } from '../../../core/play.ts'
import { replay } from '../../../core/search/replay.ts'
import type { Progress, SolveOptions } from '../../../core/solving.ts'
import { stageOf } from './stageOf.ts'

const running = { aborted: false }
const verdict = (rows: Rows, options: SolveOptions = {}) => solve(stageOf(...rows), options, () => {}, running)

/** Both were called unsolvable by the article's pruning. */
const ANCHORS_HIGH_AND_LOW = ['R.rr..', '#r#r..', '###r..', '###r..', '###r.R', '######']
const HIDDEN_HIGH_UP = ['..R.#', '..###', '..###', '..###', '..###', 'R.###', '', 'hidden 5,1,R,<']
/** 12 pushes; a proof expands 31,142 positions. */
const ROOMY = ['.........', '.R...G...', '.#.B.#.#.', '.G.#...R.', '##.##.###', '...B.....', '#########']

describe('what the article calls unsolvable', () => {
  test.each(searches)('is solved in 2 and in 3 by %s', (search) => {
    for (const [rows, length] of [
      [ANCHORS_HIGH_AND_LOW, 2],
      [HIDDEN_HIGH_UP, 3],
    ] as const) {
      const solution = verdict(rows, { search })
      if (solution.verdict !== 'solved') throw new Error(solution.verdict)
      expect(solution.moves).toHaveLength(length)
      const play = rules(stageOf(...rows))
      expect(play.isSolved(replay(play, solution.moves)!)).toBe(true)
    }
  })
})

describe('reasons', () => {
  test.each<readonly [string, Rows, object]>([
    [
      'colours that cannot meet',
      ['R.#.R', '#####'],
      {
        reason: 'jelly/apart',
        where: [
          [0, 0],
          [4, 0],
        ],
        details: { letter: 'R' },
      },
    ],
    [
      'anchored pieces apart',
      ['r.#.r', '#####'],
      {
        reason: 'jelly/stuck-apart',
        where: [
          [0, 0],
          [4, 0],
        ],
        details: { letter: 'R' },
      },
    ],
    [
      'jellies enough to fill the way up, but none that comes to its top',
      ['r......', '.......', '.......', 'R.R.R.R', '#######'],
      {
        reason: 'jelly/apart',
        where: [
          [0, 0],
          [0, 3],
          [2, 3],
          [4, 3],
          [6, 3],
        ],
        details: { letter: 'R' },
      },
    ],
    [
      'a hidden jelly out of reach',
      ['R.#..', '#####', '', 'hidden 5,2,R,^'],
      { reason: 'jelly/hidden-stays', where: [[4, 1]], details: { count: 1, letter: 'R', column: 5, row: 2 } },
    ],
    [
      'one in the border, shown where it would come out',
      ['R.#..', '#####', '', 'hidden 6,1,R,<'],
      { reason: 'jelly/hidden-stays', where: [[4, 0]], details: { count: 1, letter: 'R', column: 6, row: 1 } },
    ],
    [
      'a hidden jelly of a colour that is nowhere, and a piece in the air',
      ['...R..', 'R....R', '', 'hidden 6,0,Y,v'],
      { reason: 'jelly/hidden-stays', where: [[5, 0]], details: { count: 1, letter: 'Y', column: 6, row: 0 } },
    ],
    [
      'a hidden jelly without room before it, and a piece in the air',
      ['..R...', 'R#.#.R', '', 'hidden 2,2,R,>'],
      { reason: 'jelly/hidden-stays', where: [[1, 1]], details: { count: 1, letter: 'R', column: 2, row: 2 } },
    ],
    [
      'colours that cannot meet, however what hangs in the air is pushed',
      ['.G.#.....', '...#.....', 'R..#..G.R'],
      {
        reason: 'jelly/apart',
        where: [
          [0, 2],
          [8, 2],
        ],
        details: { letter: 'R' },
      },
    ],
    [
      'anchored pieces apart, and a piece in the air',
      ['..G..', '.....', 'r.G.r'],
      {
        reason: 'jelly/stuck-apart',
        where: [
          [0, 2],
          [4, 2],
        ],
        details: { letter: 'R' },
      },
    ],
    [
      'a hidden jelly, where nothing can be pushed and all hangs in the air',
      ['#R#', '#.#', '###', '', 'hidden 2,3,R,^'],
      { reason: 'jelly/hidden-stays', where: [[1, 2]], details: { count: 1, letter: 'R', column: 2, row: 3 } },
    ],
    [
      'a hidden jelly behind its own block',
      ['RG.R', '@@..', '', 'hidden 1,2,R,>'],
      { reason: 'jelly/hidden-stays', where: [[0, 1]], details: { count: 1, letter: 'R', column: 1, row: 2 } },
    ],
    [
      'a hidden jelly behind what its block is linked to',
      ['RG.R', '*@..', '', 'link 1,2,>', 'hidden 1,2,R,>'],
      { reason: 'jelly/hidden-stays', where: [[0, 1]], details: { count: 1, letter: 'R', column: 1, row: 2 } },
    ],
    ['what only a search shows', ['RG.GR', '##.##', '#####'], { reason: 'jelly/exhausted', where: [] }],
  ])('%s', (_, rows, wanted) => expect(verdict(rows)).toMatchObject({ verdict: 'unsolvable', ...wanted }))

  test('all hidden jellies that an issue says can never come out are counted', () => {
    const rows = ['G..#R..', '####.@@', '#######', '', 'hidden 2,2,R,^', 'hidden 6,2,R,>', 'hidden 3,3,R,^', 'hidden 1,2,G,v']
    const flawed = check(stageOf(...rows)).filter(({ blocks }) => blocks)
    expect(flawed.map(({ code, at }) => [code, ...at])).toEqual([
      ['jelly/hidden-into-block', [5, 1]],
      ['jelly/hidden-into-wall', [2, 2]],
      ['jelly/hidden-into-wall', [0, 1]],
    ])
    expect(verdict(rows)).toMatchObject({
      reason: 'jelly/hidden-stays',
      where: [
        [1, 1],
        [5, 1],
        [2, 2],
        [0, 1],
      ],
      details: { count: 4, letter: 'R', column: 2, row: 2 },
    })
  })

  test('what hangs in the air is lost only if it is after each push', () => {
    const rows = ['R....', '.....', '....R', '#####']
    const play = rules(stageOf(...rows))
    const start = new Uint8Array(play.stride)
    play.start(start)
    expect(play.isDead!(start)).toBe(false)
    expect(verdict(rows)).toMatchObject({ verdict: 'solved', optimal: true })
    // To the right it falls into a hole, to the left beside its partner.
    expect(verdict(['.R...', 'R.#..', '###.#', '#####'])).toMatchObject({ verdict: 'solved', moves: { length: 1 } })
  })
})

describe('limits', () => {
  const whole = verdict(ROOMY)

  test('without them it is proven', () => {
    expect(whole).toMatchObject({ verdict: 'solved', optimal: true, lowerBound: 12 })
    expect(whole.work.expanded).toBe(28_716)
  })

  test('a search cut short is unknown, with both bounds and a line that plays', () => {
    const solution = verdict(ROOMY, { maxStates: 20_000 })
    if (solution.verdict !== 'unknown') throw new Error(solution.verdict)
    expect(solution).toMatchObject({ stoppedBy: 'states', lowerBound: 10, upperBound: 14 })
    expect(solution.moves).toHaveLength(14)
    expect(solution.work.stored).toBe(20_001)
    const play = rules(stageOf(...ROOMY))
    expect(play.isSolved(replay(play, solution.moves!)!)).toBe(true)
  })

  test('so is one cut by memory', () => {
    const solution = verdict(ROOMY, { maxBytes: 2_000_000 })
    if (solution.verdict !== 'unknown') throw new Error(solution.verdict)
    expect(solution).toMatchObject({ stoppedBy: 'memory', lowerBound: 11, upperBound: 14 })
    expect(solution.moves).toHaveLength(14)
    const play = rules(stageOf(...ROOMY))
    expect(play.isSolved(replay(play, solution.moves!)!)).toBe(true)
  })

  test('with memory for no line there is none, and no upper bound', () => {
    const solution = verdict(ROOMY, { maxBytes: 300_000 })
    expect(solution).toMatchObject({ verdict: 'unknown', stoppedBy: 'memory' })
    expect(solution).not.toHaveProperty('upperBound')
    expect(solution).not.toHaveProperty('moves')
  })

  test('stopped by hand it is unknown, whatever the search', () => {
    let polls = 0
    const soon = {
      get aborted() {
        return ++polls > 20
      },
    }
    for (const search of searches) {
      polls = 0
      expect(solve(stageOf(...ROOMY), { search }, () => {}, soon)).toMatchObject({ verdict: 'unknown', stoppedBy: 'caller' })
    }
  })

  test('bounds only close in while it runs, and tell of a line before the proof', () => {
    const seen: Progress[] = []
    solve(stageOf(...ROOMY), {}, (progress) => seen.push(progress), running)
    expect(seen.length).toBeGreaterThan(3)
    seen.slice(1).forEach((now, i) => {
      const before = seen[i]!
      expect(now.lowerBound).toBeGreaterThanOrEqual(before.lowerBound)
      expect(now.expanded).toBeGreaterThanOrEqual(before.expanded)
      if (before.upperBound !== undefined) expect(now.upperBound).toBeLessThanOrEqual(before.upperBound)
    })
    expect(seen.some(({ upperBound, lowerBound }) => upperBound !== undefined && lowerBound < upperBound)).toBe(true)
  })

  test('the same search gives the same answer', () => expect(verdict(ROOMY)).toEqual(whole))
})
