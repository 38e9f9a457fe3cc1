/** Levels as text: the published ones, every odd input with its issue, and the round trip. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Issue } from '../../../core/fault.ts'
import type { Point } from '../../../core/grid.ts'
import { solveAsArticle } from '../../../core/kinds/parkout/article.ts'
import { check } from '../../../core/kinds/parkout/check.ts'
import { nextLetter, readLetter } from '../../../core/kinds/parkout/letters.ts'
import { blank, parse, serialise } from '../../../core/kinds/parkout/level.ts'
import type { Lot } from '../../../core/kinds/parkout/lot.ts'
import { EASY_1 } from '../../published.ts'
import { english } from './english.ts'
import { lots, randomLot } from './lots.ts'

/** [code, cells, blocks, sentence]. */
type Seen = readonly [string, readonly Point[], boolean, string]
const seen = (issues: readonly Issue[]): readonly Seen[] => issues.map((issue) => [issue.code, issue.at, issue.blocks, english(issue)])

function lotOf(rows: readonly string[]): Lot {
  const read = parse(rows)
  if (!read.ok) throw new Error(read.issues.map(english).join('\n'))
  return read.value
}

/** The errors of a level that is none. */
function errors(rows: readonly string[]): readonly Seen[] {
  const read = parse(rows)
  expect(read.ok).toBe(false)
  return seen(read.issues)
}

/** The warnings of the text, on the way to the board that `same` stands for. */
function warnings(rows: readonly string[], same: readonly string[]): readonly Seen[] {
  const read = parse(rows)
  expect(read.ok && serialise(read.value)).toEqual(same)
  return seen(read.issues)
}

const checked = (rows: readonly string[]): readonly Seen[] => seen(check(lotOf(rows)))

describe('reading', () => {
  it('reads cars, noses, walls and gates in the coordinates of the rows', () => {
    expect(lotOf(['#.##', '#aA.', '.b##', '.B.#', '##.#'])).toEqual({
      width: 2,
      height: 3,
      walls: [false, false, false, true, false, false],
      cars: [
        { letter: 'a', x: 1, y: 1, length: 2, axis: 'row', nose: 'right' },
        { letter: 'b', x: 1, y: 2, length: 2, axis: 'column', nose: 'down' },
      ],
      gates: { right: [true, false, false], down: [false, true], left: [false, true, true], up: [true, false] },
    })
  })

  it('reads noses to the left and up, and cars without one', () => {
    const { cars } = lotOf(['#####', '#Aa.#', '#B.c#', '#b.c#', '#####'])
    expect(cars.map((car) => [car.letter, car.nose])).toEqual([
      ['a', 'left'],
      ['b', 'up'],
      ['c', null],
    ])
  })

  it('keeps a published level and its letters as they are', () => {
    expect(serialise(lotOf(EASY_1))).toEqual(EASY_1)
    expect(
      lotOf(EASY_1)
        .cars.map((car) => car.letter)
        .join(''),
    ).toBe('abcdefghijk')
    expect(lotOf(EASY_1).cars.filter((car) => car.nose !== null)).toHaveLength(6)
  })

  it('orders cars by letter, not by place', () => {
    expect(lotOf(['####', '#zZ.', '#aA.', '####']).cars.map((car) => car.letter)).toEqual(['a', 'z'])
  })

  it('is undone by writing, on random lots', () => {
    fc.assert(
      fc.property(lots(9), (lot) => {
        expect(parse(serialise(lot))).toEqual({ ok: true, value: lot, issues: [] })
      }),
    )
  })

  it('never throws, and says no without a reason to nothing', () => {
    const line = fc.string({ unit: fc.constantFrom('#', '.', ' ', 'a', 'A', 'b', 'B', '1', '\t', '\r', '🚗', '．', 'ß'), maxLength: 6 })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (rows) => {
        const read = parse(rows)
        expect(read.issues.some((issue) => issue.blocks)).toBe(!read.ok)
        for (const issue of read.issues) expect(english(issue)).not.toContain('{{')
        if (read.ok) expect(parse(serialise(read.value))).toEqual({ ...read, issues: [] })
      }),
      { numRuns: 1000 },
    )
  })
})

describe('size', () => {
  const tooSmall: Seen = ['parkout/too-small', [], true, 'A level needs at least 3 lines of 3 characters: frame, one row, frame']
  it.each([[[]], [['']], [['###']], [['###', '###']], [['##', '##', '##']], [['', '  ', '']]])('refuses %j', (rows) => {
    expect(errors(rows)).toEqual([tooSmall])
  })

  it('refuses at once what is far too long', () => {
    const sentence = (lines: number, characters: number): string =>
      `At most 31 cells a side: this text has ${lines} lines, the longest of ${characters} characters; cut it to one level`
    expect(errors(['#'.repeat(60_000_000)])).toEqual([['parkout/too-long', [], true, sentence(1, 60_000_000)]])
    expect(errors(Array.from({ length: 1_000_000 }, () => '###'))).toEqual([['parkout/too-long', [], true, sentence(1_000_000, 3)]])
  })

  it('takes sides from 1 to 31', () => {
    expect(lotOf(['###', '#.#', '###'])).toEqual(blank({ width: 1, height: 1 }))
    expect(lotOf(serialise(blank({ width: 31, height: 31 })))).toEqual(blank({ width: 31, height: 31 }))
    expect(() => blank({ width: 32, height: 1 })).toThrow(RangeError)
    expect(() => blank({ width: 0, height: 1 })).toThrow(RangeError)
  })

  it('refuses a side of 32', () => {
    const wide = ['#', '.', '#'].map((char) => `#${char.repeat(32)}#`)
    expect(errors(wide)).toEqual([['parkout/too-large', [], true, 'At most 31 cells a side: this lot is 32 × 1']])
    expect(errors(Array.from({ length: 34 }, () => '###'))).toEqual([
      ['parkout/too-large', [], true, 'At most 31 cells a side: this lot is 1 × 32'],
    ])
  })
})

describe('lines', () => {
  it('names a line that is too short', () => {
    const at: Point[] = [1, 2, 3, 4].map((x) => [x, 2])
    const sentence = 'Line 3 has 1 character, expected 5: make every line as long as the first, pad a short one with # or .'
    expect(errors(['#####', '#...#', '#', '#####'])).toEqual([['parkout/line-length', at, true, sentence]])
  })

  it('names a line that is too long', () => {
    const sentence = 'Line 2 has 7 characters, expected 5: make every line as long as the first, pad a short one with # or .'
    const at: Point[] = [
      [5, 1],
      [6, 1],
    ]
    expect(errors(['#####', '#...#..', '#####'])).toEqual([['parkout/line-length', at, true, sentence]])
  })

  it('looks at no more of an endless line than a lot is wide', () => {
    const [issue, ...more] = errors(['#####', `#...#${'1'.repeat(9_000)}`, '#####'])
    expect(issue?.[3]).toBe('Line 2 has 9005 characters, expected 5: make every line as long as the first, pad a short one with # or .')
    expect(issue?.[1]).toHaveLength(33 - 5)
    expect(more.map(([code, at]) => [code, at.length])).toEqual([['parkout/unknown-character', 28]])
  })

  it('says nothing of cars and frames in such a line, but all of its characters', () => {
    const codes = errors(['######', '#a..#', '#1..a#', '#bB#', '######']).map(([code]) => code)
    expect(codes).toEqual(['parkout/line-length', 'parkout/line-length', 'parkout/unknown-character'])
  })

  it('drops a BOM, line ends and blank lines around the level', () => {
    expect(warnings(['\uFEFF\r', '', '####\r', '#aA.\r', '####\r', '   ', '\r'], ['####', '#aA.', '####'])).toEqual([])
    expect(warnings(['\uFEFF####', '#aA.', '####'], ['####', '#aA.', '####'])).toEqual([])
  })

  it('counts blank lines before the level in the line, not in the cells', () => {
    expect(errors(['', '####', '#a1.', '####'])[0]?.[3]).toContain('at line 3 column 3')
    expect(errors(['', '####', '#a1.', '####'])[0]?.[1]).toEqual([[2, 1]])
  })

  it('refuses a blank line inside', () => {
    expect(errors(['###', '', '#.#', '###']).map(([, , , sentence]) => sentence)).toEqual([
      'Line 2 has 0 characters, expected 3: make every line as long as the first, pad a short one with # or .',
    ])
  })

  it('drops trailing spaces past the width, with a warning', () => {
    const one: Seen = ['parkout/trailing-spaces', [], false, 'Spaces at the end of line 2 were dropped']
    expect(warnings(['####', '#aA.   ', '####'], ['####', '#aA.', '####'])).toEqual([one])
    const all: Seen = ['parkout/trailing-spaces', [], false, 'Spaces at the end of 3 lines were dropped, the first is line 1']
    expect(warnings(['####  ', '#aA. ', '####   '], ['####', '#aA.', '####'])).toEqual([all])
  })

  it('keeps the spaces within the width', () => {
    expect(warnings(['####', '#a  ', '####'], ['####', '#a.#', '####']).map(([code, at]) => [code, at])).toEqual([
      ['parkout/frame-space', [[3, 1]]],
    ])
  })

  it('refuses tabs, wherever they stand', () => {
    const sentence = 'A tab at line 2 column 2: write spaces or . instead'
    expect(errors(['#####', '#\t..#', '#####'])).toEqual([['parkout/tab', [[1, 1]], true, sentence]])
    expect(errors(['####\t', '#aA.', '####']).map(([code, at]) => [code, at])).toEqual([['parkout/tab', [[4, 0]]]])
    expect(errors(['####', `#aA.${' '.repeat(40)}\t`, '####']).map(([code]) => code)).toEqual(['parkout/line-length'])
    expect(errors(['#####', '#...#\t', '\t####'])).toEqual([
      [
        'parkout/tab',
        [
          [5, 1],
          [0, 2],
        ],
        true,
        '2 tabs, the first at line 2 column 6: write spaces or . instead',
      ],
    ])
  })
})

describe('frame', () => {
  it('refuses a car on it', () => {
    const sentence = 'Car a is on the frame: the outermost lines and columns hold only gates (.) and closed frame (#); move the car inside'
    expect(errors(['####', '#.aA', '####'])).toEqual([['parkout/car-on-frame', [[3, 1]], true, sentence]])
  })

  it('reads a space as closed, with a warning', () => {
    const sentence = '2 spaces in the frame are read as closed: write # for closed, . for a gate'
    const at: Point[] = [
      [1, 0],
      [0, 1],
    ]
    expect(warnings(['# ##', ' aA.', '####'], ['####', '#aA.', '####'])).toEqual([['parkout/frame-space', at, false, sentence]])
  })

  it('refuses any other character', () => {
    expect(errors(['#*##', '#aA.', '####'])).toEqual([
      [
        'parkout/unknown-character',
        [[1, 0]],
        true,
        "Unknown character '*' at line 1 column 2: write # for a wall, . for a free cell, a letter for a car",
      ],
    ])
  })

  it('warns of a gate in a corner', () => {
    expect(warnings(['.###', '#aA.', '####'], ['####', '#aA.', '####'])).toEqual([
      ['parkout/corner-gate', [[0, 0]], false, "A corner can't be a gate: write # there"],
    ])
  })

  it('warns of anything else in a corner', () => {
    const at: Point[] = [
      [0, 0],
      [3, 0],
      [3, 2],
    ]
    expect(warnings(['1##x', '#aA.', '###🚗'], ['####', '#aA.', '####'])).toEqual([
      ['parkout/corner-ignored', at, false, 'What stands in 3 corners is ignored: write # there'],
    ])
  })
})

describe('characters', () => {
  const unknown = (char: string): string =>
    `Unknown character '${char}' at line 2 column 3: write # for a wall, . for a free cell, a letter for a car`
  it.each([
    ['1', '1'],
    ['*', '*'],
    ['🚗', '🚗'],
    ['あ', 'あ'],
    ['ς', 'ς'],
    ['ı', 'ı'],
    ['İ', 'İ'],
    ['ß', 'ß'],
    ['１', '１'],
    ['\ud83d', 'U+D83D'],
  ])('refuses %j', (char, name) => {
    expect(errors(['#####', `#.${char}.#`, '#####'])).toEqual([['parkout/unknown-character', [[2, 1]], true, unknown(name)]])
  })

  it('names the half-width character for a full-width one', () => {
    const full = (char: string, plain: string): string =>
      `Unknown character '${char}' at line 2 column 3: it is full-width, write ${plain} instead`
    expect(errors(['#####', '#.．.#', '#####'])).toEqual([['parkout/full-width', [[2, 1]], true, full('．', '.')]])
    expect(errors(['#####', '#.＃.#', '#####'])).toEqual([['parkout/full-width', [[2, 1]], true, full('＃', '#')]])
    expect(errors(['#####', '#.ａ.#', '#####'])).toEqual([['parkout/full-width', [[2, 1]], true, full('ａ', 'a')]])
    expect(errors(['#####', '#.Ｚ.#', '#####'])).toEqual([['parkout/full-width', [[2, 1]], true, full('Ｚ', 'Z')]])
  })

  it.each([
    ['\u00a0', 'U+00A0'],
    ['\u3000', 'U+3000'],
    ['\u200b', 'U+200B'],
    ['\u202e', 'U+202E'],
    ['\ufeff', 'U+FEFF'],
    ['\u00ad', 'U+00AD'],
    ['\u3164', 'U+3164'],
    ['\u0000', 'U+0000'],
  ])('names %j, which nobody sees', (char, name) => {
    const sentence = `Invisible character ${name} at line 2 column 3: delete it, or write . where a free cell was meant`
    expect(errors(['#####', `#.${char}.#`, '#####'])).toEqual([['parkout/invisible', [[2, 1]], true, sentence]])
  })

  it('and calls no line too long or short for it', () => {
    expect(errors(['#####', '#\u200baA.#', '#####']).map(([code, at]) => [code, at])).toEqual([['parkout/invisible', [[1, 1]]]])
    expect(errors(['#####\u200b', '#aA.#', '#####']).map(([code, at]) => [code, at])).toEqual([['parkout/invisible', [[5, 0]]]])
  })

  it('tells the same character once, with all its cells', () => {
    const at: Point[] = [
      [1, 1],
      [3, 2],
    ]
    const sentence =
      "Unknown character '1' in 2 places, the first at line 2 column 2: write # for a wall, . for a free cell, a letter for a car"
    expect(errors(['#####', '#1..#', '#..1#', '#####'])).toEqual([['parkout/unknown-character', at, true, sentence]])
  })

  it('takes any letter with a capital and a small form that return to each other', () => {
    const rows = ['####', '#αΑ.', '.Яя#', '#σΣ.', '####']
    expect(serialise(lotOf(rows))).toEqual(rows)
    expect(lotOf(rows).cars.map((car) => car.letter)).toEqual(['α', 'σ', 'я'])
    expect(readLetter('\u212a')).toBeUndefined()
    expect(readLetter('ǅ')).toBeUndefined()
    expect(readLetter('Z')).toEqual({ letter: 'z', nose: true })
  })
})

describe('cars', () => {
  const split = (at: readonly Point[], count: number, first: string, other: string): readonly Seen[] => [
    ['parkout/split-car', at, true, `Letter a is used by ${count} separate groups (${first}, then ${other}): give each car its own letter`],
  ]
  it('refuses a letter in two groups on a line', () => {
    const at: Point[] = [
      [1, 1],
      [3, 1],
    ]
    expect(errors(['#####', '#a.A#', '#####'])).toEqual(split(at, 2, 'row 1 column 1', 'row 1 column 3'))
  })

  it('refuses a letter in two groups elsewhere, noses or not', () => {
    const at: Point[] = [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
    ]
    expect(errors(['######', '#aA..#', '#..aA#', '######'])).toEqual(split(at, 2, 'row 1 column 1', 'row 2 column 3'))
    expect(errors(['######', '#aa..#', '#..aa#', '######'])).toEqual(split(at, 2, 'row 1 column 1', 'row 2 column 3'))
  })

  it('counts groups that only touch at corners', () => {
    const at: Point[] = [
      [1, 1],
      [2, 2],
      [3, 3],
    ]
    expect(errors(['#####', '#a..#', '#.a.#', '#..a#', '#####'])).toEqual(split(at, 3, 'row 1 column 1', 'row 2 column 2'))
  })

  it.each([
    ['L', ['#####', '#a..#', '#aA.#', '#####']],
    ['T', ['#####', '#aaa#', '#.A.#', '#####']],
    ['2×2', ['#####', '#aa.#', '#aa.#', '#####']],
  ])('refuses the shape %s', (_, rows) => {
    const [issue, ...more] = errors(rows)
    expect(more).toEqual([])
    expect(issue?.[0]).toBe('parkout/bent-car')
    expect(issue?.[1]).toHaveLength(rows.join('').replace(/[^aA]/g, '').length)
    expect(issue?.slice(2)).toEqual([true, "Car a isn't a straight line: keep its cells in one row or one column"])
  })

  it('refuses a nose inside a car', () => {
    const sentence = 'The nose of car a must be at an end: put the capital letter first or last'
    expect(errors(['#####', '#aAa#', '#####'])).toEqual([['parkout/nose-inside', [[2, 1]], true, sentence]])
  })

  it('refuses two noses, and a car all of capitals', () => {
    const at = (...xs: readonly number[]): readonly Point[] => xs.map((x) => [x, 1])
    const sentence = (count: number): string => `Car a has ${count} noses: keep one capital letter, at its front end`
    expect(errors(['#####', '#AaA#', '#####'])).toEqual([['parkout/many-noses', at(1, 3), true, sentence(2)]])
    expect(errors(['#####', '#AA.#', '#####'])).toEqual([['parkout/many-noses', at(1, 2), true, sentence(2)]])
    expect(errors(['#####', '#AAA#', '#####'])).toEqual([['parkout/many-noses', at(1, 2, 3), true, sentence(3)]])
  })

  it('tells only the first flaw of a car: groups, shape, noses, end', () => {
    const codes = (rows: readonly string[]): readonly string[] => errors(rows).map(([code]) => code)
    expect(codes(['######', '#AA.A#', '#A...#', '######'])).toEqual(['parkout/split-car'])
    expect(codes(['######', '#AAa.#', '#a...#', '######'])).toEqual(['parkout/bent-car'])
    expect(codes(['######', '#aAAa#', '######'])).toEqual(['parkout/many-noses'])
  })

  it('collects all errors of a level', () => {
    const codes = errors(['#####.#', '#a.Ab1.', '#.ccbb#', '#.c.dDd', '#eE.E..', '##']).map(([code]) => code)
    expect(codes).toEqual([
      'parkout/line-length',
      'parkout/unknown-character',
      'parkout/car-on-frame',
      'parkout/split-car',
      'parkout/bent-car',
      'parkout/bent-car',
      'parkout/split-car',
    ])
  })

  it('reads a capital alone as a car that faces right, and has it mended', () => {
    const sentence = "Car a is 1 cell: its direction can't be written; make it 2 cells or longer"
    expect(lotOf(['####', '#.A.', '####']).cars).toEqual([{ letter: 'a', x: 2, y: 1, length: 1, axis: 'row', nose: 'right' }])
    expect(checked(['####', '#.A.', '####'])).toEqual([['parkout/unit-car', [[2, 1]], true, sentence]])
  })

  it('warns that a small letter alone is a wall', () => {
    expect(checked(['#####', '#b.A.', '#####'])[1]).toEqual([
      'parkout/unit-immobile',
      [[1, 1]],
      false,
      'Car b is 1 cell without a nose: it is the same as a wall (#)',
    ])
  })
})

describe('check', () => {
  it('finds nothing in a sound level but its unused gates', () => {
    expect(checked(['####', '#aA.', '####'])).toEqual([])
    expect(checked(EASY_1)).toEqual([
      [
        'parkout/unused-gates',
        [
          [7, 2],
          [7, 3],
          [4, 7],
          [6, 7],
          [0, 5],
          [0, 6],
          [3, 0],
        ],
        false,
        '7 unused gates: no car can leave through them',
      ],
    ])
  })

  it('flags a level that is already solved', () => {
    const solved: Seen = [
      'parkout/already-solved',
      [],
      true,
      'No car has to leave: the level is already solved in 0 moves; give it a car with a nose',
    ]
    expect(checked(['###', '#.#', '###'])).toEqual([solved])
    expect(checked(['#####', '#aaa#', '#####'])).toEqual([solved])
  })

  it.each([
    [['####', '.aA#', '####'], 'on the right of row 1', 'right'],
    [['####', '#Aa.', '####'], 'on the left of row 1', 'left'],
    [['#.#', '#a#', '#A#', '###'], 'at the bottom of column 1', 'down'],
    [['###', '#A#', '#a#', '#.#'], 'at the top of column 1', 'up'],
  ])('names a car without a gate: %j', (rows, where, side) => {
    const [issue, unused] = checked(rows)
    expect(issue?.[0]).toBe(`parkout/no-gate-${side}`)
    expect(issue?.[1]).toHaveLength(2)
    expect(issue?.slice(2)).toEqual([true, `Car a can never leave: no gate ${where}; open one or turn the car`])
    expect(unused?.[3]).toBe('1 unused gate: no car can leave through it')
  })

  it('lets a car stand with its nose at an open gate', () => {
    expect(checked(['#####', '#.aA.', '#####'])).toEqual([])
  })

  it('names the wall or the immobile car before a gate', () => {
    const sentence = (letter: string): string =>
      `Car ${letter} can never leave: a wall or an immobile car at row 1 column 3 stands before its gate; clear it or turn the car`
    const at: Point[] = [
      [1, 1],
      [2, 1],
    ]
    expect(checked(['######', '#aA##.', '######'])).toEqual([['parkout/wall-before-gate', at, true, sentence('a')]])
    expect(checked(['######', '#aAb..', '#..b.#', '######'])).toEqual([['parkout/wall-before-gate', at, true, sentence('a')]])
  })

  it('names two cars nose to nose', () => {
    const at: Point[] = [
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ]
    const row = 'Cars a and b face each other on row 1: neither can leave; turn one of them'
    expect(checked(['######', '.aABb.', '######'])).toEqual([['parkout/face-to-face-row', at, true, row]])
    const column = 'Cars b and a face each other on column 1: neither can leave; turn one of them'
    const [issue] = checked(['#.#', '#b#', '#B#', '#.#', '#A#', '#a#', '#.#'])
    expect([issue?.[0], issue?.[3]]).toEqual(['parkout/face-to-face-column', column])
  })

  it('sees no such pair past a wall, or back to back', () => {
    expect(checked(['########', '.aA.#Bb.', '########']).map(([code]) => code)).toEqual([
      'parkout/wall-before-gate',
      'parkout/wall-before-gate',
    ])
    expect(checked(['######', '.AabB.', '######'])).toEqual([])
  })

  it('marks every car of a lane that another one faces', () => {
    const issues = checked(['########', '.aACcDd.', '########'])
    expect(issues.map(([, , , sentence]) => sentence.split(':')[0])).toEqual([
      'Cars a and c face each other on row 1',
      'Cars a and d face each other on row 1',
    ])
  })

  it('says that a car can never leave only of levels that a full search finds unsolvable', () => {
    let found = 0
    for (let seed = 0; seed < 600; seed++) {
      const lot = randomLot(seed, 4)
      if (!check(lot).some(({ code }) => /no-gate|wall-before|face-to-face/.test(code))) continue
      found++
      expect(solveAsArticle(lot, true, {}, () => undefined, { aborted: false }).verdict, serialise(lot).join('\n')).toBe('unsolvable')
    }
    expect(found).toBeGreaterThan(200)
  })

  it('asks nobody to open the frame where no car needs it', () => {
    expect(checked(['#.##', '#aA.', '####'])).toEqual([
      ['parkout/unused-gates', [[1, 0]], false, '1 unused gate: no car can leave through it'],
    ])
  })
})

describe('letters', () => {
  it('gives a to z, then letters that look like none of those, 81 in all', () => {
    let lot = blank({ width: 31, height: 31 })
    const given: string[] = []
    for (let letter = nextLetter(lot); letter !== undefined; letter = nextLetter(lot)) {
      given.push(letter)
      const car = { letter, x: 1, y: 1, length: 2, axis: 'row', nose: 'right' } as const
      lot = { ...lot, cars: [...lot.cars, car] }
    }
    expect(given.slice(0, 29).join('')).toBe('abcdefghijklmnopqrstuvwxyzγδθ')
    expect(new Set(given).size).toBe(81)
    expect(given).toHaveLength(81)
    for (const letter of given) expect(readLetter(letter.toUpperCase())).toEqual({ letter, nose: true })
    expect(given).not.toContain('σ')
  })

  it('fills the first gap', () => {
    expect(nextLetter(lotOf(['#####', '#aA.#', '#cC.#', '#####']))).toBe('b')
  })

  it('writes and reads 81 cars', () => {
    let lot = blank({ width: 31, height: 6 })
    for (let i = 0; i < 81; i++) {
      const letter = nextLetter(lot) ?? ''
      const car = { letter, x: 1 + 2 * (i % 15), y: 1 + Math.floor(i / 15), length: 2, axis: 'row', nose: 'right' } as const
      lot = { ...lot, cars: [...lot.cars, car] }
    }
    const sorted = { ...lot, cars: [...lot.cars].sort((a, b) => (a.letter < b.letter ? -1 : 1)) }
    expect(parse(serialise(lot))).toEqual({ ok: true, value: sorted, issues: [] })
  })
})
