/** The loop of attempts for any kind's generator: attempt n draws from a stream of its own, so it comes to the same whoever runs it. */
import type { AttemptProgress, LevelGenerator, Params, Stop } from './kind.ts'
import { random } from './random.ts'

export type Generated<B> =
  | { readonly is: 'made'; readonly board: B; readonly metrics: Readonly<Record<string, number>>; readonly attempt: number }
  /** Every attempt missed, or it was stopped after `tries` of them. Nothing near the wish is offered in its place. */
  | { readonly is: 'not-found'; readonly tries: number }

/** The lowest attempt that fulfils the wish wins. `report` hears of the attempt under way, counted from 1. */
export function generate<B>(
  generator: LevelGenerator<B>,
  params: Params,
  seed: string,
  tries: number,
  report: (attempt: number, progress: AttemptProgress) => void,
  stop: Stop,
): Generated<B> {
  const numbers = random(seed)
  for (let attempt = 1; attempt <= tries; attempt++) {
    const end = generator.attempt(params, numbers.fork(String(attempt)), (progress) => report(attempt, progress), stop)
    if (end.is === 'made') return { ...end, attempt }
    if (stop.aborted) return { is: 'not-found', tries: attempt }
  }
  return { is: 'not-found', tries }
}
