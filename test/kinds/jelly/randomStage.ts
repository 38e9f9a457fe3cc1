/** Small random stages with every gimmick, as text: walls, anchors, blocks, links, and hidden jellies in walls, the border and blocks. */
import type { Rows } from '../../../core/play.ts'
import { type Random, random } from '../../../core/random.ts'

const DIRECTIONS = ['<', '>', '^', 'v'] as const
const STEPS = { '<': [-1, 0], '>': [1, 0], '^': [0, -1], v: [0, 1] } as const

/** The same seed gives the same stage. */
export function randomStage(seed: number): Rows {
  const numbers = random(`stage ${seed}`)
  const [width, height] = [3 + numbers.below(5), 2 + numbers.below(4)]
  const walls = numbers.below(30) / 100
  const grid = Array.from({ length: height }, () => Array.from({ length: width }, (): string => (numbers.next() < walls ? '#' : '.')))
  const free = (): (readonly [number, number])[] =>
    grid.flatMap((row, y) => row.flatMap((mark, x) => (mark === '.' ? [[x, y] as const] : [])))
  const put = (mark: string): void => {
    const cells = free()
    if (cells.length === 0) return
    // Mostly down where it stands on something.
    const [x, y] = numbers.pick(cells)
    let bottom = y
    if (numbers.next() < 0.7) while (grid[bottom + 1]?.[x] === '.') bottom++
    grid[bottom]![x] = mark
  }
  const colours = numbers.pick(['R', 'RG', 'RG', 'RGB'])
  for (const colour of colours) {
    for (let i = 2 + numbers.below(2); i > 0; i--) put(numbers.next() < 0.15 ? colour.toLowerCase() : colour)
  }
  for (let block = numbers.below(3); block > 0; block--) {
    const mark = numbers.pick(['@', '*'])
    put(mark)
    if (numbers.next() < 0.6) grow(grid, mark, numbers)
  }
  return [...grid.map((row) => row.join('')), ...directives(grid, colours, numbers)]
}

/** One cell more beside a cell of that mark. */
function grow(grid: readonly string[][], mark: string, numbers: Random): void {
  const open = grid.flatMap((row, y) =>
    row.flatMap((_, x) => {
      const isNext = DIRECTIONS.some((direction) => grid[y + STEPS[direction][1]]?.[x + STEPS[direction][0]] === mark)
      return isNext && grid[y]![x] === '.' ? [[x, y] as const] : []
    }),
  )
  if (open.length === 0) return
  const [x, y] = numbers.pick(open)
  grid[y]![x] = mark
}

function directives(grid: readonly string[][], colours: string, numbers: Random): Rows {
  const [width, height] = [grid[0]!.length, grid.length]
  const at = (x: number, y: number): string => grid[y]?.[x] ?? '#'
  const isPiece = (mark: string): boolean => mark !== '.' && mark !== '#'
  const lines = new Map<string, string>()
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isPiece(at(x, y))) continue
      for (const [direction, chance] of [
        ['>', 0.15],
        ['v', 0.15],
      ] as const) {
        const [dx, dy] = STEPS[direction]
        if (isPiece(at(x + dx, y + dy)) && numbers.next() < chance)
          lines.set(`link ${x},${y},${direction}`, `link ${x + 1},${y + 1},${direction}`)
      }
    }
  }
  for (let tries = numbers.pick([0, 0, 2, 4, 20]); tries > 0; tries--) {
    const [x, y] = [numbers.below(width + 2) - 1, numbers.below(height + 2) - 1]
    const direction = numbers.pick(DIRECTIONS)
    const [dx, dy] = STEPS[direction]
    const mark = at(x, y)
    // In a wall or a block, towards what is no wall.
    if (mark !== '#' && mark !== '@' && mark !== '*') continue
    if (at(x + dx, y + dy) === '#' || (mark !== '#' && at(x + dx, y + dy) === mark)) continue
    const hidden = [...lines.keys()].filter((key) => key.startsWith('hidden'))
    if (hidden.length >= 3) continue
    const keyword = numbers.next() < 0.3 ? 'hidden+link' : 'hidden'
    lines.set(`hidden ${x},${y},${direction}`, `${keyword} ${x + 1},${y + 1},${numbers.pick([...colours])},${direction}`)
  }
  return lines.size === 0 ? [] : ['', ...lines.values()]
}
