/** A hand that pushes jellies: one step at a time, several in one go, until what it holds falls out of it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyPack } from '../../core/document/pack.ts'
import { kindNamed } from '../../renderer/board.ts'
import { textsOf } from '../../renderer/play/course.ts'
import { dragHeld, grabAt, playOf, releaseHeld, startPlay, undoMove } from '../../renderer/play/play.ts'
import { openPack, useEditor } from '../../renderer/store.ts'

const play = () => playOf(useEditor.getState())!
const made = () => textsOf(play().course).slice(0, play().course.at)

function begin(...rows: readonly string[]): void {
  const board = kindNamed('jelly').parse(rows)
  if (!board.ok) throw new Error(JSON.stringify(board.issues))
  const level = { id: 'stage', kind: 'jelly', title: '', board: board.value, draft: false, rest: [] }
  openPack({ ...emptyPack, levels: [level] }, null)
  startPlay()
}

describe('on even ground', () => {
  beforeEach(() => begin('R....g', '######'))

  test('let go past the half it is pushed one cell, before that it slides back', () => {
    grabAt([0, 0])
    dragHeld([0.4, 0])
    releaseHeld()
    expect(made()).toEqual([])
    grabAt([0, 0])
    dragHeld([0.6, 0])
    releaseHeld()
    expect(made()).toEqual(['1,1>'])
  })

  test('a long drag pushes cell by cell, each a move of its own', () => {
    grabAt([0, 0])
    for (const far of [0.5, 1, 1.2, 1.9, 2.3, 2.8]) dragHeld([far, 0])
    expect(made()).toEqual(['1,1>', '2,1>'])
    releaseHeld()
    expect(made()).toEqual(['1,1>', '2,1>', '3,1>'])
    undoMove()
    expect(made()).toEqual(['1,1>', '2,1>'])
  })

  test('a quick drag as well, up to what is in the way', () => {
    grabAt([0, 0])
    dragHeld([9, 0])
    expect(made()).toEqual(['1,1>', '2,1>', '3,1>', '4,1>'])
  })

  test('back again in the same drag, too', () => {
    grabAt([0, 0])
    for (const far of [1.2, 0.4]) dragHeld([far, 0])
    releaseHeld()
    expect(made()).toEqual(['1,1>', '2,1<'])
  })
})

test('what falls is let go of, and seen to fall', () => {
  begin('R..', '#.#', '#.#')
  grabAt([0, 0])
  dragHeld([1.2, 0])
  expect(play().held).toBeNull()
  expect(play().motion).toMatchObject({ to: 1, steady: true })
  dragHeld([2.5, 0])
  releaseHeld()
  expect(made()).toEqual(['1,1>'])
})
