/**
 * JSON with places: where each value and key of a text stands, so that what the program does not interpret can be written back
 * letter for letter (numbers past 2^53 and repeated keys included) and a slip is named by line and column.
 */
import { Fault } from '../fault.ts'

/** `start` and `end` are offsets in the text, `end` past the last character. */
export type JsonNode = { readonly start: number; readonly end: number } & (
  | { readonly is: 'object'; readonly fields: readonly JsonField[] }
  | { readonly is: 'array'; readonly items: readonly JsonNode[] }
  | { readonly is: 'scalar' }
)
export interface JsonField {
  readonly key: string
  readonly value: JsonNode
}

/** Keeps hostile nesting from using up the stack. */
const MAX_DEPTH = 200
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORD = /true|false|null/y
const SPACE = /[ \t\n\r]*/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

/** The 1-based line and column (in characters) of an offset in `text`, whose line ends are `\n`. */
export function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: [...before.slice(lineStart)].length + 1 }
}

/** The 1-based line of any offset, for asking often. */
export function lineFinder(text: string): (offset: number) => number {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), (end) => end.index + 1)]
  return (offset) => {
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (starts[middle]! <= offset) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Throws Fault `pack/not-json`, `pack/cut-short` (the text ends in the middle), `pack/text-after-end` or `pack/too-deep`, each with `line` and `column`. */
export function scanJson(text: string): JsonNode {
  let at = 0

  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at += found[0].length
    return found !== null
  }
  const take = (char: string): boolean => {
    skip(SPACE)
    if (text[at] !== char) return false
    at++
    return true
  }
  /** `expected` is written in JSON's own characters, the same in every language. */
  const fail = (expected: string): never => {
    const place = placeOf(text, at)
    if (at >= text.length) throw new Fault('pack/cut-short', place)
    throw new Fault('pack/not-json', { ...place, found: visible(text.codePointAt(at) ?? 0), expected })
  }

  const string = (): string => {
    const start = at
    if (text[at] !== '"') fail('"')
    at++
    while (text[at] !== '"') {
      if (at >= text.length || text.charCodeAt(at) < 0x20) fail('"')
      if (text[at] !== '\\') at++
      else if (!skip(ESCAPE)) fail('\\\\ \\" \\n \\u0000')
    }
    at++
    return JSON.parse(text.slice(start, at)) as string
  }

  const fields = (depth: number): readonly JsonField[] => {
    const found: JsonField[] = []
    if (take('}')) return found
    do {
      skip(SPACE)
      const key = string()
      if (!take(':')) fail(':')
      found.push({ key, value: value(depth) })
    } while (take(','))
    if (!take('}')) fail(', }')
    return found
  }

  const items = (depth: number): readonly JsonNode[] => {
    const found: JsonNode[] = []
    if (take(']')) return found
    do found.push(value(depth))
    while (take(','))
    if (!take(']')) fail(', ]')
    return found
  }

  const value = (depth: number): JsonNode => {
    skip(SPACE)
    if (depth > MAX_DEPTH) throw new Fault('pack/too-deep', { ...placeOf(text, at), most: MAX_DEPTH })
    const start = at
    if (take('{')) return { is: 'object', fields: fields(depth + 1), start, end: at }
    if (take('[')) return { is: 'array', items: items(depth + 1), start, end: at }
    if (text[at] === '"') string()
    else if (!skip(NUMBER) && !skip(WORD)) fail('{ [ " 0 true false null')
    return { is: 'scalar', start, end: at }
  }

  const whole = value(0)
  skip(SPACE)
  if (at < text.length) throw new Fault('pack/text-after-end', { ...placeOf(text, at), found: visible(text.codePointAt(at) ?? 0) })
  return whole
}

/** A character for a message; one that cannot be seen by its number. */
const visible = (code: number): string =>
  code > 0x20 && code !== 0x7f && !(code >= 0x80 && code < 0xa1)
    ? String.fromCodePoint(code)
    : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
