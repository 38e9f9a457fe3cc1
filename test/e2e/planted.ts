/** The desktop built with one lock taken off: what shows that the test of that lock can fail. */
import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { ROOT } from '../sources.ts'

/** A place in a source, and what stands there instead. */
export interface Fault {
  readonly file: string
  readonly is: string
  readonly becomes: string
}

async function build(input: string, file: string, format: 'esm' | 'cjs', faults: readonly Fault[]): Promise<void> {
  const made = await rolldown({
    input: join(ROOT, input),
    cwd: ROOT,
    platform: 'node',
    external: [/^node:/, ...builtinModules, 'electron'],
    logLevel: 'silent',
    plugins: [
      {
        name: 'plant',
        async load(id) {
          const here = faults.filter((fault) => id === join(ROOT, fault.file))
          if (here.length === 0) return null
          let text = await readFile(id, 'utf8')
          for (const { is, becomes } of here) {
            if (!text.includes(is)) throw new Error(`${id} has no ${is}`)
            text = text.replace(is, becomes)
          }
          return { code: text, moduleType: 'ts' }
        },
      },
    ],
  })
  await made.write({ file, format, codeSplitting: false })
  await made.close()
}

/** Gives the folder with main.mjs and preload.cjs; beside it the page and the threads of the true build. */
export async function plant(name: string, faults: readonly Fault[]): Promise<string> {
  const home = join(ROOT, 'out/planted', name)
  await rm(home, { recursive: true, force: true })
  await mkdir(join(home, 'electron'), { recursive: true })
  for (const part of ['renderer', 'host']) await symlink(join(ROOT, 'dist', part), join(home, part), 'junction')
  await build('app/electron/main.ts', join(home, 'electron/main.mjs'), 'esm', faults)
  await build('app/electron/preload.ts', join(home, 'electron/preload.cjs'), 'cjs', faults)
  return join(home, 'electron')
}
