/** Game IDs of Net, and Signal levels as text among others: copied, quoted, several at once, with flaws. */
import { describe, expect, test } from 'vitest'
import { isBroken, type Level } from '../../core/document/pack.ts'
import { rowsOf } from '../../core/document/packText.ts'
import { formatsOf, type ReadOptions, readLevels } from '../../core/formats/levelText.ts'
import { net, otherMask } from '../../core/formats/net.ts'
import { kindIds, kindOf } from '../../core/registry.ts'
import { isAnswer } from '../kinds/signal/bruteForce.ts'

const kinds = { kindIds, kindOf }
const summary = (text: string, options?: ReadOptions) =>
  readLevels(text, kinds, options).levels.map(({ entry }) =>
    isBroken(entry)
      ? `${entry.kind}: ${entry.issues.map((issue) => issue.code).join(' ')}`
      : `${entry.kind}: ${rowsOf(entry as Level, kindOf).join('/')}`,
  )

/** From Net's own documentation: a puzzle and its answer. */
const PUZZLE = '4x4:88363ee82bd18758'
const ANSWER = '4x4:889c37e21d741754'

describe('a game ID of Net', () => {
  test('becomes rows: right 1, up 2, left 4, down 8', () => {
    expect([1, 2, 4, 8, 3, 13].map(otherMask)).toEqual([2, 1, 8, 4, 3, 14])
    for (let mask = 0; mask < 16; mask++) expect(otherMask(otherMask(mask))).toBe(mask)
    expect(summary(PUZZLE)).toEqual(['signal: 4439/3dd4/17e2/4ba4'])
  })

  test('the answer of the worked example is one', () => {
    const read = net.read(ANSWER)
    if (!read.ok) throw new Error('it is read')
    expect(
      isAnswer(
        [...read.value.join('')].map((digit) => Number.parseInt(digit, 16)),
        4,
        4,
      ),
    ).toBe(true)
  })

  test('in either case, in any size, among others on their own lines', () => {
    expect(summary('2X1:14\n\n 1x2b0.3a:2A \r')).toEqual(['signal: 28', 'signal: 1/5'])
    expect(summary('2:AbCd', { from: 'net' })).toEqual(['signal: 57/ce'])
    expect(readLevels(`x\n`.replace('x', PUZZLE), kinds, { name: 'net' }).levels[0]).toMatchObject({
      rows: ['4439', '3dd4', '17e2', '4ba4'],
      rowLines: [1, 1, 1, 1],
      line: 1,
      entry: { id: 'net', kind: 'signal' },
    })
  })

  test.each([
    ['5x5w:0123456789abcdef012345678', 'net/wrapping'],
    ['2x1:1v4', 'net/barrier'],
    ['1x2:2h8', 'net/barrier'],
    ['5x5#123456', 'net/seed'],
    ['2x2:123', 'net/length'],
    ['2x2:12345', 'net/length'],
    ['2x2:12g4', 'net/not-a-tile'],
    ['41x1:1', 'net/size'],
    ['0x4:', 'net/size'],
  ])('%s is refused: %s', (id, code) => expect(summary(id)).toEqual([`signal: ${code}`]))

  test('asked for by name, what is none is told so', () => {
    expect(formatsOf(kinds)).toContain('net')
    expect(summary('hello', { from: 'net' })).toEqual(['signal: net/not-an-id'])
    expect(summary(PUZZLE, { from: 'net' })).toEqual(['signal: 4439/3dd4/17e2/4ba4'])
    expect(formatsOf({ kindIds: ['parkout'], kindOf })).toEqual(['pack', 'parkout'])
  })
})

describe('a Signal level as text', () => {
  const level = ['446c', '311b', '2aad', '', 'locks: 2,0 1,1', 'answer: 446c/311b/2aad'].join('\n')
  const written = `signal: ${level.replaceAll('\n', '/')}`

  test.each([
    ['as it is', level],
    ['with CRLF and BOM', `\uFEFF${level.replaceAll('\n', '\r\n')}\r\n`],
    ['with trailing spaces', level.replaceAll('\n', '  \n')],
    ['indented', level.replace(/^/gm, '    ')],
    ['as a quote', level.replace(/^/gm, '> ')],
    ['as a quote in a quote', level.replace(/^/gm, '> > ')],
    ['in capitals', level.toUpperCase()],
    ['between blank lines', `\n\n${level}\n\n`],
  ])('%s comes back the same', (_, text) => expect(summary(text)).toEqual([written]))

  test('several, with what belongs to each behind its empty line', () => {
    expect(summary(`${level}\n\n28\n\n${level}\n\nlocks: 0,0`).length).toBe(3)
    expect(summary(`${level}\n\n28\n\n28\n\nlocks: 0,0`)).toEqual([written, 'signal: 28', 'signal: 28//locks: 0,0'])
  })

  test('flawed ones are levels of the kind they look like', () => {
    expect(summary('446c\n311\n2aad')).toEqual(['signal: signal/line-length'])
    expect(summary('446c\n311w\n2aad')).toEqual(['signal: signal/wrapping'])
    expect(summary('４４６ｃ\n３１１ｂ')[0]).toContain('signal: signal/full-width')
    expect(summary('#####\n#aA.#\n#a..#\n#####')).toEqual(['parkout: parkout/bent-car'])
    expect(summary('28\n\n#####\n.aA..\n#####')).toEqual(['signal: 28', 'parkout: #####/.aA../#####'])
  })

  test('words are no tiles', () => {
    for (const text of ['dear reader', 'hello', 'tomorrow at 12:30', '2026-11-29'])
      expect(() => summary(text)).toThrow(expect.objectContaining({ code: 'text/unrecognised' }))
  })
})
