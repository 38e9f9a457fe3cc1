/** Resizing lots and cars as pieces: what is kept, what is lost and named, what is said of a selected car. */
import { describe, expect, it } from 'vitest'
import { draw } from '../../../core/kinds/parkout/draw.ts'
import { parse, serialise } from '../../../core/kinds/parkout/level.ts'
import type { Lot } from '../../../core/kinds/parkout/lot.ts'
import { piece, pieceAt, renamePiece } from '../../../core/kinds/parkout/pieces.ts'
import { resize } from '../../../core/kinds/parkout/resize.ts'
import { rules } from '../../../core/kinds/parkout/rules.ts'

function lotOf(rows: readonly string[]): Lot {
  const read = parse(rows)
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  return read.value
}

const rows = ['#.####', '#aA..#', '#.b#..', '#.B..#', '##.###']
const lot = lotOf(rows)

describe('resize', () => {
  it('holds on to each of nine places', () => {
    const grown = (x: 0 | 1 | 2, y: 0 | 1 | 2) => serialise(resize(lotOf(['####', '#aA.', '####']), { width: 4, height: 3 }, [x, y]).board)
    expect(grown(0, 0)).toEqual(['######', '#aA...', '#....#', '#....#', '######'])
    expect(grown(1, 1)).toEqual(['######', '#....#', '#.aA..', '#....#', '######'])
    expect(grown(2, 2)).toEqual(['######', '#....#', '#....#', '#..aA.', '######'])
    expect(grown(2, 0)).toEqual(['######', '#..aA.', '#....#', '#....#', '######'])
  })

  it('gives the smaller half of an odd difference to left and top', () => {
    const { board } = resize(lot, { width: 7, height: 3 }, [1, 1])
    expect(serialise(board)).toEqual(['##.######', '#.aA....#', '#..b#....', '#..B....#', '###.#####'])
  })

  it('keeps gates on their side with their lanes, cars whole or not at all, and names what is cut off', () => {
    const { board, lost } = resize(lot, { width: 2, height: 2 }, [0, 0])
    expect(serialise(board)).toEqual(['#.##', '#aA#', '#...', '##.#'])
    expect(lost).toEqual([
      {
        what: { key: 'cell.parkout.car-down', details: { letter: 'b', count: 2 } },
        at: [
          [2, 2],
          [2, 3],
        ],
      },
      { what: { key: 'cell.parkout.walls', details: { count: 1 } }, at: [[3, 2]] },
    ])
    expect(resize(lot, { width: 4, height: 1 }, [0, 0]).lost.at(-1)).toEqual({
      what: { key: 'cell.parkout.gate-right', details: { lane: 2 } },
      at: [[5, 2]],
    })
  })

  it('refuses sizes that no lot has', () => {
    expect(() => resize(lot, { width: 0, height: 2 }, [0, 0])).toThrow(RangeError)
    expect(() => resize(lot, { width: 4, height: 32 }, [0, 0])).toThrow(RangeError)
  })
})

describe('pieces', () => {
  it('are cars, by any of their cells', () => {
    expect(pieceAt(lot, [1, 1])).toBe('a')
    expect(pieceAt(lot, [2, 3])).toBe('b')
    expect(pieceAt(lot, [3, 2])).toBeUndefined()
    expect(pieceAt(lot, [9, 9])).toBeUndefined()
    expect(piece(lot, 'c')).toBeUndefined()
  })

  it('say where they stand and how they leave, or why they never do', () => {
    const told = (id: string, of = lot) => piece(of, id)?.facts.map(({ value }) => value.key)
    expect(told('b')).toEqual(['fact.parkout.cells', 'fact.parkout.nose-down', 'fact.parkout.column', 'cell.parkout.gate-down'])
    expect(told('a')?.at(-1)).toBe('parkout/no-gate-right')
    expect(told('a', lotOf(['######', '.aABb.', '######']))?.at(-1)).toBe('parkout/face-to-face-row')
    expect(told('b', lotOf(['######', '.aABb.', '######']))?.at(-1)).toBe('parkout/face-to-face-row')
    expect(told('c', lotOf(['####', '#cc#', '####']))?.at(-1)).toBe('fact.parkout.stays')
    expect(piece(lot, 'a')?.cells).toEqual([
      [2, 1],
      [1, 1],
    ])
  })

  it('take a free letter, in either case, and keep all else; the order of letters follows', () => {
    const made = renamePiece(lot, 'a', 'Z')
    expect(made).toMatchObject({ ok: true, value: { id: 'z' } })
    expect(made.ok && serialise(made.value.board)).toEqual(['#.####', '#zZ..#', '#.b#..', '#.B..#', '##.###'])
    expect(made.ok && made.value.board.cars.map((car) => car.letter)).toEqual(['b', 'z'])
  })

  it.each([
    ['b', 'parkout/letter-taken'],
    ['B', 'parkout/letter-taken'],
    ['', 'parkout/bad-letter'],
    ['ab', 'parkout/bad-letter'],
    ['1', 'parkout/bad-letter'],
    ['あ', 'parkout/bad-letter'],
    ['#', 'parkout/bad-letter'],
  ])('are not renamed to %j', (name, code) => {
    const made = renamePiece(lot, 'a', name)
    expect(made.ok ? [] : made.issues.map((issue) => issue.code)).toEqual([code])
  })
})

describe('a selected car', () => {
  const lit = (of: Lot, selected: string, moved = false) => {
    const { stride, start, apply, legalMoves } = rules(of)
    let state = new Uint8Array(stride)
    start(state)
    if (moved) {
      const moves: number[] = []
      legalMoves(state, moves)
      const next = new Uint8Array(stride)
      apply(state, moves[0]!, next)
      state = next
    }
    const { shapes } = draw(of, state, { errors: [], warnings: [], selected })
    return {
      lane: shapes.flatMap((shape) => (shape.is === 'rect' && shape.role === 'lane' ? [[Math.floor(shape.x), Math.floor(shape.y)]] : [])),
      rings: shapes.filter((shape) => shape.role === 'selected').length,
    }
  }

  it('has its run between walls lit, with the gate it faces', () => {
    expect(lit(lot, 'b')).toEqual({
      lane: [
        [2, 1],
        [2, 2],
        [2, 3],
        [2, 4],
      ],
      rings: 1,
    })
  })

  it('has no gate lit where there is none, where a wall stands before it, or on the other side', () => {
    expect(lit(lot, 'a').lane).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 1],
    ])
    expect(lit(lotOf(['######', '.aA#..', '######']), 'a').lane).toEqual([
      [1, 1],
      [2, 1],
    ])
  })

  it('lights nothing for a letter that no car has', () => {
    expect(lit(lot, 'x')).toEqual({ lane: [], rings: 0 })
  })
})
