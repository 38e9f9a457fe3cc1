/** What is told in play of a position that no line solves any more, over the local pipe and the real solver. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LevelAnswer, LevelRequest } from '../../core/contract.ts'
import { examine } from '../../core/examine.ts'
import { Fault } from '../../core/fault.ts'
import { kindOf } from '../../core/registry.ts'
import { kindNamed } from '../../renderer/board.ts'
import { type Course, courseOf, goTo, makeMove, startCourse } from '../../renderer/play/course.ts'
import { type FateWatch, type Lost, lostWord, watchFate } from '../../renderer/play/fate.ts'
import { partHost } from './partHost.ts'

/** Two pits: a jelly in each is the end. */
const PITS = ['..R...R..', '#.#####.#', '#.#####.#']
/** The green one wakes the hidden one too early, which only a search of all play shows. */
const EARLY = ['.........', 'G........', 'R..R.B@.y', '####.####', '', 'link 6,3,>', 'hidden 2,4,G,^', 'hidden+link 7,3,Y,>']

let asked: LevelRequest[]
let limit: number | undefined
let shown: (Lost | null)[]
/** true: every search loses its thread. */
let isLost: boolean
let watch: FateWatch

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  shown = []
  limit = undefined
  isLost = false
  const client = partHost({
    'level.solve': (request) => {
      asked.push(request)
      if (isLost) return Promise.reject(new Fault('worker/lost', { reason: 'test' }))
      const options = { maxStates: limit ?? request.maxStates, maxBytes: request.maxBytes }
      const report = examine(kindOf(request.kind)!, request.rows, 'solve', options, request.played ?? [], () => {}, { aborted: false })
      return Promise.resolve({ ...report, ms: 1 } satisfies LevelAnswer)
    },
  })
  watch = watchFate({ client, caller: 'fate', show: (_, lost) => shown.push(lost) })
})
afterEach(() => vi.useRealTimers())

/** Boards are new with every call: nothing is known of them. */
function played(rows: readonly string[], ...texts: readonly string[]): Course {
  const read = kindNamed('jelly').parse(rows)
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  const course = courseOf('jelly', read.value, texts)
  return goTo(course, texts.length)
}
const moveOf = (course: Course, text: string) => kindNamed('jelly').readMove(course.board, text)!

describe('a lost position', () => {
  test('that shows at once is told at once, and then since when it is lost', async () => {
    watch.follow(played(PITS, '3,1<', '7,1>'))
    expect(shown).toMatchObject([{ reason: 'jelly/stuck-apart', since: null, looking: true }])
    await vi.runAllTimersAsync()
    expect(shown.at(-1)).toMatchObject({ since: 1, looking: false })
    expect(asked.map(({ played: line }) => line)).toEqual([['3,1<']])
  })

  test('that only a search shows is told once it is proven', async () => {
    watch.follow(played(EARLY, '1,2>'))
    expect(shown).toEqual([])
    await vi.runAllTimersAsync()
    expect(shown.at(-1)).toMatchObject({ reason: 'jelly/exhausted', since: 0, looking: false })
  })

  test('is not told of where the search was cut short', async () => {
    limit = 1
    watch.follow(played(EARLY, '1,2>'))
    await vi.runAllTimersAsync()
    expect(asked).toHaveLength(1)
    expect(shown).toEqual([])
  })

  test('whose past no search proves keeps quiet about since when', async () => {
    limit = 1
    watch.follow(played(PITS, '3,1<', '7,1>'))
    await vi.runAllTimersAsync()
    expect(shown.at(-1)).toMatchObject({ reason: 'jelly/stuck-apart', since: null, looking: false })
  })

  test('stays lost where the search for since when fails, and is looked into no more', async () => {
    isLost = true
    watch.follow(played(PITS, '3,1<', '7,1>'))
    await vi.runAllTimersAsync()
    expect(shown.at(-1)).toMatchObject({ reason: 'jelly/stuck-apart', since: null, looking: false })
  })
})

test('a move along a line that was proven to lead to the end asks nothing', async () => {
  const course = played(EARLY, '1,3>')
  watch.follow(course)
  await vi.runAllTimersAsync()
  expect(asked).toHaveLength(1)
  const next = makeMove(course, moveOf(course, '1,3>'))
  watch.follow(next)
  await vi.runAllTimersAsync()
  expect(asked).toHaveLength(1)
  expect(shown).toEqual([])
})

test('moves made quickly are asked about once, and the start, the end and other kinds never', async () => {
  const course = played(EARLY)
  watch.follow(course)
  const one = makeMove(course, moveOf(course, '6,3<'))
  watch.follow(one)
  watch.follow(makeMove(one, moveOf(one, '5,3>')))
  await vi.runAllTimersAsync()
  expect(asked).toHaveLength(1)
  watch.follow(played(['R.R', '###'], '1,1>'))
  const lot = kindOf('parkout')!.parse(['#####', '#aA..', '#####'])
  if (!lot.ok) throw new Error('it is read')
  watch.follow(startCourse('parkout', lot.value))
  watch.follow(null)
  await vi.runAllTimersAsync()
  expect(asked).toHaveLength(1)
  expect(shown).toEqual([])
})

test('a level that never could be solved is not said to be spoilt by a move; nor is one of which that is not proven said to be hopeless', () => {
  expect(([{ is: 'unsolvable' }, { is: 'proven', moves: 3 }, { is: 'unknown' }, undefined] as const).map(lostWord)).toEqual([
    'playNever',
    'playLost',
    'playLost',
    'playLost',
  ])
})
