/** How npm start comes by Electron: the real script, over a package in a project of its own. */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ROOT } from '../sources.ts'

const BINARY = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }[process.platform as string] ?? 'electron'
const FAILED = 'dist/.electron-failed.json'

let root: string
const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const tries = () => (existsSync(join(root, 'tries')) ? readFileSync(join(root, 'tries'), 'utf8').length : 0)
/** `getElectron` in a process of its own. */
function get(
  env: Readonly<Record<string, string>> = { DISPLAY: ':0' },
  mostMs = 20_000,
): { readonly binary?: string; readonly why?: string } {
  const code = `import { getElectron } from './build/electron.mjs'; console.log(JSON.stringify(getElectron(${mostMs})))`
  const { PATH } = process.env
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root, encoding: 'utf8', env: { PATH, ...env } })
  return JSON.parse(run.stdout)
}
/** Electron's own script, which counts its tries and then does `what`. */
const installer = (what: string) =>
  put(
    'node_modules/electron/install.js',
    `const fs = require('fs'); fs.appendFileSync('${join(root, 'tries').replaceAll('\\', '/')}', 'x'); ${what}`,
  )
const arrives = () =>
  installer(
    `fs.mkdirSync(__dirname + '/dist'); fs.writeFileSync(__dirname + '/dist/${BINARY}', ''); fs.writeFileSync(__dirname + '/path.txt', '${BINARY}')`,
  )

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'levelwright-start-'))
  cpSync(join(ROOT, 'build'), join(root, 'build'), { recursive: true })
  put('node_modules/electron/package.json', '{ "version": "45.0.0" }')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a download that arrives is used, and asked for once', () => {
  arrives()
  expect(get()).toEqual({ binary: join(root, 'node_modules/electron/dist', BINARY) })
  expect(get()).toEqual({ binary: join(root, 'node_modules/electron/dist', BINARY) })
  expect(tries()).toBe(1)
})

test.runIf(process.platform === 'linux')('without a display nothing is tried', () => {
  arrives()
  expect(get({})).toEqual({ why: 'there is no display' })
  expect(tries()).toBe(0)
})

test('a failure is said, and not tried again for a day, nor for ever', () => {
  installer('process.exit(1)')
  expect(get()).toEqual({ why: 'its download failed' })
  expect(get().why).toMatch(/less than a day ago/)
  expect(tries()).toBe(1)
  put(FAILED, JSON.stringify({ version: '45.0.0', at: Date.now() - 25 * 3600 * 1000 }))
  expect(get()).toEqual({ why: 'its download failed' })
  put(FAILED, JSON.stringify({ version: '44.0.0', at: Date.now() }))
  expect(get()).toEqual({ why: 'its download failed' })
  expect(tries()).toBe(3)
})

test('a download that does not end is ended', () => {
  installer('setInterval(() => {}, 1000)')
  expect(get({ DISPLAY: ':0' }, 500)).toEqual({ why: 'its download took more than a minute' })
  expect(get().why).toMatch(/less than a day ago/)
})

test('a binary without its note is half a download; one that is named is taken', () => {
  installer('process.exit(1)')
  put(`node_modules/electron/dist/${BINARY}`, '')
  expect(get()).toEqual({ why: 'its download failed' })
  put(`elsewhere/${BINARY}`, '')
  const elsewhere = join(root, 'elsewhere')
  expect(get({ DISPLAY: ':0', ELECTRON_OVERRIDE_DIST_PATH: elsewhere })).toEqual({ binary: join(elsewhere, BINARY) })
})

describe.runIf(process.platform !== 'win32')('npm start', () => {
  /** A program in Electron's place. */
  function electron(script: string): Readonly<Record<string, string>> {
    put(`electron/${BINARY}`, `#!/bin/sh\n${script}\n`)
    chmodSync(join(root, 'electron', BINARY), 0o755)
    const dist = join(root, 'electron')
    return { ...(process.env as Record<string, string>), DISPLAY: ':0', ELECTRON_OVERRIDE_DIST_PATH: dist, NO_BROWSER: '1' }
  }
  /** The script of this project, for a folder of packs. */
  const start = (env: Readonly<Record<string, string>>) =>
    spawn(process.execPath, [join(ROOT, 'build/start.mjs'), root], {
      cwd: ROOT,
      env: { ...env, XDG_CACHE_HOME: join(root, 'cache') },
      stdio: ['ignore', 'pipe', 'inherit'],
    })

  test('starts Electron with the app and the folder, and nothing that makes it plain Node', async () => {
    const out = join(root, 'called')
    const env = electron(`echo "$*" > '${out}'; env >> '${out}'`)
    const child = start({ ...env, ELECTRON_RUN_AS_NODE: '1', NODE_OPTIONS: '--no-warnings' })
    let said = ''
    child.stdout.on('data', (part) => {
      said += String(part)
    })
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0)
    const isRoot = process.getuid?.() === 0
    const [words, ...given] = readFileSync(out, 'utf8').split('\n')
    expect(words).toBe(`${isRoot ? '--no-sandbox ' : ''}${ROOT} ${root}`)
    expect(given.filter((line) => /^(ELECTRON_RUN_AS_NODE|NODE_OPTIONS)=/.test(line))).toEqual([])
    expect(said).toMatch(isRoot ? /sandbox cannot work and is off \(--no-sandbox\)/ : /^$/)
  })

  test('serves the browser where Electron ends at once, and says why in a line', async () => {
    const child = start(electron('exit 127'))
    let said = ''
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (part) => {
        said += String(part)
        if (said.includes('Ctrl+C')) resolve()
      })
    })
    child.kill('SIGTERM')
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0)
    expect(said).toMatch(/^Levelwright serves your browser instead of a window of its own: Electron ended at once \(code 127\)\.$/m)
    expect(said).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/\?t=/m)
  })
})
