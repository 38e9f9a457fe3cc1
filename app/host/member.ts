/** A thread that takes part in the search of another, and ends with it. */
import type { MessagePort } from 'node:worker_threads'
import { kindOf } from '../../core/registry.ts'
import type { FromMember, MemberData } from './threadMessages.ts'

/** Short of memory it ends without a word, and is lost: the search can do without it. */
export function takePart({ job, member }: MemberData, port: MessagePort): void {
  const post = (message: FromMember) => port.postMessage(message)
  try {
    const kind = kindOf(job.kind)
    const board = kind?.parse(job.rows)
    if (!board?.ok || !kind?.join) throw new Error(`a level of ${job.kind} called a team, and cannot have one`)
    kind.join(board.value, job.call, member)
    post({ is: 'left' })
  } catch (error) {
    if (error instanceof RangeError && /allocation failed/i.test(error.message)) return
    post({ is: 'bug', stack: error instanceof Error ? (error.stack ?? String(error)) : String(error) })
  }
}
