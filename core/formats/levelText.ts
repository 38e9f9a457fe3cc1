/**
 * Any text that holds levels, from a file, stdin or the clipboard: a pack, the rows of one level or of several between blank lines, or
 * levels of another program, one a line.
 * What mail, chat and editors put around them is taken off: BOM, CRLF, the `> ` of quotes, the fences of code, common indentation.
 */
import { withoutEnd } from '../characters.ts'
import { freshId, type PackEntry } from '../document/pack.ts'
import { type KindOf, levelText, type PackFile, readPack } from '../document/packText.ts'
import { Fault, type Result } from '../fault.ts'
import type { Likeness, Rows } from '../play.ts'
import type { ForeignFormat } from './foreign.ts'
import { net } from './net.ts'

/** What of the registry is needed here. */
export interface Kinds {
  readonly kindIds: readonly string[]
  readonly kindOf: KindOf
}

export interface ReadOptions {
  /** Force the format: `pack`, the id of a kind for its rows, or that of a foreign format. */
  readonly from?: string
  /** The kind of rows; a pack names its own. */
  readonly kind?: string
  /** Where rows may be of several kinds, this one goes first: among those that take them, else among those they look like. */
  readonly prefer?: string
  /** The id of a level that has none of its own, such as the file's name; several get `-1`, `-2`, … behind it. */
  readonly name?: string
}

export interface ReadLevel {
  /** One that does not parse is a BrokenLevel with its issues, as in a pack. */
  readonly entry: PackEntry
  /** As written, for the kind's own `parse`, whose warnings see more than a board keeps. Empty: a broken level without rows. */
  readonly rows: Rows
  /** The 1-based line of the text for each of `rows`: a flaw at cell [x, y] stands on line `rowLines[y]`. */
  readonly rowLines: readonly number[]
  /** The 1-based line the level begins on, for what has no cell. */
  readonly line: number
}

export interface ReadText {
  /** In the text's order, at least one unless it is an empty pack. */
  readonly levels: readonly ReadLevel[]
  /** Where the text is a pack. */
  readonly file?: PackFile
}

/** In UTF-16 units; thousands of levels, and read in a moment. A pack may be longer. */
const MAX_TEXT = 1_000_000
/** Deeper quotes are nobody's mail. */
const MAX_QUOTES = 20
/** A line that begins or ends a block of code, in Markdown and in chat. */
const FENCE = /^[ \t\uFEFF]*(?:```|~~~)[\w-]*[ \t]*$/gm

/** A line and its 1-based number. */
type Numbered = readonly [text: string, number: number]

const FOREIGN: readonly ForeignFormat[] = [net]
const foreignTo = ({ kindIds }: Kinds): readonly ForeignFormat[] => FOREIGN.filter((format) => kindIds.includes(format.kind))

/** Every format that `from` may name. */
export const formatsOf = (kinds: Kinds): readonly string[] => ['pack', ...kinds.kindIds, ...foreignTo(kinds).map(({ id }) => id)]

/**
 * Throws a Fault: `text/empty`, `text/too-long` (nothing of it is read), `text/unrecognised` (naming what was tried), `text/unknown-format`, `level/unknown-kind`, or what
 * `readPack` throws.
 */
export function readLevels(text: string, kinds: Kinds, options: ReadOptions = {}): ReadText {
  const { from, kind, prefer, name = 'level' } = options
  const formats = formatsOf(kinds)
  if (from !== undefined && !formats.includes(from)) throw new Fault('text/unknown-format', { format: from, known: formats.join(', ') })
  if (kind !== undefined && !kinds.kindIds.includes(kind)) throw new Fault('level/unknown-kind', { kind, known: kinds.kindIds.join(', ') })

  const isLong = text.length > MAX_TEXT
  const plain = isLong ? text : unquoted(text).replace(FENCE, '')
  if (from === 'pack' || (from === undefined && /^\uFEFF?\s*[[{]/.test(plain))) return fromPack(readPack(plain, kinds.kindOf))
  if (isLong) throw new Fault('text/too-long', { characters: text.length, most: MAX_TEXT })
  const lines = plain
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((line, i): Numbered => [line, i + 1])
  const blocks = blocksOf(lines)
  const [first, last] = [blocks[0]?.[0], blocks.at(-1)?.at(-1)]
  if (!first || !last) throw new Fault('text/empty')

  // A line that is none is told as one that is wrong, rather than that the whole list is nothing.
  const mostly = (isLike: (line: string) => boolean): boolean => {
    const lines = blocks.flat()
    return 2 * lines.filter(([line]) => isLike(line.trim())).length > lines.length
  }
  const foreign = foreignTo(kinds).find(({ id, isLike }) => (from === undefined ? mostly(isLike) : id === from))
  if (foreign && (kind === undefined || kind === foreign.kind)) {
    const found = blocks.flat()
    const idOf = ids(found.length, name)
    return { levels: found.map((line) => fromLine(line, idOf(), foreign, kinds.kindOf)) }
  }

  const forced = from ?? kind
  const tried = forced === undefined ? kinds.kindIds : [forced]
  const looks = (block: readonly Numbered[], wanted: Likeness): boolean =>
    tried.some((id) => kinds.kindOf(id)?.likeness(rowsIn(block)) === wanted)
  const standsAlone = (block: readonly Numbered[]): boolean => looks(block, 'level') || parses(rowsIn(block), tried, kinds.kindOf)
  const whole = lines.slice(first[1] - 1, last[1])
  const own = joined(blocks, lines, (block) => looks(block, 'part'))
  const levels = own.length > 1 && own.every(standsAlone) ? own : [whole]
  if (forced === undefined && !levels.every((level) => standsAlone(level) || looks(level, 'trace') || looks(level, 'part'))) {
    throw new Fault('text/unrecognised', { tried: formats.join(', ') })
  }
  const idOf = ids(levels.length, name)
  return { levels: levels.map((level) => fromRows(level, idOf(), tried, prefer, kinds.kindOf)) }
}

/** Gives out a name for each of so many levels. */
function ids(count: number, name: string): () => string {
  const taken = new Set<string>()
  return () => {
    const id = freshId(taken, count === 1 ? name : `${name}-${taken.size + 1}`)
    taken.add(id)
    return id
  }
}

const fromPack = (file: PackFile): ReadText => ({
  file,
  levels: file.pack.levels.flatMap((entry, i) => {
    const source = file.sources[i]
    return source ? [{ entry, rows: source.rows, rowLines: source.rowLines, line: source.line }] : []
  }),
})

/** How sure a kind is, where none takes the text. */
const SURE: readonly Likeness[] = ['level', 'part', 'trace', 'none']

/** 0 is the surest. A preferred kind goes before others, if the text is at all like it; if not, its word is as good as a trace. */
function unlikeness(takes: boolean, likeness: Likeness, isPreferred: boolean): number {
  if (takes) return isPreferred ? 0 : 1
  if (isPreferred && likeness !== 'none') return 2
  return 3 + SURE.indexOf(isPreferred ? 'trace' : likeness)
}

function fromRows(lines: readonly Numbered[], id: string, ids: readonly string[], prefer: string | undefined, kindOf: KindOf): ReadLevel {
  const rows = rowsIn(lines)
  const rowLines = lines.map(([, number]) => number)
  // The kinds that take the text, else those it looks most like; of them the one that has the least against it.
  const tries = ids.flatMap((name) => {
    const kind = kindOf(name)
    if (kind === undefined) return []
    const result = kind.parse(rows)
    return [{ kind: name, result, unlike: unlikeness(result.ok, kind.likeness(rows), name === prefer), flaws: result.issues.length }]
  })
  const best = tries.reduce((a, b) => (b.unlike < a.unlike || (b.unlike === a.unlike && b.flaws < a.flaws) ? b : a))
  return { entry: entryFor(id, best.kind, best.result, rows), rows, rowLines, line: rowLines[0] ?? 1 }
}

function entryFor(id: string, kind: string, result: Result<unknown>, rows: Rows): PackEntry {
  const about = { id, kind, title: '', draft: false, rest: [] }
  if (result.ok) return { ...about, board: result.value }
  return { id, broken: true, kind, title: '', draft: false, raw: levelText(about, rows), issues: result.issues }
}

/** One level of a foreign format; its rows are those it becomes, all on its one line. */
function fromLine([text, number]: Numbered, id: string, format: ForeignFormat, kindOf: KindOf): ReadLevel {
  const read = format.read(text.trim())
  const rows = read.ok ? read.value : [text.trim()]
  const board = read.ok ? kindOf(format.kind)?.parse(rows) : read
  if (board === undefined) throw new Error(`no kind ${format.kind}`)
  return { entry: entryFor(id, format.kind, board, rows), rows, rowLines: rows.map(() => number), line: number }
}

/** Without the `> ` that mail and Markdown put before every line of a quote, however deep; else the very same text. */
function unquoted(text: string, depth = 0): string {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const isQuote = lines.some((line) => /^\s*>/.test(line)) && lines.every((line) => /^\s*(>|$)/.test(line))
  return isQuote && depth < MAX_QUOTES ? unquoted(lines.map((line) => line.replace(/^\s*> ?/, '')).join('\n'), depth + 1) : text
}

/** The runs of lines between blank ones. */
function blocksOf(lines: readonly Numbered[]): readonly (readonly Numbered[])[] {
  const blocks: Numbered[][] = []
  let current: Numbered[] | undefined
  for (const line of lines) {
    if (line[0].trim() === '') current = undefined
    else if (current) current.push(line)
    else blocks.push((current = [line]))
  }
  return blocks
}

/** Blocks that belong to the one before them are joined to it, with the blank lines between. */
function joined(
  blocks: readonly (readonly Numbered[])[],
  lines: readonly Numbered[],
  isPart: (block: readonly Numbered[]) => boolean,
): readonly (readonly Numbered[])[] {
  const levels: (readonly Numbered[])[] = []
  for (const block of blocks) {
    const before = levels.at(-1)?.[0]
    const end = block.at(-1)
    if (before && end && isPart(block)) levels[levels.length - 1] = lines.slice(before[1] - 1, end[1])
    else levels.push(block)
  }
  return levels
}

/** Without the indentation that all lines share, and without blanks at their ends that tabs are among: spaces alone are the kind's to judge. */
function rowsIn(lines: readonly Numbered[]): Rows {
  const indents = lines.flatMap(([text]) => (text.trim() === '' ? [] : [/^[ \t]*/.exec(text)?.[0] ?? '']))
  const shared = indents.reduce((a, b) => {
    let same = 0
    while (same < a.length && a[same] === b[same]) same++
    return a.slice(0, same)
  })
  return lines.map(([text]) => {
    const row = withoutEnd(text, ' \t')
    const kept = text.includes('\t', row.length) ? row : text
    return kept.startsWith(shared) ? kept.slice(shared.length) : ''
  })
}

const parses = (rows: Rows, ids: readonly string[], kindOf: KindOf): boolean => ids.some((id) => kindOf(id)?.parse(rows).ok)
