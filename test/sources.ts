/** The project's sources as data, for the tests that judge them: imports, string literals, template literals. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

export const ROOT = join(import.meta.dirname, '..')

/** Every file under a top folder, by its path from the root, sorted. */
export function filesUnder(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(ROOT.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

export const readSource = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

/** Path → text of the TypeScript under the given top folders. */
export const readSources = (...folders: readonly string[]): ReadonlyMap<string, string> =>
  new Map(folders.flatMap(filesUnder).flatMap((path) => (/\.tsx?$/.test(path) ? [[path, readSource(path)] as const] : [])))

export interface Facts {
  /** What the file imports or re-exports from, types included, in order. */
  readonly imports: readonly string[]
  /** true: nothing but imports and re-exports, or an `export *`. */
  readonly barrel: boolean
  readonly literals: readonly string[]
  /** The fixed parts of each template literal with something filled in. */
  readonly templates: readonly (readonly string[])[]
  /** `object.member` accesses and bare names. */
  readonly names: ReadonlySet<string>
}

type Node = { readonly type: string; readonly [key: string]: unknown }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Reads one file. `path` only chooses between ts and tsx. */
export function readFacts(path: string, text: string): Facts {
  const imports: string[] = []
  const literals: string[] = []
  const templates: string[][] = []
  const names = new Set<string>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item)
    else if (isNode(value)) {
      const from =
        value.type === 'ImportExpression' || /^(Import|Export).*Declaration$|^TSImportType$/.test(value.type) ? value.source : null
      if (isNode(from) && typeof from.value === 'string') imports.push(from.value)
      if (value.type === 'Literal' && typeof value.value === 'string') literals.push(value.value)
      if (value.type === 'Identifier') names.add(String(value.name))
      if (value.type === 'MemberExpression' && isNode(value.object) && isNode(value.property)) {
        names.add(`${value.object.name}.${value.property.name}`)
      }
      if (value.type === 'TemplateLiteral') {
        const parts = (value.quasis as readonly { readonly value: { readonly cooked: string } }[]).map((quasi) => quasi.value.cooked)
        if (parts.length > 1) templates.push(parts)
        else literals.push(parts[0] ?? '')
      }
      for (const key of Object.keys(value)) visit(value[key])
    }
  }
  const program = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' })
  visit(program.body)
  const passesOn = program.body.map(
    (statement) => statement.type === 'ExportAllDeclaration' || (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
  )
  const onlyPassesOn = program.body.every((statement, i) => passesOn[i] || statement.type === 'ImportDeclaration')
  const star = program.body.some((statement) => statement.type === 'ExportAllDeclaration')
  return { imports, barrel: star || (passesOn.includes(true) && onlyPassesOn), literals, templates, names }
}
