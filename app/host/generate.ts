/** Makes the levels of one order: attempts as batch jobs of the pool, several at once, their progress added up. */
import type { GeneratedLevel, GenerateReply, GenerateRequest } from '../../core/contract.ts'
import { Fault } from '../../core/fault.ts'
import { generateLevels, generatorOf, type MadeLevel, type RunningAttempt, readParams } from '../../core/generate.ts'
import { LIVE_LIMITS } from '../../core/limits.ts'
import { kindIds, kindOf } from '../../core/registry.ts'
import type { CallContext } from './dispatch.ts'
import { orderShare } from './orderShare.ts'
import type { Pool } from './pool.ts'
import type { AttemptTask } from './threadMessages.ts'

/** Throws a `level/…`, `generate/…`, `call/…` or `worker/…` Fault. What is not found is part of the reply. */
export async function generate(pool: Pool, request: GenerateRequest, { pipe, signal, report }: CallContext): Promise<GenerateReply> {
  const kind = kindOf(request.kind)
  if (!kind) throw new Fault('level/unknown-kind', { kind: request.kind, known: kindIds.join(', ') })
  const generator = generatorOf(kind, request.generator)
  const params = readParams(generator, request.params, request.seed)
  const { seed, count, tries = generator.tries } = request

  let [made, attempts] = [0, 0]
  let best: Readonly<Record<string, number>> = {}
  const share = orderShare(count, tries)
  const tell = (level?: GeneratedLevel) => report({ wanted: count, made, attempts, done: share.done, best, ...(level && { level }) })
  const levelOf = ({ number, rows, seed: own, attempt, ownAttempt, metrics, report: found }: MadeLevel): GeneratedLevel => {
    const generated = { generator: generator.id, seed: own, params, version: generator.version }
    return { number, rows, generated, attempt: ownAttempt ?? attempt, metrics, report: found }
  }

  const start = (own: string, attempt: number): RunningAttempt => {
    const controller = new AbortController()
    const { maxStates, maxBytes } = LIVE_LIMITS
    const task: AttemptTask = {
      method: 'attempt',
      kind: kind.id,
      generator: generator.id,
      params,
      seed: own,
      attempt,
      options: { maxStates, maxBytes },
    }
    share.moved(own, attempt, 0)
    const end = pool.run(task, {
      lane: 'batch',
      caller: `${pipe}:generate`,
      signal: AbortSignal.any([signal, controller.signal]),
      onProgress(progress) {
        best = progress.best
        share.moved(own, attempt, progress.done)
        tell()
      },
    })
    return { end, cancel: () => controller.abort() }
  }
  const events = {
    made(level: MadeLevel) {
      made++
      share.made(level.seed)
      best = {}
      tell(levelOf(level))
    },
    ended(seed: string, attempt: number) {
      attempts++
      share.ended(seed, attempt)
      tell()
    },
  }
  const end = await generateLevels({ seed, count, tries }, pool.batchWidth, start, events)

  const levels = end.made.map((level) => ({
    ...levelOf(level),
    ...(level.duplicateOf !== undefined && { duplicateOf: level.duplicateOf }),
  }))
  return { levels, notFound: end.notFound }
}
