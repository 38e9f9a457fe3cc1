/** Pack text: round trips to the letter, levels that cannot be opened, and the faults with their places. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addLevel,
  applyEdit,
  changeBoard,
  duplicateLevel,
  moveLevel,
  removeLevel,
  renameLevel,
  renamePack,
  setDraft,
} from '../../core/document/edit.ts'
import { commit, startHistory, undo } from '../../core/document/history.ts'
import { emptyPack, isBroken, type Level, type Pack, restValue } from '../../core/document/pack.ts'
import { type KindOf, readPack, writePack } from '../../core/document/packText.ts'
import { Fault } from '../../core/fault.ts'
import { check } from '../../core/kinds/parkout/check.ts'
import { blank, parse, serialise } from '../../core/kinds/parkout/level.ts'
import { lots } from '../kinds/parkout/lots.ts'

const parkout = { blank, parse, serialise, check }
const kindOf: KindOf = (id) => (id === 'parkout' ? parkout : undefined)

const FOLDER = join(import.meta.dirname, 'packs')
const fixtures = readdirSync(FOLDER).filter((name) => name.endsWith('.pack.json'))
const read = (name: string): string => readFileSync(join(FOLDER, `${name}.pack.json`), 'utf8')
const open = (text: string) => readPack(text, kindOf)
const level = (pack: Pack, id: string): Level => pack.levels.find((entry) => entry.id === id) as Level
const codes = (pack: Pack) => pack.levels.map((entry) => (isBroken(entry) ? entry.issues.map((issue) => issue.code).join(' ') : 'ok'))

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

describe('fixtures', () => {
  test.each(fixtures)('%s is saved byte for byte, also after an edit that was undone', (name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8')
    const file = open(text)
    expect(writePack(file.pack, kindOf, file)).toBe(text)
    const edited = commit(startHistory(file.pack), renamePack(file.pack, 'Another title'))
    expect(writePack(edited.pack, kindOf, file)).not.toBe(text)
    expect(writePack(undo(edited).pack, kindOf, file)).toBe(text)
  })

  test.each(fixtures.filter((name) => !name.includes('other-style')))('%s is in our own style: written anew it is the same', (name) => {
    const text = readFileSync(join(FOLDER, name), 'utf8')
    expect(writePack(open(text).pack, kindOf)).toBe(text)
  })

  test('the published levels open with their boards', () => {
    const { pack } = open(read('v1-published'))
    expect(codes(pack)).toEqual(['ok', 'ok', 'ok'])
    expect(pack.levels.map((entry) => parkout.serialise((entry as Level).board as never).length)).toEqual([8, 9, 10])
    expect(level(pack, 'hard-6').title).toBe('難しい 6')
  })
})

describe('round trips', () => {
  const titles = fc.string({ unit: 'binary' })
  const packs = fc.record({
    title: titles,
    author: titles,
    levels: fc.uniqueArray(
      fc.record({ id: fc.string({ unit: 'binary', minLength: 1 }), title: titles, board: lots(6), draft: fc.boolean() }),
      { selector: (made) => made.id, maxLength: 6 },
    ),
  })

  test('text -> pack -> text is the identity on written packs, and pack -> text -> pack keeps every value', () => {
    fc.assert(
      fc.property(packs, ({ title, author, levels }) => {
        const pack: Pack = { title, author, rest: [], levels: levels.map((made) => ({ ...made, kind: 'parkout', rest: [] })) }
        const text = writePack(pack, kindOf)
        const back = open(text).pack
        expect(writePack(back, kindOf)).toBe(text)
        expect([back.title, back.author]).toEqual([title, author])
        expect(back.levels.map((entry) => ({ ...entry, rest: [] }))).toEqual(pack.levels)
      }),
      { numRuns: 200 },
    )
  })

  test('BOM and CRLF are read; without an edit they are written back, with one they go', () => {
    const plain = read('v1-every-key')
    const windows = `\uFEFF${plain.replaceAll('\n', '\r\n')}`
    const file = open(windows)
    expect(file.pack).toEqual(open(plain).pack)
    expect(writePack(file.pack, kindOf, file)).toBe(windows)
    const edited = applyEdit(file.pack, renameLevel(file.pack, 'one', 'New'))
    expect(writePack(edited, kindOf, file)).toBe(plain.replace('"One"', '"New"'))
  })

  test('unknown keys survive an edit of their level, in place and to the letter', () => {
    const text = read('v1-unknown-keys')
    const file = open(text)
    const renamed = applyEdit(file.pack, renameLevel(file.pack, '__proto__', 'Named'))
    expect(writePack(renamed, kindOf, file)).toBe(text.replace('"title": "",\n      "7"', '"title": "Named",\n      "7"'))
    expect(restValue(level(renamed, '__proto__').rest, 'x-first')).toBe(2 ** 60)
    const both = applyEdit(renamed, renamePack(renamed, 'New title'))
    expect(writePack(both, kindOf, file)).toContain(
      '"x-tool": { "name": "other", "deep": [[], {}, { "2": 1, "1": [1.0, 1e400, -0] }] },\n  "title": "New title"',
    )
  })

  test('an edit leaves the text of the other levels alone, whatever its style', () => {
    const file = open(read('v1-other-style'))
    const painted = applyEdit(file.pack, changeBoard(file.pack, 'b', level(file.pack, 'a').board))
    const text = writePack(painted, kindOf, file)
    expect(text).toContain('{"rows":["#####",".aA  ","#####"],"kind":"parkout","id":"a","title":"\\u3042"}')
    expect(text).toContain(
      '    {\n      "rows": [\n        "#####",\n        ".aA.#",\n        "#####"\n      ],\n      "kind": "parkout",\n      "id": "b"\n    }',
    )
    expect(open(text).pack.levels.map((entry) => entry.id)).toEqual(['a', 'b'])
  })

  test('a key that becomes needed comes to its usual place', () => {
    const file = open(read('v1-minimal'))
    const drafted = applyEdit(file.pack, setDraft(file.pack, 'easy-1', true))
    const titled = applyEdit(drafted, renameLevel(drafted, 'easy-1', 'Easy'))
    const text = writePack(applyEdit(titled, renamePack(titled, 'Mine')), kindOf, file)
    expect(text).toContain('"version": 1,\n  "title": "Mine",\n  "levels"')
    expect(text).toContain('"kind": "parkout",\n      "title": "Easy",\n      "rows"')
    expect(text).toContain('"####...#"\n      ],\n      "draft": true\n    }')
    expect(writePack(applyEdit(drafted, setDraft(drafted, 'easy-1', false)), kindOf, file)).toBe(read('v1-minimal'))
  })

  test('levels move, go and are copied as text', () => {
    const file = open(read('v1-every-key'))
    const copied = applyEdit(file.pack, duplicateLevel(file.pack, 'one'))
    const text = writePack(copied, kindOf, file)
    expect(restValue(level(open(text).pack, 'one-2').rest, 'generated')).toEqual({
      generator: 'rows',
      seed: 'spring#3',
      params: { cars: 1 },
      version: 1,
    })
    const moved = applyEdit(copied, moveLevel(copied, 'one', 1))
    expect(open(writePack(moved, kindOf, file)).pack.levels.map((entry) => entry.id)).toEqual(['one-2', 'one'])
    expect(writePack(applyEdit(copied, removeLevel(copied, 'one-2')), kindOf, file)).toBe(read('v1-every-key'))
  })
})

describe('levels that cannot be opened', () => {
  const text = read('v1-broken-levels')
  const file = open(text)

  test('say why, and the others open', () => {
    expect(codes(file.pack)).toEqual([
      'ok',
      'pack/unknown-kind',
      'parkout/bent-car',
      'pack/duplicate-id',
      'pack/not-a-level',
      'pack/bad-field',
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
    expect(issuesOf(6).map((details) => details?.key)).toEqual(['rows[1]', 'draft'])
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
    const added = applyEdit(file.pack, addLevel(file.pack, level(file.pack, 'good-1'), 0))
    expect(codes(open(writePack(added, kindOf, file)).pack).slice(1)).toEqual(codes(file.pack))
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
    const board = level(file.pack, 'good-1').board
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
    const whole = read('v1-published')
    expect(faultOf('')).toEqual({ code: 'pack/cut-short', detail: { line: 1, column: 1 } })
    expect(faultOf(whole.slice(0, whole.length - 4)).code).toBe('pack/cut-short')
    expect(faultOf(`${whole}{}`)).toEqual({
      code: 'pack/text-after-end',
      detail: { line: whole.split('\n').length, column: 1, found: '{' },
    })
    expect(faultOf(packWith('['.repeat(100_000)))).toMatchObject({ code: 'pack/too-deep', detail: { line: 1, most: 200 } })
  })

  test('every cut of a pack is a fault, none a crash or a shorter pack', () => {
    const whole = read('v1-unknown-keys').trimEnd()
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
