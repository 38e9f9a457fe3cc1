// npm start [-- folder or pack]: install and build what is missing, then the desktop editor; where Electron cannot be had, the same editor
// in the browser, served on this machine only.

import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { forgetFailure, getElectron } from './electron.mjs'
import { callerFolder, install, needNode, ROOT } from './install.mjs'
import { endWith, onOrphaned } from './lifetime.mjs'
import { ensureBuilt, PARTS } from './parts.mjs'

/** An Electron that ends badly within this time never showed a window: a library is missing, or the display refuses. */
const STILLBORN_MS = 8_000

const USAGE = `Usage: npm start -- [PATH] [--web] [--port N] [--retry]

PATH      a pack to open, or the folder that holds your packs; the folder you are in if not given
--web     in your browser, not in a window of its own
--port N  in your browser, served at this port; without it at the folder's last one where that is free, else at any free one
--retry   try again to fetch Electron, also if that failed today
--help    show this`

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

function fail(message, code = 1) {
  console.error(message)
  process.exit(code)
}

/** What was asked for; `port` undefined: any. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { web: { type: 'boolean' }, port: { type: 'string' }, retry: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    if (values.help) {
      console.log(USAGE)
      process.exit(0)
    }
    if (positionals.length > 1) throw new Error('Only one pack or folder can be opened.')
    const asked = { given: positionals[0], web: values.web, retry: values.retry }
    if (values.port === undefined) return asked
    const port = Number(values.port)
    if (!/^\d+$/.test(values.port) || port < 1 || port > 65_535) throw new Error('--port takes a number from 1 to 65535.')
    return { ...asked, port }
  } catch (error) {
    return fail(`${error.message}\n\n${USAGE}`, 2)
  }
}

async function serve(folder, why, port) {
  if (!ensureBuilt(['renderer', 'host', 'web'])) process.exit(1)
  console.log(`Levelwright serves your browser instead of a window of its own: ${why}.`)
  // In this process, not in a child: a child would outlive us when npm is ended by a signal.
  const { start } = await import(pathToFileURL(join(ROOT, 'dist', PARTS.web.output)).href)
  const host = await start({ folder, port, remember: true }).catch((error) => {
    if (error.code === 'EADDRINUSE') fail(`Port ${port} is in use: end what uses it, or choose another.`)
    if (error.code === 'EACCES') fail(`Port ${port} is not allowed to you: choose one above 1023.`)
    throw error
  })
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
const { given = '.', web, port, retry } = readArguments()
const target = resolve(callerFolder('start'), given)
const found = statSync(target, { throwIfNoEntry: false })
if (!found) fail(`${target} does not exist. npm start -- PATH takes the folder that holds your packs, or a pack.`)
const folder = found.isDirectory() ? target : dirname(target)
if (!install()) process.exit(1)
if (retry) forgetFailure()
const { binary, why } = web ? { why: '--web was given' } : port !== undefined ? { why: '--port was given' } : getElectron()
if (binary) openWindow(binary, target, folder)
else await serve(folder, why, port)
