#!/usr/bin/env node
// npm run -s cli -- …: builds what is missing or older than its sources, then hands over in this same process.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { callerFolder, needNode, ROOT } from './install.mjs'
import { onOrphaned } from './lifetime.mjs'
import { ensureBuilt, PARTS } from './parts.mjs'

const SIGTERM_EXIT = 143

needNode()
if (ensureBuilt(['cli', 'host'])) {
  // The search runs in threads, which nobody would hear of any more.
  onOrphaned(() => process.exit(SIGTERM_EXIT))
  // Paths on the command line are relative to where the user stands.
  process.chdir(callerFolder('cli'))
  await import(pathToFileURL(join(ROOT, 'dist', PARTS.cli.output)).href)
} else process.exitCode = 3
