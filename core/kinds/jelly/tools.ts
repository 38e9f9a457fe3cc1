/** Jelly's tools, in the order of the tool bar. */
import type { Tool } from '../../editing.ts'
import type { Stage } from './stage.ts'
import { fill, rectangle } from './tools/areas.ts'
import { anchor, block, erase, jelly, wall } from './tools/brushes.ts'
import { move } from './tools/move.ts'
import { hidden, link, tied } from './tools/ties.ts'

export const tools: readonly [Tool<Stage>, ...Tool<Stage>[]] = [
  jelly,
  anchor,
  wall,
  block,
  link,
  hidden,
  tied,
  rectangle,
  fill,
  move,
  erase,
]
