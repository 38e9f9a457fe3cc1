/** A team of real threads against one alone: the same verdicts, the same lengths, lines that play. */
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { beforeAll, describe, expect, test } from 'vitest'
import type { FromMember, MemberData } from '../../../app/host/threadMessages.ts'
import { modelOf } from '../../../core/kinds/jelly/model.ts'
import { rules } from '../../../core/kinds/jelly/rules.ts'
import { solve } from '../../../core/kinds/jelly/solve.ts'
import { Mailbox, makeRings } from '../../../core/kinds/jelly/team/mailbox.ts'
import { RUNNING, Slate } from '../../../core/kinds/jelly/team/slate.ts'
import type { Rows, State } from '../../../core/play.ts'
import { random } from '../../../core/random.ts'
import { replay } from '../../../core/search/replay.ts'
import type { Progress, Solution, SolveOptions, Team, TeamCall } from '../../../core/solving.ts'
import { bundle } from '../../bundle.ts'
import { randomStage } from './randomStage.ts'
import { stageOf } from './stageOf.ts'

let worker: string
beforeAll(async () => {
  worker = await bundle('app/host/worker.ts', 'jellyTeamWorker')
})

interface Levels {
  readonly levels: readonly { readonly id: string; readonly rows: Rows }[]
}
const pack = JSON.parse(readFileSync('levels/jelly-first-wobbles.pack.json', 'utf8')) as Levels
const own = (id: string): Rows => pack.levels.find((level) => level.id === id)!.rows

const running = { aborted: false }
const alone = (rows: Rows, options: SolveOptions = {}): Solution => solve(stageOf(...rows), options, () => {}, running)

interface Shared {
  readonly solution: Solution
  readonly told: readonly Progress[]
  /** undefined: no team was called. */
  readonly slate?: Slate
  /** What the others said in the end, and their exit codes. */
  readonly ends: readonly (readonly [string, number])[]
}

/** The whole proof by a team: the search begins when all have come. */
async function together(rows: Rows, size: number, options: SolveOptions = {}): Promise<Shared> {
  const ends: Promise<readonly [string, number]>[] = []
  const told: Progress[] = []
  let slate: Slate | undefined
  const team: Team = {
    size,
    after: 0,
    gather(call: TeamCall) {
      slate = new Slate(call.shared[0]!)
      for (let member = 1; member < size; member++) {
        const workerData: MemberData = { job: { kind: 'jelly', rows, call }, member }
        const thread = new Worker(worker, { workerData })
        let said = ''
        thread.on('message', (message: FromMember) => {
          said = message.is === 'bug' ? message.stack : message.is
        })
        ends.push(new Promise((resolve) => thread.on('exit', (code) => resolve([said, code]))))
      }
      while (!slate.isComplete) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1)
    },
    isLost: false,
  }
  const solution = solve(stageOf(...rows), { ...options, team }, (progress) => told.push(progress), running)
  return { solution, told, ...(slate && { slate }), ends: await Promise.all(ends) }
}

const factsOf = (solution: Solution): object => {
  const { verdict } = solution
  if (verdict === 'solved') return { verdict, moves: solution.moves.length, optimal: solution.optimal, lowerBound: solution.lowerBound }
  return verdict === 'unsolvable' ? { verdict, reason: solution.reason } : { verdict, stoppedBy: solution.stoppedBy }
}

function expectPlays(rows: Rows, solution: Solution, from?: State): void {
  if (!('moves' in solution && solution.moves)) return
  const play = rules(stageOf(...rows))
  const end = replay(play, solution.moves, from)
  expect(end && play.isSolved(end)).toBe(true)
}

/** The longest of the first thousand, and the longest of the first thousands without a line. */
const [LONG_SEED, SHUT_SEED] = [129, 1378]
/** Those whose proof begins at all: no obstacle shows without a search, and they are not solved already. */
const SEEDS: readonly number[] = Array.from({ length: 400 }, (_, seed) => seed)
  .filter((seed) => seed !== LONG_SEED && alone(randomStage(seed)).work.expanded > 10)
  .slice(0, 30)

test('there are random stages of both verdicts', () => {
  expect(SEEDS).toHaveLength(30)
  expect(new Set(SEEDS.map((seed) => alone(randomStage(seed)).verdict))).toEqual(new Set(['solved', 'unsolvable']))
})

test.each(SEEDS.flatMap((seed) => [2, 3].map((size) => [seed, size] as const)))('random stage %i by %i', async (seed, size) => {
  const rows = randomStage(seed)
  const { solution, slate, ends } = await together(rows, size)
  expect(factsOf(solution)).toEqual(factsOf(alone(rows)))
  expectPlays(rows, solution)
  expect(ends).toEqual(Array.from({ length: size - 1 }, () => ['left', 0]))
  expect(slate?.state).not.toBe(RUNNING)
})

test.each([
  ['last-tango', own('last-tango'), 4, 27],
  ['a random one', randomStage(LONG_SEED), 2, 12],
])('%s, longer: as alone, and the bound only rises', async (_, rows, size, moves) => {
  const { solution, told } = await together(rows, size)
  expect(factsOf(solution)).toEqual({ verdict: 'solved', moves, optimal: true, lowerBound: moves })
  expectPlays(rows, solution)
  const bounds = told.map(({ lowerBound }) => lowerBound)
  expect(bounds).toEqual(bounds.toSorted((a, b) => a - b))
  expect(bounds.at(-1)).toBeGreaterThan(1)
})

test('a proof without a line takes about as many states, whoever has them', async () => {
  const { solution, ends } = await together(randomStage(SHUT_SEED), 3)
  const single = alone(randomStage(SHUT_SEED))
  expect(factsOf(solution)).toEqual(factsOf(single))
  // Dead ends are looked for as it pays, which goes by what each has met.
  expect(solution.work.stored / single.work.stored).toSatisfy((share: number) => share > 0.8 && share < 1.25)
  expect(ends).toEqual([['left', 0], ['left', 0]]) // biome-ignore format: pairs
})

test('from a position in play', async () => {
  const rows = own('last-tango')
  const whole = alone(rows)
  if (whole.verdict !== 'solved') throw new Error(whole.verdict)
  const from = replay(rules(stageOf(...rows)), whole.moves.slice(0, 5))!
  const { solution } = await together(rows, 2, { from })
  expect(factsOf(solution)).toEqual({ verdict: 'solved', moves: 22, optimal: true, lowerBound: 22 })
  expectPlays(rows, solution, from)
})

test('a stage that is solved already, or shows that it cannot be, calls nobody', async () => {
  expect(await together(['R..'], 2)).toMatchObject({ solution: { verdict: 'solved', moves: [] }, ends: [] })
  expect(await together(['r.r', '###'], 2)).toMatchObject({ solution: { verdict: 'unsolvable' }, ends: [] })
})

test('states are spread evenly', () => {
  const model = modelOf(stageOf('R.R', '###'))
  const mailbox = new Mailbox(model, Slate.of(3, 0), makeRings(model, 3), 0)
  const counts = [0, 0, 0]
  const numbers = random('hashes')
  for (let i = 0; i < 30_000; i++) counts[mailbox.ownerOf(numbers.below(0x7fffffff) * 2 - 0x7fffffff)]!++
  for (const count of counts) expect(count).toSatisfy((one: number) => one > 9_500 && one < 10_500)
})

test('who has found no room is roused once there is some, and not while there was', () => {
  const roused: number[] = []
  class Noted extends Slate {
    override rouse(member: number): void {
      roused.push(member)
      super.rouse(member)
    }
  }
  const model = modelOf(stageOf('R.R', '###'))
  const slate = new Noted(Slate.of(2, 0).shared)
  const rings = makeRings(model, 2)
  const [writer, reader] = [new Mailbox(model, slate, rings, 0), new Mailbox(model, slate, rings, 1)]
  const words: number[] = []
  const receiver = { inbox: new Int32Array(1), receive: (_: number, word: number) => words.push(word) }
  let sent = 0
  for (; !writer.isCrowded; sent++) writer.send(1, Int32Array.of(sent), 1, sent)
  writer.flush()
  expect(roused.splice(0)).toEqual([1])

  expect(reader.deliver(receiver, 512)).toBe(512)
  expect([roused.splice(0), writer.isCrowded]).toEqual([[0], false])
  while (!reader.isEmpty) reader.deliver(receiver, 512)
  writer.send(1, Int32Array.of(sent), 1, sent)
  writer.flush()
  roused.length = 0
  reader.deliver(receiver, 512)
  expect(roused).toEqual([])
  expect(words).toEqual(Array.from({ length: sent + 1 }, (_, i) => i))
})

describe('limits are of all together', () => {
  /** As wide as a stage can be: no end to its proof. */
  const WIDE = [...Array.from({ length: 22 }, () => '.'.repeat(24)), 'R..G..B..Y..@..C..*..M..', 'RGBYC.OVRGB.CMOVR.BYCMO.']

  test('of states, but for the last turns', async () => {
    const { solution, slate, ends } = await together(WIDE, 3, { maxStates: 8_000 })
    expect(factsOf(solution)).toEqual({ verdict: 'unknown', stoppedBy: 'states' })
    expect(solution.work.stored).toBeGreaterThan(8_000)
    expect(solution.work.stored).toBeLessThan(9_500)
    // Who was amid a turn has told of it since.
    expect(slate?.stored).toBeGreaterThanOrEqual(solution.work.stored)
    expect(solution).toMatchObject({ lowerBound: expect.toSatisfy((bound: number) => bound > 1) })
    expect(ends).toEqual([['left', 0], ['left', 0]]) // biome-ignore format: pairs
  })

  test('of memory, with the rings', async () => {
    const { solution, slate, ends } = await together(WIDE, 2, { maxBytes: 5_000_000 })
    expect(factsOf(solution)).toEqual({ verdict: 'unknown', stoppedBy: 'memory' })
    expect(slate?.bytes).toBeGreaterThan(4_900_000)
    expect(slate?.bytes).toBeLessThan(6_000_000)
    expect(ends).toEqual([['left', 0]])
  })

  test('and where they would be mostly rings, nobody is called', async () => {
    expect((await together(WIDE, 3, { maxBytes: 5_000_000 })).ends).toEqual([])
  })
})
