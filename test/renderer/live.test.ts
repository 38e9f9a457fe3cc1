/** The read-out that follows the strokes, over the local pipe and the real solver; a gate in the pipe decides when answers leave, unless they are stopped. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Handlers } from '../../app/host/dispatch.ts'
import type { LevelAnswer, LevelRequest } from '../../core/contract.ts'
import { examine } from '../../core/examine.ts'
import { Fault } from '../../core/fault.ts'
import { BATCH_LIMITS, LIVE_LIMITS } from '../../core/limits.ts'
import { kindOf } from '../../core/registry.ts'
import { type Bounds, type Live, makeLive, type Readout, subjectOf, triesAfter } from '../../renderer/live.ts'
import { BIG_1, EASY_1 } from '../published.ts'
import { DRIVE_OUT, NOSE_TO_NOSE } from './lots.ts'
import { partHost } from './partHost.ts'

interface Asked {
  readonly request: LevelRequest
  readonly signal: AbortSignal
  /** Tells the verdict before the answer goes. */
  readonly verdict: () => void
  /** Tells how far the search has come. */
  readonly proven: (bounds: Bounds) => void
  /** Lets the answer go. */
  readonly answer: (polls?: number) => void
  readonly fail: (fault: Fault) => void
}

let asked: Asked[]
/** Of `level.stop`. */
let stops: string[]
let shown: Readout[]
let known: Map<string, LevelAnswer>
let live: Live

/** `polls`: so often the search may look before it is stopped. */
function analyse(request: LevelRequest, polls = Number.POSITIVE_INFINITY): LevelAnswer {
  const kind = kindOf(request.kind)
  if (kind === undefined) throw new Fault('level/unknown-kind', { kind: request.kind, known: '' })
  const { search, maxStates, maxBytes } = request
  let left = polls
  const stop = {
    get aborted() {
      return --left < 0
    },
  }
  return { ...examine(kind, request.rows, 'analyse', { search, maxStates, maxBytes }, [], () => {}, stop), ms: 1 }
}

const analysing: Partial<Handlers> = {
  'level.analyse': (request, { signal, report }) =>
    new Promise((resolve, reject) => {
      report({ expanded: 1, stored: 7, lowerBound: 0 })
      const verdict = () =>
        report({ expanded: 1, stored: 7, lowerBound: 0, answer: { ...analyse(request), uniqueness: 'unknown', solutions: null } })
      const proven = (bounds: Bounds) => report({ expanded: 9, stored: 9, ...bounds })
      asked.push({ request, signal, verdict, proven, answer: (polls) => resolve(analyse(request, polls)), fail: reject })
    }),
  'level.stop': async ({ caller }) => {
    stops.push(caller)
    return null
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  stops = []
  shown = []
  known = new Map()
  live = makeLive({
    client: partHost(analysing),
    caller: 'test',
    show: (readout) => shown.push(readout),
    recall: (key) => known.get(key),
    remember: (key, answer) => known.set(key, answer),
  })
})
afterEach(() => vi.useRealTimers())

const follow = (rows: readonly string[]) => live.follow(subjectOf('parkout', rows))
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const last = () => shown.at(-1)
const keyOf = (rows: readonly string[]) => subjectOf('parkout', rows).key

test('a board after a quiet is solved at once, under the live limits, and its answer shown', async () => {
  follow(EASY_1)
  expect(last()).toEqual({ is: 'computing', key: keyOf(EASY_1), progress: null })
  await pass(0)
  expect(asked).toHaveLength(1)
  expect(asked[0]!.request).toMatchObject({
    kind: 'parkout',
    rows: EASY_1,
    lane: 'live',
    caller: 'test',
    maxStates: 2_000_000,
    maxMs: 20_000,
  })
  expect(last()).toMatchObject({ is: 'computing', progress: { stored: 7 } })
  asked[0]!.answer()
  await pass(0)
  expect(last()).toMatchObject({ is: 'answer', key: keyOf(EASY_1), answer: { verdict: 'solved', optimal: true, moves: 8 } })
})

test('of boards that follow each other quickly the last is solved, after a short quiet', async () => {
  follow(BIG_1)
  await pass(39)
  follow(DRIVE_OUT)
  await pass(39)
  follow(EASY_1)
  expect(last()).toEqual({ is: 'waiting', key: keyOf(EASY_1) })
  await pass(39)
  expect(asked).toHaveLength(1)
  await pass(1)
  expect(asked.map(({ request }) => request.rows)).toEqual([BIG_1, EASY_1])
})

test('the same board again asks nothing and shows nothing', async () => {
  follow(EASY_1)
  await pass(200)
  const before = shown.length
  follow([...EASY_1])
  await pass(1_000)
  expect(shown).toHaveLength(before)
  expect(asked).toHaveLength(1)
})

test('a board that changes under a running call: the call is stopped, its answer never shown for the new board', async () => {
  follow(EASY_1)
  await pass(39)
  follow(NOSE_TO_NOSE)
  expect(last()).toEqual({ is: 'waiting', key: keyOf(NOSE_TO_NOSE) })
  asked[0]!.answer()
  await pass(39)
  expect(shown.filter((readout) => readout.is === 'answer')).toEqual([])
  expect(known.get(keyOf(EASY_1))?.moves).toBe(8)
  await pass(1)
  asked[1]!.answer()
  await pass(0)
  expect(last()).toMatchObject({ is: 'answer', key: keyOf(NOSE_TO_NOSE), answer: { verdict: 'unsolvable' } })
})

test('the former call is cancelled when the next one leaves, and not before', async () => {
  follow(BIG_1)
  await pass(39)
  follow(EASY_1)
  await pass(39)
  expect(asked[0]!.signal.aborted).toBe(false)
  await pass(1)
  expect(asked[0]!.signal.aborted).toBe(true)
  expect(asked[1]!.signal.aborted).toBe(false)
})

test('strokes that never pause still get answers, each for the board it belongs to', async () => {
  const boards = Array.from({ length: 50 }, (_, i) => {
    const width = (i % 25) + 5
    const free = i < 25 ? [] : [`#${'.'.repeat(width - 2)}#`]
    return ['#'.repeat(width), `#aA${'.'.repeat(width - 3)}`, ...free, '#'.repeat(width)]
  })
  for (const board of boards) {
    follow(board)
    await pass(30)
    for (const call of asked) call.answer()
    await pass(0)
    const readout = last()
    if (readout?.is === 'answer') expect(readout.key).toBe(keyOf(board))
  }
  expect(shown.filter((readout) => readout.is === 'answer').length).toBeGreaterThanOrEqual(3)
})

test('undo shows what is remembered at once, asks nothing and stops what was asked', async () => {
  follow(EASY_1)
  await pass(40)
  asked[0]!.answer()
  await pass(0)
  follow(DRIVE_OUT)
  await pass(0)
  follow(EASY_1)
  expect(last()).toMatchObject({ is: 'answer', key: keyOf(EASY_1), answer: { moves: 8 } })
  await pass(1_000)
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([false, true])
})

test('a board that comes back while its call still runs takes that answer and asks no second time', async () => {
  follow(EASY_1)
  await pass(39)
  follow(DRIVE_OUT)
  await pass(20)
  follow(EASY_1)
  asked[0]!.answer()
  await pass(0)
  expect(last()).toMatchObject({ is: 'answer', key: keyOf(EASY_1), answer: { moves: 8 } })
  await pass(1_000)
  expect(asked).toHaveLength(1)
})

test('cancel is said at once, and the search asked to end; solve again asks anew, longer without a clock', async () => {
  follow(EASY_1)
  await pass(40)
  live.cancel()
  live.cancel()
  expect(last()).toEqual({ is: 'cancelled', key: keyOf(EASY_1), bounds: { lowerBound: 0 } })
  await pass(0)
  expect([stops, asked[0]!.signal.aborted]).toEqual([['test'], false])
  live.again(false)
  await pass(0)
  expect(asked[0]!.signal.aborted).toBe(true)
  live.again(true)
  await pass(0)
  expect(asked.map(({ request }) => request.anew)).toEqual([false, true, true])
  expect(asked[2]!.request.maxMs).toBeUndefined()
  expect(asked[2]!.request.maxStates).toBeUndefined()
  asked[2]!.answer()
  await pass(0)
  expect(last()).toMatchObject({ is: 'answer', answer: { moves: 8 } })
})

test('only what may go further is offered again: not what its own limits end, nor what is proven', () => {
  const unknown = { ...analyse({ kind: 'parkout', rows: [...BIG_1], lane: 'live', caller: '', maxStates: 1 }) }
  expect(unknown).toMatchObject({ verdict: 'unknown', stoppedBy: 'states' })
  expect(triesAfter(unknown)).toEqual({ again: false, longer: true })
  expect(triesAfter({ ...unknown, stoppedBy: 'memory', limit: LIVE_LIMITS.maxBytes })).toEqual({ again: false, longer: true })
  expect(triesAfter({ ...unknown, stoppedBy: 'memory', limit: BATCH_LIMITS.maxBytes })).toEqual({ again: false, longer: false })
  expect(triesAfter({ ...unknown, stoppedBy: 'time', limit: LIVE_LIMITS.maxMs })).toEqual({ again: true, longer: true })
  expect(triesAfter({ ...unknown, stoppedBy: 'caller' })).toEqual({ again: true, longer: true })
  expect(triesAfter(undefined)).toEqual({ again: true, longer: false })
  expect(triesAfter(analyse({ kind: 'parkout', rows: [...EASY_1], lane: 'live', caller: '' }))).toEqual({ again: false, longer: false })
})

test('what a stopped search had proven stays, the better of what several have proven of this board, and goes with it', async () => {
  follow(EASY_1)
  await pass(40)
  asked[0]!.proven({ lowerBound: 5 })
  asked[0]!.proven({ lowerBound: 6, upperBound: 12 })
  await pass(0)
  live.cancel()
  expect(last()).toEqual({ is: 'cancelled', key: keyOf(EASY_1), bounds: { lowerBound: 6, upperBound: 12 } })
  live.again(false)
  await pass(0)
  asked[1]!.proven({ lowerBound: 3, upperBound: 10 })
  await pass(0)
  expect(last()).toMatchObject({ is: 'computing', progress: { lowerBound: 6, upperBound: 10 } })
  live.cancel()
  expect(last()).toEqual({ is: 'cancelled', key: keyOf(EASY_1), bounds: { lowerBound: 6, upperBound: 10 } })
  follow(DRIVE_OUT)
  live.cancel()
  expect(last()).toEqual({ is: 'cancelled', key: keyOf(DRIVE_OUT), bounds: { lowerBound: 0 } })
})

/** A line is found at a glance; the proof outlasts any patience. */
const HIGHER = subjectOf('jelly', ['R.....G.....R', 'G.....R.....G', 'B.....B.....B', '#....###....#'])

test('stopped, the line that was found is there as when the clock ends it, and the board is not searched again until that is wished', async () => {
  live.follow(HIGHER)
  await pass(40)
  asked[0]!.proven({ lowerBound: 40, upperBound: 48 })
  await pass(0)
  live.cancel()
  asked[0]!.proven({ lowerBound: 41, upperBound: 48 })
  await pass(0)
  expect(last()).toEqual({ is: 'cancelled', key: HIGHER.key, bounds: { lowerBound: 40, upperBound: 48 } })
  asked[0]!.answer(8_000)
  await pass(0)
  const answer = known.get(HIGHER.key)!
  expect(answer).toMatchObject({ verdict: 'unknown', stoppedBy: 'caller', lowerBound: 40, upperBound: answer.line.length })
  expect(answer.line.length).toBeGreaterThan(19)
  expect(last()).toEqual({ is: 'answer', key: HIGHER.key, answer, counting: false })

  follow(EASY_1)
  await pass(100)
  live.follow(HIGHER)
  await pass(100)
  expect(last()).toEqual({ is: 'answer', key: HIGHER.key, answer, counting: false })
  expect(asked.map(({ request }) => request.kind)).toEqual(['jelly', 'parkout'])

  // A search that is stopped sooner takes nothing back.
  live.again(false)
  await pass(0)
  live.cancel()
  const { line, lowerBound, upperBound } = answer
  expect(last()).toEqual({ is: 'cancelled', key: HIGHER.key, bounds: { lowerBound, upperBound } })
  asked[2]!.answer(0)
  await pass(0)
  expect(known.get(HIGHER.key)).toMatchObject({ stoppedBy: 'caller', line, lowerBound, upperBound })
})

test('a board that its user stopped before it was answered stays stopped, in another kind of company too', async () => {
  follow(EASY_1)
  await pass(20)
  follow(DRIVE_OUT)
  live.cancel()
  await pass(100)
  follow(EASY_1)
  await pass(100)
  follow(DRIVE_OUT)
  await pass(100)
  expect(last()).toEqual({ is: 'cancelled', key: keyOf(DRIVE_OUT), bounds: { lowerBound: 0 } })
  expect(asked.map(({ request }) => request.rows)).toEqual([EASY_1, EASY_1])
  live.again(false)
  await pass(0)
  asked[2]!.answer()
  await pass(0)
  expect(last()).toMatchObject({ is: 'answer', key: keyOf(DRIVE_OUT), answer: { verdict: 'solved' } })
})

test('left and met again while it ends, a stopped search still tells what it has found; a fault of it is none', async () => {
  follow(EASY_1)
  await pass(30)
  live.cancel()
  follow(DRIVE_OUT)
  await pass(100)
  follow(EASY_1)
  expect(last()).toMatchObject({ is: 'cancelled', key: keyOf(EASY_1) })
  asked[0]!.answer()
  await pass(0)
  expect(last()).toMatchObject({ is: 'answer', key: keyOf(EASY_1), answer: { moves: 8 } })
  follow(NOSE_TO_NOSE)
  await pass(100)
  live.cancel()
  asked.at(-1)!.fail(new Fault('call/cancelled'))
  await pass(100)
  expect(last()).toEqual({ is: 'cancelled', key: keyOf(NOSE_TO_NOSE), bounds: { lowerBound: 0 } })
})

test('a fault is shown for its board and not remembered', async () => {
  follow(EASY_1)
  await pass(40)
  asked[0]!.fail(new Fault('worker/lost', { reason: 'test' }))
  await pass(0)
  expect(last()).toMatchObject({ is: 'failed', key: keyOf(EASY_1), fault: { code: 'worker/lost' } })
  expect(known.size).toBe(0)
})

test('no board, no read-out: what was asked is stopped, what waits is dropped', async () => {
  follow(EASY_1)
  await pass(20)
  follow(DRIVE_OUT)
  live.follow(null)
  expect(last()).toEqual({ is: 'none' })
  await pass(1_000)
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true])
})

test('a verdict is shown before its solutions are counted, and remembered only with them', async () => {
  follow(EASY_1)
  await pass(40)
  asked[0]!.verdict()
  await pass(0)
  expect(last()).toMatchObject({ is: 'answer', counting: true, answer: { moves: 8, uniqueness: 'unknown' } })
  expect(known.size).toBe(0)
  asked[0]!.answer()
  await pass(0)
  expect(last()).toMatchObject({ is: 'answer', counting: false, answer: { moves: 8, uniqueness: 'multiple', solutions: 2 } })
  expect(known.get(keyOf(EASY_1))?.solutions).toBe(2)
})

test('stopping the count keeps the proven verdict, says that the count was stopped, and does not take it up again', async () => {
  follow(EASY_1)
  await pass(40)
  asked[0]!.verdict()
  await pass(0)
  live.cancel()
  expect(last()).toMatchObject({ is: 'answer', counting: false, answer: { moves: 8, solutions: null, countingStoppedBy: 'caller' } })
  await pass(0)
  expect(asked[0]!.signal.aborted).toBe(true)
  expect(last()).toMatchObject({ is: 'answer', counting: false })
  expect(known.get(keyOf(EASY_1))).toMatchObject({ moves: 8, optimal: true, countingStoppedBy: 'caller' })
  live.follow(null)
  follow(EASY_1)
  await pass(1_000)
  expect(asked).toHaveLength(1)
  expect(last()).toMatchObject({ is: 'answer', counting: false, answer: { countingStoppedBy: 'caller' } })
})

test('a verdict of the board before is never shown for the new one', async () => {
  follow(EASY_1)
  await pass(39)
  follow(NOSE_TO_NOSE)
  asked[0]!.verdict()
  await pass(0)
  expect(last()).toEqual({ is: 'waiting', key: keyOf(NOSE_TO_NOSE) })
})

test('a proof that comes by another way ends the search and is what stands', async () => {
  follow(EASY_1)
  await pass(40)
  const proof = analyse(asked[0]!.request)
  known.set(keyOf(EASY_1), proof)
  follow(EASY_1)
  await pass(0)
  expect(asked[0]!.signal.aborted).toBe(true)
  expect(last()).toEqual({ is: 'answer', key: keyOf(EASY_1), answer: proof, counting: false })
})

test('what is counted again goes on though its verdict is remembered, and what comes of it is remembered', async () => {
  follow(EASY_1)
  await pass(40)
  const uncounted: LevelAnswer = { ...analyse(asked[0]!.request), uniqueness: 'unknown', solutions: null, countingStoppedBy: 'time' }
  known.set(keyOf(EASY_1), uncounted)
  follow(EASY_1)
  await pass(0)
  live.again(true)
  // Every change on the page looks whether the board is another.
  follow(EASY_1)
  await pass(0)
  expect(asked).toHaveLength(2)
  expect(last()).toMatchObject({ is: 'answer', counting: true, answer: { moves: 8, optimal: true } })
  expect(asked[1]!.signal.aborted).toBe(false)
  asked[1]!.answer()
  await pass(0)
  expect(last()).toMatchObject({ is: 'answer', counting: false, answer: { moves: 8, solutions: 2 } })
  expect(known.get(keyOf(EASY_1))?.solutions).toBe(2)
})

test('counted again and stopped, the verdict that was remembered stays', async () => {
  follow(EASY_1)
  await pass(40)
  asked[0]!.answer()
  await pass(0)
  const proof = known.get(keyOf(EASY_1))!
  known.set(keyOf(EASY_1), { ...proof, uniqueness: 'unknown', solutions: null, countingStoppedBy: 'time' })
  live.again(true)
  await pass(0)
  live.cancel()
  expect(last()).toMatchObject({ is: 'answer', counting: false, answer: { moves: 8, optimal: true, countingStoppedBy: 'caller' } })
})

test('stopped while a new board waits, the verdict of the one before is not shown for it', async () => {
  follow(EASY_1)
  await pass(39)
  asked[0]!.verdict()
  await pass(0)
  follow(NOSE_TO_NOSE)
  live.cancel()
  expect(last()).toEqual({ is: 'cancelled', key: keyOf(NOSE_TO_NOSE), bounds: { lowerBound: 0 } })
})

test('an answer cut short does not end a search', async () => {
  follow(EASY_1)
  await pass(40)
  known.set(keyOf(EASY_1), { ...analyse({ ...asked[0]!.request, maxStates: 1 }), stoppedBy: 'time' })
  follow(EASY_1)
  await pass(0)
  expect(asked[0]!.signal.aborted).toBe(false)
})

test('what another search finds out of a board at rest is taken over, whatever the read-out had come to', async () => {
  follow(BIG_1)
  await pass(40)
  const limits = { ...asked[0]!.request, search: 'bfs' }
  asked[0]!.fail(new Fault('worker/lost', { reason: 'test' }))
  await pass(0)
  follow(BIG_1)
  expect(last()).toMatchObject({ is: 'failed' })
  const first = analyse({ ...limits, maxStates: 100 })
  known.set(keyOf(BIG_1), first)
  follow(BIG_1)
  expect(last()).toEqual({ is: 'answer', key: keyOf(BIG_1), answer: first, counting: false })
  const more = analyse({ ...limits, maxStates: 1_000 })
  expect(more.lowerBound).toBeGreaterThan(first.lowerBound!)
  known.set(keyOf(BIG_1), more)
  follow(BIG_1)
  expect(last()).toEqual({ is: 'answer', key: keyOf(BIG_1), answer: more, counting: false })
  const before = shown.length
  follow(BIG_1)
  expect(shown).toHaveLength(before)
  // One that waits has no need to be searched any more.
  follow(EASY_1)
  follow(DRIVE_OUT)
  const proof = analyse({ ...limits, rows: [...DRIVE_OUT] })
  known.set(keyOf(DRIVE_OUT), proof)
  follow(DRIVE_OUT)
  expect(last()).toEqual({ is: 'answer', key: keyOf(DRIVE_OUT), answer: proof, counting: false })
  await pass(1_000)
  expect(asked.map(({ request }) => request.rows)).toEqual([BIG_1, EASY_1])
})

test('the same rows of two kinds are two boards, however often one changes for the other', async () => {
  // To Jelly two anchored jellies, nothing to be done; to Signal too many arms for a tree.
  const rows = ['cb']
  const verdicts = { jelly: 'solved', signal: 'unsolvable' }
  for (let turn = 0; turn < 20; turn++) {
    for (const kind of ['jelly', 'signal'] as const) {
      live.follow(subjectOf(kind, rows))
      await pass(2_000)
      if (turn === 0) asked.at(-1)!.answer()
      await pass(0)
      expect(last()).toMatchObject({ is: 'answer', key: subjectOf(kind, rows).key, answer: { verdict: verdicts[kind] } })
    }
  }
  expect(asked.map(({ request }) => request.kind)).toEqual(['jelly', 'signal'])
})
