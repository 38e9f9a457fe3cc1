// Everything that runs, bundled into dist/: renderer (vite), worker, web host, desktop and command line (rolldown). Runtime dependencies stay empty.
// node build/build.mjs [part…]; no part: all of them.

import { mkdirSync, renameSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { ROOT } from './install.mjs'
import { PARTS, takeStamp, writeStamp } from './parts.mjs'

// Optional native helpers of ws: absent here, and ws works without them. Electron is its own module, inside Electron only.
const external = [/^node:/, ...builtinModules, 'bufferutil', 'utf-8-validate', 'electron']

/** Made aside and moved into place, so that two builds at once, or a start during one, never meet half a file. */
const aside = join(ROOT, 'dist', `.making-${process.pid}`)

async function bundle(input, output, format = 'esm') {
  const { rolldown } = await import('rolldown')
  const made = await rolldown({ input: join(ROOT, input), cwd: ROOT, platform: 'node', external })
  const file = join(aside, output)
  await made.write({
    file,
    format,
    codeSplitting: false,
    sourcemap: true,
    minify: { compress: false, mangle: false, codegen: true },
  })
  await made.close()
  const target = join(ROOT, 'dist', output)
  mkdirSync(dirname(target), { recursive: true })
  renameSync(`${file}.map`, `${target}.map`)
  renameSync(file, target)
}

async function screen() {
  // Whatever the caller works on, what is built here is what users run.
  process.env.NODE_ENV = 'production'
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')])
  const outDir = join(aside, 'renderer')
  await build({
    root: join(ROOT, 'renderer'),
    base: './',
    logLevel: 'warn',
    configFile: false,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 3000, target: 'chrome140', reportCompressedSize: false },
  })
  const target = join(ROOT, 'dist/renderer')
  rmSync(target, { recursive: true, force: true })
  renameSync(outDir, target)
}

const make = {
  renderer: screen,
  host: () => bundle('app/host/worker.ts', PARTS.host.output),
  web: () => bundle('app/web/main.ts', PARTS.web.output),
  electron: () =>
    Promise.all([
      bundle('app/electron/main.ts', PARTS.electron.output),
      // A sandboxed preload is one file and no module.
      bundle('app/electron/preload.ts', 'electron/preload.cjs', 'cjs'),
    ]),
  cli: () => bundle('app/cli/main.ts', PARTS.cli.output),
}

const asked = process.argv.slice(2)
const unknown = asked.find((part) => !Object.hasOwn(PARTS, part))
if (unknown !== undefined) {
  console.error(`No part is called ${unknown}; the parts are ${Object.keys(PARTS).join(', ')}.`)
  process.exit(2)
}
mkdirSync(aside, { recursive: true })
try {
  await Promise.all(
    (asked.length > 0 ? asked : Object.keys(PARTS)).map(async (part) => {
      const stamp = takeStamp(part)
      await make[part]()
      writeStamp(part, stamp)
    }),
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(aside, { recursive: true, force: true })
}
