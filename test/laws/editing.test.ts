/** Laws of resizing and of pieces, for every kind. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Anchor, Point, Size } from '../../core/grid.ts'
import { boardOf, legalMoves, reached, startOf, subjects } from './subjects.ts'

const part = fc.constantFrom(0 as const, 1 as const, 2 as const)
const anchor: fc.Arbitrary<Anchor> = fc.tuple(part, part)
const by: fc.Arbitrary<Point> = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }))

for (const { kind, randomRows } of subjects) {
  const extentOf = (board: unknown): Size => kind.draw(board, startOf(kind.rules(board)), { errors: [], warnings: [] }).extent
  const blankExtent = extentOf(kind.blank({ width: 3, height: 3 }))
  /** The size as `blank` takes it. */
  const sizeOf = (board: unknown): Size => {
    const { width, height } = extentOf(board)
    return { width: width - (blankExtent.width - 3), height: height - (blankExtent.height - 3) }
  }

  describe(`${kind.id} under the hand`, () => {
    test('growing loses nothing, and shrinking by the same anchor takes it back to the letter', () => {
      fc.assert(
        fc.property(randomRows, anchor, by, (rows, held, [across, down]) => {
          const board = boardOf(kind, rows)
          const { width, height } = sizeOf(board)
          const grown = kind.resize(board, { width: width + across, height: height + down }, held)
          expect(grown.lost).toEqual([])
          expect(sizeOf(grown.board)).toEqual({ width: width + across, height: height + down })
          const back = kind.resize(grown.board, { width, height }, held)
          expect(back).toEqual({ board, lost: [] })
        }),
      )
    })

    test('any size gives a level that can be written and read back, and leaves the old one alone', () => {
      fc.assert(
        fc.property(randomRows, anchor, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (rows, held, width, height) => {
          const board = boardOf(kind, rows)
          const made = kind.resize(board, { width, height }, held)
          expect(kind.serialise(board)).toEqual(kind.serialise(boardOf(kind, rows)))
          expect(sizeOf(made.board)).toEqual({ width, height })
          expect(boardOf(kind, kind.serialise(made.board))).toEqual(made.board)
          const old = extentOf(board)
          for (const { what, at } of made.lost) {
            expect(what.key).toMatch(/^[a-z.-]+$/)
            expect(at.length).toBeGreaterThan(0)
            for (const [x, y] of at) expect(x >= 0 && y >= 0 && x < old.width && y < old.height).toBe(true)
          }
        }),
      )
    })

    test('the same size is the same board, whatever holds', () => {
      fc.assert(
        fc.property(randomRows, anchor, (rows, held) => {
          const board = boardOf(kind, rows)
          expect(kind.resize(board, sizeOf(board), held).board).toBe(board)
        }),
      )
    })

    test('a piece found on a cell stands on that cell, and no other piece does', () => {
      fc.assert(
        fc.property(randomRows, (rows) => {
          const board = boardOf(kind, rows)
          const { width, height } = extentOf(board)
          const found = new Map<string, number>()
          for (let y = 0; y < height; y++)
            for (let x = 0; x < width; x++) {
              const id = kind.pieceAt(board, [x, y])
              if (id === undefined) continue
              expect(kind.piece(board, id)?.cells).toContainEqual([x, y])
              found.set(id, (found.get(id) ?? 0) + 1)
            }
          for (const [id, cells] of found) {
            const piece = kind.piece(board, id)
            expect(piece?.id).toBe(id)
            expect(piece?.cells).toHaveLength(cells)
            if (kind.renamePiece) expect(kind.renamePiece(board, id, id)).toEqual({ ok: true, value: { board, id }, issues: [] })
          }
        }),
      )
    })

    test('a move moves a piece that the board has', () => {
      fc.assert(
        fc.property(reached(kind, randomRows), ({ board, rules, state }) => {
          for (const move of legalMoves(rules, state)) {
            const id = kind.movedPiece(board, move)
            if (id !== undefined) expect(kind.piece(board, id)?.id).toBe(id)
          }
        }),
      )
    })
  })
}
