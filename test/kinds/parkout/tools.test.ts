/** The tools: what each stroke makes of a lot, every refusal, and the laws that hold for any stroke. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Issue, Result } from '../../../core/fault.ts'
import { cellsOnLine, type Point } from '../../../core/grid.ts'
import { blank, parse, serialise } from '../../../core/kinds/parkout/level.ts'
import type { Lot } from '../../../core/kinds/parkout/lot.ts'
import { tools } from '../../../core/kinds/parkout/tools.ts'
import { en } from '../../../core/text/en.ts'
import { english } from './english.ts'
import { lots } from './lots.ts'

function lotOf(rows: readonly string[]): Lot {
  const read = parse(rows)
  if (!read.ok) throw new Error(read.issues.map(english).join('\n'))
  return read.value
}

/** A stroke through the given corners, without gaps. */
function stroke(...corners: readonly Point[]): readonly Point[] {
  const legs = corners.slice(1).map((corner, i) => cellsOnLine(corners[i] as Point, corner).slice(1))
  return [corners[0] as Point, ...legs.flat()]
}

function use(id: string, lot: Lot, cells: readonly Point[]): Result<Lot> {
  const tool = tools.find((one) => one.id === id)
  if (!tool) throw new Error(`no tool ${id}`)
  return tool.paint(lot, { cells })
}

/** The rows after the stroke, or the sentences of the refusal. */
function rowsAfter(id: string, rows: readonly string[], ...corners: readonly Point[]): readonly string[] {
  const made = use(id, lotOf(rows), stroke(...corners))
  return made.ok ? serialise(made.value) : made.issues.map(english)
}

const EMPTY = ['#######', '#.....#', '#.....#', '#.....#', '#.....#', '#.....#', '#######']
const inColumn = (letters: string): readonly string[] => ['###', ...[...letters].map((letter) => `#${letter}#`), '###']

describe('car', () => {
  it.each([2, 3, 4])('drags one car of %i cells in four directions, its nose where the drag ends', (length) => {
    const body = 'a'.repeat(length - 1)
    const wide = serialise(blank({ width: length, height: 1 }))
    const tall = serialise(blank({ width: 1, height: length }))
    expect(rowsAfter('car', wide, [1, 1], [length, 1])[1]).toBe(`#${body}A#`)
    expect(rowsAfter('car', wide, [length, 1], [1, 1])[1]).toBe(`#A${body}#`)
    expect(rowsAfter('car', tall, [1, 1], [1, length])).toEqual(inColumn(`${body}A`))
    expect(rowsAfter('car', tall, [1, length], [1, 1])).toEqual(inColumn(`A${body}`))
  })

  it('follows the longer axis of a drag that wobbles', () => {
    expect(rowsAfter('car', EMPTY, [1, 2], [3, 1], [4, 3])[2]).toBe('#aaaA.#')
    expect(rowsAfter('car', EMPTY, [1, 2], [3, 5], [2, 5]).slice(2, 6)).toEqual(['#a....#', '#a....#', '#a....#', '#A....#'])
  })

  it('only looks at the cells the car will stand on', () => {
    expect(rowsAfter('car', ['#####', '#...#', '#.b.#', '#.B.#', '#####'], [1, 1], [2, 2], [3, 1])[1]).toBe('#aaA#')
  })

  it('gives the next free letter', () => {
    expect(rowsAfter('car', ['####', '#aA#', '#..#', '#cC#', '####'], [1, 2], [2, 2])[2]).toBe('#bB#')
  })

  it.each<[string, readonly Point[], string]>([
    ['a click', [[2, 2]], 'A car is at least 2 cells: drag from its tail to its nose'],
    [
      'a drag that returns',
      [
        [1, 1],
        [3, 1],
        [1, 1],
      ],
      'A car is at least 2 cells: drag from its tail to its nose',
    ],
    [
      'a diagonal drag',
      [
        [1, 1],
        [3, 3],
      ],
      'A car is straight: drag along one row or one column',
    ],
    [
      'a drag over a car',
      [
        [1, 2],
        [4, 2],
      ],
      'Car b is in the way at row 2 column 3: move or erase it first',
    ],
    [
      'a drag that starts on a car',
      [
        [3, 3],
        [3, 5],
      ],
      'Car b is in the way at row 3 column 3: move or erase it first',
    ],
    [
      'a drag that ends on a wall',
      [
        [1, 4],
        [2, 4],
      ],
      'A wall is in the way at row 4 column 2: erase it first',
    ],
    [
      'a drag onto the frame',
      [
        [4, 1],
        [6, 1],
      ],
      'No car can stand on the frame: stay inside it',
    ],
    [
      'a drag from the frame',
      [
        [0, 1],
        [2, 1],
      ],
      'No car can stand on the frame: stay inside it',
    ],
    ['a click on the frame', [[0, 1]], 'No car can stand on the frame: stay inside it'],
    [
      'a drag from outside',
      [
        [-1, 1],
        [2, 1],
      ],
      'That is outside the board: start and end inside',
    ],
    [
      'a drag over the frame and out',
      [
        [4, 1],
        [9, 1],
      ],
      'No car can stand on the frame: stay inside it',
    ],
  ])('refuses %s', (_, corners, sentence) => {
    const rows = ['#######', '#.....#', '#..b..#', '#..B..#', '#.#...#', '#.....#', '#######']
    expect(rowsAfter('car', rows, ...corners)).toEqual([sentence])
  })

  it('refuses the 82nd car', () => {
    let lot = blank({ width: 31, height: 31 })
    for (let i = 0; i < 81; i++) {
      const x = 1 + 2 * (i % 15)
      const y = 1 + Math.floor(i / 15)
      const made = use('car', lot, stroke([x, y], [x + 1, y]))
      lot = made.ok ? made.value : lot
    }
    expect(lot.cars).toHaveLength(81)
    expect(parse(serialise(lot))).toEqual({ ok: true, value: lot, issues: [] })
    const made = use('car', lot, stroke([1, 20], [2, 20]))
    expect(made.issues.map(english)).toEqual(['All 81 letters are taken: erase a car first, or paint walls instead of immobile cars'])
  })
})

describe('immobile', () => {
  it('drags one block without a nose', () => {
    expect(rowsAfter('immobile', EMPTY, [1, 2], [4, 2])[2]).toBe('#aaaa.#')
    expect(rowsAfter('immobile', EMPTY, [1, 4], [1, 2]).slice(2, 5)).toEqual(['#a....#', '#a....#', '#a....#'])
  })

  it('sends a single cell to the wall tool', () => {
    expect(rowsAfter('immobile', EMPTY, [2, 2])).toEqual([
      'An immobile car is at least 2 cells: drag over them; for one cell, paint a wall',
    ])
  })
})

describe('wall', () => {
  it('fills every cell of a fast diagonal across a 30×30 lot', () => {
    const lot = blank({ width: 30, height: 30 })
    const made = use('wall', lot, stroke([1, 1], [30, 30]))
    expect(made.ok && made.value.walls.filter(Boolean)).toHaveLength(30)
    expect(made.ok && serialise(made.value).every((row, y) => y === 0 || row[y] === '#')).toBe(true)
  })

  it('goes round cars, the frame and the outside', () => {
    expect(rowsAfter('wall', ['#####', '#aA.#', '#...#', '#####'], [-2, 1], [4, 1])).toEqual(['#####', '#aA##', '#...#', '#####'])
  })

  it('says why it can paint nothing', () => {
    const rows = ['#####', '#aA.#', '#####']
    expect(rowsAfter('wall', rows, [1, 1], [2, 1])).toEqual(['Car a stands here: move or erase it first'])
    expect(rowsAfter('wall', rows, [1, 0])).toEqual(['The frame holds no walls: close a gate with the gate tool'])
    expect(rowsAfter('wall', rows, [9, 9])).toEqual(['That is outside the board: start and end inside'])
  })
})

describe('gate', () => {
  const rows = ['#.###', '....#', '#...#', '#####']
  it('opens and closes by a click', () => {
    expect(rowsAfter('gate', rows, [4, 1])).toEqual(['#.###', '.....', '#...#', '#####'])
    expect(rowsAfter('gate', rows, [0, 1])).toEqual(['#.###', '#...#', '#...#', '#####'])
    expect(rowsAfter('gate', rows, [2, 3])).toEqual(['#.###', '....#', '#...#', '##.##'])
  })

  it('lets the first place decide for the whole drag', () => {
    expect(rowsAfter('gate', rows, [1, 0], [3, 0])).toEqual(['#####', '....#', '#...#', '#####'])
    expect(rowsAfter('gate', rows, [3, 0], [1, 0])).toEqual(['#...#', '....#', '#...#', '#####'])
  })

  it('drags round a corner, and in from one', () => {
    expect(rowsAfter('gate', rows, [2, 0], [4, 0], [4, 2])).toEqual(['#...#', '.....', '#....', '#####'])
    expect(rowsAfter('gate', rows, [0, 0], [0, 2])).toEqual(['#.###', '#...#', '#...#', '#####'])
  })

  it('refuses corners, the inside and the outside', () => {
    expect(rowsAfter('gate', rows, [4, 3])).toEqual(["A corner can't be a gate: cars leave along a row or a column"])
    expect(rowsAfter('gate', rows, [2, 2])).toEqual(['Gates lie in the frame: click the edge of the lot'])
    expect(rowsAfter('gate', rows, [5, 9])).toEqual(['That is outside the board: start and end inside'])
  })
})

describe('erase', () => {
  it('takes cars whole, walls, and closes gates', () => {
    const rows = ['######', '.aaA#.', '#..bb#', '#....#', '######']
    expect(rowsAfter('erase', rows, [0, 1], [5, 1])).toEqual(['######', '#....#', '#..bb#', '#....#', '######'])
    expect(rowsAfter('erase', rows, [4, 2])).toEqual(['######', '.aaA#.', '#....#', '#....#', '######'])
  })

  it('gives the same lot where there is nothing', () => {
    const lot = lotOf(['####', '#aA.', '#..#', '####'])
    for (const cell of [
      [1, 2],
      [0, 0],
      [0, 1],
      [7, 7],
    ] as const) {
      const made = use('erase', lot, [cell])
      expect(made.ok && made.value).toBe(lot)
    }
  })
})

describe('move', () => {
  const rows = ['######', '#aA..#', '#.b#.#', '#.B..#', '######']
  it('moves a whole car any way, by any of its cells, and keeps letter and nose', () => {
    expect(rowsAfter('move', rows, [1, 1], [3, 1])).toEqual(['######', '#..aA#', '#.b#.#', '#.B..#', '######'])
    expect(rowsAfter('move', rows, [2, 1], [4, 3])).toEqual(['######', '#....#', '#.b#.#', '#.BaA#', '######'])
    expect(rowsAfter('move', rows, [2, 2], [1, 2])).toEqual(['######', '#aA..#', '#b.#.#', '#B...#', '######'])
  })

  it('may overlap where it stood', () => {
    expect(rowsAfter('move', rows, [1, 1], [2, 1])[1]).toBe('#.aA.#')
  })

  it('gives the same lot for a drag that returns', () => {
    const lot = lotOf(rows)
    const made = use('move', lot, stroke([1, 1], [3, 3], [1, 1]))
    expect(made.ok && made.value).toBe(lot)
  })

  it('says what is in the way', () => {
    expect(rowsAfter('move', rows, [1, 1], [2, 3])).toEqual(['Car b is in the way at row 3 column 2: move or erase it first'])
    expect(rowsAfter('move', rows, [1, 1], [3, 2])).toEqual(['A wall is in the way at row 2 column 3: erase it first'])
    expect(rowsAfter('move', rows, [1, 1], [4, 1])).toEqual(['No car can stand on the frame: stay inside it'])
    expect(rowsAfter('move', rows, [1, 1], [-5, 1])).toEqual(['That is outside the board: start and end inside'])
    expect(rowsAfter('move', rows, [3, 2], [4, 2])).toEqual(['No car stands here: start on one'])
  })
})

describe('turn', () => {
  it('goes from forward to backward to immobile and round again', () => {
    const row = ['#####', '#aaA#', '#####']
    const next = rowsAfter('turn', row, [2, 1])
    expect(next[1]).toBe('#Aaa#')
    expect(rowsAfter('turn', next, [1, 1])[1]).toBe('#aaa#')
    expect(rowsAfter('turn', ['#####', '#aaa#', '#####'], [3, 1])).toEqual(row)
    expect(rowsAfter('turn', inColumn('aA'), [1, 1])).toEqual(inColumn('Aa'))
  })

  it('turns every car of the stroke once', () => {
    expect(rowsAfter('turn', ['######', '#aAb.#', '#..B.#', '######'], [1, 1], [4, 1])).toEqual(['######', '#AaB.#', '#..b.#', '######'])
  })

  it('leaves a car of one cell no left', () => {
    expect(rowsAfter('turn', ['###', '#A#', '###'], [1, 1])[1]).toBe('#a#')
    expect(rowsAfter('turn', ['###', '#a#', '###'], [1, 1])[1]).toBe('#A#')
  })

  it('says where there is no car', () => {
    expect(rowsAfter('turn', EMPTY, [1, 1])).toEqual(['No car stands here: start on one'])
  })
})

describe('every tool', () => {
  const words: Readonly<Record<string, string>> = en
  it('has a name, an own letter key and an own id', () => {
    for (const tool of tools) expect(words[`tool.parkout.${tool.id}`]).toBeTruthy()
    expect(tools.map((tool) => [tool.id, tool.key].join(' '))).toEqual([
      'car C',
      'immobile M',
      'wall W',
      'gate G',
      'move V',
      'turn T',
      'erase E',
    ])
  })

  it('gives a lot that text can write, or a reason, for any stroke', () => {
    const coordinate = fc.integer({ min: -2, max: 9 })
    const corners = fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 4 })
    const moves = fc.array(fc.tuple(fc.constantFrom(...tools), corners), { minLength: 1, maxLength: 12 })
    const onBoard = (lot: Lot, issue: Issue): boolean =>
      issue.at.every(([x, y]) => x >= 0 && y >= 0 && x <= lot.width + 1 && y <= lot.height + 1)
    fc.assert(
      fc.property(lots(6), moves, (start, strokes) => {
        let lot = start
        for (const [tool, points] of strokes) {
          const before = structuredClone(lot)
          const made = tool.paint(lot, { cells: stroke(...points) })
          expect(lot).toEqual(before)
          if (made.ok) {
            expect(made.issues).toEqual([])
            lot = made.value
            expect(parse(serialise(lot))).toEqual({ ok: true, value: lot, issues: [] })
          } else {
            expect(made.issues).toHaveLength(1)
            for (const issue of made.issues) {
              expect(english(issue)).not.toContain('{{')
              expect(onBoard(lot, issue)).toBe(true)
            }
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('adds at most one car by a stroke of the car tools, of at least 2 cells', () => {
    const coordinate = fc.integer({ min: -2, max: 9 })
    const corners = fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(lots(8), fc.constantFrom('car', 'immobile'), corners, (lot, id, points) => {
        const made = use(id, lot, stroke(...points))
        if (!made.ok) return
        const added = made.value.cars.filter((car) => !lot.cars.includes(car))
        expect(added).toHaveLength(1)
        expect(added[0]?.length).toBeGreaterThanOrEqual(2)
        expect(added[0]?.nose === null).toBe(id === 'immobile')
        expect(made.value.cars).toHaveLength(lot.cars.length + 1)
      }),
      { numRuns: 500 },
    )
  })
})
