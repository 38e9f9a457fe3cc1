/** The published JSON Schema is the one the program uses, and judges packs as the program does. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { levelFlaws, packFlaws, packJsonSchema } from '../../core/document/packSchema.ts'

const ROOT = join(import.meta.dirname, '../..')
const PUBLISHED = join(ROOT, 'docs/pack.schema.json')
const published = z.fromJSONSchema(JSON.parse(readFileSync(PUBLISHED, 'utf8')))
const fits = (value: unknown): boolean => published.safeParse(value).success

const level = { id: 'a', kind: 'parkout', rows: ['###'] }
const pack = (levels: unknown, more: object = {}) => ({ format: 'levelwright-pack', version: 1, levels, ...more })

/** `npx vitest run test/core/packSchema.test.ts --update` writes it anew. */
test('docs/pack.schema.json is made from the shapes in core', async () => {
  await expect(packJsonSchema()).toMatchFileSnapshot(PUBLISHED)
})

describe('packs in the tree', () => {
  const packs = ['test/core/packs', 'levels']
    .filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder))
        .filter((name) => name.endsWith('.pack.json'))
        .map((name) => `${folder}/${name}`),
    )
  test.each(packs)('%s', (path) => {
    expect(fits(JSON.parse(readFileSync(join(ROOT, path), 'utf8')))).toBe(!path.includes('broken'))
  })
})

describe('a level', () => {
  test.each([
    [{}],
    [{ title: '', draft: false, tags: [], author: '', notes: '', moveLimit: 1 }],
    [{ generated: { generator: 'rows', seed: 's', version: 'v3', more: 1 }, claims: { par: 0, grade: null, more: [] } }],
    [{ 'x-unknown': [{}], claims: {} }],
    [{ kind: 'signal', rows: ['4439', '3dd4', '17e2', '4ba4', '', 'locks: 2,3', 'answer: 446c/3bd1/2eb8/2ba8'] }],
  ])('may hold %j', (more) => {
    expect(levelFlaws({ ...level, ...more })).toEqual([])
    expect(fits(pack([level, { ...level, ...more }]))).toBe(true)
  })

  test.each([
    ['id', 7, 'pack/bad-field'],
    ['id', undefined, 'pack/missing-field'],
    ['kind', undefined, 'pack/missing-field'],
    ['rows', undefined, 'pack/missing-field'],
    ['rows', '###', 'pack/bad-field'],
    ['rows', ['###', 1], 'pack/bad-field'],
    ['title', null, 'pack/bad-field'],
    ['tags', 'one', 'pack/bad-field'],
    ['draft', 1, 'pack/bad-field'],
    ['moveLimit', 0, 'pack/bad-field'],
    ['moveLimit', 1.5, 'pack/bad-field'],
    ['generated', { generator: 'rows' }, 'pack/missing-field'],
    ['generated', { generator: 'rows', seed: 1 }, 'pack/bad-field'],
  ])('whose %s is %j is refused', (key, value, code) => {
    const wrong = JSON.parse(JSON.stringify({ ...level, [key]: value }))
    expect(levelFlaws(wrong).map((issue) => issue.code)).toEqual([code])
    expect(String(levelFlaws(wrong)[0]?.details?.key).startsWith(key)).toBe(true)
    expect(levelFlaws(wrong)[0]?.details?.expected).not.toBe('')
    expect(fits(pack([level, wrong]))).toBe(false)
  })

  test('whose id is empty is told so', () => {
    expect(levelFlaws({ ...level, id: '' })).toEqual([{ code: 'pack/empty-id', at: [], blocks: true }])
    expect(fits(pack([{ ...level, id: '' }]))).toBe(false)
  })

  test.each([
    [{ rows: [5] }, 'rows[0]', '"…"'],
    [{ tags: ['a', 1] }, 'tags[1]', '"…"'],
    [{ generated: { generator: 'rows' } }, 'generated.seed', '"…"'],
  ])('such as %j is told what to write at the very place', (more, key, expected) => {
    expect(levelFlaws({ ...level, ...more }).map((issue) => issue.details)).toEqual([{ key, expected }])
  })

  test.each([[{ par: -1 }], [{ par: '8' }], [{ line: 'a out' }], [{ uniqueness: 'surely' }], [5]])(
    'with malformed claims %j opens, but does not fit',
    (claims) => {
      expect(levelFlaws({ ...level, claims })).toEqual([])
      expect(fits(pack([{ ...level, claims }]))).toBe(false)
    },
  )

  test.each([[null], [5], ['text'], [[]]])('is not %j', (value) => {
    expect(levelFlaws(value).map((issue) => issue.code)).toEqual(['pack/not-a-level'])
    expect(fits(pack([value]))).toBe(false)
  })
})

test.each([
  [pack({}), ['levels']],
  [pack(undefined), ['levels']],
  [pack([], { title: 1, author: [] }), ['title', 'author']],
  [pack([], { version: 2 }), ['version']],
])('a pack such as %j is refused', (value, keys) => {
  expect(packFlaws(value).map((issue) => issue.details?.key)).toEqual(keys)
  expect(fits(JSON.parse(JSON.stringify(value)))).toBe(false)
})
