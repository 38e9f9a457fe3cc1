/** Pieces that can be selected, and what is told of them. They have no names: a piece's id is the place of its first cell. */
import type { Piece } from '../../editing.ts'
import type { Point } from '../../grid.ts'
import type { Phrase } from '../../play.ts'
import { colourLetter } from './describe.ts'
import { groupsOf, pieceNumbers } from './pieces.ts'
import { cellAt, indexOf, isAnchored, isBlock, isInside, isPiece, otherEnd, pointOf, type Stage } from './stage.ts'

const ARROWS = { '<': '←', '>': '→', '^': '↑', v: '↓' } as const

export function pieceAt(stage: Stage, cell: Point): string | undefined {
  if (!isInside(stage, cell) || !isPiece(cellAt(stage, cell))) return undefined
  return String(pieceNumbers(stage)[indexOf(stage, cell)])
}

export function piece(stage: Stage, id: string): Piece | undefined {
  const { cells } = stage
  const pieces = pieceNumbers(stage)
  const own = pieces.flatMap((first, at) => (String(first) === id && isPiece(cells[at]!) ? [at] : []))
  const [first, ...others] = own
  if (first === undefined) return undefined
  const mine = new Set(own)
  const isMine = (cell: Point): boolean => isInside(stage, cell) && mine.has(indexOf(stage, cell))
  const links = stage.links.filter((link) => isMine([link.x, link.y]) !== isMine(otherEnd(link)))
  const buds = stage.buds.filter(({ x, y }) => isMine([x, y]))
  const facts: readonly (readonly [label: string, value: Phrase])[] = [
    [
      'fact.jelly.what',
      isBlock(cells[first]!)
        ? { key: 'cell.jelly.block', details: { mark: cells[first]! } }
        : { key: 'cell.jelly.jelly', details: { colour: colourLetter(cells[first]!) } },
    ],
    ['fact.jelly.size', { key: 'fact.jelly.cells', details: { count: own.length } }],
    ['fact.jelly.hold', holdOf(stage, own)],
    ['fact.jelly.links', links.length === 0 ? NONE : { key: 'fact.jelly.tied', details: { count: links.length } }],
    ...(isBlock(cells[first]!)
      ? ([
          [
            'fact.jelly.inside',
            buds.length === 0
              ? NONE
              : {
                  key: 'fact.jelly.hidden',
                  details: { list: buds.map(({ colour, direction }) => `${colour} ${ARROWS[direction]}`).join(', ') },
                },
          ],
        ] as const)
      : []),
  ]
  return {
    id,
    cells: [pointOf(stage, first), ...others.map((at) => pointOf(stage, at))],
    facts: facts.map(([key, value]) => ({ label: { key }, value })),
  }
}

const NONE: Phrase = { key: 'fact.jelly.none' }

/** What keeps the piece where it is, if anything does. */
function holdOf(stage: Stage, own: readonly number[]): Phrase {
  const count = own.filter((at) => isAnchored(stage.cells[at]!)).length
  if (count > 0) return { key: 'fact.jelly.anchored', details: { count } }
  const group = groupsOf(stage).find(({ cells }) => cells.includes(own[0]!))
  return { key: group?.anchored ? 'fact.jelly.anchored-by-link' : 'fact.jelly.free' }
}
