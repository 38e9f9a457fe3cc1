/** The article's search, checks, grade and figures: what it publishes, and what verified data says of every board. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyzeDifficulty } from '../../../core/kinds/signal/article/difficulty.ts'
import { conflictsWithin, graphConflict } from '../../../core/kinds/signal/article/graphConflict.ts'
import { isSolved } from '../../../core/kinds/signal/article/isSolved.ts'
import { metrics, varietyOf } from '../../../core/kinds/signal/article/metrics.ts'
import { domainsOf, propagate, withCell } from '../../../core/kinds/signal/article/propagate.ts'
import { type ArticleSolve, solveArticle } from '../../../core/kinds/signal/article/solve.ts'
import { VARIANTS } from '../../../core/kinds/signal/masks.ts'
import { articleSolve, propagate as literally } from '../../bench/signalArticle.ts'
import { answersByForce, isAnswer } from './bruteForce.ts'
import { boards, circuitOf, generated } from './facts.ts'
import { circuits } from './randomCircuit.ts'

const [example] = generated.made
if (!example) throw new Error('no facts')

const square = (masks: readonly number[]) => {
  const side = Math.sqrt(masks.length)
  return { width: side, height: side, masks, locks: masks.map(() => false) }
}
const figuresOf = ({ solutions, nodes, truncated, deduction, rounds }: ArticleSolve) => ({
  solutions: solutions.length,
  nodes,
  truncated,
  deduction,
  rounds,
})
/** One of each of the four shapes that a 2 x 2 board is tried with. */
const SHAPES = [1, 5, 3, 7]
const twoByTwo = SHAPES.flatMap((a) => SHAPES.flatMap((b) => SHAPES.flatMap((c) => SHAPES.map((d) => [a, b, c, d]))))

describe("the article's worked example", () => {
  const answer = square(example.answer)

  test('is searched with the published figures', () => {
    expect(figuresOf(solveArticle(answer))).toEqual({ solutions: 1, nodes: 3, truncated: false, deduction: 10, rounds: 4 })
    expect(solveArticle(answer).solutions).toEqual([[4, 4, 6, 12, 3, 11, 13, 1, 2, 14, 11, 8, 2, 11, 10, 8]])
  })

  test('is graded with the published figures', () => {
    expect(analyzeDifficulty(answer)).toEqual({
      level: 'medium',
      boundaryFixed: 3,
      localFixed: 10,
      localRounds: 3,
      globalRounds: 0,
      needsSearch: true,
      maxDepth: 1,
      decisionPoints: 1,
      nodes: 2,
      truncated: false,
      remaining: 6,
      largestRegion: 6,
    })
  })

  test('has score 95, variety 75 and 17 turns', () => {
    const shuffled = [4, 4, 3, 9, 3, 13, 13, 4, 1, 7, 14, 2, 4, 11, 10, 4]
    expect(metrics(answer, shuffled, solveArticle(answer))).toEqual({ score: 95, deduction: 10, variety: 75, turns: 17 })
  })
})

describe("the article's search", () => {
  test('agrees with brute force on all 256 boards of 2 x 2, of which four have an answer', () => {
    let solvable = 0
    for (const masks of twoByTwo) {
      const { solutions, truncated } = solveArticle(square(masks))
      const answers = answersByForce(square(masks))
      expect(truncated).toBe(false)
      expect(solutions.toSorted()).toEqual(answers.toSorted())
      if (answers.length === 1) solvable++
    }
    expect(twoByTwo).toHaveLength(256)
    expect(solvable).toBe(4)
  })

  test('without a single node is truncated where a node is due, and only there', () => {
    const elbows = { width: 4, height: 4, masks: Array(16).fill(3) }
    expect(figuresOf(solveArticle(elbows, { nodeLimit: 0 }))).toEqual({ solutions: 0, nodes: 1, truncated: true, deduction: 16, rounds: 2 })
    const straights = { width: 4, height: 4, masks: Array(16).fill(5) }
    expect(solveArticle(straights, { nodeLimit: 0 })).toMatchObject({ nodes: 0, truncated: false, solutions: [] })
  })

  test('counts one node past its limit, and calls its answers all only within it', () => {
    const several = boards.find(({ articleSolve }) => articleSolve.nodes > 10)!
    const { nodes } = several.articleSolve
    expect(solveArticle(circuitOf(several), { nodeLimit: nodes })).toMatchObject({ nodes, truncated: false })
    expect(solveArticle(circuitOf(several), { nodeLimit: nodes - 1 })).toMatchObject({ nodes, truncated: true })
  })

  test('stopped, it proves nothing', () => {
    expect(solveArticle(circuitOf(boards[0]!), { stop: { aborted: true } })).toMatchObject({ truncated: true, nodes: 1, solutions: [] })
  })

  test('leaves locked tiles as they lie', () => {
    const [, start] = boards
    const board = circuitOf(start!)
    const held = (cell: number) => ({ ...board, locks: board.masks.map((_, other) => other === cell) })
    const right = start!.masks.findIndex((mask, cell) => mask === start!.solution![cell] && mask !== 15)
    const wrong = start!.masks.findIndex((mask, cell) => mask !== start!.solution![cell])
    expect(solveArticle(board, { domains: domainsOf(held(right)) }).solutions).toEqual([start!.solution])
    expect(solveArticle(board, { domains: domainsOf(held(wrong)) }).solutions).toEqual([])
  })

  test.each(boards.map((fact) => [fact.id, fact] as const))('%s has the recorded figures', (_, fact) => {
    const found = solveArticle(circuitOf(fact))
    expect(figuresOf(found)).toEqual(fact.articleSolve)
    expect(found.solutions).toHaveLength(Math.min(2, Number(fact.count)))
    for (const answer of found.solutions) {
      expect(isAnswer(answer, fact.w, fact.h)).toBe(true)
      expect(answer.every((mask, cell) => VARIANTS[fact.masks[cell]!]!.includes(mask))).toBe(true)
    }
    if (fact.solution && found.solutions.length === 1) expect(found.solutions[0]).toEqual(fact.solution)
  })
})

describe('the article to the letter', () => {
  test('propagates and searches alike on random boards', () => {
    fc.assert(
      fc.property(circuits({ most: 7 }), (board) => {
        const { width, height, masks } = board
        const start = domainsOf(board)
        expect(propagate(start, width, height)).toEqual(literally(start, width, height))
        for (const nodeLimit of [3, 300]) {
          const found = solveArticle(board, { nodeLimit })
          expect(found).toEqual(articleSolve(masks, width, height, nodeLimit))
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe("the article's propagation", () => {
  test('counts the round that changes nothing', () => {
    expect(propagate([[0]], 1, 1)).toEqual({ domains: [[0]], valid: true, rounds: 1 })
    expect(propagate([[2], [8]], 2, 1)).toEqual({ domains: [[2], [8]], valid: true, rounds: 1 })
    expect(propagate([VARIANTS[1]!, VARIANTS[1]!], 2, 1)).toEqual({ domains: [[2], [8]], valid: true, rounds: 2 })
  })

  test('lets later cells of a round see what earlier ones lost', () => {
    // Nothing but the order of cells makes four settle in one round.
    expect(propagate([VARIANTS[1]!, VARIANTS[5]!, VARIANTS[5]!, VARIANTS[1]!], 4, 1)).toMatchObject({ valid: true, rounds: 2 })
  })

  test('leaves the cell that lost its last candidate as it was, and the cells before it filtered', () => {
    expect(propagate([VARIANTS[1]!, VARIANTS[1]!, VARIANTS[1]!], 3, 1)).toEqual({
      domains: [[2], [8], VARIANTS[1]],
      valid: false,
      rounds: 1,
    })
  })
})

describe("the article's check of the whole network", () => {
  test('finds an empty cell, a loop forced from both sides, and a cell that nothing can reach', () => {
    const elbows = [[6], [12], [3], [9]]
    expect(graphConflict([[2], []], 2, 1)).toBe(true)
    expect(graphConflict(elbows, 2, 2)).toBe(true)
    expect(graphConflict([[6, 12], [12], [3], [9]], 2, 2)).toBe(false)
    expect(graphConflict([[4], [4], [1], [1]], 2, 2)).toBe(true)
    expect(graphConflict([[4, 6], [4, 12], [1], [1]], 2, 2)).toBe(false)
  })

  test('is the same worked out for all candidates at once', () => {
    // Elbows and tees lie at random, most of them settled: loops and cut-off cells abound.
    const ways = fc.tuple(fc.constantFrom(3, 7, 15, 5), fc.integer({ min: 1, max: 15 }), fc.boolean()).map(([mask, set, open]) => {
      const some = VARIANTS[mask]!.filter((_, way) => set & (1 << way))
      return some.length === 0 ? VARIANTS[mask]! : open ? some : some.slice(0, 1)
    })
    const domains = fc.integer({ min: 2, max: 4 }).chain((side) => fc.array(ways, { minLength: side * side, maxLength: side * side }))
    const seen = { conflict: 0, none: 0 }
    fc.assert(
      fc.property(domains, (some) => {
        const side = Math.sqrt(some.length)
        const conflicts = conflictsWithin(some, side, side)
        some.forEach((candidates, cell) => {
          for (const mask of candidates) {
            const alone = graphConflict(withCell(some, cell, mask), side, side)
            expect(conflicts(cell, mask)).toBe(alone)
            seen[alone ? 'conflict' : 'none']++
          }
        })
      }),
      { numRuns: 2000 },
    )
    expect(Math.min(seen.conflict, seen.none)).toBeGreaterThan(100)
  })

  test('an edge that only one side insists on closes no loop', () => {
    expect(graphConflict([[6], [12], [3], [9, 8]], 2, 2)).toBe(false)
  })
})

describe('when a board is solved', () => {
  test('agrees with walking the network on every way to lie every 2 x 2 board', () => {
    let solved = 0
    for (let a = 0; a < 16; a++)
      for (let b = 0; b < 16; b++)
        for (let c = 0; c < 16; c++)
          for (let d = 0; d < 16; d++) {
            const masks = [a, b, c, d]
            const is = isSolved(masks, 2, 2)
            expect(is).toBe(isAnswer(masks, 2, 2))
            if (is) solved++
          }
    expect(solved).toBe(4)
  })

  test('one tile without arms is, two are not, and neither is a board of another size', () => {
    expect(isSolved([0], 1, 1)).toBe(true)
    expect(isSolved([0, 0], 2, 1)).toBe(false)
    expect(isSolved([2, 8], 2, 1)).toBe(true)
    expect(isSolved([2, 8], 3, 1)).toBe(false)
  })

  test('a loop beside a line has as many edges as a tree, and is none', () => {
    expect(isSolved([6, 12, 2, 10, 8, 3, 9, 2, 10, 8], 5, 2)).toBe(false)
  })
})

describe("the article's grade", () => {
  const graded = boards.filter(({ difficultyAsGiven }) => difficultyAsGiven)

  test.each(graded.map((fact) => [fact.id, fact] as const))('%s has the recorded figures', (_, fact) => {
    const { w, h, masks, solution, difficultyAsGiven, difficultyOnSolution, variety } = fact
    expect(analyzeDifficulty({ width: w, height: h, masks })).toEqual(difficultyAsGiven)
    if (difficultyOnSolution) expect(analyzeDifficulty({ width: w, height: h, masks: solution! })).toEqual(difficultyOnSolution)
    expect(varietyOf(masks)).toBe(variety)
  })

  test('the data has boards of every level, and of both sides of the whole-network rounds', () => {
    expect(graded.length).toBeGreaterThan(60)
    const on = graded.flatMap(({ difficultyOnSolution }) => (difficultyOnSolution ? [difficultyOnSolution] : []))
    for (const level of ['easy', 'medium', 'hard']) expect(on.some((difficulty) => difficulty.level === level)).toBe(true)
    expect(on.some(({ globalRounds }) => globalRounds > 0)).toBe(true)
  })

  test('a search cut short, or a board without an answer, is unrated', () => {
    const searched = graded.find(({ difficultyAsGiven }) => difficultyAsGiven!.nodes > 2)!
    expect(analyzeDifficulty(circuitOf(searched), { nodeLimit: 1 })).toMatchObject({ level: 'unrated', truncated: true, nodes: 2 })
    expect(analyzeDifficulty(circuitOf(searched), { stop: { aborted: true } })).toMatchObject({ level: 'unrated', truncated: true })
    for (const fact of boards.filter(({ count }) => count === '0')) expect(analyzeDifficulty(circuitOf(fact)).level).toBe('unrated')
  })
})

describe("the article's figures", () => {
  test('score nothing but a proven single answer', () => {
    const answer = square(example.answer)
    const proof = solveArticle(answer)
    expect(metrics(answer, example.shuffled, { ...proof, truncated: true }).score).toBe(0)
    expect(metrics(answer, example.shuffled, { ...proof, solutions: [] }).score).toBe(0)
    expect(metrics(square(example.shuffled), example.shuffled, proof)).toMatchObject({ score: 0, turns: 0 })
  })

  test('count four turns for a tile that no turn brings there', () => {
    expect(metrics({ width: 2, height: 1, masks: [2, 8] }, [5, 4], solveArticle({ width: 2, height: 1, masks: [2, 8] })).turns).toBe(5)
  })

  test('variety is the evenness of the shapes', () => {
    expect(varietyOf([1, 2, 4, 8])).toBe(0)
    expect(varietyOf([1, 5, 3, 7, 15])).toBe(100)
  })
})
