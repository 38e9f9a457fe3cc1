/** Laws over everything that can be reached on small random stages, against rules written a second time. */
import { describe, expect, test } from 'vitest'
import { boundFor } from '../../../core/kinds/jelly/bound.ts'
import { Glance } from '../../../core/kinds/jelly/dead/glance.ts'
import { modelOf } from '../../../core/kinds/jelly/model.ts'
import { rules } from '../../../core/kinds/jelly/rules.ts'
import { searches, solve } from '../../../core/kinds/jelly/solve.ts'
import type { Rows, State } from '../../../core/play.ts'
import { replay } from '../../../core/search/replay.ts'
import { graphOf, type Node, shown } from './graph.ts'
import { randomStage } from './randomStage.ts'
import { stageOf } from './stageOf.ts'

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed)
const MOST_POSITIONS = 400
const running = { aborted: false }

interface Whole {
  readonly seed: number
  readonly nodes: readonly Node[]
  readonly flaws: readonly string[]
}

const wholes = SEEDS.flatMap((seed): Whole[] => {
  const graph = graphOf(randomStage(seed), MOST_POSITIONS)
  return graph ? [{ seed, ...graph }] : []
})
const positions = wholes.flatMap(({ nodes }) => nodes)
const told = (seed: number, what: string): string => `stage ${seed}, ${what}\n${randomStage(seed).join('\n')}`

describe('the stages', () => {
  test('are many, of every sort', () => {
    expect(wholes.length).toBeGreaterThan(380)
    expect(positions.length).toBeGreaterThan(5_000)
    const texts = wholes.map(({ seed }) => randomStage(seed).join('\n'))
    for (const sort of [/hidden \d/, /hidden\+link/, /link \d/, /[@*]/, /[rgb]/, /,\^/, /,v/, /,</]) {
      expect(texts.filter((text) => sort.test(text)).length).toBeGreaterThan(40)
    }
    expect(wholes.filter(({ nodes }) => nodes[0]!.left > 2 && nodes[0]!.left < 50).length).toBeGreaterThan(8)
  })
})

test('both sets of rules agree on what is legal, where it leads, and what is solved', () => {
  expect(wholes.flatMap(({ seed, flaws }) => flaws.map((flaw) => told(seed, flaw)))).toEqual([])
})

/** Positions with a line that are called dead all the same, and the share of those without one that are called so. */
function judged(judge: (seed: number) => (state: State) => boolean, nodesOf: (whole: Whole) => readonly Node[]) {
  const wrong: string[] = []
  let [dead, found] = [0, 0]
  for (const whole of wholes) {
    const isDead = judge(whole.seed)
    for (const { state, left } of nodesOf(whole)) {
      const says = isDead(state)
      if (left < Number.POSITIVE_INFINITY) {
        if (says) wrong.push(told(whole.seed, `${[...state]} has a line of ${left}`))
        continue
      }
      dead++
      if (says) found++
    }
  }
  return { wrong, share: found / dead }
}

test('what is called dead never has a line, and most of what has none is called dead', () => {
  const { wrong, share } = judged(
    (seed) => rules(stageOf(...randomStage(seed))).isDead!,
    ({ nodes }) => nodes,
  )
  expect(wrong).toEqual([])
  expect(share).toBeGreaterThan(0.6)
})

test('what is seen to be dead at a glance never has a line either', () => {
  const { wrong, share } = judged(
    (seed) => {
      const glance = new Glance(modelOf(stageOf(...randomStage(seed))))
      return (state) => glance.isDead(state)
    },
    // The stage as it loads may hang in the air.
    ({ nodes }) => nodes.slice(1),
  )
  expect(wrong).toEqual([])
  expect(share).toBeGreaterThan(0.5)
})

test('the bound is never above the pushes that are left', () => {
  const wrong: string[] = []
  let above = 0
  for (const { seed, nodes } of wholes) {
    const bound = boundFor(modelOf(stageOf(...randomStage(seed))))
    for (const { state, left } of nodes) {
      if (left === 0 || left === Number.POSITIVE_INFINITY) continue
      if (bound(state) > 1) above++
      if (bound(state) > left) wrong.push(told(seed, `${[...state]}: ${bound(state)} for ${left}`))
    }
  }
  expect(wrong).toEqual([])
  expect(above).toBeGreaterThan(100)
})

test.each(searches)('%s finds what the graph holds', (search) => {
  for (const { seed, nodes } of wholes) {
    const stage = stageOf(...randomStage(seed))
    const solution = solve(stage, { search }, () => {}, running)
    const { left } = nodes[0]!
    if (left === Number.POSITIVE_INFINITY) {
      expect(solution.verdict, told(seed, 'unsolvable')).toBe('unsolvable')
      continue
    }
    if (solution.verdict !== 'solved') throw new Error(told(seed, solution.verdict))
    const play = rules(stage)
    expect(play.isSolved(replay(play, solution.moves)!), told(seed, 'plays')).toBe(true)
    expect(solution.optimal).toBe(search !== 'astar-article')
    if (search === 'astar-article') expect(solution.moves.length).toBeGreaterThanOrEqual(left)
    else expect(solution.moves.length, told(seed, 'shortest')).toBe(left)
  }
})

test('from any position on, the line is as long as it must be', () => {
  for (const { seed, nodes } of wholes.slice(0, 120)) {
    const stage = stageOf(...randomStage(seed))
    for (const { state, left } of nodes.filter((_, i) => i % 7 === 3)) {
      const solution = solve(stage, { from: state }, () => {}, running)
      if (left === Number.POSITIVE_INFINITY) expect(solution.verdict).toBe('unsolvable')
      else if (solution.verdict === 'solved') {
        const play = rules(stage)
        expect(solution.moves.length, told(seed, 'from a position')).toBe(left)
        expect(play.isSolved(replay(play, solution.moves, state)!)).toBe(true)
      } else expect(solution.verdict, told(seed, 'from a position')).toBe('solved')
    }
  }
})

test('the reason given for an unsolvable stage is true wherever it can come', () => {
  const seen = new Map<string, number>()
  for (const { seed, nodes } of wholes) {
    const stage = stageOf(...randomStage(seed))
    const solution = solve(stage, {}, () => {}, running)
    if (solution.verdict !== 'unsolvable') continue
    const { reason, where, details } = solution
    seen.set(reason, (seen.get(reason) ?? 0) + 1)
    const letter = String(details?.letter)
    const isOne = ({ board }: Node): boolean =>
      board.pieces.filter(({ colour }) => colour === letter).length === 1 && board.hidden.every(({ colour }) => colour !== letter)
    if (reason === 'jelly/apart') expect(nodes.some(isOne), told(seed, reason)).toBe(false)
    if (reason === 'jelly/stuck-apart') {
      const cells = nodes.map(({ state }) => where.map(([x, y]) => shown(stage, state)[y]![x]!.toUpperCase()).join(''))
      expect(new Set(cells), told(seed, reason)).toEqual(new Set([letter.repeat(where.length)]))
    }
    if (reason === 'jelly/hidden-stays') {
      const first = stage.buds.findIndex(({ x, y }) => x + 1 === details?.column && y + 1 === details?.row)
      const { colour } = stage.buds[first]!
      expect(colour).toBe(letter)
      const count = (node: Node): number => node.board.hidden.filter((one) => one.colour === colour).length
      expect(
        nodes.every((node) => count(node) > 0 && node.board.hidden.length >= Number(details?.count)),
        told(seed, reason),
      ).toBe(true)
    }
  }
  expect([...seen.keys()].sort()).toEqual(['jelly/apart', 'jelly/exhausted', 'jelly/hidden-stays', 'jelly/stuck-apart'])
})

/** The same stage in the corner of a large board that is walls otherwise: places then take two bytes. */
function buried(rows: Rows): Rows {
  const end = rows.includes('') ? rows.indexOf('') : rows.length
  const [board, below] = [rows.slice(0, end), rows.slice(end)]
  const solid = '#'.repeat(24)
  const moved = below.map((line) =>
    line.replace(/ (\d+),(\d+),/, (_, x, y) => ` ${Number(x) + 24 - board[0]!.length},${Number(y) + 24 - end},`),
  )
  return [...Array.from({ length: 24 - end }, () => solid), ...board.map((row) => row.padStart(24, '#')), ...moved]
}

test('a stage is the same in the corner of a large board', () => {
  for (const { seed } of wholes.slice(0, 60)) {
    const [small, large] = [randomStage(seed), buried(randomStage(seed))].map((rows) => solve(stageOf(...rows), {}, () => {}, running))
    expect(large?.verdict, told(seed, 'buried')).toBe(small?.verdict)
    expect(large?.work, told(seed, 'buried')).toEqual(small?.work)
    if (large?.verdict === 'solved' && small?.verdict === 'solved')
      expect(large.moves.length, told(seed, 'buried')).toBe(small.moves.length)
  }
})
