/**
 * `npm run bench`: Park Out's search against the published article's, in one process. States and answers are exact and the same on every
 * machine; times are medians of warm runs, judged only as ratios. Exits with 1 when a demand is missed. `docs/parkout-numbers.md` keeps
 * what was reached. With `--regenerate` it only makes the generator's levels anew, with `--screen` it only times the screen, with
 * `--jelly` it runs Jelly's part alone, in which `--open SECONDS` takes so long for each stage that has no proof yet, and `--threads N` has
 * N threads share the longest proof.
 */
import { readFileSync } from 'node:fs'
import { solveAsArticle } from '../../core/kinds/parkout/article.ts'
import { solveBest } from '../../core/kinds/parkout/best.ts'
import { closedSpace } from '../../core/kinds/parkout/closed.ts'
import { greedyLine } from '../../core/kinds/parkout/greedy.ts'
import { parse } from '../../core/kinds/parkout/level.ts'
import type { Lot } from '../../core/kinds/parkout/lot.ts'
import { modelOf } from '../../core/kinds/parkout/model.ts'
import { rules } from '../../core/kinds/parkout/rules.ts'
import type { Rows } from '../../core/play.ts'
import { replay } from '../../core/search/replay.ts'
import type { Solution } from '../../core/solving.ts'
import { articleLevel, articleSearch } from './articleSearch.ts'
import { benchGenerated, regenerate } from './generated.ts'
import { benchJelly } from './jelly.ts'
import { benchThreads } from './jellyThreads.ts'
import { demands, geometricMean, medianMs, table } from './measure.ts'
import { benchScreen } from './screen.ts'
import { benchSignal } from './signal.ts'

interface ProvenLevel {
  readonly id: string
  readonly tags: readonly string[]
  readonly rows: Rows
  readonly par: number | null
  readonly seenPruned: number
  readonly seenUnpruned: number | null
}

/** 20 cars; the article's pruned search stores 192,255 states. */
const CROWDED: Rows = [
  '#..#.#.##.#',
  '.H.o.kJjj.#',
  '#hEOLKA...#',
  '#.ecl.adsS.',
  '#.eclbaD.I#',
  '#.eC.b..ni#',
  '#ttT.B..N..',
  '.MPRrrFff.#',
  '#mp...G...#',
  '.Qq...g...#',
  '###.#.#..##',
]
/** Stored by `best`, exactly; and the most that is allowed. */
const PUBLISHED = [
  ['easy-1', 4, 13],
  ['hard-6', 14, 96],
  ['big-1', 4, 112],
] as const
const COMPARED_FROM = 1_000
const BYTES_A_STATE = 40

const running = { aborted: false }
const quiet = () => {}
const { must, missed } = demands()

function lotOf(rows: Rows): Lot {
  const lot = parse(rows)
  if (!lot.ok) throw new Error(JSON.stringify(lot.issues))
  return lot.value
}
const best = (lot: Lot): Solution => solveBest(lot, {}, quiet, running)
const levels = readFileSync('test/kinds/parkout/proven.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ProvenLevel)
const tagged = (tag: string): ProvenLevel => levels.find(({ tags }) => tags.includes(tag))!

function isRight({ rows, par }: ProvenLevel): boolean {
  const lot = lotOf(rows)
  const solution = best(lot)
  if (par === null) return solution.verdict === 'unsolvable'
  if (solution.verdict !== 'solved' || !solution.optimal || solution.moves.length !== par) return false
  const plain = rules(lot)
  const end = replay(plain, solution.moves)
  return end !== undefined && plain.isSolved(end)
}

/** All that `best` stores for a level: also what its greedy pass keeps for a while, where it needs one. */
function storedInAll(lot: Lot): number {
  const { stored } = best(lot).work
  if (stored <= 256) return stored
  const model = modelOf(lot)
  return stored + greedyLine(closedSpace(model, model.start, running), 50_000, running).work.stored
}

if (process.argv.includes('--regenerate')) {
  regenerate()
  process.exit()
}
async function screen(): Promise<void> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH === undefined) console.log('Not timed: no Chromium was found.')
  else await benchScreen(must, CHROMIUM_PATH)
}

if (process.argv.includes('--screen')) {
  await screen()
  process.exit(missed.length === 0 ? 0 : 1)
}
if (process.argv.includes('--jelly')) {
  benchJelly(must)
  await benchThreads(must)
  process.exit(missed.length === 0 ? 0 : 1)
}

console.log('Answers\n')
for (const [tag, exactly, most] of PUBLISHED) {
  const { stored } = best(lotOf(tagged(tag).rows)).work
  must(`${tag}: ${stored} states stored, exactly ${exactly}, at most ${most}`, stored === exactly && stored <= most)
}
const wrong = levels.filter((level) => !isRight(level)).map(({ id }) => id)
must(`${levels.length} proven levels: every verdict and par right, every line replayed ${wrong.join(' ')}`, wrong.length === 0)

console.log("\nAgainst the article's pruned search\n")
const compared = levels.filter(({ par, seenPruned }) => par !== null && seenPruned >= COMPARED_FROM)
const races = compared.map(({ id, rows, par, seenPruned }) => {
  const lot = lotOf(rows)
  const level = articleLevel(lot)
  const article = articleSearch(level)
  if (article.seen !== seenPruned || article.moves !== par) throw new Error(`the article's search is not the article's on ${id}`)
  const articleMs = medianMs(() => articleSearch(level), 2, 300)
  const bestMs = medianMs(() => best(lot), 5, 100)
  return { id, cars: level.cars.length, par: par!, seen: article.seen, stored: storedInAll(lot), articleMs, bestMs }
})
const states = geometricMean(races.map(({ seen, stored }) => seen / stored))
const times = geometricMean(races.map(({ articleMs, bestMs }) => articleMs / bestMs))
console.log(
  table(
    ['level', 'cars', 'par', 'article states', 'best states', 'fewer', 'article ms', 'best ms', 'faster'],
    races.map(({ id, cars, par, seen, stored, articleMs, bestMs }) => [
      ...[id, cars, par, seen, stored, `${Math.round(seen / stored)}x`],
      ...[articleMs.toFixed(1), bestMs.toFixed(3), `${Math.round(articleMs / bestMs)}x`],
    ]),
  ),
)
console.log()
must(`${races.length} levels: ${Math.round(states)}x fewer states (geometric mean), at least 500x`, states >= 500)
must(`${races.length} levels: ${Math.round(times)}x less time (geometric mean of medians), at least 50x`, times >= 50)

console.log('\nMemory\n')
const memory: readonly (readonly [name: string, rows: Rows, pruned: boolean, stored: number])[] = [
  ['bfs of hard-6', tagged('hard-6').rows, false, tagged('hard-6').seenUnpruned!],
  ['bfs-pruned of 20 crowded cars', CROWDED, true, 192_255],
]
for (const [name, rows, pruned, stored] of memory) {
  const lot = lotOf(rows)
  const fits = (bytes: number): boolean => {
    const solution = solveAsArticle(lot, pruned, { maxBytes: bytes * stored }, quiet, running)
    return solution.verdict === 'solved' && solution.work.stored === stored
  }
  let least = 1
  while (least <= BYTES_A_STATE && !fits(least)) least++
  must(
    `${name}: ${stored.toLocaleString('en')} states in ${least} bytes each, growth included, at most ${BYTES_A_STATE}`,
    fits(BYTES_A_STATE),
  )
}

console.log('\nGenerated levels\n')
benchGenerated(must)

benchSignal(must)
benchJelly(must)
await benchThreads(must)

console.log('\nOn screen\n')
await screen()

console.log(missed.length === 0 ? '\nAll demands hold.' : `\n${missed.length} missed.`)
process.exitCode = missed.length === 0 ? 0 : 1
