/** Laws of tools and pictures, for every kind. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellsOnLine, type Point } from '../../core/grid.ts'
import { after, boardOf, legalMoves, reached, startOf, subjects } from './subjects.ts'

/** Some cells of the rows and just outside them. */
const cell: fc.Arbitrary<Point> = fc.tuple(fc.integer({ min: -1, max: 9 }), fc.integer({ min: -1, max: 9 }))

for (const { kind, randomRows } of subjects) {
  describe(`${kind.id} on screen`, () => {
    test('has a tool to erase with, and a shortcut of its own for each tool', () => {
      expect(kind.tools.map(({ id }) => id)).toContain('erase')
      expect(new Set(kind.tools.map(({ key }) => key)).size).toBe(kind.tools.length)
    })

    for (const tool of kind.tools)
      test(`${tool.id}: what is painted can be written and read back, and a refusal says why`, () => {
        fc.assert(
          fc.property(randomRows, fc.array(cell, { minLength: 1, maxLength: 4 }), fc.nat(), (rows, corners, choice) => {
            const board = boardOf(kind, rows)
            const cells = corners.flatMap((corner, i) => (i === 0 ? [corner] : cellsOnLine(corners[i - 1]!, corner).slice(1)))
            const swatch = tool.swatches[choice % Math.max(1, tool.swatches.length)]
            const layer = kind.layers?.[choice % kind.layers.length]
            const reversed = tool.hasReverse === true && choice % 3 === 0
            const stroke = { cells, ...(swatch !== undefined && { swatch }), ...(layer !== undefined && { layer }) }
            const painted = tool.paint(board, { ...stroke, ...(reversed && { reversed }), ...(choice % 5 === 0 && { mirrored: true }) })
            expect(kind.serialise(board)).toEqual(kind.serialise(boardOf(kind, rows)))
            if (painted.ok) expect(boardOf(kind, kind.serialise(painted.value))).toEqual(painted.value)
            else expect(painted.issues.length).toBeGreaterThan(0)
          }),
        )
      })

    for (const action of kind.actions)
      test(`${action.id}: gives a board that can be written and read back, the same for the same seed, or says why not`, () => {
        fc.assert(
          fc.property(randomRows, fc.string({ maxLength: 8 }), (rows, seed) => {
            const board = boardOf(kind, rows)
            const made = action.apply(board, seed)
            expect(kind.serialise(board)).toEqual(kind.serialise(boardOf(kind, rows)))
            expect(action.apply(board, action.isSeeded ? seed : `another ${seed}`)).toEqual(made)
            if (made.ok) expect(boardOf(kind, kind.serialise(made.value))).toEqual(made.value)
            else expect(made.issues.length).toBeGreaterThan(0)
          }),
        )
      })

    test('the first layer is shown first, and each that a board has is a position', () => {
      fc.assert(
        fc.property(randomRows, (rows) => {
          const board = boardOf(kind, rows)
          const { stride } = kind.rules(board)
          for (const [i, layer] of (kind.layers ?? []).entries()) {
            const state = kind.layerState?.(board, layer)
            expect(state?.length ?? stride).toBe(stride)
            if (i === 0) expect(state).toBeDefined()
          }
        }),
      )
    })

    test('is drawn within its rows, in any position, with colours of the palette only', () => {
      fc.assert(
        fc.property(reached(kind, randomRows), ({ board, rows, state }) => {
          const picture = kind.draw(board, state, { errors: [[1, 1]], warnings: [[0, 0]] })
          // The rows of the board come first; what a kind keeps beside them has lines of its own.
          expect(picture.extent.width).toBe(rows[0]!.length)
          expect(rows.slice(0, picture.extent.height).every((row) => row.length === picture.extent.width)).toBe(true)
          for (const { role } of picture.shapes) expect(Object.keys(kind.palette)).toContain(role)
        }),
      )
    })

    test('every move has a hold on it, sets out from one position and arrives at the other, and has an arrow', () => {
      const plain = { errors: [], warnings: [] }
      fc.assert(
        fc.property(reached(kind, randomRows), ({ board, rows, rules, state }) => {
          const moves = legalMoves(rules, state)
          for (const move of moves) {
            const { grips, by, press } = kind.gesture(board, state, move)
            expect(grips.length).toBeGreaterThan(0)
            for (const [x, y] of grips) expect(rows[y]?.[x]).toBeDefined()
            // What does not go anywhere turns at a press.
            expect(press || Math.hypot(...by) > 0).toBe(true)
            expect(kind.drawMove(board, state, move, 0)).toEqual(kind.draw(board, state, plain))
            expect(kind.drawMove(board, state, move, 1)).toEqual(kind.draw(board, after(rules, state, move), plain))
          }
          const { shapes } = kind.draw(board, state, { ...plain, moves })
          expect(shapes.length > kind.draw(board, state, plain).shapes.length).toBe(moves.length > 0)
          for (const { role } of shapes) expect(Object.keys(kind.palette)).toContain(role)
        }),
      )
    })

    test('the words for a cell at the start are those of the board', () => {
      fc.assert(
        fc.property(randomRows, cell, (rows, place) => {
          const board = boardOf(kind, rows)
          expect(kind.describeCell(board, place, startOf(kind.rules(board)))).toEqual(kind.describeCell(board, place))
        }),
      )
    })

    test('an empty board is drawn, and has words for each of its cells', () => {
      const board = kind.blank({ width: 3, height: 2 })
      const { extent } = kind.draw(board, startOf(kind.rules(board)), { errors: [], warnings: [] })
      for (let y = 0; y < extent.height; y++)
        for (let x = 0; x < extent.width; x++) expect(kind.describeCell(board, [x, y]).key).toMatch(/^[a-z.-]+$/)
    })
  })
}
