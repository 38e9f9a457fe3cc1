/** The grammar of `generate`: its own options, and one for each wish that a kind's generator takes. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { GenerateRequest } from '../../core/contract.ts'
import type { LevelGenerator, ParamSpec } from '../../core/generator.ts'
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

/** Wishes asked for by options that are shorter to write. */
const SHORTENED: Readonly<Record<string, string>> = { width: 'size', height: 'size', minCars: 'cars', maxCars: 'cars' }

/** The option that a wish is asked for by. */
export const optionFor = (wish: string): string => `--${SHORTENED[wish] ?? dashed(wish)}`

/** A wish as one kind knows it; that its generators take it alike is taken for granted. */
interface Wished {
  readonly kind: string
  readonly spec: ParamSpec
}

/** Every wish by its name, once for each kind whose generators take it. */
function allWishes(): ReadonlyMap<string, readonly Wished[]> {
  const found = new Map<string, Wished[]>()
  for (const kind of kindIds)
    for (const spec of kindOf(kind)?.generators.flatMap((generator) => generator.params) ?? []) {
      const same = found.get(spec.name) ?? []
      if (!same.some((wish) => wish.kind === kind)) found.set(spec.name, [...same, { kind, spec }])
    }
  return found
}

function wishOption(name: string, wishes: readonly Wished[], { say }: Words): Option {
  const about = wishes.map(({ kind, spec }) => {
    const wish = say(`wish.${kind}.${name}`)
    const text =
      spec.is === 'choice'
        ? say('cli.option.wish-choice', { wish, known: spec.choices.join(', ') })
        : say('cli.option.wish-number', { wish, least: spec.least, most: spec.most })
    return `${kind}: ${text}`
  })
  const numbers = wishes.flatMap(({ spec }) => (spec.is === 'number' ? [spec] : []))
  const option = new Option(`${optionFor(name)} <${numbers.length > 0 ? 'n' : 'choice'}>`, about.join('; '))
  // A kind may have choices of its own, and its generator words of its own for a wrong one: `readParams` judges them.
  if (numbers.length === 0) return option
  const [least, most] = [Math.min(...numbers.map((spec) => spec.least)), Math.max(...numbers.map((spec) => spec.most))]
  return option.argParser((text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < least || value > most) throw new InvalidArgumentError(say('cli.usage.number', { text, least, most }))
    return value
  })
}

/** The sizes that a generator makes: `4x3 to 14x14`, as words have it. */
function sizesOf({ params }: LevelGenerator<unknown>, { say }: Words): string {
  const sides = ['width', 'height'].flatMap((side) => params.filter((spec) => spec.is === 'number').filter(({ name }) => name === side))
  return say('cli.option.range', { least: sides.map(({ least }) => least).join('x'), most: sides.map(({ most }) => most).join('x') })
}

export function defineGenerate(command: Command, checks: Checks, words: Words, parsed: (command: GenerateCommand) => void): void {
  const { say } = words
  const makers = kindIds.filter((id) => (kindOf(id)?.generators.length ?? 0) > 0)
  const generators = (shown: (generator: LevelGenerator<unknown>) => string): string =>
    makers.map((id) => `${id}: ${kindOf(id)?.generators.map(shown).join(', ')}`).join('; ')
  const wishes = allWishes()
  const pair = (pattern: RegExp, key: string) => (text: string) => {
    const [, first, second = first] = pattern.exec(text) ?? []
    if (first === undefined) throw new InvalidArgumentError(say(key, { text }))
    return [Number(first), Number(second)] as const
  }
  const options = [
    new Option('--kind <kind>', say('cli.option.kind-made', { known: makers.join(', ') })).argParser(checks.oneOf(makers)),
    new Option('--generator <generator>', say('cli.option.generator', { known: generators(({ id }) => id) })),
    new Option('--seed <seed>', say('cli.option.seed')),
    new Option('--count <n>', say('cli.option.count')).argParser(checks.wholeNumber(10_000)),
    new Option('--tries <n>', say('cli.option.tries', { tries: generators(({ id, tries }) => `${id} ${tries}`) })).argParser(
      checks.wholeNumber(1_000_000),
    ),
    new Option('--size <WxH>', say('cli.option.size', { sizes: generators((one) => `${one.id} ${sizesOf(one, words)}`) })).argParser(
      pair(/^(\d{1,4})[x×](\d{1,4})$/i, 'cli.usage.size'),
    ),
    new Option('--cars <n>', say('cli.option.cars')).argParser(pair(/^(\d{1,4})(?:-(\d{1,4}))?$/, 'cli.usage.cars')),
    ...[...wishes].filter(([name]) => SHORTENED[name] === undefined).map(([name, wished]) => wishOption(name, wished, words)),
    new Option('-o, --output <file>', say('cli.option.output')),
    new Option('--json', say('cli.option.json')),
  ]
  for (const option of options) command.addOption(option.makeOptionMandatory(['kind', 'seed'].includes(option.attributeName())))
  command.action((raw: Raw) => {
    const params: Record<string, number | string> = {}
    for (const name of wishes.keys()) {
      const value = raw[name]
      if (typeof value === 'number' || typeof value === 'string') params[name] = value
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
