/** The levels of one file or of standard input. */
import { readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { isBroken, restValue } from '../../core/document/pack.ts'
import { formatsOf, readLevels } from '../../core/formats/levelText.ts'
import { kindIds, kindOf } from '../../core/registry.ts'
import { fileFault } from '../host/fileFaults.ts'
import { decodeUtf8 } from '../host/utf8.ts'
import type { Words } from '../host/words.ts'
import type { CommandRequest } from './arguments.ts'
import type { Job } from './run.ts'

const kinds = { kindIds, kindOf }

/** What `--from` takes. */
export const formatIds = formatsOf(kinds)

/** Throws a `file/…`, `text/…` or `pack/…` Fault; a level that does not open becomes a job with its issues instead. */
export async function readJobs(file: string, { from, kind }: CommandRequest, { say }: Words): Promise<readonly Job[]> {
  const isStdin = file === '-'
  const shown = isStdin ? say('cli.stdin') : file
  const text = decodeUtf8(isStdin ? await buffer(process.stdin) : await readBytes(file), shown)
  const name = isStdin ? 'level' : parse(file).name
  return readLevels(text, kinds, { from, kind, name }).levels.map(({ entry, rows, rowLines, line }): Job => {
    const { id, kind, title, draft } = entry
    const level = { file: shown, id, kind, title, draft, rows, rowLines, line }
    if (isBroken(entry)) return { level, issues: entry.issues }
    const claims = restValue(entry.rest, 'claims')
    return { level, issues: [], ...(claims !== undefined && { claims }) }
  })
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    throw fileFault(error, file)
  }
}
