/** The README's examples of the command line are what it prints. */
import { expect, test } from 'vitest'
import { ROOT, readSource } from '../sources.ts'
import { runCli } from './cli.ts'

const examples = [...readSource('README.md').matchAll(/^```\n\$ (.+)\n([\s\S]+?)\n```$/gm)]

/** Times differ from run to run. */
const timeless = (text: string): string => text.replaceAll(/\d+ ms/g, '… ms')

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
