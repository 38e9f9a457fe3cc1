// Everything that runs, bundled into dist/: renderer (vite), worker, web host and command line (rolldown). Runtime dependencies stay empty.

import { rm } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import react from '@vitejs/plugin-react'
import { rolldown } from 'rolldown'
import { build } from 'vite'

// Optional native helpers of ws: absent here, and ws works without them.
const external = [/^node:/, ...builtinModules, 'bufferutil', 'utf-8-validate']

async function bundle(input, file) {
  const made = await rolldown({ input, platform: 'node', external })
  await made.write({ file, format: 'esm', codeSplitting: false, sourcemap: true })
  await made.close()
}

await rm('dist', { recursive: true, force: true })
await Promise.all([
  build({
    root: 'renderer',
    base: './',
    logLevel: 'warn',
    configFile: false,
    plugins: [react()],
    build: {
      outDir: '../dist/renderer',
      emptyOutDir: true,
      chunkSizeWarningLimit: 3000,
      target: 'chrome140',
      reportCompressedSize: false,
    },
  }),
  bundle('app/host/worker.ts', 'dist/host/worker.mjs'),
  bundle('app/web/main.ts', 'dist/web/main.mjs'),
  bundle('app/cli/main.ts', 'dist/cli/main.mjs'),
])
