/** Resizing, mirroring and turning stages, and what is told of a selected piece. */
import { describe, expect, test } from 'vitest'
import { actions } from '../../../core/kinds/jelly/actions.ts'
import { resize } from '../../../core/kinds/jelly/resize.ts'
import { piece, pieceAt } from '../../../core/kinds/jelly/selection.ts'
import type { Stage } from '../../../core/kinds/jelly/stage.ts'
import { wordsIn } from '../../../renderer/words.ts'
import { rowsOf, stageOf } from './stageOf.ts'

describe('another size', () => {
  const stage = stageOf('R*.', '.*#', '', 'link 1,1,>', 'hidden 2,2,G,<', 'hidden 4,1,R,<', 'hidden 3,2,B,^', 'hidden 1,0,R,v')

  test('what hides in the border stays in the border', () => {
    const { board, lost } = resize(stage, { width: 5, height: 3 }, [2, 0])
    expect(lost).toEqual([])
    expect(rowsOf(board)).toEqual([
      '..R*.',
      '...*#',
      '.....',
      '',
      'link 3,1,>',
      'hidden 4,2,G,<',
      'hidden 6,1,R,<',
      'hidden 5,2,B,^',
      'hidden 3,0,R,v',
    ])
  })

  test('what is cut off is told by kind, and its links with it', () => {
    const { board, lost } = resize(stage, { width: 1, height: 2 }, [0, 0])
    expect(rowsOf(board)).toEqual(['R', '.', '', 'hidden 2,1,R,<', 'hidden 1,0,R,v'])
    const words = wordsIn('en')
    expect(lost.map(({ what }) => words.code(what.key, what.details))).toEqual([
      '2 cells of black blocks',
      '1 wall',
      '1 link',
      '2 hidden jellies',
    ])
  })
})

describe('the whole stage', () => {
  const changed = (id: string, from: Stage): Stage => {
    const made = actions.find((action) => action.id === id)!.apply(from, '')
    if (!made.ok) throw new Error(JSON.stringify(made.issues))
    return made.value
  }
  const stage = stageOf('R*.', '.*#', '', 'link 1,1,>', 'hidden 2,2,G,<', 'hidden 4,1,R,<', 'hidden 3,2,B,^', 'hidden 1,0,R,v')

  test('in the mirror, directions too; twice is as it was', () => {
    expect(rowsOf(changed('mirror', stage))).toEqual([
      '.*R',
      '#*.',
      '',
      'link 2,1,>',
      'hidden 2,2,G,>',
      'hidden 0,1,R,>',
      'hidden 1,2,B,^',
      'hidden 3,0,R,v',
    ])
    expect(changed('mirror', changed('mirror', stage))).toEqual(stage)
  })

  test('turned by a quarter, directions too; four times is as it was', () => {
    expect(rowsOf(changed('turn', stage))).toEqual([
      '.R',
      '**',
      '#.',
      '',
      'link 2,1,v',
      'hidden 1,2,G,^',
      'hidden 2,4,R,^',
      'hidden 1,3,B,>',
      'hidden 3,1,R,<',
    ])
    expect([1, 2, 3, 4].reduce((from) => changed('turn', from), stage)).toEqual(stage)
  })
})

test('what is its own mirror image stays the same board', () => {
  const stage = stageOf('R.R', '###')
  const made = actions.find(({ id }) => id === 'mirror')!.apply(stage, '')
  expect(made.ok && made.value).toBe(stage)
})

describe('a selected piece', () => {
  const stage = stageOf('Rr*', 'G.*', '', 'link 1,1,v', 'hidden 3,1,G,^', 'hidden+link 3,2,R,<')
  const facts = (x: number, y: number) => {
    const words = wordsIn('en')
    return piece(stage, pieceAt(stage, [x, y])!)!.facts.map(({ label, value }) => [
      words.code(label.key),
      words.code(value.key, value.details),
    ])
  }

  test('a jelly: its colour, its cells, what holds it, its links', () => {
    expect(facts(1, 0)).toEqual([
      ['What', 'Red jelly'],
      ['Size', '2 cells'],
      ['Held', 'anchored by 1 cell'],
      ['Links', '1'],
    ])
    expect(facts(0, 1)[2]).toEqual(['Held', 'by what it is linked to'])
  })

  test('a block: its mark and what hides in it', () => {
    expect(facts(2, 1)).toEqual([
      ['What', 'Black block *'],
      ['Size', '2 cells'],
      ['Held', 'no: it can be pushed'],
      ['Links', 'none'],
      ['Hidden in it', 'G ↑, R ←'],
    ])
  })

  test('an empty cell and a wall hold none', () => {
    expect(pieceAt(stage, [1, 1])).toBeUndefined()
    expect(pieceAt(stage, [9, 9])).toBeUndefined()
  })
})
