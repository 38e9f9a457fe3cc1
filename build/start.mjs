// npm start [-- folder or pack]: install and build what is missing, then the desktop editor; where Electron cannot be had, the same editor
// in the browser, served on this machine only.
// --web: the browser in any case. --retry: tries again to have Electron, also if that failed today.

import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { forgetFailure, getElectron } from './electron.mjs'
import { callerFolder, install, needNode, ROOT } from './install.mjs'
import { endWith, onOrphaned } from './lifetime.mjs'
import { ensureBuilt, PARTS } from './parts.mjs'

/** An Electron that ends badly within this time never showed a window: a library is missing, or the display refuses. */
const STILLBORN_MS = 8_000

/** A missing opener is never fatal: the address is on the screen. */
function openBrowser(url) {
  const noDisplay = process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY
  if (noDisplay || process.env.CI || process.env.NO_BROWSER) return
  const [command, ...args] = { darwin: ['open', url], win32: ['rundll32', 'url.dll,FileProtocolHandler', url] }[process.platform] ?? [
    'xdg-open',
    url,
  ]
  spawn(command, args, { stdio: 'ignore', detached: true })
    .on('error', () => console.error('No browser could be opened: open the address above yourself.'))
    .unref()
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

async function serve(folder, why) {
  if (!ensureBuilt(['renderer', 'host', 'web'])) process.exit(1)
  console.log(`Levelwright serves your browser instead of a window of its own: ${why}.`)
  // In this process, not in a child: a child would outlive us when npm is ended by a signal.
  const { start } = await import(pathToFileURL(join(ROOT, 'dist', PARTS.web.output)).href)
  const host = await start({ folder, port: 0 })
  console.log(`Folder: ${folder}`)
  console.log(host.url)
  console.log('Ctrl+C ends it.')
  endWith(() => host.close())
  openBrowser(host.url)
}

function openWindow(binary, target, folder) {
  if (!ensureBuilt(['renderer', 'host', 'electron'])) process.exit(1)
  // Either would make Electron plain Node, or load foreign code into it.
  const { ELECTRON_RUN_AS_NODE, NODE_OPTIONS, ...env } = process.env
  const isRoot = process.getuid?.() === 0
  if (isRoot) console.log('You are root: Chromium’s sandbox cannot work and is off (--no-sandbox).')
  const started = Date.now()
  const child = spawn(binary, [...(isRoot ? ['--no-sandbox'] : []), ROOT, target], { stdio: 'inherit', env })
  let over = false
  const ended = (why, code) => {
    if (over) return
    over = true
    if (code !== 0 && Date.now() - started < STILLBORN_MS) void serve(folder, `Electron ended at once (${why})`)
    else process.exit(code ?? 1)
  }
  child.on('error', (error) => ended(error.message, 1))
  child.on('exit', (code, signal) => ended(signal ?? `code ${code}`, code))
  const stop = () => {
    over = true
    child.once('exit', (code) => process.exit(code ?? 0))
    child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop)
  onOrphaned(stop)
}

needNode()
const args = process.argv.slice(2)
const target = resolve(callerFolder('start'), args.find((arg) => !arg.startsWith('--')) ?? '.')
const found = statSync(target, { throwIfNoEntry: false })
if (!found) fail(`${target} does not exist. npm start -- PATH takes the folder that holds your packs, or a pack.`)
const folder = found.isDirectory() ? target : dirname(target)
if (!install()) process.exit(1)
if (args.includes('--retry')) forgetFailure()
const { binary, why } = args.includes('--web') ? { why: '--web was given' } : getElectron()
if (binary) openWindow(binary, target, folder)
else await serve(folder, why)
