/** `generate`: has levels made and hands them on in their order as they come; what is not found is said, and fails the run. */
import { stat, writeFile } from 'node:fs/promises'
import type { Client, GeneratedLevel } from '../../core/contract.ts'
import { levelOf } from '../../core/document/generated.ts'
import { emptyPack, type Level } from '../../core/document/pack.ts'
import { writePack } from '../../core/document/packText.ts'
import { Fault } from '../../core/fault.ts'
import { generatorOf, readParams } from '../../core/generate.ts'
import type { Kind } from '../../core/kind.ts'
import type { Rows } from '../../core/play.ts'
import { kindOf } from '../../core/registry.ts'
import { escapeJson, escapeText } from '../host/escape.ts'
import { fileFault, isErrno } from '../host/fileFaults.ts'
import type { Words } from '../host/words.ts'
import { type GenerateCommand, optionFor } from './generateArguments.ts'
import { EXIT } from './outcome.ts'
import type { ProgressLine } from './progress.ts'

/** Why the order cannot be taken, in a sentence; undefined: it can. Throws a `file/…` Fault. */
export async function generateFlaw({ request, output }: GenerateCommand, { say }: Words): Promise<string | undefined> {
  const kind = kindOf(request.kind)
  if (!kind) throw new Error(`no kind ${request.kind}`)
  try {
    const generator = generatorOf(kind, request.generator)
    const known = generator.params.map((spec) => spec.name)
    // An option of another kind's: the wish has words only there.
    const unknown = Object.keys(request.params).find((name) => !known.includes(name))
    if (unknown !== undefined) {
      const options = [...new Set(known.map(optionFor))].join(', ')
      return say('generate/unknown-wish', { generator: generator.id, name: optionFor(unknown), known: options })
    }
    readParams(generator, request.params, request.seed)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    // Wishes by the words of the help, not by their names in packs.
    const named = ['name', 'other'].flatMap((key) => {
      const wish = error.detail[key]
      const words = wish === undefined ? '' : say(`wish.${kind.id}.${wish}`)
      return wish === undefined || words === `wish.${kind.id}.${wish}` ? [] : [[key, words]]
    })
    return say(error.code, { ...error.detail, ...Object.fromEntries(named) })
  }
  if (output === undefined) return undefined
  try {
    await stat(output)
    return say('cli.usage.output-is-taken', { path: output })
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined
    throw fileFault(error, output)
  }
}

const idOf = (kind: string, seed: string): string => `${kind}-${seed}`

/** The rows of the start, whatever else the level's text tells. */
function startOf(kind: Kind<unknown>, rows: Rows): Rows {
  const board = kind.parse(rows)
  if (!board.ok) throw new Error(`a generated level does not parse: ${rows.join('/')}`)
  return kind.startRows?.(board.value) ?? rows
}

/** One made level as the JSON of the command line's contract. */
function jsonGenerated(kind: Kind<unknown>, level: GeneratedLevel, { say }: Words): object {
  const { rows, generated, attempt, metrics, report, duplicateOf } = level
  const { verdict, optimal, moves, line, uniqueness, solutions, solutionsAbout, strategies, grade, factors, answers, issues, work } = report
  return {
    id: idOf(kind.id, generated.seed),
    kind: kind.id,
    title: '',
    rows: startOf(kind, rows),
    ...(answers?.length === 1 && { answer: answers[0] }),
    seed: generated.seed,
    attempt,
    verdict,
    optimal,
    moves,
    line,
    uniqueness,
    solutions,
    ...(solutionsAbout !== undefined && { solutionsAbout }),
    ...(strategies !== undefined && { strategies }),
    grade,
    factors,
    metrics,
    issues: issues.map(({ code, at, blocks, details }) => ({ code, at, blocks, message: say(code, details) })),
    work,
    generated,
    ...(duplicateOf !== undefined && { duplicateOf }),
  }
}

function textGenerated(kind: string, { rows, generated, attempt, report }: GeneratedLevel, { say }: Words): string {
  const grade = report.grade === null ? say('cli.not-graded') : say(`grade.${kind}.${report.grade}`)
  const said = say('cli.generated', { count: report.moves ?? 0, grade, attempt })
  return `${escapeText(`${idOf(kind, generated.seed)} · ${said}`)}\n${rows.map((row) => `${row === '' ? '' : '  '}${row}\n`).join('')}`
}

/** Answers the exit code; a Fault is the caller's to tell. */
export async function runGenerate(client: Client, command: GenerateCommand, words: Words, progress: ProgressLine): Promise<number> {
  const { request, output, json } = command
  const { say, number } = words
  const kind = kindOf(request.kind)
  if (!kind) throw new Error(`no kind ${request.kind}`)
  const waiting = new Map<number, GeneratedLevel>()
  let next = 1
  const print = (level: GeneratedLevel) => {
    progress.clear()
    const gap = level.number > 1 ? '\n' : ''
    process.stdout.write(
      json ? `${escapeJson(JSON.stringify(jsonGenerated(kind, level, words)))}\n` : gap + textGenerated(kind.id, level, words),
    )
  }
  // Whatever comes next in their order is printed at once: cut short, the run leaves what it had.
  const keep = (level: GeneratedLevel) => {
    waiting.set(level.number, level)
    for (let ready = waiting.get(next); ready; ready = waiting.get(next)) {
      print(ready)
      waiting.delete(next++)
    }
  }
  const { levels, notFound } = await client.call('level.generate', request, {
    onProgress({ made, wanted, attempts, level }) {
      if (level) keep(level)
      progress.say('cli.generating', { made: number(made), wanted: number(wanted), attempts: number(attempts) })
    },
  })
  progress.clear()
  for (const level of levels) if (level.number >= next) print(level)
  const code = generatorOf(kind, request.generator).notFound ?? 'generate/not-found'
  for (const { seed, tries } of notFound) {
    const sentence = say(code, { seed, count: tries })
    if (json) {
      const issue = { code, at: [], blocks: true, message: sentence }
      const line = { id: idOf(kind.id, seed), kind: kind.id, title: '', rows: null, seed, attempt: null, verdict: null, issues: [issue] }
      process.stdout.write(`${escapeJson(JSON.stringify(line))}\n`)
    } else process.stderr.write(`${escapeText(sentence)}\n`)
  }
  for (const { generated, duplicateOf } of levels)
    if (duplicateOf !== undefined)
      process.stderr.write(
        `${escapeText(`${idOf(kind.id, generated.seed)}: ${say('generate/duplicate', { other: number(duplicateOf) })}`)}\n`,
      )
  if (output !== undefined && levels.length > 0) {
    const entries = levels.map((level): Level => levelOf(kind, level, idOf(kind.id, level.generated.seed), ''))
    try {
      await writeFile(output, writePack({ ...emptyPack, levels: entries }, kindOf), { flag: 'wx' })
    } catch (error) {
      throw fileFault(error, output)
    }
  }
  return notFound.length > 0 ? EXIT.failed : EXIT.good
}
