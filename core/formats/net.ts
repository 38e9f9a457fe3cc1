/**
 * Game IDs of Net, of Simon Tatham's puzzle collection: `WxH:` and a hex digit a tile, right 1 + up 2 + left 4 + down 8, row by row.
 * `w` behind the size says that the edges wrap round; `v` and `h` behind a digit are barriers to its right and below it.
 */
import { shownCharacter } from '../characters.ts'
import type { Details, Issue, Result } from '../fault.ts'
import { MAX_SIDE } from '../kinds/signal/circuit.ts'
import type { Rows } from '../play.ts'
import type { ForeignFormat } from './foreign.ts'

const refused = (code: string, details: Details = {}): Result<Rows> => {
  const issue: Issue = { code, at: [], blocks: true, details }
  return { ok: false, issues: [issue] }
}

/** Net's arms as ours, and ours as Net's: the way back is the same. */
export const otherMask = (mask: number): number => ((mask & 5) << 1) | ((mask & 10) >> 1)

function read(line: string): Result<Rows> {
  const [, across = '', down = '', params = '', mark = '', rest = ''] = /^(\d+)(?:x(\d+))?([a-z0-9.]*)([:#])(.*)$/i.exec(line) ?? []
  if (mark === '') return refused('net/not-an-id')
  if (mark === '#') return refused('net/seed')
  if (/w/i.test(params)) return refused('net/wrapping')
  // A size alone is that of a square.
  const [width, height] = [Number(across), Number(down || across)]
  if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) return refused('net/size', { width, height, most: MAX_SIDE })

  const barrier = /[vh]/i.exec(rest)
  if (barrier) return refused('net/barrier', { char: barrier[0] })
  const tiles = [...rest]
  const stranger = tiles.find((char) => !/[0-9a-f]/i.test(char))
  if (stranger !== undefined) return refused('net/not-a-tile', { char: shownCharacter(stranger), place: tiles.indexOf(stranger) + 1 })
  if (tiles.length !== width * height) return refused('net/length', { count: tiles.length, expected: width * height, width, height })
  const digits = tiles.map((char) => otherMask(Number.parseInt(char, 16)).toString(16))
  return { ok: true, value: Array.from({ length: height }, (_, y) => digits.slice(y * width, (y + 1) * width).join('')), issues: [] }
}

export const net: ForeignFormat = {
  id: 'net',
  kind: 'signal',
  isLike: (line) => /^\d+x\d+[a-z0-9.]*[:#]\S*$/i.test(line),
  read,
}
