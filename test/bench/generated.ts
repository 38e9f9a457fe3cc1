/** Levels of the generator, kept as a file: what `best` needs for them, and whether their seeds still make them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { generatorOf, readParams, runAttempt, seedOf } from '../../core/generate.ts'
import type { Params } from '../../core/generator.ts'
import { LIVE_LIMITS } from '../../core/limits.ts'
import type { Rows } from '../../core/play.ts'
import { kindOf } from '../../core/registry.ts'
import { type Demands, median, medianMs, quantile, table } from './measure.ts'

const FILE = 'test/bench/generated.jsonl'
const SIZES = [6, 7, 8, 9, 10]
/** Levels of each size by the grade wished for; `any` is the most slides within the generator's usual effort. */
const WANTED = { any: 5, hard: 2 } as const
/** From here on a short effort: at the usual one a single level takes minutes. */
const LARGE = 9
/** Making larger ones again takes too long for a bench. */
const MADE_AGAIN = [6, 7]
/** Median slides of `any`, at least. */
const LEAST_SLIDES: Readonly<Record<number, number>> = { 6: 8, 7: 10 }

interface GeneratedLevel {
  readonly size: number
  readonly grade: string
  readonly seed: string
  /** Which attempt made it. */
  readonly attempt: number
  readonly version: number
  readonly rows: Rows
  readonly par: number
  readonly slides: number
  /** By `best`. */
  readonly stored: number
}

const kind = kindOf('parkout')!
const generator = generatorOf(kind)
const running = { aborted: false }
const quiet = () => {}
const paramsOf = (size: number, grade: string): Params =>
  readParams(generator, { width: size, height: size, grade, ...(size >= LARGE && { effort: 'quick' }) })
const attemptAt = (size: number, grade: string, seed: string, attempt: number) =>
  runAttempt(kind, generator, paramsOf(size, grade), seed, attempt, LIVE_LIMITS, quiet, running)

/** Writes the file anew; minutes. Throws where a level is not found. */
export function regenerate(): void {
  const levels = SIZES.flatMap((size) =>
    Object.entries(WANTED).flatMap(([grade, count]) =>
      Array.from({ length: count }, (_, i) => levelOf(size, grade, seedOf(`bench-${size}-${grade}`, i + 1))),
    ),
  )
  writeFileSync(FILE, `${levels.map((level) => JSON.stringify(level)).join('\n')}\n`)
}

function levelOf(size: number, grade: string, seed: string): GeneratedLevel {
  for (let attempt = 1; attempt <= generator.tries; attempt++) {
    const made = attemptAt(size, grade, seed, attempt)
    if (made.is === 'missed') continue
    const { moves, factors, work } = made.report
    console.log(`${seed}: ${factors.slides} slides, attempt ${attempt}`)
    return {
      size,
      grade,
      seed,
      attempt,
      version: generator.version,
      rows: made.rows,
      par: moves!,
      slides: factors.slides!,
      stored: work.stored,
    }
  }
  throw new Error(`${seed} is not found`)
}

/** Every level answered at the live limits, exactly as the file has it; those of the small sizes made again. */
export function benchGenerated(must: Demands['must']): void {
  const levels = readFileSync(FILE, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GeneratedLevel)
  const boardOf = ({ seed, rows }: GeneratedLevel): unknown => {
    const board = kind.parse(rows)
    if (!board.ok) throw new Error(`${seed} does not parse`)
    return board.value
  }
  const rows = SIZES.map((size) => {
    const ofSize = levels.filter((level) => level.size === size)
    const answers = ofSize.map((level) => {
      const board = boardOf(level)
      const solution = kind.solve(board, LIVE_LIMITS, quiet, running)
      const right = solution.verdict === 'solved' && solution.optimal && solution.moves.length === level.par
      const ms = medianMs(() => kind.solve(board, LIVE_LIMITS, quiet, running), 3, 20)
      return { verdict: solution.verdict, right: right && solution.work.stored === level.stored, stored: solution.work.stored, ms }
    })
    const slides = median(ofSize.filter(({ grade }) => grade === 'any').map((level) => level.slides))
    const least = LEAST_SLIDES[size]
    must(
      `${size} x ${size}: none of ${ofSize.length} unknown at the live limits`,
      answers.every(({ verdict }) => verdict !== 'unknown'),
    )
    must(
      `${size} x ${size}: every par and every count of states as it was`,
      answers.every(({ right }) => right),
    )
    if (least !== undefined) must(`${size} x ${size}: ${slides} slides (median of ${WANTED.any}), at least ${least}`, slides >= least)
    const [stored, times] = [answers.map((answer) => answer.stored), answers.map(({ ms }) => ms)]
    return [
      ...[`${size} x ${size}`, ofSize.length, median(ofSize.map(({ par }) => par)), slides],
      ...[median(stored), quantile(stored, 0.95), Math.max(...stored)],
      ...[median(times).toFixed(1), quantile(times, 0.95).toFixed(1)],
    ]
  })
  const head = ['lot', 'levels', 'par p50', 'slides of any p50', 'states p50', 'p95', 'most', 'ms p50', 'p95']
  console.log(`\n${table(head, rows)}\n`)

  for (const size of MADE_AGAIN) {
    const wanted = levels.filter((level) => level.size === size && level.grade === 'any')
    const begun = process.cpuUsage()
    const again = wanted.map(({ grade, seed, attempt }) => attemptAt(size, grade, seed, attempt))
    const { user, system } = process.cpuUsage(begun)
    const same = wanted.every((level, i) => {
      const made = again[i]!
      return level.version === generator.version && made.is === 'made' && made.rows.join() === level.rows.join()
    })
    const seconds = (user + system) / 1e6 / wanted.length
    must(`${size} x ${size}: the seeds of ${wanted.length} make them again, in ${seconds.toFixed(1)} s of one processor each`, same)
  }
}
