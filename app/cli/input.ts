/** The levels of one file or of standard input. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type BrokenLevel, isBroken, restValue } from '../../core/document/pack.ts'
import { type LevelSource, readPack } from '../../core/document/packText.ts'
import { kindOf } from '../../core/registry.ts'
import { fileFault } from '../host/fileFaults.ts'
import { decodeUtf8 } from '../host/utf8.ts'
import type { CommandRequest } from './arguments.ts'
import type { Job } from './run.ts'
import type { Words } from './words.ts'

export const formatIds: readonly string[] = ['pack', 'parkout']

async function readText(file: string, words: Words): Promise<{ readonly name: string; readonly text: string }> {
  if (file === '-') {
    const name = words.say('cli.stdin')
    return { name, text: decodeUtf8(await buffer(process.stdin), name) }
  }
  try {
    return { name: file, text: decodeUtf8(await readFile(file), file) }
  } catch (error) {
    throw fileFault(error, file)
  }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A level that did not open: as much of its heading as its own text tells. */
function brokenJob(file: string, entry: BrokenLevel, source: LevelSource | undefined): Job {
  const raw = JSON.parse(entry.raw) as unknown
  const { kind, title, draft } = (typeof raw === 'object' && raw !== null ? raw : {}) as Readonly<Record<string, unknown>>
  const level = { file, id: entry.id, kind: typeof kind === 'string' ? kind : null, title: asText(title), draft: draft === true }
  return { level: { ...level, rows: source?.rows ?? [], rowLines: source?.rowLines ?? [] }, issues: entry.issues }
}

function packJobs(file: string, text: string): readonly Job[] {
  const { pack, sources } = readPack(text, kindOf)
  return pack.levels.map((entry, i): Job => {
    const source = sources[i]
    if (isBroken(entry)) return brokenJob(file, entry, source)
    const { id, kind, title, draft } = entry
    const claims = restValue(entry.rest, 'claims')
    const level = { file, id, kind, title, draft, rows: source?.rows ?? [], rowLines: source?.rowLines ?? [] }
    return { level, issues: [], ...(claims !== undefined && { claims }) }
  })
}

export async function readJobs(file: string, request: CommandRequest, words: Words): Promise<readonly Job[]> {
  const { name, text } = await readText(file, words)
  if (request.from === 'pack' || (request.from === undefined && /^\uFEFF?\s*\{/.test(text))) return packJobs(name, text)
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const first = lines.findIndex((line) => line.trim() !== '')
  const last = lines.findLastIndex((line) => line.trim() !== '')
  const rows = first < 0 ? [] : lines.slice(first, last + 1)
  const level = {
    file: name,
    id: basename(name).replace(/\.[^.]*$/, ''),
    kind: 'parkout',
    title: '',
    draft: false,
    rows,
    rowLines: rows.map((_, y) => first + y + 1),
  }
  return [{ level, issues: [] }]
}
