/** Levels as text on the document: what a paste adds, where and by which name, and what it refuses as a whole. */
import { beforeEach, describe, expect, test } from 'vitest'
import { isDirty } from '../../core/document/history.ts'
import { isBroken, type Level, type PackEntry } from '../../core/document/pack.ts'
import { readPack, writePack } from '../../core/document/packText.ts'
import { kindOf } from '../../core/registry.ts'
import { rowsOf } from '../../renderer/board.ts'
import { packTextOf, pasteLevels, textOf } from '../../renderer/levelText.ts'
import { currentLevel, openPack, redoEdit, selectLevel, undoEdit, useEditor } from '../../renderer/store.ts'

const LOT = ['#####', '#aA..', '#####']
const STAGE = ['..R.#', 'B*.R.', '#####', '', '// kept', 'link 1,2,>', 'hidden+link 2,2,R,>']
const CIRCUIT = ['4439', '3dd4', '17e2', '4ba4', '', 'locks: 2,3', 'answer: 446c/3bd1/2eb8/2ba8']
const START = JSON.stringify({
  format: 'levelwright-pack',
  version: 1,
  levels: [
    { id: 'lot', kind: 'parkout', title: 'Lot', rows: LOT },
    { id: 'stage', kind: 'jelly', title: 'Stage', rows: STAGE, notes: 'by hand', moveLimit: 9, draft: true, weight: 1.5e3 },
    { id: 'circuit', kind: 'signal', title: 'Circuit', rows: CIRCUIT },
    { id: 'odd', kind: 'hop', rows: ['x'] },
  ],
})

const file = readPack(START, kindOf)
const state = () => useEditor.getState()
const ids = () => state().history.pack.levels.map(({ id }) => id)
const shown = () => currentLevel(state())!
const rows = (entry: PackEntry) => (isBroken(entry) ? entry.raw : rowsOf(entry.kind, entry.board))
const notice = () => state().notices.map(({ id: _, ...rest }) => rest)
const level = (id: string) => file.pack.levels.find((entry) => entry.id === id) as Level

/** Nothing but words on screen: the very same document. */
function isUntouched(): void {
  expect([state().history.pack === file.pack, state().history.past, state().levelId]).toEqual([true, [], 'stage'])
  expect(writePack(state().history.pack, kindOf, file)).toBe(START)
}

beforeEach(() => {
  openPack(file.pack, null)
  selectLevel('stage')
})

test('stands behind the level on screen, is shown, and goes and comes as one step', () => {
  pasteLevels(`${LOT.join('\n')}\n\n${CIRCUIT.join('\n')}\n\n${STAGE.join('\n')}`)
  expect(ids()).toEqual(['lot', 'stage', 'level-1', 'level-2', 'level-3', 'circuit', 'odd'])
  expect(state().levelId).toBe('level-1')
  expect(state().history.pack.levels.slice(2, 5).map(rows)).toEqual([LOT, CIRCUIT, STAGE])
  expect(state().history.past.map(({ label }) => label)).toEqual(['edit.paste-levels'])
  expect(state().said).toEqual({ word: 'pasted', details: { count: 3 } })
  selectLevel('level-2')
  undoEdit()
  // Back on the level that they were put behind; what was said of them is no more.
  expect([state().levelId, state().said]).toEqual(['stage', null])
  expect([ids(), isDirty(state().history)]).toEqual([['lot', 'stage', 'circuit', 'odd'], false])
  expect(writePack(state().history.pack, kindOf, file)).toBe(START)
  redoEdit()
  expect([ids().length, state().levelId]).toEqual([7, 'level-1'])
})

test.each(['lot', 'stage', 'circuit'])('%s is copied as its rows, and as a pack with all else it has', (id) => {
  const { rows: written } = JSON.parse(START).levels.find((one: { id: string }) => one.id === id)
  expect(textOf(level(id))).toBe(`${written.join('\n')}\n`)
  pasteLevels(textOf(level(id)))
  expect([rowsOf(shown().kind, shown().board), shown().title, shown().draft]).toEqual([written, '', false])
  undoEdit()
  pasteLevels(packTextOf(level(id)))
  const { id: own, board, ...kept } = shown()
  const { id: _, board: before, ...all } = level(id)
  expect([own, rowsOf(kept.kind, board), kept]).toEqual([`${id}-2`, rowsOf(all.kind, before), all])
})

test('into an empty pack, and behind a level that is only text', () => {
  selectLevel('odd')
  pasteLevels(LOT.join('\n'))
  expect(ids().at(-1)).toBe('level-1')
  openPack({ ...file.pack, levels: [] }, null)
  pasteLevels(LOT.join('\n'))
  expect([ids(), state().levelId]).toEqual([['level-1'], 'level-1'])
})

test('of a message only its blocks of code, each as a level', () => {
  pasteLevels(`Hi Bob, try these:\n\n\`\`\`\n${STAGE.join('\n')}\n\`\`\`\nor\n\`\`\`\n${LOT.join('\n')}\n\`\`\`\nCheers`)
  expect(state().history.pack.levels.slice(2, 4).map(rows)).toEqual([STAGE, LOT])
  expect([state().said, notice()]).toEqual([{ word: 'pasted', details: { count: 2 } }, []])
})

test('rows of two kinds are of the kind on screen', () => {
  for (const [id, kind] of [
    ['lot', 'parkout'],
    ['stage', 'jelly'],
  ] as const) {
    selectLevel(id)
    pasteLevels('#####\n#bB..\n#####')
    expect(shown().kind).toBe(kind)
  }
})

describe('is refused as a whole', () => {
  test.each([
    [
      'a cell that is none',
      '\n\n> ..R.#\n> B?.R.\n> #####',
      { code: 'jelly/unknown-character', details: { char: '?', line: 4, column: 2 }, more: 0 },
    ],
    [
      'a second level with a flaw',
      `${LOT.join('\n')}\n\n#####\n#aA.#\n#a..#\n#####`,
      { code: 'parkout/bent-car', place: { line: 6, column: 2 } },
    ],
    ['no cell to name', `${'5'.repeat(41)}\n${'5'.repeat(41)}`, { code: 'signal/too-large', place: { line: 1 } }],
    ['several flaws', '..R.#\nBR.R\nGG..\n?...?', { code: 'jelly/line-length', details: { line: 2 }, more: 2 }],
    [
      'a pack with a level of no known kind',
      START,
      { code: 'level/unknown-kind', details: { kind: 'hop', known: 'parkout, signal, jelly' }, place: { line: 1 } },
    ],
    ['a pack that is newer', START.replace('"version":1', '"version":7'), { code: 'pack/too-new', details: { version: 7, known: 1 } }],
    ['a pack that is cut short', START.slice(0, -40), { code: 'pack/cut-short' }],
    [
      'more cells than a stage has, though a lot may have them',
      `R${'.'.repeat(23)}R\n${'.'.repeat(25)}\n${'#'.repeat(25)}`,
      { code: 'jelly/too-large', details: { width: 25, height: 3 } },
    ],
    ['a second stage with a flaw', 'R.R\n###\n\nR.x\n###', { code: 'jelly/unknown-character', details: { char: 'x', line: 4, column: 3 } }],
    ['a character that nobody sees', 'R\u200b.R\n####', { code: 'jelly/unknown-character', details: { char: 'U+200B', line: 1 } }],
    ['words around its rows', 'Hi Bob:\n\nR.R\n###\n\nBye', { code: 'text/words-among-rows', details: { line: 1 } }],
    ['far too long', '#'.repeat(1_000_001), { code: 'text/too-long' }],
  ])('with %s', (_, text, told) => {
    pasteLevels(text)
    expect(notice()).toMatchObject([{ word: 'pasteFailed', ...told }])
    expect(notice()).toHaveLength(1)
    expect(state().said).toBeNull()
    isUntouched()
  })

  test('and takes away what was said of a paste before', () => {
    pasteLevels(LOT.join('\n'))
    expect(state().said?.word).toBe('pasted')
    pasteLevels('..R.#\nB?.R.\n#####')
    expect([state().said, notice().length]).toEqual([null, 1])
  })

  test('and what was said of it goes with the next paste', () => {
    pasteLevels('..R.#\nB?.R.\n#####')
    expect(notice()).toHaveLength(1)
    pasteLevels('https://example.org')
    expect(notice()).toEqual([])
    isUntouched()
  })
})

test.each([
  '',
  ' \n',
  'hello',
  'https://example.org/a?b=c',
  '[x](y)',
  '{"a": 1}',
  '[1, 2]',
  '{ color: red }',
  '12:30',
  '2026',
  'cab',
  '...',
  '{"format": "levelwright"}',
])('%j is no level, and that is all that is said', (text) => {
  pasteLevels(text)
  expect([state().said, notice()]).toEqual([{ word: 'noLevelText', details: {} }, []])
  isUntouched()
})
