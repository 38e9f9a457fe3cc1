import { defineConfig } from 'vitest/config'

/** Tests of what holds no state: files that share their modules need not load them anew. */
const PURE = ['test/*.test.ts', 'test/{core,kinds,laws}/**/*.test.ts']
/** Tests of the whole editor, which need a Chromium. */
const E2E = 'test/e2e/**/*.test.ts'

export default defineConfig({
  test: {
    // A minute on a busy machine is none that hangs: in a browser or at a poll that has its own, shorter limit.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // What a slow machine needs; a poll ends as soon as it holds.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'e2e', include: [E2E] } },
      { extends: true, test: { name: 'others', include: ['test/**/*.test.ts'], exclude: [...PURE, E2E] } },
    ],
  },
})
