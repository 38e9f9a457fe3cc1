/** What pack text can have wrong: levels that are kept as text, and faults with their places. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addLevel, applyEdit, renameLevel } from '../../core/document/edit.ts'
import { emptyPack, isBroken, type Level } from '../../core/document/pack.ts'
import { writePack } from '../../core/document/packText.ts'
import { Fault } from '../../core/fault.ts'
import { codesOf, kindOf, levelIn, open, readFixture } from './packs.ts'

/** The fault that opening `text` ends in. */
function faultOf(text: string): Pick<Fault, 'code' | 'detail'> {
  try {
    open(text)
  } catch (error) {
    if (error instanceof Fault) return { code: error.code, detail: error.detail }
    throw error
  }
  throw new Error('it opened')
}
const packWith = (levels: string): string => `{ "format": "levelwright-pack", "version": 1, "levels": ${levels} }`

describe('levels that cannot be opened', () => {
  const text = readFixture('v1-broken-levels')
  const file = open(text)

  test('say why, and the others open', () => {
    expect(codesOf(file.pack)).toEqual([
      'ok',
      'pack/unknown-kind',
      'parkout/bent-car',
      'pack/duplicate-id',
      'pack/not-a-level',
      'pack/empty-id',
      'pack/bad-field pack/bad-field',
      'pack/missing-field pack/missing-field',
      'pack/duplicate-key',
      'ok',
    ])
    const issuesOf = (index: number) => {
      const entry = file.pack.levels[index]
      return entry && isBroken(entry) ? entry.issues.map((issue) => issue.details) : []
    }
    expect(issuesOf(1)).toEqual([{ kind: 'hop' }])
    expect(issuesOf(3)).toEqual([{ id: 'good-1' }])
    expect(issuesOf(6)).toEqual([
      { key: 'rows[1]', expected: '"…"' },
      { key: 'draft', expected: 'true, false' },
    ])
    expect(issuesOf(7).map((details) => details?.key)).toEqual(['id', 'rows'])
    expect(issuesOf(8)).toEqual([{ key: 'kind' }])
  })

  test('have names of their own that take no other level’s', () => {
    expect(file.pack.levels.map((entry) => entry.id)).toEqual([
      'good-1',
      'future',
      'bent',
      'good-2',
      'level',
      'level-2',
      'flat',
      'level-3',
      'twice',
      'good-1-2',
    ])
  })

  test('are written back unchanged beside an edit', () => {
    const renamed = applyEdit(file.pack, renameLevel(file.pack, 'good-1', 'Better'))
    expect(writePack(renamed, kindOf, file)).toBe(text.replace('"Good"', '"Better"'))
    const added = applyEdit(file.pack, addLevel(file.pack, levelIn(file.pack, 'good-1'), 0))
    expect(codesOf(open(writePack(added, kindOf, file)).pack).slice(1)).toEqual(codesOf(file.pack))
  })

  test('know the lines of the file their rows stand on', () => {
    const bent = file.sources[2]
    const lines = text.split('\n')
    expect(bent?.rows).toEqual(['######', '#aA..#', '#a...#', '######'])
    expect(bent?.rowLines.map((line) => lines[line - 1]?.trim())).toEqual(['"######",', '"#aA..#",', '"#a...#",', '"######"'])
    expect(lines[(bent?.line ?? 0) - 1]).toBe('    {')
    expect(file.sources[6]?.rowLines).toEqual([])
  })

  test('a thousand levels open and are saved whole', () => {
    const board = levelIn(file.pack, 'good-1').board
    const levels = Array.from(
      { length: 1000 },
      (_, i): Level => ({ id: `n${i}`, kind: 'parkout', title: '', board, draft: false, rest: [] }),
    )
    const big = open(writePack({ ...emptyPack, levels }, kindOf))
    expect(big.pack.levels.length).toBe(1000)
    expect(big.sources[999]?.line).toBe(7 + 999 * 10)
  })
})

describe('faults', () => {
  test('text that is not JSON: the place and what may stand there', () => {
    expect(faultOf('{\n  "format": "levelwright-pack",\n  "版": ,\n}')).toEqual({
      code: 'pack/not-json',
      detail: { line: 3, column: 8, found: ',', expected: '{ [ " 0 true false null' },
    })
    expect(faultOf('{ "a": 1\r\n  "b": 2 }').detail).toEqual({ line: 2, column: 3, found: '"', expected: ', }' })
    expect(faultOf('{ "a": [1 2] }').detail).toEqual({ line: 1, column: 11, found: '2', expected: ', ]' })
    expect(faultOf('{ "a": 1, }').detail).toEqual({ line: 1, column: 11, found: '}', expected: '"' })
    expect(faultOf('{ "a" 1 }').detail).toEqual({ line: 1, column: 7, found: '1', expected: ':' })
    expect(faultOf('{ "a": "two\nlines" }').detail).toEqual({ line: 1, column: 12, found: 'U+000A', expected: '"' })
    expect(faultOf('{ "a": "\\x" }').detail).toMatchObject({ line: 1, column: 9, found: '\\' })
    expect(faultOf('{ "a": 01 }').detail).toMatchObject({ line: 1, column: 9, found: '1' })
    expect(faultOf('<<<<<<< HEAD').detail).toMatchObject({ line: 1, column: 1, found: '<' })
  })

  test('a text cut short, more behind the end, and nesting beyond reason', () => {
    const whole = readFixture('v1-published')
    expect(faultOf('')).toEqual({ code: 'pack/cut-short', detail: { line: 1, column: 1 } })
    expect(faultOf(whole.slice(0, whole.length - 4)).code).toBe('pack/cut-short')
    expect(faultOf(`${whole}{}`)).toEqual({
      code: 'pack/text-after-end',
      detail: { line: whole.split('\n').length, column: 1, found: '{' },
    })
    expect(faultOf(packWith('['.repeat(100_000)))).toMatchObject({ code: 'pack/too-deep', detail: { line: 1, most: 200 } })
  })

  test('every cut of a pack is a fault, none a crash or a shorter pack', () => {
    const whole = readFixture('v1-unknown-keys').trimEnd()
    for (let end = 0; end < whole.length; end++) expect(['pack/cut-short', 'pack/not-json']).toContain(faultOf(whole.slice(0, end)).code)
  })

  test('what JSON.parse reads, the scan reads, and nothing else', () => {
    const reads = (text: string): boolean => {
      try {
        JSON.parse(text)
        return true
      } catch {
        return false
      }
    }
    const pieces = fc.array(
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"a"',
        '"',
        '\\u00e9',
        '\\',
        '1',
        '-',
        '0',
        '.5',
        'e+3',
        'true',
        'null',
        ' ',
        '\n',
        '\t',
        '\u00a0',
      ),
    )
    const texts = fc.oneof(
      pieces.map((made) => made.join('')),
      fc.json(),
    )
    fc.assert(
      fc.property(texts, (text) => {
        expect(faultOf(text).code === 'pack/not-a-pack').toBe(reads(text))
      }),
      { numRuns: 2000 },
    )
  })

  test('other JSON, other versions, and keys of the pack that are not as they must be', () => {
    expect(faultOf('null').code).toBe('pack/not-a-pack')
    expect(faultOf('[1]').code).toBe('pack/not-a-pack')
    expect(faultOf('{ "format": "tiled", "version": 1, "levels": [] }').code).toBe('pack/not-a-pack')
    expect(faultOf('{ "format": "levelwright-pack", "version": 2, "pages": [] }')).toEqual({
      code: 'pack/too-new',
      detail: { version: 2, known: 1 },
    })
    for (const version of ['0', '-1', '0.5', '"1"', 'null', 'true']) {
      expect(faultOf(`{ "format": "levelwright-pack", "version": ${version}, "levels": [] }`).code).toBe('pack/bad-version')
    }
    expect(faultOf('{ "format": "levelwright-pack", "levels": [] }')).toMatchObject({
      code: 'pack/missing-field',
      detail: { key: 'version' },
    })
    expect(faultOf('{ "format": "levelwright-pack", "version": 1 }')).toMatchObject({
      code: 'pack/missing-field',
      detail: { key: 'levels' },
    })
    expect(faultOf(packWith('{}'))).toMatchObject({ code: 'pack/bad-field', detail: { key: 'levels' } })
    expect(faultOf(packWith('[], "title": 5'))).toMatchObject({ code: 'pack/bad-field', detail: { key: 'title' } })
    expect(faultOf(packWith('[], "levels": []'))).toMatchObject({ code: 'pack/duplicate-key', detail: { key: 'levels' } })
  })
})
