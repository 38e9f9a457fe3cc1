/** The command line's grammar: words in, one request out, or what to say instead. */
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { kindIds, kindOf } from '../../core/registry.ts'
import type { Words } from '../host/words.ts'
import { defineGenerate, type GenerateCommand } from './generateArguments.ts'
import { VERSION } from './version.ts'

export type CommandName = 'solve' | 'analyse' | 'validate'

export interface CommandRequest {
  readonly command: CommandName
  /** As written; `-` is standard input. */
  readonly files: readonly string[]
  readonly kind?: string
  readonly from?: string
  readonly search?: string
  readonly maxStates?: number
  readonly maxBytes?: number
  /** That a long search of one level may be shared by; 1 where it is not said. */
  readonly threads: number
  readonly json: boolean
  /** Of `validate`: no state limit, and claims proved again. */
  readonly prove: boolean
  readonly report?: string
}

/** `help` (the version too) goes to stdout and is a success; `usage` to stderr and is exit 2. */
export type Parsed =
  | { readonly is: 'request'; readonly request: CommandRequest }
  | { readonly is: 'generate'; readonly command: GenerateCommand }
  | { readonly is: 'help'; readonly text: string }
  | { readonly is: 'usage'; readonly text: string }

interface RawOptions {
  readonly kind?: string
  readonly from?: string
  readonly search?: string
  readonly maxStates?: number
  readonly maxMemory?: number
  readonly threads?: number
  readonly json?: true
  readonly prove?: true
  readonly report?: string
}

const MB = 1_000_000
/** As many as take part in one search. */
const MOST_THREADS = 16

/** The searches that each kind has. */
const searches = kindIds.map((id) => `${id}: ${kindOf(id)?.searches.join(', ')}`).join('; ')

/** Reads `args` (without node and script). `formats`: the ids that `--from` takes. */
export function parseArguments(args: readonly string[], formats: readonly string[], words: Words): Parsed {
  const { say } = words
  let request: CommandRequest | undefined
  let order: GenerateCommand | undefined
  let help = ''

  const wholeNumber =
    (most: number) =>
    (text: string): number => {
      const value = Number(text)
      if (!/^\d+$/.test(text) || value < 1 || value > most)
        throw new InvalidArgumentError(say('cli.usage.number', { text, least: 1, most }))
      return value
    }
  const oneOf =
    (known: readonly string[]) =>
    (text: string): string => {
      if (!known.includes(text)) throw new InvalidArgumentError(say('cli.usage.choice', { text, known: known.join(', ') }))
      return text
    }
  const heading: Readonly<Record<string, string>> = {
    'Usage:': say('cli.help.usage'),
    'Arguments:': say('cli.help.arguments'),
    'Options:': say('cli.help.options'),
    'Commands:': say('cli.help.commands'),
  }
  const dress = (command: Command): Command =>
    command
      .exitOverride()
      .helpOption('-h, --help', say('cli.option.help'))
      .configureHelp({ styleTitle: (title) => heading[title] ?? title, helpWidth: 100 })
      .configureOutput({
        writeOut: (text) => {
          help += text
        },
        writeErr: () => {},
      })

  const program = dress(new Command('levelwright'))
    .version(VERSION, '--version', say('cli.option.version'))
    .description(say('cli.about'))
    .helpCommand(false)
    .addHelpText('after', `\n${say('cli.help.exit')}`)
  const add = (name: CommandName, about: string, options: readonly Option[]) => {
    const command = dress(new Command(name)).description(about).argument('<file...>', say('cli.files'))
    const common = [
      new Option('--kind <kind>', say('cli.option.kind', { known: kindIds.join(', ') })).argParser(oneOf(kindIds)),
      new Option('--from <format>', say('cli.option.from', { known: formats.join(', ') })).argParser(oneOf(formats)),
      ...options,
      new Option('--threads <n>', say('cli.option.threads', { most: MOST_THREADS })).argParser(wholeNumber(MOST_THREADS)),
      new Option('--json', say('cli.option.json')),
    ]
    for (const option of common) command.addOption(option)
    command.action((files: readonly string[], raw: RawOptions) => {
      request = {
        command: name,
        files,
        ...(raw.kind !== undefined && { kind: raw.kind }),
        ...(raw.from !== undefined && { from: raw.from }),
        ...(raw.search !== undefined && { search: raw.search }),
        ...(raw.maxStates !== undefined && { maxStates: raw.maxStates }),
        ...(raw.maxMemory !== undefined && { maxBytes: raw.maxMemory * MB }),
        threads: raw.threads ?? 1,
        json: raw.json ?? false,
        prove: raw.prove ?? false,
        ...(raw.report !== undefined && { report: raw.report }),
      }
    })
    program.addCommand(command)
  }
  const limits = () => [
    new Option('--search <search>', say('cli.option.search', { known: searches })),
    new Option('--max-states <n>', say('cli.option.max-states')).argParser(wholeNumber(Number.MAX_SAFE_INTEGER)),
    new Option('--max-memory <mb>', say('cli.option.max-memory')).argParser(wholeNumber(Math.floor(Number.MAX_SAFE_INTEGER / MB))),
  ]
  add('solve', say('cli.solve.about'), limits())
  add('analyse', say('cli.analyse.about'), limits())
  add('validate', say('cli.validate.about'), [
    new Option('--prove', say('cli.option.prove')),
    new Option('--report <file>', say('cli.option.report')),
  ])
  const generate = dress(new Command('generate')).description(say('cli.generate.about'))
  defineGenerate(generate, { wholeNumber, oneOf }, words, (command) => {
    order = command
  })
  program.addCommand(generate)

  try {
    program.parse(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.code === 'commander.helpDisplayed' || error.code === 'commander.version') return { is: 'help', text: help }
    return { is: 'usage', text: usageSentence(error, words) }
  }
  if (order) return { is: 'generate', command: order }
  if (!request) return { is: 'usage', text: say('cli.usage.no-command') }
  if (request.files.filter((file) => file === '-').length > 1) return { is: 'usage', text: say('cli.usage.stdin-twice') }
  return { is: 'request', request }
}

/** commander names its errors; its own sentences are English only, so just the word at fault is taken from them. */
function usageSentence(error: CommanderError, { say }: Words): string {
  const what = /'([^']*)'/.exec(error.message)?.[1] ?? ''
  switch (error.code) {
    case 'commander.unknownOption':
      return say('cli.usage.unknown-option', { what })
    case 'commander.unknownCommand':
      return say('cli.usage.unknown-command', { what })
    case 'commander.missingArgument':
      return say('cli.usage.no-file')
    case 'commander.optionMissingArgument':
      return say('cli.usage.no-value', { what })
    case 'commander.missingMandatoryOptionValue':
      return say('cli.usage.needed', { what: what.split(' ')[0] ?? '' })
    case 'commander.excessArguments':
      return say('cli.usage.no-operand')
    case 'commander.invalidArgument':
      // Our own sentence, after commander's.
      return say('cli.usage.bad-value', { what, why: error.message.slice(error.message.indexOf(' is invalid. ') + ' is invalid. '.length) })
    default:
      return say('cli.usage.no-command')
  }
}
