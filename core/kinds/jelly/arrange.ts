/** Stages changed cell by cell and piece by piece, with what is tied to a piece or hidden in it. */
import { groupsOf, pieceNumbers } from './pieces.ts'
import {
  around,
  canHide,
  cellAt,
  EMPTY,
  indexOf,
  isInside,
  isPiece,
  type Link,
  linkOrder,
  MARKS,
  otherEnd,
  pointOf,
  type Stage,
  WALL,
} from './stage.ts'

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

/**
 * With another character in those cells; links that have lost a piece and hidden jellies that have lost their block or wall are gone.
 * Nothing new: the same stage.
 */
export function withCells(stage: Stage, at: readonly number[], cell: string | ((at: number) => string)): Stage {
  const cells = [...stage.cells]
  for (const one of at) cells[one] = typeof cell === 'string' ? cell : cell(one)
  if (cells.every((now, i) => now === stage.cells[i])) return stage
  const grid = { ...stage, cells }
  return {
    ...grid,
    links: stage.links.filter((link) => isPiece(cellAt(grid, [link.x, link.y])) && isPiece(cellAt(grid, otherEnd(link)))),
    buds: stage.buds.filter(({ x, y }) => canHide(cellAt(grid, [x, y]))),
  }
}

/**
 * The mark for a block on those cells, so that it is one with no block it touches: `wanted` where that does. undefined: it touches blocks
 * of all marks.
 */
export function markFor(stage: Stage, cells: readonly number[], wanted = MARKS[0]!): string | undefined {
  const own = new Set(cells)
  const beside = cells.flatMap((at) => around(pointOf(stage, at))).filter((cell) => isInside(stage, cell) && !own.has(indexOf(stage, cell)))
  const taken = new Set(beside.map((cell) => cellAt(stage, cell)))
  return [wanted, ...MARKS].find((mark) => !taken.has(mark))
}

/** Cells moved by (dx, dy), links between them and hidden jellies in them too; other links to them are cut. undefined: there is no room. */
export function withMoved(stage: Stage, moving: ReadonlySet<number>, dx: number, dy: number): Stage | undefined {
  const cells = stage.cells.map((cell, at) => (moving.has(at) ? EMPTY : cell))
  for (const at of moving) {
    const [x, y] = pointOf(stage, at)
    const to = indexOf(stage, [x + dx, y + dy])
    if (!isInside(stage, [x + dx, y + dy]) || cells[to] !== EMPTY) return undefined
    cells[to] = stage.cells[at]!
  }
  const moved = <T extends { readonly x: number; readonly y: number }>(one: T): T => ({ ...one, x: one.x + dx, y: one.y + dy })
  const links = stage.links.flatMap((link): Link[] => {
    const ends = [indexOf(stage, [link.x, link.y]), indexOf(stage, otherEnd(link))].filter((at) => moving.has(at)).length
    return ends === 1 ? [] : [ends === 2 ? moved(link) : link]
  })
  const buds = stage.buds.map((bud) => (isInside(stage, [bud.x, bud.y]) && moving.has(indexOf(stage, [bud.x, bud.y])) ? moved(bud) : bud))
  return { ...stage, cells, links: links.sort(linkOrder), buds }
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
  const holds = (at: number): boolean => {
    const [x, y] = pointOf(stage, at)
    return cellAt(stage, [x, y + 1]) === WALL || held.has(at + width)
  }
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
