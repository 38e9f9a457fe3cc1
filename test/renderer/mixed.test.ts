/** Two hundred random operations of every sort, all undone and all redone: the pack's text is the same to the byte. */
import { expect, test } from 'vitest'
import {
  addLevel,
  changeBoard,
  duplicateLevel,
  type Edit,
  moveLevel,
  removeLevel,
  renameLevel,
  renamePack,
  setDraft,
} from '../../core/document/edit.ts'
import { commit, type History, isDirty, redo, startHistory, undo } from '../../core/document/history.ts'
import { setMoveLimit } from '../../core/document/moveLimit.ts'
import { isBroken, type Level, type Pack } from '../../core/document/pack.ts'
import { readPack, writePack } from '../../core/document/packText.ts'
import type { Point, Size } from '../../core/grid.ts'
import { type Random, random } from '../../core/random.ts'
import { kindOf } from '../../core/registry.ts'
import { BIG_1, EASY_1, HARD_6 } from './lots.ts'

const parkout = kindOf('parkout')!
/** In another style than ours: what is unchanged must be written back as it was read. */
const START = JSON.stringify({
  format: 'levelwright-pack',
  version: 1,
  title: 'Test',
  levels: [EASY_1, HARD_6, BIG_1].map((rows, i) => ({ id: `level-${i}`, kind: 'parkout', rows, notes: 'kept' })),
})
const PARTS = [0, 1, 2] as const

/** Any one thing that can be done to a pack; undefined: it came to nothing. */
function operation(pack: Pack, { below, pick }: Random): Edit | undefined {
  const levels = pack.levels.filter((entry): entry is Level => !isBroken(entry))
  const level = levels.length > 0 ? pick(levels) : undefined
  if (level === undefined) {
    const board = parkout.blank({ width: 4, height: 4 })
    return addLevel(pack, { id: 'new', kind: 'parkout', title: '', board, draft: false, rest: [] }, 0)
  }
  const { id, board } = level
  const rows = parkout.serialise(board)
  const size: Size = { width: rows[0]!.length - 2, height: rows.length - 2 }
  const cell = (): Point => [below(size.width + 2), below(size.height + 2)]
  const paint = (tool: string, cells: readonly Point[]) => {
    const made = parkout.tools.find((other) => other.id === tool)!.paint(board, { cells })
    return made.ok ? changeBoard(pack, id, made.value) : undefined
  }
  const piece = parkout.pieceAt(board, cell())
  switch (below(14)) {
    case 0: {
      const near = (side: number) => Math.min(12, Math.max(1, side + below(5) - 2))
      const resized = parkout.resize(board, { width: near(size.width), height: near(size.height) }, [pick(PARTS), pick(PARTS)])
      return changeBoard(pack, id, resized.board, 'edit.resize')
    }
    case 1: {
      const made = piece === undefined ? undefined : parkout.renamePiece(board, piece, pick([...'qrstuvwxyz']))
      return made?.ok ? changeBoard(pack, id, made.value.board, 'edit.rename-piece') : undefined
    }
    case 2:
      return renameLevel(pack, id, pick(['', 'one', '駐車場', 'a "quoted" title']))
    case 3:
      return moveLevel(pack, id, below(pack.levels.length))
    case 4:
      return pack.levels.length < 8 ? duplicateLevel(pack, id) : removeLevel(pack, id)
    case 5:
      return removeLevel(pack, id)
    case 6:
      return setDraft(pack, id, !level.draft)
    case 7:
      return setMoveLimit(pack, id, pick([undefined, 5, 12]))
    case 8:
      return renamePack(pack, pick(['Test', 'Other', '']))
    default:
      return paint(pick(parkout.tools).id, [cell(), cell()])
  }
}

test.each(['first', 'second', 'third'])('the %s two hundred', (seed) => {
  const numbers = random(`mixed ${seed}`)
  const file = readPack(START, kindOf)
  const textOf = (history: History) => writePack(history.pack, kindOf, file)
  let history = startHistory(file.pack)
  while (history.past.length < 200) {
    const edit = operation(history.pack, numbers)
    if (edit !== undefined) history = commit(history, edit)
  }
  const end = textOf(history)
  expect(end).not.toBe(START)

  for (let i = 0; i < 200; i++) history = undo(history)
  expect(textOf(history)).toBe(START)
  expect(isDirty(history)).toBe(false)
  expect(undo(history)).toBe(history)

  for (let i = 0; i < 200; i++) history = redo(history)
  expect(textOf(history)).toBe(end)
  expect(isDirty(history)).toBe(true)
})
