/** One suite for every pipe: whoever speaks the contract gets the same answers, in the same order, and can stop them. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confine } from '../../app/host/folder.ts'
import { type Host, makeHost } from '../../app/host/handlers.ts'
import type { GenerateProgress, GenerateRequest, Incoming, LevelAnswer, LevelProgress, LevelRequest, Method } from '../../core/contract.ts'
import type { Progress } from '../../core/solving.ts'
import { bundle } from '../bundle.ts'
import { BIG_1, EASY_1, HARD_6 } from '../published.ts'
import type { OpenPipe, Way } from './way.ts'
import { ways } from './ways.ts'

const asked = (rows: readonly string[], more: Partial<LevelRequest> = {}): LevelRequest => ({
  kind: 'parkout',
  rows: [...rows],
  lane: 'live',
  caller: 'readout',
  ...more,
})
/** Plain breadth-first search of the big level: far more states than any test waits for. */
const endless = (more: Partial<LevelRequest> = {}) => asked(BIG_1, { search: 'bfs', maxBytes: 1_000_000_000, ...more })

/** As wide as a stage can be, and open: no end to its proof. */
const WIDE = Array.from({ length: 24 }, (_, y) =>
  y === 23 ? 'RGBYC.OVRGB.CMOVR.BYCMO.' : y === 22 ? 'R..G..B..Y..@..C..*..M..' : '.'.repeat(24),
)

const tick = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error) => error.code,
  )

let worker: string
beforeAll(async () => {
  worker = await bundle('app/host/worker.ts', 'contractWorker')
})

describe.each(Object.entries(ways))('over %s', (_name, makeWay) => {
  let folder: string
  let host: Host
  let way: Way
  let pipe: OpenPipe
  const pipes: OpenPipe[] = []
  const logged: unknown[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'levelwright-contract-'))
    host = makeHost({ locate: confine(folder), worker, liveLane: true, threads: 2 })
    host.pool.warm()
    const broken = () => Promise.reject(new Error('a bug with a secret'))
    way = await makeWay({ ...host.handlers, 'file.list': broken }, (what) => logged.push(what))
  })
  afterAll(async () => {
    await way.close()
    await host.close()
    await rm(folder, { recursive: true })
  })

  const open = async () => {
    const one = await way.open()
    pipes.push(one)
    return one
  }
  beforeEach(async () => {
    logged.length = 0
    pipe = await open()
  })
  afterEach(async () => {
    const { busy, queued } = host.pool.stats
    for (const one of pipes.splice(0)) busy + queued === 0 ? one.release() : one.close()
    await idle()
  })
  const idle = (timeout?: number) =>
    expect.poll(() => host.pool.stats, { timeout, interval: 5 }).toEqual({ threads: 2, busy: 0, queued: 0 })

  /** A call that only ends when it is stopped, once it has reported. */
  async function begun(
    on: OpenPipe,
    more: Partial<LevelRequest> = {},
    signal?: AbortSignal,
  ): Promise<{ readonly answer: Promise<LevelAnswer>; readonly end: Promise<unknown> }> {
    let begin = () => {}
    const began = new Promise<void>((resolve) => {
      begin = resolve
    })
    const answer = on.client.call('level.solve', endless(more), { signal, onProgress: begin })
    const end = codeOf(answer)
    await began
    return { answer, end }
  }

  test('a level is solved, with the published optimum', async () => {
    const answer = await pipe.client.call('level.solve', asked(EASY_1))
    expect(answer).toMatchObject({ verdict: 'solved', optimal: true, moves: 8, issues: [{ code: 'parkout/unused-gates', blocks: false }] })
    expect(answer.line).toHaveLength(8)
    expect(answer.line.at(-1)).toMatch(/^[a-z] out$/)
    expect(await pipe.client.call('level.solve', asked(EASY_1, { played: answer.line.slice(0, 3) }))).toMatchObject({ moves: 5 })
  })

  test('a malformed level is an answer, and no search is begun', async () => {
    const issuesOf = async (rows: readonly string[], kind: string) => {
      const answer = await pipe.client.call('level.analyse', asked(rows, { kind }))
      expect(answer).toMatchObject({ verdict: null, moves: null, line: [], work: { expanded: 0, stored: 0 } })
      return answer.issues.map(({ code }) => code)
    }
    expect(await issuesOf(['####', '#a', '####'], 'parkout')).toContain('parkout/line-length')
    expect(await issuesOf(['R.R', '##'], 'jelly')).toEqual(['jelly/line-length'])
    expect(await issuesOf(['R.R', '###', '', 'link 1,1,>'], 'jelly')).toEqual(['jelly/link-end'])
  })

  test('progress comes in order, then the answer once, then nothing', async () => {
    const seen: Progress[] = []
    const answer = await pipe.client.call('level.solve', asked(HARD_6, { search: 'bfs' }), { onProgress: (one) => seen.push(one) })
    expect(answer).toMatchObject({ verdict: 'solved', moves: 19 })
    expect(seen.length).toBeGreaterThan(0)
    const expanded = seen.map((one) => one.expanded)
    expect(expanded).toEqual([...expanded].sort((a, b) => a - b))
    expect(expanded.at(-1)).toBeLessThanOrEqual(answer.work.expanded)
    await tick(60)
    expect(pipe.came.map((one) => one.is)).toEqual([...seen.map(() => 'progress'), 'done'])
  })

  test('an analysis tells its verdict before it counts and grades', async () => {
    const seen: LevelProgress[] = []
    const answer = await pipe.client.call('level.analyse', asked(HARD_6), { onProgress: (one) => seen.push(one) })
    const told = seen.filter((one) => one.answer)
    expect(told).toHaveLength(1)
    const { ms, ...known } = told[0]!.answer!
    expect(known).toMatchObject({ verdict: 'solved', optimal: true, moves: 19, uniqueness: 'unknown', solutions: null, grade: null })
    expect(answer).toMatchObject({ ...known, uniqueness: 'multiple', solutions: 4, strategies: 4, grade: 'hard', factors: { slides: 6 } })
    expect(ms).toBeLessThanOrEqual(answer.ms)
    // That of the search stays its own while what it found is counted.
    expect(known.searchMs).toBeLessThanOrEqual(ms)
    expect([answer.searchMs, answer.work]).toEqual([known.searchMs, known.work])
    expect(answer.ms - answer.searchMs!).toBeGreaterThan(1)
  })

  test('what would leave a level one answer is suggested, and nothing of a level that has one', async () => {
    const ask = (rows: readonly string[], by: string) =>
      pipe.client.call('level.repair', { kind: 'signal', rows: [...rows], by, caller: 'test' })
    const { suggestions } = await ask(['898', 'cf3', '1c2'], 'locks')
    expect(suggestions.length).toBeGreaterThan(0)
    for (const { rows, at } of suggestions) {
      expect(at).toHaveLength(1)
      const answer = await pipe.client.call('level.analyse', { kind: 'signal', rows: [...rows], lane: 'batch', caller: 'test' })
      expect(answer).toMatchObject({ uniqueness: 'unique', solutions: 1 })
      expect((await ask(rows, 'locks')).suggestions).toEqual([])
    }
    expect((await ask(['898', 'cf'], 'locks')).suggestions).toEqual([])
    expect(await codeOf(ask(['28'], 'glue'))).toBe('level/no-repair')
  })

  describe('levels to order', () => {
    const order = (more: Partial<GenerateRequest> = {}): GenerateRequest => ({
      kind: 'parkout',
      seed: 'contract',
      count: 1,
      params: { width: 5, height: 5, grade: 'medium' },
      ...more,
    })

    test('are made, each told of as it comes, with what makes them again and their analysis', async () => {
      const seen: GenerateProgress[] = []
      const { levels, notFound } = await pipe.client.call('level.generate', order({ count: 3 }), { onProgress: (one) => seen.push(one) })
      expect(notFound).toEqual([])
      expect(levels.map(({ number, generated }) => [number, generated.seed])).toEqual([
        [1, 'contract'],
        [2, 'contract#2'],
        [3, 'contract#3'],
      ])
      const told = seen.flatMap(({ level }) => (level ? [level] : []))
      expect(told.sort((a, b) => a.number - b.number)).toEqual(levels)
      expect(seen.at(-1)).toMatchObject({ wanted: 3, made: 3 })
      const done = seen.map((one) => one.done)
      expect(done).toEqual([...done].sort((a, b) => a - b))
      expect(done.at(-1)).toBe(1)
      for (const { rows, generated, metrics, report } of levels) {
        expect(generated).toMatchObject({ generator: 'anneal', params: { width: 5, height: 5, grade: 'medium', walls: 0 } })
        expect(report).toMatchObject({ verdict: 'solved', optimal: true, grade: 'medium', moves: metrics.moves })
        expect(await pipe.client.call('level.analyse', asked(rows))).toMatchObject({ moves: report.moves, solutions: report.solutions })
      }
      expect(await pipe.client.call('level.generate', order({ count: 3 }))).toEqual({ levels, notFound })
    })

    test('that are not found in the tries granted are told of, and the others are kept', async () => {
      const asked = order({ params: { width: 5, height: 5, grade: 'expert', effort: 'quick' }, tries: 1, count: 4 })
      const { levels, notFound } = await pipe.client.call('level.generate', asked)
      expect(levels.map(({ number, report }) => [number, report.grade])).toEqual([1, 2, 3].map((number) => [number, 'expert']))
      expect(notFound).toEqual([{ number: 4, seed: 'contract#4', tries: 1 }])
    })

    test('that cannot be are not found, and nothing is lowered', async () => {
      const full = { width: 4, height: 4, minCars: 12 }
      expect(await pipe.client.call('level.generate', order({ params: full, tries: 2, count: 2 }))).toEqual({
        levels: [],
        notFound: [
          { number: 1, seed: 'contract', tries: 2 },
          { number: 2, seed: 'contract#2', tries: 2 },
        ],
      })
    })

    test('a cancelled order settles at once and its threads are free within 300 ms', async () => {
      const controller = new AbortController()
      const params = { width: 10, height: 10, effort: 'thorough' }
      const call = new Promise((resolve) => {
        const onProgress = () => controller.abort()
        codeOf(pipe.client.call('level.generate', order({ params }), { signal: controller.signal, onProgress })).then(resolve)
      })
      expect(await call).toBe('call/cancelled')
      await idle(300)
      expect(await pipe.client.call('level.solve', asked(EASY_1, { caller: 'again' }))).toMatchObject({ moves: 8 })
    })

    test('with wishes that make no sense are refused', async () => {
      const refused = (more: Partial<GenerateRequest>, code: string, detail: object) =>
        expect(pipe.client.call('level.generate', order(more))).rejects.toMatchObject({ code, detail })
      await refused({ params: { width: 2 } }, 'generate/bad-number', { name: 'width', least: 3 })
      await refused({ params: { grade: 'odd' } }, 'generate/bad-choice', { name: 'grade' })
      await refused({ params: { minMoves: 9, maxMoves: 3 } }, 'generate/bad-range', { name: 'minMoves', other: 'maxMoves' })
      await refused({ params: { colour: 'red' } }, 'generate/unknown-wish', { name: 'colour' })
      await refused({ generator: 'guess' }, 'generate/no-generator', { generator: 'guess', known: 'anneal' })
      await refused({ kind: 'chess' }, 'level/unknown-kind', { kind: 'chess' })
      await refused({ count: 0 }, 'call/bad-input', { path: 'count' })
    })
  })

  test('progress comes at most twenty times a second', async () => {
    let seen = 0
    const call = pipe.client.call('level.solve', endless({ maxMs: 1_000 }), { onProgress: () => seen++ })
    const { ms, ...answer } = await call
    expect(answer).toMatchObject({ verdict: 'unknown', stoppedBy: 'time' })
    expect(seen).toBeGreaterThan(0)
    // The clock of a busy machine rings late.
    expect(seen).toBeLessThanOrEqual(ms / 50 + 2)
  })

  test('a cancelled call settles at once and its search has ended within 300 ms; another works', async () => {
    const controller = new AbortController()
    const call = await begun(pipe, {}, controller.signal)
    controller.abort()
    expect(await call.end).toBe('call/cancelled')
    await idle(300)
    await tick(60)
    const after = pipe.came.slice(pipe.came.findIndex((one) => one.is !== 'progress'))
    expect(after).toEqual([{ id: 1, is: 'fault', fault: { code: 'call/cancelled', detail: {} } }])
    expect(await pipe.client.call('level.solve', asked(EASY_1, { caller: 'again' }))).toMatchObject({ moves: 8 })
    expect(await codeOf(pipe.client.call('level.solve', endless(), { signal: controller.signal }))).toBe('call/cancelled')
  })

  test('so has that of a stage as large as they come', async () => {
    const controller = new AbortController()
    const call = await begun(pipe, { kind: 'jelly', rows: WIDE, search: 'best' }, controller.signal)
    controller.abort()
    expect(await call.end).toBe('call/cancelled')
    await idle(300)
    const again = await pipe.client.call('level.solve', asked(['R..R', '#..#', '####'], { kind: 'jelly', caller: 'again' }))
    expect(again).toMatchObject({ verdict: 'solved', moves: 2 })
  })

  test('a limit is no verdict: of states, of memory, of time', async () => {
    const stopped = async (more: Partial<LevelRequest>) => {
      const answer = await pipe.client.call('level.solve', endless(more))
      expect(answer).toMatchObject({ verdict: 'unknown', optimal: false, moves: null })
      return answer.stoppedBy
    }
    expect(await stopped({ maxStates: 1 })).toBe('states')
    expect(await stopped({ maxBytes: 4_000_000 })).toBe('memory')
    expect(await stopped({ maxMs: 50 })).toBe('time')
  })

  test('a search that runs out of memory costs nobody else anything', async () => {
    const maxBytes = 6_000_000
    const heavy = pipe.client.call('level.solve', endless({ caller: 'heavy', maxBytes }))
    expect(await pipe.client.call('level.solve', asked(EASY_1, { caller: 'other', maxStates: 4_000 }))).toMatchObject({ moves: 8 })
    expect(await heavy).toMatchObject({ verdict: 'unknown', stoppedBy: 'memory', limit: maxBytes, moves: null })
    expect(await pipe.client.call('level.solve', asked(HARD_6, { caller: 'heavy' }))).toMatchObject({ moves: 19 })
  })

  test('what nobody offers, and input that is none, are refused with the place', async () => {
    const call = (method: string, input: unknown) => pipe.client.call(method as Method, input as LevelRequest)
    for (const method of ['level.destroy', 'toString', '__proto__'])
      await expect(call(method, {})).rejects.toMatchObject({ code: 'call/unknown-method', detail: { method } })
    const bad = (input: unknown, path: string) =>
      expect(call('level.solve', input)).rejects.toMatchObject({ code: 'call/bad-input', detail: { method: 'level.solve', path } })
    await bad(null, '')
    await bad({ ...asked(EASY_1), rows: ['#', 7] }, 'rows[1]')
    await bad({ ...asked(EASY_1), lane: 'fast' }, 'lane')
    await bad({ ...asked(EASY_1), maxStates: 0 }, 'maxStates')
    await expect(call('file.write', { path: 'a.json', text: '', stamp: { size: 1, mtimeMs: 1 }, overwrite: false })).rejects.toMatchObject({
      detail: { path: 'stamp.hash', message: expect.stringContaining('string') },
    })
    expect(logged).toEqual([])
  })

  test('a fault keeps its code and detail', async () => {
    const { client } = pipe
    await expect(client.call('level.solve', asked(EASY_1, { kind: 'chess' }))).rejects.toMatchObject({
      code: 'level/unknown-kind',
      detail: { kind: 'chess', known: expect.stringContaining('parkout') },
    })
    await expect(client.call('level.solve', asked(EASY_1, { search: 'guess' }))).rejects.toMatchObject({ code: 'level/unknown-search' })
    await expect(client.call('level.solve', asked(EASY_1, { played: ['z out'] }))).rejects.toMatchObject({ code: 'level/illegal-move' })
    await expect(client.call('file.read', { path: '../x' })).rejects.toMatchObject({ code: 'file/outside', detail: { path: '../x' } })
  })

  test('a bug is logged with its stack and shows nothing of itself', async () => {
    await expect(pipe.client.call('file.list', { folder: '' })).rejects.toMatchObject({ code: 'internal', detail: {} })
    expect(logged).toHaveLength(1)
    expect((logged[0] as Error).stack).toMatch(/a bug with a secret\n.*contract\.test/)
    expect(JSON.stringify(pipe.came)).not.toContain('secret')
  })

  test('a text goes to the disk and back as it is', async () => {
    const text = '{"title": "日本語 🚗 \\u0000"}\r\n'
    const { stamp } = await pipe.client.call('file.write', { path: 'パック.json', text, stamp: null, overwrite: false })
    expect(await pipe.client.call('file.read', { path: 'パック.json' })).toEqual({ path: 'パック.json', text, stamp, readOnly: false })
  })

  test('two callers are answered side by side, also two windows that call themselves the same', async () => {
    const other = await open()
    const blocked = await begun(pipe, { caller: 'same' })
    expect(await other.client.call('level.solve', asked(EASY_1, { caller: 'same', maxStates: 1_000 }))).toMatchObject({ moves: 8 })
    expect(host.pool.stats.busy).toBe(1)
    pipe.close()
    expect(await blocked.end).toBe('call/lost')
  })

  test('a newer live call of the same caller stops the older, also where it is answered from memory', async () => {
    const easy = asked(EASY_1, { maxStates: 2_000 })
    const first = await begun(pipe)
    const answer = await pipe.client.call('level.solve', easy)
    expect(await first.end).toBe('call/superseded')
    const second = await begun(pipe)
    // The very same measured time: no thread was asked, and the clock is no part of the question.
    expect(await pipe.client.call('level.solve', { ...easy, maxMs: 9_999 })).toEqual(answer)
    expect(await second.end).toBe('call/superseded')
    await idle(300)
  })

  test('what is remembered is searched for anew where that is asked, and remembered then', async () => {
    const cut = endless({ maxStates: 500 })
    const first = await pipe.client.call('level.solve', cut)
    expect(first).toMatchObject({ verdict: 'unknown', stoppedBy: 'states' })
    const second = await pipe.client.call('level.solve', { ...cut, anew: true })
    expect(second).toEqual({ ...first, ms: second.ms })
    // From memory it would come with the very same measured time.
    expect(second.ms).not.toBe(first.ms)
    expect(await pipe.client.call('level.solve', cut)).toEqual(second)
  })

  test('a search whose caller wishes its end answers with what it has proven, and is asked anew', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const search = await begun(pipe, { caller: 'mine' })
      await pipe.client.call('level.stop', { caller: 'another' })
      await pipe.client.call('level.stop', { caller: 'mine' })
      expect(await search.answer).toMatchObject({ verdict: 'unknown', stoppedBy: 'caller', optimal: false })
    }
    await idle(300)
  })

  test('what a clock cut short is asked anew', async () => {
    const first = await pipe.client.call('level.solve', endless({ maxMs: 30, maxStates: 50_000_000 }))
    const second = await pipe.client.call('level.solve', endless({ maxMs: 60, maxStates: 50_000_000 }))
    expect([first.stoppedBy, second.stoppedBy]).toEqual(['time', 'time'])
    // From memory it would come with the very same measured time.
    expect(second.ms).not.toBe(first.ms)
  })

  test('batch calls are answered in order, and a live call overtakes them', async () => {
    const ends: string[] = []
    const batch = ['1', '2', '3'].map((name, i) =>
      pipe.client.call('level.solve', endless({ lane: 'batch', maxMs: 400 + i })).then(() => ends.push(name)),
    )
    await pipe.client.call('level.solve', asked(EASY_1, { maxStates: 3_000 })).then(() => ends.push('live'))
    await Promise.all(batch)
    expect(ends.filter((name) => name !== 'live')).toEqual(['1', '2', '3'])
    // The first has begun by then; those that wait are overtaken.
    expect(ends.indexOf('live')).toBeLessThanOrEqual(1)
  })

  test('stale and foreign messages do no harm', async () => {
    const answer = await pipe.client.call('level.solve', asked(EASY_1))
    pipe.send({ cancel: 1 })
    pipe.send({ cancel: 999 })
    pipe.send({ id: 500, more: 1 })
    await expect.poll(() => pipe.came.at(-1)).toEqual({ id: 500, is: 'fault', fault: { code: 'call/malformed', detail: {} } })
    const running = await begun(pipe)
    // The id of the call that is running: not a second call, and not its end.
    pipe.send({ id: 2, method: 'level.solve', input: asked(EASY_1) })
    pipe.send({ id: 2, more: 1 })
    await expect.poll(() => logged.length).toBe(2)
    expect(pipe.came.filter((one: Incoming) => one.is !== 'progress' && one.id !== 500)).toEqual([{ id: 1, is: 'done', value: answer }])
    pipe.send({ cancel: 2 })
    expect(await running.end).toBe('call/cancelled')
  })

  test.each([null, 7, 'text', {}, [], { id: -1, method: 'level.solve', input: {} }, { id: 'x', method: 'level.solve' }])(
    'what is no message, %j, is logged in one line',
    async (junk) => {
      pipe.send(junk)
      await expect.poll(() => logged).toEqual(['A client sent a message that is no request.'])
      expect(pipe.came).toEqual([])
    },
  )

  test('a pipe that is lost loses its calls and stops their searches within 300 ms', async () => {
    const call = await begun(pipe)
    const other = await begun(pipe, { caller: 'other', lane: 'batch' })
    expect(host.pool.stats.busy).toBe(2)
    pipe.close()
    expect(await Promise.all([call.end, other.end])).toEqual(['call/lost', 'call/lost'])
    await idle(300)
    expect(await codeOf(pipe.client.call('file.read', { path: 'x' }))).toBe('call/lost')
  })
})
