/**
 * Jelly's part of `npm run bench -- --jelly --threads N`: the original's last stage by one thread, then by N, in wall time. Both as the
 * host does it, in one run; without a demand, for what else runs on the machine counts.
 */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Pool } from '../../app/host/pool.ts'
import { teamOf } from '../../app/host/team.ts'
import type { LevelAnswer } from '../../core/contract.ts'
import { BATCH_LIMITS } from '../../core/limits.ts'
import { published, publishedStage } from '../kinds/jelly/published.ts'
import { rowsOf } from '../kinds/jelly/stageOf.ts'
import { table } from './measure.ts'

const LAST = { id: '050', length: 66 }

async function solveBy(threads: number): Promise<LevelAnswer> {
  const pool = new Pool({ worker: join(process.cwd(), 'dist/host/worker.mjs'), liveLane: false, threads: 1, team: teamOf(threads) })
  const rows = rowsOf(publishedStage(LAST.id))
  const { signal } = new AbortController()
  const job = { lane: 'batch', caller: 'bench', signal, onProgress: () => {} } as const
  const answer = await pool.run({ method: 'solve', kind: 'jelly', rows, options: BATCH_LIMITS, played: [] }, job)
  await pool.close()
  return answer
}

export async function benchThreads(must: (what: string, holds: boolean) => void): Promise<void> {
  const at = process.argv.indexOf('--threads')
  if (at < 0 || !published) return
  const threads = Number(process.argv[at + 1])
  if (!Number.isInteger(threads) || threads < 2) throw new Error('--threads takes a whole number from 2')
  console.log(`\nJelly: stage ${LAST.id} by threads that share the proof, on ${availableParallelism()} cores\n`)
  const one = await solveBy(1)
  const all = await solveBy(threads)
  const row = (count: number, { moves, ms, work }: LevelAnswer) => [count, moves ?? '–', (ms / 1000).toFixed(1), work.expanded, work.stored]
  console.log(table(['threads', 'moves', 'wall s', 'expanded', 'stored'], [row(1, one), row(threads, all)]))
  console.log(`${(one.ms / all.ms).toFixed(2)}x less wall time`)
  must(
    `${LAST.length} moves both times, proven`,
    [one, all].every(({ moves, optimal }) => moves === LAST.length && optimal),
  )
}
