/** Orders of levels: wishes read, and the lowest accepted attempt winning in whatever order attempts end. */
import { describe, expect, test } from 'vitest'
import type { Fault } from '../../core/fault.ts'
import { type AttemptReport, type Generated, generateLevels, generatorOf, readParams, seedOf } from '../../core/generate.ts'
import type { LevelGenerator } from '../../core/generator.ts'
import { kindOf } from '../../core/registry.ts'

const generator: LevelGenerator<unknown> = {
  id: 'any',
  version: 1,
  tries: 5,
  params: [
    { name: 'width', is: 'number', least: 3, most: 9, initial: 6 },
    { name: 'grade', is: 'choice', choices: ['any', 'hard'], initial: 'any' },
    { name: 'minMoves', is: 'number', least: 1, most: 50 },
    { name: 'maxMoves', is: 'number', least: 1, most: 50 },
  ],
  attempt: () => ({ is: 'missed', reason: 'none' }),
  canonical: String,
}

function faultOf(run: () => unknown): Pick<Fault, 'code' | 'detail'> {
  try {
    run()
  } catch (error) {
    const { code, detail } = error as Fault
    return { code, detail }
  }
  throw new Error('nothing was thrown')
}

describe('wishes', () => {
  test('are filled in and put in the order of their specs', () => {
    expect(readParams(generator, {})).toEqual({ width: 6, grade: 'any' })
    expect(Object.entries(readParams(generator, { maxMoves: 9, grade: 'hard' }))).toEqual([
      ['width', 6],
      ['grade', 'hard'],
      ['maxMoves', 9],
    ])
  })

  test.each([
    [{ height: 3 }, 'generate/unknown-wish', { name: 'height', generator: 'any', known: 'width, grade, minMoves, maxMoves' }],
    [{ width: 2 }, 'generate/bad-number', { name: 'width', value: '2', least: 3, most: 9 }],
    [{ width: 6.5 }, 'generate/bad-number', { name: 'width', value: '6.5', least: 3, most: 9 }],
    [{ width: '6' }, 'generate/bad-number', { name: 'width', value: '6', least: 3, most: 9 }],
    [{ grade: 'harder' }, 'generate/bad-choice', { name: 'grade', value: 'harder', known: 'any, hard' }],
    [{ minMoves: 9, maxMoves: 8 }, 'generate/bad-range', { name: 'minMoves', least: 9, other: 'maxMoves', most: 8 }],
    [{ toString: 1 }, 'generate/unknown-wish', { name: 'toString', generator: 'any', known: 'width, grade, minMoves, maxMoves' }],
  ])('%o is refused', (given, code, detail) => {
    expect(faultOf(() => readParams(generator, given))).toEqual({ code, detail })
  })

  test('go to a generator that the kind has', () => {
    const kind = kindOf('parkout')!
    expect(generatorOf(kind).id).toBe('anneal')
    expect(generatorOf(kind, 'anneal')).toBe(kind.generators[0])
    expect(faultOf(() => generatorOf(kind, 'guess'))).toEqual({
      code: 'generate/no-generator',
      detail: { kind: 'parkout', generator: 'guess', known: 'anneal' },
    })
  })
})

test('the first level has the seed itself', () => {
  expect([seedOf('s', 1), seedOf('s', 2), seedOf('s', 10)]).toEqual(['s', 's#2', 's#10'])
})

/** Attempts that end when they are told to, in any order. */
function orders(count: number, tries: number, width: number) {
  const running = new Map<string, { end(report: AttemptReport): void; fail(error: Error): void; cancelled: boolean }>()
  const made: string[] = []
  let ended = 0
  const end = generateLevels(
    { seed: 's', count, tries },
    width,
    (seed, attempt) => {
      let settle: { resolve(report: AttemptReport): void; reject(error: Error): void } | undefined
      const promise = new Promise<AttemptReport>((resolve, reject) => {
        settle = { resolve, reject }
      })
      const entry = { end: settle!.resolve, fail: settle!.reject, cancelled: false }
      running.set(`${seed} ${attempt}`, entry)
      return {
        end: promise,
        cancel() {
          entry.cancelled = true
        },
      }
    },
    { made: (level) => void made.push(`${level.seed} ${level.attempt}`), ended: () => void ended++ },
  )
  const take = (name: string) => {
    const entry = running.get(name)
    if (!entry) throw new Error(`${name} is not running; there are ${[...running.keys()].join(', ')}`)
    running.delete(name)
    return entry
  }
  const after = () => new Promise<void>((resolve) => setTimeout(resolve))
  return {
    end,
    made,
    names: () => [...running.keys()],
    cancelled: () => [...running].filter(([, entry]) => entry.cancelled).map(([name]) => name),
    ended: () => ended,
    async makes(name: string, canonical = name) {
      take(name).end({ is: 'made', rows: [name], metrics: {}, report: {} as never, canonical })
      await after()
    },
    async misses(name: string) {
      take(name).end({ is: 'missed', reason: 'none' })
      await after()
    },
    async fails(name: string, error: Error) {
      take(name).fail(error)
      await after()
    },
  }
}
const attemptsOf = ({ made }: Generated): readonly string[] => made.map(({ seed, attempt }) => `${seed} ${attempt}`)

describe('attempts', () => {
  test('go first one to a level, then further ones to the first levels at which one has missed', async () => {
    expect(orders(3, 5, 2).names()).toEqual(['s 1', 's#2 1'])
    const order = orders(2, 4, 5)
    expect(order.names()).toEqual(['s 1', 's#2 1'])
    await order.misses('s 1')
    expect(order.names()).toEqual(['s#2 1', 's 2', 's 3', 's 4'])
    await order.misses('s#2 1')
    expect(order.names()).toEqual(['s 2', 's 3', 's 4', 's#2 2', 's#2 3'])
  })

  test('the lowest wins although a higher one was accepted sooner', async () => {
    const order = orders(1, 9, 3)
    await order.misses('s 1')
    await order.makes('s 3')
    expect([order.made, order.cancelled()]).toEqual([[], ['s 4']])
    await order.makes('s 2')
    expect(order.made).toEqual(['s 2'])
    expect(attemptsOf(await order.end)).toEqual(['s 2'])
    await order.fails('s 4', new Error('cancelled'))
  })

  test('a higher one wins once all lower ones have missed', async () => {
    const order = orders(1, 9, 3)
    await order.misses('s 1')
    await order.makes('s 4')
    await order.misses('s 2')
    expect(order.made).toEqual([])
    await order.misses('s 3')
    expect(order.made).toEqual(['s 4'])
    expect(attemptsOf(await order.end)).toEqual(['s 4'])
    expect(order.ended()).toBe(4)
  })

  test('past its tries a level is not found, and the others are still made', async () => {
    const order = orders(2, 2, 2)
    await order.misses('s 1')
    await order.misses('s 2')
    expect(order.names()).toEqual(['s#2 1'])
    await order.makes('s#2 1')
    const end = await order.end
    expect(attemptsOf(end)).toEqual(['s#2 1'])
    expect(end.notFound).toEqual([{ number: 1, seed: 's', tries: 2 }])
  })

  test('of levels that are the same but for turning the first of the order counts, whichever was made first', async () => {
    const order = orders(3, 1, 3)
    await order.makes('s#3 1', 'same')
    await order.makes('s 1', 'same')
    await order.makes('s#2 1')
    expect((await order.end).made.map(({ number, duplicateOf }) => [number, duplicateOf])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, 1],
    ])
  })

  test('what fails ends the order and stops the rest', async () => {
    const order = orders(2, 5, 3)
    const end = expect(order.end).rejects.toThrow('lost')
    await order.fails('s 1', new Error('lost'))
    await end
    expect(order.cancelled()).toEqual(order.names())
  })
})
