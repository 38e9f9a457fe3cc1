/** The walls hold in the sources, and each of them can fail. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesUnder, ROOT, readSource, readSources } from './sources.ts'
import { wallFlaws } from './walls.ts'

test('every import keeps to the one-way street, without circles, barrels or overlong files', () => {
  const sources = readSources('core', 'app', 'renderer')
  expect(sources.size).toBeGreaterThan(10)
  expect(wallFlaws(sources, (path) => existsSync(join(ROOT, path)))).toEqual([])
})

test('build scripts are no longer than any other file', () => {
  expect(filesUnder('build').filter((path) => path.endsWith('.mjs') && readSource(path).split('\n').length > 301)).toEqual([])
})

/** Sources with one planted flaw, and the flaw that must be named. */
const planted: readonly (readonly [name: string, sources: Readonly<Record<string, string>>, flaw: string])[] = [
  [
    'core imports app',
    { 'core/grid.ts': "import { a } from '../app/host/a.ts'", 'app/host/a.ts': 'export const a = 1' },
    'core/grid.ts -> ../app/host/a.ts: core imports core only',
  ],
  [
    'a type import counts',
    { 'core/grid.ts': "import type { A } from '../renderer/a.ts'", 'renderer/a.ts': 'export type A = 1' },
    'core/grid.ts -> ../renderer/a.ts: core imports core only',
  ],
  [
    'an import() type counts',
    { 'core/grid.ts': "export type A = import('./kind.ts').A", 'core/kind.ts': 'export type A = 1' },
    'core/grid.ts -> ./kind.ts: a lower floor of core does not import a higher one',
  ],
  [
    'search imports a kind',
    { 'core/search/a.ts': "import { a } from '../kinds/parkout/a.ts'", 'core/kinds/parkout/a.ts': 'export const a = 1' },
    'core/search/a.ts -> ../kinds/parkout/a.ts: a lower floor of core does not import a higher one',
  ],
  [
    'a kind imports another',
    {
      'core/kinds/parkout/a.ts': "export { b as a, type C } from '../jelly/b.ts'\nexport const d = 1",
      'core/kinds/jelly/b.ts': 'export const b = 1',
    },
    'core/kinds/parkout/a.ts -> ../jelly/b.ts: a kind imports no other kind',
  ],
  [
    'a kind imports the registry',
    { 'core/kinds/parkout/a.ts': "import '../../registry.ts'", 'core/registry.ts': 'export const b = 1' },
    'core/kinds/parkout/a.ts -> ../../registry.ts: a lower floor of core does not import a higher one',
  ],
  ['core imports a package', { 'core/grid.ts': "import 'i18next'" }, 'core/grid.ts -> i18next: core imports no package'],
  ['core imports Node', { 'core/grid.ts': "await import('node:fs')" }, 'core/grid.ts -> node:fs: core imports no package'],
  [
    'zod in the wrong place',
    { 'core/kind.ts': "import { z } from 'zod'" },
    'core/kind.ts -> zod: zod belongs in document/ and contract.ts',
  ],
  ['a clock in core', { 'core/grid.ts': 'export const now = () => Date.now()' }, 'core/grid.ts: uses Date; core is pure'],
  ['chance in core', { 'core/grid.ts': 'export const a = Math.random()' }, 'core/grid.ts: uses Math.random; core is pure'],
  [
    'a file on no floor',
    { 'core/other.ts': 'export const a = 1' },
    'core/other.ts: stands on no floor of core; give it one in test/walls.ts',
  ],
  [
    'the renderer imports app',
    { 'renderer/a.tsx': "import { b } from '../app/host/b.ts'\nexport const A = () => <i>{b}</i>", 'app/host/b.ts': 'export const b = 1' },
    'renderer/a.tsx -> ../app/host/b.ts: the renderer imports core and itself only',
  ],
  ['the renderer imports Node', { 'renderer/a.ts': "import 'node:fs'" }, 'renderer/a.ts -> node:fs: the renderer has no Node'],
  [
    'electron in the host',
    { 'app/host/a.ts': "import type { App } from 'electron'\nexport const a = 1" },
    'app/host/a.ts -> electron: electron belongs in app/electron',
  ],
  [
    'shells meet',
    { 'app/cli/a.ts': "import '../web/b.ts'", 'app/web/b.ts': 'export const b = 1' },
    'app/cli/a.ts -> ../web/b.ts: app/cli imports app/host and itself only',
  ],
  [
    'the host imports a shell',
    { 'app/host/a.ts': "import '../web/b.ts'", 'app/web/b.ts': 'export const b = 1' },
    'app/host/a.ts -> ../web/b.ts: app/host imports app/host and itself only',
  ],
  [
    'app imports the renderer',
    { 'app/web/a.ts': "import '../../renderer/b.ts'", 'renderer/b.ts': 'export const b = 1' },
    'app/web/a.ts -> ../../renderer/b.ts: app imports core and itself only',
  ],
  [
    'an import without its extension',
    { 'core/kind.ts': "import './grid'", 'core/grid.ts': 'export const a = 1' },
    'core/kind.ts -> ./grid: no such file; imports carry their extension',
  ],
  [
    'a circle of type imports',
    {
      'core/search/a.ts': "import type { B } from './b.ts'\nexport type A = B",
      'core/search/b.ts': "import type { A } from './a.ts'\nexport type B = A",
    },
    'circle: core/search/a.ts -> core/search/b.ts -> core/search/a.ts',
  ],
  [
    'a barrel',
    { 'app/host/all.ts': "export { b } from './b.ts'", 'app/host/b.ts': 'export const b = 1' },
    'app/host/all.ts: a barrel; import from the file that has the thing',
  ],
  [
    'a star',
    { 'app/host/all.ts': "export * from './b.ts'\nexport const c = 1", 'app/host/b.ts': 'export const b = 1' },
    'app/host/all.ts: a barrel; import from the file that has the thing',
  ],
  ['an overlong file', { 'app/host/a.ts': 'export {}\n'.repeat(301) }, 'app/host/a.ts: 301 lines; 300 is the most, so split it'],
]

test.each(planted)('named: %s', (_, sources, flaw) => {
  expect(wallFlaws(new Map(Object.entries(sources)))).toEqual([flaw])
})

test('what the street allows is not named', () => {
  const sources = {
    'core/contract.ts': "import { z } from 'zod'\nimport { a } from './kind.ts'\nexport const b = z.literal(a)",
    'core/kind.ts': "import type { G } from './grid.ts'\nexport const a: G = 1 // import from '../app/x.ts'",
    'core/grid.ts': 'export type G = 1\nexport const text = "import x from \'node:fs\'"',
    'core/kinds/index.ts': "import { p } from './parkout/index.ts'\nexport const kinds = [p]",
    'core/kinds/parkout/index.ts': "export { p } from './p.ts'",
    'core/kinds/parkout/p.ts': "import '../../kind.ts'\nexport const p = 1",
    'app/cli/main.ts':
      "import 'node:fs'\nimport 'commander'\nimport { a } from '../host/a.ts'\nimport { kinds } from '../../core/kinds/index.ts'\nexport { a, kinds }",
    'app/host/a.ts': 'export const a = 1',
    'renderer/main.tsx': "import 'react'\nimport { kinds } from '../core/kinds/index.ts'\nexport const A = () => <i>{kinds}</i>",
  }
  expect(wallFlaws(new Map(Object.entries(sources)))).toEqual([])
})
