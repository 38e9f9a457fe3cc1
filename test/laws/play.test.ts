/** Laws of text, moves and positions, for every kind. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Move, Rules } from '../../core/play.ts'
import { kindIds } from '../../core/registry.ts'
import { replay } from '../../core/search/replay.ts'
import { after, boardOf, legalMoves, reached, startOf, subjects } from './subjects.ts'

test('every kind has cases', () => {
  expect(subjects.map(({ kind }) => kind.id)).toEqual(kindIds)
  for (const { cases } of subjects) {
    expect(cases.some(({ par }) => par !== null && par > 0)).toBe(true)
    expect(cases.some(({ par }) => par === null)).toBe(true)
    expect(cases.some(({ statesAtDepth }) => statesAtDepth)).toBe(true)
  }
})

/** Distinct positions first reached after 0, 1, … moves. */
function statesAtDepth(rules: Rules, depth: number): readonly number[] {
  let layer = [startOf(rules)]
  const known = new Set(layer.map(String))
  const counts = [1]
  for (let n = 1; n <= depth; n++) {
    const next = layer.flatMap((state) => legalMoves(rules, state).map((move) => after(rules, state, move)))
    layer = next.filter((state) => !known.has(String(state)) && known.add(String(state)))
    counts.push(layer.length)
  }
  return counts
}

for (const { kind, cases, randomRows } of subjects) {
  describe(`${kind.id} in play`, () => {
    for (const { name, rows, statesAtDepth: counts } of cases)
      if (counts)
        test(`${name}: positions by depth`, () => {
          expect(statesAtDepth(kind.rules(boardOf(kind, rows)), counts.length - 1)).toEqual(counts)
        })

    test('text is read back as the same board, and written as the same text', () => {
      const same = (rows: readonly string[]): void => {
        const board = boardOf(kind, rows)
        const text = kind.serialise(board)
        expect(boardOf(kind, text)).toEqual(board)
        expect(kind.serialise(boardOf(kind, text))).toEqual(text)
      }
      for (const { rows } of cases) same(rows)
      fc.assert(fc.property(randomRows, same))
    })

    test('making a move leaves the position it is made in alone, and says the same twice', () => {
      fc.assert(
        fc.property(reached(kind, randomRows), ({ rules, state }) => {
          const before = state.slice()
          const moves = legalMoves(rules, state)
          for (const move of moves) {
            const next = after(rules, state, move)
            expect(after(rules, state, move)).toEqual(next)
            expect(next).not.toEqual(state)
          }
          expect(legalMoves(rules, state)).toEqual(moves)
          expect(state).toEqual(before)
        }),
      )
    })

    test('each legal move is another one, has a text of its own and is read from it', () => {
      fc.assert(
        fc.property(reached(kind, randomRows), ({ board, rules, state }) => {
          const moves = legalMoves(rules, state)
          const texts = moves.map((move) => kind.writeMove(board, move))
          expect(texts.map((text) => kind.readMove(board, text))).toEqual(moves)
          expect(new Set(moves).size).toBe(moves.length)
        }),
      )
    })

    test('what takes a move back leads to the position it was made in', () => {
      fc.assert(
        fc.property(reached(kind, randomRows), ({ board, rules, state }) => {
          if (!kind.backMoves) return
          for (const move of legalMoves(rules, state)) {
            const back = kind.backMoves(board, move)
            expect(replay(rules, back, after(rules, state, move))).toEqual(state)
          }
        }),
      )
    })

    test('the moves to search are legal ones', () => {
      fc.assert(
        fc.property(reached(kind, randomRows), ({ rules, state }) => {
          if (!rules.searchMoves) return
          const out: Move[] = [-1]
          rules.searchMoves(state, out)
          expect(legalMoves(rules, state)).toEqual(expect.arrayContaining(out))
        }),
      )
    })

    test('rules made twice for one board agree', () => {
      fc.assert(
        fc.property(reached(kind, randomRows), ({ board, rules, state }) => {
          const again = kind.rules(board)
          expect([again.stride, startOf(again), legalMoves(again, state), again.isSolved(state)]).toEqual([
            rules.stride,
            startOf(rules),
            legalMoves(rules, state),
            rules.isSolved(state),
          ])
        }),
      )
    })
  })
}
