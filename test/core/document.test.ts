/** Edits and history: laws over random work, and the rules of dirty, branching and per-level undo. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addLevel,
  addLevels,
  applyEdit,
  changeBoard,
  changeLevel,
  duplicateLevel,
  type Edit,
  invert,
  moveLevel,
  removeLevel,
  renameLevel,
  renamePack,
  setDraft,
} from '../../core/document/edit.ts'
import { commit, type History, isDirty, markSaved, nextRedo, nextUndo, redo, startHistory, undo } from '../../core/document/history.ts'
import { type BrokenLevel, emptyPack, freshId, type Level, type Pack, restValue, samePack } from '../../core/document/pack.ts'
import { random } from '../../core/random.ts'

const level = (id: string, board = 'as made'): Level => ({ id, kind: 'toy', title: id.toUpperCase(), board, draft: false, rest: [] })
const broken: BrokenLevel = {
  id: 'odd',
  broken: true,
  kind: 'chess',
  title: '',
  draft: false,
  raw: '{ "id": "odd", "kind": "chess" }',
  issues: [],
}
const start: Pack = { ...emptyPack, title: 'Pack', author: 'Me', levels: [level('a'), level('b'), broken, level('__proto__')] }
const ids = (pack: Pack): string => pack.levels.map((entry) => entry.id).join(' ')

/** One of every maker, at random; `undefined` where the pack has no level to work on. */
function randomEdit(pack: Pack, seed: string): Edit | undefined {
  const rnd = random(seed)
  const whole = pack.levels.filter((entry): entry is Level => !('broken' in entry))
  const any = pack.levels.length > 0 ? rnd.pick(pack.levels).id : undefined
  const one = whole.length > 0 ? rnd.pick(whole).id : undefined
  const place = rnd.below(pack.levels.length + 1)
  const makers: (() => Edit | undefined)[] = [
    () => addLevel(pack, level(`n${rnd.below(5)}`), place),
    () => addLevels(pack, [level('p'), level('p'), level('q')], place),
    () => (any === undefined ? undefined : removeLevel(pack, any)),
    () => (any === undefined ? undefined : moveLevel(pack, any, rnd.below(12) - 2)),
    () => (one === undefined ? undefined : duplicateLevel(pack, one)),
    () => (one === undefined ? undefined : changeBoard(pack, one, `board ${rnd.below(1000)}`)),
    () => (one === undefined ? undefined : changeBoard(pack, one, `board ${rnd.below(1000)}`)),
    () => (one === undefined ? undefined : renameLevel(pack, one, `title ${rnd.below(3)}`)),
    () => (one === undefined ? undefined : setDraft(pack, one, rnd.below(2) === 0)),
    () => renamePack(pack, `pack ${rnd.below(3)}`),
  ]
  return rnd.pick(makers)()
}

const undoAll = (history: History): History => {
  let h = history
  while (nextUndo(h)) h = undo(h)
  return h
}
const redoAll = (history: History): History => {
  let h = history
  while (nextRedo(h)) h = redo(h)
  return h
}

describe('laws', () => {
  test('200 random mixed operations, all undone: the start; all redone: the end', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        let history = startHistory(start)
        for (let n = 0; n < 200; n++) {
          const edit = randomEdit(history.pack, `${seed} ${n}`)
          if (edit) history = commit(history, edit)
        }
        expect(history.past.length).toBeGreaterThan(100)
        const back = undoAll(history)
        expect(back.pack).toStrictEqual(start)
        expect(isDirty(back)).toBe(false)
        expect(redoAll(back).pack).toStrictEqual(history.pack)
      }),
      { numRuns: 20 },
    )
  })

  test('any mix of edits, undo and redo on whichever level is shown still leads back to the start', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const rnd = random(seed)
        let history = startHistory(start)
        for (let n = 0; n < 120; n++) {
          const shown = rnd.below(3) === 0 || history.pack.levels.length === 0 ? undefined : rnd.pick(history.pack.levels).id
          const edit = randomEdit(history.pack, `${seed} ${n}`)
          const what = rnd.below(4)
          if (what === 0) history = undo(history, shown)
          else if (what === 1) history = redo(history, shown)
          else if (edit) history = commit(history, edit)
          expect(new Set(history.pack.levels.map((entry) => entry.id)).size).toBe(history.pack.levels.length)
        }
        const end = redoAll(history)
        const back = undoAll(end)
        expect(back.pack).toStrictEqual(start)
        expect(redoAll(back).pack).toStrictEqual(end.pack)
      }),
      { numRuns: 40 },
    )
  })

  test('an edit and its inverse leave the pack as it was', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const edit = randomEdit(start, seed)
        if (edit) expect(applyEdit(applyEdit(start, edit), invert(edit))).toStrictEqual(start)
      }),
    )
  })

  test('two thousand steps undo and redo', () => {
    let history = startHistory(start)
    for (let n = 0; n < 2000; n++) history = commit(history, changeBoard(history.pack, n % 2 ? 'a' : 'b', `${n}`))
    expect(history.past.length).toBe(2000)
    expect(samePack(undoAll(history).pack, start)).toBe(true)
  })
})

describe('makers', () => {
  test('levels come, go, move and are copied where asked', () => {
    expect(ids(applyEdit(start, addLevel(start, level('c'), 1)))).toBe('a c b odd __proto__')
    expect(ids(applyEdit(start, removeLevel(start, 'odd')))).toBe('a b __proto__')
    expect(ids(applyEdit(start, moveLevel(start, 'a', 2)))).toBe('b odd a __proto__')
    expect(ids(applyEdit(start, moveLevel(start, '__proto__', -1)))).toBe('__proto__ a b odd')
    expect(ids(applyEdit(start, duplicateLevel(start, 'a')))).toBe('a a-2 b odd __proto__')
    expect(ids(applyEdit(start, addLevels(start, [level('a'), level('a')], 4)))).toBe('a b odd __proto__ a-2 a-3')
  })

  test('ids in use are not given again', () => {
    expect(freshId(new Set(['x', 'x-2']), 'x')).toBe('x-3')
    expect(freshId(new Set(['x', 'x-2']), 'x-2')).toBe('x-3')
    expect(freshId(new Set(['x']), 'y-7')).toBe('y-7')
    expect(freshId(new Set(), '')).toBe('level')
  })

  test('a new board loses the claims about the old one, a new title does not; undo brings them back', () => {
    const claimed: Level = {
      ...level('c'),
      rest: [
        { key: 'claims', text: '{"par":8}' },
        { key: 'notes', text: '"hard"' },
      ],
    }
    const pack: Pack = { ...start, levels: [claimed] }
    const at = (p: Pack) => (p.levels[0] as Level).rest
    const painted = changeBoard(pack, 'c', 'other')
    expect(restValue(at(applyEdit(pack, painted)), 'claims')).toBeUndefined()
    expect(restValue(at(applyEdit(pack, painted)), 'notes')).toBe('hard')
    expect(restValue(at(applyEdit(pack, renameLevel(pack, 'c', 'New'))), 'claims')).toEqual({ par: 8 })
    expect(applyEdit(applyEdit(pack, painted), invert(painted))).toStrictEqual(pack)
  })

  test('a level that is not there or only text cannot be painted', () => {
    expect(() => changeBoard(start, 'nobody', 1)).toThrow('no level nobody')
    expect(() => changeLevel(start, level('odd'), 'edit.paint')).toThrow('level odd is only text')
    expect(() => applyEdit(emptyPack, moveLevel(start, 'a', 1))).toThrow('does not fit')
  })
})

describe('dirty', () => {
  const painted = commit(startHistory(start), changeBoard(start, 'a', 'one'))

  test('an edit sets it, undo back to the saved state clears it, saving then undoing sets it', () => {
    expect(isDirty(startHistory(start))).toBe(false)
    expect(isDirty(painted)).toBe(true)
    expect(isDirty(undo(painted))).toBe(false)
    expect(isDirty(markSaved(painted))).toBe(false)
    expect(isDirty(undo(markSaved(painted)))).toBe(true)
    expect(isDirty(redo(undo(markSaved(painted))))).toBe(false)
  })

  test('as many edits as were saved, but others: dirty', () => {
    const back = undo(markSaved(painted))
    expect(isDirty(commit(back, changeBoard(back.pack, 'a', 'two')))).toBe(true)
  })

  test('undo from the middle of the past is dirty too', () => {
    const both = commit(painted, changeBoard(painted.pack, 'b', 'one'))
    expect(isDirty(undo(markSaved(both), 'a'))).toBe(true)
    expect(isDirty(redo(undo(markSaved(both), 'a'), 'a'))).toBe(false)
  })

  test('an edit made while the file was being written stays unsaved', () => {
    const later = commit(painted, changeBoard(painted.pack, 'a', 'two'))
    expect(isDirty(markSaved(later, painted.pack))).toBe(true)
    expect(isDirty(undo(markSaved(later, painted.pack)))).toBe(false)
  })

  test('an edit that changes nothing is none', () => {
    const clean = startHistory(start)
    expect(commit(clean, renamePack(start, 'Pack'))).toBe(clean)
    expect(commit(clean, renameLevel(start, 'a', 'A'))).toBe(clean)
    expect(commit(clean, moveLevel(start, 'a', 0))).toBe(clean)
    expect(commit(clean, changeBoard(start, 'a', 'as made'))).toBe(clean)
    expect(undo(clean)).toBe(clean)
    expect(redo(clean)).toBe(clean)
  })
})

describe('branches', () => {
  test('a new edit after undo ends the undone ones it overlaps', () => {
    let history = commit(startHistory(start), changeBoard(start, 'a', 'one'))
    history = undo(history)
    history = commit(history, changeBoard(history.pack, 'a', 'two'))
    expect(nextRedo(history)).toBeUndefined()
    expect((undo(history).pack.levels[0] as Level).board).toBe('as made')
  })

  test('what can only follow a lost edit is lost with it', () => {
    let history = commit(startHistory(start), addLevel(start, level('c'), 0))
    history = commit(history, changeBoard(history.pack, 'c', 'one'))
    history = undo(undo(history))
    history = commit(history, moveLevel(history.pack, 'a', 1))
    expect(history.future).toEqual([])
  })
})

describe('undo on the level shown', () => {
  const board = (history: History, id: string) => (history.pack.levels.find((entry) => entry.id === id) as Level).board
  let both = commit(startHistory(start), changeBoard(start, 'a', 'one'))
  both = commit(both, changeBoard(both.pack, 'b', 'one'))

  test('takes back the stroke on that level, older or not, and leaves the other', () => {
    const undone = undo(both, 'a')
    expect([board(undone, 'a'), board(undone, 'b')]).toEqual(['as made', 'one'])
    expect(nextUndo(undone, 'a')).toBeUndefined()
    expect(nextRedo(undone, 'b')).toBeUndefined()
    expect([board(redo(undone, 'a'), 'a'), board(redo(undone, 'a'), 'b')]).toEqual(['one', 'one'])
  })

  test('takes back operations on the pack in turn, and says so by their label', () => {
    const moved = commit(both, moveLevel(both.pack, 'b', 0))
    expect(nextUndo(moved, 'a')?.label).toBe('edit.move-level')
    expect(ids(undo(moved, 'a').pack)).toBe('a b odd __proto__')
  })

  test('a level added and painted does not vanish while another is shown', () => {
    let history = commit(both, addLevel(both.pack, level('c'), 0))
    history = commit(history, changeBoard(history.pack, 'c', 'one'))
    const undone = undo(history, 'a')
    expect(ids(undone.pack)).toBe('c a b odd __proto__')
    expect(board(undone, 'a')).toBe('as made')
    expect(nextUndo(undo(history, 'c'), 'a')?.label).toBe('edit.add-level')
  })
})
