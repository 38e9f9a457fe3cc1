/** The picture: its laws over random lots, where it puts cars in play, its colours' contrast, and the words for its cells. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Point } from '../../../core/grid.ts'
import { describeCell } from '../../../core/kinds/parkout/describe.ts'
import { draw, drawMove } from '../../../core/kinds/parkout/draw.ts'
import { parse } from '../../../core/kinds/parkout/level.ts'
import type { Lot } from '../../../core/kinds/parkout/lot.ts'
import { readMove } from '../../../core/kinds/parkout/moves.ts'
import { carRole, palette } from '../../../core/kinds/parkout/palette.ts'
import { rules } from '../../../core/kinds/parkout/rules.ts'
import { gesture, standingCars } from '../../../core/kinds/parkout/standing.ts'
import type { Marks, PictureShape } from '../../../core/picture.ts'
import type { State } from '../../../core/play.ts'
import { en } from '../../../core/text/en.ts'
import { lots } from './lots.ts'

const NO_MARKS: Marks = { errors: [], warnings: [] }

function lotOf(rows: readonly string[]): Lot {
  const read = parse(rows)
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.value
}

/** The position after the moves. */
function stateAfter(lot: Lot, ...moves: readonly string[]): State {
  const { stride, start, apply } = rules(lot)
  let state: State = new Uint8Array(stride)
  start(state)
  for (const text of moves) {
    const next = new Uint8Array(stride)
    apply(state, readMove(lot, text) as number, next)
    state = next
  }
  return state
}

/** Left, top, right, bottom; of a text, a box its letter fits in. */
function bounds(shape: PictureShape): readonly [number, number, number, number] {
  switch (shape.is) {
    case 'rect':
      return [shape.x, shape.y, shape.x + shape.width, shape.y + shape.height]
    case 'disc':
      return [shape.x - shape.radius, shape.y - shape.radius, shape.x + shape.radius, shape.y + shape.radius]
    case 'text':
      return [shape.x - shape.size, shape.y - shape.size, shape.x + shape.size, shape.y + shape.size]
    case 'line': {
      const xs = shape.points.filter((_, i) => i % 2 === 0)
      const ys = shape.points.filter((_, i) => i % 2 === 1)
      const half = shape.width / 2
      return [Math.min(...xs) - half, Math.min(...ys) - half, Math.max(...xs) + half, Math.max(...ys) + half]
    }
  }
}

describe('draw', () => {
  it('keeps every shape within the rows and every role in the palette', () => {
    const marks = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })))
    fc.assert(
      fc.property(lots(8), marks, marks, (lot, errors, warnings) => {
        const extent = { width: lot.width + 2, height: lot.height + 2 }
        const onBoard = ([x, y]: Point): boolean => x < extent.width && y < extent.height
        const picture = draw(lot, stateAfter(lot), { errors: errors.filter(onBoard), warnings: warnings.filter(onBoard) })
        expect(picture.extent).toEqual(extent)
        for (const shape of picture.shapes) {
          const [left, top, right, bottom] = bounds(shape)
          expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
          expect(right).toBeLessThanOrEqual(extent.width)
          expect(bottom).toBeLessThanOrEqual(extent.height)
          expect(palette).toHaveProperty([shape.role])
        }
      }),
    )
  })

  it('letters every car once, capital where it has a nose', () => {
    fc.assert(
      fc.property(lots(8), (lot) => {
        const texts = draw(lot, stateAfter(lot), NO_MARKS).shapes.flatMap((shape) => (shape.is === 'text' ? [shape.text] : []))
        expect(texts).toEqual(lot.cars.map((car) => (car.nose === null ? car.letter : car.letter.toUpperCase())))
      }),
    )
  })

  it.each([
    ['right', ['#####', '#aA.#', '#####'], 2.7, 1.5],
    ['left', ['#####', '#Aa.#', '#####'], 1.3, 1.5],
    ['down', ['###', '#a#', '#A#', '###'], 1.5, 2.7],
    ['up', ['###', '#A#', '#a#', '###'], 1.5, 1.3],
  ])('puts lights and glass at a nose to the %s', (_, rows, x, y) => {
    const lot = lotOf(rows)
    const { shapes } = draw(lot, stateAfter(lot), NO_MARKS)
    const isNear = (shape: PictureShape): boolean => {
      const [left, top, right, bottom] = bounds(shape)
      return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y) < 0.6
    }
    const lights = shapes.filter((shape) => shape.role === 'headlight')
    expect(lights).toHaveLength(2)
    expect(lights.every(isNear)).toBe(true)
    expect(shapes.filter((shape) => shape.role === 'taillight').some(isNear)).toBe(false)
  })

  it('puts cars where the position has them, and leaves out those that left', () => {
    const lot = lotOf(['######', '#aA..#', '.B..d.', '#b..D#', '#cc..#', '####.#'])
    expect(standingCars(lot, stateAfter(lot))).toEqual(lot.cars)
    const later = standingCars(lot, stateAfter(lot, 'a+2', 'b-1', 'd out'))
    expect(later.map((car) => [car.letter, car.x, car.y])).toEqual([
      ['a', 3, 1],
      ['b', 1, 1],
      ['c', 1, 4],
    ])
  })

  it('outlines marked cells as one region: errors solid and hatched, warnings by their corners', () => {
    const lot = lotOf(['####', '#aA.', '####'])
    const plain = draw(lot, stateAfter(lot), NO_MARKS).shapes
    const cells: readonly Point[] = [
      [1, 1],
      [2, 1],
      [1, 1],
    ]
    const added = (marks: Partial<Marks>): readonly PictureShape[] => {
      const before = new Set(plain.map((shape) => JSON.stringify(shape)))
      return draw(lot, stateAfter(lot), { ...NO_MARKS, ...marks }).shapes.filter((shape) => !before.has(JSON.stringify(shape)))
    }
    // 6 outer sides of 2 cells; 3 hatch lines a cell; 2 strokes at each of 4 corners.
    expect(added({ errors: cells })).toHaveLength(6 + 6)
    expect(added({ warnings: cells })).toHaveLength(8)
    expect(added({ errors: cells }).every((shape) => shape.role === 'error')).toBe(true)
  })
})

describe('palette', () => {
  type Triple = readonly [number, number, number]
  const times = (matrix: readonly Triple[], [a, b, c]: Triple): Triple =>
    matrix.map(([p, q, r]) => p * a + q * b + r * c) as unknown as Triple
  const linear = (hex: string): Triple => {
    const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    return channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as unknown as Triple
  }
  const luminance = (hex: string): number => times([[0.2126, 0.7152, 0.0722]], linear(hex))[0]
  /** Linear RGB to Oklab (Ottosson 2020), in which equal distances look equally far. */
  const oklab = (rgb: Triple): Triple => {
    const cones = times(
      [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ],
      rgb,
    )
    return times(
      [
        [0.2104542553, 0.793617785, -0.0040720468],
        [1.9779984951, -2.428592205, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.808675766],
      ],
      cones.map((cone) => Math.cbrt(Math.max(0, cone))) as unknown as Triple,
    )
  }
  /** What is left of linear RGB without one kind of cones (Machado, Oliveira and Fernandes 2009, severity 1). */
  const SIGHTS: Readonly<Record<string, readonly Triple[]>> = {
    full: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    protanopia: [
      [0.152286, 1.052583, -0.204868],
      [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    deuteranopia: [
      [0.367322, 0.860646, -0.227968],
      [0.280085, 0.672501, 0.047413],
      [-0.01182, 0.04294, 0.968881],
    ],
  }
  /** WCAG 2: from 1 to 21. */
  const contrast = (role: string, other: string, theme: 'light' | 'dark'): number => {
    const [a, b] = [role, other].map((name) => luminance(palette[name]?.[theme] ?? '')) as [number, number]
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  }
  const cars = Object.keys(palette).filter((role) => /^car\d+$/.test(role))

  it('holds colours that every SVG reader knows', () => {
    for (const { light, dark } of Object.values(palette)) for (const colour of [light, dark]) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('holds no colour that is never used', () => {
    const lot = lotOf(['#.####', '#aABb.', '#cCDd#', '#eEFf#', '#gGHh#', '#iIJj#', '#kKLl#', '#mm#.#', '######'])
    const moves = [readMove(lot, 'a out') as number]
    const { shapes } = draw(lot, stateAfter(lot), { errors: [[1, 1]], warnings: [[1, 0]], selected: 'a', moves })
    expect(new Set(shapes.map((shape) => shape.role))).toEqual(new Set(Object.keys(palette)))
  })

  it('has 12 car colours, one a letter that stays with it', () => {
    expect(cars).toHaveLength(12)
    expect(new Set([...'abcdefghijkl'].map(carRole)).size).toBe(12)
    expect(carRole('m')).toBe(carRole('a'))
    expect(cars).toContain(carRole('я'))
  })

  it.each(['light', 'dark'] as const)('keeps any two cars apart in every sight (%s)', (theme) => {
    for (const [sight, matrix] of Object.entries(SIGHTS)) {
      const seen = cars.map((car) => oklab(times(matrix, linear(palette[car]?.[theme] ?? ''))))
      const distances = seen.flatMap((a, i) => seen.slice(0, i).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])))
      expect(distances).toHaveLength(66)
      expect(Math.min(...distances), sight).toBeGreaterThan(0.1)
    }
  })

  it.each(['light', 'dark'] as const)('sets cars, letters and marks off from what they lie on (%s)', (theme) => {
    for (const car of cars) {
      expect(contrast(`${car}-ink`, car, theme), `letter on ${car}`).toBeGreaterThanOrEqual(4.5)
      expect(Math.max(contrast(car, 'asphalt', theme), contrast(`${car}-edge`, 'asphalt', theme)), car).toBeGreaterThanOrEqual(3)
    }
    expect(contrast('tarp-ink', 'tarp', theme)).toBeGreaterThanOrEqual(4.5)
    for (const role of ['tarp-edge', 'planter-edge', 'gate-mark', 'selected', 'arrow', 'error', 'warning']) {
      expect(contrast(role, 'asphalt', theme), role).toBeGreaterThanOrEqual(3)
    }
  })
})

describe('moves on screen', () => {
  const lot = lotOf(['######', '#aA..#', '.B..d.', '#b..D#', '#cc..#', '####.#'])
  const gestureOf = (text: string, ...played: readonly string[]) => gesture(lot, stateAfter(lot, ...played), readMove(lot, text) as number)

  it('are held by any cell of the car, and go where it goes: a slide by its cells, an exit out of the picture', () => {
    expect(gestureOf('a+2')).toEqual({
      grips: [
        [1, 1],
        [2, 1],
      ],
      by: [2, 0],
      press: false,
    })
    expect(gestureOf('a-1', 'a+2')).toEqual({
      grips: [
        [3, 1],
        [4, 1],
      ],
      by: [-1, 0],
      press: false,
    })
    expect(gestureOf('d-1')).toEqual({
      grips: [
        [4, 2],
        [4, 3],
      ],
      by: [0, -1],
      press: false,
    })
    expect(gestureOf('d out')).toEqual({
      grips: [
        [4, 2],
        [4, 3],
      ],
      by: [0, 4],
      press: true,
    })
    const upAndLeft = lotOf(['#.##', '.Aa#', '#.B#', '##b#', '####'])
    const out = (text: string) => gesture(upAndLeft, stateAfter(upAndLeft), readMove(upAndLeft, text) as number).by
    expect(out('a out')).toEqual([-3, 0])
    expect(out('b out')).toEqual([0, -4])
  })

  it('draw the car a share of its way along, and nothing of it once it has left', () => {
    const state = stateAfter(lot)
    const letters = (text: string, share: number) =>
      drawMove(lot, state, readMove(lot, text) as number, share).shapes.flatMap((shape) =>
        shape.is === 'text' ? [[shape.text, shape.x, shape.y]] : [],
      )
    const [[, x, y] = []] = letters('a+2', 0)
    expect(letters('a+2', 0.25)[0]).toEqual(['A', Number(x) + 0.5, y])
    expect(letters('d out', 0.5)).toHaveLength(4)
    expect(letters('d out', 1).map(([letter]) => letter)).toEqual(['A', 'B', 'c'])
  })

  it('are pointed out by an arrow to the farthest stop each way, with a bead at each stop before it, on free cells of the picture', () => {
    const state = stateAfter(lot)
    const added = (...texts: readonly string[]) =>
      draw(lot, state, { ...NO_MARKS, moves: texts.map((text) => readMove(lot, text) as number) }).shapes.filter(
        ({ role }) => role === 'arrow' || role === 'arrow-edge',
      )
    // Outline, shaft and head, each with its casing.
    expect(added('a+2')).toHaveLength(6)
    const both = added('a+1', 'a+2')
    expect(both).toHaveLength(8)
    expect(both.filter(({ is }) => is === 'disc').map((disc) => bounds(disc)[0])).toEqual([3.3, 3.35])
    const [left, , right] = bounds(added('a+2').at(-1)!)
    expect(left).toBeCloseTo(4.5)
    expect(right).toBeCloseTo(4.86)
    // Two ways and two cars: a head each, an outline a car.
    expect(added('d-1', 'd out', 'a+1').filter(({ is, role }) => is === 'line' && role === 'arrow')).toHaveLength(2 * 2 + 1 * 2 + 2)
    for (const shape of added('d out')) {
      const [l, t, r, b] = bounds(shape)
      expect([l >= 0, t >= 0, r <= 6, b <= 6]).toEqual([true, true, true, true])
    }
  })
})

describe('describeCell', () => {
  const lot = lotOf(['#.###', '#aA..', '.#Bc#', '##bc#', '###.#'])
  const words: Readonly<Record<string, string>> = en
  it.each<[Point, string, object | undefined]>([
    [[0, 0], 'cell.parkout.corner', undefined],
    [[1, 0], 'cell.parkout.gate-up', { lane: 1 }],
    [[3, 4], 'cell.parkout.gate-down', { lane: 3 }],
    [[0, 2], 'cell.parkout.gate-left', { lane: 2 }],
    [[4, 1], 'cell.parkout.gate-right', { lane: 1 }],
    [[4, 2], 'cell.parkout.closed', undefined],
    [[3, 1], 'cell.parkout.free', undefined],
    [[1, 2], 'cell.parkout.wall', undefined],
    [[1, 1], 'cell.parkout.car-right', { letter: 'a', count: 2 }],
    [[2, 3], 'cell.parkout.car-up', { letter: 'b', count: 2 }],
    [[3, 3], 'cell.parkout.immobile', { letter: 'c', count: 2 }],
    [[5, 0], 'cell.parkout.outside', undefined],
  ])('names %j', (cell, key, details) => {
    expect(describeCell(lot, cell)).toEqual(details ? { key, details } : { key })
    expect(words[key] ?? words[`${key}_other`]).toBeTruthy()
  })

  it('names what stands there in a position of play', () => {
    const state = stateAfter(lot, 'a+1')
    expect(describeCell(lot, [1, 1], state)).toEqual({ key: 'cell.parkout.free' })
    expect(describeCell(lot, [3, 1], state)).toEqual({ key: 'cell.parkout.car-right', details: { letter: 'a', count: 2 } })
  })
})
