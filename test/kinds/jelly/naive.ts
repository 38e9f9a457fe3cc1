/**
 * Jelly once more, straight from its rules and with no regard to speed: pieces are lists of cells, and nothing is shared with the code that
 * it judges. The text is taken as flawless.
 */
import type { Rows } from '../../../core/play.ts'

type Cell = readonly [x: number, y: number]

interface Piece {
  readonly colour: string
  readonly cells: readonly Cell[]
  readonly anchored: boolean
  /** What is tied together has one number. */
  readonly group: number
  /** Of a black block: tells it from all others. */
  readonly block: number
}

interface Hidden {
  /** The block it is in, or -1: a wall. */
  readonly block: number
  readonly cell: Cell
  readonly colour: string
  readonly step: Cell
  readonly linked: boolean
}

export interface Board {
  readonly walls: readonly string[]
  readonly pieces: readonly Piece[]
  readonly hidden: readonly Hidden[]
}

const STEPS: Readonly<Record<string, Cell>> = { '<': [-1, 0], '>': [1, 0], '^': [0, -1], v: [0, 1] }
const DOWN: Cell = [0, 1]
const BLACK = '@'

const plus = ([x, y]: Cell, [dx, dy]: Cell): Cell => [x + dx, y + dy]
const isSame = (a: Cell, b: Cell): boolean => a[0] === b[0] && a[1] === b[1]
const touches = (a: Piece, b: Piece): boolean => a.cells.some(([x, y]) => b.cells.some(([u, v]) => Math.abs(x - u) + Math.abs(y - v) === 1))
const isWall = ({ walls }: Board, [x, y]: Cell): boolean => (walls[y]?.[x] ?? '#') === '#'
const pieceAt = ({ pieces }: Board, cell: Cell): Piece | undefined => pieces.find(({ cells }) => cells.some((one) => isSame(one, cell)))
const isAnchored = ({ pieces }: Board, group: number): boolean => pieces.some((piece) => piece.group === group && piece.anchored)

const unite = (board: Board, a: number, b: number): Board => ({
  ...board,
  pieces: board.pieces.map((piece) => (piece.group === a ? { ...piece, group: b } : piece)),
})

export function load(rows: Rows): Board {
  const end = rows.indexOf('')
  const grid = end < 0 ? rows : rows.slice(0, end)
  const lines = end < 0 ? [] : rows.slice(end + 1).filter((line) => !line.startsWith('//'))
  const pieces: Piece[] = []
  const seen = new Set<string>()
  const region = (mark: string, cell: Cell): Cell[] => {
    if ((grid[cell[1]]?.[cell[0]] ?? '#') !== mark || seen.has(String(cell))) return []
    seen.add(String(cell))
    return [cell, ...Object.values(STEPS).flatMap((step) => region(mark, plus(cell, step)))]
  }
  grid.forEach((row, y) => {
    ;[...row].forEach((mark, x) => {
      if (mark === '.' || mark === '#') return
      const group = pieces.length
      if (/[a-z]/i.test(mark)) {
        pieces.push({ colour: mark.toUpperCase(), cells: [[x, y]], anchored: mark !== mark.toUpperCase(), group, block: -1 })
      } else {
        const cells = region(mark, [x, y])
        if (cells.length > 0) pieces.push({ colour: BLACK, cells, anchored: false, group, block: group })
      }
    })
  })
  let board: Board = { walls: grid.map((row) => row.replace(/[^#]/g, '.')), pieces, hidden: [] }
  const hidden: Hidden[] = []
  for (const line of lines) {
    const [keyword, what] = line.split(' ') as [string, string]
    const parts = what.split(',')
    const cell: Cell = [Number(parts[0]) - 1, Number(parts[1]) - 1]
    const step = STEPS[parts.at(-1)!]!
    if (keyword === 'link') {
      board = unite(board, pieceAt(board, cell)!.group, pieceAt(board, plus(cell, step))!.group)
    } else {
      hidden.push({ block: pieceAt(board, cell)?.block ?? -1, cell, colour: parts[2]!, step, linked: keyword === 'hidden+link' })
    }
  }
  return merge({ ...board, hidden })
}

/** The groups that go with one when it is pushed; undefined: something in the way stays. */
export function chain(board: Board, group: number, step: Cell): ReadonlySet<number> | undefined {
  const groups = new Set([group])
  for (const one of groups) {
    if (isAnchored(board, one)) return undefined
    for (const piece of board.pieces.filter((piece) => piece.group === one)) {
      for (const cell of piece.cells) {
        const ahead = plus(cell, step)
        if (isWall(board, ahead)) return undefined
        const other = pieceAt(board, ahead)
        if (other) groups.add(other.group)
      }
    }
  }
  return groups
}

/** Hidden jellies travel with their blocks. */
function shift(board: Board, groups: ReadonlySet<number>, step: Cell): Board {
  const blocks = new Set(board.pieces.filter(({ group, block }) => block >= 0 && groups.has(group)).map(({ block }) => block))
  return {
    ...board,
    pieces: board.pieces.map((piece) =>
      groups.has(piece.group) ? { ...piece, cells: piece.cells.map((cell) => plus(cell, step)) } : piece,
    ),
    hidden: board.hidden.map((one) => (blocks.has(one.block) ? { ...one, cell: plus(one.cell, step) } : one)),
  }
}

function fall(board: Board): Board {
  const groups = new Set(board.pieces.map(({ group }) => group))
  const held = new Set([...groups].filter((group) => isAnchored(board, group)))
  for (let before = -1; before !== held.size; ) {
    before = held.size
    for (const piece of board.pieces) {
      const stands = piece.cells.some((cell) => {
        const below = plus(cell, DOWN)
        const other = pieceAt(board, below)
        return isWall(board, below) || (other !== undefined && held.has(other.group))
      })
      if (stands) held.add(piece.group)
    }
  }
  const hanging = new Set([...groups].filter((group) => !held.has(group)))
  return hanging.size === 0 ? board : fall(shift(board, hanging, DOWN))
}

function merge(board: Board): Board {
  for (const a of board.pieces) {
    for (const b of board.pieces) {
      if (a === b || a.colour === BLACK || a.colour !== b.colour || !touches(a, b)) continue
      const one: Piece = { ...a, cells: [...a.cells, ...b.cells], anchored: a.anchored || b.anchored }
      const united = { ...board, pieces: [...board.pieces.filter((piece) => piece !== a && piece !== b), one] }
      return merge(unite(united, b.group, a.group))
    }
  }
  return board
}

/** One pass; undefined: nothing came out. */
function emerge(board: Board): Board | undefined {
  let now = board
  let isChanged = false
  for (let i = 0; i < now.hidden.length; ) {
    const next = emergeOne(now, now.hidden[i]!)
    if (next) {
      now = next
      isChanged = true
    } else i++
  }
  return isChanged ? now : undefined
}

function emergeOne(board: Board, hidden: Hidden): Board | undefined {
  const { cell, step, colour, block, linked } = hidden
  const target = plus(cell, step)
  const jelly = pieceAt(board, target)
  if (jelly?.colour !== colour) return undefined
  const owner = board.pieces.find((piece) => block >= 0 && piece.block === block)
  const back: Cell = [0 - step[0], 0 - step[1]]
  const ahead = chain(board, jelly.group, step)
  const behind = owner && chain(board, owner.group, back)
  let next: Board
  let fresh: Cell
  if (ahead && !(owner && ahead.has(owner.group))) {
    next = shift(board, ahead, step)
    fresh = target
  } else if (behind && !behind.has(jelly.group)) {
    next = shift(board, behind, back)
    fresh = cell
  } else return undefined
  const isAnchor = linked && !owner
  const index = board.hidden.indexOf(hidden)
  const grown = {
    ...next,
    hidden: next.hidden.filter((_, i) => i !== index),
    pieces: next.pieces.map((piece, i) =>
      board.pieces[i] === jelly ? { ...piece, cells: [...piece.cells, fresh], anchored: piece.anchored || isAnchor } : piece,
    ),
  }
  return linked && owner ? unite(grown, owner.group, jelly.group) : grown
}

/** After a push of what covers a cell; undefined: it is not legal, or nothing is there. */
export function push(board: Board, cell: Cell, dx: -1 | 1): Board | undefined {
  const piece = pieceAt(board, cell)
  const groups = piece && chain(board, piece.group, [dx, 0])
  if (!groups) return undefined
  let now: Board | undefined = shift(board, groups, [dx, 0])
  let settled = board
  while (now) {
    settled = merge(fall(now))
    now = emerge(settled)
  }
  return settled
}

export function isSolved({ pieces, hidden }: Board): boolean {
  const jellies = pieces.filter(({ colour }) => colour !== BLACK)
  return hidden.length === 0 && new Set(jellies.map(({ colour }) => colour)).size === jellies.length
}

/** Letters in small where what they are tied to is anchored; every black cell as `@`. */
export function picture(board: Board): Rows {
  const rows = board.walls.map((row) => [...row])
  for (const { colour, cells, group } of board.pieces) {
    for (const [x, y] of cells) rows[y]![x] = isAnchored(board, group) ? colour.toLowerCase() : colour
  }
  return rows.map((row) => row.join(''))
}

/** Two boards with the same text play alike: the groups with what is in them, and the hidden jellies in their order. */
export function textOf(board: Board): string {
  const groups = new Map<number, string[]>()
  const black = new Map<number, string[]>()
  for (const { colour, cells, group } of board.pieces) {
    const into = colour === BLACK ? black : groups
    const parts = into.get(group) ?? []
    if (colour === BLACK) parts.push(...cells.map(String))
    else parts.push(`${colour}:${cells.map(String).sort().join(' ')}`)
    into.set(group, parts)
  }
  const all = [...new Set([...groups.keys(), ...black.keys()])].map((group) => {
    const isFast = isAnchored(board, group) ? '!' : ''
    return `${isFast}${(groups.get(group) ?? []).sort().join('+')}@${(black.get(group) ?? []).sort().join(' ')}`
  })
  return [...all.sort(), ...board.hidden.map(({ cell, colour, step, linked }) => `${cell} ${colour} ${step} ${linked}`)].join('|')
}
