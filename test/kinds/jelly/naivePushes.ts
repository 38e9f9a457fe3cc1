/** The rules once more, straight off the text of a stage, with pieces as lists of cells. Shares nothing with the kind but the text format. */
import type { Rows } from '../../../core/play.ts'

type Cell = readonly [x: number, y: number]

interface Piece {
  /** A letter in upper case; '@' for black. */
  readonly colour: string
  readonly cells: readonly Cell[]
  readonly group: number
}

interface Hidden {
  readonly at: Cell
  readonly colour: string
  readonly way: Cell
  readonly linked: boolean
  /** The group of its block; undefined: in a wall. */
  readonly group: number | undefined
}

export interface NaiveState {
  readonly walls: ReadonlySet<string>
  readonly width: number
  readonly height: number
  readonly pieces: readonly Piece[]
  readonly anchored: ReadonlySet<number>
  readonly hidden: readonly Hidden[]
}

export interface NaivePush {
  /** What moves, and which way. */
  readonly moved: string
  readonly after: NaiveState
}

const WAYS: Readonly<Record<string, Cell>> = { '<': [-1, 0], '>': [1, 0], '^': [0, -1], v: [0, 1] }
const shifted = ([x, y]: Cell, [dx, dy]: Cell): Cell => [x + dx, y + dy]
const back = ([dx, dy]: Cell): Cell => [-dx, -dy]

export function naiveStart(rows: Rows): NaiveState {
  const end = rows.indexOf('')
  const board = end < 0 ? rows : rows.slice(0, end)
  const walls = new Set<string>()
  let pieces: Piece[] = []
  const anchored = new Set<number>()
  const isAnchored = new Set<string>()
  board.forEach((row, y) => {
    ;[...row].forEach((char, x) => {
      if (char === '#') walls.add(`${x},${y}`)
      else if (char !== '.') {
        const isBlack = '@*$%'.includes(char)
        if (!isBlack && char !== char.toUpperCase()) isAnchored.add(`${x},${y}`)
        // Of blocks only cells of one mark are put together; then the mark is dropped.
        pieces.push({ colour: isBlack ? `mark ${char}` : char.toUpperCase(), cells: [[x, y]], group: pieces.length })
      }
    })
  })
  pieces = joined(pieces).pieces.map(({ colour, cells }, group) => ({ colour: colour.startsWith('mark') ? '@' : colour, cells, group }))
  for (const { cells, group } of pieces) if (cells.some((cell) => isAnchored.has(cell.join()))) anchored.add(group)
  let state: NaiveState = { walls, width: board[0]!.length, height: board.length, pieces, anchored, hidden: [] }
  for (const line of end < 0 ? [] : rows.slice(end + 1)) {
    const [keyword, rest] = line.split(' ') as [string, string]
    const parts = rest.split(',')
    const at: Cell = [Number(parts[0]) - 1, Number(parts[1]) - 1]
    const way = WAYS[parts.at(-1)!]!
    if (keyword === 'link') state = united(state, pieceAt(state, at)!.group, pieceAt(state, shifted(at, way))!.group)
    else {
      const hidden = { at, colour: parts[2]!, way, linked: keyword === 'hidden+link', group: undefined }
      state = { ...state, hidden: [...state.hidden, hidden] }
    }
  }
  return { ...state, hidden: state.hidden.map((one) => ({ ...one, group: pieceAt(state, one.at)?.group })) }
}

const pieceAt = (state: NaiveState, [x, y]: Cell): Piece | undefined =>
  state.pieces.find(({ cells }) => cells.some((cell) => cell[0] === x && cell[1] === y))

const isWall = ({ walls, width, height }: NaiveState, [x, y]: Cell): boolean =>
  x < 0 || y < 0 || x >= width || y >= height || walls.has(`${x},${y}`)

function united(state: NaiveState, one: number, two: number): NaiveState {
  if (one === two) return state
  const group = (old: number): number => (old === two ? one : old)
  const anchored = new Set([...state.anchored].map(group))
  const pieces = state.pieces.map((piece) => ({ ...piece, group: group(piece.group) }))
  const hidden = state.hidden.map((each) => ({ ...each, group: each.group === undefined ? undefined : group(each.group) }))
  return { ...state, pieces, anchored, hidden }
}

const touch = (one: Piece, two: Piece): boolean =>
  one.cells.some(([x, y]) => two.cells.some(([u, v]) => Math.abs(x - u) + Math.abs(y - v) === 1))

/** Pieces of one colour that touch become one; `unions`: groups that thereby are one. */
function joined(given: readonly Piece[]): { readonly pieces: Piece[]; readonly unions: readonly (readonly [number, number])[] } {
  const pieces = [...given]
  const unions: [number, number][] = []
  for (let i = 0; i < pieces.length; i++) {
    for (let k = i + 1; k < pieces.length; k++) {
      const [one, two] = [pieces[i]!, pieces[k]!]
      if (one.colour !== two.colour || one.colour === '@' || !touch(one, two)) continue
      unions.push([one.group, two.group])
      pieces[i] = { ...one, cells: [...one.cells, ...two.cells] }
      pieces.splice(k, 1)
      k = i
    }
  }
  return { pieces, unions }
}

function merged(state: NaiveState): NaiveState {
  const { pieces, unions } = joined(state.pieces)
  let next: NaiveState = { ...state, pieces }
  const lead = new Map<number, number>()
  const leader = (group: number): number => (lead.has(group) ? leader(lead.get(group)!) : group)
  for (const [one, two] of unions) {
    const [a, b] = [leader(one), leader(two)]
    if (a === b) continue
    next = united(next, a, b)
    lead.set(b, a)
  }
  return next
}

/** The groups that a push moves; undefined: it cannot be. */
function chain(state: NaiveState, group: number, way: Cell): ReadonlySet<number> | undefined {
  const moving = new Set([group])
  for (const each of moving) {
    if (state.anchored.has(each)) return undefined
    for (const piece of state.pieces.filter((one) => one.group === each)) {
      for (const cell of piece.cells) {
        const ahead = shifted(cell, way)
        if (isWall(state, ahead)) return undefined
        const other = pieceAt(state, ahead)
        if (other) moving.add(other.group)
      }
    }
  }
  return moving
}

function moveGroups(state: NaiveState, groups: ReadonlySet<number>, way: Cell): NaiveState {
  const pieces = state.pieces.map((piece) =>
    groups.has(piece.group) ? { ...piece, cells: piece.cells.map((cell) => shifted(cell, way)) } : piece,
  )
  const hidden = state.hidden.map((one) => (one.group !== undefined && groups.has(one.group) ? { ...one, at: shifted(one.at, way) } : one))
  return { ...state, pieces, hidden }
}

function fallen(state: NaiveState): NaiveState {
  const held = new Set(state.anchored)
  const isHeld = ({ cells, group }: Piece): boolean =>
    cells.some((cell) => {
      const below = shifted(cell, [0, 1])
      const under = pieceAt(state, below)
      return isWall(state, below) || (under !== undefined && under.group !== group && held.has(under.group))
    })
  for (let size = -1; size !== held.size; ) {
    size = held.size
    for (const piece of state.pieces) if (isHeld(piece)) held.add(piece.group)
  }
  const hanging = new Set(state.pieces.map(({ group }) => group).filter((group) => !held.has(group)))
  return hanging.size === 0 ? state : fallen(moveGroups(state, hanging, [0, 1]))
}

function emerged(state: NaiveState): NaiveState {
  let next = state
  let any = false
  for (let i = 0; i < next.hidden.length; ) {
    const { at, colour, way, linked, group } = next.hidden[i]!
    const to = shifted(at, way)
    const jelly = pieceAt(next, to)
    const ahead = jelly?.colour === colour ? chain(next, jelly.group, way) : undefined
    const jellyGives = ahead && !(group !== undefined && ahead.has(group)) ? ahead : undefined
    const behind = jelly?.colour === colour && !jellyGives && group !== undefined ? chain(next, group, back(way)) : undefined
    const blockGives = behind && !behind.has(jelly!.group) ? behind : undefined
    if (!jellyGives && !blockGives) {
      i++
      continue
    }
    any = true
    const index = next.pieces.indexOf(jelly!)
    next = jellyGives ? moveGroups(next, jellyGives, way) : moveGroups(next, blockGives!, back(way))
    const cells = [...next.pieces[index]!.cells, jellyGives ? to : at]
    next = { ...next, pieces: next.pieces.with(index, { ...next.pieces[index]!, cells }), hidden: next.hidden.toSpliced(i, 1) }
    if (linked && group === undefined) next = { ...next, anchored: new Set([...next.anchored, jelly!.group]) }
    else if (linked) next = united(next, jelly!.group, group!)
  }
  return any ? emerged(merged(fallen(next))) : next
}

/** Every push that moves something, each once. */
export function naivePushes(state: NaiveState): readonly NaivePush[] {
  const found = new Map<string, NaivePush>()
  for (const group of new Set(state.pieces.map((piece) => piece.group))) {
    for (const way of [WAYS['<']!, WAYS['>']!]) {
      const moving = chain(state, group, way)
      if (!moving) continue
      const cells = state.pieces
        .filter((piece) => moving.has(piece.group))
        .flatMap((piece) => piece.cells.map((cell) => piece.colour + cell))
      const moved = [way[0], ...cells.sort()].join(' ')
      if (!found.has(moved)) found.set(moved, { moved, after: emerged(merged(fallen(moveGroups(state, moving, way)))) })
    }
  }
  return [...found.values()]
}

/** Equal for positions that are one, whatever the names of pieces and groups. */
export function naiveKey({ pieces, anchored, hidden }: NaiveState): string {
  const groups = [...new Set(pieces.map(({ group }) => group))].map((group) => {
    const own = pieces.filter((piece) => piece.group === group).map(({ colour, cells }) => colour + cells.map(String).sort().join(' '))
    return (anchored.has(group) ? 'anchored ' : '') + own.sort().join(' + ')
  })
  return [...groups.sort(), ...hidden.map(({ at, colour, way }) => `${at} ${colour} ${way}`)].join(' | ')
}

export const naiveIsSolved = ({ pieces, hidden }: NaiveState): boolean => {
  const colours = pieces.map(({ colour }) => colour).filter((colour) => colour !== '@')
  return hidden.length === 0 && new Set(colours).size === colours.length
}
