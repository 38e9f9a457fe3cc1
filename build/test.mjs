// npm test: install, build, find Chromium, type-check, lint, run every test; the last line is `N passed, N failed`, whatever happened.

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, installChromium } from './chromium.mjs'
import { install, needNode, ROOT } from './install.mjs'
import { ensureBuilt, PARTS } from './parts.mjs'

const RESULTS = join(ROOT, 'out/test-results.json')

const run = (args, env = {}) =>
  spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0

/** A file that could not be loaded has no tests to count: it counts as one that failed. A run that ended badly never counts as clean. */
function counts(ended) {
  try {
    const { testResults, numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(RESULTS, 'utf8'))
    const broken = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'))
    const failed = numFailedTests + broken.length
    return { passed: numPassedTests, failed: failed > 0 || ended ? failed : 1, skipped: numPendingTests }
  } catch {
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

function tests() {
  const chromium = findChromium() ?? installChromium()
  if (chromium === null) {
    const { CHROMIUM_PATH } = process.env
    console.error(
      CHROMIUM_PATH
        ? `CHROMIUM_PATH is ${CHROMIUM_PATH}, which is no program: the browser tests do not run.`
        : 'No Chromium was found: the browser tests do not run. Install Chromium or Chrome, or say where one is in CHROMIUM_PATH.',
    )
  }
  rmSync(RESULTS, { force: true })
  mkdirSync(join(ROOT, 'out'), { recursive: true })
  const ended = run(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${RESULTS}`,
      ...(chromium === null ? ['--project=!e2e'] : []),
      ...process.argv.slice(2),
    ],
    // NODE_ENV=production would give the tests React's production build.
    { NODE_ENV: 'test', ...(chromium !== null && { CHROMIUM_PATH: chromium }) },
  )
  const all = counts(ended)
  return chromium === null && process.env.CI ? { ...all, failed: all.failed + 1 } : all
}

needNode()
const checks = []
const check = (name, good) => {
  checks.push(good)
  if (!good) console.error(`${name} failed.`)
  return good
}

let all = { passed: 0, failed: 0, skipped: 0 }
if (!install()) check('The install', false)
else {
  const built = ensureBuilt(Object.keys(PARTS))
  if (!built) check('The build', false)
  check('The type check of core', run(['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'core']))
  check('The type check', run(['node_modules/typescript/bin/tsc', '--noEmit']))
  check('The lint', run(['node_modules/@biomejs/biome/bin/biome', 'check', '.']))
  // Without a build the tests would judge an older one.
  if (built) all = tests()
}
if (all.skipped > 0) console.log(`${all.skipped} skipped`)
const passed = all.passed + checks.filter(Boolean).length
const failed = all.failed + checks.filter((good) => !good).length
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
