/** The save gate: only a proven optimum passes, and every refusal says why, gravest first. */
import { describe, expect, test } from 'vitest'
import { applyEdit, invert } from '../../core/document/edit.ts'
import { draftRefused, saveGate } from '../../core/document/gate.ts'
import { emptyPack, type Level, type Pack, type PackEntry } from '../../core/document/pack.ts'
import { writePack } from '../../core/document/packText.ts'
import { examine } from '../../core/examine.ts'
import type { Issue } from '../../core/fault.ts'
import type { Kind } from '../../core/kind.ts'
import { BATCH_LIMITS } from '../../core/limits.ts'
import { kindOf as realKindOf } from '../../core/registry.ts'
import type { LevelReport } from '../../core/report.ts'
import { kindOf, open, readFixture } from './packs.ts'

const level = (id: string, board: readonly Issue[] = [], draft = false): Level => ({ id, kind: 'toy', title: '', board, draft, rest: [] })
/** A kind whose boards are the issues that `check` finds. */
const toy = { check: (board: readonly Issue[]) => board } as unknown as Kind<unknown>
const toyOf = (id: string) => (id === 'toy' ? toy : undefined)

const solved: LevelReport = {
  verdict: 'solved',
  optimal: true,
  moves: 8,
  lowerBound: 8,
  line: ['a out'],
  uniqueness: 'unknown',
  solutions: null,
  grade: null,
  factors: {},
  issues: [],
  work: { expanded: 3, stored: 4 },
}
const unknown = (stoppedBy: 'states' | 'memory' | 'time' | 'caller'): LevelReport => ({
  ...solved,
  verdict: 'unknown',
  optimal: false,
  moves: null,
  lowerBound: 5,
  upperBound: 9,
  stoppedBy,
})
const issue = (code: string, blocks: boolean): Issue => ({ code, at: [[1, 1]], blocks })

const gateOf = (entry: PackEntry, report?: LevelReport) => saveGate({ ...emptyPack, levels: [entry] }, toyOf, () => report)[0]!
const codesOf = (entry: PackEntry, report?: LevelReport) => gateOf(entry, report).reasons.map((reason) => reason.code)

describe('a level', () => {
  test('with a proven optimum passes, warnings or not', () => {
    expect(gateOf(level('a'), solved)).toEqual({ id: 'a', outcome: 'pass', reasons: [] })
    expect(gateOf(level('a', [issue('toy/odd', false)]), solved).outcome).toBe('pass')
  })

  test.each([
    ['not solved yet', undefined, 'gate/not-solved'],
    ['found malformed by the solver', { ...solved, verdict: null, moves: null }, 'gate/not-solved'],
    ['already solved', { ...solved, moves: 0, line: [] }, 'gate/already-solved'],
    ['unknown by states', unknown('states'), 'gate/stopped-states'],
    ['unknown by memory', unknown('memory'), 'gate/stopped-memory'],
    ['unknown by the most memory', { ...unknown('memory'), limit: BATCH_LIMITS.maxBytes }, 'gate/limit-longest'],
    ['unknown by time', unknown('time'), 'gate/stopped-time'],
    ['stopped', unknown('caller'), 'gate/stopped-caller'],
    ['solved, but not proven shortest', { ...solved, optimal: false, lowerBound: 7 }, 'gate/not-proven'],
    ['unsolvable without a word', { ...solved, verdict: 'unsolvable', optimal: false, moves: null }, 'gate/unsolvable'],
  ] as const)('%s is refused', (_, report, code) => {
    expect(gateOf(level('a'), report).outcome).toBe('refused')
    expect(codesOf(level('a'), report)).toEqual([code])
    expect(gateOf(level('a', [], true), report)).toMatchObject({ outcome: 'draft', reasons: [{ code }] })
  })

  test('proven unsolvable is refused with the reason and its cells', () => {
    const report: LevelReport = {
      ...solved,
      verdict: 'unsolvable',
      moves: null,
      optimal: false,
      reason: 'toy/stuck',
      where: [[2, 3]],
      details: { n: 1 },
    }
    expect(gateOf(level('a'), report).reasons).toEqual([{ code: 'toy/stuck', at: [[2, 3]], blocks: true, details: { n: 1 } }])
  })

  test('says what to mend before what was found', () => {
    const board = [issue('toy/odd', false), issue('toy/bad', true), issue('toy/worse', true)]
    expect(codesOf(level('a', board), unknown('states'))).toEqual(['toy/bad', 'toy/worse', 'gate/stopped-states'])
    expect(codesOf(level('a', board), { ...solved, moves: 0 })).toEqual(['toy/bad', 'toy/worse'])
    expect(gateOf(level('a', board), solved).outcome).toBe('refused')
  })

  test('does not say twice of the same cells why there is no line', () => {
    const board: readonly Issue[] = [{ ...issue('toy/no-way', true), reason: 'toy/stuck' }]
    const stuck = (reason: string, where: LevelReport['where']): LevelReport => ({
      ...solved,
      verdict: 'unsolvable',
      moves: null,
      reason,
      where,
    })
    expect(codesOf(level('a', board), stuck('toy/stuck', [[1, 1], [2, 1]]))).toEqual(['toy/no-way']) // biome-ignore format: one line
    expect(codesOf(level('a', board), stuck('toy/stuck', [[2, 1]]))).toEqual(['toy/no-way', 'toy/stuck'])
    expect(codesOf(level('a', board), stuck('toy/exhausted', [[1, 1]]))).toEqual(['toy/no-way', 'toy/exhausted'])
    expect(codesOf(level('a', [issue('toy/no-way', true)]), stuck('toy/stuck', [[1, 1]]))).toEqual(['toy/no-way', 'toy/stuck'])
  })

  test('of a kind that is gone is a mistake of the program', () => {
    expect(() => gateOf({ ...level('a'), kind: 'none' }, solved)).toThrow('no kind none')
  })
})

test.each<readonly [string, string, readonly string[], string, string]>([
  ['parkout', 'a car without its gate', ['#####', '.aA.#', '#####'], 'parkout/no-gate-right', 'parkout/no-gate'],
  ['parkout', 'a car behind a wall', ['#####', '#aA#.', '#####'], 'parkout/wall-before-gate', 'parkout/blocked-gate'],
  ['parkout', 'a car behind an immobile car', ['######', '#aAcc.', '######'], 'parkout/wall-before-gate', 'parkout/blocked-gate'],
  ['parkout', 'cars face to face', ['######', '.aABb.', '######'], 'parkout/face-to-face-row', 'parkout/head-on'],
  ['jelly', 'a colour anchored apart', ['r.r', '###'], 'jelly/all-anchored', 'jelly/stuck-apart'],
  ['jelly', 'a hidden jelly behind a wall', ['R.R', '###', '', 'hidden 3,2,R,<'], 'jelly/hidden-into-wall', 'jelly/hidden-stays'],
  ['jelly', 'a hidden jelly without its like', ['R.R', '', 'hidden 2,2,G,^'], 'jelly/hidden-alone', 'jelly/hidden-stays'],
])('%s: %s is refused once, in the words of the check', (id, _, rows, code, reason) => {
  const kind = realKindOf(id) as Kind<unknown>
  const board = kind.parse(rows)
  if (!board.ok) throw new Error('no level')
  const report = examine(kind, rows, 'solve', {}, [], () => {}, { aborted: false })
  expect(report.reason).toBe(reason)
  const entry: Level = { id: 'a', kind: id, title: '', board: board.value, draft: false, rest: [] }
  expect(saveGate({ ...emptyPack, levels: [entry] }, () => kind, () => report)[0]?.reasons.map((one) => one.code)).toEqual([code]) // biome-ignore format: one line
})

test.each([
  ['parkout', ['####', '#..#', '####'], 'parkout/already-solved'],
  ['jelly', ['R..'], 'jelly/already-solved'],
])('%s: what is solved as it stands is refused once, in the words of the check', (id, rows, code) => {
  const kind = realKindOf(id) as Kind<unknown>
  const board = kind.parse(rows)
  if (!board.ok) throw new Error('no level')
  const report = examine(kind, rows, 'solve', {}, [], () => {}, { aborted: false })
  expect(report).toMatchObject({ verdict: 'solved', moves: 0 })
  const entry: Level = { id: 'a', kind: id, title: '', board: board.value, draft: false, rest: [] }
  expect(saveGate({ ...emptyPack, levels: [entry] }, () => kind, () => report)).toMatchObject([{ outcome: 'refused', reasons: [{ code }] }]) // biome-ignore format: one line
})

describe('a pack', () => {
  const file = open(readFixture('v1-broken-levels'))
  const parkoutOf = (id: string) => kindOf(id) as Kind<unknown> | undefined
  const judge = (pack: Pack) => saveGate(pack, parkoutOf, (one) => (one.id === 'good-1' ? solved : unknown('time')))

  test('is judged level by level, in its order', () => {
    expect(judge(file.pack).map((gate) => [gate.id, gate.outcome, gate.reasons[0]?.code])).toEqual([
      ['good-1', 'pass', undefined],
      ['future', 'refused', 'pack/unknown-kind'],
      ['bent', 'refused', 'parkout/bent-car'],
      ['good-2', 'refused', 'pack/duplicate-id'],
      ['level', 'refused', 'pack/not-a-level'],
      ['level-2', 'refused', 'pack/empty-id'],
      ['flat', 'refused', 'pack/bad-field'],
      ['level-3', 'refused', 'pack/missing-field'],
      ['twice', 'refused', 'pack/duplicate-key'],
      ['good-1-2', 'refused', 'gate/stopped-time'],
    ])
  })

  test('saved as draft: the refused levels become drafts in one edit, broken ones and passing ones stay as they are', () => {
    const edit = draftRefused(file.pack, judge(file.pack))!
    const drafted = applyEdit(file.pack, edit)
    expect(drafted.levels.filter((entry, i) => entry !== file.pack.levels[i]).map((entry) => [entry.id, entry.draft])).toEqual([
      ['good-1-2', true],
    ])
    expect(judge(drafted).at(-1)?.outcome).toBe('draft')
    expect(draftRefused(drafted, judge(drafted))).toBeUndefined()
    expect(writePack(applyEdit(drafted, invert(edit)), kindOf, file)).toBe(file.text)
  })

  test('a draft that cannot be opened is reported, not failed', () => {
    const drafts = open(
      '{ "format": "levelwright-pack", "version": 1, "levels": [{ "id": "a", "kind": "hop", "rows": [], "draft": true }] }',
    )
    expect(judge(drafts.pack)).toMatchObject([{ id: 'a', outcome: 'draft', reasons: [{ code: 'pack/unknown-kind' }] }])
  })
})
