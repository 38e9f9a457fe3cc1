/** The packed editor: electron-builder over a stand-in for Electron's distribution, and what it packed started over the stand-in for its module. */
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT, readSource } from '../sources.ts'
import { newFolder, withDesktop } from './desktop.ts'
import { Editor } from './editor.ts'

/** Before the fuses in Electron's binary: the version of their wire, how many there are, and each as a digit. */
const FUSES = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'

let home: string
let packed: string

/** The files that electron-builder wants of an unpacked Electron, as small as they can be. */
function standIn(folder: string): void {
  const put = (name: string, text = '') => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const { devDependencies } = JSON.parse(readSource('package.json'))
  // The wire as Electron ships it.
  put('electron', `#!/bin/sh\n# ${FUSES}\x01\x0810110001\n`)
  chmodSync(join(folder, 'electron'), 0o755)
  put('version', devDependencies.electron)
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'chrome-sandbox', 'chrome_crashpad_handler', 'icudtl.dat', 'resources.pak'])
    put(name)
  put('locales/en-US.pak')
}

interface Entry {
  readonly files?: Readonly<Record<string, Entry>>
  readonly offset?: string
  readonly size?: number
  readonly unpacked?: boolean
}

/** Writes out what an asar archive holds itself; gives the paths, unpacked ones marked. The header is JSON in a pickle in a pickle. */
function extract(archive: string, target: string): readonly string[] {
  const bytes = readFileSync(archive)
  const start = 8 + bytes.readUInt32LE(4)
  const paths: string[] = []
  const walk = ({ files = {} }: Entry, folder: string): void => {
    for (const [name, entry] of Object.entries(files)) {
      const path = folder === '' ? name : `${folder}/${name}`
      if (entry.files) walk(entry, path)
      else paths.push(entry.unpacked ? `${path} unpacked` : path)
      if (entry.offset === undefined || entry.size === undefined) continue
      mkdirSync(dirname(join(target, path)), { recursive: true })
      writeFileSync(join(target, path), bytes.subarray(start + Number(entry.offset), start + Number(entry.offset) + entry.size))
    }
  }
  walk(JSON.parse(bytes.toString('utf8', 16, 16 + bytes.readUInt32LE(12))), '')
  return paths.sort()
}

beforeAll(async () => {
  home = await newFolder()
  standIn(join(home, 'electron'))
  // Whatever it would download, it would ask a port that nobody listens on.
  const nowhere = 'http://127.0.0.1:9/'
  const run = spawnSync(
    process.execPath,
    [
      'node_modules/electron-builder/cli.js',
      '--linux',
      '--dir',
      `-c.electronDist=${join(home, 'electron')}`,
      `-c.directories.output=${home}`,
    ],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ELECTRON_MIRROR: nowhere, ELECTRON_BUILDER_BINARIES_MIRROR: nowhere } },
  )
  if (run.status !== 0) throw new Error(run.stdout + run.stderr)
  packed = join(home, 'linux-unpacked')
}, 300_000)
afterAll(() => rmSync(home, { recursive: true, force: true }))

test('packs without a download: the program, and the levels where the user finds them', () => {
  expect(readdirSync(packed)).toContain('levelwright')
  expect(readdirSync(join(packed, 'resources/levels'))).toEqual(readdirSync(join(ROOT, 'levels')))
})

test('the archive holds the bundles and nothing else, the threads outside it', () => {
  const paths = extract(join(packed, 'resources/app.asar'), join(home, 'run/app.asar'))
  const pages = paths.filter((path) => path.startsWith('dist/renderer/'))
  expect(pages).toContain('dist/renderer/index.html')
  const others = paths.filter((path) => !pages.includes(path))
  expect(others).toEqual([
    'LICENSE',
    'dist/electron/main.mjs',
    'dist/electron/preload.cjs',
    'dist/host/worker.mjs unpacked',
    'package.json',
  ])
  expect(readdirSync(join(packed, 'resources/app.asar.unpacked/dist/host'))).toEqual(['worker.mjs'])
  expect(pages.filter((path) => path.endsWith('.map'))).toEqual([])
})

test('the fuses are set: no plain Node, no foreign code, only the archive, checked', () => {
  const binary = readFileSync(join(packed, 'levelwright'), 'latin1')
  const wire = binary.slice(binary.indexOf(FUSES) + FUSES.length + 2)
  // Run as Node, cookie encryption, NODE_OPTIONS, --inspect, archive checked, archive only, own snapshot, privileged file://.
  expect(wire.slice(0, 8)).toBe('00001100')
})

test('what was packed opens a shipped level and solves it, without tools for developers', async () => {
  const resources = join(home, 'run')
  const main = join(resources, 'app.asar/dist/electron/main.mjs')
  extract(join(packed, 'resources/app.asar'), join(resources, 'app.asar'))
  cpSync(join(packed, 'resources/app.asar.unpacked'), join(resources, 'app.asar.unpacked'), { recursive: true })
  const file = join(packed, 'resources/levels/parkout-first.pack.json')
  await withDesktop({ main, isPackaged: true, args: [file] }, async (desktop) => {
    const editor = await Editor.on(desktop.page)
    await expect.poll(() => desktop.page.locator('.where').textContent()).toBe(file)
    await expect.poll(() => editor.verdict()).toMatch(/^Proven optimal: \d+ moves$/)
    const inside = await desktop.evaluate(({ BrowserWindow, Menu }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as { getLastWebPreferences(): Record<string, unknown> }
      return { preferences: contents.getLastWebPreferences(), menu: JSON.stringify(Menu.getApplicationMenu()?.items) }
    })
    expect(inside.preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      devTools: false,
    })
    expect(inside.menu).not.toContain('toggleDevTools')
  })
})
