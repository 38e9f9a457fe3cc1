/** Every shipped pack opens, is sound, is proven, and is written as Levelwright would write it. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { GeneratedLevel } from '../core/contract.ts'
import { checkClaims } from '../core/document/claims.ts'
import { isBroken, type Pack, type PackEntry, restValue } from '../core/document/pack.ts'
import { readPack, writePack } from '../core/document/packText.ts'
import { examine } from '../core/examine.ts'
import { generatorOf, readParams, runAttempt } from '../core/generate.ts'
import type { Kind } from '../core/kind.ts'
import { cellAt, isAnchored, isBlock, isJelly, type Stage } from '../core/kinds/jelly/stage.ts'
import type { Circuit } from '../core/kinds/signal/circuit.ts'
import { hexRows } from '../core/kinds/signal/level.ts'
import type { Rows } from '../core/play.ts'
import { kindOf } from '../core/registry.ts'
import type { LevelReport } from '../core/report.ts'

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

it.each([
  ['parkout-by-degrees.pack.json', 11],
  ['signal-first-lights.pack.json', 11],
  ['jelly-first-wobbles.pack.json', 9],
])(
  'ships generated levels that their seeds make again: %s',
  (name, least) => {
    const { pack } = readPack(textOf(name), kindOf)
    const generated = pack.levels.flatMap((entry) => {
      const record = isBroken(entry) ? undefined : (restValue(entry.rest, 'generated') as Generated | undefined)
      return isBroken(entry) || !record ? [] : [{ entry, record }]
    })
    expect(generated.length).toBeGreaterThanOrEqual(least)
    for (const { entry, record } of generated) {
      const kind = kindOf(entry.kind)!
      expect([entry.id, madeAgain(kind, record)]).toEqual([entry.id, kind.serialise(entry.board)])
    }
  },
  // The lots are annealed anew, all of them, perhaps on a machine that is busy.
  300_000,
)

/** All that is found of a level, as the command line finds it. */
function reportOf(entry: PackEntry): LevelReport {
  const kind = isBroken(entry) ? undefined : kindOf(entry.kind)
  if (isBroken(entry) || !kind) throw new Error(`${entry.id} does not open`)
  return examine(kind, kind.serialise(entry.board), 'analyse', {}, [], () => undefined, { aborted: false })
}

it('ships Park Out levels by degrees, from a drive-out on, in the order of their grades', () => {
  const { pack } = readPack(textOf('parkout-by-degrees.pack.json'), kindOf)
  expect(pack.levels.map((entry) => reportOf(entry).grade)).toEqual([
    ...['drive-out', 'drive-out', 'easy', 'easy', 'easy', 'medium', 'medium', 'medium'],
    ...['hard', 'hard', 'hard', 'expert', 'expert', 'fiendish'],
  ])
})

describe('Signal: first lights', () => {
  const { pack } = readPack(textOf('signal-first-lights.pack.json'), kindOf)
  const found = pack.levels.map((entry) => {
    if (isBroken(entry)) throw new Error(`${entry.id} does not open`)
    return { id: entry.id, board: entry.board as Circuit, claims: restValue(entry.rest, 'claims'), report: reportOf(entry) }
  })

  it('has levels with one answer each, the one drawn, and none of them solved', () => {
    expect(found.length).toBeGreaterThanOrEqual(15)
    for (const { id, board, report } of found) {
      expect([id, report.uniqueness, report.solutions]).toEqual([id, 'unique', 1])
      expect([id, report.answers]).toEqual([id, [hexRows(board.answer!, board.width)]])
      expect([id, report.moves! > 0]).toEqual([id, true])
    }
  })

  it('claims what is so, of every level', () => {
    for (const { id, board, claims, report } of found) {
      expect([id, Object.keys(claims as object)]).toEqual([id, ['par', 'uniqueness', 'grade', 'rowsHash']])
      expect([id, checkClaims(kindOf('signal')!, board, claims, report)]).toEqual([id, []])
    }
  })

  it('goes from easy to hard, and within a grade from technique to technique', () => {
    const degree = ({ grade, factors }: LevelReport): number => 10 * ['easy', 'medium', 'hard'].indexOf(grade!) + factors.hardest!
    const degrees = found.map(({ report }) => degree(report))
    expect(degrees).toEqual(degrees.toSorted((a, b) => a - b))
    expect([...new Set(degrees)]).toEqual([1, 2, 11, 13, 14, 23, 24, 25, 26])
  })

  it('has boards of 4 to 20 tiles a side, wider than high too, and some with locks', () => {
    const sides = found.flatMap(({ board }) => [board.width, board.height])
    expect([Math.min(...sides), Math.max(...sides)]).toEqual([4, 20])
    expect(found.filter(({ board }) => board.width !== board.height).length).toBeGreaterThan(5)
    expect(found.filter(({ board }) => board.locks.some(Boolean)).map(({ id }) => id)).toEqual(['two-keys', 'padlock', 'watchmen'])
  })

  it('holds the worked example of the published method', () => {
    const example = found.find(({ id }) => id === 'notes-example')
    expect(example?.board.masks).toEqual([4, 4, 3, 9, 3, 13, 13, 4, 1, 7, 14, 2, 4, 11, 10, 4])
    expect(example?.report).toMatchObject({ grade: 'medium', moves: 17, factors: { score: 95, variety: 75 } })
  })
})

describe('Jelly: first wobbles', () => {
  const { pack } = readPack(textOf('jelly-first-wobbles.pack.json'), kindOf)
  const found = pack.levels.map((entry) => {
    if (isBroken(entry)) throw new Error(`${entry.id} does not open`)
    return { id: entry.id, board: entry.board as Stage, claims: restValue(entry.rest, 'claims'), report: reportOf(entry) }
  })

  it('claims what is so, of every level, and leaves nothing to mend', () => {
    expect(found.length).toBeGreaterThanOrEqual(20)
    for (const { id, board, claims, report } of found) {
      expect([id, Object.keys(claims as object)]).toEqual([id, ['par', 'uniqueness', 'grade', 'rowsHash']])
      expect([id, checkClaims(kindOf('jelly')!, board, claims, report)]).toEqual([id, []])
      expect([id, report.issues]).toEqual([id, []])
    }
  })

  it('goes from two pushes to thirty-five, in the order of the grades', () => {
    const grades = ['first-steps', 'easy', 'medium', 'hard', 'expert', 'fiendish']
    const degrees = found.map(({ report }) => grades.indexOf(report.grade!))
    expect(degrees).toEqual(degrees.toSorted((a, b) => a - b))
    expect([...new Set(degrees)]).toEqual([0, 1, 2, 3, 4, 5])
    expect(found[0]?.report.moves).toBe(2)
    expect(Math.max(...found.map(({ report }) => report.moves!))).toBe(35)
  })

  it('has every gimmick: colours, anchors, blocks, links, and jellies hidden in walls and blocks, tied and not', () => {
    const boards = found.map(({ board }) => board)
    const hosts = boards.flatMap((board) => board.buds.map(({ x, y, linked }) => [isBlock(cellAt(board, [x, y])), linked] as const))
    for (const [inBlock, linked] of [
      [false, false],
      [false, true],
      [true, false],
      [true, true],
    ])
      expect(hosts.filter(([block, tied]) => block === inBlock && tied === linked).length).toBeGreaterThan(0)
    const having = (is: (cell: string) => boolean): number => boards.filter(({ cells }) => cells.some(is)).length
    expect([having(isAnchored) > 3, having(isBlock) > 5, boards.filter(({ links }) => links.length > 0).length > 2]).toEqual([
      true,
      true,
      true,
    ])
    const colours = ({ cells }: Stage): number => new Set(cells.filter(isJelly).map((cell) => cell.toUpperCase())).size
    expect([...new Set(boards.map(colours))].sort()).toEqual([1, 2, 3])
  })
})
