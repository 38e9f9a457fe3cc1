/** The eight ways to mirror and turn a board. */
import type { Circuit } from './circuit.ts'
import { type Mask, turned } from './masks.ts'

/** A board's cells and their masks, seen in a mirror or turned. */
interface View {
  readonly swapped: boolean
  readonly flipX: boolean
  readonly flipY: boolean
}

const VIEWS: readonly View[] = [0, 1, 2, 3, 4, 5, 6, 7].map((way) => ({
  swapped: (way & 4) !== 0,
  flipX: (way & 1) !== 0,
  flipY: (way & 2) !== 0,
}))

/** The least text of the start's eight views: the same for boards that differ only by mirroring and turning. */
export const canonical = (board: Circuit): string => VIEWS.map((view) => textOf(board, view)).toSorted()[0]!

function textOf({ width, height, masks, locks }: Circuit, view: View): string {
  const { swapped, flipX, flipY } = view
  const [columns, rows] = swapped ? [height, width] : [width, height]
  const lines: string[] = []
  for (let y = 0; y < rows; y++) {
    let line = ''
    for (let x = 0; x < columns; x++) {
      const [u, v] = [flipX ? columns - 1 - x : x, flipY ? rows - 1 - y : y]
      const cell = swapped ? u * width + v : v * width + u
      line += viewed(masks[cell]!, view).toString(16) + (locks[cell] ? '!' : '')
    }
    lines.push(line)
  }
  return lines.join('/')
}

/** Swapping x and y takes up to left and right to down; a flip takes left to right, or up to down. */
function viewed(mask: Mask, { swapped, flipX, flipY }: View): Mask {
  let seen = swapped ? flippedY(turned(mask, 3)) : mask
  if (flipX) seen = turned(flippedY(seen), 2)
  return flipY ? flippedY(seen) : seen
}

/** Up and down change places. */
const flippedY = (mask: Mask): Mask => (mask & 10) | ((mask & 1) << 2) | ((mask >> 2) & 1)
