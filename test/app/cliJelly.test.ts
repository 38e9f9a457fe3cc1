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

test('every flaw of a text fails it, with its line and the fix', async () => {
  put('bad.txt', 'R*R\n###\n\nlink 1,1,^\nhidden 2,1,X,<\n')
  const { code, out: stdout } = await cli('validate', 'bad.txt')
  expect(code).toBe(1)
  expect(stdout).toContain('Line 4: nothing to link at column 1, row 0; both cells of a link must hold a jelly or a black block')
  expect(stdout).toContain('Line 5: “hidden 2,1,X,<” is no hidden jelly')
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

test('a count that may be too high is told as one, with nothing said against it', async () => {
  const pack = readPack(readFileSync(join(ROOT, 'levels/jelly-first-wobbles.pack.json'), 'utf8'), kindOf)
  const at = pack.pack.levels.findIndex(({ id }) => id === 'last-tango')
  put('tango.txt', pack.sources[at]!.rows.join('\n'))
  const { code, out: stdout } = await cli('analyse', 'tango.txt')
  expect(code).toBe(0)
  expect(/Answers {2}(.*)/.exec(stdout)?.[1]).toBe('about 3 optimal solutions, not more, 1 final position')
})
