/** Every shipped pack opens, is sound, is proven, and is written as Levelwright would write it. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { GeneratedLevel } from '../core/contract.ts'
import { isBroken, type Pack, restValue } from '../core/document/pack.ts'
import { readPack, writePack } from '../core/document/packText.ts'
import { generatorOf, readParams, runAttempt } from '../core/generate.ts'
import type { Kind } from '../core/kind.ts'
import type { Rows } from '../core/play.ts'
import { kindOf } from '../core/registry.ts'

type Generated = GeneratedLevel['generated']

const FOLDER = new URL('../levels/', import.meta.url)
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.pack.json'))
const textOf = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8')

/** The verdict and par of every level, by the kind's best search without a limit. */
function solveAll(pack: Pack): readonly (readonly [id: string, verdict: string, moves: number | null, optimal: boolean])[] {
  return pack.levels.map((entry) => {
    const kind = isBroken(entry) ? undefined : kindOf(entry.kind)
    if (isBroken(entry) || !kind) throw new Error(`${entry.id} does not open`)
    const solution = kind.solve(entry.board, {}, () => undefined, { aborted: false })
    const isSolved = solution.verdict === 'solved'
    return [entry.id, solution.verdict, isSolved ? solution.moves.length : null, isSolved && solution.optimal]
  })
}

describe.each(names)('%s', (name) => {
  const file = readPack(textOf(name), kindOf)

  it('opens with a title, and every level without an error', () => {
    expect(file.pack.title).not.toBe('')
    expect(file.pack.levels.length).toBeGreaterThan(0)
    for (const entry of file.pack.levels) expect(isBroken(entry) ? [entry.id, entry.issues] : entry.id).toBe(entry.id)
  })

  it('holds no draft and nothing an author should mend', () => {
    for (const entry of file.pack.levels) {
      if (isBroken(entry)) throw new Error(`${entry.id} does not open`)
      expect(entry.draft).toBe(false)
      const blocking = kindOf(entry.kind)
        ?.check(entry.board)
        .filter((issue) => issue.blocks)
      expect(blocking).toEqual([])
    }
  })

  it('holds only levels with a proven par', () => {
    for (const [id, verdict, , optimal] of solveAll(file.pack)) expect([id, verdict, optimal]).toEqual([id, 'solved', true])
  })

  it('is written as a new pack would be', () => {
    const { title, author, levels } = file.pack
    expect(writePack({ title, author, levels, rest: [] }, kindOf)).toBe(textOf(name))
  })
})

it('ships the three published Park Out levels with their published pars', () => {
  const { pack } = readPack(textOf('parkout-first.pack.json'), kindOf)
  expect(solveAll(pack)).toEqual([
    ['easy-1', 'solved', 8, true],
    ['hard-6', 'solved', 19, true],
    ['big-1', 'solved', 17, true],
  ])
})

/** The rows that a level's own record gives, attempt by attempt. */
function madeAgain(kind: Kind<unknown>, { generator: id, seed, params, version }: Generated): Rows {
  const generator = generatorOf(kind, id)
  expect(version).toBe(generator.version)
  for (let attempt = 1; attempt <= generator.tries; attempt++) {
    const made = runAttempt(kind, generator, readParams(generator, params), seed, attempt, {}, () => undefined, { aborted: false })
    if (made.is === 'made') return made.rows
  }
  throw new Error(`${seed} is not found`)
}

it('ships generated levels that their seeds make again', () => {
  const { pack } = readPack(textOf('parkout-by-degrees.pack.json'), kindOf)
  const generated = pack.levels.flatMap((entry) => {
    const record = isBroken(entry) ? undefined : (restValue(entry.rest, 'generated') as Generated | undefined)
    return isBroken(entry) || !record ? [] : [{ entry, record }]
  })
  expect(generated.length).toBeGreaterThan(10)
  for (const { entry, record } of generated) {
    const kind = kindOf(entry.kind)!
    expect([entry.id, madeAgain(kind, record)]).toEqual([entry.id, kind.serialise(entry.board)])
  }
})

/** What the solver makes of a level beyond its verdict. */
function gradeOf(entry: Pack['levels'][number]): string | null {
  const kind = isBroken(entry) ? undefined : kindOf(entry.kind)
  if (isBroken(entry) || !kind) throw new Error(`${entry.id} does not open`)
  const running = { aborted: false }
  return kind.analyse(
    entry.board,
    kind.solve(entry.board, {}, () => undefined, running),
    {},
    () => undefined,
    running,
  ).grade
}

it('ships Park Out levels by degrees, from a drive-out on, in the order of their grades', () => {
  const { pack } = readPack(textOf('parkout-by-degrees.pack.json'), kindOf)
  expect(pack.levels.map(gradeOf)).toEqual([
    ...['drive-out', 'drive-out', 'easy', 'easy', 'easy', 'medium', 'medium', 'medium'],
    ...['hard', 'hard', 'hard', 'expert', 'expert', 'fiendish'],
  ])
})
