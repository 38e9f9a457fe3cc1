/** Boards put together so that what is true of the parts tells what is true of the whole. */
import type { Circuit } from '../../../core/kinds/signal/circuit.ts'
import { answersOf } from '../../../core/kinds/signal/fast/answers.ts'
import { BITS, type Mask, neighbour, opposite } from '../../../core/kinds/signal/masks.ts'

/** A comb of a board that has an answer, held by a tile of its top row that lies alike in all answers, and so from the start. */
export function heldComb(patch: Circuit, times: number): { readonly board: Circuit; readonly link: number; readonly kept: Mask } {
  const { ways, shown } = answersOf(patch, {}, { aborted: false })
  const link = [...Array(patch.width).keys()].find((cell) => [1, 2, 4, 8].includes(ways![cell]!))!
  const kept = shown[0]![link]!
  return { board: comb({ ...patch, masks: patch.masks.with(link, kept) }, link, times), link, kept }
}

/**
 * A board `times` by `times` patches big, all in its locked frame: rows of wire above the patches, wires hanging down between them, and each
 * patch held by `link`, a tile of its top row, with an arm more. It has as many answers as the patches, as far as they leave `link` as it lies.
 */
function comb(patch: Circuit, link: number, times: number): Circuit {
  const across = patch.width + 1
  const down = patch.height + 1
  const [width, height] = [times * across, times * down]
  const masks = Array.from({ length: width * height }, (): Mask => 0)
  const locks = masks.map(() => true)
  const join = (x: number, y: number, d: number): void => {
    const cell = y * width + x
    masks[cell]! |= BITS[d]!
    masks[neighbour(cell, d, width, height)]! |= BITS[opposite(d)]!
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [px, py] = [(x % across) - 1, (y % down) - 1]
      if (py < 0 && x + 1 < width) join(x, y, 1)
      if (px < 0 && y + 1 < height && (x === 0 || py + 1 < patch.height)) join(x, y, 2)
      if (px < 0 || py < 0) continue
      const cell = py * patch.width + px
      masks[y * width + x]! |= patch.masks[cell]!
      locks[y * width + x] = patch.locks[cell]! || cell === link
      if (cell === link) join(x, y, 0)
    }
  return { width, height, masks, locks }
}
