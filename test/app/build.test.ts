/** What counts as built and as installed: the real scripts, in a small project of their own. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ROOT } from '../sources.ts'

let root: string
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
/** Prints the value of an expression over a script's exports. */
function ask(script: string, expression: string): unknown {
  const code = `import * as script from './build/${script}'; console.log(JSON.stringify(${expression}))`
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8' })
  expect(run.stderr).toBe('')
  return JSON.parse(run.stdout)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'levelwright-build-'))
  cpSync(join(ROOT, 'build'), join(root, 'build'), { recursive: true })
  put('package-lock.json', '{}')
  for (const file of ['core/a.ts', 'core/deep/b.ts', 'app/host/c.ts', 'app/cli/d.ts', 'renderer/e.tsx']) put(file, file)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('a part is fresh', () => {
  const isFresh = () => ask('parts.mjs', "script.isFresh('cli')")
  const stamp = () => ask('parts.mjs', "script.writeStamp('cli', script.takeStamp('cli')) ?? null")
  beforeEach(() => {
    put('dist/cli/main.mjs', '')
    stamp()
  })

  test('after its build, and while only other parts change', () => {
    expect(isFresh()).toBe(true)
    put('renderer/e.tsx', 'other')
    put('docs/f.md', 'other')
    expect(isFresh()).toBe(true)
  })

  test('after a touch that changes nothing', () => {
    utimesSync(join(root, 'core/a.ts'), 1, 1)
    expect(isFresh()).toBe(true)
  })

  test.each<readonly [string, () => void]>([
    ['a source has other text of the same length', () => put('core/deep/b.ts', 'CORE/deep/b.ts')],
    ['a source is new', () => put('app/host/new.ts', '')],
    ['a source is gone', () => rmSync(join(root, 'app/cli/d.ts'))],
    ['the packages changed', () => put('package-lock.json', '{ }')],
    ['its output is gone', () => rmSync(join(root, 'dist/cli/main.mjs'))],
    ['its stamp is gone', () => rmSync(join(root, 'dist/.stamps'), { recursive: true })],
  ])('no longer when %s', (_, change) => {
    change()
    expect(isFresh()).toBe(false)
  })

  test('no longer when a source changed during the build', () => {
    const before = JSON.stringify(ask('parts.mjs', "script.takeStamp('cli')"))
    put('core/a.ts', 'core/A.ts')
    ask('parts.mjs', `script.writeStamp('cli', ${before}) ?? null`)
    expect(isFresh()).toBe(false)
  })

  test('and stays so for the price of a look', () => {
    const { mtimeMs } = statSync(join(root, 'dist/.stamps/cli.json'))
    expect(isFresh()).toBe(true)
    expect(statSync(join(root, 'dist/.stamps/cli.json')).mtimeMs).toBe(mtimeMs)
  })
})

describe('packages are installed', () => {
  const here = { os: [process.platform], cpu: [process.arch] }
  const lock = (packages: object): string => JSON.stringify({ packages: { '': {}, ...packages } })
  const tool = { 'node_modules/tool': { version: '1.0.0' } }
  const binary = { 'node_modules/tool-here': { version: '1.0.0', optional: true, ...here } }
  const elsewhere = { 'node_modules/tool-there': { version: '1.0.0', optional: true, os: ['plan9'], cpu: ['vax'] } }
  beforeEach(() => put('package-lock.json', lock({ ...tool, ...binary, ...elsewhere })))

  test.each<readonly [string, object, boolean]>([
    ['as locked', { ...tool, ...binary }, true],
    ['of another version', { 'node_modules/tool': { version: '1.0.1' }, ...binary }, false],
    ['without one of them', binary, false],
    ['without the binaries of this machine', tool, false],
  ])('%s', (_, packages, expected) => {
    put('node_modules/.package-lock.json', lock(packages))
    expect(ask('install.mjs', 'script.installed()')).toBe(expected)
  })

  test('not at all', () => expect(ask('install.mjs', 'script.installed()')).toBe(false))

  describe('when they are not', () => {
    /** Runs the install with an npm that only tells what it is asked. */
    const install = () => {
      put('fake/npm-cli.js', "console.log('npm was asked', process.argv[2])")
      const code = "import { install } from './build/install.mjs'; console.log(install())"
      const env = { ...process.env, npm_execpath: join(root, 'fake/npm-cli.js') }
      const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8', env })
      return { done: stdout.trim(), said: stderr.trim() }
    }

    test('npm is asked for them, into no folder or a plain one', () => {
      expect(install()).toEqual({ done: 'true', said: expect.stringContaining('npm was asked ci') })
      put('node_modules/other/index.js', '')
      expect(install()).toEqual({ done: 'true', said: expect.stringContaining('npm was asked ci') })
    })

    test('nothing is done through a link', () => {
      put('elsewhere/other/index.js', '')
      symlinkSync(join(root, 'elsewhere'), join(root, 'node_modules'), 'junction')
      expect(install()).toEqual({
        done: 'false',
        said: expect.stringMatching(/^node_modules is a symbolic link .*: delete the link, [^\n]*$/),
      })
      expect(readdirSync(join(root, 'elsewhere'))).toEqual(['other'])
    })
  })
})

test('the folder of the caller is npm’s only for its own script', () => {
  const folder = (env: Readonly<Record<string, string>>) => {
    const code = "import { callerFolder } from './build/install.mjs'; console.log(callerFolder('cli'))"
    const options = { cwd: root, encoding: 'utf8', env: { PATH: process.env.PATH ?? '', ...env } } as const
    return spawnSync(process.execPath, ['--input-type=module', '-e', code], options).stdout.trim()
  }
  expect(folder({ npm_lifecycle_event: 'cli', INIT_CWD: '/there' })).toBe('/there')
  expect(folder({ npm_lifecycle_event: 'test', INIT_CWD: '/there' })).toMatch(/levelwright-build-/)
  expect(folder({})).toMatch(/levelwright-build-/)
})
