/** `validate --report FILE`: the whole run as one JSON document, for whoever keeps or compares results. */
import { writeFile } from 'node:fs/promises'
import { fileFault } from '../host/fileFaults.ts'
import type { Words } from '../host/words.ts'
import type { CommandRequest } from './arguments.ts'
import { jsonLevel } from './json.ts'
import { type Outcome, standingOf } from './outcome.ts'

/** Replaces `path`. Throws a `file/…` Fault where it cannot be written. */
export async function writeReport(
  path: string,
  request: CommandRequest,
  outcomes: readonly Outcome[],
  exit: number,
  words: Words,
): Promise<void> {
  const levels = outcomes.map((outcome) => ({
    file: outcome.level.file,
    draft: outcome.level.draft,
    standing: standingOf(outcome, request.command),
    ...jsonLevel(outcome, request.command, words),
  }))
  const document = { format: 'levelwright-report', version: 1, proved: request.prove, exit, levels }
  try {
    await writeFile(path, `${JSON.stringify(document, null, 2)}\n`)
  } catch (error) {
    throw fileFault(error, path)
  }
}
