/** The picture: soft bodies, the order of what happens in a move, marks that tell colours apart, and the words for a cell. */
import { describe, expect, test } from 'vitest'
import { contoursOf, joined } from '../../../core/kinds/jelly/drawing/contours.ts'
import { MARGIN } from '../../../core/kinds/jelly/drawing/ground.ts'
import { sceneAt, stepsOf } from '../../../core/kinds/jelly/drawing/scenes.ts'
import { markShapes } from '../../../core/kinds/jelly/drawing/signs.ts'
import { jelly } from '../../../core/kinds/jelly/index.ts'
import { modelOf } from '../../../core/kinds/jelly/model.ts'
import { readMove } from '../../../core/kinds/jelly/moves.ts'
import { startOf } from '../../../core/kinds/jelly/prepared.ts'
import { COLOURS, MARKS, type Stage } from '../../../core/kinds/jelly/stage.ts'
import type { PictureShape } from '../../../core/picture.ts'
import { wordsIn } from '../../../renderer/words.ts'
import { stageOf } from './stageOf.ts'

const plain = { errors: [], warnings: [] }
const picture = (stage: Stage, marks = {}) => jelly.draw(stage, startOf(modelOf(stage)), { ...plain, ...marks })
const fills = (shapes: readonly PictureShape[], role: string) =>
  shapes.filter((shape) => shape.role === role && shape.is === 'line' && shape.closed)

/** Twice the area inside a closed line. */
function areaOf(points: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < points.length; i += 2) {
    const [x, y, u, v] = [points[i]!, points[i + 1]!, points[(i + 2) % points.length]!, points[(i + 3) % points.length]!]
    sum += x * v - u * y
  }
  return sum / 2
}

describe('outlines', () => {
  const sharp = { inset: 0, outer: 0, inner: 0 }
  const cells = (...rows: readonly string[]) =>
    rows.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === '#' ? [[x, y] as const] : [])))

  test('go once around, by the corners', () => {
    expect(contoursOf(cells('##', '#.'), sharp)).toEqual([[0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2].slice(2).concat([0, 0])])
  })

  test('a hole has a line of its own, and is left out of what is filled', () => {
    const ring = cells('###', '#.#', '###')
    expect(contoursOf(ring, sharp)).toHaveLength(2)
    expect(areaOf(joined(contoursOf(ring, sharp)))).toBe(8)
    expect(areaOf(joined(contoursOf(cells('#####', '#.#.#', '###.#', '#####'), sharp)))).toBe(17)
  })

  test('rounded and drawn in they stay within the cells and lose little', () => {
    const shape = cells('##', '#.', '##')
    const [outline] = contoursOf(shape, { inset: 0.05, outer: 0.3, inner: 0.2 })
    expect(Math.min(...outline)).toBeCloseTo(0.05)
    expect(Math.max(...outline)).toBeCloseTo(2.95)
    expect(areaOf(outline)).toBeGreaterThan(4)
    expect(areaOf(outline)).toBeLessThan(5)
  })
})

describe('a stage', () => {
  test('neighbours of a colour are one body with one face, also where one is anchored', () => {
    const { shapes } = picture(stageOf('RR.G', 'rR.G', 'B..R'))
    expect(fills(shapes, 'R').filter((shape) => shape.is === 'line' && shape.width === 0)).toHaveLength(2)
    // Awake: one green, one blue, one red; the anchored body is asleep.
    expect(shapes.filter(({ role }) => role === 'eye')).toHaveLength(6)
    expect(shapes.filter(({ role }) => role === 'bolt')).toHaveLength(4)
  })

  test('blocks that touch are two', () => {
    const { shapes } = picture(stageOf('@@**', '####'))
    expect(fills(shapes, 'block').filter((shape) => shape.is === 'line' && shape.width === 0)).toHaveLength(2)
  })

  test('what hides in the border is drawn in the margin', () => {
    const { margin, extent, shapes } = picture(stageOf('R.R', '', 'hidden 0,1,R,>', 'hidden+link 2,2,R,^'))
    expect([margin, extent]).toEqual([MARGIN, { width: 3, height: 1 }])
    const rims = shapes.flatMap((shape) => (shape.is === 'line' && shape.role === 'hidden-rim' ? [shape.points] : []))
    expect(rims).toHaveLength(2)
    expect(Math.min(...rims[0]!)).toBeGreaterThan(-MARGIN)
    expect(Math.max(...rims[1]!.filter((_, i) => i % 2 === 1))).toBeLessThan(1 + MARGIN)
  })

  test('whichever way it comes out, it does not hang over the border', () => {
    const [width, height] = [3, 2]
    for (const at of ['0,1', '4,2', '2,0', '2,3', '0,0', '4,3'])
      for (const way of ['<', '>', '^', 'v']) {
        const { shapes } = picture(stageOf('R.R', '...', '', `hidden+link ${at},R,${way}`))
        const edge = shapes.find((shape) => shape.is === 'line' && shape.role === 'hidden-edge')
        const points = edge?.is === 'line' ? edge.points : []
        const [xs, ys] = [0, 1].map((axis) => points.filter((_, i) => i % 2 === axis)) as [number[], number[]]
        expect(points.length).toBeGreaterThan(20)
        const over = [
          -MARGIN - Math.min(...xs),
          Math.max(...xs) - width - MARGIN,
          -MARGIN - Math.min(...ys),
          Math.max(...ys) - height - MARGIN,
        ]
        expect([at, way, Math.max(...over) < 1e-9]).toEqual([at, way, true])
      }
  })

  test('every colour and every block has a mark of its own shape', () => {
    const marks = [...COLOURS].map((what) => JSON.stringify(markShapes(what, 'mark', [0, 0], 1)))
    expect(new Set(marks).size).toBe(COLOURS.length)
    expect(new Set([...MARKS].map((what) => JSON.stringify(markShapes(what, 'mark', [0, 0], 1)))).size).toBe(MARKS.length)
  })

  test('a link has its chain, a selected piece its ring, a move its arrow', () => {
    const stage = stageOf('R*.', '', 'link 1,1,>')
    const roles = (marks = {}): ReadonlySet<string> => new Set(picture(stage, marks).shapes.map(({ role }) => role))
    expect(roles()).toContain('chain')
    expect(roles()).not.toContain('selected')
    expect(roles({ selected: '0' })).toContain('selected')
    expect(roles({ moves: [readMove(stage, '1,1>')!] })).toContain('arrow')
  })
})

describe('a move', () => {
  test('is the push, each row of the fall, and what comes out, in this order', () => {
    const stage = stageOf('R...', '#...', '#.##', '', 'hidden 2,4,R,^')
    const model = modelOf(stage)
    const steps = stepsOf(model, startOf(model), readMove(stage, '1,1>')!)
    expect(steps.map(({ is }) => is)).toEqual(['push', 'fall', 'fall', 'emerge'])
  })

  test('begins in the start and ends in the rest, which is merged', () => {
    const stage = stageOf('R.R', '###')
    const model = modelOf(stage)
    const [step] = stepsOf(model, startOf(model), readMove(stage, '1,1>')!)
    expect(step.from).toEqual(sceneAt(model, startOf(model)))
    const faces = (share: number) =>
      jelly.drawMove(stage, startOf(model), readMove(stage, '1,1>')!, share).shapes.filter(({ role }) => role === 'pupil').length / 2
    expect([faces(0), faces(0.99), faces(1)]).toEqual([2, 2, 1])
  })

  test('the hand makes the push, the rest follows', () => {
    const stage = stageOf('R...', '#...', '#.##')
    const start = startOf(modelOf(stage))
    const gesture = jelly.gesture(stage, start, readMove(stage, '1,1>')!)
    expect(gesture).toEqual({ grips: [[0, 0]], by: [1, 0], press: false, way: 2.2 })
    const eyes = (share: number) =>
      jelly
        .drawMove(stage, start, readMove(stage, '1,1>')!, share)
        .shapes.flatMap((shape) => (shape.role === 'pupil' && shape.is === 'disc' ? [shape.x, shape.y] : []))
    const [x, y] = eyes(0) as [number, number]
    const half = eyes(0.5 / 2.2) as [number, number]
    expect(half[0] - x).toBeCloseTo(0.5)
    expect(half[1]).toBe(y)
    const falling = eyes(1.6 / 2.2) as [number, number]
    expect(falling[0] - x).toBeCloseTo(1)
    expect(falling[1] - y).toBeCloseTo(1)
  })
})

test('the words for a cell tell what hides in it and where it comes out', () => {
  const stage = stageOf('R.g', '@#.', '', 'hidden 2,2,G,>', 'hidden+link 1,2,R,v', 'hidden 1,2,B,<', 'hidden 0,1,R,>')
  const words = wordsIn('en')
  const say = (x: number, y: number) => {
    const { key, details } = jelly.describeCell(stage, [x, y])
    return words.code(key, details)
  }
  expect([say(0, 0), say(1, 0), say(2, 0), say(1, 1), say(0, 1), say(-1, 0), say(-1, -1), say(5, 0)]).toEqual([
    'Red jelly',
    'Empty',
    'Green jelly, held fast',
    'Wall, hidden: Green to the right, not tied',
    'Black block @, hidden: Red downwards, tied, and 1 more',
    'Border, hidden: Red to the right, not tied',
    'Border',
    'Outside the board',
  ])
})
