/** Bundles a source as the build does, for tests that need it as a file of its own: a thread, or another process. */
import { builtinModules } from 'node:module'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { ROOT } from './sources.ts'

/** `external`: packages that stay imports. `name` is unique to the asking test file, so that files tested side by side do not meet. Gives the bundle's absolute path. */
export async function bundle(input: string, name: string, external: readonly string[] = []): Promise<string> {
  const made = await rolldown({
    input: join(ROOT, input),
    cwd: ROOT,
    platform: 'node',
    external: [/^node:/, ...builtinModules, ...external],
    logLevel: 'silent',
  })
  const file = join(ROOT, 'out/bundles', `${name}.mjs`)
  await made.write({ file, format: 'esm', codeSplitting: false })
  await made.close()
  return file
}
