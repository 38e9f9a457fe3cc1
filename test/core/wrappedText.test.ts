/** Level text among other things: a chat message, an answered mail, characters that nobody sees, words and numbers that are no level. */
import { describe, expect, test } from 'vitest'
import { isBroken } from '../../core/document/pack.ts'
import { rowsOf } from '../../core/document/packText.ts'
import { Fault } from '../../core/fault.ts'
import { type ReadOptions, readLevels } from '../../core/formats/levelText.ts'
import { detailsOf } from '../../core/formats/place.ts'
import { kindIds, kindOf } from '../../core/registry.ts'

const kinds = { kindIds, kindOf }
const read = (text: string, options?: ReadOptions) =>
  readLevels(text, kinds, options).levels.map((level) =>
    isBroken(level.entry)
      ? level.entry.issues.map((issue) => [issue.code, detailsOf(level, issue)] as const)
      : `${level.entry.kind} ${rowsOf(level.entry, kindOf).join('/')}`,
  )
function faultOf(text: string, options?: ReadOptions): readonly unknown[] {
  try {
    return ['read', read(text, options)]
  } catch (error) {
    if (error instanceof Fault) return [error.code, error.detail]
    throw error
  }
}
/** Whatever is on screen. */
const everywhere = (text: string) => [undefined, ...kindIds].map((prefer) => faultOf(text, { prefer }))
const same = <T>(value: T): readonly T[] => [undefined, ...kindIds].map(() => value)

const WIDE = `R${'.'.repeat(23)}R`
const FLOOR = '#'.repeat(25)

describe('a stage that is too large is told so, and never becomes a lot', () => {
  test.each<readonly [string, readonly string[]]>([
    ['jellies in the corners', [WIDE, '.'.repeat(25), FLOOR]],
    ['two rows', [WIDE, FLOOR]],
    ['a column', Array.from({ length: 25 }, () => 'R')],
    ['rows of jellies', Array.from({ length: 3 }, () => 'R'.repeat(25))],
    ['a row', [`R${'.'.repeat(24)}`]],
  ])('%s', (_, rows) => {
    const details = { width: rows[0]!.length, height: rows.length, most: 24 }
    expect(everywhere(rows.join('\n'))).toEqual(same(['read', [[['jelly/too-large', details]]]]))
  })

  test('jellies in a frame of walls, unless a lot is on screen', () => {
    const text = [FLOOR, WIDE, FLOOR].join('\n')
    for (const prefer of [undefined, 'signal', 'jelly']) expect(read(text, { prefer })).toMatchObject([[['jelly/too-large', {}]]])
    expect(read(text, { prefer: 'parkout' })).toMatchObject([[['parkout/car-on-frame', {}]]])
  })

  test('asked for as a lot it is one', () => {
    const lot = `parkout ${FLOOR.replaceAll('#', '.').replace(/^.|.$/g, '#')}/${'.'.repeat(25)}/${FLOOR}`
    expect(read([WIDE, '.'.repeat(25), FLOOR].join('\n'), { kind: 'parkout' })).toEqual([lot])
  })
})

describe('a lot with a letter in its ring stays one', () => {
  test('in a corner, where it is passed over', () =>
    expect(everywhere('R####\n#aA..\n#####')).toEqual(same(['read', ['parkout #####/#aA../#####']])))
  test('in a corner, with a flaw', () =>
    expect(read('R####\n#aA.#\n#a..#\n#####')).toMatchObject([
      [
        ['parkout/corner-ignored', {}],
        ['parkout/bent-car', {}],
      ],
    ]))
  test('on the frame', () =>
    expect(everywhere('#####\naA..#\n#####')).toEqual(same(['read', [[['parkout/car-on-frame', { letter: 'a' }]]]])))
  test('open on all sides', () => {
    expect(read('.....\n.bB..\n.....', { prefer: 'parkout' })).toEqual(['parkout #...#/.bB../#...#'])
    expect(read('.....\n.bB..\n.....', { prefer: 'jelly' })).toEqual(['jelly ...../.bB../.....'])
  })
})

describe('of several stages one with a flaw', () => {
  const stranger = (char: string, line: number, column: number) => ['jelly/unknown-character', { char, line, column, count: 1 }]
  test('in its last cell', () =>
    expect(everywhere('R.R\n###\n\nR.x\n###')).toEqual(same(['read', ['jelly R.R/###', [stranger('x', 4, 3)]]])))
  test('inside, with good ones around', () =>
    expect(everywhere('R.R\n###\n\n.....\n.R?R.\n#####\n\nB.B\n###')).toEqual(
      same(['read', ['jelly R.R/###', [stranger('?', 5, 3)], 'jelly B.B/###']]),
    ))
  test('keeps its own directives', () =>
    expect(read('R.R\n###\n\nR?R\n###\n\nlnk 1,1,>\n\nB.B\n###')).toEqual([
      'jelly R.R/###',
      [stranger('?', 4, 2), ['jelly/unknown-directive', { line: 7, text: 'lnk 1,1,>' }]],
      'jelly B.B/###',
    ]))
  test('a lot with an empty line among its rows is still one', () => {
    const gap = (line: number) => ['parkout/line-length', { line, count: 0, expected: 5 }]
    expect(read('#####\n\n#aA..\n\n#####')).toEqual([[gap(2), gap(4)]])
    expect(read('#####\n#aA..\n\n#....\n#####')).toEqual([[gap(3)]])
  })
})

describe('characters that nobody sees', () => {
  test.each([
    ['no-break spaces around lines and between words', '\u00a0\u00a0R*R\u00a0\n\u00a0\u00a0###\n\u00a0\n\u00a0\u00a0link\u00a01,1,>'],
    ['no-break spaces after quotes', '>\u00a0R*R\n>\u00a0###\n>\u00a0\n>\u00a0link 1,1,>'],
    ['zero-width ones before lines', '\u200bR*R\n\ufeff###\n\u200b\n> \u200blink 1,1,>'],
    ['line and paragraph separators', 'R*R\u2028###\u2029\u2029link 1,1,>\u2028'],
  ])('%s', (_, text) => expect(everywhere(text)).toEqual(same(['read', ['jelly R*R/###//link 1,1,>']])))

  test('in the locks of a circuit', () =>
    expect(read('4439\n3dd4\n17e2\n4ba4\n\u00a0\nlocks:\u00a02,3\u00a01,1')).toEqual(['signal 4439/3dd4/17e2/4ba4//locks: 1,1 2,3']))

  test('that stay are named by number', () => {
    expect(read('R\u00a0.R\n####')).toEqual([[['jelly/unknown-character', { char: 'U+00A0', line: 1, column: 2, count: 1 }]]])
    expect(read('R\u3164.R\n####')).toMatchObject([[['jelly/unknown-character', { char: 'U+3164' }]]])
    expect(read('R.R\n###\n\nlink\u200b 1,1,>')).toEqual([[['jelly/bad-link', { line: 4, text: 'linkU+200B 1,1,>' }]]])
  })
})

describe('in a message', () => {
  test.each<readonly [string, string, readonly string[]]>([
    ['a block of code', 'Hi Bob, try this one:\n\n```\nR.R\n###\n```\nCheers', ['jelly R.R/###']],
    ['several blocks', 'One:\n```text\nR.R\n###\n```\nand\n~~~\n#####\n#aA..\n#####\n~~~', ['jelly R.R/###', 'parkout #####/#aA../#####']],
    ['a block without an end', 'Look:\n```\nR.R\n###\n', ['jelly R.R/###']],
    ['the end of a block alone', 'R.R\n###\n```\n', ['jelly R.R/###']],
    ['a quote that is answered', 'Bob wrote:\n> R.R\n> ###\nNice!', ['jelly R.R/###']],
    ['a block of code in it', 'Bob wrote:\n> try\n> ```\n> R.R\n> ###\n> ```\nNice!', ['jelly R.R/###']],
    ['a quote in an answered one', 'Me:\n> Bob:\n> > R.R\n> > ###', ['jelly R.R/###']],
    ['nested quotes', '> > R.R\n> > ###', ['jelly R.R/###']],
    ['uneven quotes', '> > R.R\n> ###', ['jelly R.R/###']],
    ['a quote that lost a mark', '> R.R\n###', ['jelly R.R/###']],
  ])('%s', (_, text, wanted) => expect(everywhere(text)).toEqual(same(['read', wanted])))

  test('a flaw stands on its line of the message', () => {
    const flaw = (line: number) => [[['jelly/unknown-character', { char: 'x', line, column: 3, count: 1 }]]]
    expect(everywhere('Hi,\n\n```\nR.x\n###\n```\nCheers')).toEqual(same(['read', flaw(4)]))
    expect(everywhere('Bob wrote:\n> R.x\n> ###')).toEqual(same(['read', flaw(2)]))
  })

  test('a pack too', () => {
    const pack = '{\n"format": "levelwright-pack",\n"version": 1,\n"levels": [{ "id": "a", "kind": "jelly", "rows": ["R.R"] }]\n}'
    for (const text of [`Here:\n\`\`\`json\n${pack}\n\`\`\`\nBye`, `Bob wrote:\n${pack.replace(/^/gm, '> ')}\nBye`])
      expect(read(text)).toEqual(['jelly R.R'])
  })

  test('without any of these the words are named, and nothing is read', () => {
    expect(everywhere('Hi Bob, try this one:\n\nR.R\n###\n\nCheers')).toEqual(same(['text/words-among-rows', { line: 1 }]))
    expect(everywhere('R.R\n###\n\nCheers')).toEqual(same(['text/words-among-rows', { line: 4 }]))
    expect(read('R.R\n###\n\nCheers', { kind: 'jelly' })).toEqual([[['jelly/unknown-directive', { line: 4, text: 'Cheers' }]]])
  })
})

describe('one line', () => {
  const WORDS = ['2026', 'cab', 'C', '.', '#', '...', '28', 'Bob.', '#boo', '*.c', '@', '#####']
  test.each(WORDS)('%j is no level', (text) => expect(everywhere(text).map(([code]) => code)).toEqual(same('text/unrecognised')))
  test('nor are several of them', () => expect(faultOf('2026\n\ncab')[0]).toBe('text/unrecognised'))
  test.each(['R..R', '#R.R#', 'R.R.G.G', 'R...'])('%j is a stage', (text) => expect(read(text)).toEqual([`jelly ${text}`]))
  test('is a level of the kind that is asked for', () => {
    for (const text of ['cab', 'C', '2026']) expect(read(text, { kind: 'signal' })).toEqual([`signal ${text.toLowerCase()}`])
    for (const text of ['C', '.', '#', '...', '#boo']) expect(read(text, { kind: 'jelly' })).toEqual([`jelly ${text}`])
    for (const text of ['cab', '#']) expect(read(text, { from: 'parkout' })).toMatchObject([[['parkout/too-small', undefined]]])
  })
})
