/** What is said of a stage beyond its verdict, against brute force and against stages small enough to see it. */
import { describe, expect, test } from 'vitest'
import { countAlive } from '../../../core/kinds/jelly/alive.ts'
import { analyse } from '../../../core/kinds/jelly/analyse.ts'
import { GRADES } from '../../../core/kinds/jelly/difficulty.ts'
import { modelOf } from '../../../core/kinds/jelly/model.ts'
import { optimalPlay } from '../../../core/kinds/jelly/optimalPlay.ts'
import { rules } from '../../../core/kinds/jelly/rules.ts'
import { solve } from '../../../core/kinds/jelly/solve.ts'
import type { Rows } from '../../../core/play.ts'
import { lineCounts } from '../../../core/search/optimal.ts'
import { replay } from '../../../core/search/replay.ts'
import type { Analysis } from '../../../core/solving.ts'
import { en } from '../../../core/text/en.ts'
import { naiveAnalysis } from './naiveAnalysis.ts'
import { randomStage } from './randomStage.ts'
import { stageOf } from './stageOf.ts'

const SEEDS = 350
const running = { aborted: false }
const quiet = (): void => {}

function found(rows: Rows): Analysis {
  const stage = stageOf(...rows)
  return analyse(stage, solve(stage, {}, quiet, running), {}, quiet, running)
}

describe('stages that can be seen through', () => {
  test('two pairs that do not touch are joined in either order, each from either side: two times two solutions', () => {
    const { factors, ...counts } = found(['R.R.G.G'])
    expect(counts).toEqual({ uniqueness: 'multiple', solutions: 4, strategies: 4, grade: 'first-steps' })
    // Of 6 pushes at first 4 bring a colour together; of 4 or 5 then 2 do.
    expect(factors).toMatchObject({ pushes: 2, narrowest: 2.5, forced: 0, away: 0, hidden: 0, positions: 9 })
  })

  test('a wall behind leaves one way', () => {
    expect(found(['rR.', '##.', '#R.'])).toMatchObject({ uniqueness: 'no-answer' })
    expect(found(['r.R'])).toMatchObject({ uniqueness: 'unique', solutions: 1, strategies: 1, factors: { pushes: 1, bits: 0, alive: 100 } })
  })

  test('one is solved as it stands', () => {
    const { grade, factors } = found(['.R.'])
    expect(grade).toBe('first-steps')
    expect(factors).toEqual({ pushes: 0, bits: 0, narrowest: 1, forced: 0, away: 0, hidden: 0, positions: 1, score: 0, alive: 100 })
  })

  test('to step off a ledge, away from its like, is counted, as often as it is done', () => {
    const { factors, ...counts } = found(['.R..', '##..', 'R...'])
    // The upper one steps down and either comes, or the lower one comes first.
    expect(counts).toMatchObject({ uniqueness: 'multiple', solutions: 2, strategies: 2 })
    expect(factors).toMatchObject({ pushes: 2, bits: 1.877, narrowest: 4, forced: 0.5, away: 0.5, positions: 5 })
  })

  test('a hidden jelly has to emerge', () => {
    expect(found(['...', 'R..', '', 'hidden 3,3,R,^'])).toMatchObject({ uniqueness: 'unique', factors: { pushes: 2, hidden: 1, score: 9 } })
  })
})

describe('every figure is what brute force over naive rules finds', () => {
  test('of stages at random', () => {
    const seen = { lines: 0, classes: 0, finals: 0 }
    for (let seed = 0; seed < SEEDS; seed++) {
      const rows = randomStage(seed)
      const naive = naiveAnalysis(rows, 120)
      if (!naive) continue
      const { pushes, lines, classes, finals, bits, narrowest, forced, away, positions, alive } = naive
      const stage = stageOf(...rows)
      const solution = solve(stage, {}, quiet, running)
      expect(solution).toMatchObject({ verdict: 'solved', optimal: true })
      if (solution.verdict !== 'solved') continue
      expect(solution.moves).toHaveLength(pushes)
      const limits = { maxStates: 1e6, maxBytes: 1e9 }
      const end = optimalPlay(modelOf(stage), undefined, pushes, limits, quiet, running)
      if (!('play' in end)) throw new Error(end.stoppedBy)
      expect(lineCounts(end.play).at(-1)).toBe(lines)
      const analysis = analyse(stage, solution, {}, quiet, running)
      expect(analysis).toMatchObject({ solutions: classes, strategies: finals, uniqueness: classes === 1 ? 'unique' : 'multiple' })
      expect(analysis.factors).toMatchObject({ pushes, positions })
      for (const [name, value] of Object.entries({ bits, narrowest, forced, away })) expect(analysis.factors[name]).toBeCloseTo(value, 2)
      expect(analysis.factors.alive).toBeCloseTo(alive, 0)
      if (lines > 1) seen.lines++
      if (classes > 1) seen.classes++
      if (finals > 1) seen.finals++
    }
    expect(Math.min(seen.lines, seen.classes, seen.finals)).toBeGreaterThan(20)
  })
})

describe('nothing unproven is said', () => {
  const rows = ['R...R', '@.G.G']

  test('of a solution that is not proven, or none', () => {
    const stage = stageOf(...rows)
    const work = { expanded: 1, stored: 1 }
    const nothing = { uniqueness: 'unknown', solutions: null, grade: null, factors: {} }
    expect(analyse(stage, { verdict: 'unknown', stoppedBy: 'states', lowerBound: 1, work }, {}, quiet, running)).toEqual(nothing)
    const line = { verdict: 'solved', moves: [1, 2], optimal: false, lowerBound: 1, work } as const
    expect(analyse(stage, line, {}, quiet, running)).toEqual(nothing)
  })

  test('cut short it says so', () => {
    const stage = stageOf(...rows)
    const solution = solve(stage, {}, quiet, running)
    expect(solution.verdict).toBe('solved')
    expect(analyse(stage, solution, { maxBytes: 9_000 }, quiet, running)).toMatchObject({ grade: null, countingStoppedBy: 'memory' })
    expect(analyse(stage, solution, {}, quiet, { aborted: true })).toMatchObject({ grade: null, countingStoppedBy: 'caller' })
    if (solution.verdict !== 'solved') return
    const few = { maxStates: 3, maxBytes: 1e9 }
    expect(optimalPlay(modelOf(stage), undefined, solution.moves.length, few, quiet, running)).toMatchObject({ stoppedBy: 'states' })
    expect(countAlive(modelOf(stage), undefined, few, running)).toBeUndefined()
  })

  test('what is known is told before all positions are visited', () => {
    const stage = stageOf(...rows)
    const told: Analysis[] = []
    const solution = solve(stage, {}, quiet, running)
    const last = analyse(stage, solution, {}, quiet, running, (known) => void told.push(known))
    expect(told).toHaveLength(1)
    const { alive, ...others } = last.factors
    expect(alive).toBeGreaterThan(0)
    expect(told[0]).toEqual({ ...last, factors: others })
  })
})

test('a position in play is counted from there', () => {
  const stage = stageOf('R.R.G.G')
  const solution = solve(stage, {}, quiet, running)
  if (solution.verdict !== 'solved') throw new Error(solution.verdict)
  const from = replay(rules(stage), solution.moves.slice(0, 1))!
  const rest = solve(stage, { from }, quiet, running)
  expect(analyse(stage, rest, { from }, quiet, running)).toMatchObject({ solutions: 2, strategies: 2, factors: { pushes: 1 } })
})

test('every grade and every factor has its words', () => {
  const words = Object.keys(en)
  for (const grade of GRADES) expect(words).toContain(`grade.jelly.${grade}`)
  for (const name of Object.keys(found(['R.R']).factors)) expect(words).toContain(`factor.jelly.${name}`)
})
