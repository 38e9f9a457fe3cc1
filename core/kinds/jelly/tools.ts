/** Jelly's tools, in the order of the tool bar. */
import type { Tool } from '../../editing.ts'
import { withComments } from './directives.ts'
import type { Stage } from './stage.ts'
import { fill, rectangle } from './tools/areas.ts'
import { anchor, block, erase, jelly, wall } from './tools/brushes.ts'
import { move } from './tools/move.ts'
import { hidden, link, tied } from './tools/ties.ts'

/** No stroke loses a comment. */
const keeping = (tool: Tool<Stage>): Tool<Stage> => ({
  ...tool,
  paint(stage, stroke) {
    const painted = tool.paint(stage, stroke)
    return painted.ok ? { ...painted, value: withComments(painted.value, stage) } : painted
  },
})

export const tools: readonly [Tool<Stage>, ...Tool<Stage>[]] = [
  keeping(jelly),
  ...[anchor, wall, block, link, hidden, tied, rectangle, fill, move, erase].map(keeping),
]
