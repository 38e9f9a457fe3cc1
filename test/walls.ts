/** Judges who imports whom: the one-way street of ARCHITECTURE.md as a function, so that the test can show it planted violations. */
import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { type Facts, readFacts } from './sources.ts'

/** Core's floors from the lowest; a file imports its own floor or a lower one. A new core file needs a floor. */
const FLOORS: readonly RegExp[] = [
  /^core\/(grid|fault|random|limits|characters)\.ts$|^core\/text\//,
  /^core\/(play|solving|generator|editing|picture|kind)\.ts$/,
  /^core\/search\/|^core\/(svg|report|markShapes|shapeRuns)\.ts$/,
  /^core\/kinds\/[^/]+\//,
  /^core\/kinds\/index\.ts$/,
  /^core\/registry\.ts$/,
  /^core\/(document|formats)\/|^core\/(contract|client|generate|examine|repair)\.ts$/,
]
const MAY_USE_ZOD = /^core\/(document\/[^/]+|contract)\.ts$/
const MAY_LIST = /^core\/kinds\/(?:[^/]+\/)?index\.ts$|^renderer\/kinds\/index\.ts$/
const MAX_LINES = 300
/** Core knows no clock and draws only seeded numbers. */
const IMPURE = ['Date', 'Math.random', 'performance', 'globalThis'] as const

const top = (path: string): string => path.slice(0, path.indexOf('/'))
const floorOf = (path: string): number => FLOORS.findIndex((floor) => floor.test(path))
const folderIn = (path: string, parent: string): string | undefined =>
  path.startsWith(parent) && path.slice(parent.length).includes('/') ? path.slice(parent.length).split('/')[0] : undefined

/** What is wrong with a package import; undefined: nothing. */
function packageFlaw(path: string, name: string): string | undefined {
  const isNode = name.startsWith('node:') || builtinModules.includes(name)
  if (top(path) === 'core' && !(name === 'zod' && MAY_USE_ZOD.test(path))) {
    return name === 'zod' ? 'zod belongs in document/ and contract.ts' : 'core imports no package'
  }
  if (/^electron(\/|$)/.test(name) && !path.startsWith('app/electron/')) return 'electron belongs in app/electron'
  if (top(path) === 'renderer' && isNode) return 'the renderer has no Node'
  if (isNode && !name.startsWith('node:')) return `write node:${name}`
  return undefined
}

/** What is wrong with `path` importing the project's own `target`; undefined: nothing. */
function ownFlaw(path: string, target: string): string | undefined {
  const from = top(path)
  const to = top(target)
  if (from === 'core') {
    if (to !== 'core') return 'core imports core only'
    const [mine, theirs] = [floorOf(path), floorOf(target)]
    if (theirs > mine) return 'a lower floor of core does not import a higher one'
    const [one, other] = [folderIn(path, 'core/kinds/'), folderIn(target, 'core/kinds/')]
    if (one !== undefined && other !== undefined && one !== other) return 'a kind imports no other kind'
    return undefined
  }
  if (from === 'renderer') return to === 'core' || to === 'renderer' ? undefined : 'the renderer imports core and itself only'
  if (to !== 'core' && to !== 'app') return 'app imports core and itself only'
  if (to === 'core') return undefined
  const [mine, theirs] = [folderIn(path, 'app/'), folderIn(target, 'app/')]
  return theirs === 'host' || theirs === mine ? undefined : `app/${mine} imports app/host and itself only`
}

/** One circle among the files, as the chain of their paths; undefined: none. */
function findCircle(edges: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>()
  const visit = (path: string, chain: readonly string[]): readonly string[] | undefined => {
    if (chain.includes(path)) return [...chain.slice(chain.indexOf(path)), path]
    if (done.has(path)) return undefined
    for (const next of edges.get(path) ?? []) {
      const circle = visit(next, [...chain, path])
      if (circle) return circle
    }
    done.add(path)
    return undefined
  }
  for (const path of edges.keys()) {
    const circle = visit(path, [])
    if (circle) return circle
  }
  return undefined
}

function fileFlaws(path: string, text: string, facts: Facts): readonly string[] {
  const flaws: string[] = []
  const lines = text.trimEnd().split('\n').length
  if (lines > MAX_LINES) flaws.push(`${path}: ${lines} lines; ${MAX_LINES} is the most, so split it`)
  if (facts.barrel && !MAY_LIST.test(path)) flaws.push(`${path}: a barrel; import from the file that has the thing`)
  if (top(path) === 'core') {
    if (floorOf(path) < 0) flaws.push(`${path}: stands on no floor of core; give it one in test/walls.ts`)
    for (const name of IMPURE) if (facts.names.has(name)) flaws.push(`${path}: uses ${name}; core is pure`)
  }
  return flaws
}

/** Every broken line, as `file: what` or `file -> import: what`; empty: the walls hold. Keys are paths from the root. */
export function wallFlaws(sources: ReadonlyMap<string, string>, exists: (path: string) => boolean = (path) => sources.has(path)): string[] {
  const flaws: string[] = []
  const edges = new Map<string, readonly string[]>()
  for (const [path, text] of sources) {
    const facts = readFacts(path, text)
    flaws.push(...fileFlaws(path, text, facts))
    const own: string[] = []
    for (const name of facts.imports) {
      const isOwn = name.startsWith('.')
      // Vite's suffixes (?url, ?worker) say how a file is read, not which.
      const target = isOwn ? posix.join(posix.dirname(path), name.replace(/\?.*$/, '')) : name
      if (isOwn) own.push(target)
      const missing = isOwn && !exists(target) ? 'no such file; imports carry their extension' : undefined
      const flaw = missing ?? (isOwn ? ownFlaw(path, target) : packageFlaw(path, name))
      if (flaw) flaws.push(`${path} -> ${name}: ${flaw}`)
    }
    edges.set(path, own)
  }
  const circle = findCircle(edges)
  if (circle) flaws.push(`circle: ${circle.join(' -> ')}`)
  return flaws
}
