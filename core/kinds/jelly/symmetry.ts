/** A stage in the mirror, and one text for all that differ only by mirroring, colours and marks. */
import { pieceNumbers } from './pieces.ts'
import { colourOf, isAnchored, isBlock, isJelly, linkOrder, type Stage } from './stage.ts'

/** Left and right change places. */
export function mirrored(stage: Stage): Stage {
  const { width, cells, links, buds } = stage
  const turned = { '<': '>', '>': '<', '^': '^', v: 'v' } as const
  return {
    ...stage,
    cells: cells.map((_, at) => cells[at - (at % width) + width - 1 - (at % width)]!),
    links: links.map((link) => ({ ...link, x: width - 1 - link.x - (link.direction === '>' ? 1 : 0) })).sort(linkOrder),
    buds: buds.map((bud) => ({ ...bud, x: width - 1 - bud.x, direction: turned[bud.direction] })),
  }
}

/** Colours and blocks by number, in reading order. */
function named(stage: Stage): string {
  const { width, height, cells, links, buds } = stage
  const colours: number[] = []
  const number = (letter: string): number => {
    const colour = colourOf(letter)
    if (!colours.includes(colour)) colours.push(colour)
    return colours.indexOf(colour) + 1
  }
  const pieces = pieceNumbers(stage)
  const blocks = [...new Set(pieces.filter((_, at) => isBlock(cells[at]!)))]
  const board = cells.map((cell, at) => {
    if (isJelly(cell)) return `${number(cell)}${isAnchored(cell) ? '!' : ''}`
    return isBlock(cell) ? `b${blocks.indexOf(pieces[at]!)}` : cell
  })
  return [
    `${width} ${height}`,
    board.join(' '),
    ...links.map(({ x, y, direction }) => `${x} ${y} ${direction}`),
    ...buds.map(({ x, y, colour, direction, linked }) => `${x} ${y} ${number(colour)} ${direction} ${linked}`),
  ].join('\n')
}

export const canonical = (stage: Stage): string => [named(stage), named(mirrored(stage))].sort()[0]!
