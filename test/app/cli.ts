/** Runs the real, built command line as a process. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../sources.ts'

export interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface RunOptions {
  readonly stdin?: string
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
}

/** npm's variables would say where another command was called from. */
const plain = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD|LANG|LC_)/.test(name)))

export const startCli = (args: readonly string[], { cwd = ROOT, env = {} }: RunOptions = {}) =>
  spawn(process.execPath, [join(ROOT, 'build/cli.mjs'), ...args], { cwd, env: { ...plain, ...env } })

export function runCli(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const child = startCli(args, options)
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  // A command that refuses its arguments ends without reading.
  child.stdin.on('error', () => {})
  child.stdin.end(options.stdin ?? '')
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
  })
}

/** The objects of `--json`, a line each. */
export const parseLines = (out: string): readonly Readonly<Record<string, unknown>>[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
