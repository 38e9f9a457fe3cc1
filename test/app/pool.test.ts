/** The pool over threads that behave as told: stops, losses, replacements, lanes. */
import { writeFile } from 'node:fs/promises'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type JobOptions, Pool, type PoolOptions } from '../../app/host/pool.ts'
import { type ExamineTask, STOP_CALLER, STOP_NONE, STOP_TIME } from '../../app/host/threadMessages.ts'
import type { LevelAnswer } from '../../core/contract.ts'
import type { Fault } from '../../core/fault.ts'
import { bundle } from '../bundle.ts'

let worker: string
beforeAll(async () => {
  worker = await bundle('test/app/testWorker.ts', 'poolTestWorker')
})

const pools: Pool[] = []
afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()))
})

function makePool(options: Partial<PoolOptions> = {}): Pool {
  const pool = new Pool({ worker, liveLane: true, threads: 2, ...options })
  pools.push(pool)
  return pool
}

const task = (kind: string, name = '', ...played: string[]): ExamineTask => ({ method: 'solve', kind, rows: [name], options: {}, played })

const never = new AbortController().signal
const live = (caller: string, more: Partial<JobOptions<ExamineTask>> = {}): JobOptions<ExamineTask> => ({
  lane: 'live',
  caller,
  signal: never,
  onProgress: () => {},
  ...more,
})
const batch = (more: Partial<JobOptions<ExamineTask>> = {}): JobOptions<ExamineTask> => ({ ...live('batch', more), lane: 'batch' })

const nameOf = (answer: LevelAnswer) => answer.line[0]
const flagOf = (answer: LevelAnswer) => Number(answer.line[1])
const threadOf = (answer: LevelAnswer) => answer.line[2]

/** How a job ended: its name, or its fault's code. */
const endOf = (job: Promise<LevelAnswer>) => job.then(nameOf, (fault: Fault) => fault.code)

/** Resolves at the first progress of a job that only ends when stopped. */
function started(
  pool: Pool,
  options: JobOptions<ExamineTask>,
  name = '',
): { readonly job: Promise<LevelAnswer>; readonly began: Promise<void> } {
  let begin = () => {}
  const began = new Promise<void>((resolve) => {
    begin = resolve
  })
  const job = pool.run(task('endless', name), { ...options, onProgress: begin })
  job.catch(() => {})
  return { job, began }
}

const idle = (pool: Pool, timeout: number) => expect.poll(() => pool.stats.busy, { timeout, interval: 5 }).toBe(0)

test('a task runs in a thread and comes back; warming starts every thread', async () => {
  const pool = makePool({ threads: 3 })
  expect(pool.stats).toEqual({ threads: 0, busy: 0, queued: 0 })
  pool.warm()
  expect(pool.stats).toEqual({ threads: 3, busy: 0, queued: 0 })
  const answer = await pool.run(task('answer', 'a'), live('x'))
  expect([nameOf(answer), flagOf(answer)]).toEqual(['a', STOP_NONE])
  expect(pool.stats).toEqual({ threads: 3, busy: 0, queued: 0 })
})

test('there are two threads at least', () => {
  const pool = makePool({ threads: 1 })
  pool.warm()
  expect(pool.stats.threads).toBe(2)
})

test('a cancelled job settles at once, its thread is free within 300 ms, and nothing is reported after', async () => {
  const pool = makePool()
  const controller = new AbortController()
  let reports = 0
  let begin = () => {}
  const began = new Promise<void>((resolve) => {
    begin = resolve
  })
  const onProgress = () => {
    reports++
    begin()
  }
  const job = pool.run(task('endless'), live('x', { signal: controller.signal, onProgress }))
  await began
  controller.abort()
  const before = reports
  await expect(job).rejects.toMatchObject({ code: 'call/cancelled' })
  await idle(pool, 300)
  expect(reports).toBe(before)
  expect(nameOf(await pool.run(task('answer', 'again'), live('x')))).toBe('again')
  await expect(pool.run(task('answer'), live('x', { signal: controller.signal }))).rejects.toMatchObject({ code: 'call/cancelled' })
})

test('a job cancelled while it waits never runs', async () => {
  const pool = makePool({ liveLane: false })
  const busy = [started(pool, batch()), started(pool, batch())]
  await Promise.all(busy.map((one) => one.began))
  const controller = new AbortController()
  const waiting = pool.run(task('exit'), batch({ signal: controller.signal }))
  expect(pool.stats).toEqual({ threads: 2, busy: 2, queued: 1 })
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'call/cancelled' })
  expect(pool.stats).toEqual({ threads: 2, busy: 2, queued: 0 })
})

test('a time limit sets the flag of its own, and the answer arrives', async () => {
  const answer = await makePool().run(task('endless', 'late'), live('x', { maxMs: 50 }))
  expect([nameOf(answer), flagOf(answer)]).toEqual(['late', STOP_TIME])
})

test('the live job of a caller ends at its wish with an answer, in its own lane only; one that waits is cancelled', async () => {
  const pool = makePool()
  const mine = started(pool, live('x'), 'mine')
  const order = started(pool, { ...batch(), caller: 'x' }, 'order')
  await Promise.all([mine.began, order.began])
  const waiting = endOf(pool.run(task('answer'), live('y')))
  pool.end('y')
  expect(await waiting).toBe('call/cancelled')
  pool.end('x')
  pool.supersede('x')
  const answer = await mine.job
  expect([nameOf(answer), flagOf(answer)]).toEqual(['mine', STOP_CALLER])
  expect(pool.stats).toEqual({ threads: 2, busy: 1, queued: 0 })
})

test('a thread that does not hear is cancelled at once and replaced', async () => {
  const pool = makePool()
  pool.warm()
  const controller = new AbortController()
  const job = pool.run(task('deaf'), live('x', { signal: controller.signal }))
  controller.abort()
  await expect(job).rejects.toMatchObject({ code: 'call/cancelled' })
  expect(pool.stats.busy).toBe(1)
  // The other thread works on meanwhile.
  expect(nameOf(await pool.run(task('answer', 'meanwhile'), live('x')))).toBe('meanwhile')
  await idle(pool, 5_000)
  expect(pool.stats).toEqual({ threads: 2, busy: 0, queued: 0 })
})

test('past its time limit a thread that does not hear is lost, not awaited for ever', async () => {
  const pool = makePool()
  await expect(pool.run(task('deaf'), live('x', { maxMs: 10 }))).rejects.toMatchObject({
    code: 'worker/lost',
    detail: { reason: 'no answer to stop' },
  })
  expect(nameOf(await pool.run(task('answer', 'next'), live('x')))).toBe('next')
})

test.each([
  ['exit', 'exit 3'],
  ['crash', 'ERR_LUCK'],
  ['hog', 'ERR_WORKER_OUT_OF_MEMORY'],
])('a thread that dies (%s) costs its own job only', async (kind, reason) => {
  const pool = makePool({ heapMB: 32 })
  pool.warm()
  const other = started(pool, live('other'), 'alive')
  await other.began
  await expect(pool.run(task(kind), live('x'))).rejects.toMatchObject({ code: 'worker/lost', detail: { reason } })
  await expect.poll(() => pool.stats).toEqual({ threads: 2, busy: 1, queued: 0 })
  expect(nameOf(await pool.run(task('answer', 'next'), live('x')))).toBe('next')
  expect(pool.supersede('other')).toBeUndefined()
  await expect(other.job).rejects.toMatchObject({ code: 'call/superseded' })
})

test("a bug keeps the thread's stack, and a fault its detail; the thread lives on", async () => {
  const pool = makePool()
  const first = await pool.run(task('answer'), live('x'))
  await expect(pool.run(task('bug'), live('x'))).rejects.toMatchObject({ name: 'Error', stack: 'Error: the thread’s own stack' })
  await expect(pool.run(task('fault'), live('x'))).rejects.toMatchObject({ code: 'level/unknown-kind', detail: { kind: 'chess' } })
  expect(threadOf(await pool.run(task('answer'), live('x')))).toBe(threadOf(first))
})

test('batch jobs run in order and leave a thread to the live lane', async () => {
  const pool = makePool({ threads: 3 })
  // How long each thread takes to start is no part of this.
  const controller = new AbortController()
  const { signal } = controller
  const first = [batch({ signal }), batch({ signal }), live('x', { signal })].map((options) => started(pool, options))
  await Promise.all(first.map((one) => one.began))
  controller.abort()
  await idle(pool, 15_000)
  const order: (string | undefined)[] = []
  const jobs = ['1', '2', '3', '4', '5'].map((name) =>
    pool.run(task('busy', name, '300'), batch()).then((answer) => {
      order.push(nameOf(answer))
    }),
  )
  expect(pool.stats).toEqual({ threads: 3, busy: 2, queued: 3 })
  await pool.run(task('answer', 'live'), live('x')).then((answer) => order.push(nameOf(answer)))
  // Two at a time, the fifth is the third to run on its thread.
  expect(order).not.toContain('5')
  await Promise.all(jobs)
  expect(order.toSorted()).toEqual(['1', '2', '3', '4', '5', 'live'])
  expect(order.at(-1)).toBe('5')
})

test('without a live lane every thread takes batch jobs, in order', async () => {
  const pool = makePool({ liveLane: false })
  const jobs = ['a', 'b', 'c', 'd'].map((name) => started(pool, live('same'), name))
  expect(pool.stats).toEqual({ threads: 2, busy: 2, queued: 2 })
  await Promise.all(jobs.slice(0, 2).map((job) => job.began))
  expect(pool.stats.queued).toBe(2)
})

test('the newest live job goes first, one a caller; the older of a caller is stopped', async () => {
  const pool = makePool()
  const blockers = [started(pool, live('blocker 1')), started(pool, live('blocker 2'))]
  await Promise.all(blockers.map((one) => one.began))
  const order: string[] = []
  const note = (job: Promise<LevelAnswer>) => endOf(job).then((end) => order.push(end ?? ''))
  const jobs = [
    note(pool.run(task('busy', 'old', '1'), live('a'))),
    note(pool.run(task('busy', 'b', '1'), live('b'))),
    note(pool.run(task('busy', 'new', '1'), live('a'))),
    note(pool.run(task('busy', 'c', '1'), live('c'))),
  ]
  expect(pool.stats.queued).toBe(3)
  pool.supersede('blocker 1')
  await Promise.all(jobs)
  expect(order).toEqual(['call/superseded', 'c', 'new', 'b'])
})

test('a caller that keeps editing gets its last answer, and only that', async () => {
  const pool = makePool()
  const jobs: Promise<string | undefined>[] = []
  for (let edit = 0; edit < 100; edit++) {
    jobs.push(endOf(pool.run(task(edit < 99 ? 'endless' : 'answer', `edit ${edit}`), live('x'))))
    expect(pool.stats.queued).toBeLessThanOrEqual(1)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const ends = await Promise.all(jobs)
  expect(ends.at(-1)).toBe('edit 99')
  expect(new Set(ends.slice(0, -1))).toEqual(new Set(['call/superseded']))
  await idle(pool, 300)
})

test('a caller that keeps editing does not starve another that waits', async () => {
  const pool = makePool()
  const blocker = started(pool, live('blocker'))
  await blocker.began
  let waited: string | undefined
  const edits: Promise<unknown>[] = [endOf(pool.run(task('busy', 'first', '50'), live('editor')))]
  void endOf(pool.run(task('answer', 'patient'), live('patient'))).then((end) => {
    waited = end
  })
  // Every edit is newer than the patient job whenever the one free thread becomes so.
  for (let edit = 0; edit < 200 && waited === undefined; edit++) {
    edits.push(endOf(pool.run(task('busy', 'edit', '50'), live(`editor ${edit % 3}`))))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  expect(waited).toBe('patient')
  await Promise.all(edits)
})

test('threads that cannot even start fail the jobs instead of being started for ever', async () => {
  const broken = `${worker}.broken.mjs`
  await writeFile(broken, "throw new Error('a broken installation')\n")
  const pool = makePool({ worker: broken })
  await expect(pool.run(task('answer'), live('x'))).rejects.toMatchObject({
    code: 'worker/lost',
    detail: { reason: 'a broken installation' },
  })
  await expect(pool.run(task('answer'), live('x'))).rejects.toMatchObject({ code: 'worker/lost' })
  await expect.poll(() => pool.stats.threads).toBe(0)
})

test('closing settles what runs and what waits, and leaves no thread', async () => {
  const pool = makePool({ liveLane: false })
  const running = [started(pool, batch()), started(pool, batch())]
  await Promise.all(running.map((one) => one.began))
  const all = [...running.map((one) => one.job), pool.run(task('answer'), batch())].map(endOf)
  await pool.close()
  expect(await Promise.all(all)).toEqual(['worker/closed', 'worker/closed', 'worker/closed'])
  expect(pool.stats).toEqual({ threads: 0, busy: 0, queued: 0 })
  await expect(pool.run(task('answer'), batch())).rejects.toMatchObject({ code: 'worker/closed' })
})
