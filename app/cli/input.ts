/** The levels of one file or of standard input. */
import { createReadStream } from 'node:fs'
import { parse } from 'node:path'
import { moveLimitOf } from '../../core/document/moveLimit.ts'
import { isBroken, restValue } from '../../core/document/pack.ts'
import { Fault } from '../../core/fault.ts'
import { formatsOf, readLevels } from '../../core/formats/levelText.ts'
import { kindIds, kindOf } from '../../core/registry.ts'
import { fileFault } from '../host/fileFaults.ts'
import { MAX_FILE_BYTES } from '../host/files.ts'
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
  const text = decodeUtf8(await readBytes(isStdin ? process.stdin : createReadStream(file), shown), shown)
  const name = isStdin ? 'level' : parse(file).name
  return readLevels(text, kinds, { from, kind, name }).levels.map(({ entry, rows, rowLines, line }): Job => {
    const { id, kind, title, draft } = entry
    const level = { file: shown, id, kind, title, draft, rows, rowLines, line }
    if (isBroken(entry)) return { level, issues: entry.issues }
    const claims = restValue(entry.rest, 'claims')
    const moveLimit = moveLimitOf(entry)
    return { level, issues: [], ...(claims !== undefined && { claims }), ...(moveLimit !== undefined && { moveLimit }) }
  })
}

/** As a stream, since a pipe does not tell its size: no more is read than a file may have. */
async function readBytes(stream: AsyncIterable<Buffer>, shown: string): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  try {
    for await (const part of stream) {
      bytes += part.length
      if (bytes > MAX_FILE_BYTES) throw new Fault('file/too-large', { path: shown, bytes, most: MAX_FILE_BYTES })
      parts.push(part)
    }
  } catch (error) {
    throw fileFault(error, shown)
  }
  return Buffer.concat(parts)
}
