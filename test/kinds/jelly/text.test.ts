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

test('what is wrong with it is told as a stage', () => {
  expect(read('R@.R\n####\n\nlink 1,1,<\n')).toEqual([['jelly/link-end']])
  expect(read('R*.R\n###\n')).toEqual([['jelly/line-length']])
})

test('rows that another kind takes only with a warning are a stage', () => {
  expect(read('R..R\n#..#\n####\n')).toEqual([['jelly', ['R..R', '#..#', '####']]])
})

test('rows of other kinds stay theirs', () => {
  expect(readLevels('######\n.aABb.\n######\n', registry).levels[0]?.entry.kind).toBe('parkout')
  expect(readLevels('4439\n3dd4\n17e2\n4ba4\n', registry).levels[0]?.entry.kind).toBe('signal')
})
