/** Both languages say everything, say the same, and say nothing that nobody asks for. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { kindIds, kindOf } from '../core/registry.ts'
import { en } from '../core/text/en.ts'
import { ja } from '../core/text/ja.ts'
import { ROOT, readFacts, readSources } from './sources.ts'

type Table = Readonly<Record<string, string>>

const PLURAL = /_(one|other)$/
const baseOf = (key: string): string => key.replace(PLURAL, '')
const bases = (table: Table): readonly string[] => [...new Set(Object.keys(table).map(baseOf))].sort()
const placeholders = (sentence: string): readonly string[] =>
  [...new Set([...sentence.matchAll(/{{(\w+)}}/g)].map((found) => found[1] ?? ''))].sort()

/** What keeps two tables from being one text in two languages. */
function tableFlaws(english: Table, japanese: Table): readonly string[] {
  const flaws: string[] = []
  for (const base of new Set([...bases(english), ...bases(japanese)])) {
    const plain = base in english
    const forms = plain ? [base] : [`${base}_one`, `${base}_other`]
    const jaForm = plain ? base : `${base}_other`
    for (const form of forms) if (!english[form]?.trim()) flaws.push(`en lacks ${form}`)
    if (plain && (`${base}_one` in english || `${base}_other` in english)) flaws.push(`en has ${base} with and without plural`)
    if (!japanese[jaForm]?.trim()) flaws.push(`ja lacks ${jaForm}`)
    for (const form of [base, `${base}_one`, `${base}_other`])
      if (form in japanese && form !== jaForm) flaws.push(`ja has ${form} for nothing`)
    const [wanted, got] = [placeholders(english[forms.at(-1)!] ?? ''), placeholders(japanese[jaForm] ?? '')]
    if (wanted.join() !== got.join()) flaws.push(`${base}: en fills in ${wanted.join()}, ja ${got.join()}`)
    const spare = plain ? [] : placeholders(english[`${base}_one`] ?? '').filter((name) => !wanted.includes(name))
    if (spare.length > 0) flaws.push(`${base}_one fills in ${spare.join()}, which its plural lacks`)
  }
  return flaws
}

/** Families of keys. A literal of one of these shapes is a key, and must have its sentence. */
const CODE = new RegExp(
  `^(?:${[...kindIds, 'pack', 'file', 'level', 'call', 'worker', 'claim', 'format', 'gate', 'host', 'text', 'net', 'clipboard'].join('|')})/[a-z][a-z0-9-]*$`,
)
const KEY = /^(?:kind|tool|swatch|cell|fact|edit|cli|menu|verdict|reason)\.[a-z][a-zA-Z0-9.-]*$/

interface Uses {
  readonly literals: ReadonlySet<string>
  /** Of template literals with a telling start: what their filled-in text looks like. */
  readonly patterns: readonly RegExp[]
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function usesIn(sources: ReadonlyMap<string, string>): Uses {
  const literals = new Set<string>()
  const patterns: RegExp[] = []
  for (const [path, text] of sources) {
    if (/\/text\/(?:.+\/)?(?:en|ja)\.ts$/.test(path)) continue
    const facts = readFacts(path, text)
    for (const literal of facts.literals) literals.add(literal)
    for (const parts of facts.templates)
      if (/^[a-z]+[./]/.test(parts[0] ?? '')) patterns.push(new RegExp(`^${parts.map(literally).join('.+')}$`))
  }
  return { literals, patterns }
}

const missing = (uses: Uses, known: ReadonlySet<string>): readonly string[] =>
  [...uses.literals].filter((literal) => (CODE.test(literal) || KEY.test(literal)) && !known.has(literal)).sort()
const unused = (uses: Uses, known: readonly string[]): readonly string[] =>
  known.filter((key) => !uses.literals.has(key) && !uses.patterns.some((pattern) => pattern.test(key)))

const sources = readSources('core', 'app', 'renderer')
const screenText = async (language: 'en' | 'ja'): Promise<Table> => {
  const path = join(ROOT, `renderer/text/${language}.ts`)
  return existsSync(path) ? ((await import(path)) as Readonly<Record<string, Table>>)[language]! : {}
}
const [screenEn, screenJa] = [await screenText('en'), await screenText('ja')]
const known = [...bases(en), ...bases(screenEn)]

const wishes = kindIds.flatMap((id) =>
  (kindOf(id)?.generators ?? [])
    .flatMap(({ params }) => params)
    .flatMap((spec) => [
      `wish.${id}.${spec.name}`,
      ...(spec.is === 'choice' ? spec.choices.map((one) => `${spec.name}.${id}.${one}`) : []),
    ]),
)

test('core speaks both languages alike', () => expect(tableFlaws(en, ja)).toEqual([]))
test('the screen speaks both languages alike', () => expect(tableFlaws(screenEn, screenJa)).toEqual([]))
test('no key is in core and on the screen', () => expect(bases(screenEn).filter((base) => bases(en).includes(base))).toEqual([]))
test('every code and key in the sources has its sentence', () => expect(missing(usesIn(sources), new Set(known))).toEqual([]))
test('no sentence is for nothing', () =>
  expect(
    unused(
      usesIn(sources),
      known.filter((key) => !wishes.includes(key)),
    ),
  ).toEqual([]))

test('what the save check advises is there to be pressed', () => {
  const advice = {
    searchLonger: ['limit-states_other', 'stopped-states', 'stopped-memory', 'stopped-time'],
    countAgain: ['uniqueness-unknown'],
  }
  for (const [button, codes] of Object.entries(advice))
    for (const [table, screen] of [[en, screenEn], [ja, screenJa]] satisfies [Table, Table][]) // biome-ignore format: pairs
      for (const code of codes) expect((table as Table)[`gate/${code}`]).toMatch(new RegExp(`[“「]${screen[button]}[”」]`))
})

test('every wish and every choice of it has its name', () => {
  expect(wishes.length).toBeGreaterThan(1)
  expect(wishes.filter((key) => !known.includes(key))).toEqual([])
})

test('every kind, tool and swatch has its name', () => {
  const wanted = kindIds.flatMap((id) => [
    `kind.${id}`,
    ...(kindOf(id)?.tools ?? []).flatMap((tool) => [
      `tool.${id}.${tool.id}`,
      `edit.${id}.${tool.id}`,
      ...tool.swatches.map((swatch) => `swatch.${id}.${swatch}`),
    ]),
  ])
  expect(wanted.length).toBeGreaterThan(1)
  expect(wanted.filter((key) => !known.includes(key))).toEqual([])
})

describe('each of these would be found', () => {
  test.each<readonly [string, Table, Table, readonly string[]]>([
    ['a missing sentence', { a: 'A' }, {}, ['ja lacks a']],
    ['an English one too few', {}, { a: 'あ' }, ['en lacks a_one', 'en lacks a_other', 'ja lacks a_other', 'ja has a for nothing']],
    ['an empty one', { a: ' ' }, { a: 'あ' }, ['en lacks a']],
    ['a missing plural', { a_one: '1' }, { a_other: 'あ' }, ['en lacks a_other']],
    ['a Japanese singular', { a_one: '1', a_other: 'n' }, { a_one: 'あ', a_other: 'あ' }, ['ja has a_one for nothing']],
    ['other placeholders', { a: '{{x}} {{y}}' }, { a: '{{x}}' }, ['a: en fills in x,y, ja x']],
  ])('%s', (_, english, japanese, flaws) => expect(tableFlaws(english, japanese)).toEqual(flaws))

  test('a code without a sentence, a sentence without use', () => {
    const planted = new Map([['core/a.ts', `export const a = ['pack/none', './pack/none.ts', 'cli.there', \`tool.\${x}.name\`]`]])
    expect(missing(usesIn(planted), new Set(['cli.there']))).toEqual(['pack/none'])
    expect(unused(usesIn(planted), ['cli.there', 'cli.spare', 'tool.parkout.name'])).toEqual(['cli.spare'])
  })
})
