/** The command line on Jelly: stage text and packs in; verdicts, limits and flaws out. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPack } from '../../core/document/packText.ts'
import { kindOf } from '../../core/registry.ts'
import { ROOT } from '../sources.ts'
import { parseLines, runCli } from './cli.ts'

let folder: string
const put = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content)
  return name
}
const cli = (...args: readonly string[]) => runCli(args, { cwd: folder })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'levelwright-jelly-'))
  put('hidden.txt', ['....', '...#', 'R..#', '####', '', 'hidden 3,4,R,^', 'hidden 4,2,R,<', ''].join('\r\n'))
  await runCli(['--help'])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a stage of CRLF text is solved, proven, and its line is in the words of its text', async () => {
  const { code, out: stdout } = await cli('solve', '--json', 'hidden.txt')
  expect(code).toBe(0)
  expect(parseLines(stdout)[0]).toMatchObject({ kind: 'jelly', verdict: 'solved', optimal: true, moves: 2, line: ['1,3>', '2,3>'] })
})

test('a first directive misspelt fails the stage it belongs to, and nothing else is solved', async () => {
  const stdin = ['R..R', '####', '', 'hiden 0,1,R,>', 'hidden 5,1,R,<', ''].join('\n')
  for (const kind of [[], ['--kind', 'jelly']]) {
    const { code, out: stdout } = await runCli(['solve', ...kind, '-'], { cwd: folder, stdin })
    expect(code).toBe(1)
    expect(stdout.split('\n').slice(0, 2)).toEqual(['level · Jelly', '  Verdict  malformed, so not solved'])
    expect(stdout.match(/Error.*/g)).toEqual([expect.stringMatching(/^Error {4}standard input:4: Line 4: “hiden 0,1,R,>” is not known; /)])
  }
})

test('every flaw of a text fails it, with its line and the fix', async () => {
  put('bad.txt', 'R*R\n###\n\nlink 1,1,^\nhidden 2,1,X,<\n')
  const { code, out: stdout } = await cli('validate', 'bad.txt')
  expect(code).toBe(1)
  expect(stdout).toContain('Line 4: nothing to link at column 1, row 0; both cells of a link must hold a jelly or a black block')
  expect(stdout).toContain('Line 5: “hidden 2,1,X,<” is no hidden jelly')
})

test('a stage that is too wide is told so, and not solved as a lot', async () => {
  const stdin = [`R${'.'.repeat(23)}R`, '.'.repeat(25), '#'.repeat(25), ''].join('\n')
  const { code, out: stdout } = await runCli(['solve', '-'], { cwd: folder, stdin })
  expect(code).toBe(1)
  expect(stdout.split('\n').slice(0, 2)).toEqual(['level · Jelly', '  Verdict  malformed, so not solved'])
  expect(stdout).toContain('At most 24 cells a side: this stage is 25 × 3')
})

test('a letter alone is a stage only where its kind is named', async () => {
  const alone = async (...kind: readonly string[]) => await runCli(['solve', '--json', ...kind, '-'], { cwd: folder, stdin: 'C\n' })
  expect(parseLines((await alone('--kind', 'jelly')).out)[0]).toMatchObject({ kind: 'jelly' })
  const { out: stdout, err } = await alone()
  expect(stdout).toBe('')
  expect(err).toContain('Copy only the rows.')
})

test('a search may store as many states as it is allowed, and ends with the first one more', async () => {
  put('shut.txt', ['RG.GR', '##.##', '#####'].join('\n'))
  const run = async (...limit: readonly string[]) =>
    parseLines((await cli('solve', '--json', '--search', 'bfs', ...limit, 'shut.txt')).out)[0] as {
      readonly verdict: string
      readonly work: { readonly stored: number }
    }
  const { verdict, work } = await run()
  expect(verdict).toBe('unsolvable')
  expect(await run('--max-states', String(work.stored))).toMatchObject({ verdict: 'unsolvable', work })
  expect(await run('--max-states', String(work.stored - 1))).toMatchObject({ verdict: 'unknown', work: { stored: work.stored } })
  expect((await cli('solve', '--help')).out.replaceAll(/\s+/g, ' ')).toContain('end the search once it needs to store more than n states')
})

test('every line that is named is that of the file, in one of several stages and in a pack', async () => {
  const flawed = ['B*.B', '###', '', 'B*.B', '####', '', 'hiden 0,1,B,>', 'link 1,1,^', 'link 1,1,>', 'link 2,1,<']
  put('lines.txt', ['R..R', '####', '', ...flawed].join('\n'))
  const { code, out: stdout } = await cli('solve', 'lines.txt')
  expect(code).toBe(1)
  const told = (text: string): readonly string[] => [...text.matchAll(/(?:Error|Warning) {2,}(\S+: .{0,8})/g)].map(([, one]) => one!.trim())
  expect(told(stdout)).toEqual(['lines.txt:5: Line 5 h', 'lines.txt:10: Line 10:', 'lines.txt:11: Line 11:', 'lines.txt:13: Line 13:'])
  const messages = parseLines((await cli('solve', 'lines.txt', '--json')).out).flatMap(
    ({ issues }) => issues as readonly { readonly message: string }[],
  )
  expect(messages.map(({ message }) => /Line \d+/.exec(message)?.[0])).toEqual(['Line 5', 'Line 10', 'Line 11', 'Line 13'])

  const rows = ['B*.B', '####', '', 'hiden 0,1,B,>']
  const pack = { format: 'levelwright-pack', version: 1, levels: [{ id: 'b', kind: 'jelly', rows }] }
  put('wide.pack.json', JSON.stringify(pack, null, 1))
  put('narrow.pack.json', JSON.stringify(pack))
  // Where all rows share one line, which of them it is says more.
  expect(told((await cli('solve', 'wide.pack.json')).out)).toEqual(['wide.pack.json:12: Line 12:'])
  expect(told((await cli('solve', 'narrow.pack.json')).out)).toEqual(['narrow.pack.json:1: Line 4:'])
})

test('a pack: what cannot be solved and what is solved already fail', async () => {
  const level = (id: string, ...rows: readonly string[]) => ({ id, kind: 'jelly', title: id, rows })
  const levels = [level('good', 'R..R', '#..#', '####'), level('apart', '....', 'R##r', '####'), level('lone', 'R..')]
  put('three.pack.json', JSON.stringify({ format: 'levelwright-pack', version: 1, levels }))
  const { code, out: stdout } = await cli('validate', '--json', 'three.pack.json')
  expect(code).toBe(1)
  const [good, apart, lone] = parseLines(stdout)
  expect(good).toMatchObject({ verdict: 'solved', moves: 2 })
  expect(apart).toMatchObject({ verdict: 'unsolvable', moves: null, reason: 'stuck-apart' })
  expect(lone).toMatchObject({ verdict: 'solved', moves: 0, issues: [{ code: 'jelly/already-solved' }] })
})

test('a limit is no verdict', async () => {
  put('open.txt', ['R.........R', '..B.....B..', '.G..R...G..', '.#..#...#..'].join('\n'))
  const { code, out: stdout } = await cli('solve', '--max-states', '1', 'open.txt')
  expect(code).toBe(4)
  expect(stdout).toContain('unknown')
  expect(stdout).not.toMatch(/unsolvable/i)
})

/** As many rows as there are, a line each. */
const textOf = (...rows: readonly string[]): string => `${rows.join('\n')}\n`

test('a count that may be too high is told as one, with nothing said against it, to programs as well', async () => {
  // Nothing shows that there is more than one.
  const pack = readPack(readFileSync(join(ROOT, 'levels/jelly-first-wobbles.pack.json'), 'utf8'), kindOf)
  const at = pack.pack.levels.findIndex(({ id }) => id === 'last-tango')
  const { rows } = pack.sources[at]!
  put('tango.txt', textOf(...rows))
  const { code, out: stdout } = await cli('analyse', 'tango.txt')
  expect(code).toBe(0)
  expect(/Answers {2}(.*)/.exec(stdout)?.[1]).toBe('about 3 optimal solutions, not more, 1 final position')

  // Two final positions are more than one solution, however they are counted.
  put('two.txt', textOf('.R....R#B...B', '.G.R...######', 'G..#.#.######', '.#....#######'))
  const told = 'Answers  more than one: about 52 optimal solutions, not more, 16 final positions'
  expect((await cli('analyse', 'two.txt')).out).toContain(told)
  const [json] = parseLines((await cli('analyse', '--json', 'two.txt')).out)
  expect(json).toMatchObject({ moves: 9, uniqueness: 'multiple', solutions: 52, solutionsAbout: true, strategies: 16 })
  const [exact] = parseLines((await runCli(['analyse', '--json', '-'], { cwd: folder, stdin: textOf('R.R.G.G') })).out)
  expect(exact).toMatchObject({ uniqueness: 'multiple', solutions: 4 })
  expect(exact).not.toHaveProperty('solutionsAbout')
})

test('a count cut short by the memory allowed is no count: the verdict stays, nothing is graded', async () => {
  put('pairs.txt', textOf('R...R#G...G', '###########', 'B...B#Y...Y'))
  const { code, out: stdout } = await cli('analyse', '--max-memory', '2', 'pairs.txt')
  expect(code).toBe(0)
  expect(stdout).toContain('Verdict  solved in 12 moves, proven optimal')
  expect(/Answers {2}(.*)/.exec(stdout)?.[1]).toBe('not counted: stopped at the memory limit')
  const [json] = parseLines((await cli('analyse', '--max-memory', '2', '--json', 'pairs.txt')).out)
  expect(json).toMatchObject({ verdict: 'solved', moves: 12, uniqueness: 'unknown', solutions: null, grade: null })
})

test('a stage cut short on its way is unknown, with a line that plays and both bounds', async () => {
  put('higher.txt', textOf('R....G....R', 'G....R....G', 'B.........B', '#...###...#'))
  const { code, out: stdout } = await cli('solve', '--max-states', '10000', '--json', 'higher.txt')
  expect(code).toBe(4)
  const { verdict, lowerBound, upperBound, line } = parseLines(stdout)[0] as Record<
    'verdict' | 'lowerBound' | 'upperBound' | 'line',
    unknown
  >
  expect(verdict).toBe('unknown')
  // 19 are proven to be the fewest, where the search may go on.
  expect([Number(lowerBound) > 1, Number(lowerBound) <= 19, Number(upperBound) >= 19]).toEqual([true, true, true])
  expect(line).toHaveLength(Number(upperBound))
})

test('a stage of the grade wished for is of that grade to whoever reads the pack', async () => {
  const wishes = ['--kind', 'jelly', '--grade', 'medium', '--size', '5x5', '--effort', 'quick', '--seed', 'medium-4']
  const { code, out: stdout } = await cli('generate', ...wishes, '--tries', '1', '-o', 'medium.pack.json', '--json')
  expect(code).toBe(0)
  const [made] = parseLines(stdout)
  const [anew] = parseLines((await cli('analyse', '--json', 'medium.pack.json')).out)
  expect(anew).toMatchObject({ verdict: 'solved', optimal: true, grade: 'medium' })
  expect([made!.grade, made!.factors]).toEqual(['medium', anew!.factors])
  const { levels } = JSON.parse(readFileSync(join(folder, 'medium.pack.json'), 'utf8'))
  expect(levels[0]).toMatchObject({ rows: made!.rows, generated: { params: { grade: 'medium' } } })
})

test('threads that share a long search: the same verdict and length, and a line that plays', async () => {
  put('long.txt', '#..#R.....\n...G#.....\n...#.....G\n#.B......R\n..R..G..B#\n.##.##.##.\n')
  const { code, out: stdout, err } = await cli('solve', '--threads', '2', '--json', 'long.txt', 'hidden.txt')
  expect([code, err]).toEqual([0, ''])
  const [long, short] = parseLines(stdout)
  expect(long).toMatchObject({ verdict: 'solved', optimal: true, moves: 13 })
  expect(long?.line).toHaveLength(13)
  expect(short).toMatchObject({ verdict: 'solved', moves: 2 })
  expect((await cli('validate', '--prove', '--threads', '3', 'hidden.txt')).code).toBe(0)
})

test.each(['0', '17', '2.5', 'all'])('--threads %s is refused with the numbers that are allowed', async (threads) => {
  const { code, out: stdout, err } = await cli('analyse', '--threads', threads, 'hidden.txt')
  expect({ code, stdout, err }).toEqual({
    code: 2,
    stdout: '',
    err: `Option “--threads <n>”: “${threads}” is not a whole number from 1 to 16.\n`,
  })
})
