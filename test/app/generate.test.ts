/** `generate` as its users meet it: exact output, packs that solve, honest misses. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EASY_1 } from '../published.ts'
import { parseLines, runCli } from './cli.ts'

let folder: string
const generate = (...args: readonly string[]) => runCli(['generate', '--kind', 'parkout', ...args], { cwd: folder })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'levelwright-generate-'))
  // The first run builds, where nothing is built yet.
  await runCli(['--help'])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const EASY = ['--size', '5x5', '--grade', 'easy', '--seed', 'small']

describe('generate --json', () => {
  test('one object a level, in order, with what makes it again', async () => {
    const { code, out, err } = await generate(...EASY, '--count', '3', '--json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const levels = parseLines(out)
    expect(levels.map(({ id, seed }) => [id, seed])).toEqual([
      ['parkout-small', 'small'],
      ['parkout-small#2', 'small#2'],
      ['parkout-small#3', 'small#3'],
    ])
    expect(Object.keys(levels[0]!)).toEqual(
      ['id', 'kind', 'title', 'rows', 'seed', 'attempt', 'verdict', 'optimal', 'moves', 'line', 'uniqueness', 'solutions', 'strategies', 'grade', 'factors', 'metrics', 'issues', 'work', 'generated'], // biome-ignore format: one contract, one line
    )
    for (const level of levels)
      expect(level).toMatchObject({
        kind: 'parkout',
        verdict: 'solved',
        optimal: true,
        grade: 'easy',
        issues: [],
        generated: { version: 3 },
      })
    // The same again, and each alone by its own seed.
    expect((await generate(...EASY, '--count', '3', '--json')).out).toBe(out)
    const [third] = parseLines((await generate('--size', '5x5', '--grade', 'easy', '--seed', 'small#3', '--json')).out)
    expect(third?.rows).toEqual(levels[2]?.rows)
  })

  test('what is not found is said, fails the run, and is not made up for', async () => {
    const { code, out } = await generate('--size', '4x4', '--cars', '12', '--seed', 'full', '--tries', '2', '--json')
    expect(code).toBe(1)
    expect(parseLines(out)).toEqual([
      {
        id: 'parkout-full',
        kind: 'parkout',
        title: '',
        rows: null,
        seed: 'full',
        attempt: null,
        verdict: null,
        issues: [
          {
            code: 'generate/not-found',
            at: [],
            blocks: true,
            message: 'No level like that was found in 2 tries (seed full). Nothing was lowered; ask for less, or for more tries.',
          },
        ],
      },
    ])
  })
})

describe('generate', () => {
  test('wishes are kept: moves, cars, walls', async () => {
    const wishes = ['--min-moves', '10', '--max-moves', '14', '--cars', '5-9', '--walls', '2', '--immobile', '1']
    const [level] = parseLines((await generate(...wishes, '--seed', 'wishes', '--json')).out)
    const { moves, factors, rows } = level as { moves: number; factors: { cars: number }; rows: readonly string[] }
    expect(moves).toBeGreaterThanOrEqual(10)
    expect(moves).toBeLessThanOrEqual(14)
    expect(factors.cars).toBeGreaterThanOrEqual(5)
    expect(factors.cars).toBeLessThanOrEqual(9)
    const inside = rows.slice(1, -1).map((row) => row.slice(1, -1))
    expect([...inside.join('')].filter((char) => char === '#')).toHaveLength(2)
  })

  test('prints the rows for people', async () => {
    const { code, out, err } = await generate(...EASY)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^parkout-small · \d+ moves, Easy, attempt \d+\n( {2}[#.a-zA-Z]{7}\n){7}$/)
  })

  test('writes a pack that validates, and never over a file', async () => {
    const { code, err } = await generate(...EASY, '--count', '2', '-o', 'made.pack.json', '--json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const validated = await runCli(['validate', 'made.pack.json', '--json'], { cwd: folder })
    expect(validated.code).toBe(0)
    expect(parseLines(validated.out).map(({ id, valid }) => [id, valid])).toEqual([
      ['parkout-small', true],
      ['parkout-small#2', true],
    ])
    const before = readFileSync(join(folder, 'made.pack.json'), 'utf8')
    expect(before).toContain('"generated": {"generator":"anneal","seed":"small#2","params":{"width":5,')
    const again = await generate(...EASY, '-o', 'made.pack.json')
    expect(again).toMatchObject({ code: 2, out: '', err: expect.stringContaining('“made.pack.json” exists already') })
    expect(readFileSync(join(folder, 'made.pack.json'), 'utf8')).toBe(before)
    const none = await generate('--size', '4x4', '--cars', '12', '--seed', 'full', '--tries', '1', '-o', 'none.pack.json')
    expect(none.code).toBe(1)
    expect(none.err).toContain('No level like that was found in 1 try (seed full)')
    expect(existsSync(join(folder, 'none.pack.json'))).toBe(false)
  })

  test.each<readonly [readonly string[], string]>([
    [['--grade', 'easy'], 'Option “--seed” is needed.'],
    [['--seed', '1', '--grade', 'odd'], 'choose from any, drive-out, easy'],
    [['--seed', '1', '--size', '6'], '“6” is no size: write width x height, such as 6x6.'],
    [['--seed', '1', '--size', '2x6'], '“Width” is 2: write a whole number from 3 to 16.'],
    [['--seed', '1', '--cars', 'many'], '“many” is no number of cars'],
    [['--seed', '1', '--cars', '9-5'], '“Cars, at least” (9) is more than “Cars, at most” (5)'],
    [['--seed', '1', '--min-moves', '0'], '“0” is not a whole number from 1 to 200.'],
    [['--seed', '1', '--generator', 'guess'], 'no generator “guess”'],
    [
      ['--seed', '1', '--kind', 'jelly', '--cars', '3'],
      'takes no wish “--cars”. Known: --size, --grade, --min-moves, --max-moves, --colours,',
    ],
    [
      ['--seed', '1', '--hidden', '3'],
      'takes no wish “--hidden”. Known: --size, --grade, --min-moves, --max-moves, --min-slides, --max-slides, --cars, --walls,',
    ],
    [
      ['--seed', '1', '--kind', 'jelly', '--colours', '1', '--jellies', '2', '--anchored', '5'],
      '“Anchored jellies” (5) is more than “Jellies” (2), which counts them too. Lower one, or raise the other.',
    ],
    [['--seed', '1', 'file.txt'], 'takes no file'],
  ])('%j is refused with exit 2', async (args, sentence) => {
    const { code, out, err } = await generate(...args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(sentence)
  })
})

test('the help tells what sizes each generator makes', async () => {
  const { code, out } = await runCli(['generate', '--help'], { cwd: folder })
  expect(code).toBe(0)
  expect(out.replaceAll(/\s+/g, ' ')).toContain(
    '6x6 (parkout: anneal 3x3 to 16x16; signal: perturb 1x1 to 40x40, v3 4x4 to 6x6; jelly: grow 4x3 to 14x14)',
  )
  // What it tells holds.
  const [kind, least, beyond] = ['jelly', '3x3', '14x15']
  for (const size of [least, beyond])
    expect((await runCli(['generate', '--kind', kind, '--seed', '1', '--size', size], { cwd: folder })).code).toBe(2)
})

test('validate holds a move limit to what is proven', async () => {
  const pack = (moveLimit: number) =>
    JSON.stringify({ format: 'levelwright-pack', version: 1, levels: [{ id: 'easy-1', kind: 'parkout', rows: EASY_1, moveLimit }] })
  for (const [limit, code] of [
    [7, 1],
    [8, 0],
    [12, 0],
  ] as const) {
    // biome-ignore format: a table
    writeFileSync(join(folder, 'limit.pack.json'), pack(limit))
    const run = await runCli(['validate', 'limit.pack.json', '--json'], { cwd: folder })
    expect([limit, run.code]).toEqual([limit, code])
    const { issues } = parseLines(run.out)[0] as { issues: readonly { code: string; message: string }[] }
    expect(issues.filter((issue) => issue.code === 'pack/move-limit-too-low').map(({ message }) => message)).toEqual(
      code === 1 ? ['Its move limit of 7 cannot be kept: at least 8 moves are needed, proven. Raise the limit, or take it away.'] : [],
    )
  }
})
