/** A hand that never pauses, over the real threads: the board it lets go of is solved, and no thread goes on with one that was left behind. */
import { tmpdir } from 'node:os'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { confine } from '../../app/host/folder.ts'
import { type Host, makeHost } from '../../app/host/handlers.ts'
import { localPipe } from '../../app/host/localPipe.ts'
import { makeClient } from '../../core/client.ts'
import type { Client } from '../../core/contract.ts'
import { emptyPack } from '../../core/document/pack.ts'
import type { Point } from '../../core/grid.ts'
import { kindOf } from '../../core/registry.ts'
import { rowsOf, subjectFor } from '../../renderer/board.ts'
import { makeLive } from '../../renderer/live.ts'
import { beginPaint, extendPaint, finishPaint } from '../../renderer/paint.ts'
import { chooseTool, currentLevel, openPack, rememberVerdict, useEditor } from '../../renderer/store.ts'
import { bundle } from '../bundle.ts'
import { BIG_1 } from '../published.ts'

const state = () => useEditor.getState()
const board = () => currentLevel(state())!.board
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

let worker: string
let host: Host
/** Calls that left, and those of them that have ended. */
let left: number
let ended: number
/** The hand is about to let go for the last time. */
let isDone: boolean
let stopFollowing: () => void
beforeAll(async () => {
  worker = await bundle('app/host/worker.ts', 'draggingWorker')
})

/** A level whose plain search outlasts the strokes, while its own does not, and cells to paint walls on. */
const SUBJECTS: readonly { readonly kindId: string; readonly rows: readonly string[]; readonly cells: readonly Point[] }[] = [
  {
    kindId: 'parkout',
    rows: BIG_1,
    cells: [
      [1, 3],
      [6, 6],
      [7, 6],
      [8, 1],
    ],
  },
  {
    kindId: 'jelly',
    // Two violet ones walled in: a dead end at a glance, to a plain search the end of all play.
    rows: ['.........', '.R...G...', '.#.B.#.#.', '.G.#...R.', '##.##.###', '...B.....', '#########', '#V#####V#'],
    cells: [
      [0, 0],
      [8, 0],
      [0, 5],
      [8, 5],
    ],
  },
]

function begin(kindId: string, rows: readonly string[]): void {
  left = ended = 0
  isDone = false
  host = makeHost({ locate: confine(tmpdir()), worker, liveLane: true, threads: 2 })
  host.pool.warm()
  const plain = makeClient(localPipe(host.handlers))
  // Every board but the last is given a search that outlasts any patience: only what stops it ends it.
  const client: Client = {
    call: async (method, input, options) => {
      left++
      const endless = { search: 'bfs', maxStates: 1_000_000_000, maxBytes: 1_000_000_000, maxMs: undefined }
      return plain.call(method, isDone ? input : { ...input, ...endless }, options).finally(() => ended++)
    },
  }
  const live = makeLive({
    client,
    caller: 'test',
    show: (readout) => useEditor.setState({ readout }),
    recall: (key) => state().verdicts.get(key),
    remember: rememberVerdict,
  })
  const read = kindOf(kindId)!.parse(rows)
  if (!read.ok) throw new Error(JSON.stringify(read.issues))
  useEditor.setState({ verdicts: new Map() })
  openPack({ ...emptyPack, levels: [{ id: 'big', kind: kindId, title: '', board: read.value, draft: false, rest: [] }] }, null)
  const follow = () => live.follow(subjectFor(kindId, board()))
  stopFollowing = useEditor.subscribe(follow)
  follow()
}
afterEach(async () => {
  stopFollowing()
  await host.close()
})
afterAll(() => useEditor.setState({ readout: { is: 'none' } }))

/** What the read-out must come to: the answer for the board on screen, and threads that rest. */
async function expectSettled(kindId: string): Promise<void> {
  const truth = kindOf(kindId)!.solve(board(), {}, () => {}, { aborted: false })
  const moves = truth.verdict === 'solved' ? truth.moves.length : null
  await expect
    .poll(() => state().readout)
    .toMatchObject({
      is: 'answer',
      key: subjectFor(kindId, board()).key,
      counting: false,
      answer: { verdict: truth.verdict, moves },
    })
  await expect.poll(() => host.pool.stats, { timeout: 300, interval: 5 }).toEqual({ threads: 2, busy: 0, queued: 0 })
  expect(ended).toBe(left)
}

describe.each(SUBJECTS)('$kindId', ({ kindId, rows, cells }) => {
  test('held down for as many moves as fifteen seconds have, a stroke asks nothing; let go, its board is solved', async () => {
    begin(kindId, rows)
    await expect.poll(() => host.pool.stats.busy).toBe(1)
    const free = rowsOf(kindId, board()).flatMap((row, y) => [...row].flatMap((char, x): Point[] => (char === '.' ? [[x, y]] : [])))
    const inside = free.filter(([x, y]) => x > 0 && y > 0 && x < 9 && y < 9)
    chooseTool('wall')
    beginPaint(inside[0]!, false)
    for (let moves = 0; moves < 15 * 60; moves++) {
      extendPaint([inside[(moves * 7) % inside.length]!])
      if (moves % 10 === 0) await rest(1)
    }
    expect([left, state().history.past.length]).toEqual([1, 0])
    isDone = true
    finishPaint()
    expect(state().history.past).toHaveLength(1)
    await expectSettled(kindId)
  })

  test('of strokes a tenth of a second apart at most one search is alive, and the last board is solved', async () => {
    begin(kindId, rows)
    chooseTool('wall')
    for (let stroke = 0; stroke < 36; stroke++) {
      const cell = cells[stroke % cells.length]!
      // Painted, and four strokes later erased again.
      beginPaint(cell, stroke % 8 >= 4)
      isDone = stroke === 35
      finishPaint()
      await rest(100)
      expect(host.pool.stats.queued).toBeLessThanOrEqual(1)
      expect(left - ended).toBeLessThanOrEqual(1)
    }
    expect(left).toBeGreaterThan(5)
    expect(rowsOf(kindId, board())).not.toEqual(rows)
    await expectSettled(kindId)
  })
})
