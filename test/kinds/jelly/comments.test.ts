/** Comments stand above what they are about, whatever is edited; none is lost, and no edit changes the order of hidden jellies. */
import { describe, expect, test } from 'vitest'
import type { Anchor, Point } from '../../../core/grid.ts'
import { actions } from '../../../core/kinds/jelly/actions.ts'
import { serialise } from '../../../core/kinds/jelly/level.ts'
import { resize } from '../../../core/kinds/jelly/resize.ts'
import type { Stage } from '../../../core/kinds/jelly/stage.ts'
import { tools } from '../../../core/kinds/jelly/tools.ts'
import type { Rows } from '../../../core/play.ts'
import { random } from '../../../core/random.ts'
import { randomStage } from './randomStage.ts'
import { rowsOf, stageOf } from './stageOf.ts'

const BOARD: Rows = ['R*.G', '####']
const COMMENTED: Rows = [...BOARD, '', '// the lower', '// of two', 'hidden 1,2,R,^', 'hidden 2,2,R,^', '// tied', 'link 1,1,>', '// last']
const WRITTEN: Rows = [...BOARD, '', '// tied', 'link 1,1,>', '// the lower', '// of two', 'hidden 1,2,R,^', 'hidden 2,2,R,^', '// last']

const paint = (id: string, rows: Rows, cells: readonly Point[], reversed = false): Rows => {
  const made = tools.find((tool) => tool.id === id)!.paint(stageOf(...rows), { cells, reversed })
  if (!made.ok) throw new Error(made.issues.map(({ code }) => code).join())
  return rowsOf(made.value)
}

describe('comments', () => {
  test('stay above the line they stood above, and what is written is read back', () => {
    expect(rowsOf(stageOf(...COMMENTED))).toEqual(WRITTEN)
    expect(stageOf(...WRITTEN)).toEqual(stageOf(...COMMENTED))
    expect(rowsOf(stageOf(...BOARD, '', '// alone'))).toEqual([...BOARD, '', '// alone'])
    expect(rowsOf(stageOf(...BOARD, '', '// once', 'link 1,1,>', '// twice', 'link 2,1,<'))).toEqual(
      [...BOARD, '', '// once', '// twice', 'link 1,1,>'], // biome-ignore format: a stage
    )
  })

  test('go along with what is moved, turned, mirrored or made another', () => {
    const moved = paint('move', ['.R*.G', '#####', '', '// tied', 'link 2,1,>', '// inside', 'hidden 3,1,G,>'], [[1, 0], [0, 0]]) // biome-ignore format: a stroke
    expect(moved.slice(3)).toEqual(['// tied', 'link 1,1,>', '// inside', 'hidden 2,1,G,>'])
    const changed = actions.map((action) => {
      const made = action.apply(stageOf(...COMMENTED), '')
      return made.ok ? rowsOf(made.value).filter((line) => /^(link|hidden|\/\/)/.test(line)) : []
    })
    expect(changed).toEqual([
      ['// tied', 'link 3,1,>', '// the lower', '// of two', 'hidden 4,2,R,^', 'hidden 3,2,R,^', '// last'],
      ['// tied', 'link 2,1,v', '// the lower', '// of two', 'hidden 1,1,R,>', 'hidden 1,2,R,>', '// last'],
    ])
    expect(paint('tied', COMMENTED, [[0, 1], [0, 0]]).slice(5, 8)).toEqual(['// the lower', '// of two', 'hidden+link 1,2,R,^']) // biome-ignore format: a stroke
  })

  test('of what is taken away come to the end', () => {
    expect(paint('link', COMMENTED, [[0, 0]], true).slice(3)).toEqual(
      ['// the lower', '// of two', 'hidden 1,2,R,^', 'hidden 2,2,R,^', '// last', '// tied'], // biome-ignore format: a stage
    )
    const { board } = resize(stageOf(...COMMENTED), { width: 3, height: 2 }, [2, 0])
    expect(rowsOf(board).slice(3)).toEqual(['hidden 1,2,R,^', '// last', '// tied', '// the lower', '// of two'])
  })
})

/** Each hidden jelly and link under a comment of its own, to be known by. */
function named(rows: Rows): Stage {
  const end = rows.indexOf('')
  return stageOf(...rows.slice(0, end + 1), ...rows.slice(end + 1).flatMap((line, i) => [`//${i}`, line]), '//last')
}

test('no stroke, action or other size loses a comment, or changes the order of hidden jellies that were there', () => {
  const numbers = random('strokes')
  let [edits, hidden] = [0, 0]
  const judge = (before: Stage, after: Stage, what: string): void => {
    if (after === before) return
    edits++
    const order = (stage: Stage): readonly string[] => stage.buds.flatMap(({ above = [] }) => above)
    const kept = order(after)
    hidden += kept.length > 1 ? 1 : 0
    expect(kept, what).toEqual(order(before).filter((name) => kept.includes(name)))
    const comments = (stage: Stage): readonly string[] => serialise(stage).filter((line) => line.startsWith('//'))
    expect([...comments(after)].sort(), what).toEqual([...comments(before)].sort())
    // As it is read back.
    expect(stageOf(...serialise(after)), what).toEqual(after)
  }
  for (let seed = 0; seed < 400; seed++) {
    const rows = randomStage(seed)
    if (!rows.includes('')) continue
    const stage = named(rows)
    const cell = (): Point => [numbers.below(stage.width + 2) - 1, numbers.below(stage.height + 2) - 1]
    for (const tool of tools) {
      const [x, y] = cell()
      const cells: readonly Point[] = numbers.below(2) === 0 ? [[x, y], [x + 1, y]] : [[x, y], [x, y - 1]] // biome-ignore format: a stroke
      const swatch = tool.swatches.length > 0 ? numbers.pick(tool.swatches) : undefined
      const made = tool.paint(stage, { cells, reversed: tool.hasReverse === true && numbers.below(2) === 0, ...(swatch && { swatch }) })
      if (made.ok) judge(stage, made.value, `${tool.id} ${cells.join(' ')}\n${serialise(stage).join('\n')}`)
    }
    for (const action of actions) {
      const made = action.apply(stage, '')
      if (made.ok) judge(stage, made.value, `${action.id}\n${serialise(stage).join('\n')}`)
    }
    const size = { width: 1 + numbers.below(8), height: 1 + numbers.below(8) }
    const anchor: Anchor = [numbers.pick([0, 1, 2]), numbers.pick([0, 1, 2])]
    judge(stage, resize(stage, size, anchor).board, `${size.width} x ${size.height}\n${serialise(stage).join('\n')}`)
  }
  expect(edits).toBeGreaterThan(1_500)
  expect(hidden).toBeGreaterThan(300)
})
