/** Pack text goes in and out to the letter, whatever was edited in between. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
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
import { type Level, type Pack, restValue } from '../../core/document/pack.ts'
import { rowsOf, writePack } from '../../core/document/packText.ts'
import { lots } from '../kinds/parkout/lots.ts'
import { codesOf, FOLDER, kindOf, levelIn, open, readFixture } from './packs.ts'

const fixtures = readdirSync(FOLDER)

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
    const { pack } = open(readFixture('v1-published'))
    expect(codesOf(pack)).toEqual(['ok', 'ok', 'ok'])
    expect(pack.levels.map((entry) => rowsOf(entry as Level, kindOf).length)).toEqual([8, 9, 10])
    expect(levelIn(pack, 'hard-6').title).toBe('難しい 6')
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
    const plain = readFixture('v1-every-key')
    const windows = `\uFEFF${plain.replaceAll('\n', '\r\n')}`
    const file = open(windows)
    expect(file.pack).toEqual(open(plain).pack)
    expect(writePack(file.pack, kindOf, file)).toBe(windows)
    const edited = applyEdit(file.pack, renameLevel(file.pack, 'one', 'New'))
    expect(writePack(edited, kindOf, file)).toBe(plain.replace('"One"', '"New"'))
  })

  test('unknown keys survive an edit of their level, in place and to the letter', () => {
    const text = readFixture('v1-unknown-keys')
    const file = open(text)
    const renamed = applyEdit(file.pack, renameLevel(file.pack, '__proto__', 'Named'))
    expect(writePack(renamed, kindOf, file)).toBe(text.replace('"title": "",\n      "7"', '"title": "Named",\n      "7"'))
    expect(restValue(levelIn(renamed, '__proto__').rest, 'x-first')).toBe(2 ** 60)
    const both = applyEdit(renamed, renamePack(renamed, 'New title'))
    expect(writePack(both, kindOf, file)).toContain(
      '"x-tool": { "name": "other", "deep": [[], {}, { "2": 1, "1": [1.0, 1e400, -0] }] },\n  "title": "New title"',
    )
  })

  test('an edit leaves the text of the other levels alone, whatever its style', () => {
    const file = open(readFixture('v1-other-style'))
    const painted = applyEdit(file.pack, changeBoard(file.pack, 'b', levelIn(file.pack, 'a').board))
    const text = writePack(painted, kindOf, file)
    expect(text).toContain('{"rows":["#####",".aA  ","#####"],"kind":"parkout","id":"a","title":"\\u3042"}')
    expect(text).toContain(
      '    {\n      "rows": [\n        "#####",\n        ".aA.#",\n        "#####"\n      ],\n      "kind": "parkout",\n      "id": "b"\n    }',
    )
    expect(open(text).pack.levels.map((entry) => entry.id)).toEqual(['a', 'b'])
  })

  test('a key that becomes needed comes to its usual place', () => {
    const file = open(readFixture('v1-minimal'))
    const drafted = applyEdit(file.pack, setDraft(file.pack, 'easy-1', true))
    const titled = applyEdit(drafted, renameLevel(drafted, 'easy-1', 'Easy'))
    const text = writePack(applyEdit(titled, renamePack(titled, 'Mine')), kindOf, file)
    expect(text).toContain('"version": 1,\n  "title": "Mine",\n  "levels"')
    expect(text).toContain('"kind": "parkout",\n      "title": "Easy",\n      "rows"')
    expect(text).toContain('"####...#"\n      ],\n      "draft": true\n    }')
    expect(writePack(applyEdit(drafted, setDraft(drafted, 'easy-1', false)), kindOf, file)).toBe(readFixture('v1-minimal'))
  })

  test('levels move, go and are copied as text', () => {
    const file = open(readFixture('v1-every-key'))
    const copied = applyEdit(file.pack, duplicateLevel(file.pack, 'one'))
    const text = writePack(copied, kindOf, file)
    expect(restValue(levelIn(open(text).pack, 'one-2').rest, 'generated')).toEqual({
      generator: 'rows',
      seed: 'spring#3',
      params: { cars: 1 },
      version: 1,
    })
    const moved = applyEdit(copied, moveLevel(copied, 'one', 1))
    expect(open(writePack(moved, kindOf, file)).pack.levels.map((entry) => entry.id)).toEqual(['one-2', 'one'])
    expect(writePack(applyEdit(copied, removeLevel(copied, 'one-2')), kindOf, file)).toBe(readFixture('v1-every-key'))
  })
})
