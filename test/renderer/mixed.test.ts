/** Two hundred random gestures of every sort on the store, all undone and all redone: the pack's text is the same to the byte. */
import { expect, test } from 'vitest'
import { addLevel, duplicateLevel, moveLevel, removeLevel, renameLevel, renamePack, setDraft } from '../../core/document/edit.ts'
import { isDirty } from '../../core/document/history.ts'
import { setMoveLimit } from '../../core/document/moveLimit.ts'
import { readPack, writePack } from '../../core/document/packText.ts'
import { generatorOf, readParams, runAttempt } from '../../core/generate.ts'
import type { Point } from '../../core/grid.ts'
import { type Random, random } from '../../core/random.ts'
import { kindOf } from '../../core/registry.ts'
import { runAction } from '../../renderer/actions.ts'
import { extentOf, kindNamed } from '../../renderer/board.ts'
import { insertCandidate } from '../../renderer/generate/insert.ts'
import type { Candidate } from '../../renderer/generate/making.ts'
import { beginPaint, extendPaint, finishPaint } from '../../renderer/paint.ts'
import { nudgePiece, removePiece, renamePiece, selectAt, turnPiece } from '../../renderer/pieces.ts'
import { grabAt, leaveRun, releaseHeld, startPlay } from '../../renderer/play/play.ts'
import { levelSize, resizeBoard } from '../../renderer/resize.ts'
import {
  chooseSwatch,
  chooseTool,
  commitEdit,
  currentLevel,
  openPack,
  redoEdit,
  selectLevel,
  undoEdit,
  useEditor,
} from '../../renderer/store.ts'
import { BIG_1, EASY_1, HARD_6 } from '../published.ts'

const parkout = kindOf('parkout')!
/** With all that can hang on cells. */
const STAGES = [
  ['..R.#', 'B*.R.', '#####', '', '// kept', 'link 1,2,>', 'hidden 5,1,R,<', 'hidden+link 2,2,G,^', 'hidden 0,2,B,>'],
  ['rR..', '@@**', '', 'link 2,2,>'],
]
/** In another style than ours: what is unchanged must be written back as it was read. */
const START = JSON.stringify({
  format: 'levelwright-pack',
  version: 1,
  title: 'Test',
  levels: [
    ...[EASY_1, HARD_6, BIG_1].map((rows, i) => ({ id: `level-${i}`, kind: 'parkout', rows, notes: 'kept' })),
    ...STAGES.map((rows, i) => ({ id: `stage-${i}`, kind: 'jelly', rows, notes: 'kept' })),
  ],
})
const PARTS = [0, 1, 2] as const

const state = () => useEditor.getState()

/** A level from the generator, as its panel has it. */
function generated(seed: string): Candidate {
  const maker = generatorOf(parkout)
  const params = readParams(maker, { width: 4, height: 4, effort: 'quick' })
  for (let attempt = 1; attempt <= maker.tries; attempt++) {
    const tried = runAttempt(parkout, maker, params, seed, attempt, {}, () => {}, { aborted: false })
    if (tried.is !== 'made') continue
    const read = parkout.parse(tried.rows)
    if (!read.ok) throw new Error(JSON.stringify(read.issues))
    const { rows, metrics, report } = tried
    const record = { generator: maker.id, seed, params, version: maker.version }
    return { id: seed, kindId: 'parkout', board: read.value, made: { number: 1, rows, generated: record, attempt, metrics, report } }
  }
  throw new Error(`${seed} makes no level`)
}

/** Any one thing that a hand can do; it may come to nothing. The last ones are no edits at all. */
function gesture({ below, pick }: Random, candidate: Candidate): void {
  const { pack } = state().history
  const level = currentLevel(state())
  if (level === undefined) {
    const board = parkout.blank({ width: 4, height: 4 })
    commitEdit(addLevel(pack, { id: 'new', kind: 'parkout', title: '', board, draft: false, rest: [] }, 0))
    return
  }
  const { id } = level
  const { width, height } = extentOf(level.kind, level.board)
  // In the border too, where there is one.
  const cell = (): Point => [below(width + 2) - 1, below(height + 2) - 1]
  const near = (side: number): number => Math.min(12, Math.max(1, side + below(5) - 2))
  const toPiece = (change: () => void): void => {
    selectAt(cell())
    change()
  }
  const paint = (): void => {
    const tool = pick(kindNamed(level.kind).tools)
    chooseTool(tool.id)
    if (tool.swatches.length > 0) chooseSwatch(tool.id, pick(tool.swatches))
    beginPaint(cell(), below(5) === 0)
    extendPaint([cell(), cell()])
    finishPaint()
  }
  const gestures: readonly (() => void)[] = [
    () => resizeBoard({ width: near(levelSize(level).width), height: near(levelSize(level).height) }, [pick(PARTS), pick(PARTS)]),
    () => toPiece(() => renamePiece(pick([...'qrstuvwxyz']))),
    () => toPiece(() => nudgePiece(below(3) - 1, below(3) - 1)),
    () => toPiece(turnPiece),
    () => toPiece(removePiece),
    () => commitEdit(renameLevel(pack, id, pick(['', 'one', '駐車場', 'a "quoted" title']))),
    () => commitEdit(moveLevel(pack, id, below(pack.levels.length))),
    () => commitEdit(pack.levels.length < 10 ? duplicateLevel(pack, id) : removeLevel(pack, id)),
    () => commitEdit(removeLevel(pack, id)),
    () => insertCandidate(candidate),
    () => commitEdit(setDraft(pack, id, !level.draft)),
    () => commitEdit(setMoveLimit(pack, id, pick([undefined, 5, 12]))),
    () => commitEdit(renamePack(pack, pick(['Test', 'Other', '']))),
    ...Array.from({ length: 8 }, () => paint),
    ...kindNamed(level.kind).actions.map((action) => () => runAction(action, 'seed')),
    () => selectLevel(pick(pack.levels).id),
    () => useEditor.setState({ views: new Map([[id, { cell: 20 + below(40), x: below(9), y: below(9) }]]) }),
    () => {
      startPlay()
      for (let press = 0; press < 9; press++) if (grabAt(cell())) releaseHeld()
      leaveRun()
    },
  ]
  pick(gestures)()
}

/** Undoes or redoes all there is, on whichever level is shown, each step where it can be made. */
function all(step: () => void, stack: 'past' | 'future', { pick }: Random): void {
  while (state().history[stack].length > 0) {
    const { levels } = state().history.pack
    if (levels.length > 0) selectLevel(pick(levels).id)
    const before = state().history[stack].length
    step()
    expect(before - state().history[stack].length).toBeLessThanOrEqual(1)
  }
}

test.each(['first', 'second', 'third'])('the %s two hundred', (seed) => {
  const numbers = random(`mixed ${seed}`)
  const candidate = generated(seed)
  const file = readPack(START, kindOf)
  const text = () => writePack(state().history.pack, kindOf, file)
  openPack(file.pack, null)
  const labels = new Set<string>()
  while (state().history.past.length < 200) {
    const before = state().history
    gesture(numbers, candidate)
    // One gesture is one step of undo, and what is none leaves the pack alone.
    expect(state().history.past.length - before.past.length).toBeLessThanOrEqual(1)
    if (state().history.past.length === before.past.length) expect(state().history.pack).toBe(before.pack)
    labels.add(state().history.past.at(-1)?.label ?? '')
  }
  expect([...labels]).toEqual(expect.arrayContaining(['edit.resize', 'edit.generate-level', 'edit.rename-level', 'edit.move-level']))
  const strokes = [...labels].filter((label) => /^edit\.(parkout|signal|jelly)\./.test(label))
  expect(strokes.length).toBeGreaterThan(5)
  const end = text()
  expect(end).not.toBe(START)

  all(undoEdit, 'past', numbers)
  expect(text()).toBe(START)
  expect(isDirty(state().history)).toBe(false)

  all(redoEdit, 'future', numbers)
  expect(text()).toBe(end)
  expect(isDirty(state().history)).toBe(true)
  expect(state().history.past).toHaveLength(200)
})
