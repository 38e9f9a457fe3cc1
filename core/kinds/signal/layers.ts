/** A board's two layers under the hand: start and answer. A tile keeps the turns between them, so that a wire drawn on one shows on both. */
import type { Circuit } from './circuit.ts'
import { type Mask, turned, turnsBetween } from './masks.ts'

export const layers = ['start', 'answer'] as const
export type Layer = (typeof layers)[number]

/** The layer that a stroke is drawn on: the answer only where the board has one. */
export const layerOf = ({ answer }: Circuit, layer: string | undefined): Layer => (layer === 'answer' && answer ? 'answer' : 'start')

/** Where the network was drawn: wires that meet here belong together. */
export const drawnLayer = (board: Circuit): Layer => layerOf(board, 'answer')

export const masksOn = (board: Circuit, layer: Layer): readonly Mask[] => (layer === 'answer' ? (board.answer ?? board.masks) : board.masks)

const same = (a: readonly Mask[], b: readonly Mask[]): boolean => a.every((mask, cell) => mask === b[cell])

/** `layer` becomes `masks`, tiles of other shapes too; on the other one each changed tile follows. The same board where nothing changes. */
export function withTiles(board: Circuit, layer: Layer, masks: readonly Mask[]): Circuit {
  const before = masksOn(board, layer)
  if (same(before, masks)) return board
  if (!board.answer) return { ...board, masks }
  const other = masksOn(board, layer === 'answer' ? 'start' : 'answer')
  const followed = masks.map((mask, cell) =>
    mask === before[cell] ? other[cell]! : turned(mask, turnsBetween(before[cell]!, other[cell]!) ?? 0),
  )
  return layer === 'answer' ? { ...board, answer: masks, masks: followed } : { ...board, masks, answer: followed }
}

/** `layer` becomes `masks`, turns of the tiles it had; the other one stays, but where a tile is locked. */
export function withTurns(board: Circuit, layer: Layer, masks: readonly Mask[]): Circuit {
  if (same(masksOn(board, layer), masks)) return board
  if (!board.answer) return { ...board, masks }
  const agree = (own: readonly Mask[]): readonly Mask[] => own.map((mask, cell) => (board.locks[cell] ? masks[cell]! : mask))
  return layer === 'answer' ? { ...board, answer: masks, masks: agree(board.masks) } : { ...board, masks, answer: agree(board.answer) }
}

/** A locked tile lies as in the answer. */
export function withLocks(board: Circuit, locks: readonly boolean[]): Circuit {
  if (locks.every((isLocked, cell) => isLocked === board.locks[cell])) return board
  const { answer } = board
  return { ...board, locks, masks: answer ? board.masks.map((mask, cell) => (locks[cell] ? answer[cell]! : mask)) : board.masks }
}
