/** One line a kind. */
import { parkout } from './parkout/index.ts'

export const kinds = [parkout] as const
