// The Chromium that the browser tests and the screenshots drive. Only Node's own modules.

import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']

function runs(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function usualPlaces() {
  const { PATH = '', PROGRAMFILES, LOCALAPPDATA } = process.env
  if (process.platform === 'win32') {
    return [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA]
      .filter(Boolean)
      .flatMap((folder) => [join(folder, 'Google/Chrome/Application/chrome.exe'), join(folder, 'Microsoft/Edge/Application/msedge.exe')])
  }
  const named = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)))
  const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  return [...named, ...apps, '/snap/bin/chromium']
}

/** Path of a Chromium: CHROMIUM_PATH alone where it is set, else PATH and the usual places; null where there is none. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  return (chosen ? [chosen] : usualPlaces()).find(runs) ?? null
}

/** Takes Debian's package where apt-get and the right to use it are there. Answers the path, or null. */
export function installChromium() {
  if (process.platform !== 'linux' || process.getuid() !== 0 || process.env.CHROMIUM_PATH) return null
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 2], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  if (apt('--version').status !== 0) return null
  console.error('Installing Chromium from the system’s packages (once)…')
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core')
  return findChromium()
}
