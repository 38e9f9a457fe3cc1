/** One line a kind. */
import { jelly } from './jelly/index.ts'
import { parkout } from './parkout/index.ts'
import { signal } from './signal/index.ts'

export const kinds = [parkout, signal, jelly] as const
