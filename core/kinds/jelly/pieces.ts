/** The pieces of a stage as it loads, and the groups that links make of them. */
import { cellAt, colourOf, indexOf, isAnchored, isBlock, isPiece, otherEnd, type Stage } from './stage.ts'

/** Of one piece or of several that are tied together: what moves as one. */
export interface Group {
  /** Row-major indices of its cells, ascending. */
  readonly cells: readonly number[]
  readonly anchored: boolean
  /** It holds a black block, or more than one piece. */
  readonly tied: boolean
}

/** Sets of cells that grow together. */
function unions(count: number) {
  const parents = Int32Array.from({ length: count }, (_, i) => i)
  const find = (i: number): number => {
    let root = i
    while (parents[root] !== root) root = parents[root] as number
    return root
  }
  return { find, unite: (a: number, b: number): void => void (parents[Math.max(find(a), find(b))] = Math.min(find(a), find(b))) }
}

/** Two neighbours are of one piece: jellies of one colour, anchored or not, or black cells of one mark. */
const isOnePiece = (a: string, b: string): boolean => (colourOf(a) >= 0 ? colourOf(a) === colourOf(b) : isBlock(a) && a === b)

/** For each cell the index of its piece's first cell; of no piece: its own. */
export function pieceNumbers(stage: Stage): readonly number[] {
  const { width, height, cells } = stage
  const { find, unite } = unions(cells.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [at, cell] = [y * width + x, cellAt(stage, [x, y])]
      if (isOnePiece(cell, cellAt(stage, [x + 1, y]))) unite(at, at + 1)
      if (isOnePiece(cell, cellAt(stage, [x, y + 1]))) unite(at, at + width)
    }
  }
  return cells.map((_, at) => find(at))
}

/** By their first cells. */
export function groupsOf(stage: Stage): readonly Group[] {
  const { cells } = stage
  const pieces = pieceNumbers(stage)
  const { find, unite } = unions(cells.length)
  pieces.forEach((first, at) => {
    unite(first, at)
  })
  for (const link of stage.links) {
    unite(indexOf(stage, [link.x, link.y]), indexOf(stage, otherEnd(link)))
  }
  const byFirst = new Map<number, number[]>()
  cells.forEach((cell, at) => {
    if (!isPiece(cell)) return
    const members = byFirst.get(find(at))
    if (members) members.push(at)
    else byFirst.set(find(at), [at])
  })
  return [...byFirst.values()].map((members) => ({
    cells: members,
    anchored: members.some((at) => isAnchored(cells[at] as string)),
    tied: members.some((at) => isBlock(cells[at] as string)) || new Set(members.map((at) => pieces[at])).size > 1,
  }))
}
