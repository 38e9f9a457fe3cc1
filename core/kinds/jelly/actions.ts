/** Changes of a whole stage at one press: directions of links and hidden jellies turn along. */
import type { Action } from '../../editing.ts'
import { serialise } from './level.ts'
import { type Direction, type Link, linkOrder, type Stage } from './stage.ts'
import { mirrored } from './symmetry.ts'

const CLOCKWISE: Readonly<Record<Direction, Direction>> = { '>': 'v', v: '<', '<': '^', '^': '>' }

/** By a quarter, clockwise. What falls now falls another way. */
function quarterTurned(stage: Stage): Stage {
  const { width, height, cells, links, buds } = stage
  /** Where a place of the stage, or of its border, comes to lie. */
  const turned = <T extends { readonly x: number; readonly y: number }>(one: T): T => ({ ...one, x: height - 1 - one.y, y: one.x })
  return {
    ...stage,
    width: height,
    height: width,
    cells: cells.map((_, at) => cells[(height - 1 - (at % height)) * width + Math.floor(at / height)]!),
    links: links
      .map((link): Link => {
        const { x, y } = turned(link)
        // What led down leads to the left now, and is written from there.
        return link.direction === '>' ? { ...link, x, y, direction: 'v' } : { ...link, x: x - 1, y, direction: '>' }
      })
      .sort(linkOrder),
    buds: buds.map((bud) => ({ ...turned(bud), direction: CLOCKWISE[bud.direction] })),
  }
}

const action = (id: string, change: (stage: Stage) => Stage): Action<Stage> => ({
  id,
  isSeeded: false,
  apply(stage) {
    const value = change(stage)
    const isSame = serialise(value).join('\n') === serialise(stage).join('\n')
    return { ok: true, value: isSame ? stage : value, issues: [] }
  },
})

export const actions: readonly Action<Stage>[] = [action('mirror', mirrored), action('turn', quarterTurned)]
