/** From the cells that carry one letter to the car they make, or to what is wrong with it. */
import type { Issue } from '../../fault.ts'
import type { Point } from '../../grid.ts'
import type { Car, Side } from './lot.ts'

/** The cells of one letter, in reading order. */
export interface Letters {
  readonly letter: string
  readonly cells: readonly Point[]
  /** Those in upper case. */
  readonly noses: readonly Point[]
}

/** Cells that hang together by their sides, each group in the order it was reached. */
function groupsOf(cells: readonly Point[]): readonly (readonly Point[])[] {
  const key = (x: number, y: number): string => `${x},${y}`
  const left = new Map(cells.map((cell) => [key(...cell), cell]))
  const groups: Point[][] = []
  for (const start of cells) {
    if (!left.delete(key(...start))) continue
    const group = [start]
    for (const [x, y] of group) {
      const beside = [key(x + 1, y), key(x, y + 1), key(x - 1, y), key(x, y - 1)]
      for (const next of beside) {
        const cell = left.get(next)
        if (cell && left.delete(next)) group.push(cell)
      }
    }
    groups.push(group)
  }
  return groups
}

/** The first that is wrong, in the order groups, shape, noses, end; else the car. A car of one cell faces right: nothing in the text says otherwise. */
export function carOf({ letter, cells, noses }: Letters): Car | Issue {
  const groups = groupsOf(cells)
  if (groups.length > 1) {
    const [one, other] = groups.map((group) => group[0] as Point) as [Point, Point]
    const places = { row: one[1], column: one[0], otherRow: other[1], otherColumn: other[0] }
    return { code: 'parkout/split-car', at: cells, blocks: true, details: { letter, count: groups.length, ...places } }
  }
  const [x, y] = cells[0] as Point
  const axis = cells.every((cell) => cell[1] === y) ? 'row' : 'column'
  if (axis === 'column' && cells.some((cell) => cell[0] !== x))
    return { code: 'parkout/bent-car', at: cells, blocks: true, details: { letter } }
  if (noses.length > 1) return { code: 'parkout/many-noses', at: noses, blocks: true, details: { letter, count: noses.length } }
  const nose = noses[0]
  const car = { letter, x, y, length: cells.length, axis } as const
  if (!nose) return { ...car, nose: null }

  const step = axis === 'row' ? nose[0] - x : nose[1] - y
  const [forward, backward]: [Side, Side] = axis === 'row' ? ['right', 'left'] : ['down', 'up']
  if (step === cells.length - 1) return { ...car, nose: forward }
  if (step === 0) return { ...car, nose: backward }
  return { code: 'parkout/nose-inside', at: [nose], blocks: true, details: { letter } }
}
