/** Stage text as it comes: from files, mail and chat, alone or several, and beside the rows of other kinds. */
import { describe, expect, test } from 'vitest'
import { isBroken } from '../../../core/document/pack.ts'
import { readLevels } from '../../../core/formats/levelText.ts'
import * as registry from '../../../core/registry.ts'
import { rowsOf } from './stageOf.ts'

const STAGE = ['..R.#', 'B*###', '', '// a step', 'link 1,2,>', 'hidden 5,1,R,<']
const read = (text: string) =>
  readLevels(text, registry).levels.map(({ entry }) =>
    isBroken(entry) ? entry.issues.map(({ code }) => code) : [entry.kind, rowsOf(entry.board as never)],
  )

const lines = (end: string, each = (line: string): string => line): string => STAGE.map((line) => each(line) + end).join('')

describe('one stage comes back as it was', () => {
  test.each<readonly [string, string]>([
    ['with line feeds', lines('\n')],
    ['with carriage returns', lines('\r\n')],
    ['without a last line end', lines('\n').trimEnd()],
    ['with a byte order mark', `\uFEFF${lines('\n')}`],
    ['with spaces at the ends of its lines', lines('\n', (line) => `${line}  `)],
    ['indented', lines('\n', (line) => (line === '' ? line : `    ${line}`))],
    ['quoted', lines('\n', (line) => `> ${line}`)],
    ['with empty lines around it', `\n\n${lines('\n')}\n\n`],
  ])('%s', (_, text) => expect(read(text)).toEqual([['jelly', STAGE]]))
})

test('several stages, each with its directives', () => {
  const two = ['R.R', '###']
  expect(read(`${lines('\n')}\n${two.join('\n')}\n\n${lines('\n')}`)).toEqual([
    ['jelly', STAGE],
    ['jelly', two],
    ['jelly', STAGE],
  ])
})

describe('lines below a board are never another stage, and the board none without them', () => {
  const board = 'R..R\n####\n'
  test.each<readonly [string, string, readonly string[]]>([
    ['a first word misspelt', 'hiden 0,1,R,>\nhidden 5,1,R,<', ['jelly/unknown-directive 4']],
    ['a first word misspelt, and no other', 'hiden 0,1,R,>', ['jelly/unknown-directive 4']],
    ['a capital', 'Hidden 0,1,R,>\nhidden 5,1,R,<', ['jelly/unknown-directive 4']],
    ['half a comment', '/ a step\nhidden 5,1,R,<', ['jelly/unknown-directive 4']],
    ['a remark that is none', 'a step\nlnk 1,1,>', ['jelly/unknown-directive 4', 'jelly/unknown-directive 5']],
    ['another board right below', 'hidden 5,1,R,<\nB..B\n####', ['jelly/unknown-directive 5', 'jelly/unknown-directive 6']],
    ['an empty line among them', 'hidden 0,1,R,>\n\nhiden 5,1,R,<', ['jelly/blank-line 5', 'jelly/unknown-directive 6']],
  ])('%s', (_, below, wanted) => {
    const other = ['jelly', ['B..B', '####']]
    for (const options of [{}, { kind: 'jelly' }]) {
      const found = readLevels(`${board}\n${below}\n`, registry, options).levels
      expect(found).toHaveLength(1)
      expect(
        found.map(({ entry }) => (isBroken(entry) ? entry.issues.map(({ code, details }) => `${code} ${details?.line}`) : [])),
      ).toEqual([wanted])
    }
    // Of several stages the others stay whole.
    const [first, mixed, last] = read(`B..B\n####\n\n${board}\n${below}\n\nB..B\n####\n`)
    expect([first, last]).toEqual([other, other])
    expect(mixed).toEqual(wanted.map((flaw) => flaw.split(' ')[0]))
  })
})

test('what is wrong with it is told as a stage', () => {
  expect(read('R@.R\n####\n\nlink 1,1,<\n')).toEqual([['jelly/link-end']])
  expect(read('R*.R\n###\n')).toEqual([['jelly/line-length']])
  expect(read('// a stage\nR..R\n####\n\nlink 1,1,>\n')).toEqual([['jelly/empty']])
  expect(read('hidden 1,1,R,>\n')).toEqual([['jelly/empty']])
})

test('rows that another kind takes only with a warning are a stage', () => {
  expect(read('R..R\n#..#\n####\n')).toEqual([['jelly', ['R..R', '#..#', '####']]])
})

test('rows of other kinds stay theirs', () => {
  expect(readLevels('######\n.aABb.\n######\n', registry).levels[0]?.entry.kind).toBe('parkout')
  expect(readLevels('4439\n3dd4\n17e2\n4ba4\n', registry).levels[0]?.entry.kind).toBe('signal')
})
