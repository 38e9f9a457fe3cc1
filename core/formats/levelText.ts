/**
 * Any text that holds levels, from a file, stdin or the clipboard: a pack, or the rows of one level or of several between blank lines.
 * What mail, chat and editors put around them is taken off: BOM, CRLF, the `> ` of quotes, common indentation.
 */
import { freshId, type PackEntry } from '../document/pack.ts'
import { type KindOf, levelText, type PackFile, readPack } from '../document/packText.ts'
import { Fault } from '../fault.ts'
import type { Rows } from '../play.ts'

/** What of the registry is needed here. */
export interface Kinds {
  readonly kindIds: readonly string[]
  readonly kindOf: KindOf
}

export interface ReadOptions {
  /** Force the format: `pack`, or the id of a kind for its rows. */
  readonly from?: string
  /** The kind of rows; a pack names its own. */
  readonly kind?: string
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

/** A line and its 1-based number. */
type Numbered = readonly [text: string, number: number]

/** Every format that `from` may name. */
export const formatsOf = (kinds: Kinds): readonly string[] => ['pack', ...kinds.kindIds]

/**
 * Throws a Fault: `text/empty`, `text/too-long` (nothing of it is read), `text/unrecognised` (naming what was tried), `text/unknown-format`, `level/unknown-kind`, or what
 * `readPack` throws.
 */
export function readLevels(text: string, kinds: Kinds, options: ReadOptions = {}): ReadText {
  const { from, kind, name = 'level' } = options
  const formats = formatsOf(kinds)
  if (from !== undefined && !formats.includes(from)) throw new Fault('text/unknown-format', { format: from, known: formats.join(', ') })
  if (kind !== undefined && !kinds.kindIds.includes(kind)) throw new Fault('level/unknown-kind', { kind, known: kinds.kindIds.join(', ') })

  const isLong = text.length > MAX_TEXT
  const plain = isLong ? text : unquoted(text)
  if (from === 'pack' || (from === undefined && /^\uFEFF?\s*[[{]/.test(plain))) return fromPack(readPack(plain, kinds.kindOf))
  if (isLong) throw new Fault('text/too-long', { characters: text.length, most: MAX_TEXT })
  const lines = plain
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((line, i): Numbered => [line, i + 1])
  const blocks = blocksOf(lines)
  const [first, last] = [blocks[0]?.[0], blocks.at(-1)?.at(-1)]
  if (!first || !last) throw new Fault('text/empty')

  const forced = from ?? kind
  const ids = forced === undefined ? kinds.kindIds : [forced]
  const standsAlone = (block: readonly Numbered[]): boolean => isFramed(rowsIn(block)) || parses(rowsIn(block), ids, kinds.kindOf)
  const whole = lines.slice(first[1] - 1, last[1])
  const levels = blocks.length > 1 && blocks.every(standsAlone) ? blocks : [whole]
  if (forced === undefined && !levels.every((level) => standsAlone(level) || hasFrameRow(rowsIn(level)))) {
    throw new Fault('text/unrecognised', { tried: formats.join(', ') })
  }
  const taken = new Set<string>()
  return {
    levels: levels.map((level, i) => {
      const id = freshId(taken, levels.length === 1 ? name : `${name}-${i + 1}`)
      taken.add(id)
      return fromRows(level, id, ids, kinds.kindOf)
    }),
  }
}

const fromPack = (file: PackFile): ReadText => ({
  file,
  levels: file.pack.levels.flatMap((entry, i) => {
    const source = file.sources[i]
    return source ? [{ entry, rows: source.rows, rowLines: source.rowLines, line: source.line }] : []
  }),
})

function fromRows(lines: readonly Numbered[], id: string, ids: readonly string[], kindOf: KindOf): ReadLevel {
  const rows = rowsIn(lines)
  const rowLines = lines.map(([, number]) => number)
  // The kind that takes the text, or has the least against it.
  const tries = ids.flatMap((kind) => {
    const result = kindOf(kind)?.parse(rows)
    return result ? [{ kind, result, flaws: result.ok ? -1 : result.issues.length }] : []
  })
  const best = tries.reduce((a, b) => (b.flaws < a.flaws ? b : a))
  const about = { id, kind: best.kind, title: '', draft: false, rest: [] }
  const entry: PackEntry = best.result.ok
    ? { ...about, board: best.result.value }
    : { id, broken: true, kind: best.kind, title: '', draft: false, raw: levelText(about, rows), issues: best.result.issues }
  return { entry, rows, rowLines, line: rowLines[0] ?? 1 }
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

/** Without the indentation that all lines share. */
function rowsIn(lines: readonly Numbered[]): Rows {
  const indents = lines.flatMap(([text]) => (text.trim() === '' ? [] : [/^[ \t]*/.exec(text)?.[0] ?? '']))
  const shared = indents.reduce((a, b) => {
    let same = 0
    while (same < a.length && a[same] === b[same]) same++
    return a.slice(0, same)
  })
  return lines.map(([text]) => (text.startsWith(shared) ? text.slice(shared.length) : ''))
}

const parses = (rows: Rows, ids: readonly string[], kindOf: KindOf): boolean => ids.some((id) => kindOf(id)?.parse(rows).ok)

/** Nothing but frame, also as a Japanese keyboard writes it, or with what nobody sees between: the kind says so better. */
const isFrameRow = (row: string): boolean => {
  const plain = row.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return plain.includes('#') && /^[#. ]*$/.test(plain)
}
const hasFrameRow = (rows: Rows): boolean => rows.some(isFrameRow)
/** Surely meant as one level, flaws and all. */
const isFramed = (rows: Rows): boolean => rows.length >= 3 && isFrameRow(rows[0] ?? '') && isFrameRow(rows.at(-1) ?? '')
