/** Answers already proven, so that an undo, or a level seen again, costs nothing. Lives as long as its process, hence one version of the solver. */
import { createHash } from 'node:crypto'
import type { LevelAnswer } from '../../core/contract.ts'
import type { ExamineTask } from './threadMessages.ts'

export class AnswerCache {
  readonly #most: number
  /** A Map keeps the order of insertion: the first key is the one used longest ago. */
  readonly #answers = new Map<string, LevelAnswer>()

  constructor(most = 1_000) {
    this.#most = most
  }

  get(key: string): LevelAnswer | undefined {
    const answer = this.#answers.get(key)
    if (answer) this.#insert(key, answer)
    return answer
  }

  /** Keeps what a task's own limits decide, which is the same every time. What a clock or a caller cut short says nothing about the level. */
  put(key: string, answer: LevelAnswer): void {
    const chance: readonly (string | undefined)[] = ['time', 'caller']
    if (chance.includes(answer.stoppedBy) || chance.includes(answer.countingStoppedBy)) return
    this.#insert(key, answer)
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > this.#most && oldest !== undefined) this.#answers.delete(oldest)
  }

  #insert(key: string, answer: LevelAnswer): void {
    this.#answers.delete(key)
    this.#answers.set(key, answer)
  }
}

/** Everything an answer depends on. Who asks, in which lane and for how long is no part of it. */
export function keyOf(task: ExamineTask): string {
  const { search, maxStates, maxBytes } = task.options
  const facts = [task.method, task.kind, task.rows, search, maxStates, maxBytes, task.played]
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64')
}
