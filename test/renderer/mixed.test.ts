/** Two hundred random gestures of every sort on the store, undo and redo among them; all undone and all redone: the pack's text is the same to the byte. */
import { expect, test } from 'vitest'
import { addLevel, duplicateLevel, moveLevel, removeLevel, renameLevel, renamePack, setDraft } from '../../core/document/edit.ts'
import { isDirty } from '../../core/document/history.ts'
import { setMoveLimit } from '../../core/document/moveLimit.ts'
import { readPack, writePack } from '../../core/document/packText.ts'
import type { Tool } from '../../core/editing.ts'
import { generatorOf, readParams, runAttempt } from '../../core/generate.ts'
import type { Point } from '../../core/grid.ts'
import { type Random, random } from '../../core/random.ts'
import { kindOf } from '../../core/registry.ts'
import { runAction } from '../../renderer/actions.ts'
import { extentOf, kindNamed } from '../../renderer/board.ts'
import { insertCandidate } from '../../renderer/generate/insert.ts'
import type { Candidate } from '../../renderer/generate/making.ts'
import { pasteLevels } from '../../renderer/levelText.ts'
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

/** With all that can hang on cells. */
const STAGES = [
  ['..R.#', 'B*.R.', '#####', '', '// kept', 'link 1,2,>', 'hidden 5,1,R,<', 'hidden+link 2,2,G,^', 'hidden 0,2,B,>'],
  ['rR..', '@@**', '', 'link 2,2,>'],
]
const levelsOf = (kind: string, boards: readonly (readonly string[])[]) =>
  boards.map((rows, i) => ({ id: `${kind}-${i}`, kind, rows, notes: 'kept' }))
/** In another style than ours: what is unchanged must be written back as it was read. */
const packOf = (levels: readonly object[]): string => JSON.stringify({ format: 'levelwright-pack', version: 1, title: 'Test', levels })

const lots = levelsOf('parkout', [EASY_1, HARD_6, BIG_1])
const stages = levelsOf('jelly', STAGES)
/** A stage, as mail has it; two of them; a lot among them; one that is broken, and what is none at all. */
const STAGE_TEXT = STAGES[0]!.map((row) => `> ${row}`).join('\r\n')
const TEXTS = [STAGE_TEXT, `${STAGE_TEXT}\r\n>\r\n> B..B`, `${STAGE_TEXT}\r\n> z`, 'https://example.org']
const LOT_TEXT = `${EASY_1.join('\n')}\n\n${STAGES[1]!.join('\n')}`
const SUBJECTS = [
  {
    name: 'lots and stages',
    kinds: ['parkout', 'jelly'],
    start: packOf([...lots, ...stages]),
    leastTools: 10,
    texts: [...TEXTS, LOT_TEXT],
  },
  { name: 'stages alone', kinds: ['jelly'], start: packOf(stages), leastTools: kindOf('jelly')!.tools.length, texts: TEXTS },
] as const
const PARTS = [0, 1, 2] as const

const state = () => useEditor.getState()

/** A level from the kind's generator, as its panel has it. */
function generated(kindId: string, seed: string): Candidate {
  const kind = kindOf(kindId)!
  const maker = generatorOf(kind)
  // The first that comes will do.
  const params = readParams(maker, { width: 4, height: 4, effort: 'quick', ...(kindId === 'jelly' && { grade: 'first-steps' }) })
  for (let attempt = 1; attempt <= maker.tries; attempt++) {
    const tried = runAttempt(kind, maker, params, seed, attempt, {}, () => {}, { aborted: false })
    if (tried.is !== 'made') continue
    const read = kind.parse(tried.rows)
    if (!read.ok) throw new Error(JSON.stringify(read.issues))
    const { rows, metrics, report } = tried
    const record = { generator: maker.id, seed, params, version: maker.version }
    return { id: seed, kindId, board: read.value, made: { number: 1, rows, generated: record, attempt, metrics, report } }
  }
  throw new Error(`${seed} makes no level`)
}

/** Any one thing that a hand can do; it may come to nothing. The last ones are no edits at all. */
function gesture({ below, pick }: Random, candidates: readonly Candidate[], texts: readonly string[]): void {
  const { pack } = state().history
  const level = currentLevel(state())
  if (level === undefined) {
    const kind = pick(candidates).kindId
    const board = kindNamed(kind).blank({ width: 4, height: 4 })
    commitEdit(addLevel(pack, { id: 'new', kind, title: '', board, draft: false, rest: [] }, 0))
    return
  }
  const { id } = level
  const { width, height } = extentOf(level.kind, level.board)
  // In the border too, where there is one.
  const cell = (): Point => [below(width + 2) - 1, below(height + 2) - 1]
  /** Where something can be taken hold of, mostly. */
  const pieceCell = (): Point => {
    for (let tries = 0; tries < 20; tries++) {
      const at = cell()
      if (kindNamed(level.kind).pieceAt(level.board, at) !== undefined) return at
    }
    return cell()
  }
  const near = (side: number): number => Math.min(12, Math.max(1, side + below(5) - 2))
  const toPiece = (change: () => void): void => {
    selectAt(cell())
    change()
  }
  const paint = (tool: Tool<unknown>): void => {
    chooseTool(tool.id)
    if (tool.swatches.length > 0) chooseSwatch(tool.id, pick(tool.swatches))
    const from = below(2) === 0 ? cell() : pieceCell()
    beginPaint(from, below(5) === 0)
    // What ties neighbours is drawn from one to the other.
    const isFar = below(2) === 0
    extendPaint(isFar ? [cell(), cell()] : [pick([[from[0] + 1, from[1]] as const, [from[0], from[1] + 1] as const])])
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
    () => insertCandidate(pick(candidates)),
    () => pasteLevels(pick(texts)),
    undoEdit,
    redoEdit,
    () => commitEdit(setDraft(pack, id, !level.draft)),
    () => commitEdit(setMoveLimit(pack, id, pick([undefined, 5, 12]))),
    () => commitEdit(renamePack(pack, pick(['Test', 'Other', '']))),
    ...kindNamed(level.kind).tools.flatMap((tool) => [() => paint(tool), () => paint(tool)]),
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

interface Run {
  readonly labels: ReadonlySet<string>
  /** The kinds of the generated levels that were inserted. */
  readonly inserted: ReadonlySet<string>
  /** By how many levels each paste was that came to something. */
  readonly pasted: ReadonlySet<number>
}

/** Until there are two hundred steps to undo. */
function twoHundred(numbers: Random, candidates: readonly Candidate[], texts: readonly string[]): Run {
  const labels = new Set<string>()
  const inserted = new Set<string>()
  const pasted = new Set<number>()
  while (state().history.past.length < 200) {
    const before = state().history
    gesture(numbers, candidates, texts)
    const { past, pack } = state().history
    // One gesture is one step, of undo or back, and what is none leaves the pack alone.
    expect(Math.abs(past.length - before.past.length)).toBeLessThanOrEqual(1)
    if (past.length === before.past.length) expect(pack).toBe(before.pack)
    if (past.length <= before.past.length) continue
    const { label } = past.at(-1)!
    labels.add(label)
    if (label === 'edit.generate-level') inserted.add(currentLevel(state())!.kind)
    if (label === 'edit.paste-levels') pasted.add(pack.levels.length - before.pack.levels.length)
  }
  return { labels, inserted, pasted }
}

test.each(SUBJECTS)('two hundred on $name, and again by other lots', ({ kinds, start, leastTools, texts }) => {
  const strokes = new Set<string>()
  const pastes = new Set<number>()
  for (const seed of ['first', 'second', 'third']) {
    const numbers = random(`mixed ${seed}`)
    const file = readPack(start, kindOf)
    const text = () => writePack(state().history.pack, kindOf, file)
    openPack(file.pack, null)
    const { labels, inserted, pasted } = twoHundred(
      numbers,
      kinds.map((kind) => generated(kind, seed)),
      texts,
    )
    expect([...labels]).toEqual(expect.arrayContaining(['edit.resize', 'edit.rename-level', 'edit.move-level', 'edit.duplicate-level']))
    expect(inserted).toEqual(new Set(kinds))
    for (const count of pasted) pastes.add(count)
    for (const label of labels) strokes.add(label)
    // What was undone on the way and is still there to be redone.
    all(redoEdit, 'future', numbers)
    const end = text()
    const steps = state().history.past.length
    expect(end).not.toBe(start)

    all(undoEdit, 'past', numbers)
    expect(text()).toBe(start)
    expect(isDirty(state().history)).toBe(false)

    all(redoEdit, 'future', numbers)
    expect(text()).toBe(end)
    expect(isDirty(state().history)).toBe(true)
    expect(state().history.past).toHaveLength(steps)
  }
  const tools = kinds.flatMap((kind) => kindOf(kind)!.tools.map(({ id }) => `edit.${kind}.${id}`))
  expect(tools.filter((label) => strokes.has(label)).length).toBeGreaterThanOrEqual(leastTools)
  expect(pastes).toEqual(new Set([1, 2]))
})
