/** Searches that several threads of the pool's share: who comes, what is left of them, and what becomes of the search when one is lost. */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type JobOptions, Pool, type PoolOptions } from '../../app/host/pool.ts'
import { teamBesideWindow, teamOf } from '../../app/host/team.ts'
import type { ExamineTask } from '../../app/host/threadMessages.ts'
import type { LevelAnswer } from '../../core/contract.ts'
import { bundle } from '../bundle.ts'
import { randomStage } from '../kinds/jelly/randomStage.ts'

let worker: string
beforeAll(async () => {
  worker = await bundle('test/app/teamFault.ts', 'teamFaultWorker')
})

const pools: Pool[] = []
beforeEach(() => {
  delete process.env.TEAM_FAULT
})
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

/** From the first moment on: no search is too short for a team. */
function makePool(size: number, options: Partial<PoolOptions> = {}): Pool {
  const pool = new Pool({ worker, liveLane: false, threads: 1, team: { size, after: 0 }, ...options })
  pools.push(pool)
  return pool
}

type Options = ExamineTask['options']
const task = (rows: readonly string[], options: Options = {}): ExamineTask => ({
  method: 'solve',
  kind: 'jelly',
  rows,
  options,
  played: [],
})
const run = (pool: Pool, one: ExamineTask, more: Partial<JobOptions<ExamineTask>> = {}): Promise<LevelAnswer> =>
  pool.run(one, { lane: 'batch', caller: 'x', signal: new AbortController().signal, onProgress: () => {}, ...more })

/** Takes millions of states. */
const LONG = [
  '.B##.#.#..R#..',
  '.G#.......##..',
  '.##....Y.....Y',
  '.......B.....G',
  '.......#.#..YR',
  '....#.#....#G#',
  '...#.#......R.',
  'B.##..##R..###',
]
const SOLVED = (
  JSON.parse(readFileSync('levels/jelly-first-wobbles.pack.json', 'utf8')) as {
    readonly levels: readonly { readonly id: string; readonly rows: readonly string[] }[]
  }
).levels.find(({ id }) => id === 'last-tango')!.rows
const SHUT = randomStage(1378)

/** Nobody works any more; what is left of the other threads, which take a moment to be taken down, is gone soon. */
async function gone(pool: Pool, timeout = 300): Promise<void> {
  await expect.poll(() => pool.stats.busy, { timeout, interval: 5 }).toBe(0)
  await expect.poll(() => pool.teamThreads, { interval: 5 }).toBe(0)
}
const come = (pool: Pool, teamThreads: number) => expect.poll(() => pool.teamThreads, { interval: 1 }).toBe(teamThreads)

test('a team has the same verdicts, and no thread of it is left', async () => {
  const pool = makePool(2)
  const solving = run(pool, task(SOLVED))
  await come(pool, 1)
  expect(await solving).toMatchObject({ verdict: 'solved', moves: 27, optimal: true })
  await gone(pool)
  expect(await run(pool, task(SHUT))).toMatchObject({ verdict: 'unsolvable', reason: 'jelly/exhausted' })
  await gone(pool)
  expect(pool.stats).toEqual({ threads: 1, busy: 0, queued: 0 })
})

test('where limits end it, both bounds hold', async () => {
  const known = await run(makePool(1), task(SOLVED, { maxStates: 14_000 }))
  const cut = await run(makePool(2), task(SOLVED, { maxStates: 14_000 }))
  for (const { verdict, stoppedBy, lowerBound = 0, upperBound = 0 } of [known, cut]) {
    expect([verdict, stoppedBy]).toEqual(['unknown', 'states'])
    expect(lowerBound).toBeGreaterThan(5)
    expect(lowerBound).toBeLessThanOrEqual(27)
    expect(upperBound).toBeGreaterThanOrEqual(27)
  }
})

test('a search calls its team once it has lasted', async () => {
  const pool = makePool(2, { team: teamOf(2) })
  const rows = ['R.....R#G.....G', '###############', 'B.....B#Y.....Y']
  const solving = run(pool, task(rows))
  await come(pool, 1)
  expect(await solving).toMatchObject({ verdict: 'solved', moves: 20, optimal: true })
  await gone(pool)
})

test('searches that are short, or of a kind that has no teams, call nobody', async () => {
  const pool = makePool(2, { team: teamOf(2) })
  let most = 0
  const onProgress = () => {
    most = Math.max(most, pool.teamThreads)
  }
  await run(pool, task(SOLVED), { onProgress })
  await run(pool, { ...task(['####', '#aA.', '####']), kind: 'parkout' }, { onProgress })
  expect(most).toBe(0)
})

test.each(['cancel', 'clock'])('stopped by a %s, it ends within 300 ms, and all are gone', async (how) => {
  const pool = makePool(3)
  const controller = new AbortController()
  const call = run(pool, task(LONG), { signal: controller.signal, ...(how === 'clock' && { maxMs: 5_000 }) })
  const end = call.then(
    ({ stoppedBy }) => stoppedBy,
    ({ code }) => code,
  )
  await come(pool, 2)
  // Long enough for all to have joined, and be at it.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(pool.teamThreads).toBe(2)
  if (how === 'cancel') controller.abort()
  expect(await end).toBe(how === 'cancel' ? 'call/cancelled' : 'time')
  await gone(pool)
})

test('closing ends them with the thread that called', async () => {
  const pool = makePool(3)
  const end = run(pool, task(LONG)).catch(({ code }) => code)
  await come(pool, 2)
  await pool.close()
  expect(await end).toBe('worker/closed')
  expect([pool.stats.threads, pool.teamThreads]).toEqual([0, 0])
})

test('there is one where it leaves other searches their cores', async () => {
  const cores = Math.max(2, availableParallelism())
  const pool = makePool(cores, { threads: 2 })
  const first = run(pool, task(LONG, { maxStates: 120_000 }))
  await come(pool, cores - 1)
  let most = 0
  const onProgress = () => {
    most = Math.max(most, pool.teamThreads)
  }
  expect(await run(pool, task(SOLVED), { onProgress })).toMatchObject({ verdict: 'solved', moves: 27 })
  expect(most).toBeLessThan(cores)
  expect(await first).toMatchObject({ verdict: 'unknown', stoppedBy: 'states' })
})

test('beside a window it has all cores but one, of four and more', () => {
  expect([1, 2, 3, 4, 6, 9, 64].map((cores) => teamBesideWindow(cores).size)).toEqual([1, 1, 1, 3, 5, 8, 8])
})

describe('with a fault', () => {
  let alone: LevelAnswer
  beforeAll(async () => {
    alone = await run(makePool(1), task(LONG, { maxStates: 120_000 }))
  })

  test.each([
    ['exits at once', 'exit 0'],
    ['exits amid the search', 'exit 100'],
    ['fills its heap', 'hog 100'],
    ['is short of memory', 'short 100'],
  ])('a member that %s is lost, and the search goes on alone, to the very same end', async (_, fault) => {
    process.env.TEAM_FAULT = `member ${fault}`
    const pool = makePool(3, { heapMB: 64 })
    const seen: number[] = []
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, pool.teamThreads)
    }, 1)
    const answer = await run(pool, task(LONG, { maxStates: 120_000 }), { onProgress: ({ lowerBound }) => seen.push(lowerBound) })
    clearInterval(watch)
    expect(answer).toMatchObject({ verdict: 'unknown', stoppedBy: 'states', work: { stored: 120_001 } })
    expect(most).toBe(2)
    // What was begun with the team was done once more.
    expect([fault, answer.work.expanded > alone.work.expanded]).toEqual([fault, fault !== 'exit 0'])
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    await gone(pool)
  })

  test('a bug in a member ends the search, with its stack', async () => {
    process.env.TEAM_FAULT = 'member bug 100'
    const pool = makePool(2)
    await expect(run(pool, task(LONG))).rejects.toMatchObject({ stack: 'Error: the member’s own stack' })
    await gone(pool)
  })

  test('a member that hears nothing is ended with a cancelled search', async () => {
    process.env.TEAM_FAULT = 'member deaf 100'
    const pool = makePool(2)
    const controller = new AbortController()
    const end = run(pool, task(LONG), { signal: controller.signal }).catch(({ code }) => code)
    await come(pool, 1)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    controller.abort()
    expect(await end).toBe('call/cancelled')
    await gone(pool)
  })

  test('with the thread that called, the others go', async () => {
    process.env.TEAM_FAULT = 'caller exit 100'
    const pool = makePool(3)
    await expect(run(pool, task(LONG))).rejects.toMatchObject({ code: 'worker/lost', detail: { reason: 'exit 3' } })
    // The thread in its place would have the fault too.
    delete process.env.TEAM_FAULT
    await gone(pool)
  })
})
