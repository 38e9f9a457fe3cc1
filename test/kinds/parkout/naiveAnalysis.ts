/**
 * Uniqueness and difficulty once more, straight off the characters of a level: all shortest lines by the plain rules, made alike by
 * replaying them over positions that are closed here by hand. Shares nothing with the search but the text format.
 */
import type { Rows } from '../../../core/play.ts'
import { naiveMoves } from './naive.ts'

export interface NaiveAnalysis {
  readonly slides: number
  readonly sequences: number
  readonly classes: number
  readonly strategies: number
  readonly bits: number
  readonly back: number
  readonly setup: number
  /** Closed positions on shortest lines. */
  readonly alive: number
}

interface NaiveCar {
  readonly letter: string
  readonly cells: readonly (readonly [x: number, y: number])[]
  readonly isRow: boolean
  readonly forward: 1 | -1
}

const isCapital = (char: string): boolean => char !== char.toLowerCase()

function carsOf(rows: Rows): readonly NaiveCar[] {
  const cars = new Map<string, { cells: [number, number][]; nose: [number, number] }>()
  rows.forEach((row, y) => {
    ;[...row].forEach((char, x) => {
      if (char.toLowerCase() === char.toUpperCase()) return
      const letter = char.toLowerCase()
      const car = cars.get(letter) ?? { cells: [], nose: [-1, -1] }
      car.cells.push([x, y])
      if (isCapital(char)) car.nose = [x, y]
      cars.set(letter, car)
    })
  })
  return [...cars.entries()]
    .filter(([, { nose }]) => nose[0] >= 0)
    .map(([letter, { cells, nose }]) => {
      const [first, last] = [cells[0]!, cells.at(-1)!]
      return { letter, cells, isRow: first[1] === last[1], forward: last[0] === nose[0] && last[1] === nose[1] ? 1 : -1 }
    })
}

/** Lower-case letters without a capital never move: walls. */
function isSolid(rows: Rows, x: number, y: number): boolean {
  const char = rows[y]?.[x]
  if (char === undefined || x === 0 || y === 0 || y === rows.length - 1 || x === rows[0]!.length - 1 || char === '#') return true
  return char.toLowerCase() !== char.toUpperCase() && !carsOf(rows).some((car) => car.letter === char.toLowerCase())
}

/** The cells of a car's run between walls, as `x,y`. */
function runOf(rows: Rows, { cells, isRow }: NaiveCar): ReadonlySet<string> {
  const run = new Set<string>()
  for (const way of [1, -1]) {
    let [x, y] = cells[0]!
    while (!isSolid(rows, x, y)) {
      run.add(`${x},${y}`)
      if (isRow) x += way
      else y += way
    }
  }
  return run
}

function moved(rows: Rows, car: NaiveCar, step: number): Rows {
  const grid = rows.map((row) => [...row])
  const chars = car.cells.map(([x, y]) => rows[y]![x]!)
  for (const [x, y] of car.cells) grid[y]![x] = '.'
  car.cells.forEach(([x, y], i) => {
    grid[y + (car.isRow ? 0 : step)]![x + (car.isRow ? step : 0)] = chars[i]!
  })
  return grid.map((row) => row.join(''))
}

function removed(rows: Rows, car: NaiveCar): Rows {
  const grid = rows.map((row) => [...row])
  for (const [x, y] of car.cells) grid[y]![x] = '.'
  return grid.map((row) => row.join(''))
}

/** The cells that matter to a car: those of the runs of the other cars. */
function relevantTo(rows: Rows, car: NaiveCar): ReadonlySet<string> {
  const others = carsOf(rows).filter((other) => other.letter !== car.letter)
  return new Set(others.flatMap((other) => [...runOf(rows, other)]))
}

function closed(rows: Rows): Rows {
  const exit = naiveMoves(rows).find(({ text }) => text.endsWith(' out'))
  if (exit) return closed(exit.after)
  for (const car of carsOf(rows)) {
    const relevant = relevantTo(rows, car)
    if (!car.cells.some((cell) => relevant.has(cell.join()))) return closed(removed(rows, car))
  }
  for (const car of carsOf(rows)) {
    const relevant = relevantTo(rows, car)
    const [x, y] = car.cells[0]!
    const next = car.isRow ? [x - 1, y] : [x, y - 1]
    if (isSolid(rows, next[0]!, next[1]!) || relevant.has(next.join()) || relevant.has(car.cells.at(-1)!.join())) continue
    return closed(moved(rows, car, -1))
  }
  return rows
}

const lowestOf = (rows: Rows, letter: string): number => {
  const car = carsOf(rows).find((other) => other.letter === letter)!
  return car.isRow ? car.cells[0]![0] : car.cells[0]![1]
}

interface NaiveSlide {
  readonly letter: string
  readonly stop: number
  readonly isBack: boolean
  readonly to: string
}

const slidesFrom = (position: Rows): readonly NaiveSlide[] => {
  const cars = carsOf(position)
  return naiveMoves(position)
    .filter(({ text }) => !text.endsWith(' out'))
    .map(({ text, after }) => {
      const letter = text[0]!
      const step = Number(text.slice(1))
      const { forward } = cars.find((car) => car.letter === letter)!
      const stop = lowestOf(position, letter) + step
      return { letter, stop, isBack: Math.sign(step) !== forward, to: closed(after).join('\n') }
    })
    .filter(({ to }) => to !== position.join('\n'))
}

/** Of several stops of a car that lead to one position: a forward one, the nearest. */
function representatives(position: Rows): readonly NaiveSlide[] {
  const best = new Map<string, NaiveSlide>()
  const distance = ({ letter, stop }: NaiveSlide): number => Math.abs(stop - lowestOf(position, letter))
  for (const slide of slidesFrom(position)) {
    const key = `${slide.letter} ${slide.to}`
    const known = best.get(key)
    const better = !known || (known.isBack && !slide.isBack) || (known.isBack === slide.isBack && distance(slide) < distance(known))
    if (better) best.set(key, slide)
  }
  return [...best.values()]
}

/** undefined: more than `most` plain positions, or no line. */
export function naiveAnalysis(rows: Rows, most: number): NaiveAnalysis | undefined {
  const text = (position: Rows): string => position.join('\n')
  // Shortest lines by the plain rules: every move of any of them, exits and all.
  const depth = new Map([[text(rows), 0]])
  const layers: Rows[][] = [[rows]]
  let solved: string | undefined
  while (solved === undefined) {
    const next: Rows[] = []
    for (const position of layers.at(-1)!) {
      if (carsOf(position).length === 0) solved = text(position)
      for (const { after } of naiveMoves(position)) {
        if (depth.has(text(after))) continue
        depth.set(text(after), layers.length)
        next.push(after)
      }
    }
    if (solved !== undefined) break
    if (next.length === 0 || depth.size > most) return undefined
    layers.push(next)
  }
  /** The slides of all shortest lines from a position on: letters and stops, exits left out. */
  const known = new Map<string, ReadonlySet<string>>([[solved, new Set([''])]])
  const linesFrom = (position: Rows): ReadonlySet<string> => {
    const found = known.get(text(position))
    if (found) return found
    const lines = new Set<string>()
    known.set(text(position), lines)
    if (depth.get(text(position))! >= depth.get(solved)!) return lines
    for (const { text: move, after } of naiveMoves(position)) {
      if (depth.get(text(after)) !== depth.get(text(position))! + 1) continue
      const letter = move[0]!
      const slide = move.endsWith(' out') ? '' : `${letter}${lowestOf(position, letter) + Number(move.slice(1))} `
      for (const line of linesFrom(after)) lines.add(slide + line)
      if (lines.size > most) return lines
    }
    return lines
  }
  const concrete = linesFrom(rows)
  if (concrete.size > most) return undefined

  // Each as the closed positions it leads through.
  const start = closed(rows)
  const paths = new Map<string, readonly NaiveSlide[]>()
  for (const line of concrete) {
    let position = start
    const path: NaiveSlide[] = []
    for (const slide of line.split(' ').filter((part) => part !== '')) {
      const [letter, stop] = [slide[0]!, Number(slide.slice(1))]
      const made = slidesFrom(position).find((one) => one.letter === letter && one.stop === stop)
      if (!made) throw new Error(`${slide} of ${line} is not to be made from\n${text(position)}`)
      path.push(representatives(position).find((one) => one.letter === letter && one.to === made.to)!)
      position = made.to.split('\n')
    }
    paths.set(path.map(({ letter, to }) => letter + to).join('\n'), path)
  }
  const all = [...paths.values()]
  return { ...expectations(text(start), all), sequences: all.length, classes: classesOf(all), strategies: strategiesOf(all) }
}

function strategiesOf(paths: readonly (readonly NaiveSlide[])[]): number {
  return new Set(
    paths.map((path) =>
      path
        .map(({ letter, isBack }) => letter + isBack)
        .sort()
        .join(),
    ),
  ).size
}

function classesOf(paths: readonly (readonly NaiveSlide[])[]): number {
  const label = ({ letter, stop }: NaiveSlide): string => letter + stop
  const joined = (one: readonly NaiveSlide[], two: readonly NaiveSlide[]): boolean =>
    one.some(
      (slide, i) =>
        i + 1 < one.length &&
        label(slide) === label(two[i + 1]!) &&
        label(one[i + 1]!) === label(two[i]!) &&
        one.every((other, k) => k === i || (other.to === two[k]!.to && (k === i + 1 || label(other) === label(two[k]!)))),
    )
  const left = new Set(paths)
  let classes = 0
  for (const path of paths) {
    if (!left.delete(path)) continue
    classes++
    const queue = [path]
    for (const one of queue)
      for (const two of left)
        if (joined(one, two)) {
          left.delete(two)
          queue.push(two)
        }
  }
  return classes
}

function expectations(start: string, paths: readonly (readonly NaiveSlide[])[]) {
  const optimal = new Map<string, Map<string, NaiveSlide>>()
  for (const path of paths) {
    let position = start
    for (const slide of path) {
      const here = optimal.get(position) ?? new Map<string, NaiveSlide>()
      optimal.set(position, here.set(slide.letter + slide.to, slide))
      position = slide.to
    }
  }
  const standing = (position: string): number => [...position].filter(isCapital).length
  const mean = (position: string, of: (slide: NaiveSlide, here: number) => number): number => {
    const slides = [...(optimal.get(position)?.values() ?? [])]
    if (slides.length === 0) return 0
    return slides.reduce((sum, slide) => sum + (of(slide, slides.length) + mean(slide.to, of)) / slides.length, 0)
  }
  const bits = (position: string): number => {
    const slides = [...(optimal.get(position)?.values() ?? [])]
    if (slides.length === 0) return 0
    const available = representatives(position.split('\n')).length
    return Math.log2(available / slides.length) + slides.reduce((sum, slide) => sum + bits(slide.to) / slides.length, 0)
  }
  return {
    slides: paths[0]!.length,
    bits: bits(start),
    back: mean(start, ({ isBack }) => (isBack ? 1 : 0)),
    setup: ((): number => {
      const setupFrom = (position: string): number => {
        const slides = [...(optimal.get(position)?.values() ?? [])]
        if (slides.length === 0) return 0
        const stays = (slide: NaiveSlide): number => (standing(slide.to) === standing(position) ? 1 : 0)
        return slides.reduce((sum, slide) => sum + (stays(slide) + setupFrom(slide.to)) / slides.length, 0)
      }
      return setupFrom(start)
    })(),
    alive: optimal.size + 1,
  }
}
