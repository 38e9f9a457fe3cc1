// npm start [-- folder]: install and build what is missing, serve the editor on this machine only, and open the browser.

import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { callerFolder, install, needNode, ROOT } from './install.mjs'
import { endWith } from './lifetime.mjs'
import { ensureBuilt, PARTS } from './parts.mjs'

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

needNode()
const folder = resolve(callerFolder('start'), process.argv[2] ?? '.')
if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
  fail(`${folder} is not a folder. npm start -- FOLDER takes the folder that holds your packs.`)
if (!install() || !ensureBuilt(['renderer', 'host', 'web'])) process.exit(1)

// In this process, not in a child: a child would outlive us when npm is ended by a signal.
const { start } = await import(pathToFileURL(join(ROOT, 'dist', PARTS.web.output)).href)
const host = await start({ folder, port: 0 })
console.log('Levelwright serves your browser: it has no desktop window of its own yet.')
console.log(`Folder: ${folder}`)
console.log(host.url)
console.log('Ctrl+C ends it.')
endWith(() => host.close())
openBrowser(host.url)
