/** The generator's panel: wishes as a form, levels made one after another and kept, one of them inserted as one step. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { CallContext } from '../../app/host/dispatch.ts'
import type { GeneratedLevel, GenerateRequest } from '../../core/contract.ts'
import { isDirty } from '../../core/document/history.ts'
import { emptyPack, type Level, restValue } from '../../core/document/pack.ts'
import { Fault } from '../../core/fault.ts'
import { generateLevels, generatorOf, type MadeLevel, readParams, runAttempt } from '../../core/generate.ts'
import type { ParamSpec, Params } from '../../core/generator.ts'
import { kindOf } from '../../core/registry.ts'
import { rowsOf } from '../../renderer/board.ts'
import { insertCandidate } from '../../renderer/generate/insert.ts'
import { choose, generate, newSeed, openMaking, setCount, setSeed, setWish, stopMaking, useMaking } from '../../renderer/generate/making.ts'
import { flawedRows, formRows, initialWishes, seedText, wishedRows, withWish } from '../../renderer/generate/wishes.ts'
import { openPack, undoEdit, useEditor } from '../../renderer/store.ts'
import { partHost } from './partHost.ts'

const SPECS: readonly ParamSpec[] = [
  { name: 'width', is: 'number', least: 3, most: 16, initial: 6 },
  { name: 'height', is: 'number', least: 3, most: 16, initial: 6 },
  { name: 'grade', is: 'choice', choices: ['any', 'easy', 'hard'], initial: 'any' },
  { name: 'minMoves', is: 'number', least: 1, most: 200 },
  { name: 'maxMoves', is: 'number', least: 1, most: 200 },
  { name: 'maxAge', is: 'number', least: 1, most: 9 },
  { name: 'walls', is: 'number', least: 0, most: 9, initial: 0 },
]
const rows = formRows(SPECS)

describe('wishes', () => {
  test('parameters that belong together share a row; what has no partner stands alone', () => {
    expect(rows.map(({ is, name }) => [is, name])).toEqual([
      ['size', 'size'],
      ['choice', 'grade'],
      ['range', 'moves'],
      ['number', 'maxAge'],
      ['number', 'walls'],
    ])
  })

  test('begin as the generator would have them, and a field that is emptied is no wish', () => {
    const start = initialWishes(SPECS)
    expect(start).toEqual({ width: 6, height: 6, grade: 'any', walls: 0 })
    const wished = withWish(start, 'minMoves', 12)
    expect(wished).toEqual({ ...start, minMoves: 12 })
    expect(withWish(wished, 'minMoves', null)).toEqual(start)
  })

  test('what no generator takes is told by its row', () => {
    const start = initialWishes(SPECS)
    const flawed = (name: string, value: number | null) => flawedRows(rows, withWish(start, name, value))
    expect(flawedRows(rows, start)).toEqual([])
    expect([flawed('width', 2), flawed('height', 17), flawed('width', null), flawed('walls', 1.5), flawed('maxAge', Number.NaN)]).toEqual([
      ['size'],
      ['size'],
      ['size'],
      ['walls'],
      ['maxAge'],
    ])
    const range = withWish(withWish(start, 'minMoves', 20), 'maxMoves', 19)
    expect(flawedRows(rows, range)).toEqual(['moves'])
    expect(flawedRows(rows, withWish(range, 'maxMoves', 20))).toEqual([])
    // A lot may well be higher than wide.
    expect(flawedRows(rows, withWish(start, 'height', 3))).toEqual([])
  })

  test('what to loosen are the wishes beyond the start', () => {
    const start = initialWishes(SPECS)
    expect(wishedRows(rows, start)).toEqual([])
    expect(wishedRows(rows, withWish(withWish(withWish(start, 'grade', 'hard'), 'maxMoves', 9), 'width', 4))).toEqual([
      'size',
      'grade',
      'moves',
    ])
  })

  test('seeds are short and plain', () => {
    expect(seedText([0, 1, 30, 31, 4294967295])).toMatch(/^[a-z2-9]{5}$/)
  })
})

const parkout = kindOf('parkout')!
const maker = generatorOf(parkout)

const madeOf = ({ number, rows, seed, attempt, metrics, report }: MadeLevel, params: Params): GeneratedLevel => ({
  number,
  rows,
  generated: { generator: maker.id, seed, params, version: maker.version },
  attempt,
  metrics,
  report,
})

/** The real generator in this thread, one attempt after another. */
function clientOf(tries: number) {
  return partHost({
    'level.generate': async (request: GenerateRequest, { signal, report }: CallContext) => {
      const params = readParams(maker, request.params)
      const told = { wanted: request.count, attempts: 0, done: 0, best: {} }
      let made = 0
      const start = (seed: string, attempt: number) => ({
        end: (async () => {
          await new Promise((resolve) => setTimeout(resolve, 0))
          if (signal.aborted) throw new Fault('call/cancelled')
          return runAttempt(parkout, maker, params, seed, attempt, {}, () => {}, signal)
        })(),
        cancel: () => {},
      })
      const end = await generateLevels({ seed: request.seed, count: request.count, tries }, 1, start, {
        made: (level) => report({ ...told, made: ++made, level: madeOf(level, params) }),
        ended: () => {},
      })
      return { levels: end.made.map((level) => madeOf(level, params)), notFound: end.notFound }
    },
  })
}

const level: Level = { id: 'one', kind: 'parkout', title: '', board: parkout.blank({ width: 3, height: 3 }), draft: false, rest: [] }
const making = () => useMaking.getState()
const rowsMade = () => making().candidates.map(({ made }) => made.rows.join('/'))

describe('making levels', () => {
  beforeEach(() => {
    useMaking.setState({ kindId: '', candidates: [], chosen: null, status: { is: 'idle' } })
    openMaking('parkout')
    for (const [name, value] of Object.entries({ width: 5, height: 5, effort: 'quick' })) setWish(name, value)
    setSeed('garage')
    setCount(2)
    openPack({ ...emptyPack, levels: [level] }, null)
  })

  test('each is there to choose with its analysis; the same seed makes the same again, and nothing twice', async () => {
    await generate(clientOf(20))
    expect(making().status).toEqual({ is: 'ended', fresh: 2, known: 0, missed: 0, tries: 0 })
    const [first, second] = making().candidates
    expect(making().chosen).toBe(first!.id)
    expect([first!.made.generated.seed, second!.made.generated.seed]).toEqual(['garage', 'garage#2'])
    for (const { board, made } of making().candidates) {
      const solution = parkout.solve(board, {}, () => {}, { aborted: false })
      expect(solution).toMatchObject({ verdict: 'solved', optimal: true })
      expect(solution.verdict === 'solved' && solution.moves.length).toBe(made.report.moves)
    }
    const before = rowsMade()
    await generate(clientOf(20))
    expect(making().status).toEqual({ is: 'ended', fresh: 0, known: 2, missed: 0, tries: 0 })
    expect(rowsMade()).toEqual(before)
  })

  test('a seed that nobody typed is another one each time', async () => {
    newSeed()
    await generate(clientOf(20))
    const { seed } = making()
    await generate(clientOf(20))
    expect(making().seed).not.toBe(seed)
    const { status } = making()
    if (status.is !== 'ended') throw new Error(status.is)
    // What chance makes may be an image of what it made before.
    expect([status.fresh + status.known, status.missed]).toEqual([2, 0])
    setSeed('typed')
    await generate(clientOf(20))
    expect(making().seed).toBe('typed')
  })

  test('mirror images of what is here are left out, and that is said', async () => {
    for (const [name, value] of Object.entries({ width: 4, height: 4, grade: 'drive-out', maxCars: 4 })) setWish(name, value)
    setCount(12)
    await generate(clientOf(20))
    const { status, candidates } = making()
    expect(status).toMatchObject({ is: 'ended', fresh: candidates.length, known: 12 - candidates.length, missed: 0 })
    expect(candidates.length).toBeGreaterThan(1)
    expect(candidates.length).toBeLessThan(12)
    expect(new Set(candidates.map(({ board }) => maker.canonical(board))).size).toBe(candidates.length)
  })

  test('what cannot be is not found, and says after how many tries; what was found before stays', async () => {
    await generate(clientOf(20))
    const before = rowsMade()
    for (const [name, value] of Object.entries({ width: 3, height: 3, minCars: 12 })) setWish(name, value)
    await generate(clientOf(3))
    expect(making().status).toEqual({ is: 'ended', fresh: 0, known: 0, missed: 2, tries: 3 })
    expect(rowsMade()).toEqual(before)
  })

  test('stopped, it keeps what it has found', async () => {
    setCount(50)
    const stopFollowing = useMaking.subscribe(({ candidates }) => candidates.length > 0 && stopMaking())
    await generate(clientOf(20))
    stopFollowing()
    const found = making().candidates.length
    expect(making().status).toEqual({ is: 'stopped', fresh: found })
    expect(found).toBeGreaterThanOrEqual(1)
    expect(found).toBeLessThan(50)
    // Of an order that found nothing new nothing is said to be kept.
    const again = generate(clientOf(20))
    stopMaking()
    await again
    expect(making().status).toEqual({ is: 'stopped', fresh: 0 })
    expect(making().candidates).toHaveLength(found)
  })

  test('one is inserted behind the level on screen as one step, with all it takes to make it again', async () => {
    await generate(clientOf(20))
    const candidate = making().candidates[1]!
    choose(candidate.id)
    insertCandidate(candidate)
    const { history } = useEditor.getState()
    expect(history.past).toHaveLength(1)
    const inserted = history.pack.levels[1] as Level
    expect(rowsOf('parkout', inserted.board)).toEqual(candidate.made.rows)
    const { seed, params } = restValue(inserted.rest, 'generated') as { seed: string; params: Params }
    expect(restValue(inserted.rest, 'generated')).toEqual(candidate.made.generated)
    const again = runAttempt(parkout, maker, readParams(maker, params), seed, candidate.made.attempt, {}, () => {}, { aborted: false })
    expect(again.is === 'made' && again.rows).toEqual(candidate.made.rows)
    undoEdit()
    expect(useEditor.getState().history.pack.levels.map(({ id }) => id)).toEqual(['one'])
    expect(isDirty(useEditor.getState().history)).toBe(false)
  })
})
