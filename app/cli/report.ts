/** `validate --report FILE`: the whole run as one JSON document, for whoever keeps or compares results. */
import { open, stat, writeFile } from 'node:fs/promises'
import { escapeJson } from '../host/escape.ts'
import { fileFault, isErrno } from '../host/fileFaults.ts'
import type { Words } from '../host/words.ts'
import type { CommandRequest } from './arguments.ts'
import { jsonLevel } from './json.ts'
import { type Outcome, standingOf } from './outcome.ts'

const FORMAT = 'levelwright-report'
/** How each of our reports begins. */
const BEGINNING = new RegExp(`^\\{\\s*"format":\\s*"${FORMAT}"`)

/**
 * Why the report may not go where it is asked to, in a sentence: to an input, under whatever name, or over a file that is no earlier
 * report. undefined: it may. An empty file and what is no file (a terminal, a pipe) have nothing to lose. Throws a `file/…` Fault.
 */
export async function reportFlaw({ report, files }: CommandRequest, { say }: Words): Promise<string | undefined> {
  if (report === undefined) return undefined
  const there = await look(report)
  if (!there?.isFile()) return undefined
  for (const file of files) {
    const input = file === '-' ? null : await look(file).catch(() => null)
    if (input?.dev === there.dev && input.ino === there.ino) return say('cli.usage.report-is-input', { path: report })
  }
  return there.size === 0n || (await isReport(report)) ? undefined : say('cli.usage.report-is-taken', { path: report })
}

/** null: there is nothing. */
async function look(path: string) {
  try {
    return await stat(path, { bigint: true })
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null
    throw fileFault(error, path)
  }
}

async function isReport(path: string): Promise<boolean> {
  try {
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(100), 0, 100, 0)
      return BEGINNING.test(buffer.toString('utf8', 0, bytesRead))
    } finally {
      await file.close()
    }
  } catch (error) {
    throw fileFault(error, path)
  }
}

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
  const document = { format: FORMAT, version: 1, proved: request.prove, exit, levels }
  const text = JSON.stringify(document, null, 2).split('\n').map(escapeJson).join('\n')
  try {
    await writeFile(path, `${text}\n`)
  } catch (error) {
    throw fileFault(error, path)
  }
}
