/**
 * Any text that holds levels, from a file, stdin or the clipboard: a pack, the rows of one level or of several between blank lines, or
 * levels of another program, one a line.
 * What mail, chat and editors put around them is taken off: BOM, CRLF, the `> ` of quotes, all that is not in blocks of code, common indentation.
 */
import { withoutEnd } from '../characters.ts'
import { freshId, isBroken, type PackEntry } from '../document/pack.ts'
import { type KindOf, levelText, type PackFile, readPack } from '../document/packText.ts'
import { Fault, type Result } from '../fault.ts'
import type { Likeness, Rows } from '../play.ts'
import { chosen } from './chosen.ts'
import type { ForeignFormat } from './foreign.ts'
import { net } from './net.ts'
import { linesOf, tidied, unwrapped, unwrappedText } from './wrapping.ts'

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
/** How a pack begins. */
const PACK = /^\uFEFF?\s*[[{]/

const LIKE: readonly Likeness[] = ['level', 'part', 'trace']
/** Of a longer line no more is looked at. */
const MOST_WORDS = 200
/** Words rather than cells: several, or one that may end with a stop. */
const isProse = (line: string): boolean => /\p{L}\S*\s+\S*\p{L}|^\s*\p{L}{2,}\p{P}*\s*$/u.test(line.slice(0, MOST_WORDS))

/** A line and its 1-based number. */
type Numbered = readonly [text: string, number: number]
type Block = readonly Numbered[]

const FOREIGN: readonly ForeignFormat[] = [net]
const foreignTo = ({ kindIds }: Kinds): readonly ForeignFormat[] => FOREIGN.filter((format) => kindIds.includes(format.kind))

/** Every format that `from` may name. */
export const formatsOf = (kinds: Kinds): readonly string[] => ['pack', ...kinds.kindIds, ...foreignTo(kinds).map(({ id }) => id)]

/**
 * Throws a Fault: `text/empty`, `text/too-long` (nothing of it is read), `text/unrecognised` (naming what was tried), `text/unknown-format`, `level/unknown-kind`, or what
 * `readPack` throws.
 */
export function readLevels(text: string, kinds: Kinds, options: ReadOptions = {}): ReadText {
  const { from, kind } = options
  const formats = formatsOf(kinds)
  if (from !== undefined && !formats.includes(from)) throw new Fault('text/unknown-format', { format: from, known: formats.join(', ') })
  if (kind !== undefined && !kinds.kindIds.includes(kind)) throw new Fault('level/unknown-kind', { kind, known: kinds.kindIds.join(', ') })

  const isLong = text.length > MAX_TEXT
  const forms = isLong ? [text] : unwrappedText(text)
  const pack = from === 'pack' ? forms[0] : from === undefined ? forms.find((form) => PACK.test(form)) : undefined
  if (pack !== undefined) return fromPack(readPack(pack, kinds.kindOf))
  if (isLong) throw new Fault('text/too-long', { characters: text.length, most: MAX_TEXT })
  return firstRead(unwrapped(linesOf(text).map(tidied)).map((lines) => () => readLines(lines, kinds, options)))
}

/** What the first reads without a flaw; else what the last reads that finds levels at all. Throws the Fault of the first. */
function firstRead(reads: readonly (() => ReadText)[]): ReadText {
  let flawed: ReadText | undefined
  let fault: Fault | undefined
  for (const read of reads) {
    try {
      const found = read()
      if (!found.levels.some(({ entry }) => isBroken(entry))) return found
      flawed = found
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      fault ??= error
    }
  }
  if (flawed) return flawed
  throw fault ?? new Fault('text/empty')
}

/** Lines that hold no pack. */
function readLines(texts: readonly string[], kinds: Kinds, { from, kind, prefer, name = 'level' }: ReadOptions): ReadText {
  const lines = texts.map((line, i): Numbered => [line, i + 1])
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
  const likenesses = remembered((block, id) => kinds.kindOf(id)?.likeness(rowsIn(block)))
  const takers = remembered((block, id) => kinds.kindOf(id)?.parse(rowsIn(block)).ok === true)
  const looks = (block: Block, wanted: readonly Likeness[], as = tried): boolean =>
    as.some((id) => wanted.includes(likenesses(block, id) ?? 'none'))
  const standsAlone = (block: Block, as = tried): boolean => looks(block, ['level'], as) || as.some((id) => takers(block, id))
  const whole = lines.slice(first[1] - 1, last[1])
  const own = joined(blocks, lines, (block) => looks(block, ['part']))
  if (forced === undefined && own.some((block) => standsAlone(block))) {
    const words = own.find((block) => !standsAlone(block) && !looks(block, LIKE) && block.every(([line]) => isProse(line)))
    if (words) throw new Fault('text/words-among-rows', { line: words[0]?.[1] ?? 1 })
  }
  // Beside levels of a kind a block that is only a trace of it is one with a flaw.
  const areOf = (id: string): boolean =>
    own.some((block) => standsAlone(block, [id])) && own.every((block) => standsAlone(block, [id]) || looks(block, ['trace'], [id]))
  const areLevels = own.length > 1 && own.every((block) => standsAlone(block))
  const only = own.length > 1 && !areLevels ? tried.find(areOf) : undefined
  const levels = areLevels || only !== undefined ? own : [whole]
  // A row alone is a word or a number, unless a kind knows it.
  const isLevel = (block: Block): boolean => looks(block, LIKE) || (block.length > 1 && standsAlone(block))
  if (forced === undefined && !(levels.some(isLevel) && levels.every((block) => isLevel(block) || standsAlone(block)))) {
    throw new Fault('text/unrecognised', { tried: formatsOf(kinds).join(', ') })
  }
  const idOf = ids(levels.length, name)
  return { levels: levels.map((level) => fromRows(level, idOf(), only === undefined ? tried : [only], prefer, kinds.kindOf)) }
}

/** Asked of the same block again and again, it is judged once. */
function remembered<T>(judge: (block: Block, kind: string) => T): (block: Block, kind: string) => T {
  const known = new Map<Block, Map<string, T>>()
  return (block, kind) => {
    const all = known.get(block) ?? new Map<string, T>()
    known.set(block, all)
    const found = all.get(kind)
    if (found !== undefined) return found
    const judged = judge(block, kind)
    all.set(kind, judged)
    return judged
  }
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

function fromRows(lines: Block, id: string, ids: readonly string[], prefer: string | undefined, kindOf: KindOf): ReadLevel {
  const rows = rowsIn(lines)
  const rowLines = lines.map(([, number]) => number)
  const best = chosen(rows, ids, prefer, kindOf)
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

/** The runs of lines between blank ones. */
function blocksOf(lines: Block): readonly Block[] {
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
function joined(blocks: readonly Block[], lines: Block, isPart: (block: Block) => boolean): readonly Block[] {
  const levels: Block[] = []
  for (const block of blocks) {
    const before = levels.at(-1)?.[0]
    const end = block.at(-1)
    if (before && end && isPart(block)) levels[levels.length - 1] = lines.slice(before[1] - 1, end[1])
    else levels.push(block)
  }
  return levels
}

/** Without the indentation that all lines share, and without blanks at their ends that tabs are among: spaces alone are the kind's to judge. */
function rowsIn(lines: Block): Rows {
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
