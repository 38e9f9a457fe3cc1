/** Answers and thoughts on the board: play with turns back and pins, hints that say why, the film, the comparison, making unique. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { Point } from '../../core/grid.ts'
import { countWords, shortCount, thoughtWords } from '../../renderer/analysis/counts.ts'
import { compareMarks, compareOf, fadeTo, hasAnswers, nearer, startCompare, swapAnswers } from '../../renderer/play/compare.ts'
import { isSolved, positionOf } from '../../renderer/play/course.ts'
import { endFilm, filmMarks, filmOf, hasFilm, showStep, startFilm, turnFilm } from '../../renderer/play/film.ts'
import { nextThought } from '../../renderer/play/hint.ts'
import { askMending, chooseMending, chosenMending, takeMending } from '../../renderer/play/mend.ts'
import { goToMove, leaveRun, playOf, pressAt, redoMove, startPlay, togglePin, undoMove } from '../../renderer/play/play.ts'
import { rememberVerdict, undoEdit } from '../../renderer/store.ts'
import { verdictOf } from '../../renderer/verdict.ts'
import { wordsIn } from '../../renderer/words.ts'
import { analysed, circuitLevel, mendingClient, open, shownRows, signal, state, TWO, tileIn, WORKED } from './circuits.ts'

const course = () => playOf(state())!.course
const at = (cell: Point) => tileIn(positionOf(course()), 4, cell)

describe('in play', () => {
  beforeEach(() => {
    open(circuitLevel('worked', WORKED))
    startPlay()
  })

  test('a press turns, the other turns back; a turn back counts its three turns and is one step', () => {
    pressAt([0, 0], 1)
    expect([course().at, at([0, 0])]).toEqual([1, 8])
    pressAt([0, 0], 1, true)
    expect([course().at, at([0, 0])]).toEqual([4, 4])
    undoMove()
    expect([course().at, at([0, 0])]).toEqual([1, 8])
    undoMove()
    expect([course().at, at([0, 0])]).toEqual([0, 4])
    redoMove()
    redoMove()
    expect([course().at, at([0, 0])]).toEqual([4, 4])
    goToMove(2)
    expect(at([0, 0])).toBe(1)
    undoMove()
    expect(course().at).toBe(1)
  })

  test('half a turn is one step of two', () => {
    pressAt([0, 0], 2)
    expect([course().at, at([0, 0])]).toEqual([2, 1])
    undoMove()
    expect(course().at).toBe(0)
  })

  test('a turn is seen on its way, also backwards', () => {
    pressAt([0, 0], 1)
    expect(playOf(state())?.motion).toMatchObject({ move: 0, from: 0, to: 1 })
    pressAt([0, 0], 1, true)
    expect(playOf(state())?.motion).toMatchObject({ move: 0, from: 1, to: 0 })
    undoMove()
    expect(playOf(state())?.motion).toMatchObject({ move: 0, from: 0, to: 1 })
  })

  test('what is pinned does not turn until it is taken up again, and nothing of play is an edit', () => {
    togglePin([0, 0])
    expect([...playOf(state())!.pinned.values()]).toEqual([[0, 0]])
    pressAt([0, 0], 1)
    expect(course().at).toBe(0)
    togglePin([0, 0])
    pressAt([0, 0], 1)
    expect(course().at).toBe(1)
    leaveRun()
    expect(state().history.past).toEqual([])
  })

  test('every hint is the next thought, and following them solves the level', () => {
    const { deduction = [] } = analysed()
    for (let hints = 0; hints < 40 && !isSolved(course()); hints++) {
      const hint = nextThought(course(), deduction)
      if (hint?.is !== 'step') throw new Error('no hint')
      expect(hint.moves.map((move) => signal.writeMove(course().board, move))).toEqual(hint.step.settles.map(([x, y]) => `${x},${y}`))
      const [cell] = hint.step.settles
      pressAt(cell!, 1)
    }
    expect(isSolved(course())).toBe(true)
    expect(course().at).toBe(17)
    expect(nextThought(course(), deduction)).toBeUndefined()
  })
})

describe('the film', () => {
  beforeEach(() => open(circuitLevel('worked', WORKED)))

  test('is there only where there is something to tell', () => {
    expect(hasFilm(state())).toBe(false)
    analysed()
    expect(hasFilm(state())).toBe(true)
  })

  test('goes step by step from the start to the answer, and never past its ends', () => {
    const { deduction = [] } = analysed()
    startFilm()
    expect(filmOf(state())).toMatchObject({ step: 0 })
    turnFilm(-1)
    expect(filmOf(state())?.step).toBe(0)
    const settled: number[] = []
    for (let step = 0; step <= deduction.length; step++) {
      showStep(step)
      const film = filmOf(state())!
      const marks = filmMarks(film)
      settled.push(marks.settled!.length)
      expect(marks.thought).toBe(step === 0 ? undefined : deduction[step - 1])
      // What is settled lies as in the answer from then on.
      const answer = stateOfAnswer()
      for (const [x, y] of marks.settled!) expect(tileIn(positionOf(film.course), 4, [x, y])).toBe(answer[y * 4 + x])
    }
    expect(settled).toEqual([...settled].sort((a, b) => a - b))
    expect(settled.at(-1)).toBe(16)
    turnFilm(1)
    expect(filmOf(state())?.step).toBe(deduction.length)
    expect(isSolved(filmOf(state())!.course)).toBe(true)
    showStep(0)
    endFilm()
    expect(filmOf(state())?.step).toBe(deduction.length)
    leaveRun()
    expect(state().run).toBeNull()
  })

  const stateOfAnswer = (): readonly number[] => [...'446c3bd12eb82ba8'].map((digit) => Number.parseInt(digit, 16))

  test('of an ambiguous board never settles what is not alike in all answers', () => {
    open(circuitLevel('two', TWO))
    const { free = [], deduction = [] } = analysed()
    expect(free).toHaveLength(8)
    startFilm()
    endFilm()
    expect(filmMarks(filmOf(state())!).settled).toEqual([[1, 1]])
    expect(deduction.flatMap(({ settles }) => settles)).toEqual([])
  })
})

describe('several answers', () => {
  beforeEach(() => {
    open(circuitLevel('two', TWO))
    analysed()
  })

  test('are told by their number, and neither as unique nor as graded', () => {
    const answer = analysed()
    expect(verdictOf(answer)).toEqual({ is: 'several', solutions: 2, moves: 14 })
    expect(countWords(answer, wordsIn('en'))).toBe('2 answers')
    expect(answer.grade).toBeNull()
    expect(thoughtWords('signal', answer, ['lock'], wordsIn('en'))).toBe('–')
    const big = { ...answer, solutions: '123456789012345678901' }
    expect(countWords(big, wordsIn('en'))).toBe('123,456,789,012,345,678,901 answers')
    expect(shortCount('123456789012345678901', wordsIn('en'))).toBe('1.2 × 10²⁰')
    expect(shortCount(1_234_567, wordsIn('en'))).toBe('1,234,567')
    expect(countWords({ ...answer, solutions: null, countingStoppedBy: 'states' }, wordsIn('en'))).toBe('At least 2; not counted further')
  })

  test('are faded from one to the other, the cells in which they differ pointed out', () => {
    expect(hasAnswers(state())).toBe(true)
    startCompare()
    const compare = compareOf(state())!
    expect(compare.compared.differing).toHaveLength(8)
    expect(compareMarks(compare.course, compare.compared)).toMatchObject({ settled: [[1, 1]], thought: { because: compare.compared.free } })
    expect(nearer(compare)).toBe(0)
    fadeTo(0.7)
    expect(nearer(compareOf(state())!)).toBe(1)
    swapAnswers()
    expect(compareOf(state())?.share).toBe(0)
    fadeTo(7)
    expect(compareOf(state())?.share).toBe(1)
  })

  test.each(['locks', 'tiles'])('are mended by %s: looked at, taken in one step, and then there is one', async (by) => {
    startCompare()
    fadeTo(1)
    await askMending(by, mendingClient(), 'test')
    const mending = compareOf(state())?.mending
    if (mending?.is !== 'found') throw new Error('nothing was found')
    expect(mending).toMatchObject({ by, chosen: 0 })
    chooseMending(null)
    expect(chosenMending(compareOf(state())!)).toBeUndefined()
    takeMending()
    expect(state().history.past).toEqual([])
    chooseMending(0)
    takeMending()
    expect(state().run).toBeNull()
    expect(state().history.past.map(({ label }) => label)).toEqual(['edit.repair'])
    expect(analysed()).toMatchObject({ uniqueness: 'unique', solutions: 1 })
    if (by === 'locks') expect(shownRows()).toContainEqual(expect.stringMatching(/^locks: \d,\d$/))
    undoEdit()
    expect(shownRows()).toEqual(TWO)
  })

  test('suggestions towards one answer are gone once the other is to be seen', async () => {
    startCompare()
    await askMending('locks', mendingClient(), 'test')
    fadeTo(0.3)
    expect(compareOf(state())?.mending).toMatchObject({ is: 'found', chosen: null })
    fadeTo(0.7)
    expect(compareOf(state())?.mending).toEqual({ is: 'none' })
    const asked = askMending('locks', mendingClient(), 'test')
    swapAnswers()
    await asked
    expect(compareOf(state())?.mending).toEqual({ is: 'none' })
  })

  test('where they were not counted, no cell is said to lie alike in all', () => {
    const { free: _, ...cut } = { ...analysed(), solutions: null, countingStoppedBy: 'states' as const }
    const key = [...state().verdicts.keys()].at(-1)!
    rememberVerdict(key, cut)
    startCompare()
    const { course, compared } = compareOf(state())!
    expect(compareMarks(course, compared)).toMatchObject({ settled: [], thought: { because: compared.differing } })
    leaveRun()
    startFilm()
    endFilm()
    expect(filmMarks(filmOf(state())!).settled).toEqual([])
  })

  test('a comparison that was left hears nothing of its suggestions', async () => {
    startCompare()
    const asked = askMending('locks', mendingClient(), 'test')
    leaveRun()
    await asked
    expect(state().run).toBeNull()
    startCompare()
    expect(compareOf(state())?.mending).toEqual({ is: 'none' })
  })
})
