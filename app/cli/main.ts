/** The command line: reads levels, asks a host of its own over the local pipe, prints in input order, ends with the exit code of ARCHITECTURE.md. */
import { availableParallelism } from 'node:os'
import { makeClient } from '../../core/client.ts'
import { Fault } from '../../core/fault.ts'
import { kindOf } from '../../core/registry.ts'
import { escapeJson, escapeText } from '../host/escape.ts'
import { fileFault } from '../host/fileFaults.ts'
import { confine } from '../host/folder.ts'
import { type Host, makeHost } from '../host/handlers.ts'
import { localPipe } from '../host/localPipe.ts'
import { teamOf } from '../host/team.ts'
import { languageOf, makeWords, type Words } from '../host/words.ts'
import { type CommandRequest, parseArguments } from './arguments.ts'
import { generateFlaw, runGenerate } from './generate.ts'
import type { GenerateCommand } from './generateArguments.ts'
import { formatIds, readJobs } from './input.ts'
import { jsonLevel } from './json.ts'
import { EXIT, exitCode, type Outcome } from './outcome.ts'
import { progressLine } from './progress.ts'
import { reportFlaw, writeReport } from './report.ts'
import { type Job, runJobs } from './run.ts'
import { textLevel, textSummary } from './text.ts'

const SIGINT_EXIT = 130
const SIGPIPE_EXIT = 141

/** The search that a level's kind lacks, in a sentence; undefined: all have it. */
function searchFlaw({ search }: CommandRequest, jobs: readonly Job[], { say }: Words): string | undefined {
  if (search === undefined) return undefined
  for (const { level } of jobs) {
    const kind = level.kind === null ? undefined : kindOf(level.kind)
    if (kind && !kind.searches.includes(search))
      return say('level/unknown-search', { kind: kind.id, search, known: kind.searches.join(', ') })
  }
  return undefined
}

/** The command line has no live lane, and uses every core: for as many levels at once as may each have so many `threads`. */
const openHost = (threads: number): Host =>
  makeHost({
    worker: new URL('../host/worker.mjs', import.meta.url),
    liveLane: false,
    threads: Math.floor(availableParallelism() / threads),
    team: teamOf(threads),
    locate: confine(process.cwd()),
  })

/** Runs one request; answers the exit code. */
async function run(request: CommandRequest, words: Words): Promise<number> {
  const { command, json } = request
  const progress = progressLine(process.stderr, words)
  const complain = (text: string) => {
    progress.clear()
    process.stderr.write(`${text}\n`)
  }
  let faults = 0
  const blame = (fault: unknown, whose?: string) => {
    if (!(fault instanceof Fault)) throw fault
    faults++
    // The sentences about files name theirs.
    const prefix = whose === undefined || fault.code.startsWith('file/') ? '' : `${escapeText(whose)}: `
    complain(prefix + words.say(fault.code, fault.detail))
  }

  try {
    const flaw = await reportFlaw(request, words)
    if (flaw !== undefined) {
      complain(flaw)
      return EXIT.usage
    }
  } catch (error) {
    blame(error)
    return EXIT.fault
  }
  const jobs: Job[] = []
  for (const file of request.files) {
    try {
      jobs.push(...(await readJobs(file, request, words)))
    } catch (error) {
      blame(error, file === '-' ? words.say('cli.stdin') : file)
    }
  }
  const lacking = searchFlaw(request, jobs, words)
  if (lacking !== undefined) {
    complain(lacking)
    return EXIT.usage
  }

  const host = openHost(request.threads)
  const outcomes: Outcome[] = []
  await runJobs(makeClient(localPipe(host.handlers)), request, jobs, {
    outcome(outcome) {
      progress.clear()
      const gap = outcomes.length > 0 ? '\n' : ''
      outcomes.push(outcome)
      process.stdout.write(
        json ? `${escapeJson(JSON.stringify(jsonLevel(outcome, command, words)))}\n` : gap + textLevel(outcome, command, words),
      )
    },
    fault: (level, fault) => blame(fault, `${level.file}: ${level.id}`),
    progress: (done, level, value) => progress.show(done, jobs.length, level, value),
  })
  progress.clear()
  await host.close()
  if (!json && (outcomes.length > 1 || command === 'validate')) process.stdout.write(`\n${textSummary(outcomes, command, words)}`)
  if (request.report !== undefined) {
    try {
      await writeReport(request.report, request, outcomes, exitCode(outcomes, command, faults), words)
    } catch (error) {
      blame(error)
    }
  }
  return exitCode(outcomes, command, faults)
}

/** Has one order of levels made; answers the exit code. */
async function runOrder(command: GenerateCommand, words: Words): Promise<number> {
  const progress = progressLine(process.stderr, words)
  const host = openHost(1)
  try {
    const flaw = await generateFlaw(command, words)
    if (flaw !== undefined) {
      process.stderr.write(`${escapeText(flaw)}\n`)
      return EXIT.usage
    }
    return await runGenerate(makeClient(localPipe(host.handlers)), command, words, progress)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    progress.clear()
    process.stderr.write(`${escapeText(words.say(error.code, error.detail))}\n`)
    return EXIT.fault
  } finally {
    await host.close()
  }
}

// A search in a thread would not hear a polite request: the process ends, and its threads with it.
process.on('SIGINT', () => process.exit(SIGINT_EXIT))
const words = makeWords(languageOf(process.env))
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `| head` closed the pipe: it has what it wanted, and nobody reads on.
  if (error.code === 'EPIPE') process.exit(SIGPIPE_EXIT)
  const fault = fileFault(error, words.say('cli.stdout'))
  if (!(fault instanceof Fault)) throw error
  process.stderr.write(`${words.say(fault.code, fault.detail)}\n`)
  process.exit(EXIT.fault)
})
// Where not even a complaint can be written, the exit code has to do.
process.stderr.on('error', () => {})

const parsed = parseArguments(process.argv.slice(2), formatIds, words)
if (parsed.is === 'request') process.exitCode = await run(parsed.request, words)
else if (parsed.is === 'generate') process.exitCode = await runOrder(parsed.command, words)
else if (parsed.is === 'help') process.stdout.write(parsed.text)
else {
  process.stderr.write(`${parsed.text}\n`)
  process.exitCode = EXIT.usage
}
