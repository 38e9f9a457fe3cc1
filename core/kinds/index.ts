/** One line a kind. */
import { parkout } from './parkout/index.ts'
import { signal } from './signal/index.ts'

export const kinds = [parkout, signal] as const
