/** The grammar of `generate`: its own options, and one for each wish that a kind's generator takes. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { GenerateRequest } from '../../core/contract.ts'
import type { ParamSpec } from '../../core/generator.ts'
import { kindIds, kindOf } from '../../core/registry.ts'
import type { Words } from '../host/words.ts'

export interface GenerateCommand {
  readonly command: 'generate'
  readonly request: GenerateRequest
  /** A pack that is not there yet. */
  readonly output?: string
  readonly json: boolean
}

/** Parsers that say in words what is wrong. */
export interface Checks {
  wholeNumber(most: number): (text: string) => number
  oneOf(known: readonly string[]): (text: string) => string
}

type Raw = Readonly<Record<string, string | number | true | readonly [number, number] | undefined>>

/** `minMoves` → `min-moves`. */
const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Asked for by `--size` and `--cars`, which are shorter to write. */
const SHORTENED = ['width', 'height', 'minCars', 'maxCars']

interface Wished {
  readonly kind: string
  readonly spec: ParamSpec
}

/** Every wish of every kind's generators, once a name. */
function allWishes(): readonly Wished[] {
  const found = new Map<string, Wished>()
  for (const id of kindIds)
    for (const generator of kindOf(id)?.generators ?? [])
      for (const spec of generator.params) if (!found.has(spec.name)) found.set(spec.name, { kind: id, spec })
  return [...found.values()]
}

function wishOption({ kind, spec }: Wished, { say }: Words): Option {
  const wish = say(`wish.${kind}.${spec.name}`)
  const flags = `--${dashed(spec.name)} <${spec.is === 'number' ? 'n' : 'choice'}>`
  // Another kind's choices may be others, and its generator may have words of its own for a wrong one: `readParams` judges them.
  if (spec.is === 'choice') return new Option(flags, say('cli.option.wish-choice', { wish, known: spec.choices.join(', ') }))
  const { least, most } = spec
  return new Option(flags, say('cli.option.wish-number', { wish, least, most })).argParser((text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < least || value > most) throw new InvalidArgumentError(say('cli.usage.number', { text, least, most }))
    return value
  })
}

export function defineGenerate(command: Command, checks: Checks, words: Words, parsed: (command: GenerateCommand) => void): void {
  const { say } = words
  const makers = kindIds.filter((id) => (kindOf(id)?.generators.length ?? 0) > 0)
  const generators = makers.flatMap((id) => kindOf(id)?.generators ?? [])
  const wishes = allWishes()
  const pair = (pattern: RegExp, key: string) => (text: string) => {
    const [, first, second = first] = pattern.exec(text) ?? []
    if (first === undefined) throw new InvalidArgumentError(say(key, { text }))
    return [Number(first), Number(second)] as const
  }
  const options = [
    new Option('--kind <kind>', say('cli.option.kind-made', { known: makers.join(', ') })).argParser(checks.oneOf(makers)),
    new Option('--generator <generator>', say('cli.option.generator', { known: generators.map(({ id }) => id).join(', ') })),
    new Option('--seed <seed>', say('cli.option.seed')),
    new Option('--count <n>', say('cli.option.count')).argParser(checks.wholeNumber(10_000)),
    new Option('--tries <n>', say('cli.option.tries', { tries: generators[0]?.tries ?? 0 })).argParser(checks.wholeNumber(1_000_000)),
    new Option('--size <WxH>', say('cli.option.size')).argParser(pair(/^(\d{1,4})[x×](\d{1,4})$/i, 'cli.usage.size')),
    new Option('--cars <n>', say('cli.option.cars')).argParser(pair(/^(\d{1,4})(?:-(\d{1,4}))?$/, 'cli.usage.cars')),
    ...wishes.filter(({ spec }) => !SHORTENED.includes(spec.name)).map((wish) => wishOption(wish, words)),
    new Option('-o, --output <file>', say('cli.option.output')),
    new Option('--json', say('cli.option.json')),
  ]
  for (const option of options) command.addOption(option.makeOptionMandatory(['kind', 'seed'].includes(option.attributeName())))
  command.action((raw: Raw) => {
    const params: Record<string, number | string> = {}
    for (const { spec } of wishes) {
      const value = raw[spec.name]
      if (typeof value === 'number' || typeof value === 'string') params[spec.name] = value
    }
    const [size, cars] = [raw.size, raw.cars]
    if (Array.isArray(size)) [params.width, params.height] = size
    if (Array.isArray(cars)) [params.minCars, params.maxCars] = cars
    const { kind, seed, generator, count, tries, output, json } = raw
    parsed({
      command: 'generate',
      request: {
        kind: String(kind),
        seed: String(seed),
        count: typeof count === 'number' ? count : 1,
        params,
        ...(typeof generator === 'string' && { generator }),
        ...(typeof tries === 'number' && { tries }),
      },
      ...(typeof output === 'string' && { output }),
      json: json === true,
    })
  })
}
