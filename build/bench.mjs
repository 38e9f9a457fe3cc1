// npm run bench: bundles test/bench into out/ and runs it in one Node process, whose exit code says whether every demand holds.
// npm run bench -- --screen: only the read-out on screen, in Chromium.
// npm run bench -- --jelly: only Jelly's part; with --threads N also what N threads gain that share a proof.
// npm run bench -- --regenerate: makes test/bench/generated.jsonl anew by the generator, for a new version of it.

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { install, needNode, ROOT } from './install.mjs'
import { ensureBuilt } from './parts.mjs'

needNode()
if (!install() || !ensureBuilt(['renderer', 'host', 'web'])) process.exit(1)
const chromium = findChromium()

const { rolldown } = await import('rolldown')
const file = join(ROOT, 'out/bench.mjs')
const made = await rolldown({ cwd: ROOT, input: 'test/bench/main.ts', platform: 'node', external: [/^node:/, 'playwright-core'] })
await made.write({ file, format: 'esm', sourcemap: true })
await made.close()

const { status } = spawnSync(process.execPath, ['--enable-source-maps', file, ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, ...(chromium !== null && { CHROMIUM_PATH: chromium }) },
})
process.exitCode = status ?? 1
