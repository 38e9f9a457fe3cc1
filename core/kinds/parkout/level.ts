/** Park Out levels as text: a frame of gates around rows of walls, free cells and lettered cars whose capital is the nose. */
import { isInvisible, shownCharacter } from '../../characters.ts'
import type { Issue, Result } from '../../fault.ts'
import type { Point, Size } from '../../grid.ts'
import type { Likeness, Rows } from '../../play.ts'
import { carOf } from './groups.ts'
import { isFullWidthLetter, readLetter } from './letters.ts'
import { farTooLong, type Lines, readLines } from './lines.ts'
import { type Car, carCells, type Lot, MAX_SIDE, noseCell } from './lot.ts'
import { type Place, placeOf, wallIndex } from './places.ts'

/** A lot of `size` cells (1..31 a side) with every gate closed. Throws a RangeError for any other size. */
export function blank({ width, height }: Size): Lot {
  for (const side of [width, height])
    if (!(Number.isInteger(side) && side >= 1 && side <= MAX_SIDE)) throw new RangeError(`a side of ${side} cells`)
  const closed = (lanes: number): readonly boolean[] => Array.from({ length: lanes }, () => false)
  const gates = { right: closed(height), down: closed(width), left: closed(height), up: closed(width) }
  return { width, height, walls: closed(width * height), cars: [], gates }
}

/** Rows without their line ends. Corners are always `#`, free cells `.`; letters are kept, since they order the cars. */
export function serialise(lot: Lot): Rows {
  const { width, height, walls, cars, gates } = lot
  const gate = (open: boolean | undefined): string => (open ? '.' : '#')
  const inside = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x): string => (walls[wallIndex(lot, [x + 1, y + 1])] ? '#' : '.')),
  )
  const put = ([x, y]: Point, char: string): void => {
    const row = inside[y - 1]
    if (row) row[x - 1] = char
  }
  for (const car of cars) {
    for (const cell of carCells(car)) put(cell, car.letter)
    const nose = noseCell(car)
    if (nose) put(nose, car.letter.toUpperCase())
  }
  return [
    `#${gates.up.map(gate).join('')}#`,
    ...inside.map((row, y) => `${gate(gates.left[y])}${row.join('')}${gate(gates.right[y])}`),
    `#${gates.down.map(gate).join('')}#`,
  ]
}

/** One character of the text and where it stands; `unsure` in a line of another length than the first. */
interface Cell {
  readonly char: string
  readonly point: Point
  readonly line: number
  readonly place: Place['is'] | 'unsure'
  readonly named: ReturnType<typeof readLetter>
}

function cellsOf({ lines, width }: Lines): readonly Cell[] {
  const size = { width: width - 2, height: lines.length - 2 }
  return lines.flatMap(({ chars, number, even }, y) =>
    chars.map((char, x): Cell => {
      const place = even ? placeOf(size, [x, y]).is : 'unsure'
      return { char, point: [x, y], line: number, place, named: readLetter(char) }
    }),
  )
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly [string, readonly T[]])[] {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return [...groups]
}

const points = (cells: readonly Cell[]): readonly Point[] => cells.map((cell) => cell.point)

/** What no level may hold, told once a character with all its cells. */
function strangers(cells: readonly Cell[]): readonly Issue[] {
  const isStranger = ({ char, place, named }: Cell): boolean => char === '\t' || (place !== 'corner' && !named && !'.# '.includes(char))
  return groupBy(cells.filter(isStranger), (cell) => cell.char).map(([char, found]) => {
    const plain = char.normalize('NFKC')
    const fullWidth = isFullWidthLetter(char) || (plain !== char && '.#'.includes(plain))
    const code =
      char === '\t'
        ? 'parkout/tab'
        : isInvisible(char)
          ? 'parkout/invisible'
          : fullWidth
            ? 'parkout/full-width'
            : 'parkout/unknown-character'
    const [{ line, point }] = found as [Cell]
    const details = { char: shownCharacter(char), plain, line, column: point[0] + 1, count: found.length }
    return { code, at: points(found), blocks: true, details }
  })
}

/** The frame and its corners: what is ignored, and cars that stand on it. */
function frameIssues(cells: readonly Cell[]): readonly Issue[] {
  const frame = cells.filter((cell) => cell.place === 'frame')
  const corners = cells.filter((cell) => cell.place === 'corner')
  const warn = (code: string, found: readonly Cell[]): readonly Issue[] =>
    found.length > 0 ? [{ code, at: points(found), blocks: false, details: { count: found.length } }] : []
  const named = frame.filter((cell) => cell.named)
  return [
    ...groupBy(named, (cell) => cell.named?.letter ?? '').map(([letter, found]): Issue => {
      return { code: 'parkout/car-on-frame', at: points(found), blocks: true, details: { letter } }
    }),
    ...warn(
      'parkout/frame-space',
      frame.filter((cell) => cell.char === ' '),
    ),
    ...warn(
      'parkout/corner-gate',
      corners.filter((cell) => cell.char === '.'),
    ),
    ...warn(
      'parkout/corner-ignored',
      corners.filter((cell) => !'.#\t'.includes(cell.char)),
    ),
  ]
}

/** The cars in ascending order of their letters, and of every wrong one its first flaw. A car in an uneven line is not judged. */
function readCars(cells: readonly Cell[]): { readonly cars: readonly Car[]; readonly issues: readonly Issue[] } {
  const unsure = new Set(cells.filter((cell) => cell.place === 'unsure').map((cell) => cell.named?.letter))
  const judged = cells.filter(({ place, named }) => place === 'inside' && named && !unsure.has(named.letter))
  const read = groupBy(judged, (cell) => cell.named?.letter ?? '').map(([letter, found]) =>
    carOf({ letter, cells: points(found), noses: points(found.filter((cell) => cell.named?.nose)) }),
  )
  const cars = read.filter((one): one is Car => 'axis' in one)
  return { cars: cars.sort((a, b) => (a.letter < b.letter ? -1 : 1)), issues: read.filter((one): one is Issue => 'code' in one) }
}

/**
 * A lot with the warnings that only the text shows, or every error of the text (`at` from the first line that is not blank).
 * A line of another length than the first is judged by its characters only: nobody knows which of its cells is missing.
 */
export function parse(rows: Rows): Result<Lot> {
  const endless = farTooLong(rows)
  if (endless) return { ok: false, issues: [endless] }
  const read = readLines(rows)
  const [width, height] = [read.width - 2, read.lines.length - 2]
  if (width < 1 || height < 1) return { ok: false, issues: [{ code: 'parkout/too-small', at: [], blocks: true }] }
  if (width > MAX_SIDE || height > MAX_SIDE) {
    return { ok: false, issues: [{ code: 'parkout/too-large', at: [], blocks: true, details: { width, height, most: MAX_SIDE } }] }
  }
  const cells = cellsOf(read)
  const { cars, issues: carIssues } = readCars(cells)
  const issues = [...read.issues, ...strangers(cells), ...frameIssues(cells), ...carIssues]
  if (issues.some((issue) => issue.blocks)) return { ok: false, issues }

  const chars = read.lines.map((line) => line.chars)
  const isGate = (x: number, y: number): boolean => chars[y]?.[x] === '.'
  const rowsOf = <T>(of: (y: number) => T): readonly T[] => Array.from({ length: height }, (_, y) => of(y + 1))
  const columnsOf = <T>(of: (x: number) => T): readonly T[] => Array.from({ length: width }, (_, x) => of(x + 1))
  const lot: Lot = {
    width,
    height,
    walls: rowsOf((y) => columnsOf((x) => chars[y]?.[x] === '#')).flat(),
    cars,
    gates: {
      right: rowsOf((y) => isGate(width + 1, y)),
      down: columnsOf((x) => isGate(x, height + 1)),
      left: rowsOf((y) => isGate(0, y)),
      up: columnsOf((x) => isGate(x, 0)),
    },
  }
  return { ok: true, value: lot, issues }
}

/** Nothing but frame, also as a Japanese keyboard writes it, or with what nobody sees between: `parse` says so better. */
const isFrameRow = (row: string): boolean => {
  const plain = row.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return plain.includes('#') && /^[#. ]*$/.test(plain)
}

/** A letter in both cases, as no other text of such rows has but by chance: a body and its nose. */
function hasCar(rows: Rows): boolean {
  const chars = new Set(rows.join(''))
  return [...chars].some((char) => readLetter(char)?.nose === true && chars.has(char.toLowerCase()))
}

/** Letters where only gates and walls stand: another kind's rows, unless there are cars. */
const hasLettersAround = (rows: Rows): boolean =>
  /\p{L}/u.test([rows[0], ...rows.map((row) => row.charAt(0) + row.slice(-1)), rows.at(-1)].join(''))

/** Open on all sides it has no wall in its frame. */
const isOpenLot = (rows: Rows): boolean => rows.every((row) => /^[.#].*[.#]$/.test(row)) && /^[.#]*$/.test(`${rows[0]}${rows.at(-1)}`)

export function likeness(rows: Rows): Likeness {
  const ends = [rows[0] ?? '', rows.at(-1) ?? '']
  const hasOwn = !hasLettersAround(rows) || hasCar(rows)
  if (rows.length >= 3 && ends.every(isFrameRow)) return hasOwn ? 'level' : 'trace'
  if (rows.length >= 3 && hasCar(rows) && (isOpenLot(rows) || ends.every((row) => isFrameRow(row.slice(1, -1))))) return 'level'
  return rows.length >= 2 && rows.some(isFrameRow) && hasOwn ? 'trace' : 'none'
}
