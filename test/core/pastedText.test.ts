/** Every shipped level out as text and back, through what mail, chat and editors do to text; and texts that more than one kind takes. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isBroken } from '../../core/document/pack.ts'
import { readPack, rowsOf } from '../../core/document/packText.ts'
import { type ReadOptions, readLevels } from '../../core/formats/levelText.ts'
import { kindIds, kindOf } from '../../core/registry.ts'

const FOLDER = new URL('../../levels/', import.meta.url)
const levels = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.pack.json'))
  .flatMap((name) => readPack(readFileSync(new URL(name, FOLDER), 'utf8'), kindOf).pack.levels)
  .flatMap((entry) => (isBroken(entry) ? [] : [entry]))

interface Read {
  readonly kind: string | null
  /** As the kind writes them; the codes of what is wrong. */
  readonly rows: readonly string[]
}

const read = (text: string, options: ReadOptions = {}): readonly Read[] =>
  readLevels(text, { kindIds, kindOf }, options).levels.map(({ entry }) => ({
    kind: entry.kind,
    rows: isBroken(entry) ? entry.issues.map(({ code }) => code) : rowsOf(entry, kindOf),
  }))

const each = (text: string, change: (line: string) => string): string => text.split('\n').map(change).join('\n')
const crlf = (text: string): string => text.replaceAll('\n', '\r\n')
const WRAPPINGS: Readonly<Record<string, (text: string) => string>> = {
  LF: (text) => text,
  'no line end': (text) => text.trimEnd(),
  CRLF: crlf,
  'old Mac line ends': (text) => text.replaceAll('\n', '\r'),
  'trailing blanks': (text) => each(text, (line) => `${line} \t `),
  'no blank lines kept empty': (text) => each(text, (line) => (line === '' ? '   ' : line)),
  indented: (text) => each(text, (line) => `    ${line}`),
  'indented, but for blank lines, by tabs': (text) => each(text, (line) => (line === '' ? '' : `\t${line}`)),
  'a BOM': (text) => `\uFEFF${text}`,
  'a quote': (text) => each(text, (line) => `> ${line}`),
  'a quote whose blank lines have no space': (text) => each(text, (line) => `> ${line}`.trimEnd()),
  'a quote of a quote, indented, CRLF and BOM': (text) => `\uFEFF${crlf(each(text, (line) => `  > >  ${line}`))}`,
  'a block of code': (text) => `\uFEFF\`\`\`\n${text}\`\`\`\n`,
  'a named block of code in a quote, CRLF': (text) => crlf(each(`~~~text\n${text}~~~`, (line) => `> ${line}`)),
}

test('of all three kinds, with everything their texts tell', () => {
  expect(new Set(levels.map(({ kind }) => kind))).toEqual(new Set(kindIds))
  const lines = levels.flatMap((level) => rowsOf(level, kindOf))
  for (const begin of ['locks:', 'answer:', 'link', 'hidden', 'hidden+link'])
    expect([begin, lines.some((line) => line.startsWith(begin))]).toEqual([begin, true])
})

describe.each(Object.keys(WRAPPINGS))('%s', (name) => {
  test.each(kindIds)('leaves every level of %s its rows', (kind) => {
    for (const level of levels.filter((one) => one.kind === kind)) {
      const rows = rowsOf(level, kindOf)
      const text = WRAPPINGS[name]!(`${rows.join('\n')}\n`)
      // Whichever level it is pasted beside.
      for (const prefer of [undefined, ...kindIds])
        expect([level.id, prefer, read(text, { prefer })]).toEqual([level.id, prefer, [{ kind, rows }]])
    }
  })
})

test('all of a pack in one text are as many levels, each as it was', () => {
  for (const kind of kindIds) {
    const own = levels.filter((one) => one.kind === kind).map((level) => ({ kind, rows: rowsOf(level, kindOf) }))
    expect(own.length).toBeGreaterThan(15)
    const text = own.map(({ rows }) => `${rows.join('\n')}\n`).join('\n')
    expect(read(text)).toEqual(own)
    expect(read(crlf(each(text, (line) => `> ${line}`)))).toEqual(own)
  }
})

describe('rows of more than one kind', () => {
  /** One car and its gate; an anchored jelly beside another of its colour. */
  const BOTH = ['#####', '#bB..', '#####']

  test('are of the kind that is preferred, if that takes them', () => {
    const text = BOTH.join('\n')
    for (const prefer of ['parkout', 'jelly']) expect(read(text, { prefer })).toEqual([{ kind: prefer, rows: BOTH }])
    expect(read(text, { prefer: 'signal' })).toEqual(read(text))
  })

  test('a blank board of every kind goes to its own', () => {
    for (const kind of kindIds) {
      const rows = kindOf(kind)!.serialise(kindOf(kind)!.blank({ width: 4, height: 3 }))
      expect(read(rows.join('\n'), { prefer: kind })).toEqual([{ kind, rows }])
    }
  })

  test('with a flaw they are judged as the preferred kind, if they are at all like it', () => {
    const stage = ['.....', 'R...R', 'G.x.G', '#####'].join('\n')
    expect(read(stage, { prefer: 'jelly' })).toEqual([{ kind: 'jelly', rows: ['jelly/unknown-character'] }])
    // Like a stage only by what little is against it.
    const low = ['.....', 'R.x.R', '#####'].join('\n')
    expect(read(low, { prefer: 'jelly' })).toEqual([{ kind: 'jelly', rows: ['jelly/unknown-character'] }])
    const lot = ['#####', '#aA.#', '#a..#', '#####'].join('\n')
    expect(read(lot, { prefer: 'parkout' })).toEqual([{ kind: 'parkout', rows: ['parkout/bent-car'] }])
    expect(read(lot, { prefer: 'jelly' })).toEqual([{ kind: 'parkout', rows: ['parkout/bent-car'] }])
  })

  test('a kind that is asked for outweighs one that is preferred', () => {
    expect(read(BOTH.join('\n'), { kind: 'parkout', prefer: 'jelly' })).toEqual([{ kind: 'parkout', rows: BOTH }])
  })
})
