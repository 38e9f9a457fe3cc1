/** Stages changed piece by piece, with what is tied to a piece or hidden in it: for the generator. */
import { groupsOf, pieceNumbers } from './pieces.ts'
import { type Bud, cellAt, EMPTY, isBlock, isPiece, type Link, otherEnd, type Stage, WALL } from './stage.ts'

const indexOf = ({ width }: Stage, { x, y }: { readonly x: number; readonly y: number }): number => y * width + x
const otherIndex = (stage: Stage, link: Link): number => {
  const [x, y] = otherEnd(link)
  return y * stage.width + x
}
const isOnBoard = ({ width, height }: Stage, { x, y }: Bud): boolean => x >= 0 && y >= 0 && x < width && y < height

/** Row-major indices of each piece, by its first cell. */
export function piecesOf(stage: Stage): readonly (readonly number[])[] {
  const byFirst = new Map<number, number[]>()
  pieceNumbers(stage).forEach((first, at) => {
    if (!isPiece(stage.cells[at]!)) return
    const cells = byFirst.get(first)
    if (cells) cells.push(at)
    else byFirst.set(first, [at])
  })
  return [...byFirst.values()]
}

/** With other characters in some cells; links and hidden jellies that have lost their piece, block or wall are gone. */
export function withCells(stage: Stage, changes: readonly (readonly [at: number, cell: string])[]): Stage {
  const cells = [...stage.cells]
  for (const [at, cell] of changes) cells[at] = cell
  const links = stage.links.filter((link) => isPiece(cells[indexOf(stage, link)]!) && isPiece(cells[otherIndex(stage, link)]!))
  const buds = stage.buds.filter((bud) => {
    if (!isOnBoard(stage, bud)) return true
    const host = cells[indexOf(stage, bud)]!
    return host === WALL || isBlock(host)
  })
  return { ...stage, cells, links, buds }
}

/** `changed` cells moved by (dx, dy), their inner links and hidden jellies with them; undefined: there is no room. */
export function withMoved(stage: Stage, moving: ReadonlySet<number>, dx: number, dy: number): Stage | undefined {
  const { width, height } = stage
  const cells = stage.cells.map((cell, at) => (moving.has(at) ? EMPTY : cell))
  for (const at of moving) {
    const [x, y] = [(at % width) + dx, Math.floor(at / width) + dy]
    if (x < 0 || y < 0 || x >= width || y >= height || cells[y * width + x] !== EMPTY) return undefined
    cells[y * width + x] = stage.cells[at]!
  }
  const links = stage.links.flatMap((link): Link[] => {
    const ends = [indexOf(stage, link), otherIndex(stage, link)].filter((at) => moving.has(at)).length
    return ends === 1 ? [] : [ends === 2 ? { ...link, x: link.x + dx, y: link.y + dy } : link]
  })
  links.sort((a, b) => a.y - b.y || a.x - b.x || (a.direction < b.direction ? -1 : 1))
  const buds = stage.buds.map((bud) =>
    isOnBoard(stage, bud) && moving.has(indexOf(stage, bud)) ? { ...bud, x: bud.x + dx, y: bud.y + dy } : bud,
  )
  return { ...stage, cells, links, buds }
}

/** All that nothing holds up has fallen. */
export function settled(stage: Stage): Stage {
  let here = stage
  for (;;) {
    const falling = hanging(here)
    const next = falling.size > 0 && withMoved(here, falling, 0, 1)
    if (!next) return here
    here = next
  }
}

function hanging(stage: Stage): ReadonlySet<number> {
  const { width } = stage
  const groups = groupsOf(stage)
  const held = new Set<number>()
  const holds = (at: number): boolean =>
    cellAt(stage, [at % width, Math.floor(at / width) + 1]) === WALL || (held.has(at + width) && isPiece(stage.cells[at + width]!))
  let left = groups.filter(({ anchored, cells }) => {
    if (anchored) for (const at of cells) held.add(at)
    return !anchored
  })
  for (let before = -1; before !== left.length; ) {
    before = left.length
    left = left.filter(({ cells }) => {
      if (!cells.some(holds)) return true
      for (const at of cells) held.add(at)
      return false
    })
  }
  return new Set(left.flatMap(({ cells }) => cells))
}
