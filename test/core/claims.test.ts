/** Claims are replayed and compared, never believed; and SHA-256 is SHA-256. */
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkClaims, rowsHash } from '../../core/document/claims.ts'
import type { Json } from '../../core/document/pack.ts'
import { sha256 } from '../../core/document/sha256.ts'
import { kindOf } from '../../core/registry.ts'
import type { LevelReport } from '../../core/report.ts'
import { EASY_1 } from '../published.ts'

describe('sha256', () => {
  // FIPS 180-4's own examples: one block, the empty message, two blocks.
  test.each([
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  ])('of %j', (text, digest) => expect(sha256(text)).toBe(digest))

  test('of any text, as Node has it', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 })
    fc.assert(
      fc.property(text, (any) => {
        expect(sha256(any)).toBe(createHash('sha256').update(any, 'utf8').digest('hex'))
      }),
    )
  })
})

const LINE = ['g-1', 'i+1', 'k out', 'j out', 'h out', 'f out', 'g out', 'i out']
const HASH = rowsHash('parkout', EASY_1)

const parkout = kindOf('parkout')!
const parsed = parkout.parse(EASY_1)
if (!parsed.ok) throw new Error('easy-1 does not parse')
const easy = parsed.value

const base: LevelReport = {
  verdict: 'solved',
  optimal: true,
  moves: 8,
  lowerBound: 8,
  line: LINE,
  uniqueness: 'unknown',
  solutions: null,
  grade: null,
  factors: {},
  issues: [],
  work: { expanded: 3, stored: 4 },
}
const { moves: _, ...rest } = base
const unknown: LevelReport = {
  ...rest,
  verdict: 'unknown',
  optimal: false,
  moves: null,
  lowerBound: 7,
  upperBound: 10,
  stoppedBy: 'states',
}
const unsolvable: LevelReport = { ...base, verdict: 'unsolvable', optimal: false, moves: null, line: [] }
const codes = (claims: Json | undefined, answer: LevelReport = base) =>
  checkClaims(parkout, easy, claims, answer).map((issue) => issue.code)

test('the hash of a level is that of its kind and rows, a line each', () => {
  const text = `parkout\n${EASY_1.join('\n')}\n`
  expect(HASH).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`)
})

test('true claims, and no claims, are left alone', () => {
  expect(codes(undefined)).toEqual([])
  expect(codes({})).toEqual([])
  // What was not known when it was written is no claim against what is known now.
  expect(codes({ uniqueness: 'unknown' }, { ...base, uniqueness: 'multiple' })).toEqual([])
  expect(codes({ par: 8, line: LINE, rowsHash: HASH, uniqueness: 'multiple', grade: 'easy', solver: 'any', limits: {} })).toEqual([])
})

test.each<readonly [Json, string, string]>([
  ['par 8', 'claims', '{ … }'],
  [{ par: '8' }, 'claims.par', '0, 1, 2, …'],
  [{ line: ['a out', 5] }, 'claims.line[1]', '"…"'],
  [{ uniqueness: 'one' }, 'claims.uniqueness', '"unique", "multiple", "no-answer", "unknown"'],
])('claims %j cannot be read: the key and what to write', (claims, key, expected) => {
  expect(checkClaims(parkout, easy, claims, base)).toEqual([
    { code: 'pack/claim-malformed', at: [], blocks: true, details: { key, expected } },
  ])
})

test.each<readonly [string, Json, LevelReport, string]>([
  ['not an object', 'par 8', base, 'pack/claim-malformed'],
  ['par is text', { par: '8' }, base, 'pack/claim-malformed'],
  ['other rows', { rowsHash: rowsHash('parkout', EASY_1.slice(1)) }, base, 'pack/claim-rows'],
  ['another kind', { rowsHash: rowsHash('signal', EASY_1) }, base, 'pack/claim-rows'],
  ['a move that is not possible', { line: ['g-1', 'g-1', ...LINE.slice(1)] }, base, 'pack/claim-line-stuck'],
  ['a move that is no move', { line: ['castle'] }, base, 'pack/claim-line-stuck'],
  ['a line that stops early', { line: LINE.slice(0, -1) }, base, 'pack/claim-line-unsolved'],
  ['a par above the proof', { par: 9 }, base, 'pack/claim-par'],
  ['a par below the proof', { par: 7 }, base, 'pack/claim-par'],
  ['a par that its own line contradicts', { par: 8, line: ['g-1', 'g+1', ...LINE] }, base, 'pack/claim-par-line'],
  ['a par above the line found', { par: 11 }, unknown, 'pack/claim-par-long'],
  ['a par above its own line', { par: 9, line: LINE }, unknown, 'pack/claim-par-long'],
  ['a par below the bound', { par: 6 }, unknown, 'pack/claim-par-short'],
  ['a par of the unsolvable', { par: 8 }, unsolvable, 'pack/claim-par-unsolvable'],
  ['another uniqueness', { uniqueness: 'unique' }, { ...base, uniqueness: 'multiple' }, 'pack/claim-uniqueness'],
  ['another grade', { grade: 'hard' }, { ...base, grade: 'easy' }, 'pack/claim-grade'],
])('named: %s', (_name, claims, answer, code) => {
  expect(codes(claims, answer)).toEqual([code])
  expect(checkClaims(parkout, easy, claims, answer)[0]?.blocks).toBe(true)
})

test('what was not decided is not held against a claim', () => {
  expect(codes({ par: 8 }, unknown)).toEqual([])
  expect(codes({ uniqueness: 'unique', grade: 'hard' })).toEqual([])
})

test('the move at fault is named with its number', () => {
  const [issue] = checkClaims(parkout, easy, { line: ['g-1', 'i+9'] }, base)
  expect(issue?.details).toEqual({ move: 'i+9', number: 2 })
})
