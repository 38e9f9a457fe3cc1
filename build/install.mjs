// Node's version and the packages. Only Node's own modules: this runs before node_modules exists.

import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

/** The folder the user called from: npm runs scripts in ROOT and leaves it in INIT_CWD, for its own script only. */
export const callerFolder = (script) =>
  (process.env.npm_lifecycle_event === script && process.cwd() === ROOT && process.env.INIT_CWD) || process.cwd()

export function needNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Levelwright needs Node 20.19 or newer; this is ${process.versions.node}. Newer ones are at https://nodejs.org.`)
  process.exit(1)
}

/** Whether a package of the lock file may be used on this machine. */
const fits = ({ os, cpu }) => (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch))

/**
 * npm writes node_modules/.package-lock.json last, so it says what a finished install left, whoever ran it. The tools' binaries are
 * optional packages: where some exist for this machine and none is there, the install omitted them.
 */
export function installed() {
  try {
    const read = (file) => Object.entries(JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages)
    const have = new Map(read('node_modules/.package-lock.json'))
    const wanted = read('package-lock.json').filter(([path]) => path !== '')
    const binaries = wanted.filter(([, entry]) => entry.optional && entry.os && entry.cpu && fits(entry))
    return (
      wanted.every(([path, entry]) => entry.optional || entry.peer || entry.devOptional || have.get(path)?.version === entry.version) &&
      (binaries.length === 0 || binaries.some(([path]) => have.has(path)))
    )
  } catch {
    return false
  }
}

/** npm as the one that started us, so that neither npm.cmd nor a shell is needed; else the one beside node; else the one in PATH. */
function npm(args) {
  const beside = dirname(process.execPath)
  const cli = [
    process.env.npm_execpath,
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
  ].find((path) => path?.endsWith('npm-cli.js') && existsSync(path))
  // stdout belongs to the command that needed the packages.
  const options = { cwd: ROOT, stdio: ['ignore', 2, 2] }
  const run = cli
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  return run.status === 0
}

/**
 * Runs `npm ci` where packages are missing or old, whatever NODE_ENV and npm's omit settings say. Answers whether all is there. It
 * would empty the folder that a link leads to, which is somebody else's install: that is refused.
 */
export function install() {
  if (installed()) return true
  if (lstatSync(join(ROOT, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      'node_modules is a symbolic link to packages that are not those of package-lock.json, and nothing is installed through a link: delete the link, or run npm ci where it leads to, then try again.',
    )
    return false
  }
  console.error('Installing packages (once)…')
  const done = npm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--package-lock=true',
    '--global=false',
    '--dry-run=false',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])
  if (!done) console.error('npm ci failed: see above. It needs the package registry once; the next try goes on from its cache.')
  return done
}
