/** Orders made in this thread, as the pool makes them, but in an order of its own. */
import { type Generated, generateLevels, generatorOf, runAttempt } from '../../core/generate.ts'
import type { Params } from '../../core/generator.ts'
import { kindOf } from '../../core/registry.ts'

const running = { aborted: false }
const quiet = (): void => {}

/** By the kind's own generator, so many attempts at once; of those, the later ones end first. */
export function makeOrder(kindId: string, params: Params, seed: string, { tries = 3, count = 1, width = 1 } = {}): Promise<Generated> {
  const kind = kindOf(kindId)!
  const generator = generatorOf(kind)
  let delay = 40 * width
  const start = (own: string, attempt: number) => {
    const report = runAttempt(kind, generator, params, own, attempt, {}, quiet, running)
    delay -= 10
    return { end: new Promise<typeof report>((resolve) => setTimeout(resolve, Math.max(0, delay), report)), cancel: quiet }
  }
  return generateLevels({ seed, count, tries }, width, start, { made: quiet, ended: quiet })
}
