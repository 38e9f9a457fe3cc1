/** The command line as its users meet it: real processes, real files, exact output and exit codes. */
import { spawn } from 'node:child_process'
import { linkSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsHash } from '../../core/document/claims.ts'
import { BIG_1, EASY_1, HARD_6 } from '../published.ts'
import { ROOT } from '../sources.ts'
import { parseLines, runCli, startCli } from './cli.ts'

/** easy-1 with the gate of f and h closed. */
const CLOSED = EASY_1.map((row, y) => (y === 1 ? '#fFhHj.#' : row))
const MALFORMED = EASY_1.map((row, y) => (y === 2 ? '#..1aje.' : row))

let folder: string
const put = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return name
}
const text = (rows: readonly string[], end = '\n'): string => rows.map((row) => row + end).join('')
const pack = (...levels: readonly object[]): string =>
  JSON.stringify({ format: 'levelwright-pack', version: 1, title: '', author: '', levels })
const level = (id: string, rows: readonly string[], more: object = {}): object => ({ id, kind: 'parkout', title: '', rows, ...more })
/** The codes of what blocks a level. */
const blocking = (printed: Readonly<Record<string, unknown>> | undefined) =>
  ((printed?.issues ?? []) as readonly { readonly code: string; readonly blocks: boolean }[])
    .filter((one) => one.blocks)
    .map((one) => one.code)
const cli = (args: readonly string[], stdin?: string) => runCli(args, { cwd: folder, ...(stdin !== undefined && { stdin }) })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'levelwright-cli-'))
  put('easy-1.txt', text(EASY_1))
  put('hard-6.txt', text(HARD_6))
  put('big-1.txt', text(BIG_1))
  put('closed.txt', text(CLOSED))
  put('malformed.txt', text(MALFORMED))
  put('three.pack.json', pack(level('easy-1', EASY_1), level('hard-6', HARD_6), level('big-1', BIG_1)))
  // The first run builds, where nothing is built yet.
  await runCli(['--help'])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('solve --json', () => {
  test('one object with exactly these keys in this order', async () => {
    const { code, out, err } = await cli(['solve', 'easy-1.txt', '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const [easy, ...others] = parseLines(out)
    expect(others).toEqual([])
    expect(Object.keys(easy!)).toEqual(
      ['id', 'kind', 'title', 'verdict', 'optimal', 'moves', 'lowerBound', 'line', 'uniqueness', 'solutions', 'grade', 'factors', 'issues', 'work', 'ms'], // biome-ignore format: one contract, one line
    )
    expect(easy).toMatchObject({
      kind: 'parkout',
      verdict: 'solved',
      optimal: true,
      moves: 8,
      lowerBound: 8,
      uniqueness: 'unknown',
      solutions: null,
      grade: null,
    })
    expect(easy?.line).toHaveLength(8)
  })

  test('the published optima, from files, from a pack and from standard input, in input order', async () => {
    const files = parseLines((await cli(['solve', 'hard-6.txt', 'big-1.txt', 'easy-1.txt', '--json'])).out)
    expect(files.map(({ moves, optimal }) => [moves, optimal])).toEqual([[19, true], [17, true], [8, true]]) // biome-ignore format: pairs
    const packed = parseLines((await cli(['solve', 'three.pack.json', '--json'])).out)
    expect(packed.map(({ id, moves }) => [id, moves])).toEqual([['easy-1', 8], ['hard-6', 19], ['big-1', 17]]) // biome-ignore format: pairs
    const typed = parseLines((await cli(['solve', '-', '--json'], text(HARD_6))).out)
    expect(typed.map(({ moves }) => moves)).toEqual([19])
    const piped = parseLines((await cli(['solve', '-', '--json'], readFileSync(join(folder, 'three.pack.json'), 'utf8'))).out)
    expect(piped.map(({ moves }) => moves)).toEqual([8, 19, 17])
  })

  test('the searches of the article store what the article counts', async () => {
    const stored = async (search: string) => parseLines((await cli(['solve', 'easy-1.txt', '--search', search, '--json'])).out)[0]?.work
    expect(await stored('bfs')).toMatchObject({ stored: 1937 })
    expect(await stored('bfs-pruned')).toMatchObject({ stored: 38 })
  })

  test('CRLF, a byte order mark and blank lines around change nothing', async () => {
    put('windows.txt', `\uFEFF\r\n${text(EASY_1, '\r\n')}\r\n`)
    const { code, out } = await cli(['solve', 'windows.txt', '--json'])
    expect(code).toBe(0)
    const [windows] = parseLines(out)
    expect(windows).toMatchObject({ verdict: 'solved', moves: 8 })
    const [plain] = parseLines((await cli(['solve', 'easy-1.txt', '--json'])).out)
    expect(windows?.issues).toEqual(plain?.issues)
  })

  test('the line that is printed plays: as a claim it validates', async () => {
    const [{ line, moves } = {}] = parseLines((await cli(['solve', 'hard-6.txt', '--json'])).out)
    put('claimed.pack.json', pack(level('hard-6', HARD_6, { claims: { par: moves, line, rowsHash: rowsHash('parkout', HARD_6) } })))
    const { code, out } = await cli(['validate', 'claimed.pack.json', '--prove', '--json'])
    expect(code).toBe(0)
    const [hard] = parseLines(out)
    expect(hard?.valid).toBe(true)
    expect(blocking(hard)).toEqual([])
  })

  test('analyse counts and grades', async () => {
    const { code, out } = await cli(['analyse', 'easy-1.txt', '--json'])
    expect(code).toBe(0)
    expect(parseLines(out)[0]).toMatchObject({
      verdict: 'solved',
      moves: 8,
      uniqueness: 'multiple',
      solutions: 2,
      strategies: 2,
      grade: 'easy',
    })
    const text = (await cli(['analyse', 'easy-1.txt'])).out
    expect(text).toContain('more than one: 2 optimal solutions')
    expect(text).toContain('Easy (computed from all shortest solutions; not calibrated on people)')
  })
})

describe('exit codes', () => {
  test('1: unsolvable, with its reason', async () => {
    const { code, out } = await cli(['solve', 'closed.txt', '--json'])
    expect(code).toBe(1)
    expect(parseLines(out)[0]).toMatchObject({ verdict: 'unsolvable', reason: 'no-gate', optimal: false, moves: null, line: [] })
  })

  test('1: solved already', async () => {
    const { code, out } = await cli(['solve', '-', '--json'], text(['####', '#..#', '####']))
    expect(code).toBe(1)
    expect(parseLines(out)[0]).toMatchObject({ verdict: 'solved', moves: 0, line: [] })
  })

  test('1: a malformed level, named with its place, while the others print', async () => {
    put(
      'mixed.pack.json',
      pack(level('good', EASY_1), level('bad', MALFORMED), level('strange', EASY_1, { kind: 'chess' }), level('last', HARD_6)),
    )
    const { code, out } = await cli(['solve', 'mixed.pack.json', '--json'])
    expect(code).toBe(1)
    const [good, bad, strange, last] = parseLines(out)
    expect(good).toMatchObject({ id: 'good', verdict: 'solved', moves: 8 })
    expect(bad).toMatchObject({
      id: 'bad',
      kind: 'parkout',
      verdict: null,
      moves: null,
      issues: [
        { code: 'parkout/unknown-character', at: [[3, 2]], blocks: true, message: expect.stringContaining("'1' at line 3 column 4") },
      ],
    })
    expect(strange).toMatchObject({ id: 'strange', kind: 'chess', verdict: null })
    expect(last).toMatchObject({ id: 'last', verdict: 'solved', moves: 19 })
  })

  test('1: a malformed text, by file and line', async () => {
    const { code, out } = await cli(['solve', 'malformed.txt'])
    expect(code).toBe(1)
    expect(out).toContain("malformed.txt:3: Unknown character '1' at line 3 column 4: write # for a wall")
  })

  test.each([
    [['solve']],
    [['solve', 'easy-1.txt', '--fast']],
    [['solve', 'easy-1.txt', '--max-states', 'many']],
    [['solve', 'easy-1.txt', '--max-states', '0']],
    [['solve', 'easy-1.txt', '--max-states', '9007199254740992']],
    [['solve', 'easy-1.txt', '--max-memory', '-5']],
    [['solve', 'easy-1.txt', '--search', 'article']],
    [['solve', 'easy-1.txt', '--kind', 'chess']],
    [['solve', 'easy-1.txt', '--from', 'chess']],
    [['solve', 'easy-1.txt', '--json=3']],
    [['solve', '-', '-']],
    [['validate', 'easy-1.txt', '--max-states', '5']],
    [['mend', 'easy-1.txt']],
    [[]],
  ])('2: %j', async (args) => {
    const { code, out, err } = await cli(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err.trim().split('\n')).toHaveLength(1)
  })

  test('3: a file that does not exist, by its path, while the others print', async () => {
    const { code, out, err } = await cli(['solve', 'closed.txt', 'none/none.txt', 'easy-1.txt', '--json'])
    expect(code).toBe(3)
    expect(err).toBe('“none/none.txt” does not exist.\n')
    expect(parseLines(out).map(({ verdict }) => verdict)).toEqual(['unsolvable', 'solved'])
  })

  test('3: a folder, a file that is no text, a pack of a later version', async () => {
    put('later.pack.json', JSON.stringify({ format: 'levelwright-pack', version: 2, levels: [] }))
    writeFileSync(join(folder, 'bytes.txt'), Buffer.from([0x23, 0xff, 0xfe]))
    for (const file of ['.', 'bytes.txt', 'later.pack.json']) {
      const { code, out, err } = await cli(['solve', file, '--json'])
      expect({ file, code, out }).toEqual({ file, code: 3, out: '' })
      expect(err).not.toBe('')
    }
  })

  test('4: cut short, so unknown and never a pass', async () => {
    const { code, out } = await cli(['solve', 'hard-6.txt', '--max-states', '1', '--json'])
    expect(code).toBe(4)
    const [{ verdict, optimal, moves, lowerBound, upperBound, line } = {}] = parseLines(out)
    expect({ verdict, optimal, moves }).toEqual({ verdict: 'unknown', optimal: false, moves: null })
    expect(lowerBound).toBeLessThanOrEqual(19)
    expect(line).toHaveLength(Number(upperBound))
    expect(upperBound).toBeGreaterThanOrEqual(19)
  })

  test('a failed level outweighs an unknown one', async () => {
    expect((await cli(['solve', 'closed.txt', 'hard-6.txt', '--max-states', '1', '--json'])).code).toBe(1)
  })

  test('the largest number there is limits nothing', async () => {
    const args = ['solve', 'easy-1.txt', '--json', '--max-states', '9007199254740991', '--max-memory', '9007199254']
    const { code, out } = await cli(args)
    expect(code).toBe(0)
    expect(parseLines(out)[0]).toMatchObject({ verdict: 'solved', moves: 8 })
  })
})

describe('validate', () => {
  test('adds whether each level is valid; drafts are reported, not failed', async () => {
    put('drafts.pack.json', pack(level('easy-1', EASY_1), level('closed', CLOSED, { draft: true })))
    const { code, out } = await cli(['validate', 'drafts.pack.json', '--json'])
    expect(code).toBe(0)
    expect(parseLines(out).map(({ id, valid }) => [id, valid])).toEqual([['easy-1', true], ['closed', false]]) // biome-ignore format: pairs
    expect(parseLines(out).map(({ draft }) => draft)).toEqual([undefined, true])
    expect(Object.keys(parseLines(out)[0]!).at(-1)).toBe('valid')
    put('no-drafts.pack.json', pack(level('easy-1', EASY_1), level('closed', CLOSED)))
    expect((await cli(['validate', 'no-drafts.pack.json'])).code).toBe(1)
  })

  test('fails a claim that does not hold', async () => {
    put('liar.pack.json', pack(level('easy-1', EASY_1, { claims: { par: 7 } }), level('short', EASY_1, { claims: { line: ['f out'] } })))
    const { code, out } = await cli(['validate', 'liar.pack.json', '--json'])
    expect(code).toBe(1)
    const [par, line] = parseLines(out)
    expect(par).toMatchObject({ verdict: 'solved', moves: 8, valid: false })
    expect(line).toMatchObject({ verdict: 'solved', moves: 8, valid: false })
    expect([par, line].map(blocking)).toEqual([['pack/claim-par'], ['pack/claim-line-stuck']])
  })

  test('--report writes the run as one document', async () => {
    const { code } = await cli(['validate', 'three.pack.json', '--report', 'report.json'])
    expect(code).toBe(0)
    const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Record<string, unknown>
    expect(report).toMatchObject({ format: 'levelwright-report', version: 1, proved: false, exit: 0 })
    expect(report.levels).toMatchObject([{ file: 'three.pack.json', id: 'easy-1', standing: 'good', moves: 8, valid: true }, {}, {}])
    expect((await cli(['validate', 'three.pack.json', '--report', 'none/report.json'])).code).toBe(3)
  })

  test('--report never overwrites an input, by whatever name, nor what is no report', async () => {
    const input = put('input.pack.json', pack(level('easy-1', EASY_1)))
    symlinkSync(input, join(folder, 'linked.json'))
    linkSync(join(folder, input), join(folder, 'twin.json'))
    put('notes.json', '{ "format": "notes" }')
    for (const report of [input, `./${input}`, join(folder, input), 'linked.json', 'twin.json', 'notes.json', 'closed.txt']) {
      const kept = readFileSync(join(folder, report.replace(folder, '')), 'utf8')
      const { code, out, err } = await cli(['validate', input, '--report', report])
      expect({ report, code, out, lines: err.trim().split('\n').length }).toEqual({ report, code: 2, out: '', lines: 1 })
      expect(readFileSync(join(folder, report.replace(folder, '')), 'utf8')).toBe(kept)
    }
    put('empty.json', '')
    for (const report of ['fresh.json', 'fresh.json', 'empty.json']) {
      expect((await cli(['validate', input, '--report', report])).code).toBe(0)
      expect(JSON.parse(readFileSync(join(folder, report), 'utf8'))).toMatchObject({ format: 'levelwright-report' })
    }
  })
})

describe('hostile text', () => {
  const ODD = 'a\x1b[31m\u202eb\u200b\u0085\u2028\u{e0041}\n日本　語'

  test('is shown by its numbers', async () => {
    put('odd.pack.json', pack(level(ODD, MALFORMED, { title: ODD }), level('kind', EASY_1, { kind: ODD })))
    const { out, err } = await cli(['solve', 'odd.pack.json', 'no\x1bne'])
    const shown = 'a\\u001b[31m\\u202eb\\u200b\\u0085\\u2028\\u{e0041}\\u000a日本　語'
    expect(out).toContain(`${shown} · Park Out\n`)
    expect(out).toContain(`“${shown}”`)
    expect(err).toBe('“no\\u001bne” does not exist.\n')
    expect(out + err).not.toMatch(/[^\P{C}\n]/u)
  })

  test('in JSON too, where it is still what it was', async () => {
    const { out } = await cli(['solve', 'odd.pack.json', '--json'])
    expect(out).not.toMatch(/[^\P{C}\n]/u)
    expect(parseLines(out)[0]).toMatchObject({ id: ODD })
  })

  test('a level of an unknown kind is not called malformed', async () => {
    const { code, out } = await cli(['solve', '-'], pack(level('future', EASY_1, { kind: 'hop' })))
    expect(code).toBe(1)
    expect(out).toContain('Verdict  of a kind that this version does not know, so not solved')
  })

  test('too much of it is refused, from a file and from a pipe', async () => {
    const much = '#'.repeat(65 * 1_024 * 1_024)
    put('much.txt', much)
    for (const [args, stdin] of [[['much.txt']], [['-'], much]] as const) {
      const { code, out, err } = await cli(['solve', ...args], stdin)
      expect({ code, out }).toEqual({ code: 3, out: '' })
      expect(err).toMatch(/^“.*” is larger than 67108864 bytes, .*\n$/)
    }
    const { code, err } = await cli(['solve', '-'], '#'.repeat(60_000_000))
    expect({ code, err }).toEqual({ code: 3, err: expect.stringMatching(/^standard input: This text has 60000000 characters; .*\n$/) })
  })
})

test.skipIf(process.platform !== 'linux')('a full disk under the output: one line and exit 3', async () => {
  for (const args of [['solve', 'easy-1.txt'], ['solve', 'easy-1.txt', '--json'], ['--help']]) {
    const child = spawn('sh', ['-c', 'exec "$@" > /dev/full', 'sh', process.execPath, join(ROOT, 'build/cli.mjs'), ...args], {
      cwd: folder,
    })
    let err = ''
    child.stderr.on('data', (chunk: Buffer) => {
      err += String(chunk)
    })
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect({ code, err }).toEqual({ code: 3, err: expect.stringMatching(/^The disk is full: “standard output” .*\n$/) })
  }
})

test('--version prints the version', async () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string }
  expect(await cli(['--version'])).toEqual({ code: 0, out: `${version}\n`, err: '' })
})

describe('text for people', () => {
  test('a block a level, with the verdict and the line', async () => {
    const { out } = await cli(['solve', 'three.pack.json'])
    expect(out).toContain('hard-6 · Park Out\n  Verdict  solved in 19 moves, proven optimal\n  Line     ')
    expect(out).toMatch(/\n3 good, 0 failed, 0 not proven\n$/)
    expect(out).not.toContain('\x1b')
  })

  test.each([
    [{ LANG: 'ja_JP.UTF-8' }, '解なし（証明済み）'],
    [{ LANG: 'en_US.UTF-8', LC_ALL: 'ja_JP.UTF-8' }, '解なし（証明済み）'],
    [{ LANG: 'ja_JP.UTF-8', LC_ALL: 'C' }, 'proven unsolvable'],
    [{}, 'proven unsolvable'],
  ])('in the language of %j', async (env: Readonly<Record<string, string>>, verdict) => {
    expect((await runCli(['solve', 'closed.txt'], { cwd: folder, env })).out).toContain(verdict)
  })

  test('help goes to stdout and tells the exit codes', async () => {
    const { code, out, err } = await cli(['--help'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    for (const word of ['solve', 'analyse', 'validate', 'Exit codes']) expect(out).toContain(word)
    expect((await cli(['solve', '--help'])).out).toContain('--max-states')
  })
})

describe('ends at once', () => {
  test('when nobody reads on, without a word', async () => {
    put('many.pack.json', pack(...Array.from({ length: 400 }, (_, i) => level(`level-${i}`, EASY_1))))
    const child = startCli(['solve', 'many.pack.json'], { cwd: folder })
    const head = spawn('head', ['-1'], { stdio: [child.stdout, 'ignore', 'ignore'] })
    // The pipe must be head's alone, or it would never break.
    child.stdout.destroy()
    let err = ''
    child.stderr.on('data', (chunk: Buffer) => {
      err += String(chunk)
    })
    const code = await new Promise((resolve) => child.on('close', resolve))
    head.kill()
    expect({ code, err }).toEqual({ code: 141, err: '' })
  })

  test('on Ctrl+C, within 300 ms, with exit 130', async () => {
    let quickest = Number.POSITIVE_INFINITY
    // A machine that is busy with other things may take its time once, not every time.
    for (let attempt = 0; attempt < 5 && quickest >= 300; attempt++) {
      // The article's plain search of big-1 is far from its end after three million states.
      const child = startCli(['solve', 'easy-1.txt', 'big-1.txt', '--search', 'bfs', '--json'], { cwd: folder })
      await new Promise((resolve) => child.stdout.once('data', resolve))
      const asked = performance.now()
      child.kill('SIGINT')
      const code = await new Promise((resolve) => child.on('close', resolve))
      quickest = Math.min(quickest, performance.now() - asked)
      expect(code).toBe(130)
    }
    expect(quickest).toBeLessThan(300)
  })
})

test('from another folder, paths are those of the caller', async () => {
  const { code, out } = await runCli(['solve', join('levels', 'none.txt')], { cwd: ROOT })
  expect({ code, out }).toEqual({ code: 3, out: '' })
})
