/**
 * Pack text in and out (format `levelwright-pack`, version 1). A level that cannot be opened is kept as text with its issues while
 * the others open; what was not edited is written as it was read.
 */
import { Fault, type Issue } from '../fault.ts'
import type { KindText, Rows } from '../play.ts'
import { type JsonNode, lineFinder, scanJson } from './json.ts'
import { type Field, freshId, isBroken, type Level, type Pack, type PackEntry, samePack } from './pack.ts'
import { FORMAT, levelFlaws, packFlaws, VERSION } from './packSchema.ts'

/** The registry's `kindOf`, as far as text needs it. */
export type KindOf = (id: string) => KindText<unknown> | undefined

/** Where a level of a pack came from. */
export interface LevelSource {
  /** Its JSON, as it was written (line ends are `\n`). */
  readonly text: string
  /** The 1-based line of the file it starts on. */
  readonly line: number
  /** Its rows before parsing; empty where it has none. */
  readonly rows: Rows
  /** The 1-based line of the file for each of `rows`. */
  readonly rowLines: readonly number[]
}

/** A pack as read from a file: kept beside the document, it lets `writePack` leave alone what nobody edited. */
export interface PackFile {
  /** Exactly as read. */
  readonly text: string
  readonly pack: Pack
  /** One for each of `pack.levels`. */
  readonly sources: readonly LevelSource[]
}

/** Keys in the order they are written; a key without a place of its own comes to stand behind the last of those before it. */
const PACK_KEYS = ['format', 'version', 'title', 'author', 'levels']
const LEVEL_KEYS = ['id', 'kind', 'title', 'rows', 'author', 'notes', 'tags', 'draft', 'moveLimit', 'generated', 'claims']
/** The keys of a level that are fields of `Level`. */
const OWN_KEYS = ['id', 'kind', 'title', 'rows', 'draft']
/** Values that are written only where the text had their key. */
const DEFAULTS: Readonly<Record<string, string>> = { title: '""', author: '""', draft: 'false' }

/**
 * Reads UTF-8 text with or without BOM, with any line ends. Throws a Fault: `pack/not-json` and its like (see `scanJson`),
 * `pack/not-a-pack`, `pack/too-new`, `pack/bad-version`, and `pack/bad-field`, `pack/missing-field` or `pack/duplicate-key`
 * for the keys of the pack itself. What is wrong with one level becomes the issues of a BrokenLevel instead.
 */
export function readPack(text: string, kindOf: KindOf): PackFile {
  const json = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const root = scanJson(json)
  const value = JSON.parse(json) as { format?: unknown; version?: unknown; title?: string; author?: string; levels: readonly unknown[] }
  if (root.is !== 'object' || value.format !== FORMAT) throw new Fault('pack/not-a-pack', { expected: `"format": "${FORMAT}"` })
  checkVersion(value.version)
  const flaw = [...repeatedKeys(root), ...packFlaws(value)][0]
  if (flaw) throw new Fault(flaw.code, flaw.details)
  const list = root.fields.find((field) => field.key === 'levels')?.value
  const nodes = list?.is === 'array' ? list.items : []

  const given = value.levels.map(idIn)
  const taken = new Set(given)
  const earlier = new Set<string>()
  const levels = nodes.map((node, i): PackEntry => {
    const id = given[i] ?? ''
    const repeated: readonly Issue[] = id !== '' && earlier.has(id) ? [packIssue('pack/duplicate-id', { id })] : []
    earlier.add(id)
    const opened = openLevel(json, node, value.levels[i], kindOf)
    const issues = 'issues' in opened ? [...repeated, ...opened.issues] : repeated
    if (!('issues' in opened) && issues.length === 0) return opened
    const name = id === '' || repeated.length > 0 ? freshId(taken, id) : id
    taken.add(name)
    return { id: name, broken: true, ...readable(value.levels[i]), raw: textOf(json, node), issues }
  })

  const { title = '', author = '' } = value
  const lineAt = lineFinder(json)
  const sources = nodes.map((node, i) => sourceOf(json, node, value.levels[i], lineAt))
  return { text, pack: { title, author, levels, rest: fieldsOf(json, root, PACK_KEYS) }, sources }
}

/**
 * The text of a pack: `\n`, a final newline, no BOM. `file`: what it was read from; an unchanged pack gives that very text, an
 * unchanged level its own part of it.
 */
export function writePack(pack: Pack, kindOf: KindOf, file?: PackFile): string {
  if (file && samePack(pack, file.pack)) return file.text
  const asRead = new Map(file?.pack.levels.map((entry, i) => [entry, file.sources[i]?.text]))
  const textOfEntry = (entry: PackEntry): string =>
    asRead.get(entry) ?? (isBroken(entry) ? entry.raw : levelText(entry, rowsOf(entry, kindOf)))
  const levels = pack.levels.map((entry) => `    ${textOfEntry(entry)}`)
  const own = new Map([
    ['format', JSON.stringify(FORMAT)],
    ['version', String(VERSION)],
    ['levels', listText(levels, '  ')],
  ])
  const isNew = pack.rest.length === 0
  if (isNew || pack.title !== '') own.set('title', JSON.stringify(pack.title))
  if (isNew || pack.author !== '') own.set('author', JSON.stringify(pack.author))
  return `${objectText(own, pack.rest, PACK_KEYS, '')}\n`
}

/** The rows of a level, as its kind writes them. */
export function rowsOf(level: Level, kindOf: KindOf): Rows {
  const kind = kindOf(level.kind)
  if (!kind) throw new Error(`no kind ${level.kind}`)
  return kind.serialise(level.board)
}

/** A level as it stands in the list of a pack, its first line not indented. */
export function levelText(level: Omit<Level, 'board'>, rows: Rows): string {
  const own = new Map([
    ['id', JSON.stringify(level.id)],
    ['kind', JSON.stringify(level.kind)],
    [
      'rows',
      listText(
        rows.map((row) => `        ${JSON.stringify(row)}`),
        '      ',
      ),
    ],
  ])
  if (level.rest.length === 0 || level.title !== '') own.set('title', JSON.stringify(level.title))
  if (level.draft) own.set('draft', 'true')
  return objectText(own, level.rest, LEVEL_KEYS, '    ')
}

/** Each item on lines of its own, which it has indented already. */
const listText = (items: readonly string[], indent: string): string => (items.length === 0 ? '[]' : `[\n${items.join(',\n')}\n${indent}]`)

/** The keys of `rest` in their order, `own` values in their places. */
function objectText(own: ReadonlyMap<string, string>, rest: readonly Field[], order: readonly string[], indent: string): string {
  const keys = rest.map((field) => field.key)
  for (const [i, key] of order.entries()) {
    if (!own.has(key) || keys.includes(key)) continue
    const before = order.slice(0, i).findLast((earlier) => keys.includes(earlier))
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key)
  }
  const texts = new Map(rest.map((field) => [field.key, field.text]))
  const lines = keys.map((key) => `${indent}  ${JSON.stringify(key)}: ${own.get(key) ?? texts.get(key) ?? DEFAULTS[key]}`)
  return `{\n${lines.join(',\n')}\n${indent}}`
}

function checkVersion(version: unknown): void {
  if (version === undefined) throw new Fault('pack/missing-field', { key: 'version', expected: String(VERSION) })
  if (typeof version === 'number' && version > VERSION) throw new Fault('pack/too-new', { version, known: VERSION })
  if (version !== VERSION) throw new Fault('pack/bad-version', { version: JSON.stringify(version), known: VERSION })
}

/** A level, or why it is none. */
function openLevel(json: string, node: JsonNode, value: unknown, kindOf: KindOf): Level | { readonly issues: readonly Issue[] } {
  const flaws = [...repeatedKeys(node), ...levelFlaws(value)]
  if (flaws.length > 0) return { issues: flaws }
  const { id, kind, title = '', rows, draft = false } = value as { id: string; kind: string; title?: string; rows: Rows; draft?: boolean }
  const known = kindOf(kind)
  if (!known) return { issues: [packIssue('pack/unknown-kind', { kind })] }
  const board = known.parse(rows)
  if (!board.ok) return { issues: board.issues }
  return { id, kind, title, board: board.value, draft, rest: fieldsOf(json, node, OWN_KEYS) }
}

/** JSON keeps only the last of several values of a key, so the others would be lost. */
function repeatedKeys(node: JsonNode): readonly Issue[] {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const { key } of node.is === 'object' ? node.fields : []) (seen.has(key) ? repeated : seen).add(key)
  return [...repeated].map((key) => packIssue('pack/duplicate-key', { key }))
}

/** Keeps the text of every key but `own`. */
const fieldsOf = (json: string, node: JsonNode, own: readonly string[]): readonly Field[] =>
  node.is === 'object' ? node.fields.map(({ key, value }) => (own.includes(key) ? { key } : { key, text: textOf(json, value) })) : []

function sourceOf(json: string, node: JsonNode, value: unknown, lineAt: (offset: number) => number): LevelSource {
  const list = node.is === 'object' ? node.fields.find((field) => field.key === 'rows')?.value : undefined
  const { rows: given } = (value ?? {}) as Readonly<Record<string, unknown>>
  const isRows = Array.isArray(given) && given.every((row) => typeof row === 'string')
  return {
    text: textOf(json, node),
    line: lineAt(node.start),
    rows: isRows ? given : [],
    rowLines: isRows && list?.is === 'array' ? list.items.map((row) => lineAt(row.start)) : [],
  }
}

/** What can be told of a level that may be of any shape. */
function readable(value: unknown): { readonly kind: string | null; readonly title: string; readonly draft: boolean } {
  const { kind, title, draft } = (value ?? {}) as Readonly<Record<string, unknown>>
  return { kind: typeof kind === 'string' ? kind : null, title: typeof title === 'string' ? title : '', draft: draft === true }
}

const idIn = (value: unknown): string => {
  const { id } = (value ?? {}) as Readonly<Record<string, unknown>>
  return typeof id === 'string' ? id : ''
}

const textOf = (json: string, node: JsonNode): string => json.slice(node.start, node.end)

const packIssue = (code: string, details: NonNullable<Issue['details']>): Issue => ({ code, at: [], blocks: true, details })
