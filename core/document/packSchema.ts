/** The shape of pack text, version 1; docs/pack.schema.json is made from it. Other keys than these may stand anywhere. */
import { z } from 'zod'
import type { Issue } from '../fault.ts'

export const FORMAT = 'levelwright-pack'
export const VERSION = 1

/** What a generator needs to make the level again. */
const Generated = z.looseObject({
  generator: z.string(),
  seed: z.string(),
  params: z.looseObject({}).optional(),
  version: z.union([z.int(), z.string()]).optional(),
})

/** What was proven of these rows, by whom and within which limits; believed only once replayed. */
export const Claims = z.looseObject({
  par: z.int().min(0).optional(),
  line: z.array(z.string()).optional(),
  uniqueness: z.enum(['unique', 'multiple', 'no-answer', 'unknown']).optional(),
  grade: z.string().nullable().optional(),
  solver: z.string().optional(),
  limits: z.looseObject({}).optional(),
  rowsHash: z.string().optional(),
})

const LevelShape = z
  .looseObject({
    id: z.string().min(1).describe('Unique in the pack.'),
    kind: z.string().describe('The puzzle kind, such as parkout or signal. A level of a kind the program does not know is kept as it is.'),
    title: z.string().optional(),
    rows: z.array(z.string()).describe('The level as text, a string a row; what Signal keeps beside its tiles stands behind an empty row.'),
    author: z.string().optional(),
    notes: z.string().optional(),
    tags: z.array(z.string()).optional(),
    draft: z.boolean().optional().describe('A draft is reported by validation, not failed.'),
    moveLimit: z.int().min(1).optional(),
    generated: Generated.optional(),
    claims: Claims.optional(),
  })
  .describe('Only id, kind and rows are required.')

const PackShape = z.looseObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  title: z.string().optional(),
  author: z.string().optional(),
  levels: z.array(LevelShape),
})

/** The pack without a look into its levels, each of which may fail alone. */
const PackShell = PackShape.extend({ levels: z.array(z.unknown()) })
/** Malformed claims fail validation, but are no reason not to open the level. */
const LevelShell = LevelShape.extend({ claims: z.unknown().optional() })

/** What stands in a message for the value expected of a key; JSON, so the same in every language. */
const EXAMPLES: Readonly<Record<string, string>> = {
  title: '"…"',
  author: '"…"',
  levels: '[{ … }, …]',
  id: '"…"',
  kind: '"parkout"',
  rows: '["…", …]',
  'rows[]': '"…"',
  notes: '"…"',
  tags: '["…", …]',
  'tags[]': '"…"',
  draft: 'true, false',
  moveLimit: '1, 2, 3, …',
  generated: '{ "generator": "…", "seed": "…", … }',
  'generated.generator': '"…"',
  'generated.seed': '"…"',
  'generated.params': '{ … }',
  'generated.version': '1',
  claims: '{ … }',
  'claims.par': '0, 1, 2, …',
  'claims.line': '["…", …]',
  'claims.line[]': '"…"',
  'claims.uniqueness': '"unique", "multiple", "no-answer", "unknown"',
  'claims.grade': '"…", null',
  'claims.solver': '"…"',
  'claims.limits': '{ … }',
  'claims.rowsHash': '"sha256:…"',
}

export const packFlaws = (value: object): readonly Issue[] => flawsOf(PackShell, value)

/** `pack/not-a-level`, or `pack/empty-id`, `pack/missing-field` and `pack/bad-field`, the first of each key. */
export const levelFlaws = (value: unknown): readonly Issue[] =>
  typeof value !== 'object' || value === null || Array.isArray(value)
    ? [{ code: 'pack/not-a-level', at: [], blocks: true }]
    : flawsOf(LevelShell, value)

/** The first value of a level's claims that is of the wrong type, and what to write; undefined: all can be read. */
export function claimsFlaw(claims: unknown): { readonly key: string; readonly expected: string } | undefined {
  const [flaw] = Claims.safeParse(claims).error?.issues ?? []
  return flaw && wordsFor(['claims', ...flaw.path])
}

function flawsOf(shape: typeof PackShell | typeof LevelShell, value: object): readonly Issue[] {
  const first = new Map<string, Issue>()
  for (const { path } of shape.safeParse(value).error?.issues ?? []) {
    const key = String(path[0])
    if (first.has(key)) continue
    if (key === 'id' && 'id' in value && value.id === '') first.set(key, { code: 'pack/empty-id', at: [], blocks: true })
    else
      first.set(key, {
        code: isMissing(value, path) ? 'pack/missing-field' : 'pack/bad-field',
        at: [],
        blocks: true,
        details: wordsFor(path),
      })
  }
  return [...first.values()]
}

const wordsFor = (path: readonly PropertyKey[]) => ({
  key: pathText(path),
  expected: EXAMPLES[pathText(path).replace(/\[\d+\]/g, '[]')] ?? '',
})

function isMissing(value: object, path: readonly PropertyKey[]): boolean {
  const parent = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as Readonly<Record<PropertyKey, unknown>>)[key], value)
  return !Object.hasOwn(parent as object, path.at(-1) ?? '')
}

/** `rows[2]`, `claims.par`. */
const pathText = (path: readonly PropertyKey[]): string =>
  path.map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`)).join('')

/** The published JSON Schema, as the text of docs/pack.schema.json. */
export function packJsonSchema(): string {
  const schema = { ...z.toJSONSchema(PackShape), title: 'Levelwright pack, version 1' }
  return `${JSON.stringify(schema, null, 2)}\n`
}
