import { defineConfig } from 'vitest/config'

/** Tests of what holds no state: files that share their modules need not load them anew. */
const PURE = ['test/*.test.ts', 'test/{core,kinds,laws}/**/*.test.ts']

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // What a slow machine needs; a poll ends as soon as it holds.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      { extends: true, test: { name: 'whole', include: ['test/**/*.test.ts'], exclude: PURE } },
    ],
  },
})
