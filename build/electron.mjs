// Electron's binary: where it is, and the one try a day to have it. Only Node's own modules, and never `import 'electron'`: that starts a
// download of its own, without an end.

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './install.mjs'

const MOST_MS = 60_000
const DAY_MS = 24 * 3600 * 1000
const NAMES = { darwin: 'Electron.app/Contents/MacOS/Electron', win32: 'electron.exe' }

const packageFolder = join(ROOT, 'node_modules/electron')
/** When the last try failed, and for which version. */
const failedFile = join(ROOT, 'dist/.electron-failed.json')

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** The path of the binary; null: it is not there. ELECTRON_OVERRIDE_DIST_PATH is Electron's own way to say where one is. */
export function findElectron() {
  const { ELECTRON_OVERRIDE_DIST_PATH } = process.env
  const binary = join(ELECTRON_OVERRIDE_DIST_PATH || join(packageFolder, 'dist'), NAMES[process.platform] ?? 'electron')
  // path.txt is written when the download is complete.
  return existsSync(binary) && (ELECTRON_OVERRIDE_DIST_PATH || existsSync(join(packageFolder, 'path.txt'))) ? binary : null
}

const hasDisplay = () => process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)

/** The binary, or why there is none. Downloads it where there is a display to use it on: at most a minute, and not again for a day. */
export function getElectron(mostMs = MOST_MS) {
  if (!hasDisplay()) return { why: 'there is no display' }
  const found = findElectron()
  if (found) return { binary: found }
  const version = readJson(join(packageFolder, 'package.json'))?.version
  if (version === undefined) return { why: 'its package is not installed' }
  const failed = readJson(failedFile)
  if (failed?.version === version && Date.now() - failed.at < DAY_MS)
    return { why: 'its download failed less than a day ago; npm start -- --retry tries again' }
  console.error('Fetching Electron (once)…')
  const run = spawnSync(process.execPath, [join(packageFolder, 'install.js')], { stdio: 'ignore', timeout: mostMs, killSignal: 'SIGKILL' })
  const binary = run.status === 0 ? findElectron() : null
  if (binary) return { binary }
  mkdirSync(join(ROOT, 'dist'), { recursive: true })
  writeFileSync(failedFile, JSON.stringify({ version, at: Date.now() }))
  return { why: run.error?.code === 'ETIMEDOUT' ? 'its download took more than a minute' : 'its download failed' }
}

/** Lets the next `getElectron` try again. */
export const forgetFailure = () => rmSync(failedFile, { force: true })
