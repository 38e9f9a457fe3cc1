/** Signal under the hand: layers, both buttons, symmetry, actions; each gesture one step of undo. */
import { beforeEach, describe, expect, test } from 'vitest'
import { isDirty } from '../../core/document/history.ts'
import { writePack } from '../../core/document/packText.ts'
import type { Point } from '../../core/grid.ts'
import { random } from '../../core/random.ts'
import { kindOf } from '../../core/registry.ts'
import { drawAnew, runAction } from '../../renderer/actions.ts'
import { layerOn, nextLayer } from '../../renderer/layers.ts'
import { beginPaint, extendPaint, finishPaint } from '../../renderer/paint.ts'
import { resizeBoard } from '../../renderer/resize.ts'
import { chooseTool, redoEdit, selectLevel, undoEdit, useEditor } from '../../renderer/store.ts'
import { imagesIn } from '../../renderer/symmetry.ts'
import { circuitLevel, open, shownRows, signal, state, TWO, WORKED } from './circuits.ts'

function stroke(toolId: string, cells: readonly [Point, ...Point[]], isOther = false): void {
  chooseTool(toolId)
  beginPaint(cells[0], isOther)
  extendPaint(cells.slice(1))
  finishPaint()
}
const steps = () => state().history.past.length

describe('with the hand', () => {
  beforeEach(() => open(circuitLevel('blank', ['0000', '0000', '0000', '0000'])))

  test('a wire is one step; the other button cuts it, and undo and redo take it back and forth', () => {
    stroke('wire', [
      [0, 0],
      [3, 0],
      [3, 3],
    ])
    expect(shownRows()).toEqual(['2aac', '0005', '0005', '0001'])
    stroke(
      'wire',
      [
        [3, 1],
        [3, 2],
      ],
      true,
    )
    expect(shownRows()).toEqual(['2aac', '0001', '0004', '0001'])
    expect(steps()).toBe(2)
    undoEdit()
    undoEdit()
    expect(shownRows()).toEqual(['0000', '0000', '0000', '0000'])
    expect(isDirty(state().history)).toBe(false)
    redoEdit()
    expect(shownRows()).toEqual(['2aac', '0005', '0005', '0001'])
  })

  test('a click turns, the other button turns back; a tool without a reverse erases with it', () => {
    stroke('wire', [
      [0, 0],
      [1, 0],
      [1, 1],
    ])
    stroke('turn', [[1, 0]])
    expect(shownRows()[0]).toBe('2900')
    stroke('turn', [[1, 0]], true)
    stroke('turn', [[1, 0]], true)
    expect(shownRows()[0]).toBe('2600')
    undoEdit()
    stroke('lock', [[1, 0]])
    expect(shownRows()).toEqual(['2c00', '0100', '0000', '0000', '', 'locks: 1,0'])
    stroke('lock', [[1, 0]], true)
    expect(shownRows()).toEqual(['0000', '0000', '0000', '0000'])
  })

  test('what comes to nothing is no step, and says why', () => {
    stroke('wire', [[1, 1]])
    expect(steps()).toBe(0)
    expect(state().refusal?.issues.map(({ code }) => code)).toEqual(['signal/drag-for-wire'])
    stroke('erase', [[1, 1]])
    expect(steps()).toBe(0)
  })

  test('a mirrored stroke is painted with its image, in one step; on the mirror itself once', () => {
    useEditor.setState({ symmetry: { across: true, down: false, turn: false } })
    stroke('wire', [
      [0, 0],
      [0, 1],
      [1, 1],
    ])
    expect(shownRows()).toEqual(['4004', '3829', '0000', '0000'])
    expect(steps()).toBe(1)
    // In a mirror what turns clockwise turns back.
    stroke('turn', [[0, 1]])
    expect(shownRows()[1]).toBe('682c')
    useEditor.setState({ symmetry: { across: false, down: false, turn: true } })
    stroke('wire', [
      [1, 1],
      [1, 2],
      [2, 2],
    ])
    expect(shownRows()).toEqual(['4004', '6eec', '0390', '0000'])
    expect(steps()).toBe(3)
  })
})

describe('images of a cell', () => {
  const of = (across: boolean, down: boolean, turn: boolean) =>
    imagesIn({ across, down, turn }, { width: 5, height: 3 }).map((image) => [...image.of([0, 1]), image.mirrored])
  test('in each mirror, and in two of them the half turn as well', () => {
    expect(of(false, false, false)).toEqual([])
    expect(of(true, false, false)).toEqual([[4, 1, true]])
    expect(of(false, true, false)).toEqual([[0, 1, true]])
    expect(of(false, false, true)).toEqual([[4, 1, false]])
    const all = [
      [4, 1, true],
      [0, 1, true],
      [4, 1, false],
    ]
    expect(of(true, true, false)).toEqual(all)
    expect(of(true, false, true)).toEqual(all)
    expect(of(true, true, true)).toEqual(all)
  })
})

describe('start and answer', () => {
  const shown = () => layerOn('signal', currentBoard(), state().layer)
  const currentBoard = () => signal.parse(shownRows()).ok && (signal.parse(shownRows()) as { value: unknown }).value

  test('the start is shown first; a board without an answer has no other layer', () => {
    open(circuitLevel('two', TWO))
    expect(shown()).toBe('start')
    nextLayer()
    expect(shown()).toBe('start')
    open(circuitLevel('worked', WORKED))
    nextLayer()
    expect(shown()).toBe('answer')
    nextLayer()
    expect(shown()).toBe('start')
  })

  test('what is painted on the answer shows on the start, turned with its tile', () => {
    open(circuitLevel('two', ['11', '33', '', 'answer: 44/39']))
    nextLayer()
    stroke('wire', [
      [0, 0],
      [1, 0],
    ])
    expect(shownRows()).toEqual(['93', '33', '', 'answer: 6c/39'])
    undoEdit()
    expect(shownRows()).toEqual(['11', '33', '', 'answer: 44/39'])
  })

  test('scrambling is one step that says what it was, by a seed that is kept', () => {
    open(circuitLevel('solved', ['446c', '3bd1', '2eb8', '2ba8']))
    drawAnew()
    const { seed } = state()
    const scrambled = shownRows()
    expect(seed).toMatch(/^[a-z2-9]{6}$/)
    expect(scrambled.at(-1)).toBe('answer: 446c/3bd1/2eb8/2ba8')
    expect(state().history.past.at(-1)?.label).toBe('action.signal.scramble')
    undoEdit()
    expect(shownRows()).toEqual(['446c', '3bd1', '2eb8', '2ba8'])
    runAction(signal.actions.find(({ id }) => id === 'scramble')!, seed)
    expect(shownRows()).toEqual(scrambled)
  })

  test('an action that cannot be says why and is no step', () => {
    open(circuitLevel('two', TWO))
    runAction(signal.actions.find(({ id }) => id === 'forget-answer')!, '')
    expect(steps()).toBe(0)
    expect(state().refusal?.issues.map(({ code }) => code)).toEqual(['signal/no-answer-drawn'])
  })
})

describe('two hundred gestures of every sort', () => {
  test.each(['first', 'second'])('the %s are all undone to the byte, and all redone', (seed) => {
    const { below, pick } = random(`signal ${seed}`)
    const start = [circuitLevel('worked', WORKED), circuitLevel('two', TWO)]
    open(...start)
    const text = () => writePack(state().history.pack, kindOf)
    const before = text()
    const cell = (): Point => [below(6), below(6)]
    const gestures = [
      () => stroke(pick(signal.tools).id, [cell(), cell(), cell()], below(3) === 0),
      () => stroke(pick(signal.tools).id, [cell()], below(3) === 0),
      () => runAction(pick(signal.actions), String(below(1_000))),
      () => resizeBoard({ width: 1 + below(7), height: 1 + below(7) }, [pick([0, 1, 2] as const), pick([0, 1, 2] as const)]),
      // None of these is an edit.
      nextLayer,
      () => useEditor.setState({ symmetry: { across: below(2) === 0, down: below(3) === 0, turn: below(3) === 0 } }),
      () => selectLevel(pick(['worked', 'two'])),
    ]
    while (steps() < 200) {
      const past = steps()
      pick(gestures)()
      expect(steps() - past).toBeLessThanOrEqual(1)
    }
    const after = text()
    const all = (step: () => void, stack: 'past' | 'future') => {
      while (state().history[stack].length > 0) {
        selectLevel(pick(['worked', 'two']))
        step()
      }
    }
    all(undoEdit, 'past')
    expect(text()).toBe(before)
    all(redoEdit, 'future')
    expect(text()).toBe(after)
  })
})
