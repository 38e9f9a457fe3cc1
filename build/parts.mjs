// What is built from what, and whether it is up to date. Only Node's own modules: the command line asks this at every start.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, ROOT } from './install.mjs'

/** Each part: its main output under dist/ and the folders it is made from. */
export const PARTS = {
  renderer: { output: 'renderer/index.html', sources: ['core', 'renderer'] },
  host: { output: 'host/worker.mjs', sources: ['core', 'app/host'] },
  web: { output: 'web/main.mjs', sources: ['core', 'app/host', 'app/web'] },
  electron: { output: 'electron/main.mjs', sources: ['core', 'app/host', 'app/electron'] },
  cli: { output: 'cli/main.mjs', sources: ['core', 'app/host', 'app/cli'] },
}

/** Everything changes with the tools and with how they are called. */
const COMMON = ['package-lock.json', 'build/build.mjs', 'build/parts.mjs']

const stampFile = (part) => join(ROOT, 'dist/.stamps', `${part}.json`)

function walk(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? walk(path) : [path]
  })
}

/** Path → size and time of every source. */
function glance(part) {
  const present = PARTS[part].sources.filter((folder) => existsSync(join(ROOT, folder)))
  const files = [...COMMON, ...present.flatMap(walk)].sort()
  return Object.fromEntries(
    files.map((file) => {
      const { size, mtimeMs } = statSync(join(ROOT, file))
      return [file, `${size} ${mtimeMs}`]
    }),
  )
}

function contentHash(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const bytes = readFileSync(join(ROOT, file))
    hash.update(`${file} ${bytes.length}\n`).update(bytes)
  }
  return hash.digest('hex')
}

/** What a part is about to be built from: taken before the build, so that a source changed meanwhile is seen as newer. */
export function takeStamp(part) {
  const seen = glance(part)
  return { hash: contentHash(Object.keys(seen)), seen }
}

export function writeStamp(part, stamp) {
  mkdirSync(join(ROOT, 'dist/.stamps'), { recursive: true })
  writeFileSync(stampFile(part), JSON.stringify(stamp))
}

/** Sizes and times settle it for the price of a look; where they differ (a fresh checkout, a touched file), the contents do. */
export function isFresh(part) {
  try {
    if (!existsSync(join(ROOT, 'dist', PARTS[part].output))) return false
    const stamp = JSON.parse(readFileSync(stampFile(part), 'utf8'))
    if (JSON.stringify(stamp.seen) === JSON.stringify(glance(part))) return true
    const now = takeStamp(part)
    if (now.hash !== stamp.hash) return false
    writeStamp(part, now)
    return true
  } catch {
    return false
  }
}

/** Builds the parts that are missing or older than their sources, installing the tools first; says so on stderr. */
export function ensureBuilt(parts) {
  const stale = parts.filter((part) => !isFresh(part))
  if (stale.length === 0) return true
  if (!install()) return false
  console.error(`Building ${stale.join(', ')} (sources are new)…`)
  const run = spawnSync(process.execPath, [join(ROOT, 'build/build.mjs'), ...stale], { cwd: ROOT, stdio: ['ignore', 2, 2] })
  if (run.status !== 0) console.error('The build failed: see above.')
  return run.status === 0
}
