/** Boards that differ only by mirroring and turning have one text, and others do not. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Circuit } from '../../../core/kinds/signal/circuit.ts'
import { rotate } from '../../../core/kinds/signal/masks.ts'
import { canonical } from '../../../core/kinds/signal/symmetry.ts'
import { circuits } from './randomCircuit.ts'

/** A quarter turn of the whole board, clockwise. */
function quarterTurn({ width, height, masks, locks }: Circuit): Circuit {
  const from = Array.from({ length: masks.length }, (_, cell) => (height - 1 - (cell % height)) * width + Math.floor(cell / height))
  return { width: height, height: width, masks: from.map((cell) => rotate(masks[cell]!)), locks: from.map((cell) => locks[cell]!) }
}

/** Left and right change places. */
function mirrored({ width, height, masks, locks }: Circuit): Circuit {
  const from = masks.map((_, cell) => cell - (cell % width) + width - 1 - (cell % width))
  const flip = (mask: number): number => (mask & 5) | ((mask & 2) << 2) | ((mask & 8) >> 2)
  return { width, height, masks: from.map((cell) => flip(masks[cell]!)), locks: from.map((cell) => locks[cell]!) }
}

test('turned or mirrored, a board has the same text', () => {
  fc.assert(
    fc.property(circuits({ most: 5 }), (board) => {
      expect(canonical(quarterTurn(board))).toBe(canonical(board))
      expect(canonical(mirrored(board))).toBe(canonical(board))
    }),
  )
})

test('a turned tile or a lock makes another text', () => {
  const board = { width: 2, height: 1, masks: [3, 8], locks: [false, false] }
  expect(canonical({ ...board, masks: [1, 8] })).not.toBe(canonical(board))
  expect(canonical({ ...board, locks: [true, false] })).not.toBe(canonical(board))
})
