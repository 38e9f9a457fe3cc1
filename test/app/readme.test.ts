/** The README's examples of the command line are what it prints. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPack } from '../../core/document/packText.ts'
import { kindOf } from '../../core/registry.ts'
import { ROOT, readSource } from '../sources.ts'
import { runCli } from './cli.ts'

const examples = [...readSource('README.md').matchAll(/^```\n\$ (.+)\n([\s\S]+?)\n```$/gm)]

/** Times differ from run to run. */
const timeless = (text: string): string => text.replaceAll(/\d+ ms/g, '… ms')

test('it tells of every pack that ships, and how many levels each holds', () => {
  const packs = readdirSync(join(ROOT, 'levels')).map((name) => readPack(readSource(`levels/${name}`), kindOf).pack)
  const [, told] = /`levels\/` (holds[^.]+)\./.exec(readSource('README.md')) ?? []
  const WORDS: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 14: 'fourteen', 23: 'twenty-three', 26: 'twenty-six' }
  const numbers = [packs.length, ...packs.map(({ levels }) => levels.length)].map((count) => WORDS[count] ?? `${count} in words`)
  expect((told ?? '').match(/\b(twenty-)?(three|four|five|six|fourteen)\b/g)?.sort()).toEqual(numbers.sort())
})

test('there are examples', () => expect(examples.length).toBeGreaterThanOrEqual(2))

test.each(examples.map(([, command, shown]) => [command!, shown!]))('%s', async (command, shown) => {
  const [, rows, args] = /^(?:printf '%s\\n' (.+) \| )?npm run -s cli -- (.+)$/.exec(command) ?? []
  if (args === undefined) throw new Error('not a command that this test can run')
  const stdin = [...(rows ?? '').matchAll(/'([^']+)'/g)].map(([, row]) => `${row}\n`).join('')
  const { out } = await runCli(args.split(' '), { cwd: ROOT, stdin })
  // A line of … stands for whatever is left out.
  const parts = timeless(shown).split('\n…\n')
  const printed = timeless(out).trimEnd()
  expect(printed.startsWith(parts[0]!.trimEnd())).toBe(true)
  expect(printed.endsWith(parts.at(-1)!.trimStart())).toBe(true)
  if (parts.length === 1) expect(printed).toBe(parts[0])
})
