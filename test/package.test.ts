/** Exact pins, nothing at run time, and a lock file in step with them. */
import { expect, test } from 'vitest'
import { VERSION } from '../app/cli/version.ts'
import { readSource } from './sources.ts'

interface LockEntry {
  readonly version?: string
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}
const manifest = JSON.parse(readSource('package.json')) as LockEntry & Readonly<Record<string, unknown>>
const lock = JSON.parse(readSource('package-lock.json')) as {
  readonly lockfileVersion: number
  readonly packages: Readonly<Record<string, LockEntry>>
}
const pins = Object.entries(manifest.devDependencies ?? {})

test('every dependency is pinned to one version', () => {
  expect(pins.length).toBeGreaterThan(0)
  expect(pins.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('nothing is needed at run time', () => {
  for (const key of ['dependencies', 'optionalDependencies', 'peerDependencies', 'bundleDependencies'])
    expect(manifest[key]).toBeUndefined()
})

test('the command line tells the version of the package', () => expect(VERSION).toBe(manifest.version))

test('the lock file is in step', () => {
  expect(lock.lockfileVersion).toBe(3)
  expect(lock.packages['']?.devDependencies).toEqual(manifest.devDependencies)
  expect(lock.packages['']?.dependencies).toBeUndefined()
  expect(pins.filter(([name, version]) => lock.packages[`node_modules/${name}`]?.version !== version)).toEqual([])
})
