/** Level text as people paste it: wrapped, indented, quoted, several at once, with flaws, or something else altogether. */
import { describe, expect, test } from 'vitest'
import { addLevels, applyEdit } from '../../core/document/edit.ts'
import { emptyPack, isBroken, type Level } from '../../core/document/pack.ts'
import { rowsOf, writePack } from '../../core/document/packText.ts'
import { Fault } from '../../core/fault.ts'
import { type ReadOptions, readLevels } from '../../core/formats/levelText.ts'
import { codesOf, kindOf, open, readFixture } from './packs.ts'

const kinds = { kindIds: ['parkout'], kindOf }
const read = (text: string, options?: ReadOptions) => readLevels(text, kinds, options)
const EASY = open(readFixture('v1-published')).sources[0]!.rows
const easy = EASY.join('\n')
const TINY = '#####\n.aA..\n#####'

/** The rows that the kind writes for each level read, or the codes of its issues. */
const summary = (text: string, options?: ReadOptions) =>
  read(text, options).levels.map(({ entry }) =>
    isBroken(entry) ? entry.issues.map((issue) => issue.code).join(' ') : rowsOf(entry as Level, kindOf).join('\n'),
  )
function faultOf(text: string, options?: ReadOptions): Pick<Fault, 'code' | 'detail'> {
  try {
    read(text, options)
  } catch (error) {
    if (error instanceof Fault) return { code: error.code, detail: error.detail }
    throw error
  }
  throw new Error('it was read')
}

describe('one level', () => {
  test.each([
    ['as it is', easy],
    ['with a final newline', `${easy}\n`],
    ['CRLF', `${easy.replaceAll('\n', '\r\n')}\r\n`],
    ['BOM', `\uFEFF${easy}`],
    ['BOM and CRLF', `\uFEFF${easy.replaceAll('\n', '\r\n')}`],
    ['trailing spaces', easy.replaceAll('\n', '   \n')],
    ['blank lines around', `\n  \n${easy}\n\n\n`],
    ['indented by spaces', easy.replace(/^/gm, '    ')],
    ['indented by tabs', easy.replace(/^/gm, '\t')],
    ['a Markdown quote', easy.replace(/^/gm, '> ')],
    ['a quote without spaces', easy.replace(/^/gm, '>')],
    ['a quote in a quote, indented, with CRLF and BOM', `\uFEFF${easy.replace(/^/gm, '  > > ').replaceAll('\n', '\r\n')}`],
    ['an indented block in a quote between empty quote lines', `>\n${easy.replace(/^/gm, '>     ')}\n>\n`],
  ])('%s', (_, text) => expect(summary(text)).toEqual([easy]))

  test('has the name it was given, its rows as written and their lines', () => {
    const [level] = read(`\n\n  ${TINY.replaceAll('\n', '\n  ')}\n`, { name: 'tiny' }).levels
    expect(level).toMatchObject({ rows: TINY.split('\n'), rowLines: [3, 4, 5], line: 3 })
    expect(level?.entry).toMatchObject({ id: 'tiny', kind: 'parkout', title: '', draft: false, rest: [] })
  })

  test.each([
    ['a bent car', '#####\n#aA.#\n#a..#\n#####', 'parkout/bent-car'],
    ['a ragged row', '#####\n#aA.\n#####', 'parkout/line-length'],
    ['full-width letters all over', '＃＃＃＃\n．ａＡ．\n＃＃＃＃', 'parkout/full-width'],
    ['two lines of frame', '####\n####', 'parkout/too-small'],
    ['a car on the frame', '#a##\n#A.#\n####', 'parkout/car-on-frame'],
    ['a blank line among the rows', '#####\n#aA..\n\n#####', 'parkout/line-length'],
  ])('with %s is a level with its issue', (_, text, code) => expect(summary(text)[0]).toContain(code))
})

describe('several levels', () => {
  test('between blank lines, each with its name and lines', () => {
    const text = `${TINY}\n\n\n${easy}\n   \n${TINY.replaceAll('a', 'b').replaceAll('A', 'B')}`
    const { levels } = read(text, { name: 'mail' })
    expect(levels.map((level) => level.entry.id)).toEqual(['mail-1', 'mail-2', 'mail-3'])
    expect(levels.map((level) => level.line)).toEqual([1, 6, 15])
    expect(summary(text)[1]).toBe(easy)
    expect(levels[2]?.rowLines).toEqual([15, 16, 17])
  })

  test('one of them with a flaw does not hide the others', () => {
    const text = `${TINY}\n\n#####\n#aA.#\n#a..#\n#####\n\n${TINY}`
    expect(summary(text)).toEqual([TINY, 'parkout/bent-car', TINY])
  })

  test('pasted into a pack they are saved and come back, the broken one too', () => {
    const { levels } = read(`${TINY}\n\n#####\n#aA.#\n#a..#\n#####`, { name: 'pasted' })
    const pack = applyEdit(
      emptyPack,
      addLevels(
        emptyPack,
        levels.map((level) => level.entry),
        0,
      ),
    )
    const back = open(writePack(pack, kindOf))
    expect(codesOf(back.pack)).toEqual(['ok', 'parkout/bent-car'])
    expect(back.pack.levels.map((entry) => [entry.id, entry.kind])).toEqual([
      ['pasted-1', 'parkout'],
      ['pasted-2', 'parkout'],
    ])
    expect(writePack(back.pack, kindOf)).toBe(back.text)
  })
})

describe('a pack', () => {
  const text = readFixture('v1-broken-levels')

  test('is known by its brace, quoted or not, and brings its levels, rows and lines', () => {
    const { levels, file } = read(text)
    expect(file?.text).toBe(text)
    expect(levels.map((level) => level.entry)).toEqual(file?.pack.levels)
    expect(levels[2]).toMatchObject({
      rows: ['######', '#aA..#', '#a...#', '######'],
      entry: { id: 'bent', kind: 'parkout', title: 'Bent' },
    })
    expect(read(text.replace(/^/gm, '> ')).levels.map((level) => level.rowLines)).toEqual(levels.map((level) => level.rowLines))
    expect(read(`\uFEFF\n${text}`).levels.length).toBe(10)
  })

  test('a kind asked for says nothing about a pack', () => {
    expect(read(text, { kind: 'parkout' }).file).toBeDefined()
  })

  test('its faults are its own', () => {
    expect(faultOf('{ "format": ')).toMatchObject({ code: 'pack/cut-short' })
    expect(faultOf('[1]')).toMatchObject({ code: 'pack/not-a-pack' })
    expect(faultOf(TINY, { from: 'pack' })).toMatchObject({ code: 'pack/not-json', detail: { line: 1, column: 1, found: '#' } })
  })
})

describe('what nobody sees', () => {
  test('all over the frame is named by the kind', () => {
    expect(summary(TINY.replaceAll('\n', '\u200b\n'))[0]).toBe('parkout/invisible')
    expect(summary(TINY.replaceAll('#', '\u00a0#'))[0]).toContain('parkout/invisible')
  })
})

describe('far too much text', () => {
  test.each([
    ['one line', '#'.repeat(2_000_000)],
    ['lines', '#\n'.repeat(600_000)],
    ['a quote', '> #\n'.repeat(300_000)],
  ])('in %s is refused unread', (_, text) => {
    expect(faultOf(text)).toEqual({ code: 'text/too-long', detail: { characters: text.length, most: 1_000_000 } })
    expect(faultOf(text, { kind: 'parkout' }).code).toBe('text/too-long')
  })

  test('is no matter for a pack', () => {
    const long = readFixture('v1-published').replace('"title"', `"notes": "${'#'.repeat(2_000_000)}", "title"`)
    expect(read(long).levels).toHaveLength(read(readFixture('v1-published')).levels.length)
  })

  test('and what is just allowed is judged, not searched for ever', () => {
    for (const text of [`${'#'.repeat(999_990)}x`, '#\n'.repeat(499_990)])
      expect(summary(text, { kind: 'parkout' })).toEqual(['parkout/too-long'])
    expect(summary(`${' '.repeat(999_990)}#`, { kind: 'parkout' })).toEqual(['parkout/too-small'])
    expect(faultOf('>'.repeat(999_990)).code).toBe('text/unrecognised')
  })
})

describe('what is no level', () => {
  test.each([['Dear friends,\nthe levels are late.'], ['...'], ['1x1 4x4:88363ee82bd18758'], ['hello']])('%j', (text) => {
    expect(faultOf(text)).toEqual({ code: 'text/unrecognised', detail: { tried: 'pack, parkout' } })
  })

  test('is still read as the kind that was asked for, flaws and all', () => {
    expect(summary('hello', { kind: 'parkout' })).toEqual(['parkout/too-small'])
    expect(summary('{#}\n.aA\n###', { from: 'parkout' })).toEqual(['parkout/car-on-frame parkout/corner-ignored'])
  })

  test.each([[''], ['\n  \r\n'], ['\uFEFF'], ['> \n>']])('nothing: %j', (text) =>
    expect(faultOf(text)).toEqual({ code: 'text/empty', detail: {} }),
  )

  test('formats and kinds that are not there', () => {
    expect(faultOf(TINY, { from: 'tiled' })).toEqual({ code: 'text/unknown-format', detail: { format: 'tiled', known: 'pack, parkout' } })
    expect(faultOf(TINY, { kind: 'pack' })).toEqual({ code: 'level/unknown-kind', detail: { kind: 'pack', known: 'parkout' } })
  })
})
