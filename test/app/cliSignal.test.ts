/** The command line on Signal: packs, rows and Net's game IDs in; answers counted, graded and made to order. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsHash } from '../../core/document/claims.ts'
import type { Circuit } from '../../core/kinds/signal/circuit.ts'
import { hexRows, serialise } from '../../core/kinds/signal/level.ts'
import { heldComb } from '../kinds/signal/comb.ts'
import { boards, generated } from '../kinds/signal/facts.ts'
import { parseLines, runCli } from './cli.ts'

/** The published worked example: its start, its answer, and the start as an ID of Net. */
const START = ['4439', '3dd4', '17e2', '4ba4']
const ANSWER = ['446c', '3bd1', '2eb8', '2ba8']
const NET_ID = '4x4:88363ee82bd18758'
const FIGURES = {
  boundaryFixed: 3,
  localFixed: 10,
  localRounds: 3,
  globalRounds: 0,
  needsSearch: 1,
  maxDepth: 1,
  decisionPoints: 1,
  remaining: 6,
  largestRegion: 6,
}

const unlocked = ({ w: width, h: height, masks }: (typeof boards)[number]): Circuit => {
  return { width, height, masks, locks: masks.map(() => false) }
}
const board = (id: string): Circuit => unlocked(boards.find((one) => one.id === id)!)
const [TWO, MANY] = [serialise(board('b0157')), serialise(board('b0348'))]
/** Sixteen patches of sixteen answers each. */
const PAST_NUMBERS = serialise(heldComb(board('b0346'), 4).board)

let folder: string
const text = (rows: readonly string[]): string => rows.map((row) => `${row}\n`).join('')
const put = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content)
  return name
}
const level = (id: string, rows: readonly string[], more: object = {}): object => ({ id, kind: 'signal', title: '', rows, ...more })
const pack = (...levels: readonly object[]): string => JSON.stringify({ format: 'levelwright-pack', version: 1, levels })
const cli = (args: readonly string[], stdin?: string) => runCli(args, { cwd: folder, ...(stdin !== undefined && { stdin }) })
const generate = (...args: readonly string[]) => cli(['generate', '--kind', 'signal', ...args])

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'levelwright-signal-'))
  put('start.txt', text(START))
  put('two.txt', text(TWO))
  // The first run builds, where nothing is built yet.
  await runCli(['--help'])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('analyse', () => {
  test('the worked example, from rows, a pack and an ID of Net', async () => {
    put('start.pack.json', pack(level('example', [...START, '', `answer: ${ANSWER.join('/')}`])))
    put('net.txt', `${NET_ID}\n`)
    const { code, out, err } = await cli(['analyse', 'start.txt', 'start.pack.json', 'net.txt', '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const levels = parseLines(out)
    expect(levels.map(({ id }) => id)).toEqual(['start', 'example', 'net'])
    for (const { line, ...found } of levels) {
      expect(found).toMatchObject({
        kind: 'signal',
        verdict: 'solved',
        optimal: true,
        moves: 17,
        uniqueness: 'unique',
        solutions: 1,
        grade: 'medium',
        factors: { ...FIGURES, score: 95, variety: 75, deduction: 10, turnsBothWays: 13 },
        issues: [],
      })
      expect((line as readonly string[]).slice(0, 4)).toEqual(['2,0', '3,0', '3,0', '3,0'])
      expect(line).toHaveLength(17)
    }
    expect(Object.keys(levels[0]!)).toEqual(
      ['id', 'kind', 'title', 'verdict', 'optimal', 'moves', 'lowerBound', 'line', 'uniqueness', 'solutions', 'grade', 'factors', 'issues', 'work', 'ms'], // biome-ignore format: one contract, one line
    )
  })

  test('several answers are counted exactly, past 2^53 - 1 as text, are not graded, and fail', async () => {
    put('several.pack.json', pack(level('two', TWO), level('many', MANY), level('past', PAST_NUMBERS)))
    const { code, out } = await cli(['analyse', 'several.pack.json', '--json'])
    expect(code).toBe(1)
    const levels = parseLines(out)
    expect(levels.map(({ uniqueness, solutions, grade }) => [uniqueness, solutions, grade])).toEqual([
      ['multiple', 2, null],
      ['multiple', 3328, null],
      ['multiple', String(16n ** 16n), null],
    ])
    for (const { factors } of levels) expect(Object.keys(factors as object)).toEqual(['turnsBothWays'])
  })

  test('the answers are answers for people too, and the grade is said not to be calibrated', async () => {
    const { out } = await cli(['analyse', 'start.txt', 'two.txt'])
    expect(out).toContain('Answers  exactly one\n')
    expect(out).toContain('Grade    Medium (by the thresholds of the published method; not calibrated on people)')
    expect(out).toContain('Answers  more than one: 2 answers\n')
    expect(out).toContain('Grade    not graded\n')
  })

  test('cut short, uniqueness is unknown: exit 4; two answers met are more than one all the same: exit 1', async () => {
    put('many.txt', text(MANY))
    const few = await cli(['analyse', 'many.txt', '--max-states', '1', '--json'])
    expect([few.code, parseLines(few.out)[0]]).toMatchObject([
      4,
      { verdict: 'unknown', uniqueness: 'unknown', solutions: null, grade: null },
    ])
    const some = await cli(['analyse', 'many.txt', '--max-states', '100', '--json'])
    expect([some.code, parseLines(some.out)[0]]).toMatchObject([1, { uniqueness: 'multiple', solutions: null, grade: null }])
  })
})

describe('solve', () => {
  test('proves turns, not how many answers there are', async () => {
    const { code, out } = await cli(['solve', 'start.txt', 'two.txt', '--json'])
    expect(code).toBe(0)
    const levels = parseLines(out)
    expect(levels.map(({ moves, optimal }) => [moves, optimal])).toEqual([[17, true], [83, true]]) // biome-ignore format: pairs
    for (const one of levels) expect(one).toMatchObject({ uniqueness: 'unknown', solutions: null, grade: null })
  })

  test("--search article stores the article's nodes, and is unsure of the fewest turns where it met two answers", async () => {
    const { code, out } = await cli(['solve', 'start.txt', 'two.txt', '--search', 'article', '--json'])
    expect(code).toBe(4)
    const [one, two] = parseLines(out)
    expect(one).toMatchObject({ verdict: 'solved', optimal: true, moves: 17, work: { stored: 3 } })
    expect(two).toMatchObject({ verdict: 'solved', optimal: false })
    const lacking = await cli(['solve', 'start.txt', '--search', 'bfs'])
    expect(lacking).toEqual({ code: 2, out: '', err: 'signal has no search “bfs”. Known: best, article.\n' })
  })

  test('what cannot be, is solved already or is no board fails, each with its reason', async () => {
    put('elbows.txt', text(['3333', '3333', '3333', '3333']))
    put('solved.txt', text(ANSWER))
    put('wraps.txt', '5x5w:0000\n')
    const { code, out } = await cli(['solve', 'elbows.txt', 'solved.txt', 'wraps.txt', 'start.txt', '--json'])
    expect(code).toBe(1)
    const [elbows, solved, wraps, start] = parseLines(out)
    expect(elbows).toMatchObject({ verdict: 'unsolvable', reason: 'not-a-tree', moves: null })
    expect(solved).toMatchObject({ verdict: 'solved', moves: 0, line: [], issues: [{ code: 'signal/already-solved', blocks: true }] })
    expect(wraps).toMatchObject({ verdict: null, issues: [{ code: 'net/wrapping', blocks: true }] })
    expect(start).toMatchObject({ verdict: 'solved', moves: 17 })
    const forced = await cli(['solve', '-', '--from', 'net', '--json'], text(START))
    expect(forced.code).toBe(1)
    for (const one of parseLines(forced.out)) expect(one).toMatchObject({ verdict: null, issues: [{ code: 'net/not-an-id' }] })
  })
})

describe('validate', () => {
  test('fails more than one answer with the cells that differ; drafts are reported only', async () => {
    put('mixed.pack.json', pack(level('good', START), level('two', TWO, { draft: true }), level('too', TWO)))
    const { code, out } = await cli(['validate', 'mixed.pack.json', '--json'])
    expect(code).toBe(1)
    const levels = parseLines(out)
    expect(levels.map(({ id, valid, uniqueness }) => [id, valid, uniqueness])).toEqual([
      ['good', true, 'unique'],
      ['two', false, 'multiple'],
      ['too', false, 'multiple'],
    ])
    const [issue, ...others] = levels[2]!.issues as readonly { readonly code: string; readonly at: readonly unknown[] }[]
    expect([issue?.code, others]).toEqual(['gate/not-unique', []])
    expect(issue?.at.length).toBeGreaterThan(1)
    put('draft.pack.json', pack(level('good', START), level('two', TWO, { draft: true })))
    expect((await cli(['validate', 'draft.pack.json'])).code).toBe(0)
  })

  test('holds the claims of par, uniqueness and grade against what is proven', async () => {
    const rows = [...START, '', `answer: ${ANSWER.join('/')}`]
    const claims = { par: 17, uniqueness: 'unique', grade: 'medium', rowsHash: rowsHash('signal', rows) }
    put('true.pack.json', pack(level('true', rows, { claims })))
    put('false.pack.json', pack(level('false', rows, { claims: { ...claims, par: 16, uniqueness: 'multiple', grade: 'hard' } })))
    const { code, out } = await cli(['validate', 'true.pack.json', 'false.pack.json', '--json'])
    expect(code).toBe(1)
    const [honest, liar] = parseLines(out)
    expect(honest).toMatchObject({ valid: true, issues: [] })
    expect((liar!.issues as readonly { readonly code: string }[]).map((issue) => issue.code)).toEqual([
      'pack/claim-par',
      'pack/claim-uniqueness',
      'pack/claim-grade',
    ])
  })
})

describe('generate --generator v3', () => {
  test('gives the published masks and figures of the worked example', async () => {
    const { code, out, err } = await generate('--generator', 'v3', '--seed', 'notes-example', '--size', '4x4', '--json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const [example] = parseLines(out)
    expect(Object.keys(example!)).toEqual(
      ['id', 'kind', 'title', 'rows', 'answer', 'seed', 'attempt', 'verdict', 'optimal', 'moves', 'line', 'uniqueness', 'solutions', 'grade', 'factors', 'metrics', 'issues', 'work', 'generated'], // biome-ignore format: one contract, one line
    )
    expect(example).toMatchObject({
      rows: START,
      answer: ANSWER,
      seed: 'notes-example',
      attempt: 1,
      moves: 17,
      uniqueness: 'unique',
      solutions: 1,
      grade: 'medium',
      factors: FIGURES,
      issues: [],
      generated: { generator: 'v3', seed: 'notes-example', params: { width: 4, height: 4, grade: 'any' }, version: 3 },
    })
    expect(example?.metrics).toEqual({ score: 95, variety: 75, deduction: 10, turns: 17 })
  })

  test("tells the article's own attempt, and says what is not found", async () => {
    const hard = generated.made.find(({ attempt, target }) => target === 'hard' && attempt > 200)!
    const { n, seed, answer, shuffled, attempt, metrics } = hard
    const made = await generate('--generator', 'v3', '--seed', seed, '--size', `${n}x${n}`, '--grade', 'hard', '--json')
    expect(made.code).toBe(0)
    const [found] = parseLines(made.out)
    expect(found).toMatchObject({ rows: hexRows(shuffled, n), answer: hexRows(answer, n), attempt, grade: 'hard' })
    expect(found?.metrics).toEqual(metrics)

    const none = generated.failed[0]!
    const args = ['--generator', 'v3', '--seed', none.seed, '--size', `${none.n}x${none.n}`, '--grade', none.target]
    const missed = await generate(...args, '-o', 'none.pack.json')
    expect(missed).toEqual({
      code: 1,
      out: '',
      err: '500 attempts found no puzzle as wished for. Change the size or the difficulty.\n',
    })
    expect(existsSync(join(folder, 'none.pack.json'))).toBe(false)
    const japanese = await runCli(['generate', '--kind', 'signal', ...args, '--json'], { cwd: folder, env: { LANG: 'ja_JP.UTF-8' } })
    expect([japanese.code, parseLines(japanese.out)[0]]).toMatchObject([
      1,
      { rows: null, attempt: null, verdict: null, issues: [{ code: 'signal/v3-not-found', message: none.error }] },
    ])
  })

  test.each([
    [['--seed', 'a', '--grade', 'fiendish'], 'Unknown difficulty\n'],
    [['--seed', 'a', '--size', '7x7'], 'Choose a square of 4 to 6 cells a side, and a seed of at most 80 characters.\n'],
    [['--seed', 'a', '--size', '4x5'], 'Choose a square of 4 to 6 cells a side, and a seed of at most 80 characters.\n'],
  ])('%j is refused in its own words', async (args, err) => {
    expect(await generate('--generator', 'v3', ...args)).toEqual({ code: 2, out: '', err })
  })
})

describe('generate', () => {
  const WISHES = ['--seed', 'town', '--size', '9x6', '--grade', 'hard', '--technique', 'island', '--crosses', 'none', '--count', '2']

  test('by perturb where nothing else is said: as wished, and a pack that validates', async () => {
    const { code, out, err } = await generate(...WISHES, '-o', 'town.pack.json', '--json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const levels = parseLines(out)
    expect(levels.map(({ id, seed }) => [id, seed])).toEqual([['signal-town', 'town'], ['signal-town#2', 'town#2']]) // biome-ignore format: pairs
    for (const one of levels) {
      expect(one).toMatchObject({
        uniqueness: 'unique',
        grade: 'hard',
        factors: { hardest: 3 },
        metrics: { turns: one.moves },
        generated: { generator: 'perturb' },
      })
      for (const rows of [one.rows, one.answer] as readonly (readonly string[])[]) {
        expect(rows.map((row) => row.length)).toEqual([9, 9, 9, 9, 9, 9])
        expect(rows.join('')).toMatch(/^[1-9a-e]+$/)
      }
    }
    const [first] = levels as readonly { readonly rows: readonly string[]; readonly answer: readonly string[] }[]
    const written = JSON.parse(readFileSync(join(folder, 'town.pack.json'), 'utf8')) as {
      readonly levels: readonly { readonly rows: readonly string[] }[]
    }
    expect(written.levels[0]?.rows).toEqual([...first!.rows, '', `answer: ${first!.answer.join('/')}`])
    const validated = await cli(['validate', 'town.pack.json', '--json'])
    expect([validated.code, parseLines(validated.out).map(({ valid }) => valid)]).toEqual([0, [true, true]])
  })

  test('lists for each kind what it takes', async () => {
    const { out } = await generate('--help')
    const plain = out.replaceAll(/\s+/g, ' ')
    expect(plain).toContain('the generator (parkout: anneal; signal: perturb, v3; jelly: grow)')
    expect(plain).toContain('jelly: Grade (any, first-steps, easy, medium, hard, expert, fiendish)')
    expect(plain).toContain('signal: Difficulty (any, easy, medium, hard)')
    expect(plain).toContain('signal: Hardest technique (any, lock, edge, island, loop, reach, what-if)')
  })

  test('prints for people what reads back as the same level', async () => {
    const { out } = await generate('--seed', 'small', '--size', '5x4')
    const [, title, rows] = /^(signal-small · .+)\n([\s\S]+)$/.exec(out) ?? []
    expect(title).toMatch(/^signal-small · \d+ moves, (Easy|Medium|Hard), attempt 1$/)
    const read = await cli(['validate', '-', '--json'], rows)
    expect([read.code, parseLines(read.out)[0]]).toMatchObject([0, { kind: 'signal', valid: true, uniqueness: 'unique' }])
  })
})
