/**
 * Signal's part of `npm run bench`: the fast search against the published article's, exact counts, and boards made to order, in one process.
 * Answers are exact and the same on every machine. `docs/signal-numbers.md` keeps what was reached.
 */
import { readFileSync } from 'node:fs'
import { readParams } from '../../core/generate.ts'
import { rng } from '../../core/kinds/signal/article/rng.ts'
import { tree } from '../../core/kinds/signal/article/tree.ts'
import type { Circuit } from '../../core/kinds/signal/circuit.ts'
import { answersOf } from '../../core/kinds/signal/fast/answers.ts'
import { firstAnswers } from '../../core/kinds/signal/fast/depthFirst.ts'
import { drawDiagram } from '../../core/kinds/signal/fast/diagram.ts'
import { Domains } from '../../core/kinds/signal/fast/domains.ts'
import { countAnswers } from '../../core/kinds/signal/fast/passes.ts'
import { perturb } from '../../core/kinds/signal/fast/perturb.ts'
import { turned } from '../../core/kinds/signal/masks.ts'
import { random } from '../../core/random.ts'
import { median, table } from './measure.ts'
import { articleSolve } from './signalArticle.ts'

type Must = (what: string, holds: boolean) => void
interface HardBoard {
  readonly id: string
  readonly w: number
  readonly h: number
  readonly masks: readonly number[]
  readonly count: string
}

const running = { aborted: false }
const UNLIMITED = { maxStates: Number.POSITIVE_INFINITY, maxBytes: Number.POSITIVE_INFINITY }
const BOARDS = 200
/** Turned at random they take the article's search minutes. */
const LARGE_TURNED = 40
/** Cells a side, and how many times faster than the article's search. */
const DEMANDED = [
  [6, 5],
  [10, 10],
  [16, 15],
  [20, 25],
  [30, 50],
] as const
/** Where the article's search is stopped on large boards: all that it takes longer for are above its median anyway. */
const ARTICLE_NODES = 1_000
const RUNS = 5
const WARM_MS = 300
/** A run longer than this is not repeated. */
const LONG_MS = 100

/**
 * Of each search, the milliseconds it takes for each board, the best of five rounds. The searches take turns, round by round, so that
 * what else the machine does slows them all.
 */
function bestMs(boards: readonly Circuit[], searches: readonly ((board: Circuit) => void)[]): readonly (readonly number[])[] {
  for (const search of searches) {
    const began = performance.now()
    for (let i = 0; performance.now() - began < WARM_MS; i++) search(boards[i % boards.length]!)
  }
  const best = searches.map(() => boards.map(() => Number.POSITIVE_INFINITY))
  for (let round = 0; round < RUNS; round++)
    searches.forEach((search, which) => {
      const times = best[which]!
      boards.forEach((board, i) => {
        if (round > 0 && times[i]! > LONG_MS) return
        const start = performance.now()
        search(board)
        times[i] = Math.min(times[i]!, performance.now() - start)
      })
    })
  return best
}

const unlocked = (width: number, height: number, masks: readonly number[]): Circuit => ({
  ...{ width, height, masks, locks: masks.map(() => false) },
})

function kruskal(n: number, seed: string, isTurned: boolean): Circuit {
  const draw = rng(seed)
  const answer = tree(n, n, draw)
  return unlocked(n, n, isTurned ? answer.map((mask) => turned(mask, Math.floor(4 * draw()))) : answer)
}

/** Answers, up to two; past the depth-first search's choices by the diagram. From the bare tiles. */
function firstTwo(board: Circuit): number {
  const domains = new Domains(board.width, board.height)
  if (!domains.load(board)) return 0
  const { answers, cut } = firstAnswers(domains, 500, running)
  return cut ? Number(exactCount(board)) : answers.length
}

/** By the diagram alone, from the bare tiles. */
function exactCount(board: Circuit): bigint {
  const domains = new Domains(board.width, board.height)
  if (!domains.load(board)) return 0n
  const drawn = drawDiagram(domains, UNLIMITED, running)
  const count = drawn.is === 'whole' ? countAnswers(drawn.diagram, running) : undefined
  if (count === undefined) throw new Error('a count without limits was cut short')
  return count
}

export function benchSignal(must: Must): void {
  console.log("\nSignal: one answer or more, against the article's search\n")
  const rows: (readonly (string | number)[])[] = []
  const demands: (readonly [string, boolean])[] = []
  for (const isTurned of [false, true])
    for (const [n, times] of DEMANDED) {
      const race = raceOf(n, isTurned)
      const faster = race.articleMs / race.fastMs
      const shown = [`${race.unique} of ${race.boards}`, race.articleMs.toFixed(3), race.fastMs.toFixed(4), `${Math.round(faster)}x`]
      rows.push([`${n} x ${n} ${isTurned ? 'turned' : 'answer'}`, ...shown, race.allMs.toFixed(3), race.countMs.toFixed(3)])
      if (!isTurned) demands.push([`${n} x ${n}: ${Math.round(faster)}x less time at the median, at least ${times}x`, faster >= times])
      if (n === 20 && !isTurned)
        demands.push([`exact count at 20 x 20: ${race.countMs.toFixed(2)} ms at the median, less than 20`, race.countMs < 20])
    }
  console.log(table(['boards', 'unique', 'article ms', 'fast ms', 'faster', 'all answers ms', 'count ms'], rows))
  console.log()
  for (const [what, holds] of demands) must(what, holds)

  console.log('\nSignal: boards that are hard\n')
  const hard = readFileSync('test/kinds/signal/signal-hard.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as HardBoard)
  const hardBoards = hard.map(({ w, h, masks }) => unlocked(w, h, masks))
  const right = hardBoards.every((board, i) => exactCount(board) === BigInt(hard[i]!.count) && firstTwo(board) === 1)
  must(`${hard.length} boards: every count right, none cut short`, right)
  const [uniqueMs = 0, countMs = 0] = bestMs(hardBoards, [firstTwo, exactCount]).map((times) => Math.max(...times))
  must(`one answer proven within ${uniqueMs.toFixed(2)} ms, at most 100`, uniqueMs <= 100)
  must(`counted within ${countMs.toFixed(2)} ms, at most 500`, countMs <= 500)

  console.log('\nSignal: boards to order\n')
  benchOrders(must)
}

/** Medians over the boards; every verdict of the article's search that was not cut short must be the fast one's. */
function raceOf(n: number, isTurned: boolean) {
  const length = isTurned && n >= 30 ? LARGE_TURNED : BOARDS
  const boards = Array.from({ length }, (_, i) => kruskal(n, `bench ${n} ${i}`, isTurned))
  const article = (board: Circuit) => articleSolve(board.masks, n, n, n < 20 ? undefined : ARTICLE_NODES)
  let unique = 0
  for (const board of boards) {
    const answers = firstTwo(board)
    if (answers === 1) unique++
    const { count } = answersOf(board, {}, running)
    if (count === undefined || Math.min(2, Number(count)) !== answers || exactCount(board) !== count) throw new Error('counts differ')
  }
  for (const board of boards.slice(0, 60)) {
    const { solutions, truncated } = article(board)
    if (!truncated && Math.min(2, solutions.length) !== firstTwo(board)) throw new Error("the article's search says otherwise")
  }
  const all = (board: Circuit): void => void answersOf(board, {}, running)
  const [articleMs = 0, fastMs = 0, allMs = 0, countMs = 0] = bestMs(boards, [article, firstTwo, all, exactCount]).map(median)
  return { boards: length, unique, articleMs, fastMs, allMs, countMs }
}

/** Milliseconds and boards tried of each order; one that is not made counts as a failure. */
function benchOrders(must: Must): void {
  const order = (wishes: Readonly<Record<string, string | number>>, seed: string) => {
    const params = readParams(perturb, wishes)
    const numbers = random(seed).fork('1')
    const start = performance.now()
    const made = perturb.attempt(params, numbers, () => {}, running, seed)
    const ms = performance.now() - start
    const isUnique = made.is === 'made' && answersOf(made.board, {}, running).verdict === 'unique'
    return { ms, tries: isUnique ? made.metrics.tries! : Number.POSITIVE_INFINITY }
  }
  const sizes = random('sizes')
  const side = (): number => 2 + sizes.below(39)
  const any = Array.from({ length: 1_000 }, (_, i) => order({ width: side(), height: side(), crosses: i % 2 ? 'none' : 'allowed' }, `${i}`))
  const failed = any.filter(({ tries }) => tries === Number.POSITIVE_INFINITY).length
  must(`1,000 seeds, sides of 2 to 40: ${failed} without a board of one answer, none allowed`, failed === 0)
  const large = median(Array.from({ length: 200 }, (_, i) => order({ width: 30, height: 30 }, `30 ${i}`).ms))
  must(`one answer at 30 x 30: ${large.toFixed(2)} ms at the median, less than 10`, large < 10)
  for (const n of [4, 5, 6]) {
    const made = Array.from({ length: 300 }, (_, i) => order({ width: n, height: n, grade: 'hard' }, `hard ${i}`))
    const most = Math.max(...made.map(({ tries }) => tries))
    const [ms, tries] = [median(made.map((one) => one.ms)), median(made.map((one) => one.tries))]
    must(`hard at ${n} x ${n}, 300 seeds: at most ${most} boards tried (median ${tries}), 2,000 allowed`, most <= 2_000)
    must(`hard at ${n} x ${n}: ${ms.toFixed(2)} ms at the median, less than 50`, ms < 50)
  }
}
