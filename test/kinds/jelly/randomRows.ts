/** Small stages at random with everything in them, most of them soon played through. */
import type { Rows } from '../../../core/play.ts'
import { random } from '../../../core/random.ts'

export function randomRows(seed: number): Rows {
  const numbers = random(`stage ${seed}`)
  const [width, height] = [4 + numbers.below(3), 3 + numbers.below(2)]
  const chars = [...'.........##RRG@r*']
  const grid = Array.from({ length: height }, () => Array.from({ length: width }, () => numbers.pick(chars)))
  const directives: string[] = []
  const isPiece = (x: number, y: number): boolean => !['.', '#', undefined].includes(grid[y]?.[x])
  for (let tries = 0; tries < 4; tries++) {
    const [x, y] = [numbers.below(width), numbers.below(height)]
    const [dx, dy, way] = numbers.pick([
      [1, 0, '>'],
      [0, 1, 'v'],
    ] as const)
    if (isPiece(x, y) && isPiece(x + dx, y + dy) && numbers.below(2) === 0) directives.push(`link ${x + 1},${y + 1},${way}`)
  }
  for (let tries = 0; tries < 3; tries++) {
    const [x, y] = [numbers.below(width), numbers.below(height + 1)]
    const char = grid[y]?.[x] ?? '#'
    const way = numbers.pick(['<', '>', '^', '^', '^', 'v'])
    if (!'#@*'.includes(char) || directives.some((line) => line.startsWith('hidden') && line.includes(` ${x + 1},${y + 1},`))) continue
    directives.push(`${numbers.pick(['hidden', 'hidden+link'])} ${x + 1},${y + 1},${numbers.pick(['R', 'G'])},${way}`)
  }
  const rows = grid.map((row) => row.join(''))
  return directives.length === 0 ? rows : [...rows, '', ...new Set(directives)]
}
